import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { takeLock } from '../../../database/locks.ts';
import type { MovePosition } from '../../../database/column-types.ts';
import type { MoveState, RowOf } from '../../../database/rows.ts';

export type MoveRow = RowOf<'moves'>;
export type MoveOf = { readonly shopId: number; readonly moveId: number };

/** The states in which a job goes on with a move. */
export const atWork = ['checking', 'booking', 'undoing'] as const satisfies readonly MoveState[];

/** Makes a move; null while another one of the shop is under way. */
export async function insertMove(
  tx: Tx,
  move: {
    readonly shopId: number;
    readonly name: string;
    readonly createdBy: number | null;
    readonly now: Date;
  },
): Promise<number | null> {
  const made = await tx
    .insertInto('moves')
    .values({ shop_id: move.shopId, name: move.name, created_by: move.createdBy, created_at: move.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

export async function moveById(tx: Tx, { shopId, moveId }: MoveOf): Promise<MoveRow | null> {
  const row = await tx
    .selectFrom('moves')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', moveId)
    .executeTakeFirst();
  return row ?? null;
}

/** The move, locked until the transaction ends. */
export async function lockMove(tx: Tx, { shopId, moveId }: MoveOf): Promise<MoveRow | null> {
  takeLock('moves');
  const row = await tx
    .selectFrom('moves')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', moveId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The move that a job has to go on with, locked until the transaction ends. */
export async function lockMoveAtWork(tx: Tx, shopId: number): Promise<MoveRow | null> {
  takeLock('moves');
  const row = await tx
    .selectFrom('moves')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('state', 'in', atWork)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The shops with a move at work; for `asSystem`. */
export async function shopsWithMoves(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('moves')
    .select('shop_id')
    .distinct()
    .where('state', 'in', atWork)
    .execute();
  return rows.map(({ shop_id }) => shop_id);
}

export async function pageOfMoves(
  tx: Tx,
  shopId: number,
  { size, offset }: { readonly size: number; readonly offset: number },
): Promise<{ count: number; rows: MoveRow[] }> {
  const { count } = await tx
    .selectFrom('moves')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  const rows = await tx
    .selectFrom('moves')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
  return { count, rows };
}

export type MoveChange = Partial<
  Pick<
    MoveRow,
    | 'state'
    | 'description'
    | 'progress'
    | 'problem'
    | 'vendors_changed'
    | 'basis'
    | 'balances_reviewed_at'
    | 'asked_by'
    | 'checked_at'
    | 'first_booked_at'
    | 'booked_at'
    | 'undone_at'
    | 'last_payout_before'
  >
> & { readonly position?: MovePosition | null; readonly rules?: readonly string[] };

/** Changes the row of a move. */
export async function changeMove(tx: Tx, { shopId, moveId }: MoveOf, change: MoveChange): Promise<void> {
  const { position, rules, ...columns } = change;
  await tx
    .updateTable('moves')
    .set({
      ...columns,
      ...(position === undefined ? {} : { position: position === null ? null : JSON.stringify(position) }),
      ...(rules === undefined ? {} : { rules: JSON.stringify(rules) }),
    })
    .where('shop_id', '=', shopId)
    .where('id', '=', moveId)
    .execute();
}

/** True where a move other than this one is under way. */
export async function isAnotherUnderWay(tx: Tx, { shopId, moveId }: MoveOf): Promise<boolean> {
  const row = await tx
    .selectFrom('moves')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '<>', moveId)
    .where('state', 'in', ['draft', 'checked', ...atWork])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeMove(tx: Tx, { shopId, moveId }: MoveOf): Promise<void> {
  await tx.deleteFrom('moves').where('shop_id', '=', shopId).where('id', '=', moveId).execute();
}

export async function hasOrders(tx: Tx, shopId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('orders')
    .select('id')
    .where('shop_id', '=', shopId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The last payout of the shop; 0 without any. */
export async function lastPayout(tx: Tx, shopId: number): Promise<number> {
  const row = await tx
    .selectFrom('payouts')
    .select((eb) => eb.fn.max('id').as('last'))
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row?.last ?? 0;
}

/** The first payout that was made after a booking, is no part of a move, and counts; null where there is none. */
export async function payoutSince(
  tx: Tx,
  { shop_id: shopId, last_payout_before: before }: Pick<MoveRow, 'shop_id' | 'last_payout_before'>,
): Promise<number | null> {
  const row = await tx
    .selectFrom('payouts')
    .select('invoice_number')
    .where('shop_id', '=', shopId)
    .where('id', '>', before ?? 0)
    .where('move_id', 'is', null)
    .where('counts', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.invoice_number ?? null;
}

/** The events of the history that change figures of a check. */
const changing = [
  'rule.%',
  'rule\\_version.%',
  'setting.changed',
  'shop.changed',
  'vendor.%',
  'line.%',
  'import.started',
  'platform.%',
  'payout.%',
  'pay\\_run.%',
];

/** The end of the shop's history and its last order: a check holds for what was there until then. */
export async function basisOf(tx: Tx, shopId: number): Promise<string> {
  const { rows } = await sql<{ seq: number; last: number }>`
    select coalesce((select seq from history_heads where shop_id = ${shopId}), 0) as seq,
      coalesce((select max(id) from orders where shop_id = ${shopId}), 0) as last`.execute(tx);
  return `${rows[0]?.seq ?? 0}:${rows[0]?.last ?? 0}`;
}

/** True while nothing has changed since that the figures of a check come from. Orders of after the check are of no old payout. */
export async function isBasisCurrent(
  tx: Tx,
  { shop_id: shopId, basis, checked_at: checkedAt }: Pick<MoveRow, 'shop_id' | 'basis' | 'checked_at'>,
): Promise<boolean> {
  const [seq = 0, last = 0] = basis.split(':').map(Number);
  const { rows } = await sql<{ changed: boolean }>`
    select exists (select from history where shop_id = ${shopId} and seq > ${seq} and event like any (${changing}::text[]))
      or exists (select from orders where shop_id = ${shopId} and id > ${last} and processed_at < ${checkedAt}) as changed`.execute(
    tx,
  );
  return rows[0]?.changed !== true;
}
