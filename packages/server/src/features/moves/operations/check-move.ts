import { mappingFaults } from '../domain/moving-columns.ts';
import { changeable, lockMoveIn, moveAnswer, requireNoOther } from '../move-answer.ts';
import { forSession } from '../../../actions/operation.ts';
import { refuse } from '../../../common/problem.ts';
import { afterCommit } from '../../../database/transactions.ts';
import { mappingOf } from '../move-files.ts';
import { record } from '../../../ledger/record.ts';
import { filesOfMoves, type MoveFileRow } from '../queries/move-files.ts';
import { changeMove, hasOrders } from '../queries/moves.ts';

export const checkMove = forSession<'checkMove'>(({ params, session, by, now, write, service }) =>
  write(async (tx) => {
    const { shopId, loginId } = session;
    const of = { shopId, moveId: params.id };
    await lockMoveIn(tx, of, changeable);
    await requireNoOther(tx, of);
    requireReadable(await filesOfMoves(tx, shopId, [of.moveId]));
    if (!(await hasOrders(tx, shopId))) {
      throw refuse(422, 'missing_file', 'There are no orders here yet. Import the shop’s orders first.');
    }
    await changeMove(tx, of, {
      state: 'checking',
      position: { step: 0, after: 0 },
      description: 'Beginning',
      progress: 0,
      problem: null,
      asked_by: loginId,
    });
    await record(tx, { shopId, by, now }, [{ event: 'move.checked', id: of.moveId }]);
    afterCommit(() => service.jobs.wake());
    return { status: 200, body: await moveAnswer(tx, of) };
  }),
);

/** Throws a Refusal (422) where a file is missing, or cannot be read as it is. */
function requireReadable(files: readonly MoveFileRow[]): void {
  const missing = (['payouts', 'commissions'] as const).find((role) =>
    files.every((file) => file.role !== role),
  );
  if (missing !== undefined) {
    throw refuse(422, 'missing_file', `The file of ${missing} is missing. Send it first.`);
  }
  for (const file of files) {
    const [fault] = mappingFaults(file.role, mappingOf(file), file.headers);
    if (fault !== undefined) throw refuse(422, 'invalid_value', `In the file of ${file.role}: ${fault.why}`);
    const [question] = file.questions;
    if (question !== undefined) {
      const what = { date_order: 'dates', decimal_mark: 'amounts', rate_form: 'rates' }[question.about];
      const detail = `The ${what} of the file of ${file.role} can be read in several ways. Say which one is right.`;
      throw refuse(422, 'invalid_value', detail);
    }
    const [why] = file.faults;
    if (why !== undefined) throw refuse(422, 'invalid_value', `In the file of ${file.role}: ${why}`);
  }
}
