import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { aLineRow, anOrderRow, aProductRow, ordersCsv, productsCsv } from '../../unit/import/files.ts';
import { importDay } from '../import/days.ts';
import { aRefund, openShop, refundsCsv, rowVersions, type ImportedShop } from '../import/shop.ts';
import { comparing, type Comparing } from './comparing.ts';

/* Orders of a file against the books: what an import of it would change, and nothing else. */

const products = productsCsv([
  aProductRow(),
  aProductRow({ Handle: 'bowl', Title: 'Bowl', 'Variant SKU': 'BOWL', 'Variant Price': '20.00' }),
]);
const rows = [
  anOrderRow({ 'Refunded Amount': '0.00', Subtotal: '30.00', Total: '30.00' }),
  aLineRow({ 'Lineitem sku': 'BOWL', 'Lineitem name': 'Bowl', 'Lineitem price': '20.00' }),
  anOrderRow({
    Name: '#1002',
    Id: '5002',
    'Created at': '2026-03-06 10:00:00 +0000',
    'Lineitem quantity': '3',
    'Refunded Amount': '0.00',
    Subtotal: '27.00',
    'Discount Amount': '3.00',
    Total: '27.00',
  }),
  anOrderRow({
    Name: '#1003',
    Id: '5003',
    'Created at': '2026-03-07 10:00:00 +0000',
    'Refunded Amount': '5.00',
    'Financial Status': 'partially_refunded',
    Subtotal: '10.00',
    Total: '10.00',
  }),
];
const orders = ordersCsv(rows);

forEachDatabase((_name, open) => {
  let database: Database;
  let shop: ImportedShop;
  let compare: Comparing;
  beforeEach(async () => {
    database = await open();
    shop = await openShop(database);
    compare = comparing(database, shop.shopId);
    await shop.importWell({ products, orders });
  });

  const change = (query: ReturnType<typeof sql>) => database.asSystem((tx) => query.execute(tx));
  const line = (
    order: string,
    sku = 'MUG',
  ) => sql`line_items.shop_id = ${shop.shopId} and line_items.sku = ${sku}
    and line_items.order_id = (select id from orders where shop_id = ${shop.shopId} and name = ${order})`;
  const found = async (text = orders) => {
    await compare.read('orders', text);
    await compare.check(['orders']);
    return compare.open();
  };

  describe('a file of orders', () => {
    it('finds nothing in the file that was imported, and writes nothing', async () => {
      const before = await rowVersions(shop, database);
      expect(await found()).toEqual([]);
      expect(await rowVersions(shop, database)).toEqual(before);
    });

    it('finds nothing in it without ids, in another order of rows, and saved by a spreadsheet', async () => {
      const withoutIds = rows.map((row) => ({ ...row, Id: '' }));
      expect(await found(ordersCsv(withoutIds))).toEqual([]);
      const [first = {}, second = {}, ...others] = rows;
      expect(await found(ordersCsv([...others, first, second]))).toEqual([]);
      expect(await found(orders.replaceAll(',', ';'))).toEqual([]);
    });

    it('finds an order that is missing on either side', async () => {
      const more = anOrderRow({ Name: '#1000', Id: '5000', 'Created at': '2026-03-04 10:00:00 +0000' });
      const text = ordersCsv([more, ...rows.filter(({ Name }) => Name !== '#1002')]);
      expect(await found(text)).toEqual(['order_missing_here #1000', 'order_missing_there #1002']);
      const [here] = (await compare.list()).filter(({ kind }) => kind === 'order_missing_here');
      expect(here).toMatchObject({
        amount: 1000,
        order_id: null,
        order_platform_id: '5000',
        has_record: true,
      });
    });

    it('looks for orders within the days of the file alone', async () => {
      const [first = {}, second = {}] = rows;
      expect(await found(ordersCsv([first, second]))).toEqual([]);
    });

    it('finds what was changed of a line', async () => {
      await change(sql`update line_items set price = 900 where ${line('#1001')}`);
      expect(await found()).toEqual(['price_differs #1001 · Clay mug']);
      await change(sql`update line_items set price = 1000, quantity = 2 where ${line('#1001')}`);
      expect(await found()).toEqual(['quantity_differs #1001 · Clay mug']);
      await change(sql`update line_items set quantity = 1, allocated_discount = 1 where ${line('#1001')}`);
      expect(await found()).toEqual(['discount_differs #1001 · Clay mug']);
    });

    it('spreads a discount of the whole order as an import does', async () => {
      await change(sql`update line_items set allocated_discount = 299 where ${line('#1002')}`);
      expect(await found()).toEqual(['discount_differs #1002 · Clay mug']);
      const [difference] = await compare.list();
      expect(difference).toMatchObject({ amount: 1, facts: [{ field: 'discount', here: 299, there: 300 }] });
    });

    it('finds a line that is missing on either side', async () => {
      await change(sql`delete from line_items where ${line('#1001', 'BOWL')}`);
      expect(await found()).toEqual(['line_missing_here #1001 · Bowl']);
      const [first = {}] = rows;
      const without = { ...first, Subtotal: '10.00', Total: '10.00' };
      await shop.importWell({ orders });
      expect(await found(ordersCsv([without, ...rows.slice(2)]))).toEqual(['line_extra_here #1001 · Bowl']);
    });

    it('finds an order that was canceled, and compares nothing else of it', async () => {
      const canceled = rows.map((row) =>
        row.Name === '#1002'
          ? { ...row, 'Cancelled at': '2026-03-08 10:00:00 +0000', 'Lineitem price': '1.00' }
          : row,
      );
      expect(await found(ordersCsv(canceled))).toEqual(['order_cancelled_there #1002']);
      const voided = rows.map((row) =>
        row.Name === '#1002' ? { ...row, 'Financial Status': 'voided' } : row,
      );
      expect(await found(ordersCsv(voided))).toEqual(['order_cancelled_there #1002']);
    });

    it('finds money that came back by the word of one side', async () => {
      const more = rows.map((row) =>
        row.Name === '#1002'
          ? { ...row, 'Refunded Amount': '9.00', 'Financial Status': 'partially_refunded' }
          : row,
      );
      expect(await found(ordersCsv(more))).toEqual(['refund_missing_here #1002 · Clay mug']);
      expect((await compare.list())[0]).toMatchObject({ amount: 900 });
      const less = rows.map((row) =>
        row.Name === '#1003' ? { ...row, 'Refunded Amount': '0.00', 'Financial Status': 'paid' } : row,
      );
      expect(await found(ordersCsv(less))).toEqual(['refund_missing_there #1003 · Clay mug']);
      expect((await compare.list())[0]).toMatchObject({ amount: 500 });
    });

    it('says nothing of refunds that a file does not state', async () => {
      const silent = rows.map((row) => ({ ...row, 'Refunded Amount': '' }));
      expect(await found(ordersCsv(silent))).toEqual([]);
    });

    it('finds nothing where units came back by a list of refunds', async () => {
      await shop.importWell({ orders, refunds: refundsCsv([aRefund()]) });
      const refunded = rows.map((row) =>
        row.Name === '#1001' && row.Id !== undefined
          ? { ...row, 'Refunded Amount': '10.00', 'Financial Status': 'partially_refunded' }
          : row,
      );
      expect(await found(ordersCsv(refunded))).toEqual([]);
    });

    it('finds an order in another currency, and does not miss the orders that it cannot read', async () => {
      const foreign = rows.map((row) => (row.Name === '#1002' ? { ...row, Currency: 'EUR' } : row));
      expect(await found(ordersCsv(foreign))).toEqual(['currency_differs #1002']);
      const broken = rows.map((row) => (row.Name === '#1002' ? { ...row, 'Lineitem price': 'ten' } : row));
      expect(await found(ordersCsv(broken))).toEqual([]);
    });

    it('compares a paid line too, which an import would not change', async () => {
      await shop.payAll('Blue Kiln');
      const other = rows.map((row) =>
        row.Name === '#1002' ? { ...row, 'Lineitem price': '12.00', Subtotal: '' } : row,
      );
      expect(await found(ordersCsv(other))).toContain('price_differs #1002 · Clay mug');
    });

    it('leaves out what would earn nothing', async () => {
      await change(
        sql`update shop_settings set commission_start_date = '2026-03-01' where shop_id = ${shop.shopId}`,
      );
      const old = anOrderRow({ Name: '#900', Id: '4900', 'Created at': '2026-02-01 10:00:00 +0000' });
      const gone = anOrderRow({ Name: '#901', Id: '4901', 'Cancelled at': '2026-03-08 10:00:00 +0000' });
      expect(await found(ordersCsv([...rows, old, gone]))).toEqual([]);
    });
  });

  describe('a difference', () => {
    it('settles itself once the books are right', async () => {
      await change(sql`update line_items set price = 900 where ${line('#1001')}`);
      await found();
      await shop.importWell({ orders });
      await compare.check();
      expect(await compare.open()).toEqual([]);
      expect(await compare.list('settled')).toMatchObject([
        { kind: 'price_differs', settled_at: expect.any(Date) as Date },
      ]);
    });

    it('stays where another one of its order is settled', async () => {
      await change(sql`update line_items set price = 900, allocated_discount = 1 where ${line('#1001')}`);
      expect(await found()).toEqual(['discount_differs #1001 · Clay mug', 'price_differs #1001 · Clay mug']);
      await change(sql`update line_items set price = 1000 where ${line('#1001')}`);
      await compare.check();
      expect(await compare.open()).toEqual(['discount_differs #1001 · Clay mug']);
    });

    it('is not made of a file that the books have left behind', async () => {
      expect(await found()).toEqual([]);
      const later = rows.map((row) => (row.Name === '#1002' ? { ...row, 'Refunded Amount': '9.00' } : row));
      await shop.importWell({ orders: ordersCsv(later) }, new Date(importDay.getTime() + 86_400_000));
      await compare.check();
      expect(await compare.open()).toEqual([]);
    });
  });

  describe('a list of refunds', () => {
    it('finds units that came back by the word of one side', async () => {
      await shop.importWell({ orders, refunds: refundsCsv([aRefund()]) });
      await compare.read('refunds', refundsCsv([aRefund(), aRefund({ Order: '#1002', Units: '2' })]));
      await compare.check(['refunds']);
      expect(await compare.open()).toEqual(['refund_missing_here #1002 · Clay mug']);
      expect((await compare.list())[0]).toMatchObject({ amount: 2000 });
      await compare.read(
        'refunds',
        refundsCsv([
          aRefund({ Units: '1', Order: '#1002' }),
          aRefund({ Order: '#9', 'Refunded at': '2026-03-01 09:00:00 +0000' }),
        ]),
      );
      await compare.check(['refunds']);
      expect(await compare.open()).toEqual([
        'refund_missing_here #1002 · Clay mug',
        'refund_missing_there #1001 · Clay mug',
      ]);
    });
  });
});
