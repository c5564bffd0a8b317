import { forSession } from '../operation.ts';
import { unpaidCommissions } from '../unpaid-commissions.ts';

export const getVendorUnpaidCommissions = forSession<'getVendorUnpaidCommissions'>(
  async ({ params, query, session, read }) => ({
    status: 200,
    body: await read((tx) => unpaidCommissions(tx, session, params.vendorId, query)),
  }),
);
