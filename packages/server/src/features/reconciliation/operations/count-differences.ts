import { forSession } from '../../../actions/operation.ts';
import { sumsOfOpenRefunds } from '../../../queries/orders/open-refunds.ts';
import { countDifferencesOf } from '../queries/list.ts';
import { lastDoneAt } from '../queries/runs.ts';
import { countsToWire } from '../reconciliation-wire.ts';

export const countDifferences = forSession<'countDifferences'>(({ session, read }) =>
  read(async (tx) => {
    const { shopId } = session;
    const counts = await countDifferencesOf(tx, shopId);
    return {
      status: 200,
      body: countsToWire(counts, await lastDoneAt(tx, shopId), await sumsOfOpenRefunds(tx, shopId)),
    };
  }),
);
