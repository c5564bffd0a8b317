import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { aLineRow, anOrderRow, aProductRow, ordersCsv, productsCsv } from '../../unit/import/files.ts';
import { aRefund, openShop, refundsCsv, type Files, type ImportedShop } from './shop.ts';

/*
 * The product of a line, and with it every figure, depends on the line and the products only: not on neighbouring
 * lines, nor on the order and the batches of rows.
 */

type Rows = Parameters<typeof ordersCsv>[0];

const linesOf = (shop: ImportedShop) =>
  shop.rows(sql<{ name: string; state: string; amount: number; cost: number | null; variant: string | null }>`
    select l.name, l.commission_state as state, l.commission_amount as amount, l.cost_per_item as cost,
      x.platform_id as variant
    from line_items l left join variants x on x.id = l.variant_id where l.shop_id = ${shop.shopId} order by l.name, l.id`);

/** The books of the shop, without the counts of rows of a file. */
const booksOf = async (shop: ImportedShop) => ({
  totals: await shop.rows(sql`
    select v.name, t.due, t.paid, t.earned, t.total_sales, t.amount_taxed from vendor_totals t
    join vendors v on v.id = t.vendor_id where t.shop_id = ${shop.shopId} order by v.name`),
  lines: await shop.rows(sql`
    select o.name as "order", l.name, l.sku, l.price, l.quantity, l.allocated_discount, l.total_tax, l.cost_per_item,
      l.product_type, l.kind, l.commission_state, l.commission_amount, l.returned_quantity, l.refunded_amount,
      v.name as vendor, x.platform_id as variant
    from line_items l join orders o on o.id = l.order_id left join vendors v on v.id = l.vendor_id
    left join variants x on x.id = l.variant_id where l.shop_id = ${shop.shopId}
    order by o.name, l.name, l.sku, l.price, l.quantity, l.allocated_discount, l.total_tax, l.returned_quantity,
      l.refunded_amount`),
});

const products = productsCsv([
  aProductRow({ 'Variant SKU': 'MUG' }),
  aProductRow({
    Handle: 'bowl',
    Title: 'Bowl',
    'Variant SKU': 'BOWL',
    'Cost per item': '5.00',
    Vendor: 'Moss',
  }),
  aProductRow({
    Handle: 'tee',
    Title: 'Tee',
    'Variant SKU': 'TEE',
    'Option1 Value': 'S',
    'Cost per item': '4.00',
    Vendor: 'Puddle Lane',
  }),
  aProductRow({
    Handle: 'tee',
    Title: '',
    'Variant SKU': 'TEE',
    'Option1 Value': 'M',
    'Cost per item': '6.00',
  }),
]);

const lineOf = (name: string, sku: string, changes: Rows[number] = {}): Rows[number] => ({
  'Lineitem name': name,
  'Lineitem sku': sku,
  Vendor: '',
  ...changes,
});

/** Orders by rows: unknown, missing and shared SKUs, and discounts and taxes that do not divide evenly. */
const orders: Rows[] = [
  [anOrderRow(lineOf('Bowl', 'GONE')), aLineRow(lineOf('Clay mug', ''))],
  [anOrderRow({ ...lineOf('Bowl', 'GONE'), Name: '#1002', Id: '5002' })],
  [
    anOrderRow({
      ...lineOf('Tee - S', 'TEE'),
      Name: '#1003',
      Id: '5003',
      Subtotal: '59.99',
      'Discount Amount': '0.01',
      Taxes: '0.05',
    }),
    aLineRow({ ...lineOf('Tee - M', 'TEE', { 'Lineitem quantity': '2' }), Name: '#1003' }),
    aLineRow({ ...lineOf('Clay mug', 'MUG'), Name: '#1003' }),
    aLineRow({ ...lineOf('Clay mug', 'MUG', { 'Lineitem quantity': '2' }), Name: '#1003' }),
  ],
  [
    anOrderRow({ ...lineOf('Tee', 'TEE'), Name: '#1004', Id: '', 'Refunded Amount': '0.05' }),
    aLineRow({ ...lineOf('Bowl', 'BOWL'), Name: '#1004' }),
    aLineRow({ ...lineOf('Bowl - old', 'LOST'), Name: '#1004' }),
  ],
  [
    anOrderRow({
      ...lineOf('Clay mug', 'MUG', { 'Lineitem price': '12.00' }),
      Name: '#1005',
      Id: '5005',
    }),
    aLineRow({ ...lineOf('Clay mug', 'MUG', { 'Lineitem price': '9.00' }), Name: '#1005' }),
    aLineRow({ ...lineOf('Clay mug', 'MUG', { 'Lineitem price': '15.00' }), Name: '#1005' }),
  ],
];
const refunds = refundsCsv([
  aRefund({ Order: '#1003', Sku: 'MUG' }),
  aRefund({ Order: '#1003', Sku: 'MUG', 'Refunded at': '2026-03-11 09:00:00 +0000' }),
  aRefund({ Order: '#1005', Sku: 'MUG', 'Refunded at': '2026-03-12 09:00:00 +0000' }),
  aRefund({
    Order: '#1005',
    Sku: 'MUG',
    'Refunded at': '2026-03-13 09:00:00 +0000',
    'Amount before discount': '12.00',
  }),
]);

forEachDatabase((_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  const flatShop = () => openShop(database, { settings: { use_cost_per_item: true } });

  describe('a line whose SKU no product has', () => {
    it('earns the same alone and beside a line without a SKU', async () => {
      const shop = await flatShop();
      const unknown = [anOrderRow(lineOf('Bowl', 'GONE'))];
      const beside = [...unknown, aLineRow(lineOf('Clay mug', ''))];
      await shop.importWell({ products });
      for (const rows of [unknown, beside, unknown]) {
        await shop.importWell({ orders: ordersCsv(rows) });
        expect((await linesOf(shop))[0]).toEqual({
          name: 'Bowl',
          state: 'accrued',
          amount: 500,
          cost: 500,
          variant: 'bowl/Default Title',
        });
      }
    });
  });

  describe('a return of a SKU on two lines', () => {
    const twice = ordersCsv([
      anOrderRow(lineOf('Clay mug', 'MUG', { 'Lineitem price': '20.00' })),
      aLineRow(lineOf('Clay mug', 'MUG', { 'Lineitem price': '30.00' })),
    ]);
    const backOf = (shop: ImportedShop) =>
      shop.rows(sql<{ price: number; back: number }>`
        select price, returned_quantity as back from line_items where shop_id = ${shop.shopId} order by price`);

    it('is of the line whose price it has', async () => {
      const shop = await flatShop();
      const refunds = refundsCsv([aRefund({ 'Amount before discount': '30.00' })]);
      await shop.importWell({ products, orders: twice, refunds });
      expect(await backOf(shop)).toEqual([
        { price: 2000, back: 0 },
        { price: 3000, back: 1 },
      ]);
    });

    it('is of the last without an amount, and the import says so, until the amount is there', async () => {
      const shop = await flatShop();
      const reason =
        "Order #1001 has the SKU 'MUG' on several lines, and the refund does not say which of them came back: it was taken from 'Clay mug' at £30.00. If it was another one, write its price in the column 'Amount before discount' of the refunds, and import them again.";
      const { problems } = await shop.import({ products, orders: twice, refunds: refundsCsv([aRefund()]) });
      expect(problems).toMatchObject([{ file: 'refunds.csv', row: 2, reason }]);
      expect(await backOf(shop)).toEqual([
        { price: 2000, back: 0 },
        { price: 3000, back: 1 },
      ]);
      expect((await shop.import({ orders: twice })).problems).toMatchObject([
        { file: 'orders.csv', row: 2, reason },
      ]);
      await shop.importWell({ refunds: refundsCsv([aRefund({ 'Amount before discount': '20.00' })]) });
      expect(await backOf(shop)).toEqual([
        { price: 2000, back: 1 },
        { price: 3000, back: 0 },
      ]);
      await shop.expectClean();
    });
  });

  describe('variants that share a SKU', () => {
    it('are distinguished by the options in the name; what stays ambiguous is reported, and blocked', async () => {
      const shop = await flatShop();
      const { problems } = await shop.import({
        products,
        orders: ordersCsv([
          anOrderRow(lineOf('Tee - S', 'TEE')),
          aLineRow(lineOf('Tee - M', 'TEE')),
          aLineRow(lineOf('Tee', 'TEE')),
        ]),
      });
      expect(await linesOf(shop)).toEqual([
        { name: 'Tee', state: 'blocked', amount: 0, cost: null, variant: null },
        { name: 'Tee - M', state: 'accrued', amount: 600, cost: 600, variant: 'tee/M' },
        { name: 'Tee - S', state: 'accrued', amount: 400, cost: 400, variant: 'tee/S' },
      ]);
      expect(problems).toMatchObject([
        {
          file: 'orders.csv',
          row: 4,
          reason:
            "In order #1001, 'Tee' may be any of 2 variants with the SKU 'TEE', and these differ in cost per item: the line counts as without. Give each variant its own SKU, and have the order read again.",
        },
      ]);
      await shop.expectClean();
    });
  });

  describe('the same rows', () => {
    const importAll = async (files: readonly Files[], size: number) => {
      const shop = await flatShop();
      await shop.import({ products });
      for (const file of files) await shop.import(file, undefined, { lines: size, rows: size });
      await shop.expectClean();
      return booksOf(shop);
    };

    it(
      'give the same books, cut into batches and files and sorted in any way',
      { timeout: 120_000 },
      async () => {
        const expected = await importAll([{ orders: ordersCsv(orders.flat()), refunds }], 1000);
        expect(expected.lines).toHaveLength(13);
        const rows = orders.flat();
        await fc.assert(
          fc.asyncProperty(
            fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length }),
            fc.integer({ min: 1, max: 12 }),
            async (sorted, size) => {
              expect(await importAll([{ orders: ordersCsv(sorted), refunds }], size)).toEqual(expected);
            },
          ),
          { numRuns: 8 },
        );
        await fc.assert(
          fc.asyncProperty(
            fc.shuffledSubarray(orders, { minLength: orders.length, maxLength: orders.length }),
            fc.integer({ min: 0, max: orders.length }),
            fc.integer({ min: 0, max: 2 }),
            async (sorted, cut, refundsAt) => {
              const files: Files[] = [sorted.slice(0, cut), sorted.slice(cut)].map((some) => ({
                orders: ordersCsv(some.flat()),
              }));
              expect(await importAll(files.toSpliced(refundsAt, 0, { refunds }), 5)).toEqual(expected);
            },
          ),
          { numRuns: 8 },
        );
      },
    );
  });
});
