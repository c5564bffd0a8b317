import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { aLineRow, anOrderRow, aProductRow, ordersCsv, productsCsv } from '../../unit/import/files.ts';
import { aRefund, contentOf, openShop, refundsCsv, rowVersions, type ImportedShop } from './shop.ts';

type Line = {
  line: string;
  vendor: string | null;
  state: string;
  amount: number;
  cost: number | null;
  returned: number;
  kind: string;
};
const linesOf = (shop: ImportedShop) =>
  shop.rows(sql<Line>`
    select l.platform_id as line, v.name as vendor, l.commission_state as state, l.commission_amount as amount,
      l.cost_per_item as cost, l.returned_quantity as returned, l.kind
    from line_items l left join vendors v on v.id = l.vendor_id order by l.platform_id`);
const vendorsOf = (shop: ImportedShop) =>
  shop.rows(sql<{ name: string; slug: string }>`select name, slug from vendors order by id`);

forEachDatabase((_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  describe('products and orders', () => {
    it('become vendors, products and priced lines', async () => {
      const shop = await openShop(database);
      const { end, problems } = await shop.import({
        products: productsCsv([
          aProductRow(),
          aProductRow({ Title: '', 'Option1 Value': 'Blue', 'Variant SKU': 'B' }),
        ]),
        orders: ordersCsv([
          anOrderRow({ 'Lineitem quantity': '3', 'Lineitem discount': '2.00' }),
          aLineRow({ 'Lineitem sku': 'OTHER', 'Lineitem name': 'Print', Vendor: 'Puddle Lane' }),
          anOrderRow({ Name: '#1002', Id: '5002', 'Financial Status': 'pending', Vendor: '' }),
        ]),
      });
      expect(problems).toEqual([]);
      expect(end).toEqual({
        is: 'done',
        counts: {
          products: 1,
          variants: 2,
          orders: 2,
          orders_new: 2,
          orders_changed: 0,
          orders_unchanged: 0,
          lines: 3,
          refunds: 0,
          vendors_created: 2,
          vendors_known: 0,
          skipped: 0,
        },
        description: 'Read 1 product, 2 orders, 3 lines',
      });
      expect(await linesOf(shop)).toEqual([
        {
          line: '5001:MUG:1',
          vendor: 'Blue Kiln',
          state: 'accrued',
          amount: 1300,
          cost: 400,
          returned: 0,
          kind: 'product',
        },
        {
          line: '5001:OTHER:1',
          vendor: 'Puddle Lane',
          state: 'accrued',
          amount: 500,
          cost: null,
          returned: 0,
          kind: 'product',
        },
        {
          line: '5002:MUG:1',
          vendor: 'Blue Kiln',
          state: 'pending',
          amount: 500,
          cost: 400,
          returned: 0,
          kind: 'product',
        },
      ]);
      expect(await shop.due('Blue Kiln')).toBe(1300);
      await shop.expectClean();
    });

    it('are written once, with their price', async () => {
      const shop = await openShop(database);
      onTestFinished(() =>
        database.asSystem((tx) => sql`drop function refuse cascade`.execute(tx)).then(() => undefined),
      );
      await database.asSystem(async (tx) => {
        await sql`create function refuse() returns trigger language plpgsql as
          'begin raise exception ''line % is written again'', new.platform_id; end'`.execute(tx);
        await sql`create trigger written_once after update on line_items for each row execute function refuse()`.execute(
          tx,
        );
      });
      await shop.importWell({ orders: ordersCsv([anOrderRow(), aLineRow({ 'Lineitem sku': 'B' })]) });
      expect(await shop.due('Blue Kiln')).toBe(1000);
      await shop.expectClean();
    });

    it('do not cross into another shop', async () => {
      const [one, other] = [await openShop(database), await openShop(database)];
      const files = { products: productsCsv([aProductRow()]), orders: ordersCsv([anOrderRow()]) };
      await one.importWell(files);
      expect(await linesOf(other)).toEqual([]);
      await other.importWell(files);
      expect(await contentOf(other, database)).toEqual(await contentOf(one, database));
    });

    it('know gift cards and tips, which earn nothing', async () => {
      const shop = await openShop(database);
      const inert = {
        'Lineitem taxable': 'false',
        'Lineitem requires shipping': 'false',
        'Lineitem sku': '',
      };
      await shop.importWell({
        products: productsCsv([
          aProductRow({ Handle: 'card', Title: 'Card', 'Gift Card': 'true', 'Variant SKU': 'CARD' }),
        ]),
        orders: ordersCsv([
          anOrderRow({ 'Lineitem sku': 'CARD' }),
          aLineRow({ ...inert, 'Lineitem name': 'Tip', Vendor: '' }),
          aLineRow(),
        ]),
      });
      expect((await linesOf(shop)).map(({ kind, state }) => [kind, state])).toEqual([
        ['gift_card', 'ineligible'],
        ['product', 'accrued'],
        ['tip', 'unassigned'],
      ]);
    });

    it('keep the shop’s start date and ignored tags', async () => {
      const shop = await openShop(database, {
        settings: { commission_start_date: '2026-03-05', ignore_order_tags: 'wholesale' },
      });
      await shop.importWell({
        orders: ordersCsv([
          anOrderRow(),
          anOrderRow({ Name: '#1002', Id: '5002', 'Created at': '2026-03-04 23:59:59 +0000' }),
          anOrderRow({ Name: '#1003', Id: '5003', Tags: 'VIP, Wholesale' }),
        ]),
      });
      expect((await linesOf(shop)).map(({ state }) => state)).toEqual([
        'accrued',
        'ineligible',
        'ineligible',
      ]);
    });
  });

  describe('vendors', () => {
    it('are found by name without case, and two names of one slug stay two', async () => {
      const shop = await openShop(database);
      await shop.importWell({
        orders: ordersCsv([
          anOrderRow({ Vendor: 'Été' }),
          aLineRow({ Vendor: 'ÉTÉ', 'Lineitem sku': 'B' }),
          aLineRow({ Vendor: 'Ete', 'Lineitem sku': 'C' }),
          aLineRow({ Vendor: ' Ete  ', 'Lineitem sku': 'D' }),
          aLineRow({ Vendor: 'Ete!', 'Lineitem sku': 'E' }),
        ]),
      });
      const names = (await vendorsOf(shop)).map(({ slug }) => slug);
      expect(names).toEqual(['ete', 'ete-2', 'ete-3']);
      const sold = (await linesOf(shop)).map(({ vendor }) => vendor);
      expect(sold).toEqual(['Été', 'Ete', 'Ete', 'Ete!', 'Été']);
    });

    it('are found by tag where the shop tracks by tag', async () => {
      const shop = await openShop(database, { settings: { tracking_type: 'Product Tag' } });
      const files = {
        products: productsCsv([
          aProductRow({ Tags: 'sale, Vendor_Blue-Kiln' }),
          aProductRow({ Handle: 'print', Title: 'Print', 'Variant SKU': 'PRINT', Tags: 'sale' }),
        ]),
        orders: ordersCsv([
          anOrderRow({ Vendor: 'Nobody' }),
          aLineRow({ 'Lineitem sku': 'PRINT', 'Lineitem name': 'Print' }),
        ]),
      };
      await shop.importWell(files);
      expect(await vendorsOf(shop)).toEqual([{ name: 'Blue Kiln', slug: 'blue-kiln' }]);
      expect((await linesOf(shop)).map(({ vendor, state }) => [vendor, state])).toEqual([
        ['Blue Kiln', 'accrued'],
        [null, 'unassigned'],
      ]);
    });

    it('by tag with a prefix of the shop’s own', async () => {
      const shop = await openShop(database, {
        settings: { tracking_type: 'Product Tag' },
        metas: { vendor_product_tag_prefix: 'maker:' },
      });
      await shop.importWell({ products: productsCsv([aProductRow({ Tags: 'vendor_a, maker:moss' })]) });
      expect(await vendorsOf(shop)).toEqual([{ name: 'Moss', slug: 'moss' }]);
    });
  });

  describe('the same files again', () => {
    const files = {
      products: productsCsv([
        aProductRow({ Tags: 'x' }),
        aProductRow({ Title: '', 'Option1 Value': 'Blue' }),
      ]),
      orders: ordersCsv([
        anOrderRow({ Taxes: '2.01', 'Lineitem quantity': '2' }),
        aLineRow({ 'Lineitem sku': 'B' }),
        anOrderRow({ Name: '#1002', Id: '5002', 'Refunded Amount': '3.33' }),
        aLineRow({ Name: '#1002', 'Lineitem sku': 'B' }),
      ]),
      refunds: refundsCsv([aRefund(), aRefund()]),
    };

    it('write nothing, paid or not', async () => {
      const shop = await openShop(database);
      await shop.importWell(files);
      const unpaid = await rowVersions(shop, database);
      await shop.importWell(files, new Date('2026-05-01T00:00:00Z'));
      expect(await rowVersions(shop, database)).toEqual(unpaid);

      await shop.payAll('Blue Kiln');
      const paid = await rowVersions(shop, database);
      expect(paid).not.toEqual(unpaid);
      await shop.importWell(files, new Date('2026-05-01T00:00:00Z'));
      expect(await rowVersions(shop, database)).toEqual(paid);
      await shop.expectClean();
    });

    it('with orders in another order make the same shop', async () => {
      const [one, other] = [await openShop(database), await openShop(database)];
      const first = [anOrderRow(), aLineRow({ 'Lineitem sku': 'B' })];
      const second = [anOrderRow({ Name: '#1002', Id: '5002', 'Refunded Amount': '3.33' })];
      await one.importWell({
        orders: ordersCsv([...first, ...second]),
        refunds: files.refunds.replace(/\n[^\n]*\n$/, '\n'),
      });
      await other.importWell({ orders: ordersCsv([...second, ...first]) });
      await other.importWell({ refunds: files.refunds.replace(/\n[^\n]*\n$/, '\n') });
      expect(await contentOf(other, database)).toEqual(await contentOf(one, database));
    });
  });

  describe('files that a spreadsheet has saved again', () => {
    const files = {
      products: productsCsv([aProductRow({ Title: 'Mug, blue', 'Variant Compare At Price': '1250.00' })]),
      orders: ordersCsv([
        anOrderRow({ 'Lineitem price': '1234.50', Taxes: '2.01', 'Lineitem compare at price': '1250.00' }),
        anOrderRow({ Name: '#1002', Id: '5002', 'Refunded Amount': '3.33' }),
      ]),
      refunds: refundsCsv([aRefund({ 'Amount before discount': '1234.50' })]),
    };
    const resaved = (text: string, separator: string) =>
      text
        .replaceAll('"Mug, blue"', 'Mug~ blue')
        .replaceAll(',', separator)
        .replaceAll('~', ',')
        .replaceAll(/(\d)\.(\d{2})(?=[;\t\n])/g, '$1,$2');

    it.each([
      ['semicolons', ';', 'utf8'],
      ['tabs in UTF-16', '\t', 'utf16le'],
    ] as const)('with decimal commas and %s make the same shop', async (_what, separator, encoding) => {
      const [plain, other] = [await openShop(database), await openShop(database)];
      await plain.importWell(files);
      const saved = (text: string) => {
        const again = resaved(text, separator);
        expect(again).toMatch(/\d,\d{2}/);
        return Buffer.from(`\uFEFF${again}`, encoding);
      };
      await other.importWell({
        products: saved(files.products),
        orders: saved(files.orders),
        refunds: saved(files.refunds),
      });
      expect(await contentOf(other, database)).toEqual(await contentOf(plain, database));
    });

    it('in which an amount can be read in two ways leave its order out, and no other', async () => {
      const shop = await openShop(database);
      const orders = [
        anOrderRow({ 'Lineitem price': '1.250' }),
        anOrderRow({ Name: '#1002', Id: '5002', 'Lineitem price': '12,50' }),
      ];
      const { end, problems } = await shop.import({
        orders: resaved(ordersCsv(orders), ';').replace('"12;50"', '12,50'),
      });
      expect(end).toMatchObject({ is: 'done', counts: { orders: 1, skipped: 1 } });
      expect(problems.map(({ row }) => row)).toEqual([2]);
      expect(problems[0]?.reason).toMatch(/can be read as 1250 or as 1\.250\./);
      expect(await shop.due('Blue Kiln')).toBe(625);
    });
  });

  describe('a later export', () => {
    it('changes what differs and nothing else', async () => {
      const shop = await openShop(database);
      await shop.importWell({ orders: ordersCsv([anOrderRow(), anOrderRow({ Name: '#1002', Id: '5002' })]) });
      await shop.write((tx) =>
        sql`update line_items set override_amount = 123 where platform_id = '5001:MUG:1'`.execute(tx),
      );
      await shop.importWell({
        products: productsCsv([aProductRow()]),
        orders: ordersCsv([
          anOrderRow({ 'Lineitem price': '20.00' }),
          anOrderRow({ Name: '#1002', Id: '5002', 'Financial Status': 'voided' }),
        ]),
      });
      expect(await linesOf(shop)).toMatchObject([
        { line: '5001:MUG:1', amount: 123, cost: 400 },
        { line: '5002:MUG:1', state: 'ineligible', amount: 0 },
      ]);
      await shop.expectClean();
    });

    it('removes unpaid lines that are gone, and their refunds', async () => {
      const shop = await openShop(database);
      const rows = [anOrderRow(), aLineRow({ 'Lineitem sku': 'B' })];
      await shop.importWell({ orders: ordersCsv(rows), refunds: refundsCsv([aRefund({ Sku: 'B' })]) });
      expect(await shop.due('Blue Kiln')).toBe(500);
      await shop.importWell({ orders: ordersCsv(rows.slice(0, 1)) });
      expect((await linesOf(shop)).map(({ line }) => line)).toEqual(['5001:MUG:1']);
      expect(await shop.rows(sql`select id from refund_lines`)).toEqual([]);
      expect(await shop.due('Blue Kiln')).toBe(500);
      await shop.expectClean();
    });

    it('leaves an order as it was when it cannot be read', async () => {
      const shop = await openShop(database);
      await shop.importWell({ orders: ordersCsv([anOrderRow(), aLineRow({ 'Lineitem sku': 'B' })]) });
      const before = await rowVersions(shop, database);
      const { problems, end } = await shop.import({
        orders: ordersCsv([
          anOrderRow({ 'Lineitem price': '99.00' }),
          aLineRow({ 'Lineitem sku': 'B', 'Lineitem price': 'x' }),
        ]),
      });
      expect(problems).toHaveLength(1);
      expect(end).toEqual({
        is: 'failed',
        problem: 'Nothing was read from orders.csv: 2 rows left out, each with its reason.',
      });
      expect(await rowVersions(shop, database)).toEqual(before);
    });
  });

  describe('paid lines', () => {
    const rows = [anOrderRow({ 'Lineitem quantity': '2' }), aLineRow({ 'Lineitem sku': 'B' })];

    it('stay as they were paid, and a difference is reported', async () => {
      const shop = await openShop(database);
      await shop.importWell({ orders: ordersCsv(rows) });
      expect(await shop.payAll('Blue Kiln')).toBe(1500);
      const { problems } = await shop.import({
        products: productsCsv([aProductRow()]),
        orders: ordersCsv([anOrderRow({ 'Lineitem quantity': '1' }), rows[1] ?? {}]),
      });
      expect(problems).toMatchObject([{ file: 'orders.csv', row: 2 }]);
      expect(problems[0]?.reason).toMatch(/^This line is already paid out/);
      expect(await linesOf(shop)).toMatchObject([
        { line: '5001:B:1', amount: 500 },
        { line: '5001:MUG:1', amount: 1000, cost: null },
      ]);
      await shop.expectClean();
    });

    it('that are gone, returned or of a cancelled order are taken from the next payout, once', async () => {
      const cancelled = { 'Cancelled at': '2026-03-20 10:00:00 +0000' };
      const cases = [
        [{ orders: ordersCsv(rows.slice(0, 1)) }, -500],
        [{ refunds: refundsCsv([aRefund()]) }, -500],
        [{ refunds: refundsCsv([aRefund({ Units: '2' }), aRefund({ Sku: 'B' })]) }, -1500],
        [
          { orders: ordersCsv([anOrderRow({ 'Lineitem quantity': '2', ...cancelled }), rows[1] ?? {}]) },
          -1500,
        ],
        [
          {
            orders: ordersCsv([
              anOrderRow({ 'Lineitem quantity': '2', 'Refunded Amount': '15.00' }),
              rows[1] ?? {},
            ]),
          },
          -750,
        ],
      ] as const;
      for (const [files, due] of cases) {
        const shop = await openShop(database);
        await shop.importWell({ orders: ordersCsv(rows) });
        await shop.payAll('Blue Kiln');
        await shop.importWell(files);
        expect(await shop.due('Blue Kiln')).toBe(due);
        const once = await rowVersions(shop, database);
        await shop.importWell(files);
        expect(await rowVersions(shop, database)).toEqual(once);
        await shop.expectClean();
      }
    });

    it('returned part by part give back exactly what was paid', async () => {
      const shop = await openShop(database, { settings: { global_commission_ppm: 333_333 } });
      await shop.importWell({ orders: ordersCsv([anOrderRow({ 'Lineitem quantity': '3' })]) });
      const paid = await shop.payAll('Blue Kiln');
      const returns = [1, 2, 3].map((day) => aRefund({ 'Refunded at': `2026-03-1${day} 09:00:00 +0000` }));
      for (const count of [1, 2, 3]) await shop.importWell({ refunds: refundsCsv(returns.slice(0, count)) });
      expect(await shop.due('Blue Kiln')).toBe(-paid);
      await shop.expectClean();
    });
  });

  describe('refunds', () => {
    it('wait for their order', async () => {
      const shop = await openShop(database);
      const refunds = refundsCsv([aRefund()]);
      const { problems } = await shop.import({ refunds });
      expect(problems).toEqual([
        {
          file: 'refunds.csv',
          row: 2,
          reason: 'There is no order #1001 yet. The return is kept and counts once the order is imported.',
          excerpt: '2026-03-10 09:00:00 +0000,#1001,MUG,1,',
        },
      ]);
      await shop.importWell({ orders: ordersCsv([anOrderRow({ 'Lineitem quantity': '2' })]) });
      expect(await linesOf(shop)).toMatchObject([{ returned: 1, amount: 500 }]);
    });

    it('that no line can take are reported', async () => {
      const shop = await openShop(database);
      const { problems } = await shop.import({
        orders: ordersCsv([anOrderRow({ 'Refunded Amount': '50.00' })]),
        refunds: refundsCsv([aRefund({ Units: '2' }), aRefund({ Sku: 'LOST' }), aRefund({ Units: '1.5' })]),
      });
      expect(problems.map(({ file, row, reason }) => [file, row, reason])).toEqual([
        ['refunds.csv', 4, "'1.5' in 'Units' is not a whole number from 1. This refund was left out."],
        [
          'orders.csv',
          2,
          expect.stringMatching(/^£30\.00 of the refund on order #1001 is not in the list of refunds\./),
        ],
        [
          'refunds.csv',
          2,
          "Order #1001 sold 1 of the SKU 'MUG', and 2 are listed as returned. 1 were counted.",
        ],
        ['refunds.csv', 3, "Order #1001 has no line with the SKU 'LOST'. This return was left out."],
      ]);
      expect(await linesOf(shop)).toMatchObject([{ returned: 1, amount: 0 }]);
    });

    it('as units stay known when a later orders export comes alone', async () => {
      const shop = await openShop(database);
      const orders = ordersCsv([anOrderRow({ 'Lineitem quantity': '2', 'Refunded Amount': '10.00' })]);
      await shop.importWell({ orders, refunds: refundsCsv([aRefund()]) });
      const before = await rowVersions(shop, database);
      await shop.importWell({ orders });
      expect(await rowVersions(shop, database)).toEqual(before);
    });

    it('as an amount become units when the list comes later', async () => {
      const shop = await openShop(database);
      const rows = [
        anOrderRow({ 'Lineitem quantity': '2', 'Refunded Amount': '15.00' }),
        aLineRow({ 'Lineitem sku': 'B' }),
      ];
      await shop.importWell({ orders: ordersCsv(rows) });
      expect((await linesOf(shop)).map(({ amount }) => amount)).toEqual([250, 500]);
      await shop.importWell({ refunds: refundsCsv([aRefund({ 'Amount before discount': '15.00' })]) });
      expect((await linesOf(shop)).map(({ amount }) => amount)).toEqual([500, 500]);
      await shop.expectClean();
    });
  });

  describe('figures that no line can hold', () => {
    it('leave the line without them, and the other orders are read', async () => {
      const shop = await openShop(database, { settings: { use_cost_per_item: true } });
      const { end, problems } = await shop.import({
        products: productsCsv([
          aProductRow({ 'Cost per item': '9781234567.00' }),
          aProductRow({
            Handle: 'bowl',
            Title: 'Bowl',
            'Variant SKU': 'BOWL',
            'Variant Compare At Price': '9781234567.00',
          }),
        ]),
        orders: ordersCsv([
          anOrderRow({ 'Lineitem quantity': '2' }),
          aLineRow({ 'Lineitem sku': 'BOWL', 'Lineitem name': 'Bowl', 'Lineitem quantity': '2' }),
          anOrderRow({ Name: '#1002', Id: '5002', 'Lineitem quantity': '1000001', 'Lineitem price': '0' }),
          anOrderRow({ Name: '#1003', Id: '5003', 'Lineitem sku': 'BOWL', 'Lineitem name': 'Bowl' }),
        ]),
      });
      expect(end).toMatchObject({ is: 'done', counts: { orders: 2, lines: 3, skipped: 1 } });
      expect(problems.map(({ file, row, reason }) => [file, row, reason])).toEqual([
        [
          'orders.csv',
          4,
          "The 'Lineitem quantity' is more than 1,000,000. Order #1002 (1 row) was not imported.",
        ],
        [
          'orders.csv',
          2,
          expect.stringMatching(/^The cost per item of 'Clay mug' times the 2 in order #1001/),
        ],
        [
          'orders.csv',
          3,
          expect.stringMatching(/^The compare-at price of 'Bowl' times the 2 in order #1001/),
        ],
      ]);
      expect(await linesOf(shop)).toMatchObject([
        { line: '5001:BOWL:1', state: 'accrued', cost: 400 },
        { line: '5001:MUG:1', state: 'blocked', cost: null },
        { line: '5003:BOWL:1', state: 'accrued', cost: 400 },
      ]);
      await shop.expectClean();
    });
  });

  describe('a discount that is more than the products cost', () => {
    it('leaves them at nothing, and is reported', async () => {
      const shop = await openShop(database);
      const card = {
        'Lineitem sku': '',
        'Lineitem name': 'Gift card',
        'Lineitem price': '50.00',
        'Lineitem taxable': 'false',
        'Lineitem requires shipping': 'false',
      };
      const { end, problems } = await shop.import({
        orders: ordersCsv([
          anOrderRow({ Subtotal: '40.00', 'Discount Amount': '20.00' }),
          aLineRow(card),
          anOrderRow({ Name: '#1002', Id: '5002' }),
        ]),
      });
      expect(end).toMatchObject({ is: 'done', counts: { orders: 2, lines: 3, skipped: 0 } });
      expect(problems).toMatchObject([{ file: 'orders.csv', row: 2 }]);
      expect(problems[0]?.reason).toMatch(
        /^The discount of order #1001 exceeds the price of its products by £10\.00,/,
      );
      expect(
        await shop.rows(
          sql`select platform_id as line, allocated_discount as discount from line_items order by 1`,
        ),
      ).toEqual([
        { line: '5001:Gift card:1', discount: 1000 },
        { line: '5001:MUG:1', discount: 1000 },
        { line: '5002:MUG:1', discount: 0 },
      ]);
      await shop.expectClean();
    });
  });

  describe('a refund of an unknown amount', () => {
    const rows = [anOrderRow({ 'Lineitem quantity': '2' }), aLineRow({ 'Lineitem sku': 'B' })];
    const withStatus = (status: string) => [{ ...rows[0], 'Financial Status': status }, rows[1] ?? {}];
    // An export without the column.
    const narrow = (text: string) => {
      const [head = '', ...rest] = text.trimEnd().split('\n');
      const at = head.split(',').indexOf('Refunded Amount');
      return [head, ...rest].map((line) => line.split(',').toSpliced(at, 1).join(',')).join('\n');
    };

    it.each([
      ['empty', (text: string) => text],
      ['missing', narrow],
    ])('is of the whole order where it is refunded: column %s', async (_what, shaped) => {
      const shop = await openShop(database);
      const refunded = shaped(ordersCsv(withStatus('refunded')));
      await shop.importWell({ orders: refunded });
      expect(await shop.due('Blue Kiln')).toBe(0);
      expect(await linesOf(shop)).toMatchObject([{ amount: 0 }, { amount: 0 }]);
      const once = await rowVersions(shop, database);
      await shop.importWell({ orders: refunded });
      expect(await rowVersions(shop, database)).toEqual(once);
      // An export with the amount corrects it.
      const withAmount = [{ ...withStatus('refunded')[0], 'Refunded Amount': '15.00' }, rows[1] ?? {}];
      await shop.importWell({ orders: ordersCsv(withAmount) });
      expect(await shop.due('Blue Kiln')).toBe(750);
      await shop.expectClean();
    });

    it('is taken back once where the lines are paid', async () => {
      const shop = await openShop(database);
      await shop.importWell({ orders: ordersCsv(rows) });
      expect(await shop.payAll('Blue Kiln')).toBe(1500);
      const refunded = { orders: ordersCsv(withStatus('refunded')) };
      await shop.importWell(refunded);
      expect(await shop.due('Blue Kiln')).toBe(-1500);
      const once = await rowVersions(shop, database);
      await shop.importWell(refunded);
      expect(await rowVersions(shop, database)).toEqual(once);
      await shop.expectClean();
    });

    it('waits where the order is partially refunded, unless a list says what came back', async () => {
      const shop = await openShop(database);
      const orders = narrow(
        ordersCsv([...withStatus('partially_refunded'), anOrderRow({ Name: '#1002', Id: '5002' })]),
      );
      const { problems } = await shop.import({ orders });
      expect(problems).toMatchObject([
        {
          file: 'orders.csv',
          row: 2,
          reason:
            "Order #1001 is partially refunded, and its 'Refunded Amount' is not in the file: it waits, as it is not known what came back. Export the orders with the column 'Refunded Amount', or import a list of refunds.",
        },
      ]);
      expect(await shop.due('Blue Kiln')).toBe(500);
      const findings = sql`select kind, amount, detail from import_findings`;
      expect(await shop.rows(findings)).toEqual([
        {
          kind: 'refund_to_assign',
          amount: 1500,
          detail:
            'Up to £30.00 was refunded, and the file does not say for which items. The order waits until a person or a refunds file says so.',
        },
      ]);
      await shop.importWell({ orders, refunds: refundsCsv([aRefund()]) });
      expect(await shop.due('Blue Kiln')).toBe(1500);
      await shop.importWell({ orders });
      await shop.expectClean();
    });

    it('as units counts by the list where the whole order is refunded', async () => {
      const shop = await openShop(database);
      await shop.importWell({ orders: ordersCsv(withStatus('refunded')), refunds: refundsCsv([aRefund()]) });
      expect(await shop.due('Blue Kiln')).toBe(1000);
      await shop.expectClean();
    });
  });

  describe('two orders of one name', () => {
    const [first, second] = [anOrderRow(), anOrderRow({ Id: '5002', 'Lineitem price': '20.00' })];
    const orders = ordersCsv([first, second]);
    const refunds = refundsCsv([aRefund()]);
    const left =
      "There are 2 orders #1001, so it is not known which of them this return belongs to. It was left out. Give one of them another name, in the column 'Name' of the orders and here, and import both files again.";

    it('share no return, paid or not, and its row is named', async () => {
      for (const isPaid of [false, true]) {
        const shop = await openShop(database);
        await shop.importWell({ orders });
        if (isPaid) await shop.payAll('Blue Kiln');
        const { end, problems } = await shop.import({ refunds });
        expect(end).toMatchObject({ is: 'done' });
        expect(problems).toMatchObject([{ file: 'refunds.csv', row: 2, reason: left }]);
        expect(await shop.due('Blue Kiln')).toBe(isPaid ? 0 : 1500);
        expect(await linesOf(shop)).toMatchObject([{ returned: 0 }, { returned: 0 }]);
        await shop.expectClean();
      }
    });

    it('that come with it in one import', async () => {
      const shop = await openShop(database);
      const { problems } = await shop.import({ orders, refunds });
      expect(problems.filter(({ file }) => file === 'refunds.csv')).toMatchObject([{ row: 2, reason: left }]);
      expect(await shop.due('Blue Kiln')).toBe(1500);
      // With distinct keys, the return belongs to the named line.
      await shop.importWell({
        orders: ordersCsv([first, { ...second, Name: '#1001-B' }]),
        refunds: refundsCsv([aRefund({ Order: '#1001-B' })]),
      });
      expect(await linesOf(shop)).toMatchObject([
        { line: '5001:MUG:1', returned: 0 },
        { line: '5002:MUG:1', returned: 1 },
      ]);
      await shop.expectClean();
    });

    it('of which one came later take no return twice, and it is reported', async () => {
      const shop = await openShop(database);
      await shop.importWell({ orders: ordersCsv([first]), refunds });
      await shop.payAll('Blue Kiln').catch(() => undefined);
      const { problems } = await shop.import({ orders: ordersCsv([second]) });
      expect(problems).toMatchObject([
        {
          file: 'orders.csv',
          row: 2,
          reason: expect.stringMatching(
            /^There is another order #1001, and it is not known which of them the returns/,
          ) as string,
        },
      ]);
      expect(await linesOf(shop)).toMatchObject([
        { line: '5001:MUG:1', returned: 1 },
        { line: '5002:MUG:1', returned: 0 },
      ]);
      await shop.expectClean();
    });
  });

  describe('repeated rows', () => {
    it('are read once and reported, in one batch or in two', async () => {
      const shop = await openShop(database);
      const between = Array.from({ length: 250 }, (_, n) => anOrderRow({ Name: `#2${n}`, Id: `6${n}` }));
      const { problems, end } = await shop.import({
        products: productsCsv([aProductRow(), aProductRow({ 'Variant Price': '11.00' })]),
        orders: ordersCsv([anOrderRow(), ...between, anOrderRow({ 'Lineitem price': '99.00' }), aLineRow()]),
      });
      expect(problems.map(({ file, row, reason }) => [file, row, reason])).toEqual([
        [
          'products.csv',
          3,
          "The variant 'clay-mug/Default Title' was in row 2 already. This row was left out.",
        ],
        ['orders.csv', 253, 'Order #1001 is already in row 2. These 2 rows were left out.'],
      ]);
      expect(end).toMatchObject({ counts: { orders: 251, lines: 251, skipped: 3 } });
      expect(await linesOf(shop)).toHaveLength(251);
      expect(await shop.rows(sql`select key from import_keys`)).toEqual([]);
    });
  });

  describe('a file of another role', () => {
    it('stops the import before anything is written', async () => {
      const shop = await openShop(database);
      const { end, problems } = await shop.import({
        products: productsCsv([aProductRow()]),
        orders: productsCsv([aProductRow()]),
      });
      expect(end.is === 'failed' ? end.problem : end).toMatch(
        /^The orders file lacks the columns 'Name'.* It looks like the products export\.$/,
      );
      expect(problems).toEqual([]);
      expect(await shop.rows(sql`select id from products`)).toEqual([]);
      expect(
        await shop.rows(sql`select state, problem is not null as has_problem, finished_at from imports`),
      ).toMatchObject([{ state: 'failed', has_problem: true }]);
    });
  });
});
