import { defineTexts } from '@consignment/domain/text/texts';
import { mappingFaults } from '../domain/moving-columns.ts';
import { changeable, lockMoveIn, moveAnswer, requireNoOther } from '../move-answer.ts';
import { forSession } from '../../../actions/operation.ts';
import { refuse } from '../../../common/problem.ts';
import { afterCommit } from '../../../database/transactions.ts';
import { mappingOf } from '../move-files.ts';
import { record } from '../../../ledger/record.ts';
import { filesOfMoves, type MoveFileRow } from '../queries/move-files.ts';
import { changeMove, hasOrders } from '../queries/moves.ts';

const texts = defineTexts('CheckMove', {
  noOrders: 'There are no orders in this app yet. Import the shop’s orders first.',
  missing:
    '{role, select, payouts {The payouts file is missing. Upload it first.} other {The commissions file is missing. Upload it first.}}',
  inFile:
    '{role, select, vendors {In the vendors file: {why}} payouts {In the payouts file: {why}} other {In the commissions file: {why}}}',
  date_order:
    '{role, select, vendors {The dates in the vendors file can be read in more than one way. Choose the correct one.} payouts {The dates in the payouts file can be read in more than one way. Choose the correct one.} other {The dates in the commissions file can be read in more than one way. Choose the correct one.}}',
  decimal_mark:
    '{role, select, vendors {The amounts in the vendors file can be read in more than one way. Choose the correct one.} payouts {The amounts in the payouts file can be read in more than one way. Choose the correct one.} other {The amounts in the commissions file can be read in more than one way. Choose the correct one.}}',
  rate_form:
    '{role, select, vendors {The rates in the vendors file can be read in more than one way. Choose the correct one.} payouts {The rates in the payouts file can be read in more than one way. Choose the correct one.} other {The rates in the commissions file can be read in more than one way. Choose the correct one.}}',
});

export const checkMove = forSession<'checkMove'>(({ params, session, by, now, write, service }) =>
  write(async (tx) => {
    const { shopId, loginId } = session;
    const of = { shopId, moveId: params.id };
    await lockMoveIn(tx, of, changeable);
    await requireNoOther(tx, of);
    requireReadable(await filesOfMoves(tx, shopId, [of.moveId]));
    if (!(await hasOrders(tx, shopId))) {
      throw refuse(422, 'missing_file', texts.noOrders);
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
    throw refuse(422, 'missing_file', texts.missing({ role: missing }));
  }
  for (const file of files) {
    const [fault] = mappingFaults(file.role, mappingOf(file), file.headers);
    if (fault !== undefined)
      throw refuse(422, 'invalid_value', texts.inFile({ role: file.role, why: fault.why }));
    const [question] = file.questions;
    if (question !== undefined) {
      throw refuse(422, 'invalid_value', texts[question.about]({ role: file.role }));
    }
    const [why] = file.faults;
    if (why !== undefined) throw refuse(422, 'invalid_value', texts.inFile({ role: file.role, why }));
  }
}
