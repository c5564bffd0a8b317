import { answerOf, settled } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';

/** More than fit beside a field would not be read. */
const repsShown = 20;

/** For a field in which a sales rep is found by name. */
export function repSearch(client: Client) {
  return async (search: string, signal: AbortSignal) => {
    const query = { search, ordering: 'name', page_size: repsShown } as const;
    const found = await settled(
      answerOf(client.GET('/salesreps/commission-totals/', { params: { query }, signal })),
    );
    return found.is === 'ready' ? ({ is: 'found', options: found.value.results } as const) : found;
  };
}
