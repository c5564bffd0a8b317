import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { rulesChanged } from '../../../packages/server/src/actions/commission/rules-change.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { restingJobs } from '../../../packages/server/src/jobs/jobs.ts';
import { splitRecalculation } from '../../../packages/server/src/queries/shops/shop-jobs.ts';
import { forEachDatabase } from '../../databases.ts';
import { csvOf } from '../../unit/import/files.ts';
import { settled } from '../settled.ts';
import { importDay } from './days.ts';
import { insertVendor } from '../rows.ts';
import { contentOf, openShop, rowVersions, type ImportedShop } from './shop.ts';

/* Orders that do not say whether their prices include tax are what the shop's setting makes of them, whenever it is made. */

const header = [
  'Name',
  'Financial Status',
  'Currency',
  'Subtotal',
  'Shipping',
  'Taxes',
  'Tax 1 Name',
  'Tax 1 Value',
  'Discount Amount',
  'Refunded Amount',
  'Outstanding Balance',
  'Created at',
  'Lineitem quantity',
  'Lineitem name',
  'Lineitem price',
  'Lineitem sku',
  'Lineitem taxable',
  'Lineitem fulfillment status',
  'Vendor',
  'Id',
];

type Cells = Readonly<Record<string, string>>;
const line = (name: string, price: string, vendor: string): Cells => ({
  'Lineitem quantity': '1',
  'Lineitem name': name,
  'Lineitem sku': name,
  'Lineitem price': price,
  'Lineitem taxable': 'true',
  'Lineitem fulfillment status': 'pending',
  Vendor: vendor,
});
const order = (id: number, cells: Cells, [first, ...others]: readonly Cells[]): Cells[] => {
  const own = { Name: `#${id}`, 'Created at': '2026-03-05 10:00:00 +0000' };
  return [
    {
      'Financial Status': 'partially_refunded',
      Currency: 'GBP',
      Shipping: '0.00',
      Id: `723624407${id}`,
      ...own,
      ...first,
      ...cells,
    },
    ...others.map((other) => ({ ...own, ...other })),
  ];
};

const both = [line('Ring', '100.00', 'Uno'), line('Vase', '80.00', 'Dos')];
const orders = csvOf(header, [
  // The ring with its tax to the cent, else a part of one of the two.
  ...order(2001, { Subtotal: '180.00', Taxes: '37.80', 'Refunded Amount': '121.00' }, both),
  // The vase, where its tax is in its price.
  ...order(2002, { Subtotal: '180.00', Taxes: '37.80', 'Refunded Amount': '80.00' }, both),
  ...order(2003, { Subtotal: '100.00', Taxes: '21.00', 'Refunded Amount': '60.50' }, [
    line('Ring', '100.00', 'Uno'),
  ]),
  ...order(
    2004,
    { 'Financial Status': 'paid', Subtotal: '180.00', Taxes: '37.80', 'Outstanding Balance': '121.00' },
    both,
  ),
]);

/** On top of the prices 37.80 is the tax of the goods alone, and in them a part of it is of the shipping. */
const shipped = { 'Financial Status': 'paid', Subtotal: '180.00', Shipping: '20.00', Taxes: '37.80' };
const named = { 'Tax 1 Name': 'VAT 20%', 'Tax 1 Value': '36.00', Taxes: '36.00' };
const partly = { 'Financial Status': 'partially_refunded' };
const shippedOrders = csvOf(header, [
  ...order(3001, shipped, both),
  ...order(3002, { ...shipped, 'Discount Amount': '20.00' }, both),
  ...order(3003, { ...shipped, 'Discount Amount': '5.00' }, both),
  ...order(3004, { ...shipped, Subtotal: '160.00', 'Discount Amount': '20.00', Taxes: '33.60' }, both),
  ...order(3005, { ...shipped, ...named }, both),
  ...order(3006, { ...shipped, Taxes: '21.00' }, [
    line('Ring', '100.00', 'Uno'),
    { ...line('Vase', '80.00', 'Dos'), 'Lineitem taxable': 'false' },
  ]),
  ...order(3007, { ...shipped, ...partly, 'Refunded Amount': '121.00' }, both),
  // The vase, where a part of the tax is of the shipping.
  ...order(3008, { ...shipped, ...partly, 'Refunded Amount': '80.00' }, both),
  ...order(3009, { ...shipped, ...partly, 'Refunded Amount': '20.00' }, both),
  ...order(3010, { ...shipped, ...partly, Subtotal: '100.00', Taxes: '21.00', 'Refunded Amount': '60.50' }, [
    line('Ring', '100.00', 'Uno'),
  ]),
  ...order(3011, { ...shipped, 'Outstanding Balance': '121.00' }, both),
]);

forEachDatabase((_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  async function flip(shop: ImportedShop, to: boolean, byVendor = false): Promise<void> {
    await shop.write(async (tx) => {
      await tx.updateTable('shop_settings').set({ prices_include_tax: to }).execute();
      await rulesChanged(tx, restingJobs, { shopId: shop.shopId });
      if (byVendor) await splitRecalculation(tx, shop.shopId);
    });
    await settled({ database }, importDay);
  }
  const imported = async (isIncluded: boolean, file = orders) => {
    const shop = await openShop(database, { settings: { prices_include_tax: isIncluded } });
    // Of a vendor that collects tax, the tax of a line is a part of what it earns.
    if (file === shippedOrders)
      await shop.write((tx) =>
        insertVendor(tx, shop.shopId, { name: 'Uno', slug: 'uno', collects_tax: true }),
      );
    await shop.importWell({ orders: file });
    return shop;
  };
  /** A vendor without any figure may have totals of 0, or none. */
  const figuresOf = async (shop: ImportedShop) => ({
    ...(await contentOf(shop, database)),
    totals: await shop.rows(sql`
      select v.name, t.due, t.paid, t.earned, t.total_sales, t.amount_taxed from vendor_totals t
      join vendors v on v.id = t.vendor_id where t.total_sales <> 0 order by v.name`),
  });
  const duesOf = async (shop: ImportedShop) => [await shop.due('Uno'), await shop.due('Dos')];

  describe("the setting 'Prices include tax'", () => {
    it.each([
      ['of the whole shop', false],
      ['that was split by vendor', true],
    ])('acts on refunds and balances as if it had been so at the import: a job %s', async (_what, split) => {
      const onTop = await imported(false);
      const within = await imported(true);
      const figures = { onTop: await figuresOf(onTop), within: await figuresOf(within) };
      expect(figures.onTop).not.toEqual(figures.within);
      const shop = await imported(false);
      for (const [isIncluded, expected] of [
        [true, figures.within],
        [false, figures.onTop],
      ] as const) {
        await flip(shop, isIncluded, split);
        expect(await figuresOf(shop)).toEqual(expected);
        await shop.expectClean();
      }
    });

    it.each([
      ['of the whole shop', false],
      ['that was split by vendor', true],
    ])('divides tax between goods and shipping again: a job %s', async (_what, split) => {
      const onTop = await imported(false, shippedOrders);
      const within = await imported(true, shippedOrders);
      const taxes = (of: ImportedShop) =>
        of.rows(sql`
          select o.name, l.sku, l.total_tax as tax, l.commission_amount as amount, l.refunded_amount as refunded,
            l.returned_quantity as units, l.is_owed, o.refund_to_assign, o.refund_found
          from line_items l join orders o on o.id = l.order_id where l.shop_id = ${of.shopId} order by o.name, l.sku`);
      const wanted = { onTop: await taxes(onTop), within: await taxes(within) };
      expect(wanted.onTop).not.toEqual(wanted.within);
      const figures = { onTop: await figuresOf(onTop), within: await figuresOf(within) };
      const shop = await imported(false, shippedOrders);
      for (const [isIncluded, reading] of [
        [true, 'within'],
        [false, 'onTop'],
      ] as const) {
        await flip(shop, isIncluded, split);
        expect(await taxes(shop)).toEqual(wanted[reading]);
        expect(await figuresOf(shop)).toEqual(figures[reading]);
        const before = await rowVersions(shop, database);
        await shop.importWell({ orders: shippedOrders });
        expect(await rowVersions(shop, database)).toEqual(before);
        await shop.expectClean();
      }
    });

    it('takes back nothing that is paid, not even when a file is imported again', async () => {
      const shop = await imported(false);
      await shop.payAll('Uno');
      const due = await shop.due('Uno');
      for (const isIncluded of [true, false]) {
        await flip(shop, isIncluded);
        expect(await shop.due('Uno')).toBe(due);
        const before = await duesOf(shop);
        await shop.importWell({ orders });
        expect(await duesOf(shop)).toEqual(before);
      }
      const [reversals] = await shop.rows(
        sql<{ count: number }>`select count(*)::int4 as count from line_items where kind = 'reversal'`,
      );
      expect(reversals).toEqual({ count: 0 });
      await shop.expectClean();
    });
  });
});
