import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { Difference } from '../../../ledger/difference.ts';
import {
  batchOf,
  comesAfter,
  cursorOf,
  type Batch,
  type BatchAsk,
  type OrderKey,
} from '../../../queries/batch.ts';

/** Minor units. Days are those of the shop. */
export type FeeChargeRow = {
  readonly id: number;
  readonly fee_id: number;
  readonly fee_name: string;
  readonly version: number;
  readonly vendor_id: number;
  readonly vendor_name: string;
  readonly day: string;
  readonly amount: number;
  readonly state: 'waiting' | 'charged' | 'taken' | 'waived';
  readonly from_day: string | null;
  readonly until_day: string | null;
  readonly order_name: string | null;
  readonly title: string | null;
  readonly invoice_number: number | null;
  readonly line_item_id: number | null;
  /** The payout that has taken it off. */
  readonly taken_by: number | null;
};

export type FeeSums = { readonly charged: number; readonly waiting: number };

export type FeeChargeFilter = { readonly feeId: number | null; readonly vendorId: number | null };

// A charge whose custom item the shop has removed was waived.
const state = sql`case when c.state <> 'charged' then c.state when l.id is null or l.commission_state <> 'accrued' then 'waived'
  when l.payout_id is not null then 'taken' else 'charged' end`;

const charges = (shopId: number, where: RawBuilder<unknown>) => sql`
  from fee_charges c
  join fees f on f.shop_id = c.shop_id and f.id = c.fee_id
  join vendors v on v.shop_id = c.shop_id and v.id = c.vendor_id
  left join line_items l on l.shop_id = c.shop_id and l.id = c.line_item_id
  where c.shop_id = ${shopId} and c.amount <> 0 and ${where}`;

const columns = sql`c.id, c.fee_id, f.name as fee_name, c.version, c.vendor_id, v.name as vendor_name, c.day::text as day, c.amount,
  ${state} as state, c.from_day::text as from_day, c.until_day::text as until_day, c.line_item_id, l.payout_id as taken_by,
  (select o.name from orders o where o.shop_id = c.shop_id and o.id = c.order_id) as order_name,
  (select s.title from line_items s where s.shop_id = c.shop_id and s.id = c.sold_line_id) as title,
  (select p.invoice_number from payouts p where p.shop_id = c.shop_id and p.id = c.payout_id) as invoice_number`;

const isWanted = ({ feeId, vendorId }: FeeChargeFilter) =>
  sql`(${feeId}::int8 is null or c.fee_id = ${feeId}::int8) and (${vendorId}::int8 is null or c.vendor_id = ${vendorId}::int8)`;

/** A page of charges, the newest first; those of 0, which say that nothing is charged, are left out. */
export async function pageOfFeeCharges(
  tx: Tx,
  shopId: number,
  ask: FeeChargeFilter & { readonly size: number; readonly offset: number },
): Promise<{ count: number; rows: FeeChargeRow[] }> {
  const from = charges(shopId, isWanted(ask));
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count ${from}`.execute(tx);
  const { rows } = await sql<FeeChargeRow>`
    select ${columns} ${from} order by c.id desc limit ${ask.size} offset ${ask.offset}`.execute(tx);
  return { count: counted[0]?.count ?? 0, rows };
}

export async function batchOfFeeCharges(
  tx: Tx,
  shopId: number,
  ask: FeeChargeFilter & BatchAsk,
): Promise<Batch<FeeChargeRow>> {
  const key: OrderKey = { by: sql`c.id`, type: 'int8' };
  const after = ask.after === null ? sql`true` : comesAfter(key, sql`c.id`, 'desc', ask.after);
  const { rows } = await sql<FeeChargeRow & { cursor: string }>`
    select ${columns}, ${cursorOf(key)} as cursor ${charges(shopId, sql`${isWanted(ask)} and ${after}`)}
    order by c.id desc limit ${ask.size + 1}`.execute(tx);
  return batchOf(rows, ask.size);
}

export async function feeChargeById(tx: Tx, shopId: number, id: number): Promise<FeeChargeRow | null> {
  const { rows } = await sql<FeeChargeRow>`
    select ${columns} ${charges(shopId, sql`c.id = ${id}`)}`.execute(tx);
  return rows[0] ?? null;
}

/** The sums of each fee’s charges that were not waived; by fee. */
export async function feeSums(tx: Tx, shopId: number): Promise<Map<number, FeeSums>> {
  const { rows } = await sql<FeeSums & { feeId: number }>`
    select c.fee_id as "feeId", coalesce(sum(c.amount) filter (where ${state} <> 'waived'), 0)::int8 as charged,
      coalesce(sum(c.amount) filter (where ${state} = 'waiting'), 0)::int8 as waiting
    ${charges(shopId, sql`true`)} group by c.fee_id`.execute(tx);
  return new Map(rows.map(({ feeId, ...sums }) => [feeId, sums]));
}

export async function waitingOfVendor(tx: Tx, shopId: number, vendorId: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(c.amount), 0)::int8 as amount from fee_charges c
    where c.shop_id = ${shopId} and c.vendor_id = ${vendorId} and c.state = 'waiting'`.execute(tx);
  return rows[0]?.amount ?? 0;
}

/** Waives a charge in its row. The caller holds the settings of the shop and has removed its custom item. */
export async function waiveCharge(tx: Tx, shopId: number, id: number): Promise<void> {
  await tx
    .updateTable('fee_charges')
    .set({ state: 'waived' })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
}

/** The charges whose custom item has another amount; minor units. */
export async function chargesOffItems(tx: Tx, shopId: number): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    select 'charge of a fee' as what, c.id, -c.amount as expected, l.commission_amount as found
    from fee_charges c join line_items l on l.shop_id = c.shop_id and l.id = c.line_item_id
    where c.shop_id = ${shopId} and c.state = 'charged' and l.commission_state = 'accrued' and l.commission_amount <> -c.amount
    order by c.id`.execute(tx);
  return rows;
}
