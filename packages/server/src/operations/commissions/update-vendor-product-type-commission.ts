import { forSession } from '../../actions/operation.ts';
import { updateTypeRate } from '../../actions/commission/type-rates.ts';

export const updateVendorProductTypeCommission = forSession<'updateVendorProductTypeCommission'>(
  ({ params, body, session, by, now, write, service }) =>
    write(async (tx) => {
      const owner = {
        shopId: session.shopId,
        by,
        now,
        reason: body.reason?.trim() ?? '',
        vendorId: body.vendor,
        id: params.id,
      };
      return { status: 200, body: await updateTypeRate(tx, service.jobs, owner, body) };
    }),
);
