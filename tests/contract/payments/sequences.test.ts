import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { standingOf } from '@consignment/domain/payout-status';
import { forDatabase } from '../../databases.ts';
import type { Fault } from './paypal-server.ts';
import { day, minute, openPayingWorld, type PayingWorld } from './world.ts';

/*
 * Whatever goes wrong in whatever order: PayPal pays a batch id at most once (I8), no line is payable while its money
 * may be there (I9), and what is earned is what is paid, in flight and due (I3).
 */

type Step =
  | { readonly do: 'pay'; readonly fault: Fault | null }
  | { readonly do: 'turn'; readonly which: number; readonly to: string }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'look'; readonly workers: number }
  | { readonly do: 'tell'; readonly which: number }
  | { readonly do: 'down'; readonly isDown: boolean };

const fault = fc.constantFrom<(Fault | null)[]>(
  null,
  { is: 'answers', status: 500, name: 'INTERNAL_ERROR' },
  { is: 'answers', status: 500, name: 'INTERNAL_ERROR', after: true },
  { is: 'answers', status: 422, name: 'INSUFFICIENT_FUNDS' },
  { is: 'answers', status: 403, name: 'AUTHORIZATION_ERROR' },
  { is: 'answers', status: 429, name: 'RATE_LIMIT_REACHED' },
  { is: 'hangs up' },
  { is: 'hangs up', after: true },
);
const words = [
  'SUCCESS',
  'PENDING',
  'UNCLAIMED',
  'RETURNED',
  'FAILED',
  'ONHOLD',
  'BLOCKED',
  'REVERSED',
  'REFUNDED',
];
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('pay' as const), fault }),
  fc.record({ do: fc.constant('turn' as const), which: fc.nat(9), to: fc.constantFrom(...words) }),
  fc.record({
    do: fc.constant('wait' as const),
    ms: fc.constantFrom(minute, 10 * minute, 7 * 60 * minute, day, 30 * day),
  }),
  fc.record({ do: fc.constant('look' as const), workers: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('tell' as const), which: fc.nat(9) }),
  fc.record({ do: fc.constant('down' as const), isDown: fc.boolean() }),
);

forDatabase('postgresql', (open) => {
  let world: PayingWorld;
  beforeAll(async () => {
    world = await openPayingWorld(await open());
    return () => world.close();
  });

  it('holds over random sequences of payouts, faults, news and waiting', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const payee = await world.addPayee();
        const creditsBefore = world.paypal.credits.length;
        world.paypal.state.isDown = false;
        const made: number[] = [];
        for (const one of steps) {
          await take(one, payee.id, made);
          await check(payee.id, creditsBefore);
        }
        world.paypal.state.isDown = false;
        await world.look();
        await check(payee.id, creditsBefore);
        // What is left under way is none of the next run's.
        await world.server.database.asSystem((tx) =>
          tx.updateTable('payout_transfers').set({ due_at: null }).execute(),
        );
      }),
      { numRuns: 25 },
    );
    await world.expectClean();
  });

  async function take(one: Step, vendor: number, made: number[]): Promise<void> {
    const known = () => (made[0] !== undefined && 'which' in one ? made[one.which % made.length] : undefined);
    const batch = `po_${known() ?? 0}_1`;
    const isThere = world.paypal.credits.some(({ senderBatchId }) => senderBatchId === batch);
    switch (one.do) {
      case 'pay': {
        if (one.fault !== null) world.paypal.order(one.fault);
        const reply = await world.server.ask('createPayout', {
          token: await world.owner(),
          body: { vendor, all_line_items: true, pay_w_paypal: true },
        });
        // A vendor who is being checked, or has nothing due, is refused; so are keys while PayPal refuses them.
        const { body } = reply as { body: { id?: number } };
        if (reply.status === 201 && body.id !== undefined) made.push(body.id);
        return;
      }
      case 'turn':
        if (isThere) world.paypal.turn(batch, one.to);
        return;
      case 'wait':
        world.later(one.ms);
        return;
      case 'look':
        await Promise.all(Array.from({ length: one.workers }, () => world.look()));
        return;
      case 'tell': {
        if (!isThere) return;
        const { headers, body: text } = world.paypal.event('AZ-live', batch);
        await world.server.ask('receivePaymentWebhook', { params: { id: world.alder.id }, headers, text });
        return;
      }
      case 'down':
        world.paypal.state.isDown = one.isDown;
    }
  }

  async function check(vendor: number, creditsBefore: number): Promise<void> {
    const credits = world.paypal.credits.slice(creditsBefore);
    expect(new Set(credits.map(({ senderBatchId }) => senderBatchId)).size).toBe(credits.length);
    const { payouts, totals, lines } = await world.server.database.asSystem(async (tx) => ({
      payouts: await tx
        .selectFrom('payouts')
        .select(['id', 'status', 'amount'])
        .where('vendor_id', '=', vendor)
        .execute(),
      totals: await tx
        .selectFrom('vendor_totals')
        .select(['due', 'paid', 'earned'])
        .where('vendor_id', '=', vendor)
        .executeTakeFirstOrThrow(),
      lines: await tx
        .selectFrom('line_items')
        .select(['payout_id', 'commission_amount'])
        .where('vendor_id', '=', vendor)
        .execute(),
    }));
    const sumOf = (standing: string) =>
      payouts
        .filter(({ status }) => standingOf(status) === standing)
        .reduce((sum, { amount }) => sum + amount, 0);
    expect(totals.earned).toBe(2800);
    expect(sumOf('settled') + sumOf('in_flight') + totals.due).toBe(totals.earned);
    // Money that may be at PayPal and was not given back is of a payout that still holds its lines.
    const inFlight = payouts.filter(({ status }) => standingOf(status) === 'in_flight');
    for (const { id } of inFlight) {
      expect(lines.filter(({ payout_id: of }) => of === id).length).toBeGreaterThan(0);
    }
    // At most one payout at a time holds the money of the same lines.
    expect(payouts.filter(({ status }) => standingOf(status) !== 'void').length).toBeLessThanOrEqual(1);
  }
});
