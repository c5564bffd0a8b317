import { describe, expect, it } from 'vitest';
import { bookPayout } from '../../../packages/server/src/ledger/create-payout.ts';
import { refundAfterPayout } from '../../../packages/server/src/ledger/refund-after-payout.ts';
import { noon } from '../server.ts';
import { lineOf, vendorOf } from './shops.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  const orderId = async (title: string) => {
    const { server, tokens } = world();
    const { results } = await server.ok('listOrders', {
      token: tokens.owner,
      query: { search: `#${title}` },
    });
    return results[0]?.id ?? 0;
  };

  describe('an order', () => {
    it('comes in full, for the merchant and the sales rep alike', async () => {
      const { server, tokens, alder } = world();
      const id = await orderId('shade');
      await server.database.asSystem((tx) =>
        tx
          .updateTable('orders')
          .set({
            note: 'Leave it with the neighbour',
            tags: 'gift, café',
            address1: '1 Mill Lane',
            address2: 'Flat 2',
            city: 'Hexham',
            province: 'Northumberland',
            zip: 'NE46 1AA',
            country: 'GB',
            subtotal_price: 1800,
          })
          .where('id', '=', id)
          .execute(),
      );
      const order = await server.ok('getOrder', { token: tokens.owner, params: { id } });
      expect(order).toMatchObject({
        id,
        order_id: 'shade',
        name: '#shade',
        processed_at: '2026-03-02T10:00:00.000Z',
        customer_name: 'Casey Customer',
        customer_company: '',
        financial_status: 'paid',
        fulfillment_status: null,
        total_price: '20.00',
        subtotal_price: '18.00',
        note: 'Leave it with the neighbour',
        tags: 'gift, café',
        address1: '1 Mill Lane',
        address2: 'Flat 2',
        city: 'Hexham',
        province: 'Northumberland',
        zip: 'NE46 1AA',
        country: 'GB',
        vendors: [{ id: vendorOf(alder, 'Lantern Loom'), name: 'Lantern Loom', currency: null }],
      });
      const query = { search: 'shade' };
      const listed = await server.ok('listCommissions', { token: tokens.owner, query });
      expect(listed.results).toEqual(order.line_items);
      expect(await server.ok('getOrder', { token: tokens.rep, params: { id } })).toEqual(order);
    });

    it('lists a refund after a payout as a separate line', async () => {
      const { server, tokens, alder } = world();
      const line = lineOf(alder, 'lamp');
      await server.database.asSystem(async (tx) => {
        const paid = await bookPayout(tx, {
          shopId: alder.id,
          vendorId: vendorOf(alder, 'Lantern Loom'),
          lines: [line],
          additionalPay: 0,
          expectedAmount: null,
          note: '',
          setup: { method: 'by_hand' },
          createdBy: null,
          now: noon,
        });
        expect(paid.is).toBe('paid');
        await tx.updateTable('line_items').set({ returned_quantity: 1 }).where('id', '=', line).execute();
        await refundAfterPayout(tx, { shopId: alder.id, lines: [line], now: noon });
      });
      const id = await orderId('lamp');
      const { line_items } = await server.ok('getOrder', { token: tokens.owner, params: { id } });
      expect(line_items).toMatchObject([
        { id: line, commission_type: 'default', vendor_paid: true, commission_amount: '5.00' },
        { commission_type: 'reversal', vendor_paid: false, commission_amount: '-5.00' },
      ]);
    });

    it('has its override and its vendor on the line', async () => {
      const { server, tokens, alder } = world();
      const line = lineOf(alder, 'ash tray');
      const moss = vendorOf(alder, 'Moss & Fern');
      await server.database.asSystem((tx) =>
        tx
          .updateTable('line_items')
          .set({ override_amount: 250, override_vendor_id: moss })
          .where('id', '=', line)
          .execute(),
      );
      const id = await orderId('ash tray');
      const order = await server.ok('getOrder', { token: tokens.rep, params: { id } });
      expect(order.line_items).toMatchObject([
        {
          commission_type: 'override',
          override_commission_line_item: [{ id: line }],
          override_vendor: moss,
          vendor: moss,
        },
      ]);
      expect(order.vendors).toEqual([{ id: moss, name: 'Moss & Fern', currency: null }]);
    });

    it('of another shop is not found, and vendors see none', async () => {
      const { server, tokens } = world();
      const id = await orderId('wick');
      const missing = await server.refused('getOrder', 404, { token: tokens.owner, params: { id: 999_999 } });
      const foreign = await server.refused('getOrder', 404, { token: tokens.stranger, params: { id } });
      expect({ ...foreign, instance: '' }).toEqual({ ...missing, instance: '' });
      await server.refused('getOrder', 404, { token: tokens.owner, params: { id: 'x' } });
      await server.refused('getOrder', 403, { token: tokens.vendor, params: { id } });
    });
  });
});
