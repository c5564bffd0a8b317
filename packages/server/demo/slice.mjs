/**
 * Cuts the demo's files out of the whole sample: node slice.mjs <folder with products_export.csv,
 * orders_export.csv and refunds.csv> [<folder to write to, else this one>]. Takes orders of all its days that are
 * neither long nor large, those with a refund, a discount or an open payment first, with their products and refunds.
 *
 * The orders get numbers from #1001 on, in the order in which seed.ts spreads them over a year: those that are still
 * open lie in its last part, and those whose goods come back after the payout in its first half. Products get the
 * address of their picture. All else is copied as it is.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { productPicture } from './picture-names.ts';

const [folder, target = import.meta.dirname] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: node slice.mjs <folder of the sample> [<folder to write to>]');
  process.exit(1);
}
const mostLinesOfOrder = 6;
const mostOfOrder = 1000;
const mostLines = 800;
/** Returns that come after the payout: of a vendor that is paid in full, and of one with much due. */
const late = ['#537298', '#536374'];
/** Has no orders in the second half of the year, so that its return leaves a negative balance. */
const resting = 'Bramble Textiles';

const products = read('products_export.csv');
const orderRows = read('orders_export.csv');
const refunds = read('refunds.csv');
const refunded = new Set(refunds.map((row) => row.Order));

const orders = [...Map.groupBy(orderRows, (row) => row.Name).values()].filter(
  (rows) =>
    late.includes(rows[0].Name) ||
    (rows.length <= mostLinesOfOrder && Number(rows[0].Subtotal) <= mostOfOrder),
);
const chosen = new Set();
let lines = 0;
for (const rows of orders.toSorted((a, b) => interest(b) - interest(a))) {
  if (lines + rows.length > mostLines) continue;
  chosen.add(rows);
  lines += rows.length;
}
const kept = orders
  .filter((rows) => chosen.has(rows))
  .map((rows, index, { length }) => ({ rows, at: placeInYear(rows, index / length) }))
  .toSorted((a, b) => a.at - b.at)
  .map(({ rows }) => rows);
const numbers = new Map(kept.map((rows, index) => [rows[0].Name, `#${1001 + index}`]));
const skus = new Set(kept.flat().map((row) => row['Lineitem sku']));

write(
  'products.csv',
  products
    .filter((row) => skus.has(row['Variant SKU']))
    .map((row) => ({ ...row, 'Image Src': productPicture(row.Type, row.Vendor) })),
);
write(
  'orders.csv',
  kept.flatMap((rows) => (late.includes(rows[0].Name) ? beforeItsReturn(rows) : rows)).map(numbered),
);
write(
  'orders-returned-late.csv',
  kept
    .filter((rows) => late.includes(rows[0].Name))
    .flat()
    .map(numbered),
);
const ofKept = refunds.filter((row) => numbers.has(row.Order));
write('refunds.csv', ofKept.filter((row) => !late.includes(row.Order)).map(numbered));
write('refunds-late.csv', ofKept.filter((row) => late.includes(row.Order)).map(numbered));

function interest([first]) {
  if (refunded.has(first.Name)) return 3;
  if (first['Financial Status'] !== 'paid') return 2;
  return first['Discount Code'] === '' ? 0 : 1;
}

function placeInYear(rows, at) {
  const [first] = rows;
  if (late.includes(first.Name) || rows.some((row) => row.Vendor === resting)) return at / 2;
  if (first['Financial Status'] === 'pending') return 0.9 + at / 10;
  return first['Fulfillment Status'] === 'fulfilled' ? at : 0.75 + at / 4;
}

function beforeItsReturn([first, ...rest]) {
  return [{ ...first, 'Financial Status': 'paid', 'Refunded Amount': '0.00' }, ...rest];
}

function numbered(row) {
  return 'Name' in row ? { ...row, Name: numbers.get(row.Name) } : { ...row, Order: numbers.get(row.Order) };
}

function read(name) {
  return parse(readFileSync(join(folder, name)), { bom: true, columns: true });
}

function write(name, rows) {
  const cell = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const text = [Object.keys(rows[0]), ...rows.map(Object.values)]
    .map((cells) => cells.map(cell).join(','))
    .join('\n');
  writeFileSync(join(target, name), `${text}\n`);
  console.log(`${name}: ${rows.length} rows, ${text.length} characters`);
}
