/** Above the shop's limit two persons pay: by every door, and for all that one person pays in a day (safety.md, promise 20). */
import type { OperationWithSecond } from '@consignment/server/http/money-operations';
import { beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { pain002 } from '../../unit/server/bank-files/statements.ts';
import { priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { programOf } from '../access/program.ts';
import { bankRunsOf, numberOfFile } from './bank-run.ts';
import { insertLine, insertOrder } from '../rows.ts';
import { addMember } from './pay-run-people.ts';
import { day, openPayingWorld, type Payee, type PayingWorld } from './world.ts';

forEachDatabase((_name, open) => {
  let world: PayingWorld;
  let payees: readonly Payee[];
  beforeEach(async () => {
    world = await openPayingWorld(await open());
    payees = [await world.addPayee(), await world.addPayee(), await world.addPayee()];
    // Each of them has 28.00 due.
    await world.server.ok('updatePayRunSettings', {
      token: await world.owner(),
      body: { second_above: '60.00' },
    });
    return () => world.close();
  });

  const payNow = (token: string, nth: number, body: object = {}) =>
    world.server.ask('createPayout', {
      token,
      body: { vendor: payees[nth]?.id ?? 0, all_line_items: true, ...body },
    });
  const payAll = (token: string) =>
    world.server.ask('createAllPayouts', { token, body: { start_date: null, end_date: null } });
  const refusal = { status: 422, body: { code: 'second_person_needed' } };

  /** Each door of the table of money, with more than the limit; a missing door does not compile. */
  const doors: Readonly<
    Record<
      OperationWithSecond<'above_limit'>,
      (token: string) => Promise<{ readonly status: number; readonly body: unknown }>
    >
  > = {
    createPayout: (token) => payNow(token, 0, { additional_pay: '40.00' }),
    createAllPayouts: payAll,
    approvePayRun: async (token) => {
      const run = await world.server.ok('createPayRun', { token, body: { method: 'by_hand' } });
      const asked = { token, params: { id: run.id }, body: { expected_amount: run.amount } };
      await world.server.ok('approvePayRun', asked);
      return world.server.ask('approvePayRun', asked);
    },
    payRunAgain: async (token) => {
      const bank = bankRunsOf(world);
      await bank.setUp();
      await bank.addPayees(3);
      const { id, amount } = await world.server.ok('createPayRun', { token, body: { method: 'bank' } });
      const asked = { params: { id }, body: { expected_amount: amount } };
      await world.server.ok('approvePayRun', { token, ...asked });
      const run = await world.server.ok('approvePayRun', {
        token: await addMember(world, 'payer'),
        ...asked,
      });
      await bank.exported(id);
      await world.server.ok('confirmBankFile', await bank.ofRun(id, {}));
      const text = pain002('pain.002.001.10', { file: numberOfFile(run), status: 'RJCT' });
      await world.server.ok('uploadBankAnswer', await bank.ofRun(id, { text }));
      return world.server.ask('payRunAgain', { token, ...asked });
    },
    createSalesRepPayout: async (token) => {
      const body = { first_name: 'Imogen', last_name: 'Vale' };
      const owner = await world.owner();
      const { id } = await world.server.ok('createSalesRep', { token: owner, body });
      const order = await world.server.database.asSystem(async (tx) => {
        const made = await insertOrder(tx, world.alder.id, { currency: 'GBP' });
        await insertLine(tx, world.alder.id, made, { price: 70_00 });
        await priceLines(tx, world.alder.id, { orders: [made] });
        return made;
      });
      await world.server.ok('createOrderSalesRepCommission', {
        token: owner,
        params: { id: order },
        body: { sales_rep: id, percent: '100' },
      });
      return world.server.ask('createSalesRepPayout', { token, body: { sales_rep: id } });
    },
  };

  it.each(Object.entries(doors))('%s refuses one person above the limit', async (_id, pays) => {
    const reply = await pays(await addMember(world, 'payer'));
    expect(reply.body).toMatchObject({ code: 'second_person_needed' });
    expect([409, 422]).toContain(reply.status);
  });

  it('a sum cut into parts within a day counts as one, whichever door it goes through', async () => {
    const payer = await addMember(world, 'payer');
    expect(await payAll(payer)).toMatchObject(refusal);
    expect((await payNow(payer, 0)).status).toBe(201);
    expect((await payNow(payer, 1)).status).toBe(201);
    const third = await payNow(payer, 2);
    expect(third).toMatchObject(refusal);
    expect(third.body).toMatchObject({
      detail:
        'Paying more than £60.00 in a day requires a second person. £56.00 has already been paid today. Create a pay run, and ask someone else to approve it with you.',
    });
    const body = { method: 'by_hand' as const };
    expect(await world.server.ok('createPayRun', { token: payer, body })).toMatchObject({
      needs_second: true,
    });

    // The limit holds for each person and each day.
    const other = await addMember(world, 'payer');
    expect((await payNow(other, 2, { additional_pay: '40.00' })).status).toBe(422);
    world.later(day);
    const tomorrow = await addMember(world, 'payer');
    expect((await payNow(tomorrow, 2)).status).toBe(201);
    await world.expectClean();
  });

  it('two payments of one person at once do not pass the limit together', async () => {
    const payer = await addMember(world, 'payer');
    const replies = await Promise.all([0, 1, 2].map((nth) => payNow(payer, nth)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 422]);
    await world.expectClean();
  });

  it('a pay run that two persons approved is no part of either’s day', async () => {
    const [one, two] = [await addMember(world, 'payer'), await addMember(world, 'payer')];
    const run = await world.server.ok('createPayRun', { token: one, body: { method: 'by_hand' } });
    const asked = { params: { id: run.id }, body: { expected_amount: run.amount } };
    expect(run.needs_second).toBe(true);
    expect(await world.server.ok('approvePayRun', { token: one, ...asked })).toMatchObject({
      state: 'draft',
    });
    expect(await world.server.ok('approvePayRun', { token: two, ...asked })).toMatchObject({
      state: 'approved',
    });
    const { id } = await world.addPayee();
    const reply = await world.server.ask('createPayout', {
      token: two,
      body: { vendor: id, all_line_items: true },
    });
    expect(reply.status).toBe(201);
  });

  describe('a program', () => {
    it('is no person: all that programs pay in a day stays within the limit', async () => {
      const { secret } = await programOf(world.server, { token: await world.owner() }, { name: 'Payouts' });
      expect((await payNow(secret, 0)).status).toBe(201);
      expect((await payNow(secret, 1)).status).toBe(201);
      const other = await programOf(world.server, { token: await world.owner() }, { name: 'Another' });
      expect(await payNow(other.secret, 2)).toMatchObject(refusal);
      expect(await payAll(other.secret)).toMatchObject(refusal);
    });
  });
});
