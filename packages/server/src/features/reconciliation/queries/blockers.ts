import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { ignoredTagTexts } from '../../../pricing/ignored-tags.ts';
import { readRules } from '../../../pricing/shop-rules.ts';

/* Lines that earn nothing for want of a vendor, a rate or a cost, together by what mends them. Minor units. */

export type BlockedLines = {
  readonly vendorId: number | null;
  readonly vendorName: string | null;
  readonly productId: number | null;
  /** The product's title, or the line's own where there is no product. */
  readonly title: string;
  readonly sku: string;
  readonly lines: number;
  readonly units: number;
  /** Before refunds. */
  readonly sales: number;
  /** The first of them. */
  readonly lineItemId: number;
  readonly orderId: number | null;
  readonly orderName: string | null;
  readonly platformId: string | null;
};

/** An order `o` that earns something by the shop's rules, and a line `l` of which something stayed with the customer. */
async function earning(tx: Tx, shopId: number) {
  const rules = await readRules(tx, shopId);
  const ignored = await ignoredTagTexts(tx, shopId, rules, sql<boolean>`true`);
  return sql`o.cancelled_at is null and o.financial_status is distinct from 'voided'
    and (${rules.startsAt}::timestamptz is null or o.processed_at >= ${rules.startsAt}::timestamptz)
    and o.tags <> all (${ignored}::text[])
    and l.kind = 'product' and l.payout_id is null and l.returned_quantity < l.quantity`;
}

export type Blocker = 'line_without_vendor' | 'line_without_rate' | 'line_without_cost';

const isBlocked = {
  line_without_vendor: sql`l.vendor_id is null`,
  line_without_rate: sql`l.commission_state = 'blocked' and l.commission_reason = 'no_rate'`,
  line_without_cost: sql`l.commission_state = 'blocked' and l.commission_reason = 'no_cost'`,
} satisfies Record<Blocker, unknown>;

/** By product, or for a missing rate by vendor. A line without a product counts for all lines of its SKU, or else of its name. */
export async function blockedLines(tx: Tx, shopId: number, blocker: Blocker): Promise<BlockedLines[]> {
  const isByVendor = blocker === 'line_without_rate';
  const product = isByVendor ? sql`null::int8` : sql`v.product_id`;
  const own = isByVendor
    ? sql`''`
    : sql`case when v.product_id is null then coalesce(nullif(l.sku, ''), l.name) else '' end`;
  const { rows } = await sql<BlockedLines>`
    with blocked as materialized (
      select l.id, l.order_id, l.vendor_id, l.title, l.sku, l.quantity, l.price * l.quantity - l.allocated_discount as net,
        ${product} as product_id, ${own} as own
      from line_items l
      join orders o on o.shop_id = l.shop_id and o.id = l.order_id
      left join variants v on v.shop_id = l.shop_id and v.id = l.variant_id
      where l.shop_id = ${shopId} and ${isBlocked[blocker]} and ${await earning(tx, shopId)}),
    grouped as (
      select ${isByVendor ? sql`vendor_id` : sql`null::int8`} as vendor_id, product_id, own, min(id) as first_id,
        count(*)::int4 as lines, sum(quantity)::int8 as units, sum(net)::int8 as sales
      from blocked group by 1, 2, 3)
    select coalesce(g.vendor_id, l.vendor_id) as "vendorId", w.name as "vendorName", g.product_id as "productId",
      coalesce(p.title, l.title) as title, l.sku, g.lines, g.units, g.sales, l.id as "lineItemId", o.id as "orderId",
      o.name as "orderName", o.platform_id as "platformId"
    from grouped g
    join line_items l on l.shop_id = ${shopId} and l.id = g.first_id
    join orders o on o.shop_id = l.shop_id and o.id = l.order_id
    left join vendors w on w.shop_id = l.shop_id and w.id = coalesce(g.vendor_id, l.vendor_id)
    left join products p on p.shop_id = l.shop_id and p.id = g.product_id
    order by g.first_id`.execute(tx);
  return rows;
}

type OpenRefund = {
  readonly id: number;
  readonly name: string;
  readonly platformId: string;
  /** The part for goods. Minor units. */
  readonly toAssign: number;
  /** The names of the vendors whose lines it may be of. */
  readonly vendors: string;
};

/** The orders with a refund whose lines are not known; those that earn nothing are left out. */
export async function openRefunds(tx: Tx, shopId: number): Promise<OpenRefund[]> {
  const { rows } = await sql<OpenRefund>`
    select o.id, o.name, o.platform_id as "platformId", o.refund_to_assign as "toAssign",
      string_agg(distinct v.name, ', ' order by v.name) as vendors
    from orders o
    join line_items l on l.shop_id = o.shop_id and l.order_id = o.id and l.kind = 'product'
      and (l.payout_id is not null or l.commission_reason = 'refund_to_assign')
    join vendors v on v.shop_id = l.shop_id and v.id = l.vendor_id
    where o.shop_id = ${shopId} and o.refund_to_assign > 0
    group by o.shop_id, o.id order by o.id`.execute(tx);
  return rows;
}
