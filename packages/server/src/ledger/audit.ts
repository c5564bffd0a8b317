import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { auditHistory } from './audit-history.ts';
import type { Difference } from './difference.ts';

/**
 * Recalculates the core's stored figures of a shop from its lines, payouts and entries, and returns those that differ.
 * Minor units.
 */
export async function auditCore(tx: Tx, shopId: number): Promise<Difference[]> {
  const checks = [
    vendorTotals(shopId),
    payouts(shopId),
    ledger(shopId),
    mergedVendors(shopId),
    reversals(shopId),
    repPayouts(shopId),
    repLedger(shopId),
  ];
  const { rows } = await sql<Difference>`
    select what, id, expected, found from (${sql.join(checks, sql` union all `)}) checks
    where expected is distinct from found order by what, id`.execute(tx);
  return [...rows, ...(await auditHistory(tx, shopId))];
}

/** The figures of vendors and payouts alone, which are recalculated within seconds in a large shop. */
export async function auditMoney(tx: Tx, shopId: number): Promise<Difference[]> {
  const checks = [vendorTotals(shopId), payouts(shopId), ledger(shopId)];
  const { rows } = await sql<Difference>`
    select what, id, expected, found from (${sql.join(checks, sql` union all `)}) checks
    where expected is distinct from found order by what, id`.execute(tx);
  return rows;
}

function vendorTotals(shopId: number) {
  return sql`
    select figure.what, v.id, figure.expected, figure.found
    from vendors v
    left join vendor_totals t on t.shop_id = v.shop_id and t.vendor_id = v.id
    cross join lateral (
      select coalesce(sum(commission_amount) filter (where payout_id is null), 0)::int8 as due,
        coalesce(sum(commission_amount) filter (where payout_id is not null), 0)::int8 as paid,
        coalesce(sum(net_sales), 0)::int8 as sales, coalesce(sum(net_tax), 0)::int8 as tax
      from line_items l
      where l.shop_id = v.shop_id and l.vendor_id = v.id and l.commission_state = 'accrued') lines
    cross join lateral (
      select coalesce(sum(additional_pay), 0)::int8 as paid from payouts p
      where p.shop_id = v.shop_id and p.vendor_id = v.id and p.counts) extra
    cross join lateral (values
      ('vendor due', lines.due, coalesce(t.due, 0)),
      ('vendor paid', lines.paid + extra.paid, coalesce(t.paid, 0)),
      ('vendor sales', lines.sales, coalesce(t.total_sales, 0)),
      ('vendor tax', lines.tax, coalesce(t.amount_taxed, 0))) figure (what, expected, found)
    where v.shop_id = ${shopId}`;
}

function payouts(shopId: number) {
  return sql`
    select figure.what, p.id, figure.expected, figure.found
    from payouts p
    cross join lateral (
      select coalesce(sum(amount), 0)::int8 as amount, coalesce(sum(amount) filter (where active), 0)::int8 as active,
        count(*) filter (where active) as active_count
      from payout_items i where i.shop_id = p.shop_id and i.payout_id = p.id) items
    cross join lateral (
      select coalesce(sum(commission_amount), 0)::int8 as amount, count(*) as count
      from line_items l where l.shop_id = p.shop_id and l.payout_id = p.id and l.vendor_id = p.vendor_id) lines
    cross join lateral (
      select coalesce(sum(e.amount), 0)::int8 as cash
      from ledger_transactions t join ledger_entries e on e.shop_id = t.shop_id and e.transaction_id = t.id
      where t.shop_id = p.shop_id and t.payout_id = p.id and e.account = 'cash') booked
    cross join lateral (values
      ('payout items', p.lines_amount, items.amount),
      ('payout lines', case when p.counts then p.lines_amount else 0 end, lines.amount),
      ('payout active items', lines.amount, items.active),
      ('payout count of lines', items.active_count, lines.count),
      ('payout cash', case when p.counts then -p.amount else 0 end, booked.cash)
    ) figure (what, expected, found)
    where p.shop_id = ${shopId}`;
}

function ledger(shopId: number) {
  return sql`
    select 'ledger transaction' as what, t.id, 0::int8 as expected, coalesce(sum(e.amount), 0)::int8 as found
    from ledger_transactions t left join ledger_entries e on e.shop_id = t.shop_id and e.transaction_id = t.id
    where t.shop_id = ${shopId}
    group by t.id
    union all
    -- The items that are open to a vendor and final already: custom items and refunds after payout. One pass, since without
    -- statistics the lines of each vendor are looked up in an index that has all the unpaid ones of the shop.
    select 'vendor payable', parts.vendor_id, -sum(parts.commission)::int8, sum(parts.booked)::int8
    from (
      select l.vendor_id, l.commission_amount as commission, 0::int8 as booked from line_items l
      where l.shop_id = ${shopId} and l.payout_id is null and l.kind in ('custom', 'reversal') and l.vendor_id is not null
      union all
      select e.vendor_id, 0, e.amount from ledger_entries e
      where e.shop_id = ${shopId} and e.account = 'vendor_payable') parts
    group by parts.vendor_id
    union all
    select 'vendor cash', v.id,
      (select coalesce(-sum(amount), 0)::int8 from payouts p
        where p.shop_id = v.shop_id and p.vendor_id = v.id and p.counts),
      (select coalesce(sum(amount), 0)::int8 from ledger_entries e
        where e.shop_id = v.shop_id and e.vendor_id = v.id and e.account = 'cash')
    from vendors v where v.shop_id = ${shopId}`;
}

/**
 * A merged vendor must have nothing left: no line, payout, product or account, and no balance.
 *
 * Lines and accounts have no index by the vendors that they name, so all are counted in one pass: looked up for each merged
 * vendor, they would be read as often as there are merged vendors. In a union, since of a join the planner decides how
 * often it reads either side.
 */
function mergedVendors(shopId: number) {
  return sql`
    select 'merged vendor', v.id, 0::int8,
      (select count(*) from payouts p where p.shop_id = v.shop_id and p.vendor_id = v.id)
      + (select count(*) from products p where p.shop_id = v.shop_id and p.vendor_id = v.id)
      + (select count(*) from (
          select from ledger_entries e where e.shop_id = v.shop_id and e.vendor_id = v.id
          group by e.account having sum(e.amount) <> 0) open)
    from vendors v where v.shop_id = ${shopId} and v.merged_into_id is not null
    union all
    select 'merged vendor lines and accounts', named.vendor_id, 0::int8, count(*) filter (where not named.is_merged)
    from (
      select v.id as vendor_id, true as is_merged
      from vendors v where v.shop_id = ${shopId} and v.merged_into_id is not null
      union all
      select either.vendor_id, false
      from line_items l
      cross join lateral (values (l.tracked_vendor_id), (nullif(l.override_vendor_id, l.tracked_vendor_id))) either (vendor_id)
      where l.shop_id = ${shopId}
      union all
      select s.vendor_id, false from vendor_signup_vendors s where s.shop_id = ${shopId}) named
    where exists (select from vendors v where v.shop_id = ${shopId} and v.merged_into_id is not null)
    group by named.vendor_id having bool_or(named.is_merged)`;
}

/** The amount taken back of a line lies between 0 and its whole commission. */
function reversals(shopId: number) {
  return sql`
    select 'line taken back' as what, l.id, least(greatest(taken.back, 0), l.commission_full) as expected, taken.back as found
    from line_items l
    cross join lateral (
      select l.commission_reversed - coalesce(sum(r.commission_full), 0)::int8 as back
      from line_items r where r.reverses_id = l.id) taken
    where l.shop_id = ${shopId} and l.kind = 'product'`;
}

function repPayouts(shopId: number) {
  return sql`
    select figure.what, p.id, figure.expected, figure.found
    from sales_rep_payouts p
    cross join lateral (
      select coalesce(sum(amount), 0)::int8 as amount, coalesce(sum(amount) filter (where active), 0)::int8 as active
      from sales_rep_payout_items i
      where i.shop_id = p.shop_id and i.payout_id = p.id and i.sales_rep_id = p.sales_rep_id) items
    cross join lateral (
      select coalesce(sum(e.amount), 0)::int8 as cash
      from ledger_transactions t join ledger_entries e on e.shop_id = t.shop_id and e.transaction_id = t.id
      where t.shop_id = p.shop_id and t.sales_rep_payout_id = p.id and e.account = 'cash') booked
    cross join lateral (values
      ('rep payout items', p.commissions_amount, items.amount),
      ('rep payout active items', case when p.status = 'deleted' then 0 else p.commissions_amount end, items.active),
      ('rep payout cash', case when p.status = 'deleted' then 0 else -p.amount end, booked.cash)
    ) figure (what, expected, found)
    where p.shop_id = ${shopId}
    union all
    -- A paid commission keeps the percentage that it was paid by, and its place in the order.
    select 'rep payout percentages', min(rates.payout_id), 0::int8, count(rates.payout_id)
    from (
      select i.order_id, i.sales_rep_id, i.rate_ppm, i.payout_id from sales_rep_payout_items i
      where i.shop_id = ${shopId} and i.active
      union all
      select c.order_id, c.sales_rep_id, c.rate_ppm, null from order_sales_rep_commissions c
      where c.shop_id = ${shopId}) rates
    group by rates.order_id, rates.sales_rep_id, rates.rate_ppm having count(*) = count(rates.payout_id)`;
}

/**
 * A rep's commission enters the ledger when a payout settles it, so none is ever open there. The items have no index by
 * rep, so all are read in one pass.
 */
function repLedger(shopId: number) {
  return sql`
    select figure.what, rep.id, figure.expected, figure.found
    from (
      select parts.id, sum(parts.paid)::int8 as paid, sum(parts.payable)::int8 as payable,
        sum(parts.expense)::int8 as expense
      from (
        select r.id, 0::int8 as paid, 0::int8 as payable, 0::int8 as expense from sales_reps r where r.shop_id = ${shopId}
        union all
        select i.sales_rep_id, i.amount, 0, 0 from sales_rep_payout_items i where i.shop_id = ${shopId} and i.active
        union all
        select e.sales_rep_id, 0, case e.account when 'sales_rep_payable' then e.amount else 0 end,
          case e.account when 'sales_rep_expense' then e.amount else 0 end
        from ledger_entries e where e.shop_id = ${shopId} and e.sales_rep_id is not null) parts
      group by parts.id) rep
    cross join lateral (values
      ('rep payable', 0::int8, rep.payable),
      ('rep expense', rep.paid, rep.expense)) figure (what, expected, found)`;
}
