import {
  movePayoutStates,
  type MovePayoutsQuery,
} from '@consignment/components/screens/merchant/moves/MovePayouts';
import { listCodec, narrowedCodec, oneOf, pageCodec } from '@consignment/routing/lists/list-codec';
import type { ListCodec } from '@consignment/routing/lists/use-list-query';

/** The newest first, and in no other order. */
const list = listCodec(['day'], '-day');

/** The address of the payouts of a move: the search, the page and the state. */
export const movePayoutsCodec: ListCodec<MovePayoutsQuery> = narrowedCodec(list, {
  state: oneOf(movePayoutStates, null),
});

/** The page of the other lists of a move, of which one is shown at a time. */
export const movePageCodec = pageCodec('page');
