import { defineTexts } from '@consignment/domain/text/texts';
import { changeable, lockMoveIn } from '../move-answer.ts';
import { forSession } from '../../../actions/operation.ts';
import { refuse } from '../../../common/problem.ts';
import { record } from '../../../ledger/record.ts';
import { removeMove } from '../queries/moves.ts';

const texts = defineTexts('DeleteMove', {
  bookedOnce: 'This move has been recorded before, so it can’t be removed from the list.',
});

export const deleteMove = forSession<'deleteMove'>(({ params, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    const of = { shopId, moveId: params.id };
    const move = await lockMoveIn(tx, of, changeable);
    if (move.first_booked_at !== null) {
      throw refuse(409, 'stale', texts.bookedOnce);
    }
    await removeMove(tx, of);
    await record(tx, { shopId, by, now }, [{ event: 'move.deleted', id: move.id }]);
    return { status: 200, body: {} };
  }),
);
