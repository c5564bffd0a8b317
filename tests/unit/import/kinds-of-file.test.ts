import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readAhead } from '../../../packages/server/src/imports/csv/csv-platform.ts';
import { readOrders } from '../../../packages/server/src/imports/csv/orders.ts';
import { CsvRefused } from '../../../packages/server/src/imports/csv/refused.ts';
import { allOf, anOrderRow, dateRules, fileOf, ordersCsv } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'consignment-kinds-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function ahead(text: string): Promise<string> {
  const path = join(folder, 'orders.csv');
  writeFileSync(path, text);
  return readAhead([{ role: 'orders', path, size: text.length }], new Date('2026-05-01T12:00:00Z')).then(
    () => 'read',
    (error: unknown) => {
      if (error instanceof CsvRefused) return error.message;
      throw error;
    },
  );
}

async function ordersOf(text: string) {
  return allOf(readOrders(fileOf(text), { currency: 'GBP' }, dateRules()));
}

describe('an export of another kind with the columns of orders', () => {
  const none = { 'Financial Status': '' };

  it('is refused as the export of abandoned checkouts', async () => {
    const rows = ['38539795693818', '38539795693917'].map((id) =>
      anOrderRow({ Name: `#${id}`, Id: id, ...none }),
    );
    expect(await ahead(ordersCsv(rows))).toBe(
      "The orders file is the export of abandoned checkouts: no row has a 'Financial Status'. Open Orders in Shopify, export the orders from there, and choose that file.",
    );
  });

  it('is refused as the export of draft orders', async () => {
    const rows = ['#D1', '#D22'].map((Name, n) => anOrderRow({ Name, Id: `70${n}`, ...none }));
    expect(await ahead(ordersCsv(rows))).toMatch(/^The orders file is the export of draft orders: /);
  });

  it('is refused where it is not known which one it is', async () => {
    expect(await ahead(ordersCsv([anOrderRow(none)]))).toMatch(
      /perhaps of abandoned checkouts or of draft orders/,
    );
  });

  it('is taken for orders where one of them has a status', async () => {
    expect(
      await ahead(ordersCsv([anOrderRow({ Name: '#D1' }), anOrderRow({ Name: '#D2', Id: '5002', ...none })])),
    ).toBe('read');
  });

  it('is not what a file without rows is refused for', async () => {
    expect(await ahead(ordersCsv([]))).toBe('read');
  });
});

describe('a file with each row in one cell', () => {
  const plain = ordersCsv([
    anOrderRow({ 'Lineitem name': 'Mousse, grande', Email: 'buyer@person.example' }),
    anOrderRow({ Name: '#1002', Id: '5002', 'Lineitem name': 'Plain', 'Billing Name': 'A Buyer' }),
    anOrderRow({ Name: '#1003', Id: '5003', 'Lineitem name': 'Soap; 2 pieces' }),
  ]);
  const lines = plain.trimEnd().split('\n');
  /** As a program writes cells: in quotes where they hold quotes or its separator. */
  const cell = (text: string, separator: string) =>
    text.includes('"') || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const cutAt = (separator: string) => (line: string) =>
    line
      .split(separator)
      .map((part) => cell(part, separator))
      .join(separator);

  it.each([
    ['by semicolons', lines.map((line) => `${cutAt(';')(line)};`)],
    ['by semicolons, all in quotes', lines.map((line) => `${quoted(line)};`)],
    ['by semicolons, without one at the end', lines.map((line, at) => (at === 0 ? line : quoted(line)))],
    ['in quotes alone', lines.map(quoted)],
    ['by commas', lines.map((line) => `${quoted(line)},,`)],
    ['by tabs', lines.map((line) => `${cell(line, '\t')}\t\t`)],
  ])('is read: %s', async (_how, wrapped) => {
    const [expected, found] = [await ordersOf(plain), await ordersOf(`\uFEFF${wrapped.join('\r\n')}\r\n`)];
    expect(found.problems).toEqual([]);
    const named = ({ read }: typeof found) =>
      read.map(({ name, customer, lines: of }) => [
        name,
        customer.email,
        customer.name,
        of.map((one) => [one.name, one.price]),
      ]);
    expect(named(found)).toEqual(named(expected));
    expect(found.read).toHaveLength(3);
  });

  it.each([
    ['loses a cell', (line: string) => line.replace(/,[^,]*$/, '')],
    ['is broken in two', (line: string) => line.slice(0, 40)],
  ])('is refused in one sentence where a row %s, which quotes nothing of it', async (_what, change) => {
    const wrapped = lines.map((line, at) => `${quoted(at === 2 ? change(line) : line)};`).join('\n');
    const refused: unknown = await ordersOf(wrapped).catch((error: unknown) => error);
    if (!(refused instanceof CsvRefused)) throw new Error('The file was read.');
    expect(refused.message).toBe(
      'The orders file has each row in one cell, as a spreadsheet with another separator saves it, and row 3 cannot be divided into the columns of the header. Export the file again and import it unchanged, without opening it in a spreadsheet.',
    );
  });

  it('is refused once where its rows have another separator than its header', async () => {
    const [header = '', ...rows] = lines;
    const mixed = [header, ...rows.map((line) => line.replaceAll(',', ';'))].join('\n');
    const refused: unknown = await ordersOf(mixed).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CsvRefused);
  });

  it('leaves out a single row that came as one cell, without quoting it', async () => {
    const [header = '', first = ''] = lines;
    const { read, problems } = await ordersOf(
      [header, first, '"a buyer, buyer@person.example, 1 Road, Town"'].join('\n'),
    );
    expect(read).toHaveLength(1);
    expect(problems).toEqual([
      {
        row: 3,
        reason:
          'This row is in one cell, and cannot be divided into the columns of the header. This order (1 row) was not imported.',
      },
    ]);
  });
});

describe('files of real shops', () => {
  const ofShop = (name: string) =>
    readFileSync(new URL(`../../fixtures/imports/${name}`, import.meta.url), 'utf8');

  it('are refused as abandoned checkouts', async () => {
    expect(await ahead(ofShop('abandoned-checkouts.csv'))).toMatch(/the export of abandoned checkouts: /);
  });

  it('are read with each row in one cell', async () => {
    const text = ofShop('each-row-in-one-cell.csv');
    expect(await ahead(text)).toBe('read');
    const { read, problems } = await allOf(readOrders(fileOf(text), { currency: 'CLP' }, dateRules()));
    expect(problems).toEqual([]);
    expect(read.map(({ name, total, lines }) => [name, total, lines[0]?.name])).toEqual([
      ['#9000', 42980, 'Mousse, grande'],
      ['#9001', 42980, 'Mousse, grande'],
      ['#9002', 42980, 'Mousse, grande'],
    ]);
  });
});
