import { parseListQuery, serialiseListQuery, type ListQuery } from '@consignment/domain/text/list-query';
import type { ListCodec } from './use-list-query.tsx';

type Sort<Key extends string> = Key | `-${Key}`;

/** The address of a list that is searched, sorted and paged, and the `ordering` of its call. */
export function listCodec<Key extends string>(
  sortKeys: readonly Key[],
  defaultSort: Sort<Key>,
): ListCodec<ListQuery> & { orderingOf: (query: ListQuery) => Sort<Key> } {
  const rules = { sortKeys, defaultSort };
  return {
    keys: ['s', 'sort', 'page'],
    parse: (params) => parseListQuery(params, rules),
    serialise: (query) => serialiseListQuery(query, rules),
    // `parse` lets no other sort through.
    orderingOf: (query) => query.sort as Sort<Key>,
  };
}

/** The id that an address has under a key; null for none, and for a text that is no id. */
export function idIn(params: URLSearchParams, key: string): number | null {
  const text = params.get(key) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** The part of a call's query that every list has. */
export function pageOf(query: ListQuery, pageSize: number) {
  return {
    page: query.page,
    page_size: pageSize,
    ...searchOf(query),
  };
}

/** The search of a call's query, left out where there is none. */
export function searchOf({ search }: Pick<ListQuery, 'search'>) {
  return search === '' ? {} : { search };
}
