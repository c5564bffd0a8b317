import { expect, it } from 'vitest';
import { refundAfterPayout } from '../../../packages/server/src/ledger/refund-after-payout.ts';
import { lineOf, vendorOf } from './shops.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  it('lists a refund after the payout apart from the lines, and every payout takes it along', async () => {
    const { server, alder, tokens } = world();
    const [lantern, lamp, shade] = [
      vendorOf(alder, 'Lantern Loom'),
      lineOf(alder, 'lamp'),
      lineOf(alder, 'shade'),
    ];
    const unpaid = () =>
      server.ok('getVendorUnpaidCommissions', { token: tokens.owner, params: { vendorId: lantern } });
    const pay = (body: object) =>
      server.ok('createPayout', { token: tokens.owner, body: { vendor: lantern, ...body } });

    await pay({ line_item_ids: [lamp] });
    await server.database.asShop({ shopId: alder.id, vendorIds: null }, async (tx) => {
      await tx
        .updateTable('line_items')
        .set((eb) => ({ returned_quantity: eb.ref('quantity') }))
        .where('id', '=', lamp)
        .execute();
      await refundAfterPayout(tx, { shopId: alder.id, lines: [lamp], now: server.now });
    });

    const { carried_over: carriedOver, line_items: lines, amount } = await unpaid();
    expect(carriedOver).toMatchObject({ amount: '-5.00', line_items: [expect.any(Number)] });
    expect(lines).not.toEqual(expect.arrayContaining(carriedOver.line_items));
    const totals = await server.ok('getVendorCommissionTotals', {
      token: tokens.owner,
      params: { id: lantern },
    });
    expect(Number(totals.commission_due)).toBe(Number(amount) + Number(carriedOver.amount));

    // 8.00 of the chosen line less 5.00 for the refund of the other.
    expect(await pay({ line_item_ids: [shade], expected_amount: '3.00' })).toMatchObject({ amount: '3.00' });
    expect((await unpaid()).carried_over).toEqual({ line_items: [], amount: '0.00' });
  });
});
