import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertImport, beginImport } from '../../../packages/server/src/imports/run/run-import.ts';
import { stopImports, tidyImports } from '../../../packages/server/src/imports/run/under-way.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { aLineRow, anOrderRow, aProductRow, ordersCsv, productsCsv } from '../../unit/import/files.ts';
import { noon } from '../server.ts';
import { openImportWorld, type ImportWorld } from './world.ts';

const products = productsCsv([
  aProductRow(),
  aProductRow({ Handle: 'jug', Title: 'Stoneware jug', Vendor: '', 'Variant SKU': 'JUG' }),
  aProductRow({ Handle: 'bad', Title: 'Bad', 'Variant Price': 'x', 'Variant SKU': 'BAD' }),
]);
const orders = ordersCsv([
  // The vendor comes from the products file.
  anOrderRow({ Vendor: '' }),
  anOrderRow({ Name: '#1002', Id: '5002', Vendor: '', 'Lineitem sku': 'JUG', 'Lineitem name': 'Jug' }),
  aLineRow({
    Name: '#1002',
    Vendor: '',
    'Lineitem sku': 'JUG',
    'Lineitem name': 'Jug',
    'Lineitem quantity': '2',
    'Lineitem price': '15.00',
  }),
  aLineRow({ Name: '#1002', Vendor: 'New Potter', 'Lineitem sku': 'LOST', 'Lineitem name': 'Old bowl' }),
  aLineRow({
    Name: '#1002',
    Vendor: '',
    'Lineitem sku': '',
    'Lineitem name': 'Tip',
    'Lineitem requires shipping': 'false',
    'Lineitem taxable': 'false',
  }),
  anOrderRow({ Name: '#1003', Id: '5003', 'Lineitem price': 'x' }),
  // Earns nothing, whatever its vendor.
  anOrderRow({ Name: '#1004', Id: '5004', Vendor: '', 'Lineitem sku': 'JUG', 'Financial Status': 'voided' }),
]);

const gaps = {
  no_vendor: { products: 1, lines: 2, sales: '40.00', commission: '20.00', unpriced_lines: 0 },
  unknown_sku: { skus: 1, lines: 1 },
};
const gapRows = [
  {
    title: 'Stoneware jug',
    sku: 'JUG',
    no_vendor: true,
    unknown_sku: false,
    first_row: 3,
    lines: 2,
    units: 3,
    sales: '40.00',
    commission: '20.00',
  },
  { title: 'Old bowl', sku: 'LOST', no_vendor: false, unknown_sku: true, first_row: 5, lines: 1, units: 1 },
];

forEachDatabase((_name, open) => {
  let database: Database;
  let world: ImportWorld;
  let server: ImportWorld['server'];
  let alder: ImportWorld['alder'];
  let token: string;
  let dataDir: string;
  beforeAll(async () => {
    database = await open();
    world = await openImportWorld(database);
    ({ server, alder, token, dataDir } = world);
    await database.asSystem((tx) =>
      sql`update shop_settings set global_commission_ppm = 500000, ignore_order_tags = '', commission_start_date = null
        where shop_id = ${world.alder.id}`.execute(tx),
    );
  });
  afterAll(() => world.close());

  const sent: ImportWorld['sent'] = (files) => world.sent(files);
  const look: ImportWorld['look'] = (id) => world.look(id);
  const end: ImportWorld['end'] = (id) => world.end(id);
  const checked = async (files: Parameters<typeof sent>[0]) => {
    const id = await sent(files);
    await server.ok('checkImport', { token, params: { id } });
    return end(id);
  };
  const run = async (id: number) => {
    await server.ok('startImport', { token, params: { id } });
    return end(id);
  };
  const folder = (id: number) => join(dataDir, 'imports', String(id));
  /** All rows of the books as text. */
  const books = async () => {
    const tables = [
      'vendors',
      'products',
      'variants',
      'orders',
      'line_items',
      'order_returns',
      'vendor_totals',
    ];
    return database.asSystem(async (tx) => {
      const found: [string, string[]][] = [];
      for (const table of tables) {
        const { rows } = await sql<{ row: string }>`
          select t::text as row from ${sql.table(table)} t order by 1`.execute(tx);
        found.push([table, rows.map(({ row }) => row)]);
      }
      return found;
    });
  };

  describe('a check', () => {
    it('reports what the import would do and what its lines lack, and writes nothing', async () => {
      const before = await books();
      const state = await checked({ products, orders });
      expect(state).toMatchObject({
        state: 'checked',
        progress: 100,
        problem: null,
        counts: {
          products: 2,
          variants: 2,
          orders: 3,
          lines: 6,
          vendors_created: 2,
          vendors_known: 0,
          skipped: 2,
        },
        new_vendors: ['Blue Kiln', 'New Potter'],
        gaps,
      });
      const found = await server.ok('listImportGaps', { token, params: { id: state.id } });
      expect(found.count).toBe(2);
      expect(found.results).toMatchObject(gapRows);
      const problems = await server.ok('listImportProblems', { token, params: { id: state.id } });
      expect(problems.results.map(({ file, row }) => [file, row])).toEqual([
        ['products.csv', 4],
        ['orders.csv', 7],
      ]);
      expect(await books()).toEqual(before);
      expect(existsSync(folder(state.id))).toBe(true);
    });

    it('is followed by the import of the same files, which says the same', async () => {
      const { id } = await checked({ products, orders });
      const done = await run(id);
      expect(done).toMatchObject({
        state: 'done',
        counts: { products: 2, variants: 2, orders: 3, lines: 6, vendors_created: 2, skipped: 2 },
        gaps,
      });
      const found = await server.ok('listImportGaps', { token, params: { id } });
      expect(found.results).toMatchObject(gapRows);
      expect((await server.ok('listImportProblems', { token, params: { id } })).count).toBe(2);
      await stopImports(database);
      expect(existsSync(folder(id))).toBe(false);
      expect((await server.refused('startImport', 409, { token, params: { id } })).code).toBe(
        'import_finished',
      );
      expect((await server.refused('cancelImport', 409, { token, params: { id } })).code).toBe(
        'import_finished',
      );
    });

    it('knows the vendors and the products that are here', async () => {
      await run(await sent({ products, orders }));
      const known = await checked({ orders });
      expect(known).toMatchObject({
        counts: { vendors_created: 0, vendors_known: 2 },
        new_vendors: [],
        gaps,
      });
      // The file takes precedence over the books: the jug has a vendor now.
      const mended = productsCsv([
        aProductRow(),
        aProductRow({ Handle: 'jug', Title: 'Stoneware jug', Vendor: 'blue kiln', 'Variant SKU': 'JUG' }),
      ]);
      expect(await checked({ products: mended, orders })).toMatchObject({
        gaps: { no_vendor: { lines: 0 }, unknown_sku: { lines: 1 } },
      });
    });

    it('does not report a line again that was assigned to a vendor by hand', async () => {
      const { id } = await checked({ products, orders });
      await run(id);
      await database.asSystem((tx) =>
        sql`update line_items set override_vendor_id =
            (select min(id) from vendors where shop_id = ${alder.id} and name = 'Blue Kiln')
          where shop_id = ${alder.id} and sku = 'JUG' and quantity = 2`.execute(tx),
      );
      const left = { no_vendor: { lines: 1, sales: '10.00' } };
      expect(await checked({ orders })).toMatchObject({ gaps: left });
      expect(await run(await sent({ orders }))).toMatchObject({ gaps: left });
      await database.asSystem((tx) =>
        sql`update line_items set override_vendor_id = null where shop_id = ${alder.id}`.execute(tx),
      );
    });

    it('says that the commissions of lines are unknown', async () => {
      const rate = (ppm: number | null) =>
        database.asSystem((tx) =>
          sql`update shop_settings set global_commission_ppm = ${ppm} where shop_id = ${alder.id}`.execute(
            tx,
          ),
        );
      await rate(null);
      expect(await checked({ products, orders })).toMatchObject({
        gaps: { no_vendor: { lines: 2, commission: '0.00', unpriced_lines: 2 } },
      });
      await rate(500_000);
    });

    it('takes the rules of the days on which lines were sold', async () => {
      await database.asSystem((tx) =>
        sql`insert into commission_rules (shop_id, place, version, from_day, steps, made_at)
          values (${alder.id}, 'global', 1, '2001-01-01', '[{"from":0,"kind":"percent","value":200000}]', now())`.execute(
          tx,
        ),
      );
      expect(await checked({ products, orders })).toMatchObject({
        gaps: { no_vendor: { lines: 2, commission: '8.00', unpriced_lines: 0 } },
      });
      await database.asSystem((tx) => sql`update commission_rules set taken_back_at = now()`.execute(tx));
    });

    it('fails for a file of another role, and keeps nothing of it', async () => {
      const state = await checked({ orders: products });
      expect(state.state).toBe('check_failed');
      expect(state.problem).toMatch(/It looks like the products export\.$/);
      await stopImports(database);
      expect(existsSync(folder(state.id))).toBe(false);
      await server.refused('startImport', 409, { token, params: { id: state.id } });
      await server.ok('cancelImport', { token, params: { id: state.id } });
    });

    it.each([
      ['no rows', ordersCsv([]), 'Nothing was read from orders.csv: there are no rows below the header.'],
      [
        'no row that can be read',
        ordersCsv([anOrderRow({ 'Lineitem price': 'x' })]),
        'Nothing was read from orders.csv: 1 row left out, each with its reason.',
      ],
    ])('fails where a file has %s, and so does an import', async (_what, text, problem) => {
      expect(await checked({ orders: text })).toMatchObject({ state: 'check_failed', problem });
      expect(await run(await sent({ orders: text }))).toMatchObject({ state: 'failed', problem });
    });
  });

  describe('a check that is not followed', () => {
    it('is cancelled with its files', async () => {
      const { id } = await checked({ orders });
      await server.ok('cancelImport', { token, params: { id } });
      await server.refused('getImport', 404, { token, params: { id } });
      expect(existsSync(folder(id))).toBe(false);
    });

    it('is cancelled while it reads', async () => {
      const many = ordersCsv(
        Array.from({ length: 8_000 }, (_, n) => anOrderRow({ Name: `#9${n}`, Id: `9${n}`, Vendor: '' })),
      );
      const id = await sent({ orders: many });
      await server.ok('checkImport', { token, params: { id } });
      for (;;) {
        const { state, counts } = await look(id);
        if (state === 'checking' && counts.orders > 0) break;
        if (state !== 'checking') throw new Error(`The check was ${state} before it could be cancelled.`);
        await wait(2);
      }
      await server.ok('cancelImport', { token, params: { id } });
      await server.refused('getImport', 404, { token, params: { id } });
      expect(existsSync(folder(id))).toBe(false);
      const left = await database.asSystem((tx) =>
        sql`select key from import_keys where import_id = ${id}`.execute(tx),
      );
      expect(left.rows).toEqual([]);
    }, 60_000);

    it('cannot be started once its files are gone', async () => {
      const { id } = await checked({ orders });
      await tidyImports({ database, config: { dataDir } }, noon);
      expect(existsSync(folder(id))).toBe(true);
      await tidyImports({ database, config: { dataDir } }, new Date(noon.getTime() + 48 * 60 * 60 * 1000));
      const refused = await server.refused('startImport', 422, { token, params: { id } });
      expect(refused).toMatchObject({
        code: 'missing_file',
        detail: 'The files were not used in time and have been deleted. Choose them again.',
      });
    });

    it('is dropped with its files by an import a day later', async () => {
      const { id } = await checked({ orders });
      await checked({ orders });
      expect((await look(id)).state).toBe('checked');
      await database.asSystem((tx) =>
        sql`update imports set started_at = started_at - interval '25 hours' where id = ${id}`.execute(tx),
      );
      await checked({ orders });
      await server.refused('getImport', 404, { token, params: { id } });
      expect(existsSync(folder(id))).toBe(false);
    });

    it('takes turns with imports', async () => {
      const of = { shopId: alder.id, now: noon };
      const checking = await insertImport(database, of, [], true);
      expect(await beginImport(database, { ...of, importId: checking.id }, 'checking')).toBe(true);
      const id = await sent({ orders });
      for (const call of ['startImport', 'checkImport'] as const) {
        expect((await server.refused(call, 409, { token, params: { id } })).code).toBe('import_running');
      }
      await database.asSystem((tx) =>
        sql`update imports set owner = owner || '{"pid": 999999999, "instance": "gone"}' where id = ${checking.id}`.execute(
          tx,
        ),
      );
      // Its process has ended, so it is replaced.
      await server.ok('checkImport', { token, params: { id } });
      expect(await look(checking.id)).toMatchObject({
        state: 'check_failed',
        problem: 'The check stopped half-way. Choose the files again.',
      });
      expect((await end(id)).state).toBe('checked');
      expect((await server.refused('checkImport', 409, { token, params: { id } })).code).toBe(
        'import_finished',
      );
    });

    it('stops with the server', async () => {
      const many = ordersCsv(
        Array.from({ length: 8_000 }, (_, n) => anOrderRow({ Name: `#7${n}`, Id: `7${n}`, Vendor: 'Many' })),
      );
      const id = await sent({ orders: many });
      await server.ok('checkImport', { token, params: { id } });
      await stopImports(database);
      expect(await look(id)).toMatchObject({
        state: 'check_failed',
        problem: 'The check was stopped with the server. Choose the files again.',
      });
    });
  });
});
