import { targetKey, type DatedRule } from '@consignment/domain/commission/dated-rules';
import type { RuleDraft } from '../../../database/column-types.ts';
import { lastMonth, thisMonth } from '@consignment/domain/time/periods';
import { endOfDayExclusive, startOfDay } from '@consignment/domain/time/zone';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { takeLock } from '../../../database/locks.ts';
import type { RowOf } from '../../../database/rows.ts';
import { inOneGo, pricesOf } from '../../../pricing/pricing.ts';
import { ofOrders, type OrderRange, type ReplayScope } from '../../../pricing/scope.ts';
import { readRules, type LoadedRules } from '../../../pricing/shop-rules.ts';
import { hasTiers, salesAnew } from '../../../pricing/vendor-sales.ts';

/*
 * Replays: every product line of past days is priced by drafts in place of the rules for the same lines, and compared with what it
 * earned. Nothing is written but the replay's own rows.
 */

export type ReplayRow = RowOf<'rule_replays'>;

const mostLines = 50;

/** Makes a replay; null while another one of the shop is under way. */
export async function insertReplay(
  tx: Tx,
  replay: {
    readonly shopId: number;
    readonly drafts: readonly RuleDraft[];
    readonly firstDay: string;
    readonly lastDay: string;
    readonly madeBy: number | null;
    readonly now: Date;
  },
): Promise<number | null> {
  const made = await tx
    .insertInto('rule_replays')
    .values({
      shop_id: replay.shopId,
      drafts: JSON.stringify(replay.drafts),
      first_day: replay.firstDay,
      last_day: replay.lastDay,
      made_by: replay.madeBy,
      made_at: replay.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

/** The shops with a replay under way; for `asSystem`. */
export async function shopsWithReplays(tx: Tx): Promise<number[]> {
  const rows = await tx.selectFrom('rule_replays').select('shop_id').where('state', '=', 'running').execute();
  return rows.map(({ shop_id }) => shop_id);
}

/** The replay of the shop that is under way, locked until the transaction ends. */
export async function lockReplay(tx: Tx, shopId: number): Promise<ReplayRow | null> {
  takeLock('rule_replays');
  const row = await tx
    .selectFrom('rule_replays')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('state', '=', 'running')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function endReplay(
  tx: Tx,
  { shopId, id }: { readonly shopId: number; readonly id: number },
  state: 'done' | 'failed',
  now: Date,
): Promise<void> {
  await tx
    .updateTable('rule_replays')
    .set({ state, finished_at: now })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** Deletes replays that were made before this; for `asSystem`. */
export async function forgetReplaysBefore(tx: Tx, day: Date): Promise<void> {
  await tx.deleteFrom('rule_replays').where('made_at', '<', day).execute();
}

/** The rules with the drafts in place of those for the same lines, whatever their days. */
function rulesWithDrafts(rules: LoadedRules, drafts: readonly RuleDraft[]): LoadedRules {
  const drafted = new Set(drafts.map(({ target }) => targetKey(target)));
  const others = rules.dated.filter(({ target }) => !drafted.has(targetKey(target)));
  // The number of a draft counts only among drafts for the same lines, of which the last one holds.
  const versions = drafts.map(({ target, value }, index): DatedRule => {
    return { id: index + 1, version: 1, target, from: firstOfDays, until: null, value };
  });
  return { ...rules, dated: [...others, ...versions] };
}

const firstOfDays = '0001-01-01';

/**
 * Finds the first and the last order of the days and, where a tier holds, the sales by which it is found: of all months again, as
 * they are when the shop is priced after the drafts are saved. Null where there is no order.
 */
export async function beginReplay(tx: Tx, replay: ReplayRow): Promise<OrderRange | null> {
  const { shop_id: shopId, id } = replay;
  const rules = rulesWithDrafts(await readRules(tx, shopId), replay.drafts);
  const { from, until } = instantsOf(replay, rules.timeZone);
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(id) as first, max(id) as last from orders
    where shop_id = ${shopId} and processed_at >= ${from} and processed_at < ${until}`.execute(tx);
  const { first = null, last = null } = rows[0] ?? {};
  if (first === null || last === null) return null;
  const sales = hasTiers(rules.dated)
    ? sql`(
        select coalesce(jsonb_agg(counted), '[]')
        from (select vendor_id as vendor, month, sales, orders
          from (${await salesAnew(tx, shopId, rules, { within: monthsBefore(replay, rules.timeZone) })}) months) counted)`
    : sql`null::jsonb`;
  await sql`
    update rule_replays set first_order_id = ${first}, last_order_id = ${last}, after_order_id = ${first - 1}, sales = ${sales}
    where shop_id = ${shopId} and id = ${id}`.execute(tx);
  return { after: first - 1, through: last };
}

function instantsOf({ first_day, last_day }: ReplayRow, timeZone: string): { from: Date; until: Date } {
  return { from: startOfDay(first_day, timeZone), until: endOfDayExclusive(last_day, timeZone) };
}

function monthsBefore({ first_day, last_day }: ReplayRow, timeZone: string): { from: Date; until: Date } {
  return {
    from: startOfDay(lastMonth(first_day).start, timeZone),
    until: startOfDay(thisMonth(last_day).start, timeZone),
  };
}

/** The range of the next `size` orders of the days; null where none are left. */
async function nextOrders(
  tx: Tx,
  shopId: number,
  { after, through }: OrderRange,
  { from, until, size }: { readonly from: Date; readonly until: Date; readonly size: number },
): Promise<OrderRange | null> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(id) as first, max(id) as last from (
      select id from orders
      where shop_id = ${shopId} and id > ${after} and id <= ${through} and processed_at >= ${from} and processed_at < ${until}
      order by id limit ${size}) next`.execute(tx);
  const { first = null, last = null } = rows[0] ?? {};
  return first === null || last === null ? null : { after: first - 1, through: last };
}

/** Replays the next orders after those that were looked at, `size` of them. False where none are left. */
export async function replaySlice(
  tx: Tx,
  replay: ReplayRow,
  left: OrderRange,
  size: number,
): Promise<boolean> {
  const { shop_id: shopId, id } = replay;
  const rules = rulesWithDrafts(await readRules(tx, shopId), replay.drafts);
  const { from, until } = instantsOf(replay, rules.timeZone);
  const range = await nextOrders(tx, shopId, left, { from, until, size });
  if (range === null) return false;
  const scope: ReplayScope = { replayed: range, from, until };
  const sales = sql`(
      select ${shopId}::int8 as shop_id, s.vendor as vendor_id, s.month, s.sales, s.orders from rule_replays r
      cross join jsonb_to_recordset(r.sales) as s (vendor int8, month date, sales int8, orders int4)
      where r.shop_id = ${shopId} and r.id = ${id})`;
  await inOneGo(tx, true);
  await sql`
    with priced as materialized (${await pricesOf(tx, shopId, scope, { ...rules, sales })}),
    -- A part that was taken back after its line was paid has its own lines.
    back as (
      select reverses_id, sum(commission_full) as commission from line_items l
      where shop_id = ${shopId} and kind = 'reversal' and reverses_id is not null and ${ofOrders(scope, 'l.order_id')}
      group by reverses_id
    ),
    compared as materialized (
      select l.id, l.vendor_id, l.payout_id is not null or b.reverses_id is not null as is_paid,
        date_trunc('month', o.processed_at at time zone ${rules.timeZone})::date as month,
        case when l.commission_state = 'accrued' then l.commission_full - l.commission_reversed else 0 end
          + coalesce(b.commission, 0) as earned,
        case when p.commission_state = 'accrued' then p.commission_full - p.commission_reversed else 0 end as would
      from priced p
      join line_items l on l.shop_id = ${shopId} and l.id = p.id and ${ofOrders(scope, 'l.order_id')}
      join orders o on o.shop_id = ${shopId} and o.id = l.order_id and ${ofOrders(scope, 'o.id')}
      left join back b on b.reverses_id = l.id
      where l.vendor_id is not null
    ),
    added as (
      insert into rule_replay_sums as s (replay_id, shop_id, vendor_id, month, lines, changed_lines, earned,
        would_have_earned, difference_on_paid)
      select ${id}::int8, ${shopId}::int8, vendor_id, month, count(*), count(*) filter (where would <> earned), sum(earned)::int8,
        sum(would)::int8, coalesce(sum(would - earned) filter (where is_paid), 0)::int8
      from compared group by vendor_id, month
      on conflict (shop_id, replay_id, vendor_id, month) do update set
        lines = s.lines + excluded.lines, changed_lines = s.changed_lines + excluded.changed_lines,
        earned = s.earned + excluded.earned, would_have_earned = s.would_have_earned + excluded.would_have_earned,
        difference_on_paid = s.difference_on_paid + excluded.difference_on_paid
    )
    update rule_replays r set after_order_id = ${range.through}, largest = (
      select coalesce(jsonb_agg(jsonb_build_object('line', line, 'earned', earned, 'would', would)
        order by abs(would - earned) desc, line), '[]')
      from (
        select line, earned, would from (
          select line, earned, would from jsonb_to_recordset(r.largest) as kept (line int8, earned int8, would int8)
          union all
          select id, earned, would from compared where would <> earned) lines
        order by abs(would - earned) desc, line limit ${mostLines}) most)
    where r.shop_id = ${shopId} and r.id = ${id}`.execute(tx);
  await inOneGo(tx, false);
  return true;
}
