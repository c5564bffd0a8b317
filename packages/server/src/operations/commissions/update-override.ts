import { forSession } from '../../actions/operation.ts';
import { overrideCommission } from '../../actions/commission/override-commission.ts';
import { notFound } from '../../common/problem.ts';

export const updateOverride = forSession<'updateOverride'>(
  async ({ params, body, session, by, now, write }) => {
    if (params.id !== body.line_item) throw notFound();
    return write(async (tx) => ({
      status: 200,
      body: await overrideCommission(tx, { shopId: session.shopId, by, now }, body),
    }));
  },
);
