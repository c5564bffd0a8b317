import { movedItemTitle } from '../domain/moving-item-title.ts';
import { startOfDay } from '@consignment/domain/time/zone';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { takeLock } from '../../../database/locks.ts';
import { lockSettings } from '../../../pricing/shop-rules.ts';
import { lockVendor } from '../../../queries/vendors/vendors.ts';
import { insertCustomItem } from '../../../ledger/custom-item.ts';
import { writePayouts } from '../../../ledger/write-payouts.ts';

/** A payout of the former app that is accepted. Minor units. */
export type PayoutToBook = {
  readonly id: number;
  readonly shopId: number;
  readonly moveId: number;
  readonly number: string;
  readonly vendorId: number;
  /** 'YYYY-MM-DD' in the zone. */
  readonly day: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly amount: number;
  readonly additional: number;
  readonly note: string;
};

type Row = {
  readonly row: number;
  readonly line_id: number | null;
  readonly takes_back: boolean;
  readonly amount: number;
  readonly full: number | null;
  readonly label: string;
};

export type BookVerdict =
  | { readonly is: 'booked'; readonly payoutId: number; readonly invoiceNumber: number }
  | { readonly is: 'blocked'; readonly why: string };

/**
 * Books a payout of the former app as paid, in the caller's transaction: its lines with the old amounts, custom items for what no line
 * here holds, and the payout with its old number and day. No provider is asked, and no mail leaves. A refusal has changed nothing.
 *
 * The database takes a payout of a move once while it is not taken back, and claims a line once.
 */
export async function bookMovedPayout(
  tx: Tx,
  ask: PayoutToBook,
  by: { readonly createdBy: number | null; readonly now: Date },
): Promise<BookVerdict> {
  const { shopId, vendorId, currency } = ask;
  const { now } = by;
  await lockSettings(tx, shopId, 'share');
  const vendor = await lockVendor(tx, shopId, vendorId);
  if (vendor === null) return { is: 'blocked', why: 'Its vendor is not here any more. Check again.' };
  const rows = await rowsToBook(tx, ask);
  const paying = rows.filter(
    ({ line_id: line, takes_back, full }) => line !== null && !takes_back && full !== null,
  );
  const refused = await refusalOf(tx, ask, paying);
  if (refused !== null) return { is: 'blocked', why: refused };
  const lines = await payLines(tx, shopId, ask, paying);

  const heldBy = new Map(lines.map(({ row, amount }) => [row, amount]));
  const items: { row: number | null; title: string; amount: number }[] = rows.map((one) => ({
    row: one.row,
    title: movedItemTitle(one.label, { takesBack: one.takes_back, hasLine: heldBy.has(one.row) }),
    amount: one.amount - (heldBy.get(one.row) ?? 0),
  }));
  const ofRows = rows.reduce((sum, { amount }) => sum + amount, 0);
  const additionalPay = Math.max(0, ask.additional);
  const rest = ask.amount - additionalPay - ofRows;
  const what = rows.length === 0 ? 'without rows' : 'beyond its rows';
  items.push({ row: null, title: `Payout ${ask.number} of the former app, ${what}`, amount: rest });

  const at = startOfDay(ask.day, ask.timeZone);
  const made: { id: number; row: number | null; amount: number }[] = [];
  for (const { row, title, amount } of items) {
    if (amount === 0) continue;
    const id = await insertCustomItem(tx, { shopId, vendorId, title, amount, currency, at, now });
    made.push({ id, row, amount });
  }
  const settled = lines.reduce((sum, { amount }) => sum + amount, 0);
  const linesAmount = settled + made.reduce((sum, { amount }) => sum + amount, 0);
  if (linesAmount + additionalPay !== ask.amount) {
    throw new Error(`Payout ${ask.number} of move ${ask.moveId} would be booked with another amount.`);
  }
  const ids = [...lines.map(({ id }) => id), ...made.map(({ id }) => id)];
  const [payout] = await writePayouts(
    tx,
    {
      shopId,
      currency,
      note: ask.note,
      setup: { method: 'by_hand' },
      byHand: 'recorded',
      createdBy: by.createdBy,
      now,
    },
    [
      {
        vendorId,
        lineIds: ids.join(','),
        lineCount: ids.length,
        linesAmount,
        settled,
        additionalPay,
        receiver: null,
      },
    ],
  );
  if (payout === undefined) throw new Error(`Payout ${ask.number} of move ${ask.moveId} was not written.`);
  await tx
    .updateTable('payouts')
    .set({ move_id: ask.moveId, move_payout_id: ask.id, former_number: ask.number, created_date: at })
    .where('shop_id', '=', shopId)
    .where('id', '=', payout.id)
    .execute();
  await markRows(tx, ask, made);
  await tx
    .updateTable('move_payouts')
    .set({ verdict: 'booked', payout_id: payout.id })
    .where('shop_id', '=', shopId)
    .where('id', '=', ask.id)
    .execute();
  return { is: 'booked', payoutId: payout.id, invoiceNumber: payout.invoiceNumber };
}

async function rowsToBook(tx: Tx, ask: PayoutToBook): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select r.row_number as row, r.line_item_id as line_id, r.takes_back, r.amount, r.full_amount as full,
      concat_ws(', ', 'Order ' || r.order_name, coalesce(nullif(r.title, ''), nullif(r.sku, ''))) as label
    from move_rows r
    where r.shop_id = ${ask.shopId} and r.move_id = ${ask.moveId} and r.move_payout_id = ${ask.id}
    order by r.row_number`.execute(tx);
  return rows;
}

/** Locks the lines, and returns why one of them cannot be paid; null where all can. */
async function refusalOf(tx: Tx, ask: PayoutToBook, rows: readonly Row[]): Promise<string | null> {
  const ids = rows.flatMap(({ line_id: id }) => (id === null ? [] : [id]));
  takeLock('line_items');
  const { rows: found } = await sql<{ id: number; vendor_id: number | null; payout_id: number | null }>`
    select id, vendor_id, payout_id from line_items where shop_id = ${ask.shopId} and id = any (${ids}::int8[])
    order by id for no key update`.execute(tx);
  const byId = new Map(found.map((line) => [line.id, line]));
  const reversed = await tx
    .selectFrom('line_items')
    .select('reverses_id')
    .where('reverses_id', 'is not', null)
    .where(sql<boolean>`reverses_id = any (${ids}::int8[])`)
    .execute();
  const settled = new Set(reversed.map(({ reverses_id: id }) => id));
  for (const { line_id: id, label } of rows) {
    const line = id === null ? undefined : byId.get(id);
    if (line === undefined) return `${label}, is not here any more. Check again.`;
    if (line.payout_id !== null) return `${label}, is paid here already.`;
    if (line.vendor_id !== ask.vendorId) return `${label}, is another vendor’s by now. Check again.`;
    if (settled.has(id)) return `${label}, has a refund after a payout here, and cannot be paid again.`;
  }
  return null;
}

/**
 * Gives lines the commission that the former app paid for them, as an override, less what has come back by now, and keeps the override
 * that was there. Returns what each line holds of its row's amount.
 */
async function payLines(
  tx: Tx,
  shopId: number,
  ask: PayoutToBook,
  rows: readonly Row[],
): Promise<{ id: number; row: number; amount: number }[]> {
  if (rows.length === 0) return [];
  const given = rows.map(({ row, line_id: id, full }) => ({ row, id, full }));
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (row int4, id int8, "full" int8)`;
  await sql`
    update move_rows r set is_booked = true, override_amount_before = l.override_amount, override_ppm_before = l.override_ppm
    from ${wanted}, line_items l
    where r.shop_id = ${shopId} and r.move_id = ${ask.moveId} and r.row_number = g.row and l.shop_id = ${shopId} and l.id = g.id`.execute(
    tx,
  );
  const { rows: paid } = await sql<{ id: number; row: number; amount: number }>`
    update line_items l set override_amount = g.full, override_ppm = null, commission_full = g.full,
      commission_reversed = returned_part(g.full, l.quantity, l.price * l.quantity - l.allocated_discount, l.returned_quantity,
        l.refunded_amount),
      commission_state = 'accrued', commission_reason = null, commission_source = 'override', commission_rate_ppm = null,
      commission_rule_id = null
    from ${wanted}
    where l.shop_id = ${shopId} and l.id = g.id and l.payout_id is null
    returning l.id, g.row, l.commission_amount as amount`.execute(tx);
  if (paid.length !== rows.length) throw new Error(`Payout ${ask.number} could not take all of its lines.`);
  return paid;
}

async function markRows(
  tx: Tx,
  ask: PayoutToBook,
  items: readonly { readonly id: number; readonly row: number | null }[],
): Promise<void> {
  const given = items.flatMap(({ id, row }) => (row === null ? [] : [{ id, row }]));
  await sql`
    update move_rows r set is_booked = true,
      item_id = (select g.id from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (id int8, row int4) where g.row = r.row_number)
    where r.shop_id = ${ask.shopId} and r.move_id = ${ask.moveId} and r.move_payout_id = ${ask.id}`.execute(
    tx,
  );
}
