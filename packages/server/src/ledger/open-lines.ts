import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeLock } from '../database/locks.ts';
import type { WaitingLines } from '@consignment/domain/payouts/waiting-lines';
import { isOnItsWay, type Holds } from '../pricing/available.ts';
import { waitsForAnswer } from '../pricing/waiting-lines.ts';
import type { Payment } from './write-payouts.ts';

export type OpenLinesAsk = {
  readonly shopId: number;
  /** A range of the lines' processed_at, from inclusive, until exclusive; null is unbounded. */
  readonly period: { readonly from: Date | null; readonly until: Date | null };
  /** With what is on its way. */
  readonly early: boolean;
  /** These vendors, or all. */
  readonly vendorIds?: readonly number[];
};

export type OpenLines = Pick<Payment, 'lineIds' | 'lineCount' | 'linesAmount' | 'settled'> & {
  /** The part of `linesAmount` that is on its way: 0 unless it is paid early. */
  readonly heldAmount: number;
  /** Those that could be paid and wait for an answer, also where it is paid early. */
  readonly waiting: WaitingLines;
};

/**
 * By vendor: the lines of the period that can be paid, and every open reversal. A vendor whose lines are all on their
 * way, or all wait for an answer, is in it with none.
 */
export async function openLines(
  tx: Tx,
  { shopId, period, early, vendorIds }: OpenLinesAsk,
  holds: Holds,
  mode: 'look' | 'hold',
): Promise<Map<number, OpenLines>> {
  if (mode === 'hold') takeLock('line_items');
  const isFree = early ? sql`true` : sql`not is_held`;
  const isTaken = sql`${isFree} and not is_waiting`;
  const isWaiting = await waitsForAnswer(tx, shopId, 'line_items');
  type Row = Omit<OpenLines, 'waiting'> & {
    readonly vendorId: number;
    readonly waitingCount: number;
    readonly waitingAmount: number;
  };
  const { rows } = await sql<Row>`
    with open as (
      select id, vendor_id, commission_amount, kind, ${isOnItsWay(holds, 'line_items')} as is_held,
        ${isWaiting} as is_waiting
      from line_items
      where shop_id = ${shopId} and vendor_id is not null and payout_id is null and commission_state = 'accrued'
        ${vendorIds === undefined ? sql`` : sql`and vendor_id = any (${[...vendorIds]}::int8[])`}
        and (kind = 'reversal' or (
          (${period.from}::timestamptz is null or processed_at >= ${period.from}::timestamptz)
          and (${period.until}::timestamptz is null or processed_at < ${period.until}::timestamptz)))
      order by id
      ${mode === 'hold' ? sql`for no key update` : sql``}
    )
    select vendor_id as "vendorId", coalesce(string_agg(id::text, ',') filter (where ${isTaken}), '') as "lineIds",
      count(*) filter (where ${isTaken}) as "lineCount",
      coalesce(sum(commission_amount) filter (where ${isTaken}), 0)::int8 as "linesAmount",
      coalesce(sum(commission_amount) filter (where ${isTaken} and kind not in ('custom', 'reversal')), 0)::int8
        as settled,
      coalesce(sum(commission_amount) filter (where ${isTaken} and is_held), 0)::int8 as "heldAmount",
      count(*) filter (where ${isFree} and is_waiting) as "waitingCount",
      coalesce(sum(commission_amount) filter (where ${isFree} and is_waiting), 0)::int8 as "waitingAmount"
    from open group by vendor_id`.execute(tx);
  return new Map(
    rows.map(({ vendorId, waitingCount: count, waitingAmount: amount, ...lines }) => [
      vendorId,
      { ...lines, waiting: { count, amount } },
    ]),
  );
}

/** The amount due to each vendor, or to each of these, by vendor. */
export async function duesOf(
  tx: Tx,
  shopId: number,
  only: readonly number[] | 'all' = 'all',
): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('vendor_totals')
    .select(['vendor_id', 'due'])
    .where('shop_id', '=', shopId)
    .$if(only !== 'all', (query) =>
      query.where(sql<boolean>`vendor_id = any (${only === 'all' ? [] : [...only]}::int8[])`),
    )
    .execute();
  return new Map(rows.map(({ vendor_id: id, due }) => [id, due]));
}
