import { forSession } from '../../actions/operation.ts';
import { overrideCommission } from '../../actions/override-commission.ts';

export const createOverride = forSession<'createOverride'>(({ body, session, write }) =>
  write(async (tx) => ({ status: 201, body: await overrideCommission(tx, session.shopId, body) })),
);
