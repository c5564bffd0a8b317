import { forSession } from '../../actions/operation.ts';
import { createTypeRate } from '../../actions/commission/type-rates.ts';

export const createProductTypeCommission = forSession<'createProductTypeCommission'>(
  ({ body, session, by, now, write, service }) =>
    write(async (tx) => {
      const owner = { shopId: session.shopId, by, now, reason: body.reason?.trim() ?? '', vendorId: null };
      return { status: 201, body: await createTypeRate(tx, service.jobs, owner, body) };
    }),
);
