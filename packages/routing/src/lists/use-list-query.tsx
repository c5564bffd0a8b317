import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** How the state of a list is written in its address. */
export type ListCodec<Query> = {
  /** The keys of the address that belong to the list. */
  keys: readonly string[];
  parse: (params: URLSearchParams) => Query;
  /** Defaults are left out, so that one view has one address. */
  serialise: (query: Query) => URLSearchParams;
};

/**
 * The state of a list, kept in the page's address. A change of anything but the page goes back to page 1. Keys of
 * the address that are not the list's stay. A change made while another is under way adds to it.
 */
export function useListQuery<Query extends { page: number }>(codec: ListCodec<Query>) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const underWay = useRef<{ from: URLSearchParams; to: URLSearchParams } | null>(null);
  const query = codec.parse(params);
  const hrefOf = (change: Partial<Query>) => listHref(params, codec, change);
  return {
    query,
    hrefOf,
    now,
    onQuery: (change: Partial<Query>) => {
      const from = underWay.current?.from === params ? underWay.current.to : params;
      const href = listHref(from, codec, change);
      underWay.current = { from: params, to: new URLSearchParams(href) };
      // Drawn in one go: in slices between frames, as the router does by default, the same rows take twice as long.
      void navigate(href, { preventScrollReset: true, flushSync: true });
    },
  };
}

const now = () => new Date();

/** The address, from '?', of the list after `change`. */
export function listHref<Query extends { page: number }>(
  params: URLSearchParams,
  codec: ListCodec<Query>,
  change: Partial<Query>,
): string {
  const query = codec.parse(params);
  const next = new URLSearchParams(params);
  for (const key of codec.keys) next.delete(key);
  const changed = codec.serialise({ ...query, page: 1, ...change });
  for (const [key, value] of changed) next.set(key, value);
  const text = next.toString();
  return text === '' ? '?' : `?${text}`;
}
