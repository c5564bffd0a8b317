import type { Override } from '@consignment/domain/commission';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../database/database.ts';
import { allOrders, pricesOf } from './pricing.ts';
import type { PricedBy } from './proposed-rules.ts';
import type { LineItemsTable } from '../database/schema-sales.ts';
import { readRules } from './shop-rules.ts';

/** What other rules would make of what is unpaid, of the shop or of one vendor; amounts in minor units of the shop's currency. */
export type RulePreview = {
  /** The unpaid lines of vendors that pricing looks at: custom items and what refunds have touched after a payout never move. */
  readonly unpaidLines: number;
  /** Those whose commission would be another, or would be payable, waiting or refused where it was not. */
  readonly changedLines: number;
  readonly dueBefore: number;
  readonly dueAfter: number;
  /** How many vendors have changed lines. */
  readonly vendorCount: number;
  /** Of those, the ones with the largest difference, that one first. */
  readonly vendors: readonly VendorPreview[];
};

export type VendorPreview = {
  readonly id: number;
  readonly name: string;
  readonly currency: string | null;
  readonly changedLines: number;
  readonly dueBefore: number;
  readonly dueAfter: number;
};

/** A vendor beside the sums of the shop; no vendor where none changes. */
type Row = (VendorPreview | { readonly id: null }) & {
  shopUnpaid: number;
  shopChanged: number;
  shopBefore: number;
  shopAfter: number;
  vendorCount: number;
};

/**
 * Prices every unpaid line, or those of one vendor, by these rules and writes nothing. Before and after are of one instant, since it is one
 * statement; a vendor's due moves by what its lines move, exactly as when `priceLines` writes them.
 */
export async function previewRules(
  tx: Tx,
  shopId: number,
  rules: PricedBy,
  { vendorId, largest }: { readonly vendorId: number | null; readonly largest: number },
): Promise<RulePreview> {
  const scope = vendorId === null ? allOrders : { vendor: vendorId };
  const { rows } = await sql<Row>`
    with priced as materialized (${await pricesOf(tx, shopId, scope, rules)}),
    compared as (
      select l.vendor_id,
        (p.commission_state, p.commission_full, p.commission_reversed)
          is distinct from (l.commission_state, l.commission_full, l.commission_reversed) as is_changed,
        case when p.commission_state = 'accrued' then p.commission_full - p.commission_reversed else 0 end
          - case when l.commission_state = 'accrued' then l.commission_amount else 0 end as difference
      from priced p join line_items l on l.shop_id = ${shopId} and l.id = p.id
      where l.vendor_id is not null
    ),
    moved as (
      select vendor_id, count(*) as unpaid, count(*) filter (where is_changed) as changed,
        sum(difference)::int8 as difference
      from compared group by vendor_id
    ),
    vendor_dues as (
      select v.id, v.name, v.currency, coalesce(m.unpaid, 0) as unpaid, coalesce(m.changed, 0) as changed,
        coalesce(t.due, 0) as due, coalesce(m.difference, 0) as difference
      from vendors v
      left join vendor_totals t on t.shop_id = v.shop_id and t.vendor_id = v.id
      left join moved m on m.vendor_id = v.id
      where v.shop_id = ${shopId} and (${vendorId}::int8 is null or v.id = ${vendorId})
    ),
    shop as (
      select coalesce(sum(unpaid), 0)::int8 as "shopUnpaid", coalesce(sum(changed), 0)::int8 as "shopChanged",
        coalesce(sum(due), 0)::int8 as "shopBefore", coalesce(sum(due + difference), 0)::int8 as "shopAfter",
        count(*) filter (where changed > 0) as "vendorCount"
      from vendor_dues
    )
    select shop.*, d.id, d.name, d.currency, d.changed as "changedLines", d.due as "dueBefore",
      d.due + d.difference as "dueAfter"
    from shop
    left join (
      select * from vendor_dues where changed > 0
      order by abs(difference) desc, lower(name), id limit ${largest}) d on true
    order by abs(d.difference) desc, lower(d.name), d.id`.execute(tx);
  const [first] = rows;
  if (first === undefined) throw new Error('A sum over a shop has no row.');
  return {
    unpaidLines: first.shopUnpaid,
    changedLines: first.shopChanged,
    dueBefore: first.shopBefore,
    dueAfter: first.shopAfter,
    vendorCount: first.vendorCount,
    vendors: rows.filter((row) => row.id !== null),
  };
}

export type LinePreview = Pick<
  Selectable<LineItemsTable>,
  'commission_full' | 'commission_reversed' | 'commission_state' | 'commission_reason'
>;

/** What an unpaid line would be priced as with this override, or with null by the usual rules; writes nothing. */
export async function previewOverridden(
  tx: Tx,
  shopId: number,
  lineId: number,
  override: Override | null,
): Promise<LinePreview> {
  const rules = { ...(await readRules(tx, shopId)), override };
  const { rows } = await sql<LinePreview>`
    select commission_full, commission_reversed, commission_state, commission_reason
    from (${await pricesOf(tx, shopId, { lines: [lineId] }, rules)}) priced`.execute(tx);
  const [priced] = rows;
  if (priced === undefined) throw new Error(`Line ${lineId} is not one that is priced.`);
  return priced;
}
