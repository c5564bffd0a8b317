import {
  commissionRules,
  lineReasons,
  paidStatuses,
  type CommissionRule,
  type LineReason,
} from '@consignment/domain/commission-rules';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeLock } from '../database/locks.ts';
import type { LineItemsTable } from '../database/schema-sales.ts';
import { overrideWith, typeRatesWith, vendorsWith, type PricedBy } from './proposed-rules.ts';
import { holdRules, splitTags, type LoadedRules } from './shop-rules.ts';
import { figureColumn, termsColumns } from './trace.ts';

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
 * refunds, terms, net sales and tax (commission rules §1 to §7). This is what pays: rules and reasons come from the
 * domain's lists, and a test holds every price equal to the domain's `priceLine`. Lines that are paid, or that a
 * refund after payout has touched, never change; custom items and reversals are not priced. Writes only lines that
 * differ and returns their number.
 */
export async function priceLines(tx: Tx, shopId: number, scope: PricingScope): Promise<number> {
  const isRange = 'through' in scope;
  // The statement prices what it sees when it begins, and writes over changes that were made since. Therefore no other
  // transaction may price while a range is priced, and a few lines are locked first.
  const rules = await holdRules(tx, shopId, isRange ? 'change' : 'share');
  if (!isRange) await lockLines(tx, shopId, scope);
  // For a range of orders, nested loops are switched off: the planner cannot estimate how many lines are unpaid and
  // would look each of them up.
  const inOneGo = (isOn: boolean) =>
    sql`select set_config('enable_nestloop', ${isOn ? 'off' : 'on'}, true)`.execute(tx);
  if (isRange) await inOneGo(true);
  // Otherwise materialized: without statistics the planner would evaluate the query again for every line.
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
  const ifPriced = (column: string, value = sql.ref(column)) =>
    sql`case when is_priced then ${value} end as ${sql.ref(column)}`;
  return sql`
    select id, commission_full, reason as commission_reason, state as commission_state,
      ${part(sql`commission_full`)} as commission_reversed,
      ${ifPriced('commission_source', sql.ref('source'))},
      ${ifPriced('commission_rate_ppm', sql`case when kind = 'percent' then figure end`)},
      net - ${part(sql`net`)} as net_sales, total_tax - ${part(sql`total_tax`)} as net_tax,
      ${sql.join(termsColumns.map((column) => ifPriced(column)))}
    from (
      select *, returned_quantity > 0 or refunded_amount > 0 as was_returned,
        case when is_priced then commission_amount(
          kind, figure, price, quantity, allocated_discount, total_tax, cost_per_item, compare_at_price,
          ${halves[rules.discountShare]}::int4, terms_discount_first, terms_taxes_included, terms_collects_tax,
          terms_by_compare_at, terms_by_profit)
        else 0 end as commission_full
      from (
        select *, case reason ${joined(lineReasons.map(({ reason, state }) => sql`when ${sql.lit(reason)} then ${sql.lit(state)}`))}
          else 'accrued' end as state,
          reason is null or reason = 'awaiting_payment' as is_priced
        from (${reasoned(shopId, scope, rules, ignoredTags)} offset 0) reasoned) decided
      offset 0) amounts`;
}

const halves = { vendor: 2, equal: 1, store: 0 } satisfies Record<LoadedRules['discountShare'], number>;

/** Each line with the first reason that applies, or null. */
function reasoned(
  shopId: number,
  scope: PricingScope,
  rules: PricedBy,
  ignoredTags: readonly string[],
): RawBuilder<unknown> {
  const applies = {
    no_vendor: sql`vendor_id is null`,
    before_start_date: sql`order_processed_at < ${rules.startsAt}::timestamptz`,
    ignored_tag: sql`order_tags = any (${ignoredTags}::text[])`,
    cancelled: sql`is_cancelled`,
    voided: sql`financial_status = 'voided'`,
    not_commissionable: sql`line_kind <> 'product'`,
    no_rate: sql`rule is null`,
    no_cost: sql`cost_per_item is null and (source = 'flat' or kind = 'percent' and terms_by_profit)`,
    awaiting_payment: sql`(financial_status = any (${paidStatuses}::text[])) is not true`,
  } satisfies Record<LineReason, RawBuilder<unknown>>;
  return sql`
    select *, case ${joined(lineReasons.map(({ reason }) => sql`when ${applies[reason]} then ${sql.lit(reason)}`))}
      end as reason
    from (${ruled(shopId, scope, rules)} offset 0) ruled`;
}

/** Each line with the rule that wins: its place in the domain's list, its source, its kind and its figure. */
function ruled(shopId: number, scope: PricingScope, rules: PricedBy): RawBuilder<unknown> {
  const column = ({ term }: CommissionRule) => sql.ref(figureColumn[term]);
  const applies = (rule: CommissionRule) =>
    rule.source === 'flat' ? sql`terms_flat` : sql`${column(rule)} is not null`;
  const ofRule = (value: (rule: CommissionRule) => RawBuilder<unknown>) =>
    sql`case rule ${joined(commissionRules.map((rule, place) => sql`when ${sql.lit(place)} then ${value(rule)}`))} end`;
  return sql`
    select *, ${ofRule((rule) => sql.lit(rule.source))} as source, ${ofRule((rule) => sql.lit(rule.kind))} as kind,
      ${ofRule(column)} as figure
    from (
      select *, case ${joined(commissionRules.map((rule, place) => sql`when ${applies(rule)} then ${sql.lit(place)}`))}
        end as rule
      from (${facts(shopId, scope, rules)} offset 0) facts
      offset 0) won`;
}

/** Each line with all that its price depends on; the terms have the names of their columns. */
function facts(shopId: number, scope: PricingScope, rules: PricedBy): RawBuilder<unknown> {
  const isOfShop = rules.typeRate?.vendor_id === null;
  const [ofShop, ofVendor] = isOfShop ? [rules.typeRate, undefined] : [undefined, rules.typeRate];
  const { merged } = rules;
  const vendorId = merged === undefined ? sql.ref('l.vendor_id') : sql`${merged.into}::int8`;
  const isOfMerged = merged === undefined ? sql`true` : sql`l.vendor_id = ${merged.from}`;
  const ppm = (rate: string) =>
    sql`case when ${sql.ref(`${rate}.commission_percentage`)} then ${sql.ref(`${rate}.rate_ppm`)} end`;
  const amount = (rate: string) =>
    sql`case when not ${sql.ref(`${rate}.commission_percentage`)} then ${sql.ref(`${rate}.amount`)} end`;
  return sql`
    select l.id, l.kind as line_kind, l.vendor_id, l.price, l.quantity, l.allocated_discount, l.total_tax,
      l.cost_per_item, l.compare_at_price, l.returned_quantity, l.refunded_amount,
      ${overrideWith(rules.override)},
      l.price * l.quantity - l.allocated_discount as net,
      o.processed_at as order_processed_at, o.tags as order_tags, o.cancelled_at is not null as is_cancelled,
      o.financial_status,
      ${rules.currency}::text as terms_currency,
      ${rules.discountShare}::text as terms_discount_share,
      ${rules.discountBeforePercentage}::boolean as terms_discount_first,
      o.taxes_included as terms_taxes_included,
      coalesce(v.collects_tax, false) as terms_collects_tax,
      coalesce(v.by_compare_at_price, false) as terms_by_compare_at,
      ${rules.calculateByProfit}::boolean or coalesce(v.by_profit, false) as terms_by_profit,
      coalesce(v.flat_rate, ${rules.useCostPerItem}::boolean) as terms_flat,
      ${ppm('of_vendor')} as terms_vendor_type_ppm,
      ${amount('of_vendor')} as terms_vendor_type_amount,
      ${ppm('of_shop')} as terms_shop_type_ppm,
      ${amount('of_shop')} as terms_shop_type_amount,
      v.commission_rate_ppm as terms_vendor_ppm,
      ${rules.globalCommission}::int4 as terms_global_ppm
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
      and not exists (select from line_items r where r.reverses_id = l.id and r.reverses_id is not null)`;
}

/** The branches of a `case`. */
function joined(branches: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join([...branches], sql` `);
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
