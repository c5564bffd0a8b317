import { forSession } from '../../actions/operation.ts';
import { vendorThatStays } from '../../queries/vendors/vendors.ts';
import { vendorDetail } from '../../actions/vendors/vendor-detail.ts';

export const getVendor = forSession<'getVendor'>(({ params, session, now, read }) =>
  read(async (tx) => {
    const id = await vendorThatStays(tx, session.shopId, params.id);
    return { status: 200, body: await vendorDetail(tx, session, id, now) };
  }),
);
