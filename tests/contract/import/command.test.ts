import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Location } from '../../../packages/server/src/database/open-database.ts';
import { enginesHere, freshLocation } from '../../databases.ts';
import { anOrderRow, ordersCsv, productsCsv } from '../../unit/import/files.ts';
import { insertShop } from '../rows.ts';

/** The command as a process, without a running server. */
function command(
  at: Location,
  args: readonly string[],
  folder: string,
): Promise<{ code: number | null; output: string }> {
  const script = join(import.meta.dirname, '../../../shells/server/import.ts');
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      ...('dataDir' in at ? { DATA_DIR: at.dataDir } : { DATABASE_URL: at.databaseUrl }),
    },
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const collect = (text: Buffer) => (output += text.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

describe.each(enginesHere())('%s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'consignment-command-'));
  let at: Location;
  beforeAll(async () => {
    at = await freshLocation(engine);
    const database = await openDatabase(at);
    await database.asSystem((tx) =>
      insertShop(tx, {
        shop: { domain: 'my-shop.example', currency: 'GBP' },
        settings: { global_commission_ppm: 500_000 },
      }),
    );
    await database.close();
    const rows = [anOrderRow(), anOrderRow({ Name: '#1002', Id: '5002', 'Lineitem price': 'x' })];
    writeFileSync(join(folder, 'orders.csv'), ordersCsv(rows));
    writeFileSync(join(folder, 'products.csv'), productsCsv([]));
    const jug = {
      Vendor: '',
      'Lineitem sku': '',
      'Lineitem name': 'Stoneware jug',
      'Lineitem price': '20.00',
    };
    const lacking = [
      anOrderRow({ Name: '#2001', Id: '6001' }),
      anOrderRow({ Name: '#2002', Id: '6002', ...jug }),
      anOrderRow({ Name: '#2003', Id: '6003', ...jug }),
    ];
    writeFileSync(join(folder, 'lacking.csv'), ordersCsv(lacking));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('imports, and reports the rows that were left out', async () => {
    const { code, output } = await command(
      at,
      ['--shop', 'MY-SHOP.example', '--orders', 'orders.csv'],
      folder,
    );
    expect(output).toContain('100 %  Read 1 order, 1 line; 1 row left out\n');
    expect(output).toContain(
      "1 row needs a look:\n  orders.csv, row 3: 'x' in 'Lineitem price' is not an amount. " +
        'Order #1002 (1 row) was not imported.\n',
    );
    expect(code).toBe(0);
  });

  it('lists at its end the lines without a vendor, and the SKUs without a product', async () => {
    const { code, output } = await command(
      at,
      ['--shop', 'my-shop.example', '--orders', 'lacking.csv'],
      folder,
    );
    expect(output).toContain('\n2 lines of 1 product have no vendor and earn nothing: sales of 40.00');
    expect(output).toContain(
      '\n1 line has a SKU that no product has (1 SKU), so no cost and no product type.\n',
    );
    expect(output).toContain('\n  Stoneware jug: no vendor; 2 lines, 40.00\n');
    expect(output.indexOf('no vendor')).toBeLessThan(output.indexOf('unknown SKU'));
    expect(output).toContain('\n  Clay mug (MUG): unknown SKU; 1 line, 10.00\n');
    expect(code).toBe(0);
  });

  it('asks how dates are written that can be read in two ways, and imports with the answer', async () => {
    const asked = [anOrderRow({ Name: '#3001', Id: '7001', 'Created at': '03/04/2024 10:20' })];
    writeFileSync(join(folder, 'asked.csv'), ordersCsv(asked));
    const args = ['--shop', 'my-shop.example', '--orders', 'asked.csv'];
    const without = await command(at, args, folder);
    expect(without.output).toContain(
      'The dates of asked.csv can be read in more than one way:\n' +
        "  row 2, Created at: '03/04/2024 10:20' is 3 April 2024 (day-first) or 4 March 2024 (month-first)\n" +
        'Nothing is imported. Run the command again with --date-order day-first or --date-order month-first.\n',
    );
    expect(without.code).toBe(1);
    const read = await openDatabase(at);
    const { rows } = await read.asSystem((tx) =>
      sql`select id from orders where name = '#3001' union all select id from imports where state = 'waiting'`.execute(
        tx,
      ),
    );
    await read.close();
    expect(rows).toEqual([]);
    const answered = await command(at, [...args, '--date-order', 'day-first'], folder);
    expect(answered.output).toContain('100 %  Read 1 order, 1 line\n');
    expect(answered.code).toBe(0);
  });

  const stored = async () => {
    const read = await openDatabase(at);
    const { rows } = await read.asSystem((tx) =>
      sql<{ kind: string; count: number }>`select 'orders' as kind, count(*) as count from orders
        union all select 'imports', count(*) from imports order by 1`.execute(tx),
    );
    await read.close();
    return rows;
  };

  it('says what an import would do, without doing it, and names no customer', async () => {
    const rows = [
      anOrderRow({ Name: '#4001', Id: '8001', Email: 'buyer@person.example', 'Billing Name': 'Ada Buyer' }),
      anOrderRow({ Name: '#4002', Id: '8002', 'Lineitem price': 'x', 'Billing Name': 'Ada Buyer' }),
    ];
    writeFileSync(join(folder, 'checked.csv'), ordersCsv(rows));
    const before = await stored();
    const args = ['--shop', 'my-shop.example', '--orders', 'checked.csv', '--check'];
    const { code, output } = await command(at, args, folder);
    expect(code).toBe(0);
    expect(output).toContain('\n1 order: 1 new. Some rows need attention.\n');
    expect(output).toContain('\n  Blue Kiln: 15.00 before, 20.00 after\n');
    expect(output).toContain("checked.csv, row 3: 'x' in 'Lineitem price' is not an amount.");
    expect(output).toContain('\nRead: 1 order, 1 line, 1 row left out.\n');
    const json = await command(at, [...args, '--json'], folder);
    expect(json.code).toBe(0);
    const found = JSON.parse(json.output) as Record<string, unknown>;
    expect(found).toMatchObject({
      import: { state: 'checked', counts: { orders_new: 1 }, effect: { vendors: [{ vendor: 'Blue Kiln' }] } },
      findings: [],
      gaps: [{ sku: 'MUG' }],
      problems: [{ file: 'checked.csv', row: 3 }],
    });
    for (const text of [output, json.output]) expect(text).not.toMatch(/person\.example|Ada/);
    expect(await stored()).toEqual(before);
  });

  it('says in one sentence that a file is of another kind', async () => {
    cpSync(join(import.meta.dirname, '../../fixtures/imports'), folder, { recursive: true });
    const args = ['--shop', 'my-shop.example', '--orders', 'abandoned-checkouts.csv'];
    for (const more of [[], ['--check'], ['--check', '--json']]) {
      const { code, output } = await command(at, [...args, ...more], folder);
      expect(code).toBe(1);
      expect(output).toContain('The orders file is the export of abandoned checkouts:');
      expect(output).not.toMatch(/person\.example|Buyer/);
    }
    const inCells = await command(
      at,
      ['--shop', 'my-shop.example', '--orders', 'each-row-in-one-cell.csv', '--check'],
      folder,
    );
    // The file is read, and its orders are in another currency than the shop.
    expect(inCells.output).toContain(
      "The order is in CLP, the shop's currency is GBP. Order #9000 (1 row) was not imported.",
    );
    expect(inCells.output).not.toMatch(/person\.example|Buyer/);
  });

  it('fails with the reason of the import', async () => {
    const { code, output } = await command(
      at,
      ['--shop', 'my-shop.example', '--orders', 'products.csv'],
      folder,
    );
    expect(output).toContain('It looks like the products export.');
    expect(code).toBe(1);
  });

  it('says how to make a shop that is not there', async () => {
    const { code, output } = await command(at, ['--shop', 'other.example', '--orders', 'orders.csv'], folder);
    expect(output).toMatch(/^There is no shop 'other\.example' here\. Known: /);
    expect(output).toContain('npm run create-shop -- --shop other.example');
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
  });
});

it.each([
  [[], /^--shop is missing\.\nUsage: /],
  [['--shop', 'a.example'], /^Name at least one file\.\nUsage: /],
  [['--shop', 'a.example', '--orders', 'lost.csv'], /^There is no file .*lost\.csv\.$/],
  [['--shop', 'a.example', '--orders', '.'], /is not a file\.$/],
  [['--shop', 'a.example', '--people', 'x.csv'], /--people/],
  [
    ['--shop', 'a.example', '--orders', 'x.csv', '--date-order', 'backwards'],
    /^--date-order is day-first, month-first, year-first\.\nUsage: /,
  ],
])('%j is refused in words', async (args, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'consignment-command-'));
  const { code, output } = await command({ dataDir: join(folder, 'data') }, args, folder);
  expect(output.trim()).toMatch(words);
  expect(output).not.toContain('    at ');
  expect(code).toBe(1);
  rmSync(folder, { recursive: true });
});
