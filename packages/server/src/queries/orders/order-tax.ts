import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { inScope, type PricingScope } from '../../pricing/scope.ts';
import { isSettled } from '../imports/stored-lines.ts';

/**
 * Whether the prices of an order `o` include its tax: its own word, else the reading by which a line of it was paid, else the
 * shop's setting (commission rules §3). So a change of the setting takes nothing back of what is paid.
 */
export const includesTax = sql<boolean>`coalesce(o.taxes_included,
  (select l.terms_taxes_included from line_items l where l.shop_id = o.shop_id and l.order_id = o.id
    and l.payout_id is not null and l.terms_taxes_included is not null order by l.id limit 1),
  (select s.prices_include_tax from shop_settings s where s.shop_id = o.shop_id))`;

export async function orderIncludesTax(tx: Tx, shopId: number, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ isIncluded: boolean }>`
    select ${includesTax} as "isIncluded" from orders o where o.shop_id = ${shopId} and o.id = ${orderId}`.execute(
    tx,
  );
  return rows[0]?.isIncluded === true;
}

/** The orders of unpaid lines that do not say whether prices include tax, and of which something depends on it. */
export async function ordersReadByTaxSetting(tx: Tx, shopId: number, scope: PricingScope): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct o.id from orders o join line_items l on l.shop_id = o.shop_id and l.order_id = o.id
    where o.shop_id = ${shopId} and ${inScope(scope)} and l.payout_id is null
      and o.taxes_included is null and o.total_tax > 0
      and (o.refunded_amount > 0 or o.outstanding_balance > 0 or o.refund_to_assign > 0 or l.tax_on_top is not null)
    order by o.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Gives the lines of these orders that are not settled their tax by the shop's setting. */
export async function saveTaxBySetting(
  tx: Tx,
  { id: shopId, pricesIncludeTax }: { readonly id: number; readonly pricesIncludeTax: boolean },
  orderIds: readonly number[],
): Promise<void> {
  const tax = sql.ref(pricesIncludeTax ? 'l.tax_in_price' : 'l.tax_on_top');
  await sql`
    update line_items l set total_tax = ${tax}
    where l.shop_id = ${shopId} and l.order_id = any (${[...orderIds]}::int8[]) and ${tax} <> l.total_tax
      and not ${isSettled}`.execute(tx);
}
