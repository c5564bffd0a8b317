import { lookForDeletions } from './deletions.ts';
import type { Fetcher, FetcherOptions, FetchContext } from './fetched.ts';
import { fetchMessages } from './messages.ts';
import { openFetches } from './fetches.ts';

export function createFetcher(given: FetcherOptions): Fetcher {
  const stopping = new AbortController();
  const work: FetchContext = {
    ...given,
    signal: stopping.signal,
    platformOf: (name) => given.platforms.get(name) ?? null,
  };
  const fetches = openFetches(work);
  const oneByOne = new Set<number>();
  return {
    async next({ kind, shopId }) {
      if (kind === 'sync') return fetches.next(shopId, 'whole');
      if (kind === 'reconcile') {
        return (await fetches.next(shopId, 'changes')) ?? (await lookForDeletions(work, shopId));
      }
      if (kind === 'inbox') return fetchMessages(work, shopId, oneByOne);
      return null;
    },
    async close() {
      stopping.abort();
      await fetches.close();
    },
  };
}
