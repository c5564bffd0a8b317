import { sql, type RawBuilder } from 'kysely';
import type { Tx } from './database.ts';
import { holdRules, splitTags, type LoadedRules } from './shop-rules.ts';

/**
 * Which unpaid lines are priced: those of some orders, some lines by id, all of one vendor, or all of the shop.
 * The last two are for changed rules and have the shop's pricing to themselves until the transaction ends.
 */
export type PricingScope =
  | { readonly orders: readonly number[] }
  | { readonly lines: readonly number[] }
  | { readonly vendor: number }
  | 'unpaid';

/**
 * Prices unpaid lines by the shop's rules as they are now, in one statement: state, reason, amount, what refunds
 * took back of it, the frozen rule, net sales and tax. The twin of the domain's `priceLine` (commission rules §1
 * to §7); a test holds the two equal. Lines that are paid, or that a refund after payout has touched, never move;
 * custom items and reversals are not priced. Writes only lines that differ; answers how many.
 */
export async function priceLines(tx: Tx, shopId: number, scope: PricingScope): Promise<number> {
  const hold = scope === 'unpaid' || 'vendor' in scope ? 'change' : 'share';
  const rules = await holdRules(tx, shopId, hold);
  const ignoredTags = await ignoredTagTexts(tx, shopId, scope, rules);
  // Materialized, as a table without statistics yet would have it worked out again for every line.
  const result = await sql`
    with priced as materialized (${priced(shopId, scope, rules, ignoredTags)})
    update line_items l
    set commission_state = p.state, commission_reason = p.reason, commission_full = p.full_amount,
      commission_reversed = p.reversed, commission_source = p.source, commission_rate_ppm = p.rate_ppm,
      commission_rule = p.rule, net_sales = p.net_sales, net_tax = p.net_tax
    from priced p
    where l.id = p.id
      -- Looked at again on the row as it is once its lock is held: a payout may just have claimed it.
      and l.payout_id is null
      and (l.commission_state, l.commission_reason, l.commission_full, l.commission_reversed, l.commission_source,
        l.commission_rate_ppm, l.commission_rule, l.net_sales, l.net_tax)
      is distinct from
        (p.state, p.reason, p.full_amount, p.reversed, p.source, p.rate_ppm, p.rule, p.net_sales, p.net_tax)
  `.execute(tx);
  return Number(result.numAffectedRows ?? 0n);
}

// `offset 0` keeps each step a step: flattened into one, the planner would work every expression out many times.
function priced(
  shopId: number,
  scope: PricingScope,
  rules: LoadedRules,
  ignoredTags: readonly string[],
): RawBuilder<unknown> {
  return sql`
    select id, state, reason, full_amount,
      case when was_returned then returned_part(full_amount, quantity, net, returned_quantity, refunded_amount) else 0 end
        as reversed,
      case when is_priced then source end as source,
      case when is_priced and kind = 'percent' then value::int4 end as rate_ppm,
      case when is_priced then jsonb_build_object(
        'currency', ${rules.currency}::text, 'rule', candidates[1],
        'beaten', to_jsonb(array_remove(candidates[2:], ${flatWithoutCost}::jsonb)),
        'discountShare', ${rules.discountShare}::text,
        'discountBeforePercentage', ${rules.discountBeforePercentage}::boolean,
        'taxesIncluded', taxes_included, 'collectsTax', collects_tax, 'byCompareAtPrice', by_compare_at_price,
        'byProfit', by_profit) end as rule,
      net - case when was_returned then returned_part(net, quantity, net, returned_quantity, refunded_amount) else 0 end
        as net_sales,
      total_tax - case when was_returned then returned_part(total_tax, quantity, net, returned_quantity, refunded_amount)
        else 0 end as net_tax
    from (
      select *, state in ('accrued', 'pending') as is_priced, returned_quantity > 0 or refunded_amount > 0 as was_returned,
        case when state in ('accrued', 'pending') then commission_amount(kind, value, price, quantity,
          allocated_discount, total_tax, cost_per_item, compare_at_price,
          case when source = 'override' then 0 else ${halves[rules.discountShare]}::int4 end,
          ${rules.discountBeforePercentage}::boolean, taxes_included, collects_tax, by_compare_at_price, by_profit)
        else 0 end as full_amount
      from (${decided(shopId, scope, rules, ignoredTags)} offset 0) decided
      offset 0) amounts`;
}

// A flat rate wins and blocks the line even without a cost, but beaten it has no figure to show.
const flatWithoutCost = JSON.stringify({ source: 'flat', kind: 'unit_amount', value: null });

const halves = { vendor: 2, equal: 1, store: 0 } satisfies Record<LoadedRules['discountShare'], number>;

/** State and reason: the first that applies, in the order of commission rules §1. */
function decided(
  shopId: number,
  scope: PricingScope,
  rules: LoadedRules,
  ignoredTags: readonly string[],
): RawBuilder<unknown> {
  return sql`
    select *,
      case reason when 'no_vendor' then 'unassigned' when 'no_rate' then 'blocked' when 'no_cost' then 'blocked'
        when 'awaiting_payment' then 'pending' else case when reason is null then 'accrued' else 'ineligible' end end as state
    from (
      select *, candidates[1] ->> 'source' as source, candidates[1] ->> 'kind' as kind,
        (candidates[1] ->> 'value')::int8 as value,
        case
          when vendor_id is null then 'no_vendor'
          when order_processed_at < ${rules.startsAt}::timestamptz then 'before_start_date'
          when order_tags = any (${ignoredTags}::text[]) then 'ignored_tag'
          when is_cancelled then 'cancelled'
          when financial_status = 'voided' then 'voided'
          when line_kind <> 'product' then 'not_commissionable'
          when candidates[1] is null then 'no_rate'
          when cost_per_item is null and (candidates[1] ->> 'source' = 'flat'
            or candidates[1] ->> 'kind' = 'percent' and by_profit) then 'no_cost'
          when financial_status in ('paid', 'partially_refunded', 'refunded') then null
          else 'awaiting_payment'
        end as reason
      from (${candidates(shopId, scope, rules)} offset 0) ruled
      offset 0) reasoned`;
}

/** Each line with all that its price depends on, and the rules that have a value for it, the winner first (§2). */
function candidates(shopId: number, scope: PricingScope, rules: LoadedRules): RawBuilder<unknown> {
  return sql`
    select l.id, l.kind as line_kind, l.vendor_id, l.price, l.quantity, l.allocated_discount, l.total_tax,
      l.cost_per_item, l.compare_at_price, l.returned_quantity, l.refunded_amount,
      l.price * l.quantity - l.allocated_discount as net,
      o.processed_at as order_processed_at, o.tags as order_tags, o.cancelled_at is not null as is_cancelled,
      o.financial_status, o.taxes_included,
      coalesce(v.collects_tax, false) as collects_tax, coalesce(v.by_compare_at_price, false) as by_compare_at_price,
      ${rules.calculateByProfit}::boolean or coalesce(v.by_profit, false) as by_profit,
      array_remove(array[
        case when l.override_amount is not null then commission_rule('override', 'line_amount', l.override_amount)
          else commission_rule('override', 'percent', l.override_ppm) end,
        case when of_vendor.commission_percentage
          then commission_rule('vendor_product_type', 'percent', of_vendor.rate_ppm)
          else commission_rule('vendor_product_type', 'unit_amount', of_vendor.amount) end,
        case when of_shop.commission_percentage
          then commission_rule('shop_product_type', 'percent', of_shop.rate_ppm)
          else commission_rule('shop_product_type', 'unit_amount', of_shop.amount) end,
        case when coalesce(v.flat_rate, ${rules.useCostPerItem}::boolean) then
          jsonb_build_object('source', 'flat', 'kind', 'unit_amount', 'value', l.cost_per_item) end,
        commission_rule('vendor', 'percent', v.commission_rate_ppm),
        commission_rule('global', 'percent', ${rules.globalCommission}::int4)], null) as candidates
    from line_items l
    join orders o on o.shop_id = l.shop_id and o.id = l.order_id
    left join vendors v on v.shop_id = l.shop_id and v.id = l.vendor_id
    left join product_type_rates of_vendor on of_vendor.shop_id = l.shop_id and of_vendor.vendor_id = l.vendor_id
      and of_vendor.product_type = trimmed(l.product_type)
    left join product_type_rates of_shop on of_shop.shop_id = l.shop_id and of_shop.vendor_id is null
      and of_shop.product_type = trimmed(l.product_type)
    where l.shop_id = ${shopId} and ${inScope(scope)}
      and l.payout_id is null and l.kind not in ('custom', 'reversal')
      and not exists (select from line_items r where r.reverses_id = l.id)`;
}

function inScope(scope: PricingScope): RawBuilder<unknown> {
  if (scope === 'unpaid') return sql`true`;
  if ('vendor' in scope) return sql`l.vendor_id = ${scope.vendor}`;
  return 'orders' in scope
    ? sql`l.order_id = any (${[...scope.orders]}::int8[])`
    : sql`l.id = any (${[...scope.lines]}::int8[])`;
}

/**
 * The tag lists, as orders keep them, that hold an ignored tag. Compared here and not in SQL: what is lower case
 * depends on the locale of a database, and JavaScript's is what the domain compares by.
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
    .$if(scope !== 'unpaid' && 'orders' in scope, (query) =>
      query.where(
        sql<boolean>`id = any (${scope !== 'unpaid' && 'orders' in scope ? [...scope.orders] : []}::int8[])`,
      ),
    )
    .execute();
  return used
    .map(({ tags }) => tags)
    .filter((tags) => splitTags(tags).some((tag) => ignored.has(tag.toLowerCase())));
}
