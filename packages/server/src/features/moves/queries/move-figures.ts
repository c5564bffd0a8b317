import type { CauseDetail } from '@consignment/domain/moves/moving-lines';
import { sql } from 'kysely';
import type { Reason } from '@consignment/domain/commission/commission-reasons';
import type { Tx } from '../../../database/database.ts';
import type { RowOf } from '../../../database/rows.ts';
import { pricesOf } from '../../../pricing/pricing.ts';
import type { LoadedRules } from '../../../pricing/shop-rules.ts';
import { termsColumns, type TracedRow } from '../../../pricing/trace.ts';
import type { MoveOf } from './moves.ts';

/* The payouts of the former app with their rows and the lines here, and the findings about them. */

type StagedPayout = Pick<
  RowOf<'move_payouts'>,
  'id' | 'row_number' | 'number' | 'day' | 'amount' | 'additional'
> & {
  readonly vendor_id: number | null;
  readonly vendor_name: string;
  /** The rate of the vendor in the file of vendors. */
  readonly vendor_rate: number | null;
  /** The row that already has its number. */
  readonly first_row: number;
  /** Our number of a payout that has the same number of the former app, and counts. */
  readonly moved_as: number | null;
};

/** A row, with the returns of its line by the end of the day of the payout, and by now. */
type StagedRow = Pick<
  RowOf<'move_rows'>,
  | 'row_number'
  | 'order_name'
  | 'order_key'
  | 'sku'
  | 'title'
  | 'amount'
  | 'rest'
  | 'quantity'
  | 'price'
  | 'discount'
  | 'tax'
  | 'cost'
  | 'rate_ppm'
  | 'returned'
  | 'line_item_id'
  | 'takes_back'
> & {
  readonly move_payout_id: number;
  /** The order is here, with the line or without it. */
  readonly has_order: boolean;
  /** The line has rows of both kinds. */
  readonly is_split: boolean;
  readonly units_then: number;
  readonly money_then: number;
  /** Of them, what an earlier row has taken back. */
  readonly units_before: number;
  readonly money_before: number;
};

export type PricedLine = TracedRow & {
  readonly id: number;
  readonly reason: Reason | null;
  readonly returned_quantity: number;
  readonly refunded_amount: number;
  /** The payout that has paid it, and our number of it. */
  readonly paid_as: number | null;
  readonly is_settled: boolean;
};

export type PayoutToCheck = StagedPayout & {
  readonly rows: readonly (StagedRow & { readonly line: PricedLine | null })[];
};

/** The payouts after one, with all that their check needs. */
export async function payoutsToCheck(
  tx: Tx,
  of: MoveOf,
  rules: LoadedRules,
  { after, size }: { readonly after: number; readonly size: number },
): Promise<PayoutToCheck[]> {
  const { shopId, moveId } = of;
  const { rows: payouts } = await sql<StagedPayout>`
    select p.id, p.row_number, p.number, p.day, p.amount, p.additional, v.vendor_id, coalesce(here.name, v.name) as vendor_name,
      v.rate_ppm as vendor_rate,
      (select min(twin.row_number) from move_payouts twin join move_vendors tv on tv.shop_id = twin.shop_id and tv.id = twin.move_vendor_id
        where twin.move_id = p.move_id and twin.number_key = p.number_key
          and coalesce(tv.vendor_id, -tv.id) = coalesce(v.vendor_id, -v.id)) as first_row,
      (select min(b.invoice_number) from payouts b join move_payouts moved on moved.shop_id = b.shop_id and moved.id = b.move_payout_id
        where b.shop_id = p.shop_id and moved.number_key = p.number_key and b.vendor_id = v.vendor_id and b.counts) as moved_as
    from move_payouts p
    join move_vendors v on v.shop_id = p.shop_id and v.id = p.move_vendor_id
    left join vendors here on here.shop_id = v.shop_id and here.id = v.vendor_id
    where p.shop_id = ${shopId} and p.move_id = ${moveId} and p.id > ${after}
    order by p.id limit ${size}`.execute(tx);
  const ids = payouts.map(({ id }) => id);
  const asOf = (day: string) => sql`(${sql.ref(day)} + 1)::timestamp at time zone ${rules.timeZone}`;
  const { rows } = await sql<StagedRow>`
    select r.move_payout_id, r.row_number, r.order_name, r.order_key, r.sku, r.title, r.amount, r.rest, r.quantity, r.price, r.discount,
      r.tax, r.cost, r.rate_ppm, r.returned, r.line_item_id, r.takes_back,
      r.line_item_id is not null as has_order,
      r.line_item_id is not null and exists (select from move_rows other where other.move_id = r.move_id
        and other.line_item_id = r.line_item_id and other.takes_back <> r.takes_back) as is_split,
      coalesce(back.units, 0)::int4 as units_then, coalesce(back.money, 0)::int8 as money_then,
      coalesce(earlier.units, 0)::int4 as units_before, coalesce(earlier.money, 0)::int8 as money_before
    from move_rows r
    join move_payouts p on p.shop_id = r.shop_id and p.id = r.move_payout_id
    left join lateral (
      select sum(f.units) as units, sum(f.amount) as money from refund_lines f
      where f.shop_id = r.shop_id and f.line_item_id = r.line_item_id and f.refunded_at < ${asOf('p.day')}) back on true
    left join lateral (
      select sum(f.units) as units, sum(f.amount) as money from refund_lines f
      where r.takes_back and f.shop_id = r.shop_id and f.line_item_id = r.line_item_id and f.refunded_at < (
        select max(${asOf('ep.day')}) from move_rows e join move_payouts ep on ep.shop_id = e.shop_id and ep.id = e.move_payout_id
        where e.move_id = r.move_id and e.line_item_id = r.line_item_id and e.takes_back
          and (ep.day, e.row_number) < (p.day, r.row_number))) earlier on true
    where r.shop_id = ${shopId} and r.move_id = ${moveId} and r.move_payout_id = any (${ids}::int8[])
    order by r.move_payout_id, r.row_number`.execute(tx);
  const lines = await pricedLines(
    tx,
    shopId,
    rules,
    rows.flatMap(({ line_item_id: id }) => (id === null ? [] : [id])),
  );
  const known = await ordersNamed(
    tx,
    shopId,
    rows.flatMap(({ line_item_id: id, order_name: name }) => (id === null ? [name] : [])),
  );
  const rowsOf = Map.groupBy(rows, ({ move_payout_id: id }) => id);
  return payouts.map((payout) => ({
    ...payout,
    rows: (rowsOf.get(payout.id) ?? []).map((row) => ({
      ...row,
      has_order: row.has_order || known.has(row.order_name),
      line: row.line_item_id === null ? null : (lines.get(row.line_item_id) ?? null),
    })),
  }));
}

/** Those of these names that orders of the shop have, with the sign before the number or without it. */
async function ordersNamed(tx: Tx, shopId: number, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const { rows } = await sql<{ name: string }>`
    select g.name from unnest(${[...new Set(names)]}::text[]) as g (name)
    where exists (select from orders o where o.shop_id = ${shopId}
      and o.name = any (array[g.name, '#' || ltrim(g.name, '# '), ltrim(g.name, '# ')]))`.execute(tx);
  return new Set(rows.map(({ name }) => name));
}

/** The lines priced by the rules as they are now, whatever became of them since. */
async function pricedLines(
  tx: Tx,
  shopId: number,
  rules: LoadedRules,
  ids: readonly number[],
): Promise<Map<number, PricedLine>> {
  if (ids.length === 0) return new Map();
  const prices = await pricesOf(tx, shopId, { replayedLines: ids }, { ...rules, sales: 'anew' });
  const { rows } = await sql<PricedLine>`
    with priced as materialized (${prices})
    select l.id, ${sql.join(termsColumns.map((column) => sql.ref(`p.${column}`)))}, p.commission_reason as reason,
      l.override_ppm, l.override_amount, l.cost_per_item, l.price, l.quantity, l.allocated_discount, l.total_tax, l.compare_at_price,
      l.returned_quantity, l.refunded_amount,
      (select b.invoice_number from payouts b where b.shop_id = l.shop_id and b.id = l.payout_id) as paid_as,
      exists (select from line_items r where r.reverses_id = l.id) as is_settled
    from priced p join line_items l on l.shop_id = ${shopId} and l.id = p.id`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

export type FoundDifference = {
  readonly payout: number;
  readonly row: number | null;
  readonly key: string;
  readonly detail: CauseDetail;
  readonly vendor: number | null;
  readonly theirs: number;
  readonly ours: number;
  readonly their_rate: number | null;
  readonly our_rate: number | null;
  readonly their_working: string | null;
  readonly our_working: string | null;
};

export type CheckedRow = {
  readonly row: number;
  readonly ours: number;
  readonly full: number | null;
};

export type FoundPayout = {
  readonly id: number;
  readonly ours: number;
  readonly rows: number;
  readonly blocked: string | null;
  readonly causes: string;
};

/** Writes the findings about payouts: their rows, their differences with the groups of these, and themselves. */
export async function writeFound(
  tx: Tx,
  { shopId, moveId }: MoveOf,
  found: {
    readonly payouts: readonly FoundPayout[];
    readonly rows: readonly CheckedRow[];
    readonly differences: readonly FoundDifference[];
  },
): Promise<void> {
  await sql`
    update move_rows r set ours = g.ours, full_amount = g.full
    from jsonb_to_recordset(${JSON.stringify(found.rows)}::jsonb) as g (row int4, ours int8, "full" int8)
    where r.shop_id = ${shopId} and r.move_id = ${moveId} and r.row_number = g.row`.execute(tx);
  await sql`
    update move_payouts p set ours = g.ours, row_count = g.rows, blocked_because = g.blocked, causes = g.causes::jsonb,
      verdict = case when g.blocked is null then 'open' else 'blocked' end
    from jsonb_to_recordset(${JSON.stringify(found.payouts)}::jsonb) as g (id int8, ours int8, rows int8, blocked text, causes text)
    where p.shop_id = ${shopId} and p.move_id = ${moveId} and p.id = g.id`.execute(tx);
  if (found.differences.length === 0) return;
  const differences = sql`jsonb_to_recordset(${JSON.stringify(found.differences)}::jsonb) as g (payout int8, row int4, key text, detail jsonb,
    vendor int8, theirs int8, ours int8, their_rate int4, our_rate int4,
    their_working text, our_working text)`;
  await sql`
    insert into move_groups (shop_id, move_id, cause, key, detail, vendor_id)
    select distinct on (g.key) ${shopId}::int8, ${moveId}::int8, g.detail ->> 'cause', g.key, g.detail, g.vendor
    from ${differences} order by g.key, g.payout, g.row
    on conflict (shop_id, move_id, key) do nothing`.execute(tx);
  await sql`
    insert into move_differences (shop_id, move_id, group_id, move_payout_id, row_number, theirs, ours, their_rate_ppm, our_rate_ppm,
      their_working, our_working, detail)
    select ${shopId}, ${moveId}, own.id, g.payout, g.row, g.theirs, g.ours, g.their_rate, g.our_rate, g.their_working, g.our_working,
      g.detail
    from ${differences} join move_groups own on own.shop_id = ${shopId} and own.move_id = ${moveId} and own.key = g.key
    order by g.payout, g.row nulls last
    on conflict do nothing`.execute(tx);
}

/** Adds up groups from their differences, without those of payouts that cannot be booked; a group keeps one vendor where all have it. */
export async function addUpGroups(tx: Tx, { shopId, moveId }: MoveOf): Promise<void> {
  await sql`
    update move_groups own set difference_count = f.count, payout_count = f.payouts, theirs = f.theirs, ours = f.ours, size = f.size,
      vendor_id = f.vendor
    from (
      select g.id, count(d.id) as count, count(distinct d.move_payout_id) as payouts, coalesce(sum(d.theirs), 0)::int8 as theirs,
        coalesce(sum(d.ours), 0)::int8 as ours, coalesce(sum(abs(d.theirs - d.ours)), 0)::int8 as size,
        case when min(d.vendor_id) = max(d.vendor_id) and count(d.id) = count(d.vendor_id) then min(d.vendor_id) end as vendor
      from move_groups g
      left join (
        select d.id, d.group_id, d.move_payout_id, d.theirs, d.ours, v.vendor_id
        from move_differences d join move_payouts p on p.shop_id = d.shop_id and p.id = d.move_payout_id
        join move_vendors v on v.shop_id = p.shop_id and v.id = p.move_vendor_id
        where d.shop_id = ${shopId} and d.move_id = ${moveId} and p.verdict <> 'blocked') d on d.group_id = g.id
      where g.shop_id = ${shopId} and g.move_id = ${moveId}
      group by g.id) f
    where own.id = f.id`.execute(tx);
}

/** Sets the state of each payout by the answers to its differences. Those that are booked or cannot be stay as they are. */
export async function standPayouts(tx: Tx, { shopId, moveId }: MoveOf): Promise<void> {
  await sql`
    update move_payouts p set verdict = f.verdict
    from (
      select p.id, case when count(d.id) = 0 then 'equal' when bool_or(g.answer = 'leave') then 'left'
        when count(g.answer) < count(d.id) then 'open' else 'accepted' end as verdict
      from move_payouts p
      left join move_differences d on d.shop_id = p.shop_id and d.move_payout_id = p.id
      left join move_groups g on g.shop_id = d.shop_id and g.id = d.group_id
      where p.shop_id = ${shopId} and p.move_id = ${moveId} and p.verdict not in ('booked', 'blocked')
      group by p.id) f
    where p.shop_id = ${shopId} and p.id = f.id and p.verdict <> f.verdict`.execute(tx);
}
