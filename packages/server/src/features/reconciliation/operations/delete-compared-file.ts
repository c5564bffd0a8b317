import { forSession } from '../../../actions/operation.ts';
import { reconciliationAnswer } from '../reconciliation-start.ts';
import { notFound } from '../../../common/problem.ts';
import { record } from '../../../ledger/record.ts';
import { settleSource } from '../queries/differences.ts';
import { lockRun } from '../queries/runs.ts';
import { deleteSource, fileById } from '../queries/sources.ts';

export const deleteComparedFile = forSession<'deleteComparedFile'>(({ params, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    // A comparison that looks at it ends its part first.
    await lockRun(tx, shopId);
    const source = await fileById(tx, shopId, params.id);
    if (source === null) throw notFound();
    await deleteSource(tx, { shopId, id: source.id });
    await settleSource(tx, { shopId, source: source.role, now });
    const answer = await reconciliationAnswer(tx, shopId);
    const entry = { event: 'comparison.file_removed', id: source.id } as const;
    await record(tx, { shopId, by, now }, [{ ...entry, before: { file: source.role } }]);
    return { status: 200, body: answer };
  }),
);
