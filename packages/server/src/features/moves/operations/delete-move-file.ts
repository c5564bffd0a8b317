import { changeable, lockMoveIn, moveAnswer, requireNoOther } from '../move-answer.ts';
import { forSession } from '../../../actions/operation.ts';
import { notFound } from '../../../common/problem.ts';
import { record } from '../../../ledger/record.ts';
import { filesOfMoves, removeFile } from '../queries/move-files.ts';
import { changeMove } from '../queries/moves.ts';

export const deleteMoveFile = forSession<'deleteMoveFile'>(({ params, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    const of = { shopId, moveId: params.id };
    await lockMoveIn(tx, of, changeable);
    await requireNoOther(tx, of);
    const file = (await filesOfMoves(tx, shopId, [of.moveId])).find(({ role }) => role === params.role);
    if (file === undefined) throw notFound();
    await removeFile(tx, shopId, file.id);
    await changeMove(tx, of, { state: 'draft', problem: null });
    const change = { before: { file: file.role }, after: { file: null } };
    await record(tx, { shopId, by, now }, [{ event: 'move.file_changed', id: of.moveId, ...change }]);
    return { status: 200, body: await moveAnswer(tx, of) };
  }),
);
