import type { Override } from '@consignment/domain/commission/commission';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { allOrders, pricesOf } from './pricing.ts';
import type { PricedBy } from './proposed-rules.ts';
import type { RowOf } from '../database/rows.ts';
import { readRules } from './shop-rules.ts';

/**
 * The effect of other rules on unpaid lines, of the shop or of one vendor. Amounts in minor units of the shop's
 * currency.
 */
export type RulePreview = {
  /**
   * The unpaid lines of vendors that pricing reads; custom items and lines touched by a refund after payout never
   * change.
   */
  readonly unpaidLines: number;
  /** Lines whose commission or commission state would change. */
  readonly changedLines: number;
  readonly dueBefore: number;
  readonly dueAfter: number;
  /** The sums of what vendors owe back, which are taken off the two before. */
  readonly owedBackBefore: number;
  readonly owedBackAfter: number;
  /** The number of vendors with changed lines. */
  readonly vendorCount: number;
  /** The vendors with the largest differences, in descending order. */
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

/** A row for a vendor with the shop's sums; the vendor is null where none changes. */
type Row = (VendorPreview | { readonly id: null }) & {
  shopUnpaid: number;
  shopChanged: number;
  shopBefore: number;
  shopAfter: number;
  owedBackBefore: number;
  owedBackAfter: number;
  vendorCount: number;
};

/**
 * Prices every unpaid line, or those of one vendor, by these rules and writes nothing. Before and after come from one
 * statement and so from one instant; a vendor's due changes by the sum of its lines, exactly as when `priceLines`
 * writes them.
 */
export async function pricesUnderRules(
  tx: Tx,
  shopId: number,
  rules: PricedBy,
  { vendorId, largest }: { readonly vendorId: number | null; readonly largest: number },
): Promise<RulePreview> {
  const scope = vendorId === null ? allOrders : { vendor: vendorId };
  const priced = await pricesOf(tx, shopId, scope, { ...rules, sales: 'anew' });
  const { rows } = await sql<Row>`
    with priced as materialized (${priced}),
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
        coalesce(sum(greatest(0 - due, 0)), 0)::int8 as "owedBackBefore",
        coalesce(sum(greatest(0 - due - difference, 0)), 0)::int8 as "owedBackAfter",
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
    owedBackBefore: first.owedBackBefore,
    owedBackAfter: first.owedBackAfter,
    vendorCount: first.vendorCount,
    vendors: rows.filter((row) => row.id !== null),
  };
}

export type LinePreview = Pick<
  RowOf<'line_items'>,
  'commission_full' | 'commission_reversed' | 'commission_state' | 'commission_reason'
>;

/** The price of an unpaid line with this override, or by the usual rules for null. Writes nothing. */
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
