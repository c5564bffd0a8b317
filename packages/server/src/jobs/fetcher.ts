import { lookForDeletions } from './deletions.ts';
import type { Fetcher, FetcherOptions, FetchContext } from './fetched.ts';
import { fetchMessages } from './messages.ts';
import { openReadings } from './readings.ts';

export function createFetcher(given: FetcherOptions): Fetcher {
  const stopping = new AbortController();
  const work: FetchContext = {
    ...given,
    signal: stopping.signal,
    platformOf: (name) => given.platforms.get(name) ?? null,
  };
  const readings = openReadings(work);
  const oneByOne = new Set<number>();
  return {
    async next({ kind, shopId }) {
      if (kind === 'sync') return readings.next(shopId, 'whole');
      if (kind === 'reconcile') {
        return (await readings.next(shopId, 'changes')) ?? (await lookForDeletions(work, shopId));
      }
      if (kind === 'inbox') return fetchMessages(work, shopId, oneByOne);
      return null;
    },
    async close() {
      stopping.abort();
      await readings.close();
    },
  };
}
