import {
  commissionRules,
  lineReasons,
  paidStatuses,
  type CommissionRule,
  type LineReason,
} from '@consignment/domain/commission/commission-rules';
import { isRulePlace } from '@consignment/domain/commission/dated-rules';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeLock } from '../database/locks.ts';
import type { Schema } from '../database/schema.ts';
import { overrideWith, typeRatesWith, vendorsWith, type PricedBy } from './proposed-rules.ts';
import { holdRules, type LoadedRules } from './shop-rules.ts';
import { ignoredTagTexts } from './ignored-tags.ts';
import { datedColumn, datedColumns, datedJoins } from './dated-joins.ts';
import { ruleSegments, type RuleSegments } from './rule-segments.ts';
import { countMissingSales, hasTiers, monthSales } from './vendor-sales.ts';
import { inScope, ofOrders, type OrderRange, type PricingScope, type ReplayScope } from './scope.ts';
import { figureColumn, termsColumns } from './trace.ts';

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
  if (hasTiers(rules.dated)) await countMissingSales(tx, shopId, rules, monthsBefore(shopId, scope, rules));
  if (isRange) await inOneGo(tx, true);
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
  if (isRange) await inOneGo(tx, false);
  return Number(result.numAffectedRows ?? 0n);
}

/**
 * For a range of orders, nested loops are switched off: the planner cannot estimate how many lines are unpaid and would look
 * each of them up.
 */
export async function inOneGo(tx: Tx, isOn: boolean): Promise<void> {
  await sql`select set_config('enable_nestloop', ${isOn ? 'off' : 'on'}, true)`.execute(tx);
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
 * The statement behind `priceLines`: a row for each unpaid line of the scope, or each line of a replay, with its id and its
 * price by these rules. Reads only.
 */
export async function pricesOf(
  tx: Tx,
  shopId: number,
  scope: PricingScope | ReplayScope,
  rules: PricedBy,
): Promise<RawBuilder<unknown>> {
  const asked: Asked = {
    shopId,
    scope,
    rules,
    ignoredTags: await ignoredTagTexts(tx, shopId, rules, ofOrders(scope, 'id')),
    segments: await ruleSegments(tx, shopId, rules.dated),
    sales: hasTiers(rules.dated) ? await monthSales(tx, shopId, rules) : sql`vendor_sales_months`,
  };
  return priced(asked);
}

/**
 * Lines that are about to be written: a relation with the columns that pricing reads, under any id. The columns of `carried` come
 * back beside the price, as `given_…`.
 */
type NewLines = { readonly relation: RawBuilder<unknown>; readonly carried: readonly string[] };

/** The statement that prices new lines of these orders, of which nothing has come back and nothing is owed. */
export async function pricesOfNew(
  tx: Tx,
  shopId: number,
  orders: readonly number[],
  lines: NewLines,
): Promise<RawBuilder<unknown>> {
  const rules = await holdRules(tx, shopId, 'share');
  return priced({
    shopId,
    scope: { orders },
    rules,
    ignoredTags: await ignoredTagTexts(tx, shopId, rules, ofOrders({ orders }, 'id')),
    segments: await ruleSegments(tx, shopId, rules.dated),
    sales: sql`vendor_sales_months`,
    lines,
  });
}

/**
 * Prices the lines of orders that have just been written. A line of a new order keeps the price that it was written with unless
 * something of it came back, its customer owes for it, or a tier of its vendor may depend on it.
 */
export async function priceWritten(
  tx: Tx,
  shopId: number,
  { known, added }: { readonly known: readonly number[]; readonly added: readonly number[] },
): Promise<void> {
  const { dated } = await holdRules(tx, shopId, 'share');
  const others = hasTiers(dated) ? added : await changedSinceWritten(tx, shopId, added);
  const orders = [...known, ...others];
  if (orders.length > 0) await priceLines(tx, shopId, { orders });
}

async function changedSinceWritten(tx: Tx, shopId: number, orders: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o
    where o.shop_id = ${shopId} and o.id = any (${[...orders]}::int8[])
      and (o.refund_to_assign > 0 or o.outstanding_balance > 0 or exists (select from line_items l
        where l.shop_id = o.shop_id and l.order_id = o.id and (l.returned_quantity > 0 or l.refunded_amount > 0)))`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

type Asked = {
  readonly shopId: number;
  readonly scope: PricingScope | ReplayScope;
  readonly rules: PricedBy;
  readonly ignoredTags: readonly string[];
  readonly segments: RuleSegments;
  readonly sales: RawBuilder<unknown>;
  /** In place of the stored lines of the scope. */
  readonly lines?: NewLines;
};

/** The columns that pricing writes, the most volatile first, since a comparison ends at the first difference. */
export const pricedColumns = [
  'commission_full',
  'commission_state',
  'commission_reason',
  'commission_reversed',
  'commission_source',
  'commission_rate_ppm',
  'commission_rule_id',
  'net_sales',
  'net_tax',
  ...termsColumns,
] as const satisfies readonly (keyof Schema['line_items'])[];

// `offset 0` keeps the steps apart: if flattened into one, the planner would evaluate every expression many times.
function priced(asked: Asked): RawBuilder<unknown> {
  const part = (whole: RawBuilder<unknown>) =>
    sql`case when was_returned then returned_part(${whole}, quantity, net, returned_quantity, refunded_amount) else 0 end`;
  const unbounded = sql`commission_amount(
          kind, figure, price, quantity, allocated_discount, total_tax, cost_per_item, compare_at_price,
          ${halves[asked.rules.discountShare]}::int4, terms_discount_first, terms_taxes_included, terms_collects_tax,
          terms_by_compare_at, terms_by_profit)`;
  const amount =
    asked.segments.size === 0 ? unbounded : sql`bounded(${unbounded}, quantity, least, most, per)`;
  const ifPriced = (column: string, value = sql.ref(column)) =>
    sql`case when is_priced then ${value} end as ${sql.ref(column)}`;
  return sql`
    select id, commission_full, reason as commission_reason, state as commission_state,
      ${part(sql`commission_full`)} as commission_reversed,
      ${ifPriced('commission_source', sql.ref('source'))},
      ${ifPriced('commission_rate_ppm', sql`case when kind = 'percent' then figure end`)},
      ${ifPriced('commission_rule_id', sql.ref('rule_id'))},
      net - ${part(sql`net`)} as net_sales, total_tax - ${part(sql`total_tax`)} as net_tax,
      ${sql.join([...termsColumns.map((column) => ifPriced(column)), ...givenColumns(asked)])}
    from (
      select *, returned_quantity > 0 or refunded_amount > 0 as was_returned,
        case when is_priced then ${amount} else 0 end as commission_full
      from (
        select *, case reason ${joined(lineReasons.map(({ reason, state }) => sql`when ${sql.lit(reason)} then ${sql.lit(state)}`))}
          else 'accrued' end as state,
          reason is null or reason = any (${pendingReasons}::text[]) as is_priced
        from (${reasoned(asked)} offset 0) reasoned) decided
      offset 0) amounts`;
}

const halves = { vendor: 2, equal: 1, store: 0 } satisfies Record<LoadedRules['discountShare'], number>;

/** A line that waits has a price, which is not payable yet. */
const pendingReasons = lineReasons.flatMap(({ reason, state }) => (state === 'pending' ? [reason] : []));

/** Each line with the first reason that applies, or null. */
function reasoned(asked: Asked): RawBuilder<unknown> {
  const applies = {
    no_vendor: sql`vendor_id is null`,
    before_start_date: sql`order_processed_at < ${asked.rules.startsAt}::timestamptz`,
    ignored_tag: sql`order_tags = any (${asked.ignoredTags}::text[])`,
    cancelled: sql`is_cancelled`,
    voided: sql`financial_status = 'voided'`,
    not_commissionable: sql`line_kind <> 'product'`,
    no_rate: sql`rule is null`,
    no_cost: sql`cost_per_item is null and (is_cost or kind = 'percent' and terms_by_profit)`,
    awaiting_payment: sql`(financial_status = any (${paidStatuses}::text[])) is not true`,
    sums_differ: sql`sums_differ`,
    refund_to_assign: sql`refund_to_assign > 0`,
    customer_owes: sql`is_owed`,
  } satisfies Record<LineReason, RawBuilder<unknown>>;
  return sql`
    select *, case ${joined(lineReasons.map(({ reason }) => sql`when ${applies[reason]} then ${sql.lit(reason)}`))}
      end as reason
    from (${ruled(asked)} offset 0) ruled`;
}

/** Each line with the rule that wins: its place in the domain's list, its source, its kind, its figure and its bounds. */
function ruled(asked: Asked): RawBuilder<unknown> {
  const { segments } = asked;
  const hasDated = ({ source }: CommissionRule) => isRulePlace(source) && segments.has(source);
  // The places of rules with days that the shop does not have are left out of the statement.
  const rules = commissionRules.filter((rule) => rule.kind !== 'dated' || hasDated(rule));
  const column = (rule: CommissionRule) =>
    rule.kind === 'dated' ? datedColumn(rule.source, 'value') : sql.ref(figureColumn[rule.term]);
  const applies = (rule: CommissionRule) => {
    if (rule.kind === 'dated') return sql`${datedColumn(rule.source, 'kind')} <> 'none'`;
    const isSet = rule.source === 'flat' ? sql`terms_flat` : sql`${column(rule)} is not null`;
    if (!isRulePlace(rule.source) || !hasDated(rule)) return isSet;
    return sql`${datedColumn(rule.source, 'kind')} is null and ${isSet}`;
  };
  const ofRule = (value: (rule: CommissionRule) => RawBuilder<unknown>) =>
    sql`case rule ${joined(rules.map((rule, place) => sql`when ${sql.lit(place)} then ${value(rule)}`))} end`;
  const ofDated = (field: 'rule_id' | 'least' | 'most' | 'per', type: RawBuilder<unknown>) => {
    const dated = rules.flatMap((rule, place) =>
      rule.kind === 'dated' ? [sql`when ${sql.lit(place)} then ${datedColumn(rule.source, field)}`] : [],
    );
    return dated.length === 0
      ? sql`null::${type} as ${sql.ref(field)}`
      : sql`case rule ${joined(dated)} end as ${sql.ref(field)}`;
  };
  return sql`
    select *, ${ofRule((rule) => sql.lit(rule.source))} as source,
      ${ofRule((rule) => (rule.kind === 'dated' ? datedColumn(rule.source, 'kind') : sql.lit(rule.kind)))} as kind,
      ${ofRule(column)} as figure,
      ${ofRule((rule) => (rule.kind === 'dated' ? datedColumn(rule.source, 'is_cost') : sql.lit(rule.source === 'flat')))} as is_cost,
      ${ofDated('rule_id', sql`int8`)}, ${ofDated('least', sql`int8`)}, ${ofDated('most', sql`int8`)},
      ${ofDated('per', sql`text`)}
    from (
      select *, case ${joined(rules.map((rule, place) => sql`when ${applies(rule)} then ${sql.lit(place)}`))}
        end as rule
      from (${facts(asked)} offset 0) facts
      offset 0) won`;
}

function givenColumns({ lines }: Asked): RawBuilder<unknown>[] {
  return (lines?.carried ?? []).map((column) => sql.ref(`given_${column}`));
}

/** Each line with all that its price depends on; the terms have the names of their columns. */
function facts({ shopId, scope, rules, segments, sales, lines }: Asked): RawBuilder<unknown> {
  const carried = (lines?.carried ?? []).map(
    (column) => sql`${sql.ref(`l.${column}`)} as ${sql.ref(`given_${column}`)}`,
  );
  const isOfShop = rules.typeRate?.vendor_id === null;
  const [ofShop, ofVendor] = isOfShop ? [rules.typeRate, undefined] : [undefined, rules.typeRate];
  const vendorId = sql.ref('l.vendor_id');
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
      o.financial_status, o.sums_off is not null and o.sums_accepted_at is null as sums_differ, o.refund_to_assign, l.is_owed,
      ${rules.currency}::text as terms_currency,
      ${rules.discountShare}::text as terms_discount_share,
      ${rules.discountBeforePercentage}::boolean as terms_discount_first,
      coalesce(o.taxes_included, ${rules.pricesIncludeTax}::boolean) as terms_taxes_included,
      coalesce(v.collects_tax, false) as terms_collects_tax,
      coalesce(v.by_compare_at_price, false) as terms_by_compare_at,
      ${rules.calculateByProfit}::boolean or coalesce(v.by_profit, false) as terms_by_profit,
      coalesce(v.flat_rate, ${rules.useCostPerItem}::boolean) as terms_flat,
      ${ppm('of_vendor')} as terms_vendor_type_ppm,
      ${amount('of_vendor')} as terms_vendor_type_amount,
      ${ppm('of_shop')} as terms_shop_type_ppm,
      ${amount('of_shop')} as terms_shop_type_amount,
      v.commission_rate_ppm as terms_vendor_ppm,
      ${rules.globalCommission}::int4 as terms_global_ppm,
      ${sql.join([datedColumns(segments), ...carried])}
    from ${lines?.relation ?? sql`line_items`} l
    join orders o on o.shop_id = l.shop_id and o.id = l.order_id
    left join ${vendorsWith(shopId, rules.vendor)} v on v.shop_id = l.shop_id and v.id = ${vendorId}
    left join ${typeRatesWith(shopId, ofVendor)} of_vendor on of_vendor.shop_id = l.shop_id and of_vendor.vendor_id = ${vendorId}
      and of_vendor.product_type = trimmed(l.product_type)
    left join ${typeRatesWith(shopId, ofShop)} of_shop on of_shop.shop_id = l.shop_id and of_shop.vendor_id is null
      and of_shop.product_type = trimmed(l.product_type)
    ${datedJoins(segments, { vendorId, timeZone: rules.timeZone, sales })}
    where l.shop_id = ${shopId} and ${lines === undefined ? whichOf(scope) : sql`true`}`;
}

function whichOf(scope: PricingScope | ReplayScope): RawBuilder<unknown> {
  const isReplay = 'replayed' in scope || 'replayedLines' in scope;
  return sql`${inScope(scope)} and ${isReplay ? sql`l.kind = 'product'` : isUnpaid}`;
}

const isUnpaid = sql`l.payout_id is null and l.kind not in ('custom', 'reversal')
      -- That it is not null says to the planner how few lines reverse another.
      and not exists (select from line_items r where r.reverses_id = l.id and r.reverses_id is not null)`;

/** The vendor of each line of the scope, and the month before its order's. */
function monthsBefore(shopId: number, scope: PricingScope, { timeZone }: LoadedRules): RawBuilder<unknown> {
  return sql`
    select l.vendor_id, (date_trunc('month', o.processed_at at time zone ${timeZone}) - interval '1 month')::date as month
    from line_items l join orders o on o.shop_id = l.shop_id and o.id = l.order_id
    where l.shop_id = ${shopId} and ${inScope(scope)} and l.payout_id is null and l.kind = 'product'
      and l.vendor_id is not null`;
}

/** The branches of a `case`. */
function joined(branches: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join([...branches], sql` `);
}
