import type { Counted, PageAsk } from '../common/page.ts';

export type PagePart = Pick<PageAsk, 'size' | 'offset' | 'isBrief'>;

const usualMost = 1000;

/** A brief answer searches so many rows, the first in order, for its page before it searches all of them. */
export const lookedThrough = 2000;

/** A brief answer counts so many rows, at least to the end of its page; null for all. */
export function mostCounted({ isBrief, size, offset }: PagePart): number | null {
  return isBrief ? Math.max(usualMost, offset + size) : null;
}

/** The count of rows that were read up to one more than `most`. */
export function countedOf(read: number, most: number | null): Counted {
  return most !== null && read > most ? { count: most, isLeast: true } : { count: read, isLeast: false };
}

/**
 * The count that a page shows, of whose rows one more was read than it holds: exact where they end on it. Null for a page
 * after the last.
 */
export function countShown(rows: readonly unknown[], { size, offset }: PagePart): Counted | null {
  if (rows.length > size) return { count: offset + size, isLeast: true };
  return rows.length > 0 || offset === 0 ? { count: offset + rows.length, isLeast: false } : null;
}
