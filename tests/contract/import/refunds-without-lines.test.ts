import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { aLineRow, anOrderRow, csvOf, ordersCsv } from '../../unit/import/files.ts';
import { aRefund, openShop, refundsCsv, rowVersions, type ImportedShop } from './shop.ts';

type Finding = { kind: string; vendor: string; amount: number; detail: string };

const findingsOf = (shop: ImportedShop) =>
  shop.rows(sql<Finding>`
    select kind, vendor, amount, detail from import_findings
    where import_id = (select max(id) from imports) order by kind, vendor`);
const stateOf = async (shop: ImportedShop) => {
  const [state] = await shop.rows(sql<{ open: number; found: string }>`
    select refund_to_assign as open, refund_found as found from orders order by id limit 1`);
  return state;
};
const waitingOf = async (shop: ImportedShop) => {
  const rows = await shop.rows(sql<{ reason: string | null }>`
    select commission_reason as reason from line_items where payout_id is null and kind = 'product' order by id`);
  return rows.map(({ reason }) => reason);
};

/** The order of a jacket and jeans, of two makers, of which so much came back. */
function twoMakers(refunded: string, changes: Parameters<typeof anOrderRow>[0] = {}): string {
  return ordersCsv([
    anOrderRow({
      Name: '#3001',
      'Financial Status': 'partially_refunded',
      Currency: 'USD',
      Subtotal: '626.00',
      Total: '626.00',
      Id: '5163237966074',
      'Lineitem name': 'Jacket',
      'Lineitem price': '328.00',
      'Lineitem sku': 'J1',
      Vendor: 'Jacket Maker',
      'Refunded Amount': refunded,
      ...changes,
    }),
    aLineRow({
      Name: '#3001',
      'Lineitem name': 'Jeans',
      'Lineitem price': '298.00',
      'Lineitem sku': 'D1',
      Vendor: 'Denim Maker',
    }),
  ]);
}

forEachDatabase((_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  const openUsd = () => openShop(database, { shop: { currency: 'USD' } });
  const duesOf = async (shop: ImportedShop) => [
    await shop.due('Jacket Maker'),
    await shop.due('Denim Maker'),
  ];

  describe('a refund without lines in an order of two vendors', () => {
    it('is of the item that it equals to the cent, and says so', async () => {
      const shop = await openUsd();
      await shop.importWell({ orders: twoMakers('328.00') });
      expect(await duesOf(shop)).toEqual([0, 14_900]);
      expect(await waitingOf(shop)).toEqual([null, null]);
      const how = "The refund equals 'Jacket' to the cent.";
      expect(await stateOf(shop)).toEqual({ open: 0, found: how });
      expect(await findingsOf(shop)).toEqual([
        { kind: 'refund_matched', vendor: 'Jacket Maker', amount: 16_400, detail: how },
      ]);
    });

    it('takes nothing from either where it could be of both, and both wait', async () => {
      const shop = await openUsd();
      await shop.importWell({ orders: twoMakers('300.00') });
      expect(await duesOf(shop)).toEqual([0, 0]);
      expect(await waitingOf(shop)).toEqual(['refund_to_assign', 'refund_to_assign']);
      expect(await stateOf(shop)).toEqual({ open: 30_000, found: '' });
      const detail =
        '$300.00 was refunded, and the file does not say for which items. The order waits until a person or a refunds file says so.';
      expect(await findingsOf(shop)).toEqual([
        { kind: 'refund_to_assign', vendor: 'Denim Maker', amount: 14_900, detail },
        { kind: 'refund_to_assign', vendor: 'Jacket Maker', amount: 16_400, detail },
      ]);
      await shop.expectClean();
    });

    it('is the same after the same file again', async () => {
      for (const refunded of ['328.00', '300.00']) {
        const shop = await openUsd();
        await shop.importWell({ orders: twoMakers(refunded) });
        const first = await rowVersions(shop, database);
        await shop.importWell({ orders: twoMakers(refunded) });
        expect(await rowVersions(shop, database)).toEqual(first);
      }
    });

    it('is settled by a list that says what came back', async () => {
      const shop = await openUsd();
      await shop.importWell({ orders: twoMakers('300.00') });
      await shop.importWell({ refunds: refundsCsv([aRefund({ Order: '#3001', Sku: 'D1' })]) });
      expect(await duesOf(shop)).toEqual([16_400, 0]);
      expect(await stateOf(shop)).toEqual({ open: 0, found: '' });
    });

    it('waits for the rest alone once more comes back', async () => {
      const shop = await openUsd();
      await shop.importWell({ orders: twoMakers('328.00') });
      await shop.importWell({ orders: twoMakers('350.00') });
      expect(await stateOf(shop)).toMatchObject({ open: 2200 });
      expect(await waitingOf(shop)).toEqual(['refund_to_assign', 'refund_to_assign']);
      await shop.importWell({ orders: twoMakers('626.00', { 'Financial Status': 'refunded' }) });
      expect(await stateOf(shop)).toMatchObject({ open: 0 });
      expect(await duesOf(shop)).toEqual([0, 0]);
      await shop.importWell({ orders: twoMakers('0.00', { 'Financial Status': 'paid' }) });
      expect(await duesOf(shop)).toEqual([16_400, 14_900]);
      expect(await stateOf(shop)).toEqual({ open: 0, found: '' });
    });

    it('leaves what is paid as it was paid', async () => {
      const shop = await openUsd();
      await shop.importWell({ orders: twoMakers('0.00', { 'Financial Status': 'paid' }) });
      expect(await shop.payAll('Jacket Maker')).toBe(16_400);
      await shop.importWell({ orders: twoMakers('300.00') });
      expect(await duesOf(shop)).toEqual([0, 0]);
      expect(await stateOf(shop)).toMatchObject({ open: 30_000 });
      expect(await findingsOf(shop)).toMatchObject([
        { vendor: 'Denim Maker', amount: 14_900 },
        { vendor: 'Jacket Maker', amount: 16_400 },
      ]);
      await shop.importWell({ orders: twoMakers('328.00') });
      expect(await duesOf(shop)).toEqual([-16_400, 14_900]);
      await shop.expectClean();
    });

    it('is spread where the two are one by override', async () => {
      const shop = await openUsd();
      await shop.importWell({ orders: twoMakers('0.00', { 'Financial Status': 'paid' }) });
      await shop.write((tx) =>
        sql`update line_items set override_vendor_id = (select id from vendors where name = 'Jacket Maker')`.execute(
          tx,
        ),
      );
      await shop.importWell({ orders: twoMakers('313.00') });
      expect(await duesOf(shop)).toEqual([15_650, 0]);
      expect(await stateOf(shop)).toEqual({ open: 0, found: '' });
    });
  });

  describe('a refund without lines in an order of one vendor', () => {
    const clay = (changes: Parameters<typeof anOrderRow>[0]) => {
      const order: Record<string, string> = {
        ...anOrderRow({
          Name: '#4001',
          'Financial Status': 'partially_refunded',
          Currency: 'USD',
          Subtotal: '80.00',
          Shipping: '5.00',
          Taxes: '7.10',
          Total: '92.10',
          'Lineitem quantity': '2',
          'Lineitem name': 'Mug',
          'Lineitem price': '40.00',
          'Lineitem sku': 'M1',
          'Lineitem requires shipping': 'true',
          'Lineitem taxable': 'true',
          Vendor: 'Clay Co',
          ...changes,
        }),
        // Its shipping is not taxed.
        'Tax 1 Name': 'NY 8.875%',
        'Tax 1 Value': '7.10',
      };
      return csvOf(Object.keys(order), [order]);
    };

    it('takes from the maker what remains for goods after their tax', async () => {
      const shop = await openUsd();
      await shop.importWell({ orders: clay({ 'Refunded Amount': '43.55' }) });
      expect(await shop.due('Clay Co')).toBe(2000);
      await shop.importWell({ orders: clay({ 'Refunded Amount': '92.10', 'Financial Status': 'refunded' }) });
      expect(await shop.due('Clay Co')).toBe(0);
    });

    it('takes nothing from the maker where exactly the shipping came back', async () => {
      const shop = await openUsd();
      const orders = clay({
        Subtotal: '40.00',
        Taxes: '0.00',
        Total: '45.00',
        'Lineitem quantity': '1',
        'Lineitem name': 'Bowl',
        'Refunded Amount': '5.00',
      });
      await shop.importWell({ orders });
      expect(await shop.due('Clay Co')).toBe(2000);
      expect(await findingsOf(shop)).toEqual([
        {
          kind: 'refund_matched',
          vendor: '',
          amount: 0,
          detail: 'The refund equals the shipping to the cent.',
        },
      ]);
    });

    it('takes nothing from the maker where the shipping came back as it was paid, less its discount', async () => {
      const shop = await openUsd();
      const orders = clay({
        Shipping: '12.50',
        'Discount Amount': '2.00',
        Total: '97.60',
        'Refunded Amount': '10.50',
      });
      await shop.importWell({ orders });
      expect(await shop.due('Clay Co')).toBe(4000);
    });

    it('takes an item from the maker that came back with the shipping, and not the shipping', async () => {
      const shop = await openUsd();
      await shop.importWell({ orders: clay({ 'Refunded Amount': '48.55' }) });
      expect(await shop.due('Clay Co')).toBe(2000);
      expect((await findingsOf(shop)).filter(({ kind }) => kind === 'refund_matched')).toEqual([
        {
          kind: 'refund_matched',
          vendor: 'Clay Co',
          amount: 2000,
          detail: "The refund equals 'Mug' with tax and the shipping to the cent.",
        },
      ]);
      await shop.expectClean();
    });
  });
});
