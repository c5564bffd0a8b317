import { describe, expect, it } from 'vitest';
import type { insertOrder } from '../rows.ts';
import { repsOf } from './reps.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  const { asOwner, inAlder, addRep, sell, refund, pay, refusedPay, unpaid, partOf, sums, undo, expectClean } =
    repsOf(world);

  const ofOrder = (order: number, change: NonNullable<Parameters<typeof insertOrder>[2]>) =>
    inAlder((tx) => tx.updateTable('orders').set(change).where('id', '=', order).execute());
  const owing = (order: number, is_owed: boolean) =>
    inAlder((tx) => tx.updateTable('line_items').set({ is_owed }).where('order_id', '=', order).execute());

  const sumsOff = { sums_off: 500, sums_state: 'total_differs', sums_accepted_at: null } as const;
  const doubts = [
    {
      reason: 'sums_differ',
      begin: (order: number) => ofOrder(order, sumsOff),
      end: (order: number) => ofOrder(order, { sums_off: null, sums_state: 'adds_up' }),
    },
    {
      reason: 'sums_differ',
      begin: (order: number) => ofOrder(order, sumsOff),
      end: (order: number) =>
        world().server.ok(
          'acceptOrderSums',
          asOwner({ params: { id: order }, body: { is_accepted: true, difference: '5.00' } }),
        ),
    },
    {
      reason: 'refund_to_assign',
      begin: (order: number) => ofOrder(order, { refund_to_assign: 500 }),
      end: (order: number) => ofOrder(order, { refund_to_assign: 0 }),
    },
    {
      reason: 'customer_owes',
      begin: (order: number) => owing(order, true),
      end: (order: number) => owing(order, false),
    },
  ];

  describe("a sales rep's commission on an order in doubt", () => {
    it.each(doubts)(
      'waits for $reason, and is payable once that is settled',
      async ({ reason, begin, end }) => {
        const name = `Rep ${String(Math.random()).slice(2)}`;
        const rep = await addRep(name);
        const { order, part } = await sell(rep, 3);
        await begin(order);
        expect(await partOf(order)).toMatchObject({
          commission: '3.00',
          commission_state: 'pending',
          commission_reason: reason,
        });
        expect(await unpaid(rep)).toMatchObject({ commissions: [], amount: '0.00' });
        expect(await sums(name)).toEqual(['0.00', '0.00', '0.00']);
        expect(await refusedPay(422, rep)).toMatchObject({ code: 'nothing_to_pay' });

        await end(order);
        expect(await partOf(order)).toMatchObject({ commission_state: 'accrued', commission_reason: null });
        expect(await unpaid(rep)).toMatchObject({ commissions: [part], amount: '3.00' });
        expect(await pay(rep)).toMatchObject({ amount: '3.00' });
        await expectClean();
      },
    );

    it.each(doubts)('stays paid where it was, for $reason', async ({ begin, end }) => {
      const name = `Rep ${String(Math.random()).slice(2)}`;
      const rep = await addRep(name);
      const { order } = await sell(rep, 3);
      const payout = await pay(rep);
      await begin(order);
      expect(await partOf(order)).toMatchObject({
        commission: '3.00',
        commission_state: 'accrued',
        commission_reason: null,
        commission_paid: '3.00',
      });
      expect(await sums(name)).toEqual(['0.00', '3.00', '3.00']);

      // More than was paid is not payable now, and less is taken back.
      await inAlder((tx) =>
        tx.updateTable('line_items').set({ quantity: 5 }).where('order_id', '=', order).execute(),
      );
      await refund(order, 0);
      expect(await sums(name)).toEqual(['0.00', '3.00', '3.00']);
      await refund(order, 3);
      expect(await sums(name)).toEqual(['-1.00', '3.00', '2.00']);
      await end(order);
      expect(await sums(name)).toEqual(['-1.00', '3.00', '2.00']);
      await refund(order, 0);
      expect(await sums(name)).toEqual(['2.00', '3.00', '5.00']);

      await begin(order);
      await undo(payout.id);
      expect(await sums(name)).toEqual(['0.00', '0.00', '0.00']);
      await end(order);
      expect(await sums(name)).toEqual(['5.00', '0.00', '5.00']);
      await expectClean();
    });
  });
});
