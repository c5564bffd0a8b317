import fc from 'fast-check';
import type { DiscountShare } from '@consignment/domain/commission/commission-amount';
import { payoutMethods, type PayoutMethod } from '@consignment/domain/payouts/payout-method';
import type { Fault } from '../payments/paypal-server.ts';

/*
 * Steps of a shop, its platform, PayPal and time, in any order. Numbers refer to existing things: the nth of the
 * vendors, lines, orders or payouts, modulo their number. Money in minor units, rates in ppm.
 */

export type Step =
  | { readonly do: 'sell'; readonly lines: readonly Sold[]; readonly isPaid: boolean }
  | { readonly do: 'edit'; readonly line: number; readonly to: Pick<Sold, 'price' | 'quantity' | 'off'> }
  | { readonly do: 'be paid for'; readonly order: number }
  | { readonly do: 'cancel'; readonly order: number }
  | { readonly do: 'refund'; readonly line: number; readonly units: number }
  | { readonly do: 'override'; readonly line: number; readonly by: Override }
  | { readonly do: 'set vendor'; readonly line: number; readonly vendor: number | null }
  | { readonly do: 'global rate'; readonly ppm: number | null }
  | { readonly do: 'vendor rate'; readonly vendor: number; readonly ppm: number | null }
  | { readonly do: 'type rate'; readonly type: number; readonly ppm: number | null }
  | { readonly do: 'custom item'; readonly vendor: number; readonly amount: number }
  | {
      readonly do: 'pay';
      readonly vendor: number;
      readonly lines: 'all' | { readonly among: 'payable' | 'any'; readonly picks: readonly number[] };
      readonly additionalPay: number;
      readonly byPaypal: boolean;
      readonly isEarly: boolean;
      readonly isSentTwice: boolean;
    }
  | { readonly do: 'pay all'; readonly byPaypal: boolean; readonly isEarly: boolean }
  | { readonly do: 'delete payout'; readonly payout: number }
  | { readonly do: 'paypal goes wrong'; readonly fault: Fault }
  | { readonly do: 'paypal is down'; readonly isDown: boolean }
  | { readonly do: 'paypal turns'; readonly batch: number; readonly to: string; readonly isNotified: boolean }
  | { readonly do: 'look'; readonly after: number; readonly workers: number }
  | { readonly do: 'recalculate'; readonly vendor: number | null }
  | { readonly do: 'state'; readonly vendor: number; readonly daysAgo: number }
  | { readonly do: 'withdraw'; readonly vendor: number }
  | { readonly do: 'ask'; readonly line: number }
  | { readonly do: 'end question'; readonly question: number; readonly as: 'settled' | 'closed' }
  | { readonly do: 'shop hold'; readonly days: number; readonly minimum: number }
  | {
      readonly do: 'vendor hold';
      readonly vendor: number;
      readonly days: number | null;
      readonly minimum: number | null;
    }
  | { readonly do: 'draft run'; readonly method: PayoutMethod | null }
  | {
      readonly do: 'change run';
      readonly run: number;
      readonly vendor: number;
      readonly isIncluded: boolean;
      readonly method: PayoutMethod | null;
    }
  | { readonly do: 'add to run'; readonly run: number; readonly vendor: number }
  | {
      readonly do: 'approve run';
      readonly run: number;
      /** The expected amount is this much off. */
      readonly off: number;
      readonly how: 'once' | 'by two at once' | 'twice with one key';
    }
  | { readonly do: 'cancel run'; readonly run: number; readonly isFileWithdrawn: boolean }
  | { readonly do: 'export file'; readonly run: number }
  | { readonly do: 'pay run again'; readonly run: number }
  | { readonly do: 'give run'; readonly run: number; readonly isPaid: boolean }
  | { readonly do: 'send run'; readonly run: number; readonly off: number }
  | { readonly do: 'bank says'; readonly payout: number; readonly word: 'paid' | 'failed' | 'returned' }
  | { readonly do: 'cancel payout'; readonly payout: number }
  | { readonly do: 'fee'; readonly vendor: number; readonly amount: number; readonly waits: boolean }
  | { readonly do: 'waive fee'; readonly fee: number }
  | { readonly do: 'restart' };

/** `off` is the discount in per cent of the price. */
export type Sold = {
  readonly vendor: number;
  readonly type: number;
  readonly price: number;
  readonly quantity: number;
  readonly off: number;
};

export type Override =
  | null
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'percent'; readonly ppm: number };

export type Story = { readonly discountShare: DiscountShare; readonly steps: readonly Step[] };

const minute = 60_000;
const day = 24 * 60 * minute;

const nth = fc.nat({ max: 30 });
const price = fc.oneof(fc.constantFrom(0, 1, 333, 1999), fc.nat({ max: 9000 }));
const quantity = fc.integer({ min: 1, max: 4 });
const off = fc.constantFrom(0, 0, 0, 10, 33, 50, 100);
const ppm = fc.oneof(fc.constantFrom(0, 1, 333_333, 500_000, 1_000_000), fc.nat({ max: 1_000_000 }));
const rate = fc.option(ppm, { nil: null, freq: 6 });
const sold = fc.record({ vendor: nth, type: nth, price, quantity, off });

const fault = fc.constantFrom<Fault[]>(
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
  'ONHOLD',
  'FAILED',
  'BLOCKED',
  'RETURNED',
  'REVERSED',
  'REFUNDED',
];

const method = fc.constantFrom(...payoutMethods);
const minimum = fc.constantFrom(0, 0, 0, 1500);

const picked = fc.record({
  among: fc.constantFrom('payable' as const, 'payable' as const, 'payable' as const, 'any' as const),
  picks: fc.array(nth, { minLength: 1, maxLength: 4 }),
});

function step<Do extends Step['do']>(
  weight: number,
  what: Do,
  parts: {
    [Key in Exclude<keyof Extract<Step, { do: Do }>, 'do'>]: fc.Arbitrary<Extract<Step, { do: Do }>[Key]>;
  },
): { weight: number; arbitrary: fc.Arbitrary<Step> } {
  // The parts belong to this step, which the record type cannot express.
  const arbitrary = fc.record({ do: fc.constant(what), ...parts }) as unknown as fc.Arbitrary<Step>;
  return { weight, arbitrary };
}

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  step(36, 'sell', {
    lines: fc.array(sold, { minLength: 1, maxLength: 3, size: 'max' }),
    isPaid: fc.constantFrom(true, true, true, false),
  }),
  step(8, 'edit', { line: nth, to: fc.record({ price, quantity, off }) }),
  step(4, 'be paid for', { order: nth }),
  step(4, 'cancel', { order: nth }),
  step(20, 'refund', { line: nth, units: fc.integer({ min: 1, max: 3 }) }),
  step(12, 'override', {
    line: nth,
    by: fc.oneof(
      fc.constant(null),
      fc.record({ kind: fc.constant('amount' as const), amount: fc.nat({ max: 5000 }) }),
      fc.record({ kind: fc.constant('percent' as const), ppm }),
    ),
  }),
  step(8, 'set vendor', { line: nth, vendor: fc.option(nth, { nil: null }) }),
  step(8, 'global rate', { ppm: rate }),
  step(8, 'vendor rate', { vendor: nth, ppm: rate }),
  step(8, 'type rate', { type: nth, ppm: rate }),
  step(8, 'custom item', {
    vendor: nth,
    amount: fc.integer({ min: -2000, max: 2000 }).filter((n) => n !== 0),
  }),
  step(36, 'pay', {
    vendor: nth,
    lines: fc.oneof(fc.constant('all' as const), picked),
    additionalPay: fc.constantFrom(0, 0, 1, 250),
    byPaypal: fc.boolean(),
    isEarly: fc.constantFrom(false, false, true),
    isSentTwice: fc.constantFrom(false, false, false, true),
  }),
  step(8, 'pay all', { byPaypal: fc.boolean(), isEarly: fc.constantFrom(false, false, true) }),
  step(12, 'delete payout', { payout: nth }),
  step(8, 'paypal goes wrong', { fault }),
  step(4, 'paypal is down', { isDown: fc.boolean() }),
  step(12, 'paypal turns', { batch: nth, to: fc.constantFrom(...words), isNotified: fc.boolean() }),
  step(20, 'look', {
    after: fc.constantFrom(0, minute, 10 * minute, 7 * 60 * minute, day, 30 * day),
    workers: fc.integer({ min: 1, max: 3 }),
  }),
  step(8, 'recalculate', { vendor: fc.option(nth, { nil: null }) }),
  step(16, 'state', { vendor: nth, daysAgo: fc.integer({ min: 1, max: 3 }) }),
  step(4, 'withdraw', { vendor: nth }),
  step(12, 'ask', { line: nth }),
  step(8, 'end question', { question: nth, as: fc.constantFrom('settled', 'closed') }),
  step(4, 'shop hold', { days: fc.constantFrom(0, 0, 0, 7, 30), minimum }),
  step(4, 'vendor hold', {
    vendor: nth,
    days: fc.constantFrom(null, 0, 14),
    minimum: fc.constantFrom(null, 0, 2500),
  }),
  step(16, 'draft run', { method: fc.option(method, { nil: null }) }),
  step(8, 'change run', {
    run: nth,
    vendor: nth,
    isIncluded: fc.constantFrom(true, true, false),
    method: fc.option(method, { nil: null }),
  }),
  step(4, 'add to run', { run: nth, vendor: nth }),
  step(24, 'approve run', {
    run: nth,
    off: fc.constantFrom(0, 0, 0, 0, 1),
    how: fc.constantFrom('once', 'by two at once', 'twice with one key'),
  }),
  step(4, 'cancel run', { run: nth, isFileWithdrawn: fc.boolean() }),
  step(16, 'export file', { run: nth }),
  step(16, 'pay run again', { run: nth }),
  step(12, 'give run', { run: nth, isPaid: fc.constantFrom(false, false, true) }),
  step(8, 'send run', { run: nth, off: fc.constantFrom(0, 0, 0, 1) }),
  step(16, 'bank says', { payout: nth, word: fc.constantFrom('paid', 'failed', 'returned') }),
  step(4, 'cancel payout', { payout: nth }),
  step(8, 'fee', { vendor: nth, amount: fc.integer({ min: 1, max: 3000 }), waits: fc.boolean() }),
  step(4, 'waive fee', { fee: nth }),
  step(1, 'restart', {}),
);

/** A sequence of `length` steps; shrinking leaves out single steps. */
export function storyOf(length: number): fc.Arbitrary<Story> {
  const steps = fc.array(fc.option(anyStep, { nil: null, freq: 10_000 }), {
    minLength: length,
    maxLength: length,
    size: 'max',
  });
  return fc.record({
    discountShare: fc.constantFrom('vendor' as const, 'store' as const, 'equal' as const),
    steps: steps.map((some) => some.filter((one) => one !== null)),
  });
}
