import { moneyToWire } from '@consignment/domain/money';
import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { linesOfPayout } from '../../queries/line-items.ts';
import { payoutById } from '../../queries/payouts.ts';
import { metasOf, shopOf } from '../../queries/shops.ts';
import { visibleTo } from '../../common/visibility.ts';
import { commissionType, lineToWire } from '../../wire/line-item.ts';
import { payoutToWire } from '../../wire/payout.ts';

export const getPayout = forSession<'getPayout'>(({ params, query, session, read }) =>
  read(async (tx) => {
    const payout = await payoutById(tx, session.shopId, params.id);
    if (payout === null) throw notFound();
    if (query.expand === undefined) return { status: 200, body: payoutToWire(payout) };

    const { currency } = await shopOf(tx, session.shopId);
    const visible = visibleTo(session, await metasOf(tx, session.shopId));
    const lines = await linesOfPayout(tx, session.shopId, payout.id);
    const line_items = lines.map((row) => ({
      line_item: lineToWire(row, currency, visible),
      ...(visible.commissions ? { amount: moneyToWire(row.paid_amount, payout.currency) } : {}),
      commission_type: commissionType(row),
    }));
    return { status: 200, body: { ...payoutToWire(payout), line_items } };
  }),
);
