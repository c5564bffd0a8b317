import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { itemsOfRepPayout, repPayoutById } from '../../queries/people/sales-rep-payouts.ts';
import { repPayoutItemToWire, repPayoutToWire } from '../../wire/sales-rep.ts';

export const getSalesRepPayout = forSession<'getSalesRepPayout'>(({ params, session, read }) =>
  read(async (tx) => {
    const payout = await repPayoutById(tx, session, params.id);
    if (payout === null) throw notFound();
    const items = await itemsOfRepPayout(tx, session.shopId, payout.id);
    const commissions = items.map((item) => repPayoutItemToWire(item, payout.currency));
    return { status: 200, body: { ...repPayoutToWire(payout), commissions } };
  }),
);
