import { sql, type RawBuilder } from 'kysely';
import type { Period } from '../../common/period.ts';

/** The sales that count: those of a period, and with a vendor only that vendor's lines. */
export type SalesOf = { readonly period: Period; readonly vendorId: number | null };

/** Units sold and not returned, those of them in a payout, and the vendor's commission. */
export type Sales = { readonly sold: number; readonly paid: number; readonly commission: number };

// A line's state implies its order's, so the order is read only where another reason came first.
const stayedSold = sql`case
  when l.commission_state in ('accrued', 'pending', 'blocked') then true
  when l.commission_reason in ('cancelled', 'voided') then false
  else exists (select from orders o where o.shop_id = l.shop_id and o.id = l.order_id
    and o.cancelled_at is null and o.financial_status is distinct from 'voided') end`;

/**
 * One row for each variant with its Sales, commission in minor units: the lines of orders that are neither cancelled
 * nor voided, without returned units. A refund after payout lowers the commission on the day of the refund. `lines`
 * narrows to some lines, named `l`.
 */
export function salesPerVariant(
  shopId: number,
  { period, vendorId }: SalesOf,
  lines: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  return sql`
    select l.variant_id, sum(units)::int8 as sold,
      coalesce(sum(units) filter (where l.payout_id is not null), 0)::int8 as paid,
      coalesce(sum(l.commission_amount) filter (where l.commission_state = 'accrued'), 0)::int8 as commission
    from line_items l
    cross join lateral (select greatest(l.quantity - l.returned_quantity, 0) as units) kept
    where l.shop_id = ${shopId} and l.variant_id is not null and l.kind in ('product', 'gift_card', 'reversal')
      and ${stayedSold}
      and ${period.from === null ? sql`true` : sql`l.processed_at >= ${period.from}`}
      and ${period.until === null ? sql`true` : sql`l.processed_at < ${period.until}`}
      and ${vendorId === null ? sql`true` : sql`l.vendor_id = ${vendorId}`}
      and ${lines}
    group by l.variant_id`;
}
