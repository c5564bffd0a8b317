import { moneyToWire } from '@consignment/domain/money/money';
import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { linesOfPayout } from '../../queries/orders/line-items.ts';
import { fileOfPayout } from '../../queries/payouts/pay-run-files.ts';
import { payoutById } from '../../queries/payouts/payouts.ts';
import { metasOf, shopOf } from '../../queries/shops/shops.ts';
import { visibleTo } from '../../common/visibility.ts';
import { commissionType, lineToWire } from '../../wire/line-item.ts';
import { fileOfPayoutToWire, payoutToWire } from '../../wire/payout.ts';

export const getPayout = forSession<'getPayout'>(({ params, query, session, read }) =>
  read(async (tx) => {
    const payout = await payoutById(tx, session.shopId, params.id);
    if (payout === null) throw notFound();
    const file = payout.method === 'bank' ? await fileOfPayout(tx, session.shopId, payout.id) : null;
    const answer = { ...payoutToWire(payout), bank_file: file === null ? null : fileOfPayoutToWire(file) };
    if (query.expand === undefined) return { status: 200, body: answer };

    const { currency } = await shopOf(tx, session.shopId);
    const visible = visibleTo(session, await metasOf(tx, session.shopId));
    const lines = await linesOfPayout(tx, session.shopId, payout.id);
    const line_items = lines.map((row) => ({
      line_item: lineToWire(row, currency, visible),
      ...(visible.commissions ? { amount: moneyToWire(row.paid_amount, payout.currency) } : {}),
      commission_type: commissionType(row),
    }));
    return { status: 200, body: { ...answer, line_items } };
  }),
);
