import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../../actions/operation.ts';
import { reconciliationAnswer } from '../reconciliation-start.ts';
import { refuse } from '../../../common/problem.ts';
import { afterCommit } from '../../../database/transactions.ts';
import { stepsOf } from '../reconciliation-work.ts';
import { record } from '../../../ledger/record.ts';
import { isConnected } from '../../../queries/shops/platforms.ts';
import { insertReconciliation } from '../queries/runs.ts';

const texts = defineTexts('StartReconciliation', {
  underWay: 'A comparison is already in progress. Wait until it has finished.',
});

export const startReconciliation = forSession<'startReconciliation'>(({ session, by, now, write, service }) =>
  write(async (tx) => {
    const { shopId, loginId } = session;
    const steps = stepsOf({ isConnected: await isConnected(tx, shopId) });
    const id = await insertReconciliation(tx, { shopId, because: 'asked', steps, madeBy: loginId, now });
    if (id === null) {
      throw refuse(409, 'reconciliation_under_way', texts.underWay);
    }
    const answer = await reconciliationAnswer(tx, shopId);
    await record(tx, { shopId, by, now }, [{ event: 'comparison.started', id }]);
    afterCommit(() => service.jobs.wake());
    return { status: 201, body: answer };
  }),
);
