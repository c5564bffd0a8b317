import { forSession } from '../../../actions/operation.ts';
import { reconciliationAnswer } from '../reconciliation-start.ts';

export const getReconciliation = forSession<'getReconciliation'>(async ({ session, read }) => ({
  status: 200,
  body: await read((tx) => reconciliationAnswer(tx, session.shopId)),
}));
