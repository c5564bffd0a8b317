import { forSession } from '../operation.ts';
import { vendorDetail } from '../vendor-detail.ts';

export const getVendor = forSession<'getVendor'>(({ params, session, read }) =>
  read(async (tx) => ({ status: 200, body: await vendorDetail(tx, session, params.id) })),
);
