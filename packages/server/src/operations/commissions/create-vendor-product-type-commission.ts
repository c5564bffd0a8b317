import { forSession } from '../../actions/operation.ts';
import { createTypeRate } from '../../actions/commission/type-rates.ts';

export const createVendorProductTypeCommission = forSession<'createVendorProductTypeCommission'>(
  ({ body, session, by, now, write, service }) =>
    write(async (tx) => {
      const owner = {
        shopId: session.shopId,
        by,
        now,
        reason: body.reason?.trim() ?? '',
        vendorId: body.vendor,
      };
      return { status: 201, body: await createTypeRate(tx, service.jobs, owner, body) };
    }),
);
