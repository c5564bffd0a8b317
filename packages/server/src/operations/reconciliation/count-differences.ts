import { forSession } from '../../actions/operation.ts';
import { countDifferencesOf } from '../../queries/reconciliation/list.ts';
import { lastDoneAt } from '../../queries/reconciliation/runs.ts';
import { countsToWire } from '../../wire/reconciliation.ts';

export const countDifferences = forSession<'countDifferences'>(({ session, read }) =>
  read(async (tx) => {
    const { shopId } = session;
    const counts = await countDifferencesOf(tx, shopId);
    return { status: 200, body: countsToWire(counts, await lastDoneAt(tx, shopId)) };
  }),
);
