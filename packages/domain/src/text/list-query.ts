/** The parameters of a list in its address: `s`, `sort` and `page` (spec foundations §2). */
export type ListQuery = {
  readonly search: string;
  /** A sort key, with '-' before it for descending. */
  readonly sort: string;
  /** From 1. */
  readonly page: number;
};

export type ListRules = {
  /** Keys that may be sorted by, without '-'. */
  readonly sortKeys: readonly string[];
  readonly defaultSort: string;
};

export const longestSearch = 200;

/** Reads a list's address; a missing or senseless value becomes the default, because people type addresses by hand. */
export function parseListQuery(params: URLSearchParams, rules: ListRules): ListQuery {
  const sort = params.get('sort') ?? '';
  const page = params.get('page') ?? '';
  return {
    search: Array.from((params.get('s') ?? '').trim())
      .slice(0, longestSearch)
      .join(''),
    sort: rules.sortKeys.includes(sort.replace(/^-/, '')) ? sort : rules.defaultSort,
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a list; defaults are left out, so one view has one address. */
export function serialiseListQuery(query: ListQuery, rules: ListRules): URLSearchParams {
  const params = new URLSearchParams();
  if (query.search !== '') params.set('s', query.search);
  if (query.sort !== rules.defaultSort) params.set('sort', query.sort);
  if (query.page !== 1) params.set('page', String(query.page));
  return params;
}

/** The sort after a click on a column: ascending first, then the other way each time. */
export function toggleSort(current: string, key: string): string {
  return current === key ? `-${key}` : key;
}
