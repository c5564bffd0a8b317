import { beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { payoutMethods, type PayoutMethod } from '@consignment/domain/payouts/payout-method';
import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import type { By } from '../../../packages/server/src/common/by.ts';
import type { Tx } from '../../../packages/server/src/database/database.ts';
import { bookPayout } from '../../../packages/server/src/ledger/create-payout.ts';
import { settleAtBank } from '../../../packages/server/src/payments/by-bank.ts';
import { createMethods, type Methods } from '../../../packages/server/src/payments/methods.ts';
import { createPaypal } from '../../../packages/server/src/payments/paypal/client.ts';
import { vendorsWithBankDetails } from '../../../packages/server/src/queries/payouts/bank-payees.ts';
import { shopOf } from '../../../packages/server/src/queries/shops/shops.ts';
import { forEachDatabase } from '../../databases.ts';
import { secretsKey } from '../server.ts';
import { day, openPayingWorld, sandboxKeys, type Payee, type PayingWorld } from './world.ts';

/*
 * The contract that every method of paying vendors keeps: a payout is paid once, its lines are freed once, and nothing of
 * it is lost when the process ends. A new method has a row in `rows`, and passes all of it.
 */

type End = 'paid' | 'failed' | 'returned';

/** How a method is brought to its end, for the suite. */
type Row = {
  /** The status of a new payout. */
  readonly first: PayoutStatus;
  /** Whether a new payout may be deleted. */
  readonly isDeletable: boolean;
  /** Takes from the vendor what the method needs of it, with the code of the refusal that follows; null for nothing. */
  readonly without: { readonly code: string; take(world: PayingWorld, vendor: number): Promise<void> } | null;
  /** Ends a payment as its provider would, as often as it is called; null where it is paid from the beginning. */
  readonly end: ((world: PayingWorld, methods: Methods, payoutId: number, end: End) => Promise<void>) | null;
};

const by: By = { kind: 'command', name: 'a test' };
const publicUrl = 'https://shop.example';

const rows: Record<PayoutMethod, Row> = {
  paypal: {
    first: 'sending',
    isDeletable: false,
    without: {
      code: 'no_paypal_email',
      take: async ({ server }, vendor) => {
        await server.database.asSystem((tx) =>
          tx.updateTable('vendors').set({ paypal_email: '' }).where('id', '=', vendor).execute(),
        );
      },
    },
    async end(world, _methods, payoutId, end) {
      await world.look();
      const item = { paid: 'SUCCESS', failed: 'FAILED', returned: 'RETURNED' }[end];
      world.paypal.turn(`po_${payoutId}_1`, item);
      // A paid one is looked at again after a day, and after a week.
      world.later(8 * day);
      await world.look();
    },
  },
  bank: {
    first: 'ready',
    isDeletable: false,
    without: {
      code: 'no_bank_details',
      take: async ({ server }, vendor) => {
        await server.database.asSystem((tx) =>
          tx.deleteFrom('vendor_bank_details').where('vendor_id', '=', vendor).execute(),
        );
      },
    },
    async end({ server, alder }, _methods, payoutId, outcome) {
      await server.database.asShop({ shopId: alder.id, vendorIds: null }, (tx) =>
        settleAtBank(tx, {
          shopId: alder.id,
          outcomes: [{ payoutId, outcome }],
          publicUrl,
          by,
          now: server.now,
        }),
      );
    },
  },
  by_hand: { first: 'recorded', isDeletable: true, without: null, end: null },
};

forEachDatabase((_name, open) => {
  let world: PayingWorld;
  let methods: Methods;
  let payee: Payee;
  beforeAll(async () => {
    world = await openPayingWorld(await open());
    methods = createMethods({
      database: world.server.database,
      paypal: createPaypal(
        { live: world.paypal.url, sandbox: world.sandbox.url },
        () => world.server.now,
        2000,
      ),
      secrets: sealerOf(secretsKey),
      publicUrl: () => publicUrl,
      clock: () => world.server.now,
      startDelivery: () => undefined,
      wakeJobs: () => undefined,
      payees: vendorsWithBankDetails,
    });
    return () => world.close();
  });
  beforeEach(async () => {
    payee = await world.addPayee();
    world.paypal.calm();
    Object.assign(world.paypal.state, { next: { status: 'PENDING', error: '' } });
    await world.server.database.asSystem((tx) =>
      tx
        .insertInto('vendor_bank_details')
        .values({
          shop_id: world.alder.id,
          vendor_id: payee.id,
          sealed: Buffer.from('details'),
          former_sealed: null,
          changed_at: new Date(0),
          held_until: new Date(0),
          stop_link: null,
          stopped_at: null,
        })
        .execute(),
    );
  });
  afterEach(async () => {
    await world.expectClean();
    expect(world.server.failures).toEqual([]);
    await world.server.database.asSystem((tx) =>
      tx.updateTable('payout_transfers').set({ due_at: null }).execute(),
    );
  });

  const inShop = <T>(work: (tx: Tx) => Promise<T>) =>
    world.server.database.asShop({ shopId: world.alder.id, vendorIds: null }, work);
  const due = async () => {
    const { commission_due } = await world.server.ok('getVendorCommissionTotals', {
      token: await world.owner(),
      params: { id: payee.id },
    });
    return commission_due;
  };
  const asked = async (method: PayoutMethod) => ({
    token: await world.owner(),
    body: { vendor: payee.id, all_line_items: true, method },
  });
  const pay = async (method: PayoutMethod) => (await world.server.ok('createPayout', await asked(method))).id;
  const payouts = () =>
    world.server.database.asSystem((tx) =>
      tx.selectFrom('payouts').select(['id', 'status', 'method']).where('vendor_id', '=', payee.id).execute(),
    );
  const mails = () =>
    world.server.database.asSystem((tx) =>
      tx.selectFrom('mails').select('kind').where('vendor_id', '=', payee.id).orderBy('id').execute(),
    );
  /** Each line of the payee by how many counting payouts hold it, and by how many ledger reversals its payouts have. */
  const reversals = (payoutId: number) =>
    world.server.database.asSystem(async (tx) => {
      const made = await tx
        .selectFrom('ledger_transactions')
        .select('kind')
        .where('payout_id', '=', payoutId)
        .execute();
      return {
        reversed: made.filter(({ kind }) => kind === 'reversal').length,
        booked: made.filter(({ kind }) => kind !== 'reversal').length,
      };
    });
  /** Makes the payout as an operation does, and nothing after its commit; `isKilled` ends it before. */
  const payInside = (method: PayoutMethod, isKilled: boolean) =>
    inShop(async (tx) => {
      const paying = methods[method];
      const { now } = world.server;
      const verdict = await bookPayout(tx, {
        shopId: world.alder.id,
        vendorId: payee.id,
        lines: 'all',
        additionalPay: 0,
        expectedAmount: null,
        note: '',
        setup: await paying.setup(tx, await shopOf(tx, world.alder.id), 'hold'),
        createdBy: null,
        now,
      });
      if (verdict.is === 'refused') throw new Error(verdict.detail);
      const { id } = verdict.payout;
      await paying.made(tx, { shopId: world.alder.id, payoutIds: [id], publicUrl, now });
      if (isKilled) throw new Error('killed');
      return id;
    });

  it('has a row for every method', () => {
    expect(Object.keys(methods).toSorted()).toEqual([...payoutMethods].toSorted());
    for (const method of payoutMethods) expect(methods[method].method).toBe(method);
  });

  describe.each(payoutMethods)('%s', (method) => {
    const { first, isDeletable, without, end } = rows[method];

    it('claims the lines at once, and says how it is paid', async () => {
      const id = await pay(method);
      expect(await due()).toBe('0.00');
      expect(
        await world.server.ok('getPayout', { token: await world.owner(), params: { id } }),
      ).toMatchObject({
        status: first,
        method,
        amount: '28.00',
        is_test: false,
        fee: null,
        fee_borne_by: 'shop',
      });
    });

    it('pays once under two asks at the same time', async () => {
      const ask = await asked(method);
      const replies = await Promise.all([1, 2].map(() => world.server.ask('createPayout', ask)));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422]);
      expect(await payouts()).toHaveLength(1);
      expect(await due()).toBe('0.00');
    });

    it('passes over a vendor who lacks what it needs, with the reason', async () => {
      if (without === null) return;
      await without.take(world, payee.id);
      const { code, errors } = await world.server.refused('createPayout', 422, await asked(method));
      expect({ code, pointer: errors[0]?.pointer }).toEqual({ code: without.code, pointer: '/method' });
      const plan = await world.server.ok('previewAllPayouts', {
        token: await world.owner(),
        query: { method },
      });
      expect(plan.skipped.find(({ vendor }) => vendor === payee.id)?.code).toBe(without.code);
      expect(await payouts()).toEqual([]);
      expect(await due()).toBe('28.00');
    });

    it('has paid nothing where the process ends before the commit', async () => {
      await expect(payInside(method, true)).rejects.toThrow('killed');
      expect(await payouts()).toEqual([]);
      expect(await mails()).toEqual([]);
      expect(await due()).toBe('28.00');
      const id = await payInside(method, false);
      expect((await payouts()).map((payout) => payout.id)).toEqual([id]);
    });

    it('is finished by another process where the first ends right after the commit', async () => {
      const id = await payInside(method, false);
      await world.restart();
      await end?.(world, methods, id, 'paid');
      expect(await world.statusOf(id)).toBe(end === null ? first : 'paid');
      expect(await mails()).toEqual([{ kind: 'payout' }]);
      expect(world.paypal.credits.filter(({ senderBatchId }) => senderBatchId === `po_${id}_1`)).toHaveLength(
        method === 'paypal' ? 1 : 0,
      );
      expect(await due()).toBe('0.00');
    });

    it.each(['failed', 'returned'] as const)('that is %s frees its lines once', async (outcome) => {
      if (end === null) return;
      const id = await pay(method);
      await end(world, methods, id, outcome);
      expect(await world.statusOf(id)).toBe(outcome);
      expect(await due()).toBe('28.00');
      const again = await pay(method);
      await end(world, methods, id, outcome);
      await end(world, methods, id, 'paid');
      expect(await world.statusOf(id)).toBe(outcome);
      expect(await due()).toBe('0.00');
      expect(await world.statusOf(again)).toBe(method === 'paypal' ? 'sent' : first);
      const { reversed, booked } = await reversals(id);
      expect(reversed).toBe(booked);
    });

    it('that is returned after it was paid frees its lines once, and its vendor is notified', async () => {
      if (end === null) return;
      const id = await pay(method);
      await end(world, methods, id, 'paid');
      await end(world, methods, id, 'returned');
      expect(await world.statusOf(id)).toBe('returned');
      expect(await due()).toBe('28.00');
      expect(await mails()).toEqual([{ kind: 'payout' }, { kind: 'payout_back' }]);
      await end(world, methods, id, 'returned');
      const { reversed, booked } = await reversals(id);
      expect(reversed).toBe(booked);
      expect(await mails()).toHaveLength(2);
    });

    it('is deleted only where its money cannot be out', async () => {
      const id = await pay(method);
      const ask = { token: await world.owner(), params: { id } };
      if (isDeletable) {
        await world.server.ok('deletePayout', ask);
        expect(await due()).toBe('28.00');
        expect((await world.server.refused('deletePayout', 409, ask)).code).toBe('already_deleted');
        return;
      }
      expect((await world.server.refused('deletePayout', 409, ask)).code).toBe('money_sent');
      for (const outcome of ['paid', 'returned'] as const) {
        await end?.(world, methods, id, outcome);
        const token = await world.owner();
        expect((await world.server.refused('deletePayout', 409, { ...ask, token })).code).toBe('money_sent');
      }
    });

    it('is canceled by its own rules, and settled by a person only where its method says nothing', async () => {
      const id = await pay(method);
      await end?.(world, methods, id, 'paid');
      const ask = { token: await world.owner(), params: { id } };
      expect((await world.server.refused('cancelPayout', 409, ask)).code).toBe('not_cancellable');
      const settle = { ...ask, body: { outcome: 'not_paid' } };
      expect((await world.server.refused('settlePayout', 409, settle)).code).toBe('not_in_question');
      expect(await due()).toBe('0.00');
    });
  });

  it('takes a payout for the bank back while it is ready, and no longer', async () => {
    const id = await pay('bank');
    const ask = { token: await world.owner(), params: { id } };
    expect(await world.server.ok('cancelPayout', ask)).toMatchObject({ status: 'failed' });
    expect(await due()).toBe('28.00');
    expect((await world.server.refused('cancelPayout', 409, ask)).code).toBe('not_cancellable');
    expect(await mails()).toEqual([]);
  });

  it('lets a person say what became of a payout by the bank', async () => {
    for (const [outcome, status, left] of [
      ['not_paid', 'failed', '28.00'],
      ['paid', 'paid', '0.00'],
    ] as const) {
      const id = await pay('bank');
      const ask = { token: await world.owner(), params: { id }, body: { outcome } };
      expect(await world.server.ok('settlePayout', ask)).toMatchObject({ status });
      expect(await due()).toBe(left);
      expect((await world.server.refused('settlePayout', 409, ask)).code).toBe('not_in_question');
    }
  });

  it('settles many payouts by the bank in as many statements as one', async () => {
    const paid: { payoutId: number; outcome: 'paid' | 'failed' | 'returned' }[] = [];
    for (const outcome of ['paid', 'failed', 'returned', 'paid', 'failed', 'returned'] as const) {
      payee = await world.addPayee();
      await world.server.database.asSystem((tx) =>
        tx
          .insertInto('vendor_bank_details')
          .values({
            shop_id: world.alder.id,
            vendor_id: payee.id,
            sealed: Buffer.from('details'),
            former_sealed: null,
            changed_at: new Date(0),
            held_until: new Date(0),
            stop_link: null,
            stopped_at: null,
          })
          .execute(),
      );
      paid.push({ payoutId: await pay('bank'), outcome });
    }
    const settle = (outcomes: typeof paid) =>
      inShop((tx) =>
        settleAtBank(tx, { shopId: world.alder.id, outcomes, publicUrl, by, now: world.server.now }),
      );
    // A report that names a payout twice, or that comes twice, counts once.
    expect(await settle([...paid, ...paid])).toHaveLength(6);
    expect(await settle(paid)).toEqual([]);
    for (const { payoutId, outcome } of paid) expect(await world.statusOf(payoutId)).toBe(outcome);
  });

  it('in test mode moves nothing, whatever the method is', async () => {
    await world.server.ok('updatePaymentSettings', {
      token: await world.owner(),
      params: { id: world.alder.id },
      body: { ...sandboxKeys, live_mode: false },
    });
    try {
      const id = await pay('paypal');
      expect(await due()).toBe('28.00');
      expect(await reversals(id)).toEqual({ reversed: 0, booked: 0 });
      // The bank and the shop’s own hand have no test mode: what they pay is real.
      await pay('bank');
      expect(await due()).toBe('0.00');
    } finally {
      await world.server.ok('updatePaymentSettings', {
        token: await world.owner(),
        params: { id: world.alder.id },
        body: { live_mode: true },
      });
    }
  });

  it('asks for one method, by its name or by pay_w_paypal', async () => {
    const ask = await asked('bank');
    const differing = { ...ask, body: { ...ask.body, pay_w_paypal: true } };
    expect(await world.server.refused('createPayout', 422, differing)).toMatchObject({
      code: 'invalid_value',
      errors: [{ pointer: '/method' }],
    });
    const both = { ...ask, body: { ...ask.body, method: 'by_hand', pay_w_paypal: false } };
    expect(await world.server.ok('createPayout', both)).toMatchObject({ method: 'by_hand' });
  });
});
