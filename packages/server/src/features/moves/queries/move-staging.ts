import type { MovingFile } from '@consignment/domain/moves/moving-fields';
import { orderKey, payoutKey, skuKey, titleKey, vendorKey } from '../domain/moving-match.ts';
import type { MovingCommissionRow, MovingPayoutRow, MovingVendorRow } from '../domain/moving-rows.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { MoveOf } from './moves.ts';

/* The rows of the files of a move as they are read. Each has its number in the file, so that a batch that is read again changes nothing. */

/** Removes what an earlier check has read and found. Vendors and groups stay, with the answers of people. */
export async function clearStaged(tx: Tx, { shopId, moveId }: MoveOf): Promise<void> {
  for (const table of ['move_differences', 'move_rows', 'move_payouts', 'move_problems'] as const) {
    await tx.deleteFrom(table).where('shop_id', '=', shopId).where('move_id', '=', moveId).execute();
  }
  await sql`
    update move_groups set difference_count = 0, payout_count = 0, theirs = 0, ours = 0, size = 0
    where shop_id = ${shopId} and move_id = ${moveId}`.execute(tx);
  await sql`
    update move_vendors set is_found = false, balance = null, rate_ppm = null, row_count = 0, payout_count = 0, paid = 0, unpaid = 0,
      due_here = 0
    where shop_id = ${shopId} and move_id = ${moveId}`.execute(tx);
}

export type Numbered<Row> = { readonly number: number; readonly row: Row };

export type StagedProblem = {
  readonly file: MovingFile;
  readonly row_number: number;
  readonly column_name: string | null;
  readonly reason: string;
  readonly excerpt: string;
};

/** The problems of a file that are kept. */
export const mostProblems = 10_000;

export async function stageProblems(tx: Tx, of: MoveOf, problems: readonly StagedProblem[]): Promise<void> {
  if (problems.length === 0) return;
  await sql`
    insert into move_problems (shop_id, move_id, file, row_number, column_name, reason, excerpt)
    select ${of.shopId}, ${of.moveId}, g.file, g.row_number, g.column_name, g.reason, g.excerpt
    from rows from (jsonb_to_recordset(${JSON.stringify(problems)}::jsonb)
      as (file text, row_number int4, column_name text, reason text, excerpt text)) with ordinality
      as g (file, row_number, column_name, reason, excerpt, nth)
    where (select count(*) from move_problems p where p.move_id = ${of.moveId} and p.file = g.file) + g.nth <= ${mostProblems}
    order by g.nth`.execute(tx);
}

/** The ids of vendors in the move by their keys, made where they are missing. */
async function namedVendors(tx: Tx, of: MoveOf, names: readonly string[]): Promise<Map<string, number>> {
  const byKey = new Map(names.map((name) => [vendorKey(name), name]));
  const given = [...byKey].map(([key, name]) => ({ key, name }));
  if (given.length === 0) return new Map();
  await sql`
    insert into move_vendors (shop_id, move_id, key, name)
    select ${of.shopId}, ${of.moveId}, g.key, g.name
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (key text, name text)
    order by g.key
    on conflict (shop_id, move_id, key) do update set is_found = true`.execute(tx);
  const rows = await tx
    .selectFrom('move_vendors')
    .select(['id', 'key'])
    .where('shop_id', '=', of.shopId)
    .where('move_id', '=', of.moveId)
    .where(sql<boolean>`key = any (${[...byKey.keys()]}::text[])`)
    .execute();
  return new Map(rows.map(({ id, key }) => [key, id]));
}

function idIn(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(vendorKey(name));
  if (id === undefined) throw new Error('A vendor of the files was not written.');
  return id;
}

/** The last row wins for a vendor that is twice in its file. */
export async function stageVendors(
  tx: Tx,
  of: MoveOf,
  rows: readonly Numbered<MovingVendorRow>[],
): Promise<void> {
  await namedVendors(
    tx,
    of,
    rows.map(({ row }) => row.name),
  );
  const given = [...new Map(rows.map(({ row }) => [vendorKey(row.name), row]))].map(([key, row]) => ({
    key,
    name: row.name,
    email: row.email ?? '',
    contact: row.contact ?? '',
    rate: row.rate,
    balance: row.balance,
  }));
  await sql`
    update move_vendors v set name = g.name, email = g.email, contact = g.contact, rate_ppm = g.rate, balance = g.balance
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as g (key text, name text, email text, contact text, rate int4, balance int8)
    where v.shop_id = ${of.shopId} and v.move_id = ${of.moveId} and v.key = g.key`.execute(tx);
}

export async function stagePayouts(
  tx: Tx,
  of: MoveOf,
  rows: readonly Numbered<MovingPayoutRow>[],
): Promise<void> {
  const ids = await namedVendors(
    tx,
    of,
    rows.map(({ row }) => row.vendor),
  );
  const given = rows.map(({ number, row }) => ({
    row: number,
    number: row.number,
    key: payoutKey(row.number),
    vendor: idIn(ids, row.vendor),
    day: row.day,
    amount: row.amount,
    additional: row.additional,
    method: row.method ?? '',
    note: row.note ?? '',
  }));
  await sql`
    insert into move_payouts (shop_id, move_id, row_number, number, number_key, move_vendor_id, day, amount, additional, method, note)
    select ${of.shopId}, ${of.moveId}, g.row, g.number, g.key, g.vendor, g.day, g.amount, g.additional, g.method, g.note
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (row int4, number text, key text, vendor int8, day date, amount int8,
      additional int8, method text, note text)
    order by g.row
    on conflict (shop_id, move_id, row_number) do nothing`.execute(tx);
}

export async function stageCommissions(
  tx: Tx,
  of: MoveOf,
  rows: readonly Numbered<MovingCommissionRow>[],
): Promise<void> {
  const ids = await namedVendors(
    tx,
    of,
    rows.map(({ row }) => row.vendor),
  );
  const given = rows.map(({ number, row }) => ({
    row: number,
    order_name: row.order,
    order_key: orderKey(row.order),
    sku: row.sku ?? '',
    sku_key: skuKey(row.sku ?? ''),
    title: row.title ?? '',
    title_key: titleKey(row.title ?? ''),
    vendor: idIn(ids, row.vendor),
    amount: row.amount,
    rest: row.rest,
    payout: row.payout ?? '',
    payout_key: payoutKey(row.payout ?? ''),
    day: row.day,
    quantity: row.quantity,
    price: row.price,
    discount: row.discount,
    tax: row.tax,
    cost: row.cost,
    rate: row.rate,
    returned: row.returned,
  }));
  await sql`
    insert into move_rows (move_id, row_number, shop_id, order_name, order_key, sku, sku_key, title, title_key, move_vendor_id, amount,
      rest, payout_number, payout_key, day, quantity, price, discount, tax, cost, rate_ppm, returned, takes_back)
    select ${of.moveId}, g.row, ${of.shopId}, g.order_name, g.order_key, g.sku, g.sku_key, g.title, g.title_key, g.vendor, g.amount,
      g.rest, g.payout, g.payout_key, g.day, g.quantity, g.price, g.discount, g.tax, g.cost, g.rate, g.returned, g.amount < 0
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (row int4, order_name text, order_key text, sku text, sku_key text,
      title text, title_key text, vendor int8, amount int8, rest int4, payout text, payout_key text, day date, quantity int4, price int8,
      discount int8, tax int8, cost int8, rate int4, returned int4)
    order by g.row
    on conflict (shop_id, move_id, row_number) do nothing`.execute(tx);
}
