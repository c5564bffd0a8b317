/*
 * The files of a shop, saved again by programs that others wrote, in the writing of other countries: each import makes
 * the books of the original, to the penny and line by line.
 */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/server/src/database/database.ts';
import { openDatabase } from '../../packages/server/src/database/open-database.ts';
import {
  insertImport,
  runImport,
  beginImport,
  type ImportEnd,
} from '../../packages/server/src/imports/run/run-import.ts';
import type { DateOrder } from '../../packages/server/src/imports/port/records.ts';
import { openShop } from '../contract/import/shop.ts';
import { csvOf } from '../unit/import/files.ts';
import { importDay } from '../contract/import/days.ts';
import { tried } from './record.ts';
import { installed, versionOf } from './tools.ts';

const run = promisify(execFile);
const roles = ['products', 'orders', 'refunds'] as const;
type Role = (typeof roles)[number];
const names = { products: 'products_export', orders: 'orders_export', refunds: 'refunds' } satisfies Record<
  Role,
  string
>;
const folder = mkdtempSync(join(tmpdir(), 'consignment-spreadsheets-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const dates = ['Created at', 'Paid at', 'Fulfilled at', 'Cancelled at', 'Refunded at'];
const amounts = [
  'Subtotal',
  'Shipping',
  'Taxes',
  'Total',
  'Discount Amount',
  'Lineitem price',
  'Lineitem compare at price',
  'Refunded Amount',
  'Lineitem discount',
  'Variant Price',
  'Variant Compare At Price',
  'Cost per item',
  'Amount before discount',
];

const mostOrders = 300;

/** The first orders of the sample and their returns, with a vendor's name that not every encoding has. */
function originals(): Record<Role, string> {
  const read = (role: Role): Record<string, string>[] =>
    parse(
      gunzipSync(readFileSync(join(import.meta.dirname, `../fixtures/retail/${names[role]}.csv.gz`)))
        .toString('utf8')
        .replaceAll('Lantern & Loom', 'Lantérne & Löm – “Nº 5”'),
      { columns: true },
    );
  const orders = read('orders');
  const first = new Set([...new Set(orders.map((row) => row['Name']))].slice(0, mostOrders));
  const written = (rows: readonly Record<string, string>[]) => csvOf(Object.keys(rows[0] ?? {}), rows);
  return {
    products: written(read('products')),
    orders: written(orders.filter((row) => first.has(row['Name']))),
    refunds: written(read('refunds').filter((row) => first.has(row['Order']))),
  };
}

type Paths = Readonly<Record<Role, string>>;

type Books = { orders: number; lines: number; due: number; text: string };

describe('files that a spreadsheet has saved', () => {
  let database: Database;
  let papa: { folder: string; unparse: (rows: unknown, config: object) => string; parse: Parse };
  let original: Paths;
  let books: Books;

  beforeAll(async () => {
    database = await openDatabase({ dataDir: join(folder, 'data') });
    const texts = originals();
    const at = (role: Role) => join(folder, `${role}.csv`);
    for (const role of roles) writeFileSync(at(role), texts[role]);
    original = { products: at('products'), orders: at('orders'), refunds: at('refunds') };
    books = await booksOf(original, null);
    expect(books.orders).toBe(mostOrders);
    const tools = await installed('spreadsheets');
    // The package has no types.
    const found = createRequire(join(tools, 'package.json'))('papaparse') as Omit<typeof papa, 'folder'>;
    papa = { folder: tools, parse: found.parse, unparse: found.unparse };
  });
  afterAll(() => database.close());

  /** Totals of each vendor, and each line with its commission. */
  async function booksOf(paths: Paths, dateOrder: DateOrder | null): Promise<Books> {
    const { end, shopId } = await imported(paths, dateOrder);
    expect(end).toMatchObject({ is: 'done', counts: { skipped: 0 } });
    return database.asSystem(async (tx) => {
      const { rows } = await sql<Books>`
        select (select count(*) from orders where shop_id = ${shopId})::int as orders,
          (select count(*) from line_items where shop_id = ${shopId})::int as lines,
          (select sum(due) from vendor_totals where shop_id = ${shopId})::int as due,
          (select md5(string_agg(l::text, '|' order by l::text)) from (
            select v.name as vendor, o.name, date_trunc('minute', o.processed_at) as minute, l.name as line, l.sku,
              l.price, l.quantity, l.returned_quantity, l.allocated_discount, l.commission_full, l.commission_reversed,
              l.commission_amount, l.commission_rate_ppm
            from line_items l join orders o on o.id = l.order_id left join vendors v on v.id = l.vendor_id
            where l.shop_id = ${shopId}) l)
          || (select md5(string_agg(t::text, '|' order by t::text)) from (
            select v.name, t.due, t.earned, t.total_sales from vendor_totals t join vendors v on v.id = t.vendor_id
            where t.shop_id = ${shopId}) t) as text`.execute(tx);
      const [found] = rows;
      if (found === undefined) throw new Error('There are no books.');
      return found;
    });
  }

  async function imported(
    paths: Paths,
    dateOrder: DateOrder | null,
  ): Promise<{ end: ImportEnd; shopId: number }> {
    const { shopId } = await openShop(database, { settings: { discount_share: 'equal' } });
    const files = roles.map((role) => {
      const path = paths[role];
      return { role, path, name: `${role}.csv`, size: readFileSync(path).length, dateOrder };
    });
    const { id } = await insertImport(database, { shopId, now: importDay }, files, true);
    const of = { shopId, importId: id, now: importDay };
    expect(await beginImport(database, of)).toBe(true);
    return { end: await runImport(database, of, files, { clock: () => importDay }), shopId };
  }

  /** Nothing is written without an answer; with it the books are equal. */
  async function expectEqual(paths: Paths, dateOrder: DateOrder | null): Promise<string> {
    if (dateOrder !== null) {
      const { end, shopId } = await imported(paths, null);
      expect(end).toMatchObject({ is: 'asked', questions: [{ role: 'orders' }, { role: 'refunds' }] });
      const { rows } = await database.asSystem((tx) =>
        sql<{ n: number }>`
          select (select count(*) from vendors where shop_id = ${shopId})::int
            + (select count(*) from products where shop_id = ${shopId})::int as n`.execute(tx),
      );
      expect(rows).toEqual([{ n: 0 }]);
    }
    expect(await booksOf(paths, dateOrder)).toEqual(books);
    const due = (books.due / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });
    const counts = `${books.orders} orders, ${books.lines.toLocaleString('en-GB')} lines, ${due} due`;
    return `${counts}, equal to the penny${dateOrder === null ? '' : ' once its dates were answered'}`;
  }

  const saves = [
    ['semicolon', 'cp1252', ';', 'QUOTE_MINIMAL', '%d/%m/%Y %H:%M', true, 'day_first'],
    ['semicolon', 'utf-8-sig', ';', 'QUOTE_ALL', '%d.%m.%Y %H:%M', true, null],
    ['tab', 'utf-16', '\t', 'QUOTE_MINIMAL', '%m/%d/%y %I:%M %p', false, 'month_first'],
    ['comma', 'cp1252', ',', 'QUOTE_ALL', '%m/%d/%Y %H:%M', false, 'month_first'],
  ] as const;

  it.each(saves)(
    'Python writes %s, %s',
    async (separator, encoding, delimiter, quoting, dateFormat, comma, answer) => {
      const { stdout } = await run('python3', ['--version']);
      const target = (role: Role) => join(folder, `${role}-${encoding}-${quoting}.csv`);
      const paths = { products: target('products'), orders: target('orders'), refunds: target('refunds') };
      for (const role of roles) {
        const job = { source: original[role], target: paths[role] };
        const writing = { delimiter, quoting, encoding, dates, amounts, dateFormat, comma };
        await run('python3', [
          join(import.meta.dirname, 'spreadsheets/save.py'),
          JSON.stringify({ ...job, ...writing }),
        ]);
      }
      const result = await expectEqual(paths, answer);
      const written = encoding === 'cp1252' ? 'Windows-1252' : encoding.toUpperCase();
      await tried({
        tool: 'Python csv',
        version: stdout.trim().replace('Python ', ''),
        did: `Imported files with a ${separator} in ${written}, ${quoting}, dates as ${dateFormat.replaceAll('%', '')}${comma ? ', decimal commas' : ''}`,
        result,
      });
    },
  );

  it('Papa Parse writes semicolons', async () => {
    const target = (role: Role) => join(folder, `${role}-papa.csv`);
    const paths = { products: target('products'), orders: target('orders'), refunds: target('refunds') };
    for (const role of roles) {
      const { data, meta } = papa.parse(readFileSync(original[role], 'utf8'), {
        header: true,
        skipEmptyLines: true,
      });
      const saved = data.map((row) =>
        Object.fromEntries(Object.entries(row).map(([column, text]) => [column, saidAbroad(column, text)])),
      );
      writeFileSync(
        paths[role],
        `\uFEFFsep=;\r\n${papa.unparse(saved, { columns: meta.fields, delimiter: ';', quotes: true })}`,
      );
    }
    await tried({
      tool: 'Papa Parse',
      version: await versionOf(papa.folder, 'papaparse'),
      did: 'Imported files with a semicolon and a first line sep=;, quoted, dates as d/m/Y H:M, decimal commas',
      result: await expectEqual(paths, 'day_first'),
    });
  });
});

type Parse = (text: string, config: object) => { data: Record<string, string>[]; meta: { fields: string[] } };

/** As a spreadsheet in French shows it. */
function saidAbroad(column: string, text: string): string {
  if (dates.includes(column))
    return text.replace(/^(\d{4})-(\d\d)-(\d\d) (\d\d:\d\d):\d\d \+0000$/, '$3/$2/$1 $4');
  return amounts.includes(column) ? text.replace('.', ',') : text;
}
