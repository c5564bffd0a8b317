import { defineTexts } from '@consignment/domain/text/texts';
import { lockMoveIn, moveAnswer, undoRefusal } from '../move-answer.ts';
import { forSession } from '../../../actions/operation.ts';
import { refuse } from '../../../common/problem.ts';
import { afterCommit } from '../../../database/transactions.ts';
import { record } from '../../../ledger/record.ts';
import { lockSettings } from '../../../pricing/shop-rules.ts';
import { changeMove, isAnotherUnderWay } from '../queries/moves.ts';

const texts = defineTexts('OperationUndoMove', {
  underWay: 'Another move is already in progress. Delete it or record it first.',
});

export const undoMove = forSession<'undoMove'>(({ params, body, session, by, now, write, service }) =>
  write(async (tx) => {
    const { shopId, loginId } = session;
    const of = { shopId, moveId: params.id };
    const move = await lockMoveIn(tx, of, ['booked']);
    // From here on no payout is made until it is taken back.
    await lockSettings(tx, shopId, 'change');
    const refused = await undoRefusal(tx, move);
    if (refused !== null) throw refuse(409, 'moved_on', refused);
    if (await isAnotherUnderWay(tx, of)) {
      throw refuse(409, 'move_under_way', texts.underWay);
    }
    await changeMove(tx, of, {
      state: 'undoing',
      position: { step: 0, after: 0 },
      description: 'Taking payouts back',
      progress: 0,
      problem: null,
      asked_by: loginId,
    });
    await record(tx, { shopId, by, now }, [
      { event: 'move.undoing', id: of.moveId, reason: body.reason.trim() },
    ]);
    afterCommit(() => service.jobs.wake());
    return { status: 200, body: await moveAnswer(tx, of) };
  }),
);
