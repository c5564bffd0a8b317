import { forSession } from '../operation.ts';
import { overrideCommission } from '../override-commission.ts';
import { notFound } from '../problem.ts';

export const updateOverride = forSession<'updateOverride'>(async ({ params, body, session, write }) => {
  if (params.id !== body.line_item) throw notFound();
  return write(async (tx) => ({ status: 200, body: await overrideCommission(tx, session.shopId, body) }));
});
