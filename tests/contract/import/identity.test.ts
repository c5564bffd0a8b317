import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { orderById } from '../../../packages/server/src/queries/orders/orders.ts';
import { orderToWire } from '../../../packages/server/src/wire/order.ts';
import { forEachDatabase } from '../../databases.ts';
import { aLineRow, anOrderRow, aProductRow, ordersCsv, productsCsv } from '../../unit/import/files.ts';
import { aRefund, openShop, refundsCsv, rowVersions, type ImportedShop } from './shop.ts';

/*
 * The identity of an order in a file: its Id, else its name, date and currency. No order is lost or counted twice,
 * whatever the sequence of files and payments.
 */

const rounded = '5.01235E+12';
const trueIds = ['5012345678901', '5012345678902'] as const;

type Rows = Parameters<typeof ordersCsv>[0];
const anIdless = (cells: Rows[number] = {}) => anOrderRow({ ...cells, Id: '' });
const second = { Name: '#1002', 'Created at': '2026-03-06 10:00:00 +0000', Vendor: 'Puddle Lane' };

const ordersOf = (shop: ImportedShop) =>
  shop.rows(sql<{ id: string; name: string }>`
    select platform_id as id, name from orders where shop_id = ${shop.shopId} order by name, platform_id`);
const linesOf = (shop: ImportedShop) =>
  shop.rows(sql<{ line: string; price: number; quantity: number; paid: boolean }>`
    select platform_id as line, price, quantity, payout_id is not null as paid from line_items
    where shop_id = ${shop.shopId} order by platform_id`);
/** The earnings of each vendor, paid or not. */
const earnedOf = async (shop: ImportedShop) =>
  Object.fromEntries(
    (
      await shop.rows(sql<{ name: string; earned: number }>`
        select v.name, t.earned from vendor_totals t join vendors v on v.id = t.vendor_id
        where t.shop_id = ${shop.shopId} order by v.name`)
    ).map(({ name, earned }) => [name, earned]),
  );

function permutations<T>(values: readonly T[]): T[][] {
  return values.length === 0
    ? [[]]
    : values.flatMap((value, at) => permutations(values.toSpliced(at, 1)).map((rest) => [value, ...rest]));
}

async function payWhatIsDue(shop: ImportedShop): Promise<void> {
  for (const vendor of ['Blue Kiln', 'Puddle Lane']) {
    if ((await shop.due(vendor)) > 0) await shop.payAll(vendor);
  }
}

forEachDatabase((_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  describe('two monthly files with one rounded Id', () => {
    it('replace nothing, and the true export counts each order once', async () => {
      const shop = await openShop(database);
      const month = (row: Rows[number]) => ({ orders: ordersCsv([row]) });
      const [march, april] = [anOrderRow(), anOrderRow({ ...second, 'Lineitem price': '80.00' })];
      for (const row of [march, april]) {
        const { end, problems } = await shop.import(month({ ...row, Id: rounded }));
        expect(end).toMatchObject({ is: 'failed' });
        expect(problems).toMatchObject([
          {
            row: 2,
            reason: expect.stringMatching(/^A spreadsheet has rounded the 'Id' to '5\.01235E\+12'/) as string,
          },
        ]);
      }
      await shop.importWell(month({ ...march, Id: trueIds[0] }));
      await shop.importWell(month({ ...april, Id: trueIds[1] }));
      expect(await earnedOf(shop)).toEqual({ 'Blue Kiln': 500, 'Puddle Lane': 4000 });
      await shop.expectClean();
    });

    it('that an earlier version has taken over are joined by the true ones', async () => {
      const shop = await openShop(database);
      await shop.importWell({ orders: ordersCsv([anOrderRow({ Id: '1' })]), refunds: refundsCsv([]) });
      await shop.write((tx) =>
        sql`update orders set platform_id = ${rounded} where shop_id = ${shop.shopId}`.execute(tx),
      );
      await shop.write((tx) =>
        sql`update line_items set platform_id = ${`${rounded}:MUG:1`} where shop_id = ${shop.shopId}`.execute(
          tx,
        ),
      );
      await shop.payAll('Blue Kiln');
      await shop.importWell({ orders: ordersCsv([anOrderRow({ Id: trueIds[0] })]) });
      expect(await linesOf(shop)).toEqual([
        { line: `${trueIds[0]}:MUG:1`, price: 1000, quantity: 1, paid: true },
      ]);
      await shop.expectClean();
    });
  });

  describe('a file without Ids, one with them and one with rounded ones', () => {
    const rowsWith = (ids: readonly [string, string]): Rows => [
      anOrderRow({ Id: ids[0], 'Lineitem quantity': '3' }),
      aLineRow({ 'Lineitem quantity': '5', Vendor: 'Puddle Lane' }),
      aLineRow({ 'Lineitem sku': 'B', 'Lineitem price': '20.00' }),
      anOrderRow({ ...second, Id: ids[1] }),
    ];
    const files = {
      without: rowsWith(['', '']),
      with: rowsWith(trueIds),
      rounded: rowsWith([rounded, rounded]),
    };
    const names = ['without', 'with', 'rounded'] as const;
    const isPaidAfter = [
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ];

    it.each(permutations(names).map((sequence) => [sequence.join(', '), sequence] as const))(
      'lose no order and count none twice, paid or not: %s',
      async (_what, sequence) => {
        for (const paid of isPaidAfter) {
          const shop = await openShop(database);
          for (const [at, name] of sequence.entries()) {
            const { problems } = await shop.import({ orders: ordersCsv(files[name]) });
            expect(problems.map(({ row }) => row)).toEqual(name === 'rounded' ? [2, 5] : []);
            if (paid[at] === true) await payWhatIsDue(shop);
          }
          expect(await earnedOf(shop)).toEqual({ 'Blue Kiln': 2500, 'Puddle Lane': 3000 });
          expect(await ordersOf(shop)).toEqual([
            { id: trueIds[0], name: '#1001' },
            { id: trueIds[1], name: '#1002' },
          ]);
          expect(await linesOf(shop)).toMatchObject([
            { line: `${trueIds[0]}:B:1` },
            { line: `${trueIds[0]}:MUG:1`, quantity: 3 },
            { line: `${trueIds[0]}:MUG:2`, quantity: 5 },
            { line: `${trueIds[1]}:MUG:1` },
          ]);
          await shop.expectClean();
        }
      },
    );

    it('show no id that the platform does not know', async () => {
      const shop = await openShop(database);
      const shown = async () => {
        const [order] = await shop.rows(
          sql<{ id: number }>`select id from orders where shop_id = ${shop.shopId}`,
        );
        const row = await shop.write((tx) => orderById(tx, shop.shopId, order?.id ?? 0));
        return row === null ? null : orderToWire(row).order_id;
      };
      await shop.importWell({ orders: ordersCsv([anIdless()]) });
      expect(await shown()).toBe('');
      await shop.importWell({ orders: ordersCsv([anOrderRow({ Id: trueIds[0] })]) });
      expect(await shown()).toBe(trueIds[0]);
    });

    it('write nothing the second time', async () => {
      const shop = await openShop(database);
      const refunds = refundsCsv([aRefund(), aRefund({ Order: '#1002' })]);
      await shop.importWell({ orders: ordersCsv(files.without), refunds });
      await payWhatIsDue(shop);
      await shop.importWell({ orders: ordersCsv(files.with), refunds });
      const joined = await rowVersions(shop, database);
      await shop.importWell({ orders: ordersCsv(files.with), refunds });
      await shop.importWell({ orders: ordersCsv(files.without), refunds });
      expect(await rowVersions(shop, database)).toEqual(joined);
      await shop.expectClean();
    });

    it('keep overrides, refunds and what is taken back after a payout', async () => {
      const shop = await openShop(database);
      await shop.importWell({ orders: ordersCsv(files.without) });
      await shop.payAll('Blue Kiln');
      await shop.importWell({ refunds: refundsCsv([aRefund({ Sku: 'B' })]) });
      expect(await shop.due('Blue Kiln')).toBe(-1000);
      await shop.importWell({ orders: ordersCsv(files.with) });
      await shop.importWell({ refunds: refundsCsv([aRefund({ Sku: 'B' })]) });
      expect(await shop.due('Blue Kiln')).toBe(-1000);
      expect(
        await shop.rows(sql`select platform_id as id from refund_lines where shop_id = ${shop.shopId}`),
      ).toMatchObject([{ id: expect.stringMatching(/^5012345678901:B:1:/) as string }]);
      await shop.expectClean();
    });
  });

  describe('a SKU that a spreadsheet has rounded', () => {
    it('is no identity either: not of a product, nor of what came back', async () => {
      const shop = await openShop(database, { settings: { use_cost_per_item: true } });
      const sku = '9.78012E+12';
      const { end, problems } = await shop.import({
        products: productsCsv([aProductRow({ 'Variant SKU': sku })]),
        orders: ordersCsv([
          anOrderRow({ 'Lineitem sku': sku }),
          aLineRow({ 'Lineitem sku': sku, 'Lineitem name': 'Another mug' }),
        ]),
        refunds: refundsCsv([aRefund({ Sku: sku })]),
      });
      expect(problems.map(({ file, row }) => [file, row])).toEqual([
        ['products.csv', 2],
        ['refunds.csv', 2],
      ]);
      expect(end).toMatchObject({ counts: { variants: 1, refunds: 0, lines: 2, skipped: 1 } });
      expect(
        await shop.rows(sql`
          select name, cost_per_item as cost, commission_state as state, returned_quantity as returned
          from line_items where shop_id = ${shop.shopId} order by name`),
      ).toEqual([
        { name: 'Another mug', cost: null, state: 'blocked', returned: 0 },
        { name: 'Clay mug', cost: 400, state: 'accrued', returned: 0 },
      ]);
    });
  });

  describe('in one file', () => {
    it('the row with the Id counts, whichever comes first, in one batch or in two', async () => {
      const [idless, withId] = [anIdless({ 'Lineitem price': '99.00' }), anOrderRow({ Id: trueIds[0] })];
      for (const batchSize of [
        { lines: 1, rows: 1 },
        { lines: 1000, rows: 1000 },
      ]) {
        for (const rows of [
          [idless, withId],
          [withId, idless],
        ]) {
          const shop = await openShop(database);
          const { problems } = await shop.import({ orders: ordersCsv(rows) }, undefined, batchSize);
          expect(problems.map(({ row, reason }) => [row, reason])).toEqual([
            [
              3,
              rows[0] === idless
                ? 'Order #1001 is already in row 2, without its Id. The values of this row are imported.'
                : 'Order #1001 is already in row 2. This row was left out.',
            ],
          ]);
          expect(await linesOf(shop)).toEqual([
            { line: `${trueIds[0]}:MUG:1`, price: 1000, quantity: 1, paid: false },
          ]);
        }
      }
    });

    it('a repeated Id is reported with the order whose it is', async () => {
      for (const batchSize of [
        { lines: 1, rows: 1 },
        { lines: 1000, rows: 1000 },
      ]) {
        const shop = await openShop(database);
        const { end, problems } = await shop.import(
          {
            orders: ordersCsv([
              anOrderRow(),
              anOrderRow({ ...second, Id: '5001' }),
              aLineRow({ Name: '#1002' }),
            ]),
          },
          undefined,
          batchSize,
        );
        expect(problems).toMatchObject([
          {
            row: 3,
            reason:
              'Order #1002 has the Id 5001 of order #1001, which is in row 2. An Id belongs to one order. These 2 rows were left out.',
          },
        ]);
        expect(end).toMatchObject({ counts: { orders: 1, lines: 1, skipped: 2 } });
        const later = await shop.import({ orders: ordersCsv([anOrderRow({ ...second, Id: '5001' })]) });
        expect(later.problems).toMatchObject([
          {
            row: 2,
            reason:
              'Order #1002 has the Id 5001 of order #1001, which was imported before. An Id belongs to one order. This row was left out.',
          },
        ]);
        expect(await earnedOf(shop)).toEqual({ 'Blue Kiln': 500 });
      }
    });

    it('two orders of one name and date take no row without an Id', async () => {
      const shop = await openShop(database);
      const { problems } = await shop.import({
        orders: ordersCsv([anOrderRow(), anOrderRow({ Id: '5002', 'Lineitem price': '20.00' }), anIdless()]),
      });
      expect(problems).toMatchObject([
        {
          row: 4,
          reason:
            'There are 2 orders #1001 of this date, and without an Id it is not known which of them this one is. This row was left out.',
        },
      ]);
      expect(await shop.due('Blue Kiln')).toBe(1500);
    });
  });

  describe('the lines of an order', () => {
    const rows = [
      anOrderRow({ 'Lineitem quantity': '3', 'Lineitem discount': '1.00' }),
      aLineRow({ 'Lineitem quantity': '5' }),
      aLineRow({ 'Lineitem quantity': '3' }),
    ];
    const [head = {}, ...rest] = rows;
    // The columns of the order stay on the first row; its lines are swapped.
    const turned = (by: number): Rows => {
      const lines = rows.map((row) => ({
        'Lineitem quantity': row['Lineitem quantity'] ?? '',
        'Lineitem discount': row['Lineitem discount'] ?? '',
      }));
      return [head, ...rest].map((row, at) => ({ ...row, ...lines[(at + by) % lines.length] }));
    };

    it('are the same ones when the file is sorted otherwise, paid or not', async () => {
      for (const isPaid of [false, true]) {
        const shop = await openShop(database);
        await shop.importWell({ orders: ordersCsv(turned(0)) });
        if (isPaid) await shop.payAll('Blue Kiln');
        const once = await rowVersions(shop, database);
        for (const by of [1, 2]) await shop.importWell({ orders: ordersCsv(turned(by)) });
        expect(await rowVersions(shop, database)).toEqual(once);
      }
    });

    it('of which one is removed lose that one', async () => {
      const shop = await openShop(database);
      await shop.importWell({ orders: ordersCsv(turned(0)) });
      await shop.payAll('Blue Kiln');
      // The one at 5.
      await shop.importWell({ orders: ordersCsv([{ ...head }, rows[2] ?? {}]) });
      expect(await shop.due('Blue Kiln')).toBe(-2500);
      await shop.expectClean();
    });

    it('of quantity 0 are none, and one that is removed later earns nothing', async () => {
      for (const isPaid of [false, true]) {
        const shop = await openShop(database);
        const sold = [anOrderRow(), aLineRow({ 'Lineitem sku': 'B' })];
        await shop.importWell({ orders: ordersCsv(sold) });
        if (isPaid) await shop.payAll('Blue Kiln');
        await shop.importWell({
          orders: ordersCsv([anOrderRow(), aLineRow({ 'Lineitem sku': 'B', 'Lineitem quantity': '0' })]),
        });
        expect(await earnedOf(shop)).toEqual({ 'Blue Kiln': 500 });
        await shop.expectClean();
      }
    });
  });
});
