import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importThroughServer } from '../../../packages/server/src/commands/through-server.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { anOrderRow, aProductRow, csvOf, ordersCsv, productsCsv } from '../../unit/import/files.ts';
import { localToken } from '../server.ts';
import { aRefund, contentOf, openShop, refundsCsv, rowVersions } from './shop.ts';
import { openImportWorld, type ImportWorld } from './world.ts';

const open = ordersCsv([
  anOrderRow({ Name: '#71', Id: '7001', 'Created at': '03/04/2024 10:20' }),
  anOrderRow({ Name: '#72', Id: '7002', 'Created at': '05/06/2024 11:20' }),
]);
const proven = `${open}${ordersCsv([anOrderRow({ Name: '#73', Id: '7003', 'Created at': '31/01/2024 9:00' })])
  .split('\n')
  .slice(1)
  .join('\n')}`;

forEachDatabase((_name, openDatabase) => {
  let database: Database;
  let world: ImportWorld;
  let server: ImportWorld['server'];
  let alder: ImportWorld['alder'];
  let token: string;
  beforeAll(async () => {
    database = await openDatabase();
    world = await openImportWorld(database);
    ({ server, alder, token } = world);
  });
  afterAll(() => world.close());

  const sent: ImportWorld['sent'] = (files) => world.sent(files);
  const end: ImportWorld['end'] = (id) => world.end(id);
  const check = async (id: number, body?: object) => {
    await server.ok('checkImport', { token, params: { id }, ...(body === undefined ? {} : { body }) });
    return end(id);
  };
  const placed = async (name: string) => {
    const { rows } = await database.asSystem((tx) =>
      sql<{
        at: Date;
      }>`select processed_at as at from orders where shop_id = ${alder.id} and name = ${name}`.execute(tx),
    );
    return rows.map(({ at }) => at.toISOString());
  };
  const zoned = (wall: string) =>
    database.asSystem(async (tx) => {
      const { rows } = await sql<{ at: Date }>`
        select ${wall}::timestamp at time zone time_zone as at from shops where id = ${alder.id}`.execute(tx);
      return rows.map(({ at }) => at.toISOString());
    });

  const samples = [
    {
      row: 2,
      column: 'Created at',
      text: '03/04/2024 10:20',
      readings: [
        { date_order: 'day_first', date: '2024-04-03' },
        { date_order: 'month_first', date: '2024-03-04' },
      ],
    },
    { row: 3, text: '05/06/2024 11:20' },
  ];

  describe('dates that can be read in two ways', () => {
    it('are asked about by a check, which reads on with the answer', async () => {
      const id = await sent({ orders: open });
      expect(await check(id)).toMatchObject({
        state: 'waiting',
        description: 'Waiting for an answer',
        counts: { orders: 0 },
        files: [{ role: 'orders', date_order: null, date_samples: samples }],
      });
      expect(await check(id, { date_orders: { orders: 'month_first' } })).toMatchObject({
        state: 'checked',
        counts: { orders: 2 },
        files: [{ date_order: 'month_first', date_samples: [] }],
      });
      expect(await placed('#71')).toEqual([]);
      await server.ok('startImport', { token, params: { id } });
      expect(await end(id)).toMatchObject({ state: 'done', counts: { orders: 2 } });
      expect(await placed('#71')).toEqual(await zoned('2024-03-04 10:20'));
    });

    it('are a refusal of an import without a check, which writes nothing and keeps the files', async () => {
      const files = {
        orders: `${open.replaceAll('#7', '#8').replaceAll('700', '800')}\n`,
        refunds: refundsCsv([aRefund({ Order: '#81', 'Refunded at': '07/08/2024' })]),
      };
      const id = await sent(files);
      const before = await rowVersions({ shopId: alder.id }, database);
      const refused = await server.refused('startImport', 422, { token, params: { id } });
      expect(refused).toMatchObject({
        code: 'date_order_required',
        errors: [{ pointer: '/date_orders/orders' }, { pointer: '/date_orders/refunds' }],
        date_questions: [
          { role: 'orders', samples },
          { role: 'refunds', samples: [{ row: 2, column: 'Refunded at', text: '07/08/2024' }] },
        ],
      });
      const half = { date_orders: { orders: 'day_first' } };
      const again = await server.refused('startImport', 422, { token, params: { id }, body: half });
      expect(again).toMatchObject({ date_questions: [{ role: 'refunds' }] });
      expect(await rowVersions({ shopId: alder.id }, database)).toEqual(before);
      const rest = { date_orders: { refunds: 'day_first' } };
      await server.ok('startImport', { token, params: { id }, body: rest });
      expect(await end(id)).toMatchObject({ state: 'done', counts: { orders: 2, refunds: 1, skipped: 0 } });
      expect(await placed('#81')).toEqual(await zoned('2024-04-03 10:20'));
    });

    it('keep the answer beside the question when the same file is imported again', async () => {
      const again = await check(await sent({ orders: open }));
      expect(again).toMatchObject({
        state: 'waiting',
        files: [{ date_order: null, date_order_before: 'month_first', date_samples: samples }],
      });
      const other = await check(await sent({ orders: `${open}\n\n` }));
      expect(other).toMatchObject({ state: 'waiting', files: [{ date_order_before: null }] });
    });

    it('are asked about again where the file is sent again', async () => {
      const id = await sent({ orders: open });
      await check(id);
      await server.refused('startImport', 422, { token, params: { id } });
      await server.refused('startImport', 422, {
        token,
        params: { id },
        body: { date_orders: { refunds: 'day_first' } },
      });
      await world.send(id, 'orders', open);
      expect(await server.ok('getImport', { token, params: { id } })).toMatchObject({
        files: [{ date_order: null, date_samples: [] }],
      });
      expect(await check(id)).toMatchObject({ state: 'waiting', files: [{ date_samples: samples }] });
      await server.ok('cancelImport', { token, params: { id } });
    });

    it('are no question where the file answers it, and refuse another answer with the row', async () => {
      const text = proven.replaceAll('#7', '#9').replaceAll('700', '900');
      const checked = await check(await sent({ orders: text }));
      expect(checked).toMatchObject({ state: 'checked', files: [{ date_order: null, date_samples: [] }] });
      const id = await sent({ orders: text });
      const body = { date_orders: { orders: 'month_first' } };
      await server.ok('startImport', { token, params: { id }, body });
      expect(await end(id)).toMatchObject({
        state: 'failed',
        problem:
          "The dates of the orders file cannot be month first: '31/01/2024 9:00' in row 4 ('Created at') can only be read otherwise.",
      });
      expect(await placed('#93')).toEqual([]);
    });

    it('are refused with both rows where the file contradicts itself', async () => {
      const text = proven.replace('05/06/2024', '5/31/2024');
      const { state, problem } = await check(await sent({ orders: text }));
      expect(state).toBe('check_failed');
      expect(problem).toMatch(
        /^The dates of the orders file are written in two ways: '5\/31\/2024 11:20' in row 3 .*'31\/01\/2024 9:00' in row 4/,
      );
    });

    it('are refused an invalid answer', async () => {
      const id = await sent({ orders: open });
      const body = { date_orders: { orders: 'backwards' } };
      await server.refused('startImport', 400, { token, params: { id }, body });
      await server.refused('checkImport', 400, {
        token,
        params: { id },
        body: { date_orders: { products: 'day_first' } },
      });
      await server.ok('cancelImport', { token, params: { id } });
    });

    it('are asked about by the command, which leaves no import behind', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'consignment-dates-'));
      const path = join(folder, 'orders.csv');
      writeFileSync(path, open.replaceAll('#7', '#6').replaceAll('700', '600'));
      const file = { role: 'orders', path, name: 'my orders.csv', size: Buffer.byteLength(open) } as const;
      const silent = { progress: () => undefined, report: async () => {} };
      const at = { url: server.url, token: localToken };
      const ask = (dateOrder: 'day_first' | null, isCheck = false) => {
        const command = { shop: alder.domain, files: [{ ...file, dateOrder }], isCheck, isJson: false };
        return importThroughServer(at, command, silent);
      };
      const before = await server.ok('listImports', { token });
      await expect(ask(null)).rejects.toThrow(
        [
          'The dates of my orders.csv can be read in more than one way:',
          "  row 2, Created at: '03/04/2024 10:20' is 3 April 2024 (day-first) or 4 March 2024 (month-first)",
          "  row 3, Created at: '05/06/2024 11:20' is 5 June 2024 (day-first) or 6 May 2024 (month-first)",
          'Nothing is imported. Run the command again with --date-order day-first or --date-order month-first.',
        ].join('\n'),
      );
      await expect(ask(null, true)).rejects.toThrow(
        'The dates of my orders.csv can be read in more than one way:',
      );
      expect((await ask('day_first', true)).state).toBe('checked');
      expect((await server.ok('listImports', { token })).count).toBe(before.count);
      expect((await ask('day_first')).state).toBe('done');
      expect(await placed('#61')).toEqual(await zoned('2024-04-03 10:20'));
      rmSync(folder, { recursive: true });
    });
  });

  describe('a file that a spreadsheet has saved', () => {
    const rows = [
      anOrderRow({
        Id: '',
        Name: '#1001',
        'Created at': '2024-07-31 10:20:30 +0100',
        'Lineitem price': '1234.50',
        Vendor: 'Étoile “Noire”',
      }),
      anOrderRow({
        Id: '',
        Name: '#1002',
        'Created at': '2024-01-05 11:00:00 +0000',
        'Lineitem price': '12.05',
      }),
    ];
    const products = productsCsv([aProductRow({ Vendor: 'Étoile “Noire”', 'Variant Price': '1234.50' })]);
    const refunds = refundsCsv([aRefund({ 'Refunded at': '2024-08-01 09:00:10 +0100' })]);
    const local = (text: string) =>
      text
        .replaceAll('2024-07-31 10:20:30 +0100', '31/07/2024 10:20')
        .replaceAll('2024-01-05 11:00:00 +0000', '05/01/2024 11:00')
        .replaceAll('2024-08-01 09:00:10 +0100', '01.08.2024 09:00')
        .replaceAll(',', ';')
        .replaceAll('1234.50', '1.234,50')
        .replaceAll('12.05', '12,05')
        .replaceAll('\n', '\r\n');
    const windows1252 = (text: string) =>
      Buffer.from(text.replaceAll('“', '\x93').replaceAll('”', '\x94'), 'latin1');
    const files = { products, orders: ordersCsv(rows), refunds };
    const saved = {
      'Windows-1252': windows1252,
      'UTF-16': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
      'UTF-8 with a first line sep=;': (text: string) => Buffer.from(`\uFEFFsep=;\r\n${text}`),
    };

    it('makes the same books, and changes none that are there', async () => {
      const original = await openShop(database);
      await original.importWell(files);
      const books = await contentOf(original, database);
      for (const save of Object.values(saved)) {
        const again = {
          products: save(local(files.products)),
          orders: save(local(files.orders)),
          refunds: save(local(files.refunds)),
        };
        const before = await rowVersions(original, database);
        await original.importWell(again);
        // Times without seconds are those of the orders and returns that are there.
        expect(await rowVersions(original, database)).toEqual(before);
        const other = await openShop(database);
        await other.importWell(again);
        expect(await contentOf(other, database)).toMatchObject({
          totals: books['totals'],
          products: books['products'],
          variants: books['variants'],
        });
        // The exact file after that of the spreadsheet adds nothing either.
        await other.importWell(files);
        expect((await contentOf(other, database))['totals']).toBe(books['totals']);
        expect(await other.rows(sql`select id from orders where shop_id = ${other.shopId}`)).toHaveLength(2);
        await other.expectClean();
      }
    });

    it('is not imported twice where its dates are answered otherwise the second time', async () => {
      const shop = await openShop(database);
      const rows = [anOrderRow({ Id: '', 'Created at': '03/04/2024 10:20' })];
      const orders = ordersCsv(rows);
      const first = await shop.import({ orders }, undefined, undefined, 'day_first');
      expect(first).toMatchObject({ end: { is: 'done' }, problems: [] });
      const again = await shop.import({ orders }, undefined, undefined, 'month_first');
      expect(again.problems.map(({ row }) => row)).toEqual([2]);
      expect(again.problems[0]?.reason).toMatch(
        /^Order #1001 was imported before with its day and month the other way round\./,
      );
      expect(await shop.rows(sql`select id from orders where shop_id = ${shop.shopId}`)).toHaveLength(1);
      // With an Id the other answer corrects the date.
      const known = ordersCsv([anOrderRow({ 'Created at': '03/04/2024 10:20' })]);
      const other = await openShop(database);
      await other.import({ orders: known }, undefined, undefined, 'day_first');
      await other.import({ orders: known }, undefined, undefined, 'month_first');
      const dated = await other.rows(sql<{ at: Date }>`
        select processed_at as at from orders where shop_id = ${other.shopId}`);
      expect(dated.map(({ at }) => at.toISOString())).toEqual(['2024-03-04T10:20:00.000Z']);
    });

    it('without times needs the Ids of its orders', async () => {
      const shop = await openShop(database);
      const { problems } = await shop.import({
        orders: ordersCsv([
          anOrderRow({ 'Created at': '31/07/2024' }),
          anOrderRow({ Name: '#1002', Id: '', 'Created at': '31/07/2024' }),
        ]),
      });
      expect(problems.map(({ row, reason }) => [row, reason])).toEqual([
        [
          3,
          "The 'Created at' has no time and the order no 'Id', so it is not known which order this is. Order #1002 (1 row) was not imported.",
        ],
      ]);
    });

    it('leaves out an amount that can be read in two ways, with its row and column', async () => {
      const shop = await openShop(database);
      const header = Object.keys(anOrderRow());
      for (const amount of ['1.250', '1,234', '12.500']) {
        const { problems } = await shop.import({
          orders: csvOf(header, [
            anOrderRow(),
            anOrderRow({ Name: '#1002', Id: '9', 'Lineitem price': amount }),
          ]),
        });
        expect(problems.map(({ row }) => row)).toEqual([3]);
        expect(problems[0]?.reason).toMatch(/^The amount in 'Lineitem price' can be read as /);
      }
    });
  });
});
