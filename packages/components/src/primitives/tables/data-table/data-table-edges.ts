import { edge } from './DataTableEdges.css.ts';

/** The cell at this place with its padding to the edge of the table. The first column may follow a box. */
export function withEdges(
  classes: string,
  { index, count, hasBox }: { index: number; count: number; hasBox: boolean },
): string {
  const isFirst = index === 0 && !hasBox;
  const isLast = index === count - 1;
  return [classes, isFirst && edge.start, isLast && edge.end].filter(Boolean).join(' ');
}
