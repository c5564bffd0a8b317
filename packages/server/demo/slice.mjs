/**
 * Cuts the demo's files out of the whole sample: node slice.mjs <folder with products_export.csv,
 * orders_export.csv and refunds.csv> [<folder to write to, else this one>]. Takes orders of the first three days that are not too long, those with
 * a refund, a discount or an open payment first, with their products and refunds; rows are copied as they are.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

const [folder, target = import.meta.dirname] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: node slice.mjs <folder of the sample> [<folder to write to>]');
  process.exit(1);
}
const days = ['2010-12-01', '2010-12-02', '2010-12-03'];
const mostLinesOfOrder = 24;
const mostLines = 1100;
const mostOrders = 120;

const products = read('products_export.csv');
const orderRows = read('orders_export.csv');
const refunds = read('refunds.csv');
const refunded = new Set(refunds.rows.map(({ cells }) => cells.Order));

const orders = [...Map.groupBy(orderRows.rows, ({ cells }) => cells.Name).values()].filter(
  (rows) => rows.length <= mostLinesOfOrder && days.includes(rows[0].cells['Created at'].slice(0, 10)),
);
const chosen = new Set();
let lines = 0;
for (const rows of orders.toSorted((a, b) => interest(b) - interest(a))) {
  if (chosen.size === mostOrders || lines + rows.length > mostLines) continue;
  chosen.add(rows);
  lines += rows.length;
}
const kept = orders.filter((rows) => chosen.has(rows));
const names = new Set(kept.map((rows) => rows[0].cells.Name));
const skus = new Set(kept.flat().map(({ cells }) => cells['Lineitem sku']));

write(
  'products.csv',
  products,
  products.rows.filter(({ cells }) => skus.has(cells['Variant SKU'])),
);
write('orders.csv', orderRows, kept.flat());
write(
  'refunds.csv',
  refunds,
  refunds.rows.filter(({ cells }) => names.has(cells.Order)),
);

function interest([{ cells }]) {
  if (refunded.has(cells.Name)) return 3;
  if (cells['Financial Status'] !== 'paid') return 2;
  return cells['Discount Code'] === '' ? 0 : 1;
}

function read(name) {
  const records = parse(readFileSync(join(folder, name)), { bom: true, columns: true, raw: true });
  const header = readFileSync(join(folder, name), 'utf8').split(/\r?\n/, 1)[0];
  return { header, rows: records.map(({ raw, record }) => ({ raw, cells: record })) };
}

function write(name, { header }, rows) {
  const text = [header, ...rows.map(({ raw }) => raw.trimEnd())].join('\n');
  writeFileSync(join(target, name), `${text}\n`);
  console.log(`${name}: ${rows.length} rows, ${text.length} characters`);
}
