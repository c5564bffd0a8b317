import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { repsOf } from './reps.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  const {
    asOwner,
    inAlder,
    addRep,
    sell,
    refund,
    pay,
    refusedPay,
    unpaid,
    detail,
    undo,
    partOf,
    sums,
    expectClean,
  } = repsOf(world);

  describe("a sales rep's payout", () => {
    it('pays all that is due, once, and says of what', async () => {
      const rep = await addRep('Ada');
      const [one, two] = [await sell(rep, 3), await sell(rep, 2)];
      expect(await unpaid(rep)).toEqual({
        commissions: [one.part, two.part],
        count: 2,
        amount: '5.00',
        carried_over: { commissions: [], amount: '0.00' },
      });
      const payout = await pay(rep, { note: 'March', additional_pay: '1.5', expected_amount: '6.50' });
      expect(payout).toMatchObject({
        amount: '6.50',
        additional_pay: '1.50',
        note: 'March',
        sales_rep: rep,
        sales_rep_name: 'Ada',
      });
      const { commissions, ...same } = await detail(payout.id);
      expect(same).toEqual(payout);
      expect(
        commissions.map(({ order, percent, amount }) => ({ order, percent, amount })).toSorted(byOrder),
      ).toEqual([
        { order: one.order, percent: '10', amount: '3.00' },
        { order: two.order, percent: '10', amount: '2.00' },
      ]);
      expect(await sums('Ada')).toEqual(['0.00', '6.50', '6.50']);
      expect(await partOf(one.order)).toMatchObject({ commission_paid: '3.00', paid: true });
      expect(await refusedPay(422, rep)).toMatchObject({
        code: 'nothing_to_pay',
        detail: 'Nothing is due to this sales rep.',
      });
      await expectClean();
    });

    it('is one payout however often the same request is sent', async () => {
      const { server } = world();
      const rep = await addRep('Bea');
      await sell(rep);
      const asked = {
        ...asOwner({ body: { sales_rep: rep } }),
        headers: { 'idempotency-key': `pay-bea-${rep}-once` },
      };
      const first = await server.ok('createSalesRepPayout', asked);
      expect(await server.ok('createSalesRepPayout', asked)).toEqual(first);
      const other = { ...asked, body: { sales_rep: rep, note: 'another' } };
      expect(await server.refused('createSalesRepPayout', 422, other)).toMatchObject({
        code: 'idempotency_key_reused',
      });
      expect(await sums('Bea')).toEqual(['0.00', '1.00', '1.00']);

      const rival = await addRep('Bev');
      await sell(rival);
      const answers = await Promise.all(
        Array.from({ length: 8 }, () =>
          server.ask('createSalesRepPayout', asOwner({ body: { sales_rep: rival } })),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        201, 422, 422, 422, 422, 422, 422, 422,
      ]);
      expect(await sums('Bev')).toEqual(['0.00', '1.00', '1.00']);
      await expectClean();
    });

    it('has additional pay up to the limit, and no more', async () => {
      const rep = await addRep('Cas');
      await sell(rep);
      for (const additional_pay of ['10000000000.01', '90071992547000.00', '90071992547409.91']) {
        expect(await refusedPay(422, rep, { additional_pay })).toMatchObject({
          code: 'invalid_value',
          detail: 'Additional pay cannot be more than £10,000,000,000.00.',
          errors: [{ pointer: '/additional_pay' }],
        });
      }
      for (const [additional_pay, amount] of [
        ['9999999999.99', '10000000000.99'],
        ['10000000000.00', '10000000001.00'],
      ]) {
        const payout = await pay(rep, { additional_pay });
        expect(payout).toMatchObject({ amount, additional_pay });
        await undo(payout.id);
      }
      await expectClean();
    });

    it('takes its number from the row that vendors have', async () => {
      const { server, alder, tokens } = world();
      const rep = await addRep('Cid');
      await sell(rep);
      const first = await pay(rep);
      const vendors = await server.ok('createPayout', {
        token: tokens.owner,
        body: { vendor: alder.vendors['Ash'] ?? 0, all_line_items: true },
      });
      await sell(rep);
      const second = await pay(rep);
      expect([vendors.invoice_number, second.invoice_number]).toEqual([
        first.invoice_number + 1,
        first.invoice_number + 2,
      ]);
      await expectClean();
    });

    it('is recalculated when an order is refunded before it', async () => {
      const rep = await addRep('Dot');
      const { order } = await sell(rep, 4);
      await refund(order, 1);
      expect(await refusedPay(409, rep, { expected_amount: '4.00' })).toMatchObject({
        code: 'amount_changed',
        errors: [{ pointer: '/expected_amount' }],
      });
      expect((await pay(rep, { expected_amount: '3.00' })).amount).toBe('3.00');
      await expectClean();
    });

    it('takes off what is refunded after it, and carries over what it cannot', async () => {
      const rep = await addRep('Eve');
      const { order } = await sell(rep, 4);
      await pay(rep);
      await refund(order, 3);
      expect(await partOf(order)).toMatchObject({ commission: '1.00', commission_paid: '4.00' });
      expect(await sums('Eve')).toEqual(['-3.00', '4.00', '1.00']);
      expect(await refusedPay(422, rep)).toMatchObject({ code: 'nothing_available' });

      const small = await sell(rep, 2);
      expect(await unpaid(rep)).toMatchObject({
        commissions: [small.part],
        amount: '2.00',
        carried_over: { amount: '-3.00' },
      });
      expect(await refusedPay(422, rep)).toMatchObject({ code: 'nothing_available' });

      await sell(rep, 5);
      const payout = await pay(rep, { expected_amount: '4.00' });
      const { commissions } = await detail(payout.id);
      expect(commissions.map(({ amount }) => amount).toSorted()).toEqual(['-3.00', '2.00', '5.00']);
      expect(await sums('Eve')).toEqual(['0.00', '8.00', '8.00']);
      await expectClean();

      // A carried-over refund survives the deletion of either payout.
      await undo(payout.id);
      expect(await sums('Eve')).toEqual(['4.00', '4.00', '8.00']);
      await expectClean();
    });

    it('takes it off too where the order is cancelled', async () => {
      const rep = await addRep('Flo');
      const { order } = await sell(rep, 2);
      await pay(rep);
      await inAlder((tx) =>
        tx.updateTable('orders').set({ cancelled_at: new Date() }).where('id', '=', order).execute(),
      );
      expect(await sums('Flo')).toEqual(['-2.00', '2.00', '0.00']);
    });

    it('is undone once, and pays the same again', async () => {
      const { server } = world();
      const rep = await addRep('Gil');
      const { order } = await sell(rep, 2);
      const payout = await pay(rep, { additional_pay: '3' });
      await undo(payout.id);
      expect(await sums('Gil')).toEqual(['2.00', '0.00', '2.00']);
      expect(await partOf(order)).toMatchObject({ commission_paid: '0.00', paid: false });
      const one = asOwner({ params: { id: payout.id } });
      expect(await server.refused('deleteSalesRepPayout', 409, one)).toMatchObject({
        code: 'already_deleted',
      });
      await server.refused('getSalesRepPayout', 404, one);
      const again = await pay(rep);
      expect(again.amount).toBe('2.00');
      expect(again.invoice_number).toBeGreaterThan(payout.invoice_number);
      await expectClean();
    });

    it('keeps the percentage that it was paid by', async () => {
      const { server, alder } = world();
      const rep = await addRep('Hal');
      const { part } = await sell(rep, 2);
      const payout = await pay(rep);
      const one = asOwner({ params: { id: part } });
      const change = { ...one, body: { percent: '20' } };
      expect(await server.refused('updateSalesRepCommission', 409, change)).toMatchObject({
        code: 'already_paid',
      });
      await server.refused('deleteSalesRepCommission', 409, one);
      await expect(
        server.database.asShop({ shopId: alder.id, vendorIds: null }, (tx) =>
          sql`update order_sales_rep_commissions set rate_ppm = 1 where id = ${part}`.execute(tx),
        ),
      ).rejects.toThrow(/is paid and cannot change/);
      await undo(payout.id);
      expect((await server.ok('updateSalesRepCommission', change)).commission).toBe('4.00');
      await server.ok('deleteSalesRepCommission', one);
      await expectClean();
    });

    it('refuses what it cannot pay', async () => {
      const { server } = world();
      const rep = await addRep('Ivo');
      await refusedPay(404, 999_999);
      await sell(rep);
      for (const [status, code, more] of [
        [422, 'additional_pay_negative', { additional_pay: '-1' }],
        [422, 'invalid_value', { additional_pay: '1.234' }],
        [409, 'amount_changed', { expected_amount: '9' }],
      ] as const) {
        expect(await refusedPay(status, rep, more)).toMatchObject({ code });
      }
      await refusedPay(400, rep, { vendor: 1 });
      await server.refused('getSalesRepUnpaidCommissions', 404, asOwner({ params: { id: 999_999 } }));
      expect(await sums('Ivo')).toEqual(['1.00', '0.00', '1.00']);
    });

    it('stays in its shop, and is hidden from vendors', async () => {
      const { server, tokens, alder } = world();
      const rep = await addRep('Jan');
      await sell(rep);
      const payout = await pay(rep);
      const strange = { token: tokens.stranger, params: { id: payout.id } };
      await server.refused('getSalesRepPayout', 404, strange);
      await server.refused('deleteSalesRepPayout', 404, strange);
      await server.refused('createSalesRepPayout', 404, { token: tokens.stranger, body: { sales_rep: rep } });
      expect((await server.ok('listSalesRepPayouts', { token: tokens.stranger })).count).toBe(0);
      await server.refused('listSalesRepPayouts', 403, { token: tokens.vendor });
      const seen = await server.database.asShop({ shopId: alder.id, vendorIds: [1, 2, 3] }, async (tx) => [
        ...(await tx.selectFrom('sales_rep_payouts').select('id').execute()),
        ...(await tx.selectFrom('sales_rep_payout_items').select('order_id').execute()),
        ...(await tx
          .selectFrom('ledger_entries')
          .select('sales_rep_id')
          .where('sales_rep_id', 'is not', null)
          .execute()),
      ]);
      expect(seen).toEqual([]);
    });
  });
});

function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order;
}
