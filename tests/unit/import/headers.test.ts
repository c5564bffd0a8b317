import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../packages/server/src/imports/csv/read-csv.ts';
import { CsvRefused } from '../../../packages/server/src/imports/csv/refused.ts';
import type { FileRole } from '../../../packages/server/src/imports/port/records.ts';
import { fileOf } from './files.ts';

/* The headers of files that shops have published, each changed in every way that programs and people change them. */

const headers: readonly (readonly [string, FileRole, string, string])[] = [
  [
    'orders as Shopify exports them',
    'orders',
    'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Lineitem requires shipping,Lineitem taxable,Lineitem fulfillment status,Billing Name,Shipping Name,Notes,Note Attributes,Cancelled at,Payment Method,Refunded Amount,Vendor,Outstanding Balance,Location,Id,Tags,Risk Level,Source,Lineitem discount,Tax 1 Name,Tax 1 Value,Duties',
    'Financial Status',
  ],
  [
    'orders with few columns',
    'orders',
    'Name,Financial Status,Currency,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Vendor,Id,Cancelled at',
    'Lineitem price',
  ],
  [
    'products with their options',
    'products',
    'Handle,Title,Vendor,Type,Tags,Gift Card,Option1 Value,Variant SKU,Variant Price,Cost per item,Status',
    'Vendor',
  ],
  [
    'products with a collection',
    'products',
    'Handle,Title,Vendor,Collection,Variant SKU,Variant Price,Status',
    'Variant Price',
  ],
];

type Table = { header: string[]; row: string[] };
type Mutation = readonly [string, 'read' | 'refused', (table: Table, needed: string) => string | Buffer];

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const line = (cells: readonly string[], separator = ',') =>
  cells.map((cell) => (/[",;\t\n]/.test(cell) ? quoted(cell) : cell)).join(separator);
const written = ({ header, row }: Table, separator = ',') =>
  `${line(header, separator)}\n${line(row, separator)}\n`;
const headed = ({ header, row }: Table, change: (heading: string) => string) =>
  written({ header: header.map(change), row });

const mutations: readonly Mutation[] = [
  ['as it comes', 'read', (table) => written(table)],
  [
    'in the order of the alphabet backwards',
    'read',
    ({ header, row }) => {
      const pairs = header.map((heading, at) => [heading, row[at] ?? ''] as const);
      const turned = pairs.toSorted(([a], [b]) => (a < b ? 1 : -1));
      return written({ header: turned.map(([heading]) => heading), row: turned.map(([, cell]) => cell) });
    },
  ],
  ['in capitals', 'read', (table) => headed(table, (one) => one.toUpperCase())],
  ['in lower case', 'read', (table) => headed(table, (one) => one.toLowerCase())],
  ['with a byte order mark', 'read', (table) => `\uFEFF${written(table)}`],
  [
    'with a byte order mark in quotes',
    'read',
    ({ header, row }) => `\uFEFF${header.map(quoted).join(',')}\n${line(row)}\n`,
  ],
  [
    'all in quotes',
    'read',
    ({ header, row }) => `${header.map(quoted).join(',')}\n${row.map(quoted).join(',')}\n`,
  ],
  [
    'with blank columns at the end',
    'read',
    ({ header, row }) => written({ header: [...header, '', ''], row: [...row, '', ''] }),
  ],
  [
    'with a blank column at the front',
    'read',
    ({ header, row }) => written({ header: ['', ...header], row: ['', ...row] }),
  ],
  ['with spaces around the headings', 'read', (table) => headed(table, (one) => `  ${one} `)],
  ['with two spaces within headings', 'read', (table) => headed(table, (one) => one.replace(' ', '  '))],
  ['with spaces that do not break', 'read', (table) => headed(table, (one) => one.replaceAll(' ', '\u00A0'))],
  [
    'with a column that is not known',
    'read',
    ({ header, row }) => written({ header: ['Colour', ...header], row: ['red', ...row] }),
  ],
  ['with semicolons', 'read', (table) => written(table, ';')],
  ['with tabs', 'read', (table) => written(table, '\t')],
  ['in UTF-16 with tabs', 'read', (table) => Buffer.from(`\uFEFF${written(table, '\t')}`, 'utf16le')],
  ['with CRLF', 'read', (table) => written(table).replaceAll('\n', '\r\n')],
  ['with CR alone', 'read', (table) => written(table).replaceAll('\n', '\r')],
  ['with a first line that names the separator', 'read', (table) => `sep=;\n${written(table, ';')}`],
  ['without a line break at its end', 'read', (table) => written(table).trimEnd()],
  [
    'with each row in one cell',
    'read',
    ({ header, row }) => `${quoted(line(header))};\n${quoted(line(row))};\n`,
  ],
  ['with upright strokes', 'refused', (table) => written(table, '|')],
  [
    'translated',
    'refused',
    (table, needed) => headed(table, (one) => (one === needed ? 'Preis oder Stand' : one)),
  ],
  [
    'without a needed column',
    'refused',
    ({ header, row }, needed) => {
      const at = header.indexOf(needed);
      return written({ header: header.toSpliced(at, 1), row: row.toSpliced(at, 1) });
    },
  ],
  [
    'with a needed column twice',
    'refused',
    ({ header, row }, needed) => written({ header: [...header, needed], row: [...row, 'x'] }),
  ],
  [
    'with any other column twice',
    'refused',
    ({ header, row }) => {
      const other = header.includes('Taxes') ? 'Taxes' : header.includes('Id') ? 'Id' : 'Variant SKU';
      return written({ header: [...header, other.toUpperCase()], row: [...row, 'x'] });
    },
  ],
  ['that is missing, so that the first row replaces it', 'refused', ({ row }) => `${line(row)}\n`],
];

describe.each(headers)('%s', (_what, role, text, needed) => {
  const header = text.split(',');
  /** Each cell holds the name of its column, so that a cell in the wrong column shows. */
  const row = header.map((heading) => `${heading.toLowerCase()}, cell`);
  const read = async (content: string | Buffer) => {
    const rows = [];
    for await (const { cells, problem } of readCsv(role, fileOf(content, 1000)))
      rows.push({ cells, problem });
    return rows;
  };

  it.each(mutations)('%s is %s', async (_how, expected, change) => {
    const content = change({ header, row }, needed);
    if (expected === 'read') {
      expect(await read(content)).toEqual(await read(written({ header, row })));
      return;
    }
    const refused: unknown = await read(content).catch((error: unknown) => error);
    if (!(refused instanceof CsvRefused)) throw new Error('The file was read.');
    expect(refused.message).toMatch(new RegExp(`^The ${role} file `));
    expect(refused.message).not.toContain(', cell');
  });

  it('has its cells in their columns', async () => {
    const [first] = await read(written({ header, row }));
    const cells = Object.values(first?.cells ?? {}).filter((cell) => cell !== '');
    expect(cells.length).toBeGreaterThan(5);
    expect(new Set(cells).size).toBe(cells.length);
  });
});
