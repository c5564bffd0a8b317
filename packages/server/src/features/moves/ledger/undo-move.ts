import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { takeLock } from '../../../database/locks.ts';
import { priceLines } from '../../../pricing/pricing.ts';
import { lockSettings } from '../../../pricing/shop-rules.ts';
import { removeCustomItem } from '../../../ledger/custom-item.ts';
import { releasePayouts } from '../../../ledger/release-payout.ts';
import { reverse } from '../../../ledger/reverse.ts';

type Of = { readonly shopId: number; readonly moveId: number };

/**
 * Takes the next payouts of a move out of the books: they stay as deleted, their ledger transactions are reversed, what was booked beside
 * lines is removed, and their lines are priced by the rules again, with the overrides that they had before. Returns the payouts; none
 * where nothing is left.
 */
export async function undoMovedPayouts(
  tx: Tx,
  of: Of,
  { size, now }: { readonly size: number; readonly now: Date },
): Promise<number[]> {
  const { shopId } = of;
  await lockSettings(tx, shopId, 'share');
  takeLock('payouts');
  const { rows } = await sql<{ id: number; payout_id: number }>`
    select p.id, b.id as payout_id from move_payouts p
    join payouts b on b.shop_id = p.shop_id and b.id = p.payout_id
    where p.shop_id = ${shopId} and p.move_id = ${of.moveId} and p.payout_id is not null
    order by b.id limit ${size} for no key update of b`.execute(tx);
  if (rows.length === 0) return [];
  const payoutIds = rows.map(({ payout_id: id }) => id);
  const items = await itemsOf(tx, shopId, payoutIds);
  await releasePayouts(tx, { shopId, payoutIds, status: 'deleted', now });
  for (const lineId of items) await removeCustomItem(tx, { shopId, lineId, now });
  await sql`
    update move_payouts set payout_id = null, verdict = 'open' where shop_id = ${shopId} and id = any (${rows.map(({ id }) => id)}::int8[])`.execute(
    tx,
  );
  await restoreLines(
    tx,
    of,
    rows.map(({ id }) => id),
    now,
  );
  return payoutIds;
}

/** The custom items that these payouts have paid. */
async function itemsOf(tx: Tx, shopId: number, payoutIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('line_items')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('kind', '=', 'custom')
    .where(sql<boolean>`payout_id = any (${[...payoutIds]}::int8[])`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Gives lines the overrides that they had before, and their price by the rules. Refunds that came in since count in it. */
async function restoreLines(tx: Tx, of: Of, movePayoutIds: readonly number[], now: Date): Promise<void> {
  const { shopId, moveId } = of;
  const { rows } = await sql<{ id: number }>`
    update line_items l set override_amount = r.override_amount_before, override_ppm = r.override_ppm_before
    from move_rows r
    where r.shop_id = ${shopId} and r.move_id = ${moveId} and r.move_payout_id = any (${[...movePayoutIds]}::int8[]) and r.is_booked
      and r.full_amount is not null and not r.takes_back and l.shop_id = ${shopId} and l.id = r.line_item_id and l.payout_id is null
    returning l.id`.execute(tx);
  const lines = rows.map(({ id }) => id);
  await removeReversals(tx, shopId, lines, now);
  await sql`
    update move_rows set is_booked = false, item_id = null, override_amount_before = null, override_ppm_before = null
    where shop_id = ${shopId} and move_id = ${moveId} and move_payout_id = any (${[...movePayoutIds]}::int8[])`.execute(
    tx,
  );
  await priceLines(tx, shopId, { lines });
}

/**
 * Removes what refunds have taken back from these lines while they were paid. One that a deleted payout names stays as a line that
 * takes nothing back.
 */
async function removeReversals(tx: Tx, shopId: number, lines: readonly number[], now: Date): Promise<void> {
  takeLock('line_items');
  const { rows } = await sql<{ id: number; is_named: boolean }>`
    select r.id, exists (select from payout_items i where i.shop_id = r.shop_id and i.line_item_id = r.id) as is_named
    from line_items r where r.shop_id = ${shopId} and r.reverses_id = any (${[...lines]}::int8[]) and r.payout_id is null
    order by r.id for update of r`.execute(tx);
  if (rows.length === 0) return;
  await reverse(tx, { shopId, of: 'line_item_id', id: rows.map(({ id }) => id), now });
  const named = rows.filter(({ is_named: isNamed }) => isNamed).map(({ id }) => id);
  const others = rows.filter(({ is_named: isNamed }) => !isNamed).map(({ id }) => id);
  await sql`
    update line_items set reverses_id = null, platform_id = null, commission_state = 'ineligible', commission_reason = 'removed',
      commission_full = 0, net_sales = 0, net_tax = 0
    where shop_id = ${shopId} and id = any (${named}::int8[])`.execute(tx);
  await sql`delete from line_items where shop_id = ${shopId} and id = any (${others}::int8[])`.execute(tx);
}

/** Removes an opening balance. */
export async function undoOpening(
  tx: Tx,
  ask: { readonly shopId: number; readonly lineId: number; readonly now: Date },
): Promise<void> {
  const removed = await removeCustomItem(tx, ask);
  if (removed === 'already_paid') throw new Error(`The opening balance of line ${ask.lineId} is paid.`);
}
