import { takeLock } from '../database/locks.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { LineItemsTable } from '../database/schema-sales.ts';
import { overrideWith, typeRatesWith, vendorsWith, type PricedBy } from './proposed-rules.ts';
import { holdRules, splitTags, type LoadedRules } from './shop-rules.ts';
import { termsColumns } from './trace.ts';

/** The unpaid lines to price: by id, by order, by vendor, or in a range of orders. */
export type PricingScope =
  | { readonly lines: readonly number[] }
  | { readonly orders: readonly number[] }
  | { readonly vendor: number }
  | OrderRange;

/** The orders with an id above `after`, up to and including `through`. */
export type OrderRange = { readonly after: number; readonly through: number };

export const allOrders: OrderRange = { after: 0, through: Number.MAX_SAFE_INTEGER };

/**
 * Prices unpaid lines by the shop's present rules in one statement: state, reason, amount, the part taken back by
 * refunds, terms, net sales and tax. The twin of the domain's `priceLine` (commission rules §1 to §7); a test holds
 * the two equal. Lines that are paid, or that a refund after payout has touched, never change; custom items and
 * reversals are not priced. Writes only lines that differ and returns their number.
 */
export async function priceLines(tx: Tx, shopId: number, scope: PricingScope): Promise<number> {
  const isRange = 'through' in scope;
  // A price is worked out of what the statement sees as it begins, and written over what others have made of the line
  // since. So of a range nobody else prices anything meanwhile, and a few lines are taken before.
  const rules = await holdRules(tx, shopId, isRange ? 'change' : 'share');
  if (!isRange) await lockLines(tx, shopId, scope);
  // For a range of orders, nested loops are switched off: the planner cannot estimate how many lines are unpaid and
  // would look each of them up.
  const inOneGo = (isOn: boolean) =>
    sql`select set_config('enable_nestloop', ${isOn ? 'off' : 'on'}, true)`.execute(tx);
  if (isRange) await inOneGo(true);
  // Materialized otherwise: without statistics the planner would evaluate the query again for every line.
  const result = await sql`
    with priced as ${sql.raw(isRange ? 'not materialized' : 'materialized')} (${await pricesOf(tx, shopId, scope, rules)})
    update line_items l
    set ${sql.join(pricedColumns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`p.${column}`)}`))}
    from priced p
    where l.id = p.id and ${isRange ? ofOrders(scope, 'l.order_id') : sql`true`}
      -- Looked at again on the row as it is once its lock is held: a payout may just have claimed it.
      and l.payout_id is null
      and (${sql.join(pricedColumns.map((column) => sql.ref(`l.${column}`)))})
      is distinct from (${sql.join(pricedColumns.map((column) => sql.ref(`p.${column}`)))})
  `.execute(tx);
  if (isRange) await inOneGo(false);
  return Number(result.numAffectedRows ?? 0n);
}

async function lockLines(tx: Tx, shopId: number, scope: PricingScope): Promise<void> {
  takeLock('line_items');
  await sql`
    with taken as (
      select l.id from line_items l where l.shop_id = ${shopId} and ${inScope(scope)} and l.payout_id is null
      order by l.id for no key update)
    select count(*) from taken`.execute(tx);
}

/**
 * The statement behind `priceLines`: a row for each unpaid line of the scope, with its id and its price by these
 * rules. Reads only.
 */
export async function pricesOf(
  tx: Tx,
  shopId: number,
  scope: PricingScope,
  rules: PricedBy,
): Promise<RawBuilder<unknown>> {
  return priced(shopId, scope, rules, await ignoredTagTexts(tx, shopId, scope, rules));
}

/** The columns that pricing writes, the most volatile first, since a comparison ends at the first difference. */
export const pricedColumns = [
  'commission_full',
  'commission_state',
  'commission_reason',
  'commission_reversed',
  'commission_source',
  'commission_rate_ppm',
  'net_sales',
  'net_tax',
  ...termsColumns,
] as const satisfies readonly (keyof LineItemsTable)[];

// `offset 0` keeps the steps apart: if flattened into one, the planner would evaluate every expression many times.
function priced(
  shopId: number,
  scope: PricingScope,
  rules: PricedBy,
  ignoredTags: readonly string[],
): RawBuilder<unknown> {
  const part = (whole: RawBuilder<unknown>) =>
    sql`case when was_returned then returned_part(${whole}, quantity, net, returned_quantity, refunded_amount) else 0 end`;
  const ifPriced = (value: RawBuilder<unknown>) => sql`case when is_priced then ${value} end`;
  return sql`
    select id, commission_full, reason as commission_reason,
      case reason when 'no_vendor' then 'unassigned' when 'no_rate' then 'blocked' when 'no_cost' then 'blocked'
        when 'awaiting_payment' then 'pending' else case when reason is null then 'accrued' else 'ineligible' end end
        as commission_state,
      ${part(sql`commission_full`)} as commission_reversed,
      ${ifPriced(sql`source`)} as commission_source, ${ifPriced(sql`ppm`)} as commission_rate_ppm,
      net - ${part(sql`net`)} as net_sales, total_tax - ${part(sql`total_tax`)} as net_tax,
      ${ifPriced(sql`${rules.currency}::text`)} as terms_currency,
      ${ifPriced(sql`${rules.discountShare}::text`)} as terms_discount_share,
      ${ifPriced(sql`${rules.discountBeforePercentage}::boolean`)} as terms_discount_first,
      ${ifPriced(sql`taxes_included`)} as terms_taxes_included,
      ${ifPriced(sql`collects_tax`)} as terms_collects_tax,
      ${ifPriced(sql`by_compare_at_price`)} as terms_by_compare_at,
      ${ifPriced(sql`by_profit`)} as terms_by_profit,
      ${ifPriced(sql`is_flat`)} as terms_flat,
      ${ifPriced(sql`vendor_type_ppm`)} as terms_vendor_type_ppm,
      ${ifPriced(sql`vendor_type_amount`)} as terms_vendor_type_amount,
      ${ifPriced(sql`shop_type_ppm`)} as terms_shop_type_ppm,
      ${ifPriced(sql`shop_type_amount`)} as terms_shop_type_amount,
      ${ifPriced(sql`vendor_ppm`)} as terms_vendor_ppm,
      ${ifPriced(sql`${rules.globalCommission}::int4`)} as terms_global_ppm
    from (
      select *, reason is null or reason = 'awaiting_payment' as is_priced,
        returned_quantity > 0 or refunded_amount > 0 as was_returned,
        case when reason is null or reason = 'awaiting_payment' then commission_amount(
          case when ppm is not null then 'percent' when source = 'override' then 'line_amount' else 'unit_amount' end,
          coalesce(ppm, amount), price, quantity, allocated_discount, total_tax, cost_per_item, compare_at_price,
          ${halves[rules.discountShare]}::int4,
          ${rules.discountBeforePercentage}::boolean, taxes_included, collects_tax, by_compare_at_price, by_profit)
        else 0 end as commission_full
      from (${reasoned(shopId, scope, rules, ignoredTags)} offset 0) reasoned
      offset 0) amounts`;
}

const halves = { vendor: 2, equal: 1, store: 0 } satisfies Record<LoadedRules['discountShare'], number>;

/**
 * The reason, the first that applies in the order of commission rules §1, and the rate or amount of the winning rule.
 */
function reasoned(
  shopId: number,
  scope: PricingScope,
  rules: PricedBy,
  ignoredTags: readonly string[],
): RawBuilder<unknown> {
  return sql`
    select *,
      case
        when vendor_id is null then 'no_vendor'
        when order_processed_at < ${rules.startsAt}::timestamptz then 'before_start_date'
        when order_tags = any (${ignoredTags}::text[]) then 'ignored_tag'
        when is_cancelled then 'cancelled'
        when financial_status = 'voided' then 'voided'
        when line_kind <> 'product' then 'not_commissionable'
        when source is null then 'no_rate'
        when cost_per_item is null and (source = 'flat' or ppm is not null and by_profit) then 'no_cost'
        when financial_status in ('paid', 'partially_refunded', 'refunded') then null
        else 'awaiting_payment'
      end as reason
    from (
      select *,
        case source when 'override' then override_ppm when 'vendor_product_type' then vendor_type_ppm
          when 'shop_product_type' then shop_type_ppm when 'vendor' then vendor_ppm
          when 'global' then ${rules.globalCommission}::int4 end as ppm,
        case source when 'override' then override_amount when 'vendor_product_type' then vendor_type_amount
          when 'shop_product_type' then shop_type_amount when 'flat' then cost_per_item end as amount
      from (${ruled(shopId, scope, rules)} offset 0) ruled
      offset 0) valued`;
}

/** Each line with all inputs of its price and the source of the winning rule (§2). */
function ruled(shopId: number, scope: PricingScope, rules: PricedBy): RawBuilder<unknown> {
  const ofType = (rate: string, column: 'rate_ppm' | 'amount') => {
    const [isPercent, value] = [sql.ref(`${rate}.commission_percentage`), sql.ref(`${rate}.${column}`)];
    return column === 'rate_ppm'
      ? sql`case when ${isPercent} then ${value} end`
      : sql`case when not ${isPercent} then ${value} end`;
  };
  const isOfShop = rules.typeRate?.vendor_id === null;
  const [ofShop, ofVendor] = isOfShop ? [rules.typeRate, undefined] : [undefined, rules.typeRate];
  const { merged } = rules;
  const vendorId = merged === undefined ? sql.ref('l.vendor_id') : sql`${merged.into}::int8`;
  const isOfMerged = merged === undefined ? sql`true` : sql`l.vendor_id = ${merged.from}`;
  return sql`
    select *,
      case
        when override_amount is not null or override_ppm is not null then 'override'
        when vendor_type_ppm is not null or vendor_type_amount is not null then 'vendor_product_type'
        when shop_type_ppm is not null or shop_type_amount is not null then 'shop_product_type'
        when is_flat then 'flat'
        when vendor_ppm is not null then 'vendor'
        when ${rules.globalCommission}::int4 is not null then 'global'
      end as source
    from (
      select l.id, l.kind as line_kind, l.vendor_id, l.price, l.quantity, l.allocated_discount, l.total_tax,
        l.cost_per_item, l.compare_at_price, l.returned_quantity, l.refunded_amount,
        ${overrideWith(rules.override)},
        l.price * l.quantity - l.allocated_discount as net,
        o.processed_at as order_processed_at, o.tags as order_tags, o.cancelled_at is not null as is_cancelled,
        o.financial_status, o.taxes_included,
        coalesce(v.collects_tax, false) as collects_tax, coalesce(v.by_compare_at_price, false) as by_compare_at_price,
        ${rules.calculateByProfit}::boolean or coalesce(v.by_profit, false) as by_profit,
        coalesce(v.flat_rate, ${rules.useCostPerItem}::boolean) as is_flat, v.commission_rate_ppm as vendor_ppm,
        ${ofType('of_vendor', 'rate_ppm')} as vendor_type_ppm, ${ofType('of_vendor', 'amount')} as vendor_type_amount,
        ${ofType('of_shop', 'rate_ppm')} as shop_type_ppm, ${ofType('of_shop', 'amount')} as shop_type_amount
      from line_items l
      join orders o on o.shop_id = l.shop_id and o.id = l.order_id
      left join ${vendorsWith(shopId, rules.vendor)} v on v.shop_id = l.shop_id and v.id = ${vendorId}
      left join ${typeRatesWith(shopId, ofVendor)} of_vendor on of_vendor.shop_id = l.shop_id and of_vendor.vendor_id = ${vendorId}
        and of_vendor.product_type = trimmed(l.product_type)
      left join ${typeRatesWith(shopId, ofShop)} of_shop on of_shop.shop_id = l.shop_id and of_shop.vendor_id is null
        and of_shop.product_type = trimmed(l.product_type)
      where l.shop_id = ${shopId} and ${inScope(scope)} and ${isOfMerged}
        and l.payout_id is null and l.kind not in ('custom', 'reversal')
        -- That it is not null says to the planner how few lines reverse another.
        and not exists (select from line_items r where r.reverses_id = l.id and r.reverses_id is not null)
      offset 0) facts`;
}

function inScope(scope: PricingScope): RawBuilder<unknown> {
  if ('lines' in scope) return sql`l.id = any (${[...scope.lines]}::int8[])`;
  if ('vendor' in scope) return sql`l.vendor_id = ${scope.vendor}::int8`;
  // For a range, the planner needs the condition on both sides of the join.
  return sql`${ofOrders(scope, 'l.order_id')} and ${'through' in scope ? ofOrders(scope, 'o.id') : sql`true`}`;
}

/** The scope as a condition on a column of order ids; true for scopes by line or vendor. */
function ofOrders(scope: PricingScope, column: string): RawBuilder<boolean> {
  if ('lines' in scope || 'vendor' in scope) return sql`true`;
  if ('orders' in scope) return sql`${sql.ref(column)} = any (${[...scope.orders]}::int8[])`;
  return sql`${sql.ref(column)} > ${scope.after}::int8 and ${sql.ref(column)} <= ${scope.through}::int8`;
}

/**
 * The tag lists of orders that contain an ignored tag. They are compared here and not in SQL: lower case depends on
 * the database's locale, and the domain compares as JavaScript does.
 */
async function ignoredTagTexts(
  tx: Tx,
  shopId: number,
  scope: PricingScope,
  { ignoreOrderTags }: LoadedRules,
): Promise<string[]> {
  const ignored = new Set(ignoreOrderTags.map((tag) => tag.toLowerCase()));
  if (ignored.size === 0) return [];
  const used = await tx
    .selectFrom('orders')
    .select('tags')
    .distinct()
    .where('shop_id', '=', shopId)
    .where('tags', '<>', '')
    .where(ofOrders(scope, 'id'))
    .execute();
  return used
    .map(({ tags }) => tags)
    .filter((tags) => splitTags(tags).some((tag) => ignored.has(tag.toLowerCase())));
}
