import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { record } from '../../ledger/record.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';
import { priceLines } from '../../pricing/pricing.ts';
import { holdLines } from '../../queries/imports/orders.ts';
import { orderById, setSumsAccepted } from '../../queries/orders/orders.ts';
import { sumsToWire } from '../../wire/order.ts';

const texts = defineTexts('AcceptOrderSums', {
  addUp: 'The figures for this order have changed and now add up. Please review the order again.',
  differ:
    'The figures for this order have changed and now differ by {difference}. Please review the order again.',
});

export const acceptOrderSums = forSession<'acceptOrderSums'>(({ params, body, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    // The settings are locked before the lines, as in a change of the rules.
    await lockSettings(tx, shopId, 'share');
    await holdLines(tx, shopId, [params.id]);
    const order = await orderById(tx, shopId, params.id);
    if (order === null) throw notFound();
    const sums = sumsToWire(order);
    if (sums?.difference !== body.difference) {
      const detail = sums === null ? texts.addUp : texts.differ({ difference: sums.difference });
      throw refuse(409, 'stale', detail, { pointer: '/difference' });
    }
    if ((sums.accepted_at !== null) === body.is_accepted) return { status: 200, body: sums };
    const acceptedAt = body.is_accepted ? now : null;
    await setSumsAccepted(tx, shopId, order.id, acceptedAt);
    await priceLines(tx, shopId, { orders: [order.id] });
    const event = body.is_accepted ? 'order.sums_accepted' : 'order.sums_reopened';
    const after = { difference: sums.difference };
    await record(tx, { shopId, by, now }, [{ event, id: order.id, after }]);
    return { status: 200, body: { ...sums, accepted_at: acceptedAt?.toISOString() ?? null } };
  }),
);
