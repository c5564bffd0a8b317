import { Readable } from 'node:stream';
import type { DateRules } from '../../../packages/server/src/imports/csv/dates.ts';
import type { Reading } from '../../../packages/server/src/imports/csv/reading.ts';

/** How the dates of a file are read in a shop in London, in 2026. */
export function dateRules(changes: Partial<DateRules> = {}): DateRules {
  return { order: null, timeZone: 'Europe/London', thisYear: 2026, ...changes };
}

/** A file as a stream of chunks that fall where they may. */
export function fileOf(content: string | Buffer, chunk = 7): Readable {
  const bytes = Buffer.from(content);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, at) =>
    bytes.subarray(at * chunk, (at + 1) * chunk),
  );
  return Readable.from(chunks, { objectMode: false });
}

/** Rows of a CSV file: the header, then each row as a record of its cells; cells with commas are quoted. */
export function csvOf(header: readonly string[], rows: readonly Readonly<Record<string, string>>[]): string {
  const line = (cells: readonly string[]) =>
    cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
  return (
    [line(header), ...rows.map((row) => line(header.map((column) => row[column] ?? '')))].join('\n') + '\n'
  );
}

export async function allOf<T>(readings: AsyncIterable<Reading<T>>) {
  const read: T[] = [];
  const problems: { row: number; reason: string }[] = [];
  let skipped = 0;
  for await (const reading of readings) {
    if (reading.is === 'read') read.push(reading.value);
    else {
      skipped += reading.rows;
      problems.push(...reading.problems.map(({ row, reason }) => ({ row, reason })));
    }
  }
  return { read, problems, skipped };
}

const orderHeader = [
  'Name',
  'Email',
  'Financial Status',
  'Currency',
  'Subtotal',
  'Shipping',
  'Taxes',
  'Total',
  'Discount Amount',
  'Created at',
  'Lineitem quantity',
  'Lineitem name',
  'Lineitem price',
  'Lineitem compare at price',
  'Lineitem sku',
  'Lineitem requires shipping',
  'Lineitem taxable',
  'Billing Name',
  'Billing City',
  'Shipping City',
  'Paid at',
  'Fulfilled at',
  'Fulfillment Status',
  'Cancelled at',
  'Refunded Amount',
  'Vendor',
  'Id',
  'Tags',
  'Lineitem discount',
] as const;

type OrderCells = Partial<Record<(typeof orderHeader)[number], string>>;

/** The first row of an order: paid, in GBP, one line of one unit at 10.00. */
export function anOrderRow(cells: OrderCells = {}): OrderCells {
  return {
    Name: '#1001',
    'Financial Status': 'paid',
    Currency: 'GBP',
    'Created at': '2026-03-05 10:00:00 +0000',
    Id: '5001',
    ...aLineRow(cells),
  };
}

/** A further row of an order. */
export function aLineRow(cells: OrderCells = {}): OrderCells {
  return {
    Name: '#1001',
    'Created at': '2026-03-05 10:00:00 +0000',
    'Lineitem quantity': '1',
    'Lineitem name': 'Clay mug',
    'Lineitem price': '10.00',
    'Lineitem sku': 'MUG',
    Vendor: 'Blue Kiln',
    ...cells,
  };
}

export function ordersCsv(rows: readonly OrderCells[]): string {
  return csvOf(orderHeader, rows);
}

export const productHeader = [
  'Handle',
  'Title',
  'Vendor',
  'Type',
  'Tags',
  'Gift Card',
  'Option1 Value',
  'Option2 Value',
  'Variant SKU',
  'Variant Price',
  'Variant Compare At Price',
  'Cost per item',
  'Variant Inventory Qty',
  'Image Src',
  'Status',
] as const;

type ProductCells = Partial<Record<(typeof productHeader)[number], string>>;

export function aProductRow(cells: ProductCells = {}): ProductCells {
  return {
    Handle: 'clay-mug',
    Title: 'Clay mug',
    Vendor: 'Blue Kiln',
    Type: 'Kitchen',
    'Option1 Value': 'Default Title',
    'Variant SKU': 'MUG',
    'Variant Price': '10.00',
    'Cost per item': '4.00',
    Status: 'active',
    ...cells,
  };
}

export function productsCsv(rows: readonly ProductCells[]): string {
  return csvOf(productHeader, rows);
}
