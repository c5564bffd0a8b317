import {
  movePayoutStates,
  type MovePayoutsQuery,
} from '@consignment/components/screens/merchant/moves/MovePayouts';
import { listCodec } from '@consignment/routing/lists/list-codec';
import type { ListCodec } from '@consignment/routing/lists/use-list-query';

/** The newest first, and in no other order. */
const list = listCodec(['day'], '-day');

/** The address of the payouts of a move: the search, the page and the state. */
export const movePayoutsCodec: ListCodec<MovePayoutsQuery> = {
  keys: [...list.keys, 'state'],
  parse: (params) => ({
    ...list.parse(params),
    state: movePayoutStates.find((state) => state === params.get('state')) ?? null,
  }),
  serialise: (query) => {
    const params = list.serialise(query);
    if (query.state !== null) params.set('state', query.state);
    return params;
  },
};

/** The page of the other lists of a move, of which one is shown at a time. */
export const movePageCodec: ListCodec<{ page: number }> = {
  keys: ['page'],
  parse: (params) => ({ page: list.parse(params).page }),
  serialise: ({ page }) => new URLSearchParams(page === 1 ? {} : { page: String(page) }),
};
