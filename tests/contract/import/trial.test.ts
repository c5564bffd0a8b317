import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addFindings } from '../../../packages/server/src/queries/imports/findings.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { bookPayout } from '../../../packages/server/src/ledger/create-payout.ts';
import { forEachDatabase } from '../../databases.ts';
import { aLineRow, anOrderRow, aProductRow, ordersCsv, productsCsv } from '../../unit/import/files.ts';
import { noon } from '../server.ts';
import { openImportWorld, type ImportWorld } from './world.ts';

const caseFile = (name: string) =>
  readFileSync(new URL(`../../fixtures/imports/${name}`, import.meta.url), 'utf8');

const products = productsCsv([
  aProductRow(),
  aProductRow({ Handle: 'jug', Title: 'Jug', 'Variant SKU': 'JUG' }),
]);
const aRefunded = {
  'Financial Status': 'partially_refunded',
  Subtotal: '10.00',
  Total: '10.00',
  'Refunded Amount': '4.00',
};
const first = [
  anOrderRow(),
  anOrderRow({ Name: '#1002', Id: '5002', Vendor: 'Ash Wood', 'Lineitem price': '33.35' }),
  anOrderRow({ Name: '#1003', Id: '5003', Vendor: 'Ash Wood', ...aRefunded }),
];

forEachDatabase((_name, open) => {
  let database: Database;
  let world: ImportWorld;
  let server: ImportWorld['server'];
  let token: string;
  beforeAll(async () => {
    database = await open();
    world = await openImportWorld(database);
    ({ server, token } = world);
    await database.asSystem((tx) =>
      sql`update shop_settings set global_commission_ppm = 500000, ignore_order_tags = '', commission_start_date = null
        where shop_id = ${world.alder.id}`.execute(tx),
    );
  });
  afterAll(() => world.close());

  const check = async (files: Parameters<ImportWorld['sent']>[0]) => {
    const id = await world.sent(files);
    await server.ok('checkImport', { token, params: { id } });
    return world.end(id);
  };
  const carryOut = async (id: number) => {
    await server.ok('startImport', { token, params: { id } });
    return world.end(id);
  };
  const dues = () =>
    database.asSystem(async (tx) => {
      const { rows } = await sql<{ vendor: string; due: string }>`
        select v.name as vendor, to_char(t.due / 100.0, 'FM999990.00') as due from vendor_totals t
        join vendors v on v.id = t.vendor_id where t.shop_id = ${world.alder.id} and not v.hidden`.execute(
        tx,
      );
      return new Map(rows.map(({ vendor, due }) => [vendor, due]));
    });
  const problemsOf = async (id: number) =>
    (await server.ok('listImportProblems', { token, params: { id } })).results;

  describe('a check', () => {
    it('says what the import then pays whom, and how many orders are new, changed and unchanged', async () => {
      const before = await dues();
      const checked = await check({ products, orders: ordersCsv(first) });
      expect(await dues()).toEqual(before);
      expect(checked).toMatchObject({
        state: 'checked',
        counts: { orders: 3, orders_new: 3, orders_changed: 0, orders_unchanged: 0 },
      });
      const { effect } = checked;
      expect(effect?.vendor_count).toBe(2);
      const done = await carryOut(checked.id);
      expect(done).toMatchObject({ state: 'done', effect: null, counts: checked.counts });
      const after = await dues();
      for (const { vendor, due_before, due_after } of effect?.vendors ?? []) {
        expect([vendor, due_before, due_after]).toEqual([
          vendor,
          before.get(vendor) ?? '0.00',
          after.get(vendor),
        ]);
      }
      // 16.675 and half of what was not refunded of 10.00; Blue Kiln half of 10.00.
      expect(effect?.vendors).toMatchObject([
        { vendor: 'Ash Wood', due_after: '19.68' },
        { vendor: 'Blue Kiln', due_after: '5.00' },
      ]);
      expect(await problemsOf(done.id)).toEqual(await problemsOf(checked.id));
    });

    it('of the same files changes nothing', async () => {
      const again = await check({ products, orders: ordersCsv(first) });
      expect(again).toMatchObject({
        counts: { orders_new: 0, orders_changed: 0, orders_unchanged: 3 },
        effect: { vendor_count: 0, vendors: [] },
      });
      expect(again.effect?.due_after).toBe(again.effect?.due_before);
      await server.ok('cancelImport', { token, params: { id: again.id } });
    });

    it('counts as changed an order with another price, another line or one line less', async () => {
      const next = [
        anOrderRow({ 'Lineitem price': '12.00' }),
        anOrderRow({ Name: '#1002', Id: '5002', Vendor: 'Ash Wood', 'Lineitem price': '33.35' }),
        aLineRow({ Name: '#1002', 'Lineitem sku': 'JUG', Vendor: 'Ash Wood' }),
        anOrderRow({ Name: '#1003', Id: '5003', Vendor: 'Ash Wood', ...aRefunded }),
        anOrderRow({ Name: '#1004', Id: '5004' }),
      ];
      const checked = await check({ orders: ordersCsv(next) });
      expect(checked.counts).toMatchObject({ orders_new: 1, orders_changed: 2, orders_unchanged: 1 });
      expect((await carryOut(checked.id)).counts).toMatchObject({
        orders_new: 1,
        orders_changed: 2,
        orders_unchanged: 1,
      });
      const back = await check({ orders: ordersCsv(first) });
      expect(back.counts).toMatchObject({ orders_new: 0, orders_changed: 2, orders_unchanged: 1 });
      await server.ok('cancelImport', { token, params: { id: back.id } });
    });

    it('says ahead that a paid line stays as it was paid', async () => {
      const of = { shopId: world.alder.id, vendorIds: null };
      await database.asShop(of, async (tx) => {
        const { id } = await tx
          .selectFrom('vendors')
          .select('id')
          .where('name', '=', 'Blue Kiln')
          .executeTakeFirstOrThrow();
        const verdict = await bookPayout(tx, {
          shopId: world.alder.id,
          vendorId: id,
          lines: 'all',
          additionalPay: 0,
          expectedAmount: null,
          note: '',
          setup: { method: 'by_hand' },
          createdBy: null,
          now: noon,
        });
        expect(verdict.is).toBe('paid');
      });
      const checked = await check({ orders: ordersCsv([anOrderRow({ 'Lineitem price': '99.00' })]) });
      const said = await problemsOf(checked.id);
      expect(said.map(({ reason }) => reason)).toEqual([
        'This line is already paid out, and its price, quantity or discount has changed since. It stays as it was paid.',
      ]);
      await carryOut(checked.id);
      expect(await problemsOf(checked.id)).toEqual(said);
    });

    it('says what each column is taken for, which are not read, and what follows from those that are missing', async () => {
      const [header = '', ...rows] = ordersCsv([anOrderRow()]).split('\n');
      const text = [`${header},Colour`, ...rows].join('\n').replace('Refunded Amount', 'Refund');
      const { id, files } = await check({ orders: text });
      const columns = files[0]?.columns;
      expect(columns?.read).toContainEqual({ header: 'Lineitem price', taken_for: 'the price of one' });
      expect(columns?.ignored).toEqual(['Refund', 'Colour']);
      expect(columns?.missing).toContainEqual({
        header: 'Refunded Amount',
        without: 'Orders that are partially refunded wait until it is known what came back.',
      });
      await server.ok('cancelImport', { token, params: { id } });
    });

    it('says of more than 5,000 orders what they hold, and not what they would pay', async () => {
      const many = Array.from({ length: 5001 }, (_, n) => anOrderRow({ Name: `#6${n}`, Id: `6${n}` }));
      const { id, counts, effect } = await check({ orders: ordersCsv(many) });
      expect(counts).toMatchObject({ orders: 5001, orders_new: 0, orders_changed: 0, orders_unchanged: 0 });
      expect(effect).toBeNull();
      await server.ok('cancelImport', { token, params: { id } });
    }, 120_000);
  });

  describe('lines without a rate', () => {
    const shopRate = (global_commission_ppm: number | null) =>
      database.asSystem((tx) =>
        tx
          .updateTable('shop_settings')
          .set({ global_commission_ppm })
          .where('shop_id', '=', world.alder.id)
          .execute(),
      );
    afterEach(() => shopRate(500_000));

    const sold = [
      anOrderRow({ Name: '#7001', Id: '7001', Vendor: 'Pine Loom', 'Lineitem quantity': '2' }),
      aLineRow({ Name: '#7001', Vendor: 'Pine Loom', 'Lineitem name': 'Scarf', 'Lineitem price': '40.00' }),
      aLineRow({ Name: '#7001', Vendor: 'Oak Press', 'Lineitem name': 'Print' }),
      anOrderRow({ Name: '#7002', Id: '7002', Vendor: 'Pine Loom' }),
    ];
    const found = {
      kind: 'line_without_rate',
      orders: 2,
      lines: 4,
      detail: '',
      amount: '80.00',
      vendor_count: 2,
      vendors: [
        { vendor: 'Pine Loom', orders: 2, amount: '70.00' },
        { vendor: 'Oak Press', orders: 1, amount: '10.00' },
      ],
    };

    it('are in the check with their sales and their vendors, until there is a rate', async () => {
      await shopRate(null);
      const checked = await check({ orders: ordersCsv(sold) });
      expect(checked.findings).toEqual([found]);
      const { results } = await server.ok('listImportFindings', {
        token,
        params: { id: checked.id },
        query: { kind: 'line_without_rate', vendor: 'Pine Loom' },
      });
      expect(results.map(({ order_name, amount, detail }) => [order_name, amount, detail])).toEqual([
        [
          '#7001',
          '60.00',
          '2 lines worth £60.00 have no rate. Set a rate for the vendor, for the product type or for the shop.',
        ],
        [
          '#7002',
          '10.00',
          '1 line worth £10.00 has no rate. Set a rate for the vendor, for the product type or for the shop.',
        ],
      ]);
      expect((await carryOut(checked.id)).findings).toEqual(checked.findings);

      await shopRate(500_000);
      const again = await check({ orders: ordersCsv(sold) });
      expect(again.findings).toEqual([]);
      await server.ok('cancelImport', { token, params: { id: again.id } });
    });

    it('are found without a trial too', async () => {
      await shopRate(null);
      const many = Array.from({ length: 5000 }, (_, n) => ({
        ...anOrderRow({ Name: `#8${n}`, Id: `8${n}`, 'Financial Status': 'voided' }),
      }));
      const { id, effect, findings } = await check({ orders: ordersCsv([...sold, ...many]) });
      expect(effect).toBeNull();
      expect(findings).toEqual([found]);
      await server.ok('cancelImport', { token, params: { id } });
    }, 120_000);
  });

  describe('findings', () => {
    it('come in sum by kind and vendor, and one by one', async () => {
      const { id } = await check({ orders: ordersCsv(first) });
      const of = { shopId: world.alder.id, importId: id };
      const found = (orderName: string, row: number, vendor: string, amount: number) => ({
        kind: 'refund_to_assign' as const,
        orderName,
        row,
        vendor,
        amount,
        detail: `The refund of ${orderName} may be of several vendors.`,
      });
      await database.asShop({ shopId: world.alder.id, vendorIds: null }, (tx) =>
        addFindings(tx, of, [
          { ...found('#1001', 2, '', 0), kind: 'tax_included' },
          found('#1001', 2, 'Ash Wood', 700),
          found('#1001', 2, 'Blue Kiln', 1250),
          found('#1002', 3, 'Blue Kiln', 50),
          { ...found('#1003', 4, 'Ash Wood', 300), kind: 'sums_differ' },
        ]),
      );
      const { findings } = await world.look(id);
      expect(findings).toEqual([
        {
          kind: 'sums_differ',
          orders: 1,
          detail: '',
          amount: '3.00',
          vendor_count: 1,
          vendors: [{ vendor: 'Ash Wood', orders: 1, amount: '3.00' }],
        },
        {
          kind: 'refund_to_assign',
          orders: 2,
          detail: '',
          amount: '20.00',
          vendor_count: 2,
          vendors: [
            { vendor: 'Blue Kiln', orders: 2, amount: '13.00' },
            { vendor: 'Ash Wood', orders: 1, amount: '7.00' },
          ],
        },
        { kind: 'tax_included', orders: 1, detail: '', amount: '0.00', vendor_count: 0, vendors: [] },
      ]);
      const list = (query: Record<string, string>) =>
        server.ok('listImportFindings', { token, params: { id }, query });
      expect((await list({})).count).toBe(5);
      expect((await list({ kind: 'refund_to_assign', vendor: 'Blue Kiln' })).results).toMatchObject([
        { order_name: '#1001', row: 2, amount: '12.50' },
        { order_name: '#1002', row: 3, amount: '0.50' },
      ]);
      const page = await list({ kind: 'refund_to_assign', page_size: '2', page: '2' });
      expect([page.count, page.results.length]).toEqual([3, 1]);
      await server.refused('listImportFindings', 400, { token, params: { id }, query: { kind: 'other' } });
      await server.ok('cancelImport', { token, params: { id } });
    });

    it('name an order that is partially refunded by an unknown amount', async () => {
      const unknown = { ...aRefunded, Name: '#1004', Id: '5004', 'Refunded Amount': '' };
      const { id } = await check({ orders: ordersCsv([anOrderRow(unknown)]) });
      const { results } = await server.ok('listImportFindings', { token, params: { id }, query: {} });
      expect(results).toMatchObject([{ kind: 'refund_to_assign', order_name: '#1004', amount: '5.00' }]);
      expect(results[0]?.detail).toMatch(/^Up to £10\.00 was refunded,/);
      await server.ok('cancelImport', { token, params: { id } });
    });
  });

  describe('files of another kind', () => {
    it('are refused by name, and nothing of them is printed: abandoned checkouts', async () => {
      const state = await check({ orders: caseFile('abandoned-checkouts.csv') });
      expect(state).toMatchObject({ state: 'check_failed', counts: { orders: 0 } });
      expect(state.problem).toMatch(/the export of abandoned checkouts: no row has a 'Financial Status'/);
      expect(await problemsOf(state.id)).toEqual([]);
    });

    it('are read where each row is in one cell', async () => {
      await database.asSystem((tx) =>
        sql`update shops set currency = 'CLP' where id = ${world.alder.id}`.execute(tx),
      );
      const state = await check({ orders: caseFile('each-row-in-one-cell.csv') });
      expect(state).toMatchObject({ state: 'checked', counts: { orders: 3, lines: 3, skipped: 0 } });
      expect(await problemsOf(state.id)).toEqual([]);
    });
  });
});
