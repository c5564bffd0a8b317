import { forSession } from '../../actions/operation.ts';
import { unpaidCommissions } from '../../actions/commission/unpaid-commissions.ts';

export const getVendorUnpaidCommissions = forSession<'getVendorUnpaidCommissions'>(
  async ({ params, query, session, now, read }) => ({
    status: 200,
    body: await read((tx) => unpaidCommissions(tx, session, params.vendorId, now, query)),
  }),
);
