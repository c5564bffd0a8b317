import { beforeAll, expect, it } from 'vitest';
import { takePayoutBack } from '../../../packages/server/src/ledger/delete-payout.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { aLineRow, anOrderRow, ordersCsv } from '../../unit/import/files.ts';
import { importDay } from './days.ts';
import { aRefund, openShop, refundsCsv, rowVersions, type ImportedShop } from './shop.ts';

/*
 * A line that is no longer part of its order, but of a payout that paid nothing in the end: the books of the payout
 * need it, so it stays and earns nothing.
 */

const rows = [anOrderRow({ 'Lineitem quantity': '2' }), aLineRow({ 'Lineitem sku': 'B' })];
const payouts = {
  async deleted(shop) {
    const { id } = await shop.write((tx) => shop.payAllIn(tx, 'Blue Kiln'));
    await shop.write((tx) => takePayoutBack(tx, { shopId: shop.shopId, payoutId: id, now: importDay }));
  },
  async sandbox(shop) {
    await shop.write((tx) => tx.updateTable('vendors').set({ paypal_email: 'kiln@pay.example' }).execute());
    const sandbox = { method: 'paypal', mode: 'sandbox', clientId: 'AZ-test', refused: new Map() } as const;
    await shop.write((tx) => shop.payAllIn(tx, 'Blue Kiln', sandbox));
  },
} satisfies Record<string, (shop: ImportedShop) => Promise<void>>;

forEachDatabase((_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it.each(Object.entries(payouts))('earns nothing while its order lacks it (%s)', async (_name, pay) => {
    const shop = await openShop(database);
    await shop.importWell({ orders: ordersCsv(rows) });
    await pay(shop);
    expect(await shop.due('Blue Kiln')).toBe(1500);

    const without = { orders: ordersCsv(rows.slice(0, 1)) };
    await shop.importWell(without);
    expect(await shop.due('Blue Kiln')).toBe(1000);
    await shop.expectClean();
    const once = await rowVersions(shop, database);
    await shop.importWell(without);
    expect(await rowVersions(shop, database)).toEqual(once);

    // A file of refunds does not list the lines of an order.
    await shop.importWell({ refunds: refundsCsv([aRefund()]) });
    expect(await shop.due('Blue Kiln')).toBe(500);
    await shop.expectClean();

    await shop.importWell({ orders: ordersCsv(rows) });
    expect(await shop.due('Blue Kiln')).toBe(1000);
    expect(await shop.payAll('Blue Kiln')).toBe(1000);
    await shop.importWell(without);
    expect(await shop.due('Blue Kiln')).toBe(-500);
    await shop.expectClean();
  });
});
