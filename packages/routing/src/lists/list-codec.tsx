import { isDate } from '@consignment/domain/time/dates';
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

/** How the address has a value that narrows a list: as a text, which is left out where it is empty. */
type Narrowing<Value> = {
  read: (text: string) => Value;
  write: (value: Value) => string;
  /** In the address, where it is not the name of the value. */
  key?: string;
};

/** The address of a list that is narrowed further, by values under their own keys. */
export function narrowedCodec<Values extends object>(
  list: ListCodec<ListQuery>,
  by: { readonly [Name in keyof Values]: Narrowing<Values[Name]> },
): ListCodec<ListQuery & Values> {
  // Object.keys loses the type of the keys.
  const names = Object.keys(by) as (keyof Values & string)[];
  const keyOf = (name: keyof Values & string) => by[name].key ?? name;
  return {
    keys: [...list.keys, ...names.map(keyOf)],
    parse: (params) => {
      const read = names.map((name) => [name, by[name].read(params.get(keyOf(name)) ?? '')]);
      // Object.fromEntries loses it too.
      return { ...list.parse(params), ...(Object.fromEntries(read) as Values) };
    },
    serialise: (query) => {
      const params = list.serialise(query);
      for (const name of names) {
        const text = by[name].write(query[name]);
        if (text !== '') params.set(keyOf(name), text);
      }
      return params;
    },
  };
}

/** One of these, or the other, which is not in the address. */
export function oneOf<One extends string, Other extends string | null>(
  choices: readonly One[],
  other: Other,
): Narrowing<One | Other> {
  return {
    read: (text) => choices.find((choice) => choice === text) ?? other,
    write: (value) => (value === null || value === other ? '' : value),
  };
}

export const anId: Narrowing<number | null> = {
  read: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null),
  write: (id) => (id === null ? '' : String(id)),
};

/** 'YYYY-MM-DD' in the shop's zone; empty for no limit, as is an invalid day. */
export const aDay: Narrowing<string> = {
  read: (text) => (isDate(text) ? text : ''),
  write: (day) => day,
};

/** A range of days, both included. */
export const days = { from: aDay, to: aDay };

/** The address of one list among several on a page: its own key has the page of the list. */
export function pageCodec(key: string): ListCodec<{ page: number }> {
  return {
    keys: [key],
    parse: (params) => ({ page: idIn(params, key) ?? 1 }),
    serialise: ({ page }) => new URLSearchParams(page === 1 ? {} : { [key]: String(page) }),
  };
}

/** The id that an address has under a key; null for none, and for a text that is no id. */
export function idIn(params: URLSearchParams, key: string): number | null {
  return anId.read(params.get(key) ?? '');
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
