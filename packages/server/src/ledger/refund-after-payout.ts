import { takeLock } from '../database/locks.ts';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { post } from './post.ts';

/**
 * Takes back, from the vendors' next payouts, refunds on lines that are already paid (commission rules §7). Compares
 * what has come back by now (`returned_quantity`, `refunded_amount`) with what was taken back before, and enters the
 * difference as a reversal line with a ledger transaction; paid lines and paid payouts stay as they are. Lines that
 * are neither paid nor touched by an earlier reversal are left to pricing. Running it twice changes nothing. Returns
 * the number of reversals entered.
 */
export async function refundAfterPayout(
  tx: Tx,
  ask: { readonly shopId: number; readonly lines: readonly number[]; readonly now: Date },
): Promise<number> {
  if (ask.lines.length === 0) return 0;
  // A separate statement, so that the next one sees the reversals of earlier holders of these locks.
  takeLock('line_items');
  await tx
    .selectFrom('line_items')
    .select('id')
    .where('shop_id', '=', ask.shopId)
    .where(sql<boolean>`id = any (${[...ask.lines]}::int8[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const { rows: reversals } = await sql<Reversal>`
    insert into line_items (shop_id, order_id, platform_id, kind, reverses_id, variant_id, processed_at, title, name,
      sku, image, location_name, price, quantity, product_type, tracked_vendor_id, commission_state, commission_full,
      net_sales, net_tax)
    select l.shop_id, l.order_id, l.platform_id || ':return:' || (past.entries + 1), 'reversal', l.id, l.variant_id,
      coalesce((select max(refunded_at) from refund_lines f where f.line_item_id = l.id), ${ask.now}::timestamptz),
      l.title, l.name, l.sku, l.image, l.location_name, l.price, 0, l.product_type, l.vendor_id, 'accrued',
      -back.commission, -back.sales, -back.tax
    from line_items l
    cross join lateral (
      select count(*) as entries, coalesce(sum(r.commission_full), 0)::int8 as commission,
        coalesce(sum(r.net_sales), 0)::int8 as sales, coalesce(sum(r.net_tax), 0)::int8 as tax
      from line_items r where r.reverses_id = l.id) past
    cross join lateral (select l.price * l.quantity - l.allocated_discount as net) sold
    -- What has come back in all, less what had when the line was priced last, less the reversals since.
    cross join lateral (select
      returned_part(l.commission_full, l.quantity, net, l.returned_quantity, l.refunded_amount)
        - l.commission_reversed + past.commission as commission,
      returned_part(net, l.quantity, net, l.returned_quantity, l.refunded_amount) - (net - l.net_sales) + past.sales
        as sales,
      returned_part(l.total_tax, l.quantity, net, l.returned_quantity, l.refunded_amount) - (l.total_tax - l.net_tax)
        + past.tax as tax) back
    where l.shop_id = ${ask.shopId} and l.id = any (${[...ask.lines]}::int8[])
      and l.kind = 'product' and l.commission_state = 'accrued' and (l.payout_id is not null or past.entries > 0)
      and (back.commission, back.sales, back.tax) <> (0, 0, 0)
    order by l.id
    returning id, tracked_vendor_id as "vendorId", commission_full as amount`.execute(tx);
  const { currency } = await tx
    .selectFrom('shops')
    .select('currency')
    .where('id', '=', ask.shopId)
    .executeTakeFirstOrThrow();
  await post(
    tx,
    reversals.map(({ id, vendorId, amount }) => ({
      shopId: ask.shopId,
      vendorId,
      kind: 'refund_after_payout',
      currency,
      lineItemId: id,
      now: ask.now,
      amount: -amount,
    })),
  );
  return reversals.length;
}

type Reversal = { readonly id: number; readonly vendorId: number; readonly amount: number };
