import { defineTexts } from '@consignment/domain/text/texts';
import { refuse } from './problem.ts';

const texts = defineTexts('ServerPage', {
  pageRange: 'page must be between 1 and {last}.',
  sizeRange: 'page_size must be between 1 and 1000.',
  orderings: 'ordering must be one of: {allowed}.',
  searchTooLong: 'search can have at most 200 characters.',
});

/** The requested part of a list. Pages count from 1. A brief answer counts no further than its first pages need. */
export type PageAsk = {
  readonly page: number;
  readonly size: number;
  readonly offset: number;
  readonly isBrief: boolean;
};

/** How many rows match, or with `isLeast` a number that more rows than that match. */
export type Counted = { readonly count: number; readonly isLeast: boolean };

export type Page<T> = {
  count: number;
  count_is_least?: true;
  next: string | null;
  previous: string | null;
  results: T[];
};

export type Direction = 'asc' | 'desc';
export type Ordering<Key extends string> = { readonly by: Key; readonly direction: Direction };

const lastPage = 1_000_000;

export function pageAsk(
  query: { page?: number; page_size?: number; count?: 'exact' | 'brief' },
  usualSize = 50,
): PageAsk {
  const page = query.page ?? 1;
  const size = query.page_size ?? usualSize;
  if (page < 1 || page > lastPage) {
    throw refuse(400, 'out_of_range', texts.pageRange({ last: lastPage }), { pointer: '?page' });
  }
  if (size < 1 || size > 1000) {
    throw refuse(400, 'out_of_range', texts.sizeRange, { pointer: '?page_size' });
  }
  return { page, size, offset: (page - 1) * size, isBrief: query.count === 'brief' };
}

/** One page of a list. `url` is the path and query of the request; `next` and `previous` are derived from it. */
export function pageOf<T>(
  url: string,
  ask: PageAsk,
  found: { count: number; isLeast?: boolean; rows: T[] },
): Page<T> {
  const last = Math.max(1, Math.ceil(found.count / ask.size));
  const isLeast = found.isLeast === true;
  return {
    count: found.count,
    ...(isLeast ? { count_is_least: true } : {}),
    next: ask.page < last || isLeast ? pageUrl(url, ask.page + 1) : null,
    previous: ask.page > 1 ? pageUrl(url, Math.min(ask.page - 1, last)) : null,
    results: found.rows,
  };
}

/** Parameters that the shop's platform signs and adds to each call it proxies; they are valid for that call only. */
const platformKeys = ['signature', 'hmac', 'timestamp', 'path_prefix', 'logged_in_customer_id'];

function pageUrl(url: string, page: number): string {
  const [path = '', query = ''] = url.split('?', 2);
  const keys = new URLSearchParams(query);
  for (const key of platformKeys) keys.delete(key);
  keys.set('page', String(page));
  return `${path}?${keys.toString()}`;
}

/** Parses 'name' or '-name'. Any key but the route's own is refused, with the list of those allowed. */
export function orderingOf<Key extends string>(
  text: string | undefined,
  keys: readonly Key[],
  usual: Ordering<Key>,
): Ordering<Key> {
  if (text === undefined || text === '') return usual;
  const direction: Direction = text.startsWith('-') ? 'desc' : 'asc';
  const by = keys.find((key) => key === text.replace(/^-/, ''));
  if (by === undefined) {
    const allowed = keys.flatMap((key) => [key, `-${key}`]).join(', ');
    throw refuse(400, 'not_allowed_value', texts.orderings({ allowed }), { pointer: '?ordering' });
  }
  return { by, direction };
}

/** The text of a search, or null when there is none. Throws a Refusal above 200 characters. */
export function searchOf(text: string | undefined): string | null {
  const wanted = (text ?? '').trim();
  if (wanted.length > 200) {
    throw refuse(400, 'out_of_range', texts.searchTooLong, { pointer: '?search' });
  }
  return wanted === '' ? null : wanted;
}
