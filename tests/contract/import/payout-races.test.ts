import { expect, it } from 'vitest';
import { takePayoutBack } from '../../../packages/server/src/ledger/delete-payout.ts';
import { forDatabase } from '../../databases.ts';
import { aLineRow, anOrderRow, ordersCsv } from '../../unit/import/files.ts';
import { holdOpen, waiting } from '../held.ts';
import { importDay } from './days.ts';
import { aRefund, openShop, refundsCsv, type Files } from './shop.ts';

/*
 * Changes of an order from a file while its lines are being paid or released: none is lost, in any sequence.
 */

const cup = aLineRow({ 'Lineitem sku': 'CUP', 'Lineitem price': '5.00' });

forDatabase('postgresql', (open) => {
  const allOfPrice = { settings: { global_commission_ppm: 1_000_000 } };

  const imports: [string, Files, number][] = [
    ['a refund', { orders: ordersCsv([anOrderRow({ 'Refunded Amount': '15.00' }), cup]) }, -1500],
    ['returned units of an order', { refunds: refundsCsv([aRefund()]) }, -1000],
    [
      'a cancellation',
      { orders: ordersCsv([anOrderRow({ 'Cancelled at': '2026-03-20 10:00:00 +0000' }), cup]) },
      -1500,
    ],
    ['a line that is gone', { orders: ordersCsv([anOrderRow()]) }, -500],
  ];
  it.each(imports)(
    '%s that is imported during the payout is deducted from the next one',
    async (_name, files, due) => {
      const database = await open();
      const shop = await openShop(database, allOfPrice);
      await shop.importWell({ orders: ordersCsv([anOrderRow(), cup]) });

      const payout = await holdOpen(database, shop.shopId, (tx) => shop.payAllIn(tx, 'Blue Kiln'));
      const importing = shop.importWell(files);
      await expect.poll(() => waiting(database)).toBe(1);
      await Promise.all([payout.commit(), importing]);

      expect(await shop.due('Blue Kiln')).toBe(due);
      await shop.expectClean();
    },
  );

  it('a price that comes while the payout is deleted is the price of the line', async () => {
    const database = await open();
    const shop = await openShop(database, allOfPrice);
    await shop.importWell({ orders: ordersCsv([anOrderRow(), cup]) });
    await shop.payAll('Blue Kiln');

    const deletion = await holdOpen(database, shop.shopId, async (tx) => {
      const { id } = await tx.selectFrom('payouts').select('id').executeTakeFirstOrThrow();
      await takePayoutBack(tx, { shopId: shop.shopId, payoutId: id, now: importDay });
    });
    const importing = shop.importWell({ orders: ordersCsv([anOrderRow({ 'Lineitem price': '8.00' }), cup]) });
    await expect.poll(() => waiting(database)).toBe(1);
    await Promise.all([deletion.commit(), importing]);

    expect(await shop.due('Blue Kiln')).toBe(1300);
    await shop.expectClean();
  });
});
