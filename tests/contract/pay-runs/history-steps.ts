import fc from 'fast-check';
import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { payoutMethods } from '@consignment/domain/payouts/payout-method';
import type { Fault } from '../payments/paypal-server.ts';
import type { Fate } from './process.ts';

/*
 * Steps of the life of a shop that pays by pay runs, in any order. Numbers refer to existing things: the nth of the vendors,
 * lines, runs or payouts, modulo their number. Money in minor units.
 */

export type Step =
  | {
      readonly do: 'sell';
      readonly vendor: number;
      readonly price: number;
      readonly units: number;
      readonly daysAgo: number;
    }
  | { readonly do: 'refund'; readonly line: number; readonly units: number }
  | { readonly do: 'custom item'; readonly vendor: number; readonly amount: number }
  | { readonly do: 'shop rules'; readonly holdDays: number; readonly minimum: number }
  | {
      readonly do: 'vendor rules';
      readonly vendor: number;
      readonly holdDays: number | null;
      readonly minimum: number | null;
    }
  | { readonly do: 'two persons'; readonly above: number | null }
  | { readonly do: 'pay early'; readonly vendor: number; readonly method: PayoutMethod }
  | { readonly do: 'draft'; readonly method: PayoutMethod | null }
  | { readonly do: 'refresh'; readonly run: number }
  | {
      readonly do: 'change vendor';
      readonly run: number;
      readonly vendor: number;
      readonly isIncluded: boolean;
      readonly method: PayoutMethod | null;
    }
  | { readonly do: 'add vendor'; readonly run: number; readonly vendor: number }
  | {
      readonly do: 'approve';
      readonly run: number;
      /** How many approve at the same moment. */
      readonly persons: 1 | 2;
      /** The expected amount is this much off. */
      readonly off: number;
      readonly isKeyed: boolean;
    }
  | { readonly do: 'cancel run'; readonly run: number; readonly isFileWithdrawn: boolean }
  | { readonly do: 'export'; readonly run: number }
  | { readonly do: 'pay again'; readonly run: number; readonly isSentTwice: boolean }
  | { readonly do: 'give'; readonly run: number; readonly isPaid: boolean }
  | {
      readonly do: 'bank';
      readonly payout: number;
      readonly does: 'pays' | 'rejects' | 'returns';
      /** The owner uploads what the bank says so often. */
      readonly times: number;
    }
  | { readonly do: 'delete payout'; readonly payout: number }
  | { readonly do: 'cancel payout'; readonly payout: number }
  | { readonly do: 'paypal goes wrong'; readonly fault: Fault }
  | { readonly do: 'paypal turns'; readonly payout: number; readonly to: string }
  | { readonly do: 'look'; readonly after: number; readonly workers: number };

export type StepOf<Do extends Step['do']> = Extract<Step, { do: Do }>;

/** A step whose process may be killed, with or without another one that does it again. */
export type MortalStep = {
  readonly step: Step;
  readonly fate: Fate | null;
  readonly isDoneAgain: boolean;
};

const minute = 60_000;
const day = 24 * 60 * minute;

const nth = fc.nat({ max: 30 });
const method = fc.constantFrom(...payoutMethods);
const price = fc.oneof(fc.constantFrom(1, 333, 1999), fc.integer({ min: 1, max: 6000 }));
const minimum = fc.constantFrom(0, 0, 0, 1500);

const fault = fc.constantFrom<Fault[]>(
  { is: 'answers', status: 500, name: 'INTERNAL_ERROR' },
  { is: 'answers', status: 500, name: 'INTERNAL_ERROR', after: true },
  { is: 'answers', status: 422, name: 'INSUFFICIENT_FUNDS' },
  { is: 'answers', status: 429, name: 'RATE_LIMIT_REACHED' },
  { is: 'hangs up' },
  { is: 'hangs up', after: true },
);

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

const sell = step(4, 'sell', {
  vendor: nth,
  price,
  units: fc.integer({ min: 1, max: 3 }),
  daysAgo: fc.constantFrom(0, 2, 5, 40),
});
const rules = [
  step(1, 'shop rules', { holdDays: fc.constantFrom(0, 0, 3, 14), minimum }),
  step(1, 'vendor rules', {
    vendor: nth,
    holdDays: fc.constantFrom(null, 0, 7),
    minimum: fc.constantFrom(null, 0, 2500),
  }),
  step(1, 'two persons', { above: fc.constantFrom(null, null, 0, 3000) }),
];
const draft = step(4, 'draft', { method: fc.option(method, { nil: null }) });
const changes = [
  step(1, 'refresh', { run: nth }),
  step(2, 'change vendor', {
    run: nth,
    vendor: nth,
    isIncluded: fc.constantFrom(true, true, false),
    method: fc.option(method, { nil: null }),
  }),
  step(1, 'add vendor', { run: nth, vendor: nth }),
];
const approve = step(5, 'approve', {
  run: nth,
  persons: fc.constantFrom(1, 2),
  off: fc.constantFrom(0, 0, 0, 0, 0, 1),
  isKeyed: fc.boolean(),
});
const others = [
  step(4, 'refund', { line: nth, units: fc.integer({ min: 1, max: 3 }) }),
  step(1, 'custom item', {
    vendor: nth,
    amount: fc.integer({ min: -1500, max: 1500 }).filter((n) => n !== 0),
  }),
  step(1, 'pay early', { vendor: nth, method }),
  step(4, 'cancel run', { run: nth, isFileWithdrawn: fc.boolean() }),
  step(8, 'export', { run: nth }),
  step(7, 'pay again', { run: nth, isSentTwice: fc.boolean() }),
  step(6, 'give', { run: nth, isPaid: fc.constantFrom(false, false, false, true) }),
  step(10, 'bank', {
    payout: nth,
    does: fc.constantFrom('pays', 'rejects', 'returns'),
    times: fc.integer({ min: 1, max: 2 }),
  }),
  step(6, 'delete payout', { payout: nth }),
  step(1, 'cancel payout', { payout: nth }),
  step(1, 'paypal goes wrong', { fault }),
  step(4, 'paypal turns', {
    payout: nth,
    to: fc.constantFrom('SUCCESS', 'UNCLAIMED', 'FAILED', 'RETURNED', 'REVERSED'),
  }),
  step(6, 'look', {
    after: fc.constantFrom(0, minute, 10 * minute, 7 * 60 * minute, 3 * day),
    workers: fc.integer({ min: 1, max: 2 }),
  }),
];

const fate = fc.record({
  nth: fc.nat({ max: 2 }),
  at: fc.constantFrom('before commit' as const, 'after commit' as const),
});

function mortal(...some: { weight: number; arbitrary: fc.Arbitrary<Step> }[]): fc.Arbitrary<MortalStep> {
  return fc.record({
    step: fc.oneof(...some),
    fate: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fate }),
    isDoneAgain: fc.constantFrom(true, true, false),
  });
}

const listOf = (one: fc.Arbitrary<MortalStep>, minLength: number, maxLength: number) =>
  fc.array(one, { minLength, maxLength, size: 'max' });

/** `atPaypal`: the state of a new item there. */
export type History = { readonly atPaypal: string; readonly steps: readonly MortalStep[] };

/** Things are sold, a run is drafted, changed and approved, and then anything happens, other runs among it. */
export const history: fc.Arbitrary<History> = fc.record({
  atPaypal: fc.constantFrom('SUCCESS', 'SUCCESS', 'PENDING', 'UNCLAIMED', 'FAILED'),
  steps: fc
    .tuple(
      listOf(mortal(sell), 4, 8),
      listOf(mortal(...rules), 0, 1),
      listOf(mortal(draft), 1, 1),
      listOf(mortal(sell, ...changes, ...others), 0, 2),
      listOf(mortal(approve), 1, 1),
      listOf(mortal(sell, ...rules, draft, ...changes, approve, ...others), 6, 14),
    )
    .map((parts) => parts.flat()),
});
