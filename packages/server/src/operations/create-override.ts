import { forSession } from '../operation.ts';
import { overrideCommission } from '../override-commission.ts';

export const createOverride = forSession<'createOverride'>(({ body, session, write }) =>
  write(async (tx) => ({ status: 201, body: await overrideCommission(tx, session.shopId, body) })),
);
