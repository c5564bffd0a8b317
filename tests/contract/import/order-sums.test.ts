import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { readOrders } from '../../../packages/server/src/imports/csv/orders.ts';
import { catalogOf } from '../../../packages/server/src/imports/match/line-product.ts';
import { foreseenDoubts } from '../../../packages/server/src/imports/match/order-doubts.ts';
import { lineRowsOf } from '../../../packages/server/src/imports/match/order-rows.ts';
import { storedDoubts } from '../../../packages/server/src/queries/imports/order-doubts.ts';
import { importShop } from '../../../packages/server/src/queries/imports/shop.ts';
import { sumsFindings } from '../../../packages/server/src/features/reconciliation/blocker-findings.ts';
import { forEachDatabase } from '../../databases.ts';
import { aLineRow, allOf, anOrderRow, dateRules, fileOf, ordersCsv } from '../../unit/import/files.ts';
import { importDay } from './days.ts';
import { openShop, type ImportedShop } from './shop.ts';

/*
 * Orders whose customer still owes something, and orders whose own sums do not add up (commission rules §1.6 and §11). The two
 * cases are of real shops, with made-up names.
 */

const paidWithBalance = `Name,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Lineitem fulfillment status,Refunded Amount,Vendor,Outstanding Balance,Id,Lineitem discount
#5001,paid,fulfilled,USD,598.00,0.00,0.00,598.00,0.00,2026-10-05 10:00:00 -0400,1,Jeans A,288.00,A1,fulfilled,0.00,Vendor A,310.00,5168415637754,0.00
#5001,,,,,,,,,2026-10-05 10:00:00 -0400,1,Jeans B,310.00,B1,pending,,Vendor B,,,0.00
`;
const rowsLost = `Name,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Lineitem fulfillment status,Refunded Amount,Vendor,Outstanding Balance,Id,Lineitem discount
#7001,paid,fulfilled,PKR,39440.00,0.00,0.00,39440.00,0.00,2026-04-20 04:41:25 +0500,1,Unit,20315.00,U1,fulfilled,0.00,Signals,0.00,7175905902887,0.00
`;
const now = new Date('2026-11-01T10:00:00Z');

const linesOf = (shop: ImportedShop) =>
  shop.rows(sql<{ name: string; state: string; reason: string | null; amount: number }>`
    select name, commission_state as state, commission_reason as reason, commission_amount as amount
    from line_items where shop_id = ${shop.shopId} order by name`);

const findingsOf = (shop: ImportedShop) =>
  shop.rows(sql<{ kind: string; order: string; row: number; vendor: string; amount: number; detail: string }>`
    select kind, order_name as "order", row_number as "row", vendor, amount, detail from import_findings
    where shop_id = ${shop.shopId} and import_id = (select max(id) from imports where shop_id = ${shop.shopId})
    order by id`);

forEachDatabase((_name, openFresh) => {
  let database: Database;
  beforeAll(async () => {
    database = await openFresh();
  });

  const open = (currency: string) => openShop(database, { shop: { currency } });

  describe('an order that counts as paid while its customer owes', () => {
    const waiting = {
      kind: 'customer_owes',
      order: '#5001',
      row: 2,
      vendor: 'Vendor B',
      amount: 15_500,
      detail: 'The customer still owes $310.00 for these items.',
    };

    it('pays for the goods that are paid, and not for those of the balance', async () => {
      const shop = await open('USD');
      await shop.check({ orders: paidWithBalance }, now);
      expect(await findingsOf(shop)).toEqual([waiting]);
      await shop.importWell({ orders: paidWithBalance }, now);
      expect(await linesOf(shop)).toEqual([
        { name: 'Jeans A', state: 'accrued', reason: null, amount: 14_400 },
        { name: 'Jeans B', state: 'pending', reason: 'customer_owes', amount: 15_500 },
      ]);
      expect([await shop.due('Vendor A'), await shop.due('Vendor B')]).toEqual([14_400, 0]);
      expect(await findingsOf(shop)).toEqual([waiting]);
      await shop.expectClean();
    });

    it('is the same when it is imported again, and in another order of its rows', async () => {
      const shop = await open('USD');
      const [head = '', first = '', second = ''] = paidWithBalance.split('\n');
      const own = first.split(',');
      const others = second.split(',');
      // The line's own cells change places; those of the order stay on the first row.
      const ofLine = [10, 11, 12, 13, 14, 16];
      const swapped = [own, others].map((cells, nth) =>
        cells.map((cell, at) => (ofLine.includes(at) ? ([others, own][nth]?.[at] ?? '') : cell)).join(','),
      );
      for (const orders of [paidWithBalance, paidWithBalance, [head, ...swapped, ''].join('\n')]) {
        await shop.importWell({ orders }, now);
        expect((await linesOf(shop)).map(({ name, state }) => `${name} ${state}`)).toEqual([
          'Jeans A accrued',
          'Jeans B pending',
        ]);
      }
    });

    it('pays when the customer has paid, and holds nothing where the shop owes', async () => {
      const shop = await open('USD');
      await shop.importWell({ orders: paidWithBalance }, now);
      for (const balance of ['0.00', '-18.04']) {
        await shop.importWell({ orders: paidWithBalance.replace(',310.00,5168', `,${balance},5168`) }, now);
        expect(await shop.due('Vendor B')).toBe(15_500);
      }
      expect(await findingsOf(shop)).toEqual([]);
    });

    it('waits as a whole where no set of its lines comes to the balance', async () => {
      const shop = await open('USD');
      const orders = paidWithBalance.replace(',310.00,5168', ',9.95,5168');
      await shop.importWell({ orders }, now);
      expect([await shop.due('Vendor A'), await shop.due('Vendor B')]).toEqual([0, 0]);
      const found = await findingsOf(shop);
      expect(found.map(({ vendor, amount }) => [vendor, amount])).toEqual([
        ['Vendor A', 14_400],
        ['Vendor B', 15_500],
      ]);
      expect(found[0]?.detail).toBe(
        'The customer still owes $9.95, and no one set of unshipped items comes to that: the whole order waits.',
      );
    });

    it('stays paid where it was paid before, and is named', async () => {
      const shop = await open('USD');
      await shop.importWell({ orders: paidWithBalance.replace(',310.00,5168', ',0.00,5168') }, now);
      expect(await shop.payAll('Vendor B')).toBe(15_500);
      await shop.check({ orders: paidWithBalance }, now);
      const named = [
        {
          ...waiting,
          detail: `${waiting.detail} $155.00 of it is paid out already, and stays so.`,
        },
      ];
      expect(await findingsOf(shop)).toMatchObject(named.map(({ detail }) => ({ detail })));
      await shop.importWell({ orders: paidWithBalance }, now);
      expect(await findingsOf(shop)).toEqual([{ ...named[0], amount: 0 }]);
      expect((await linesOf(shop)).map(({ state }) => state)).toEqual(['accrued', 'accrued']);
      await shop.expectClean();
    });
  });

  describe('an order whose own sums do not add up', () => {
    const missing = {
      kind: 'sums_differ',
      order: '#7001',
      row: 2,
      vendor: 'Signals',
      amount: 1_015_750,
      detail:
        'The order’s items come to PKR 19,125.00 less than its totals say: some of the order’s rows seem to be missing.',
    };

    it('is named with what is missing, and nothing of it is payable until a complete file comes', async () => {
      const shop = await open('PKR');
      await shop.check({ orders: rowsLost }, now);
      expect(await findingsOf(shop)).toEqual([missing]);
      for (let twice = 0; twice < 2; twice++) {
        await shop.importWell({ orders: rowsLost }, now);
        expect(await linesOf(shop)).toEqual([
          { name: 'Unit', state: 'pending', reason: 'sums_differ', amount: 1_015_750 },
        ]);
        expect(await findingsOf(shop)).toEqual([missing]);
        expect(await shop.due('Signals')).toBe(0);
        expect(await shop.write((tx) => sumsFindings(tx, shop.shopId))).toMatchObject([
          { kind: 'order_sums_off', title: '#7001', amount: missing.amount },
        ]);
      }
      const lost = '#7001,,,,,,,,,2026-04-20 04:41:25 +0500,1,Case,19125.00,C1,fulfilled,,Signals,,,0.00\n';
      await shop.importWell({ orders: `${rowsLost}${lost}` }, now);
      expect(await shop.due('Signals')).toBe(1_972_000);
      expect(await findingsOf(shop)).toEqual([]);
      expect(await shop.write((tx) => sumsFindings(tx, shop.shopId))).toEqual([]);
      await shop.expectClean();
    });

    it('that a person has accepted earns when it is imported again, and waits for another difference', async () => {
      const shop = await open('PKR');
      await shop.importWell({ orders: rowsLost }, now);
      await shop.write((tx) =>
        sql`update orders set sums_accepted_at = ${now} where shop_id = ${shop.shopId}`.execute(tx),
      );
      await shop.check({ orders: rowsLost }, now);
      expect(await findingsOf(shop)).toEqual([]);
      await shop.importWell({ orders: rowsLost }, now);
      expect(await shop.due('Signals')).toBe(1_015_750);
      await shop.importWell({ orders: rowsLost.replace('20315.00', '20415.00') }, now);
      expect(await shop.due('Signals')).toBe(0);
    });

    it('waits on when a file comes that says nothing of its sums', async () => {
      const shop = await open('PKR');
      await shop.importWell({ orders: rowsLost }, now);
      await shop.importWell({ orders: rowsLost.replace('39440.00,0.00,0.00,39440.00,', ',,,,') }, now);
      expect(await shop.due('Signals')).toBe(0);
    });
  });

  it('what is foreseen of an order with a paid line is what its import finds', async () => {
    const shop = await open('USD');
    await shop.importWell({ orders: paidWithBalance.replace(',310.00,5168', ',0.00,5168') }, now);
    await shop.payAll('Vendor B');
    // No set of its lines comes to this balance.
    const orders = paidWithBalance.replace(',310.00,5168', ',9.95,5168');
    const { read } = await allOf(readOrders(fileOf(orders), { currency: 'USD' }, dateRules()));
    const vendors = await shop.rows(sql<{ id: number; name: string }>`select id, name from vendors`);
    const foreseen = await shop.write(async (tx) => {
      const written = read.map((order) => ({
        order,
        ...lineRowsOf(
          order,
          catalogOf({ byId: [], bySku: [], byTitle: [] }),
          ({ vendor }) => vendors.find(({ name }) => name === vendor)?.id ?? null,
          false,
        ),
      }));
      const nameOf = (id: number) => vendors.find((one) => one.id === id)?.name ?? '';
      return foreseenDoubts(tx, await importShop(tx, shop.shopId), written, nameOf);
    });
    await shop.importWell({ orders }, now);
    const ids = read.map(({ platformId }) => platformId);
    expect(foreseen).toEqual(await shop.write((tx) => storedDoubts(tx, shop.shopId, ids)));
    expect(foreseen.flatMap(({ shares }) => shares)).toEqual([
      { vendor: 'Vendor A', waiting: 14_400, paid: 0 },
      { vendor: 'Vendor B', waiting: 0, paid: 15_500 },
    ]);
  });

  it('every doubt about an order is named, and none hides another', async () => {
    const shop = await open('USD');
    // Goods of 100.00 are missing, the customer owes for one item, and the refund may be of either.
    const orders = paidWithBalance
      .replace(
        '#5001,paid,fulfilled,USD,598.00,0.00,0.00,598.00',
        '#5001,partially_refunded,fulfilled,USD,698.00,0.00,0.00,698.00',
      )
      .replace('fulfilled,0.00,Vendor A', 'fulfilled,300.00,Vendor A');
    for (const look of ['check', 'importWell'] as const) {
      await shop[look]({ orders }, now);
      const found = await findingsOf(shop);
      expect(found.map(({ kind, vendor, amount }) => [kind, vendor, amount])).toEqual([
        ['sums_differ', 'Vendor A', 14_400],
        ['sums_differ', 'Vendor B', 15_500],
        ['customer_owes', 'Vendor B', 15_500],
        ['refund_to_assign', 'Vendor A', 14_400],
        ['refund_to_assign', 'Vendor B', 15_500],
      ]);
    }
  });

  it('a discount counts in a file without the column Subtotal', async () => {
    const shop = await openShop(database);
    const orders = ordersCsv([
      anOrderRow({ 'Discount Amount': '4.00', 'Lineitem price': '30.00' }),
      aLineRow({ 'Lineitem name': 'Bowl', 'Lineitem sku': 'BOWL' }),
    ]);
    await shop.importWell({ orders }, importDay);
    // The vendor bears it: half of 40.00, less 4.00.
    expect(await shop.due('Blue Kiln')).toBe(1600);
  });
});
