import { forSession } from '../../actions/operation.ts';
import { vendorThatStays } from '../../queries/vendors.ts';
import { vendorDetail } from '../../actions/vendor-detail.ts';

export const getVendor = forSession<'getVendor'>(({ params, session, now, read }) =>
  read(async (tx) => {
    const id = await vendorThatStays(tx, session.shopId, params.id);
    return { status: 200, body: await vendorDetail(tx, session, id, now) };
  }),
);
