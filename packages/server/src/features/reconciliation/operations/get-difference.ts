import { forSession } from '../../../actions/operation.ts';
import { differenceAnswer } from '../reconciliation-start.ts';

export const getDifference = forSession<'getDifference'>(async ({ params, session, read }) => ({
  status: 200,
  body: await read((tx) => differenceAnswer(tx, session.shopId, params.id)),
}));
