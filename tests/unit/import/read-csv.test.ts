import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../packages/server/src/imports/csv/read-csv.ts';
import { CsvRefused } from '../../../packages/server/src/imports/csv/refused.ts';
import type { FileRole } from '../../../packages/server/src/imports/port/records.ts';
import { fileOf, ordersCsv, anOrderRow } from './files.ts';

const header = 'Refunded at,Order,Sku,Units';

async function rowsOf(content: string | Buffer, role: FileRole = 'refunds') {
  const rows = [];
  for await (const row of readCsv(role, fileOf(content))) rows.push(row);
  return rows;
}

async function refusalOf(content: string | Buffer, role: FileRole = 'refunds'): Promise<string> {
  const error: unknown = await rowsOf(content, role).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CsvRefused)) throw new Error(`Not refused: ${String(error)}`);
  return error.message;
}

describe('a file', () => {
  const plain = `${header}\nday,#1,MUG,2\nday,#2,"CUP, large",3\n`;
  const cells = [
    ['#1', 'MUG', '2'],
    ['#2', 'CUP, large', '3'],
  ];
  const skuOf = async (content: string | Buffer) =>
    (await rowsOf(content)).map((row) => [row.cells.order, row.cells.sku, row.cells.units]);

  it.each([
    ['with LF', plain],
    ['with CRLF', plain.replaceAll('\n', '\r\n')],
    ['with CRLF in its header alone', plain.replace('\n', '\r\n')],
    ['with a byte order mark', `\uFEFF${plain}`],
    ['without a line break at its end', plain.trimEnd()],
    ['with columns in another order', 'Units,Sku,Refunded at,Order\n2,MUG,day,#1\n3,"CUP, large",day,#2\n'],
    ['with extra columns', `More,${header}\nx,day,#1,MUG,2\ny,day,#2,"CUP, large",3\n`],
    ['with headers in other case and spaces', plain.replace(header, ' refunded AT ,ORDER,sku, UNITS')],
    ['with spaces around its cells', plain.replace('#1,MUG', ' #1 ,  MUG')],
    ['with blank lines', plain.replace('day,#2', '\n\nday,#2')],
    ['with semicolons', plain.replaceAll(/,(?! )/g, ';')],
    ['with semicolons and a first line that says so', `sep=;\r\n${plain.replaceAll(/,(?! )/g, ';')}`],
    ['with a first line that says comma', `\uFEFFsep=,\n${plain}`],
    [
      'in UTF-16 with a first line that says tab',
      Buffer.from(`\uFEFFsep=\t\r\n${plain.replaceAll(/,(?! )/g, '\t')}`, 'utf16le'),
    ],
    ['with tabs', plain.replaceAll(/,(?! )/g, '\t')],
    ['in UTF-16', Buffer.from(`\uFEFF${plain}`, 'utf16le')],
    ['in UTF-16 with tabs', Buffer.from(`\uFEFF${plain.replaceAll(/,(?! )/g, '\t')}`, 'utf16le')],
    ['in UTF-16 without a byte order mark', Buffer.from(plain, 'utf16le')],
    ['in UTF-16 with its bytes swapped', Buffer.from(`\uFEFF${plain}`, 'utf16le').swap16()],
    [
      'in UTF-16 with its bytes swapped and without a byte order mark',
      Buffer.from(plain, 'utf16le').swap16(),
    ],
  ])('%s reads the same', async (_what, content) => {
    expect(await skuOf(content)).toEqual(cells);
  });

  it('knows its separator when a header holds line breaks', async () => {
    const [row] = await rowsOf('"A, note\nto all";Refunded at;Order;Sku;Units\nx;day;#1;MUG, blue;2\n');
    expect(row?.cells).toMatchObject({ order: '#1', sku: 'MUG, blue', units: '2' });
  });

  it('with semicolons leaves no doubt about a point before three digits, and changes no other cell', async () => {
    const with3 = (separator: string) =>
      [
        'Refunded at',
        'Order',
        'Sku',
        'Units',
        'Amount before discount\nday',
        '#1',
        '12.500',
        '2',
        '12.500\n',
      ].join(separator);
    const [plainRow] = await rowsOf(with3(','));
    expect(plainRow?.cells).toMatchObject({ sku: '12.500', amount: '12.500' });
    for (const separator of [';', '\t']) {
      const [row] = await rowsOf(with3(separator));
      expect(row?.cells).toMatchObject({ sku: '12.500', amount: '12,500' });
    }
  });

  it('lets characters of UTF-16 fall across chunks', async () => {
    const [row] = await rowsOf(Buffer.from(`\uFEFF${header}\nday,#1,Étoile 🌟 ☂,2\n`, 'utf16le'));
    expect(row?.cells.sku).toBe('Étoile 🌟 ☂');
  });

  it('in Windows-1252 has its characters', async () => {
    const name = 'Étoile “noire” – 12 € ŒUVRE®';
    const bytes = Buffer.from(`${header}\nday,#1,@,2\nday,#2,MUG,1\n`);
    const [before, after] = [bytes.indexOf('@'), bytes.indexOf('@') + 1];
    const inCode = Buffer.from('\xc9toile \x93noire\x94 \x96 12 \x80 \x8cUVRE\xae', 'latin1');
    const content = Buffer.concat([bytes.subarray(0, before), inCode, bytes.subarray(after)]);
    expect(await skuOf(content)).toEqual([
      ['#1', name, '2'],
      ['#2', 'MUG', '1'],
    ]);
  });

  it('lets characters fall across chunks', async () => {
    const [row] = await rowsOf(`${header}\nday,#1,Étoile 🌟 ☂,2\n`);
    expect(row?.cells.sku).toBe('Étoile 🌟 ☂');
  });

  it('numbers rows as a spreadsheet does, across quoted line breaks and blank lines', async () => {
    const rows = await rowsOf(`${header}\n"a\nb\r\nc",#1,MUG,2\n\nday,#2,MUG,2\nday,#3,MUG,2\n`);
    expect(rows.map((row) => [row.number, row.cells.order])).toEqual([
      [2, '#1'],
      [4, '#2'],
      [5, '#3'],
    ]);
    expect(rows[0]?.cells.refundedAt).toBe('a\nb\r\nc');
  });

  it('reads a column that it does not have as empty', async () => {
    const [row] = await rowsOf(plain);
    expect(row?.cells.amount).toBe('');
  });

  it('takes a stray quotation mark as it is', async () => {
    const [row] = await rowsOf(`${header}\nday,#1,5" plate,2\n`);
    expect(row?.cells.sku).toBe('5" plate');
  });

  it('reports how far it has read', async () => {
    const seen: number[] = [];
    for await (const row of readCsv('refunds', fileOf(plain), (bytes) => seen.push(bytes)))
      expect(row).toBeDefined();
    expect(seen.at(-1)).toBe(Buffer.byteLength(plain));
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });
});

describe('a row', () => {
  const problemsOf = async (content: string) =>
    (await rowsOf(content)).map((row) => [row.number, row.problem]);

  it('with more cells than the header is a problem of that row alone', async () => {
    expect(await problemsOf(`${header}\nday,#1,Mug, blue,2\nday,#2,MUG,2\n`)).toEqual([
      [2, 'This row has 5 cells, the header has 4.'],
      [3, null],
    ]);
  });

  it('may lack empty cells at its end, unless the file stops there', async () => {
    expect(await problemsOf(`${header}\nday,#1\nday,#2,MU`)).toEqual([
      [2, null],
      [3, 'The file ends in the middle of this row.'],
    ]);
    expect(await problemsOf(`${header}\nday,#1,MUG,2\nday,#2\n`)).toEqual([
      [2, null],
      [3, null],
    ]);
  });

  it('with a character that is no text is a problem', async () => {
    expect(await problemsOf(`${header}\nday,#1,M\0G,2\n`)).toEqual([
      [2, 'This row holds a character that is not text.'],
    ]);
  });

  it('shows its start, short and on one line', async () => {
    const [short, long] = await rowsOf(`${header}\n"a\nb",#1,MUG,2\n${'x'.repeat(500)},#1,MUG,2\n`);
    expect(short?.excerpt).toBe('a b,#1,MUG,2');
    expect(long?.excerpt).toHaveLength(160);
  });
});

describe('a file is refused', () => {
  it('when it is empty', async () => {
    expect(await refusalOf('')).toBe('The refunds file is empty.');
  });

  it('when columns are missing, with their names', async () => {
    expect(await refusalOf('Order,Sku,Units\n')).toBe("The refunds file has no column 'Refunded at'.");
    expect(await refusalOf('Name\n', 'products')).toBe(
      "The products file lacks the columns 'Handle', 'Title', 'Vendor', 'Variant Price'.",
    );
  });

  it('when it is another of the files, which it names', async () => {
    expect(await refusalOf(ordersCsv([anOrderRow()]), 'products')).toMatch(
      /It looks like the orders export\.$/,
    );
    expect(await refusalOf(`${header}\n`, 'orders')).toMatch(/It looks like the list of refunds\.$/);
    expect(await refusalOf('Handle,Title,Vendor,Variant Price\n', 'orders')).toMatch(
      /It looks like the products export\.$/,
    );
  });

  it('when its cells are separated by something else, with what to choose', async () => {
    expect(await refusalOf(header.replaceAll(',', '|'))).toMatch(
      / Its cells are separated by neither commas, semicolons nor tabs\. Choose 'Plain CSV file' in Shopify's export\.$/,
    );
  });

  it('when it has semicolons and is another of the files, which it names', async () => {
    expect(await refusalOf(ordersCsv([anOrderRow()]).replaceAll(',', ';'), 'products')).toMatch(
      /^The products file lacks the columns 'Handle', .* It looks like the orders export\.$/,
    );
  });

  it('when a required column is repeated', async () => {
    expect(await refusalOf(`${header},Sku\n`)).toBe("The refunds file has the column 'Sku' twice.");
  });

  const notText =
    "The refunds file is neither UTF-8 nor Windows-1252 text. Choose 'Plain CSV file' in Shopify's export, or save it as 'CSV UTF-8', and import it again.";

  it.each([
    ['holds a byte that is no character', Buffer.from(`${header}\nday,#1,\u0081toile,2\n`, 'latin1')],
    [
      'is broken UTF-8',
      Buffer.concat([Buffer.from(`${header}\nday,#1,Étoile é è`), Buffer.from([0xe9, 0x2c, 0x32])]),
    ],
    [
      'is UTF-8 first and Windows-1252 later',
      Buffer.concat([Buffer.from(`${header}\nday,#1,Étoile,2\n`), Buffer.from('day,#2,É,2\n', 'latin1')]),
    ],
    ['ends in half of a character of UTF-16', Buffer.from(`\uFEFF${header}\n`, 'utf16le').subarray(0, -1)],
  ])('when it %s', async (_what, content) => {
    expect(await refusalOf(content)).toBe(notText);
  });

  it('when it is a workbook', async () => {
    expect(await refusalOf(Buffer.from('PK\u0003\u0004 and so on', 'latin1'))).toBe(
      "The refunds file is a workbook and no CSV. Choose 'Plain CSV file' in Shopify's export, or save it as 'CSV UTF-8', and import it again.",
    );
  });

  it('when a quotation mark is never closed, with the row before it', async () => {
    expect(await refusalOf(`${header}\nday,#1,MUG,2\nday,#2,"MUG,2\nday,#3,MUG,2\n`)).toBe(
      'In the refunds file a quotation mark after row 2 is never closed.',
    );
  });
});
