import { sql, type RawBuilder } from 'kysely';
import { isOfPayee, type Payee } from '../queries/statements.ts';
import { repCommissionAmounts } from '../../../pricing/rep-commissions.ts';

/**
 * Everything of a payee whose present amount differs from what its statements have stated so far, with the difference: a
 * row for each line, payout and additional pay. With `period`, what has not been stated yet counts only before its end. The
 * sum of all rows without a period and of all statements is what is due.
 *
 * One statement of SQL, so that all of it is of one moment.
 */
export function openItems(
  payee: Payee,
  period: { readonly startsAt: Date; readonly endsAt: Date; readonly isFirst: boolean } | null,
): RawBuilder<unknown> {
  const startsAt = sql`${period?.startsAt ?? null}::timestamptz`;
  const endsAt = sql`${period?.endsAt ?? null}::timestamptz`;
  const before = sql`coalesce(p.happened_at < ${startsAt}, false)`;
  const isFirst = sql.lit(period?.isFirst === true);
  return sql`
    with stated as (
      select e.item, e.item_id, sum(e.earned)::int8 as earned, sum(e.returned)::int8 as returned,
        min(e.happened_at) as happened_at, max(e.order_name) as order_name, max(e.title) as title, max(e.sku) as sku,
        max(e.quantity) as quantity, max(e.price) as price, max(e.rate_ppm) as rate_ppm,
        max(e.rule) as rule, max(e.invoice_number) as invoice_number
      from statements s join statement_entries e on e.shop_id = s.shop_id and e.statement_id = s.id
      where s.shop_id = ${payee.shopId}::int8 and ${isOfPayee(payee, 's')} and s.withdrawn_at is null
      group by e.item, e.item_id),
    present as (${payee.vendorId === undefined ? repItems(payee.shopId, payee.salesRepId) : vendorItems(payee.shopId, payee.vendorId)}),
    changed as (
      select coalesce(p.item, s.item) as item, coalesce(p.item_id, s.item_id) as item_id,
        coalesce(p.earned, 0) - coalesce(s.earned, 0) as earned,
        coalesce(p.returned, 0) - coalesce(s.returned, 0) as returned,
        coalesce(p.happened_at, s.happened_at) as happened_at, coalesce(p.order_name, s.order_name) as order_name,
        coalesce(p.title, s.title) as title, coalesce(p.sku, s.sku) as sku,
        coalesce(p.quantity, s.quantity) as quantity, coalesce(p.price, s.price) as price,
        coalesce(p.rate_ppm, s.rate_ppm) as rate_ppm,
        case when p.item is null then s.rule else p.rule end as rule, coalesce(p.invoice_number, s.invoice_number) as invoice_number,
        p.section as own_section, s.item is null as is_new, p.item is null as is_gone, ${before} as is_before
      from present p full join stated s on s.item = p.item and s.item_id = p.item_id
      where (coalesce(p.earned, 0), coalesce(p.returned, 0)) <> (coalesce(s.earned, 0), coalesce(s.returned, 0))
        and (s.item is not null or ${endsAt} is null or p.happened_at < ${endsAt}))
    select c.item, c.item_id, c.earned, c.returned, c.happened_at, c.order_name, c.title, c.sku, c.quantity, c.price,
      c.rate_ppm, c.rule, c.invoice_number,
      case when not is_new then 'adjustment' when not is_before then own_section
        when ${isFirst} then 'brought_forward' else 'adjustment' end as section,
      case when is_new then case when own_section = 'adjustment' and (not is_before or not ${isFirst}) then 'refunded'
          when is_before and not ${isFirst} then ${lateReason(payee)} end
        when is_gone then ${goneReason(payee)}
        when c.earned <> 0 and c.returned <> 0 then 'repriced_and_refunded'
        when c.returned <> 0 then 'refunded' else 'repriced' end as reason
    from changed c`;
}

/** The version of a rule with days by which a line `l` is priced, out of those that it keeps, as `statedRuleCode` writes it. */
const ruleOfLine = sql`case when l.commission_rule_id is not null then (
  select concat_ws(':', kept ->> 'source', kept #>> '{version,from}', kept #>> '{version,number}')
  from jsonb_array_elements(l.terms_rules) kept
  where (kept #>> '{version,id}')::int8 = l.commission_rule_id limit 1) end`;

/** Accrued lines by what they earned and what came back; a payout takes its amount from the balance. */
function vendorItems(shopId: number, vendorId: number): RawBuilder<unknown> {
  return sql`
    select 'line' as item, l.id as item_id, l.commission_full as earned, l.commission_reversed as returned,
      l.processed_at as happened_at, coalesce(o.name, '') as order_name, l.title, l.sku, l.quantity, l.price,
      l.commission_rate_ppm as rate_ppm, ${ruleOfLine} as rule, null::int8 as invoice_number,
      case l.kind when 'custom' then 'custom_item' when 'reversal' then 'adjustment' else 'earned' end as section
    from line_items l left join orders o on o.shop_id = l.shop_id and o.id = l.order_id
    where l.shop_id = ${shopId}::int8 and l.vendor_id = ${vendorId}::int8 and l.commission_state = 'accrued'
    union all
    ${payoutItems(
      sql`payouts p`,
      sql`p.shop_id = ${shopId}::int8 and p.vendor_id = ${vendorId}::int8 and p.counts`,
      sql`case p.method when 'paypal' then 'PayPal' when 'bank' then 'Bank transfer' else 'Paid directly' end`,
    )}`;
}

/** A rep's parts of orders by what they come to now. */
function repItems(shopId: number, salesRepId: number): RawBuilder<unknown> {
  return sql`
    select 'part' as item, c.id as item_id, c.amount as earned, 0::int8 as returned, o.processed_at as happened_at,
      o.name as order_name, '' as title, '' as sku, null::int4 as quantity, null::int8 as price, c.rate_ppm,
      null::text as rule, null::int8 as invoice_number, 'earned' as section
    from (${repCommissionAmounts(shopId, sql`c.sales_rep_id = ${salesRepId}::int8`)}) c
    join orders o on o.shop_id = ${shopId}::int8 and o.id = c.order_id
    where c.state = 'accrued'
    union all
    ${payoutItems(
      sql`sales_rep_payouts p`,
      sql`p.shop_id = ${shopId}::int8 and p.sales_rep_id = ${salesRepId}::int8 and p.status <> 'deleted'`,
      sql`'Paid directly'`,
    )}`;
}

/** A payout's title is how it was paid. */
function payoutItems(
  from: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  title: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select part.item, p.id, part.amount, 0::int8, p.created_date, '', case when part.section <> 'payout' then ''
        else ${title} end, '', null::int4, null::int8, null::int4,
      null::text, p.invoice_number, part.section
    from ${from} cross join lateral (values ('payout', -p.amount, 'payout'),
      ('payout_pay', p.additional_pay, 'additional_pay')) part (item, amount, section)
    where ${where}`;
}

/** Of something new that belongs to an earlier period: another vendor's statement may have stated it. */
function lateReason(payee: Payee): RawBuilder<unknown> {
  if (payee.vendorId === undefined) return sql`'late'`;
  return sql`case when exists (
    select from statement_entries e join statements s on s.shop_id = e.shop_id and s.id = e.statement_id
    where e.shop_id = ${payee.shopId}::int8 and e.item = c.item and e.item_id = c.item_id and s.withdrawn_at is null
      and s.vendor_id <> ${payee.vendorId}::int8) then 'moved_in' else 'late' end`;
}

/** Of something stated that the payee no longer has. */
function goneReason(payee: Payee): RawBuilder<unknown> {
  if (payee.vendorId === undefined)
    return sql`case c.item when 'part' then 'not_earned' else 'payout_void' end`;
  return sql`case when c.item <> 'line' then case when exists (
        select from payouts p where p.shop_id = ${payee.shopId}::int8 and p.id = c.item_id
          and p.vendor_id <> ${payee.vendorId}::int8) then 'moved_out' else 'payout_void' end
    else coalesce((
      select case when l.vendor_id is distinct from ${payee.vendorId}::int8 then 'moved_out' else 'not_earned' end
      from line_items l where l.shop_id = ${payee.shopId}::int8 and l.id = c.item_id), 'removed') end`;
}
