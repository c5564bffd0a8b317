import { forSession } from '../../actions/operation.ts';
import { unpaidCommissions } from '../../actions/commission/unpaid-commissions.ts';

export const getUnpaidCommissions = forSession<'getUnpaidCommissions'>(
  async ({ query, session, now, read }) => ({
    status: 200,
    body: await read((tx) => unpaidCommissions(tx, session, query.vendor_id, now, query)),
  }),
);
