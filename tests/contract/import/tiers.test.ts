import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { mergeVendors } from '../../../packages/server/src/ledger/merge-vendors.ts';
import { priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { payoutsHeld } from '../../../packages/server/src/queries/shops/shop-jobs.ts';
import { forEachDatabase } from '../../databases.ts';
import { csvOf } from '../../unit/import/files.ts';
import { insertRule, percentStep } from '../rule-rows.ts';
import { settled } from '../settled.ts';
import { importDay } from './days.ts';
import { aRefund, openShop, refundsCsv, type ImportedShop } from './shop.ts';

/*
 * A tier follows the sales of the month before, whatever was imported or changed first.
 */

const laterDay = new Date(importDay.getTime() + 90 * 24 * 3600 * 1000);

type Order = Readonly<Record<string, string>>;

const header = [
  'Name',
  'Financial Status',
  'Currency',
  'Created at',
  'Lineitem quantity',
  'Lineitem name',
  'Lineitem price',
  'Lineitem sku',
  'Vendor',
  'Id',
  'Cancelled at',
  'Tags',
];
const ordersFile = (orders: readonly Order[]) => csvOf(header, orders);
const anOrder = (number: number, changes: Order = {}): Order => ({
  Name: `#${number}`,
  Id: String(number),
  'Financial Status': 'paid',
  Currency: 'GBP',
  'Created at': '2026-05-10 12:00:00 +0000',
  'Lineitem quantity': '1',
  'Lineitem name': 'Mug',
  'Lineitem price': '80.00',
  'Lineitem sku': 'MUG',
  Vendor: 'Ada',
  ...changes,
});
const april = anOrder(1, {
  'Created at': '2026-04-10 12:00:00 +0000',
  'Lineitem quantity': '10',
  'Lineitem price': '100.00',
});
const may = anOrder(2);

forEachDatabase((_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  /** 45%, and from 1,000.00 sold in the month before 50%. */
  async function openTiers(settings: Parameters<typeof openShop>[1] = {}): Promise<ImportedShop> {
    const shop = await openShop(database, settings);
    await shop.write((tx) =>
      insertRule(tx, shop.shopId, {
        place: 'global',
        measure: 'vendor_sales',
        steps: [percentStep(45), percentStep(50, 100_000)],
      }),
    );
    return shop;
  }
  const importing = async (shop: ImportedShop, orders: readonly Order[]) => {
    const { end } = await shop.import({ orders: ordersFile(orders) }, laterDay);
    expect(end).toMatchObject({ is: 'done' });
  };
  const linesOf = (shop: ImportedShop) =>
    shop.rows(sql<{ order: string; amount: number; sales: number | null; orders: number | null }>`
      select o.name as "order", l.commission_amount as amount, l.terms_sales as sales, l.terms_sales_orders as orders
      from line_items l join orders o on o.id = l.order_id where l.shop_id = ${shop.shopId} order by o.name, l.id`);
  const ofMay = async (shop: ImportedShop) => {
    await settled({ database }, laterDay);
    return (await linesOf(shop)).find(({ order }) => order === '#2');
  };
  const reached = { amount: 4000, sales: 100_000, orders: 1 };
  const missed = { amount: 3600, sales: 0, orders: 0 };

  describe('a line in May', () => {
    it.each([
      ['April first', [april, may]],
      ['May first', [may, april]],
      ['both again', [may, april, april, may]],
    ])('has the tier of all that April sold: %s', async (_how, files) => {
      const shop = await openTiers();
      for (const file of files) await importing(shop, [file]);
      expect(await ofMay(shop)).toMatchObject(reached);
      await shop.expectClean();
    });

    it('is not paid by an old tier: its vendor waits until it is priced again', async () => {
      const shop = await openTiers();
      await importing(shop, [may]);
      expect(await ofMay(shop)).toMatchObject(missed);
      await importing(shop, [april]);
      await expect(shop.payAll('Ada')).rejects.toThrow('Commissions are being recalculated.');
      expect(await ofMay(shop)).toMatchObject(reached);
      expect(await shop.payAll('Ada')).toBe(4000 + 45_000);
    });

    it('counts in a check of April with the tier that it will have', async () => {
      const shop = await openTiers();
      await importing(shop, [may]);
      await shop.check({ orders: ordersFile([april]) }, laterDay);
      const [checked] = await shop.rows(sql<{ due: number }>`
        select (effect -> 'after' ->> 'due')::int8 as due from imports where state = 'checked'`);
      await importing(shop, [april]);
      await settled({ database }, laterDay);
      expect(checked?.due).toBe(await shop.due('Ada'));
    });

    it('stays as it was once it is paid', async () => {
      const shop = await openTiers();
      await importing(shop, [may]);
      await shop.payAll('Ada');
      await importing(shop, [april]);
      expect(await ofMay(shop)).toMatchObject(missed);
    });

    it.each<[string, Order]>([
      ['is cancelled', { 'Cancelled at': '2026-05-20 12:00:00 +0000' }],
      ['is voided', { 'Financial Status': 'voided' }],
      ['gets a tag that is ignored', { Tags: 'wholesale' }],
      ['is of another month', { 'Created at': '2026-03-10 12:00:00 +0000' }],
      ['sold less', { 'Lineitem quantity': '9' }],
      ['is of another vendor', { Vendor: 'Moss' }],
    ])('is priced again when the order of April %s', async (_what, change) => {
      const shop = await openTiers({ settings: { ignore_order_tags: 'Wholesale' } });
      await importing(shop, [april, may]);
      expect(await ofMay(shop)).toMatchObject(reached);
      await importing(shop, [{ ...april, ...change }]);
      expect(await ofMay(shop)).toMatchObject({ amount: 3600 });
      await importing(shop, [april]);
      expect(await ofMay(shop)).toMatchObject(reached);
    });

    it('is priced again when goods of April come back', async () => {
      const shop = await openTiers();
      await importing(shop, [april, may]);
      const { end } = await shop.import({ refunds: refundsCsv([aRefund({ Order: '#1' })]) }, laterDay);
      expect(end).toMatchObject({ is: 'done' });
      expect(await ofMay(shop)).toMatchObject({ amount: 3600, sales: 90_000, orders: 1 });
    });

    it('is priced again when a line of April is given to another vendor, and to the same again', async () => {
      const shop = await openTiers();
      await importing(shop, [april, may, anOrder(3, { Vendor: 'Moss' })]);
      const give = (vendor: string | null) =>
        shop.write(async (tx) => {
          const { rows } = await sql<{ id: number }>`
            update line_items set override_vendor_id = (select id from vendors where shop_id = ${shop.shopId} and name = ${vendor})
            where shop_id = ${shop.shopId} and order_id = (select id from orders where shop_id = ${shop.shopId} and name = '#1')
            returning id`.execute(tx);
          await priceLines(tx, shop.shopId, { lines: rows.map(({ id }) => id) });
        });
      await give('Moss');
      expect(await ofMay(shop)).toMatchObject(missed);
      expect((await linesOf(shop)).find(({ order }) => order === '#3')).toMatchObject(reached);
      await give(null);
      expect(await ofMay(shop)).toMatchObject(reached);
      expect((await linesOf(shop)).find(({ order }) => order === '#3')).toMatchObject(missed);
    });

    it('is priced by the sales of both where vendors are merged', async () => {
      const shop = await openTiers();
      await importing(shop, [{ ...april, Vendor: 'Moss' }, may]);
      expect(await ofMay(shop)).toMatchObject(missed);
      await shop.write(async (tx) => {
        const vendors = await tx.selectFrom('vendors').select(['id', 'name']).execute();
        const idOf = (wanted: string) => vendors.find(({ name }) => name === wanted)?.id ?? 0;
        const ask = { shopId: shop.shopId, fromId: idOf('Moss'), intoId: idOf('Ada'), createdBy: null };
        expect(await mergeVendors(tx, { ...ask, now: laterDay })).toEqual({ is: 'merged' });
      });
      expect(await ofMay(shop)).toMatchObject(reached);
    });
  });

  it('holds up no vendor for an order of a month that no tier was found by', async () => {
    const shop = await openTiers();
    await importing(shop, [april, may]);
    await settled({ database }, laterDay);
    await importing(shop, [anOrder(4)]);
    expect((await shop.write((tx) => payoutsHeld(tx, shop.shopId))).vendors).toEqual(new Set());
  });

  it('gives the same prices for any order and cut of imports', { timeout: 120_000 }, async () => {
    const settings = { settings: { ignore_order_tags: 'Wholesale' } };
    const order = fc.record({
      month: fc.integer({ min: 1, max: 4 }),
      vendor: fc.constantFrom('Ada', 'Moss'),
      units: fc.integer({ min: 1, max: 12 }),
      change: fc.constantFrom<Order>(
        {},
        {},
        {},
        { 'Cancelled at': '2026-05-20 12:00:00 +0000' },
        { 'Financial Status': 'voided' },
        { 'Financial Status': 'pending' },
        { Tags: 'a, wholesale' },
      ),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(order, { minLength: 2, maxLength: 8 }).chain((made) => {
          const orders = made.map(({ month, vendor, units, change }, index) =>
            anOrder(index + 1, {
              'Created at': `2026-0${month}-15 12:00:00 +0000`,
              'Lineitem price': '100.00',
              'Lineitem quantity': String(units),
              Vendor: vendor,
              ...change,
            }),
          );
          const shuffled = fc.shuffledSubarray(orders, {
            minLength: orders.length,
            maxLength: orders.length,
          });
          return fc.record({
            orders: fc.constant(orders),
            sorted: shuffled,
            cuts: fc.array(fc.integer({ min: 0, max: orders.length }), { maxLength: 3 }),
            settles: fc.boolean(),
          });
        }),
        async ({ orders, sorted, cuts, settles }) => {
          const whole = await openTiers(settings);
          await importing(whole, orders);
          await settled({ database }, laterDay);
          const parted = await openTiers(settings);
          const ends = [...cuts.toSorted((a, b) => a - b), sorted.length];
          for (const [index, end] of ends.entries()) {
            const part = sorted.slice(index === 0 ? 0 : ends[index - 1], end);
            if (part.length > 0) await importing(parted, part);
            if (settles) await settled({ database }, laterDay);
          }
          await settled({ database }, laterDay);
          expect(await linesOf(parted)).toEqual(await linesOf(whole));
        },
      ),
      { numRuns: process.env['LONG_TESTS'] === '1' ? 100 : 8, endOnFailure: true },
    );
  });
});
