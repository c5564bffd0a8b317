import { forSession } from '../../actions/operation.ts';
import { overrideCommission } from '../../actions/commission/override-commission.ts';

export const createOverride = forSession<'createOverride'>(({ body, session, by, now, write }) =>
  write(async (tx) => ({
    status: 201,
    body: await overrideCommission(tx, { shopId: session.shopId, by, now }, body),
  })),
);
