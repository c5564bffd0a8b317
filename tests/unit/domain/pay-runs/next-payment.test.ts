import { describe, expect, it } from 'vitest';
import { nextPayment, type NextPaymentFacts, type OpenPart } from '@consignment/domain/pay-runs/next-payment';
import { nextPaymentText } from '@consignment/server/ledger/next-payment-text';

const part = (changes: Partial<OpenPart> = {}): OpenPart => ({
  inDays: 0,
  isWaiting: false,
  isDisputed: false,
  count: 1,
  amount: 5000,
  ...changes,
});

/** Every Tuesday, by hand; today is a Sunday. */
const facts = (changes: Partial<NextPaymentFacts> = {}): NextPaymentFacts => {
  const parts = changes.parts ?? [part()];
  return {
    now: new Date('2026-11-29T12:00:00Z'),
    timeZone: 'Europe/London',
    rule: { every: 'week', day: 2, setOn: '2026-11-01' },
    lastDone: '2026-11-24',
    paysByItself: true,
    draft: null,
    due: parts.reduce((sum, { amount }) => sum + amount, 0),
    minimum: 0,
    currency: 'GBP',
    heldUntil: null,
    paypal: null,
    bank: null,
    calendar: null,
    bankFault: null,
    isHidden: false,
    isBeingChecked: false,
    isPaidThere: false,
    isFailing: false,
    ...changes,
    parts,
  };
};

const said = (
  changes: Partial<NextPaymentFacts>,
  shop: string | null = 'Rookery',
  currency: string | null = 'GBP',
) => {
  const all = facts(changes);
  const { minimum, heldUntil, timeZone } = all;
  const payment = nextPayment(all);
  return [
    payment.on,
    nextPaymentText(payment, { shop, books: 'GBP', currency, minimum, heldUntil, timeZone, locale: '' }),
  ];
};

describe('the next payment', () => {
  it('is that of the next run', () => {
    expect(nextPayment(facts())).toEqual({
      on: '2026-12-01',
      runOn: '2026-12-01',
      amount: 5000,
      needsApproval: false,
      passedOver: null,
    });
    expect(said({})).toEqual(['2026-12-01', '£50.00 expected.']);
    expect(said({ paysByItself: false })).toEqual([
      '2026-12-01',
      '£50.00 expected, subject to approval by Rookery.',
    ]);
  });

  it('has no day where the shop pays by hand, and says who decides', () => {
    expect(said({ rule: null })).toEqual([null, 'Rookery pays by hand, and no date has been set.']);
    expect(said({ rule: null }, null)).toEqual([null, 'The shop pays by hand, and no date has been set.']);
  });

  it('waits for the shop’s minimum', () => {
    expect(said({ parts: [part({ amount: 410 })], minimum: 2000 })).toEqual([
      null,
      'No payment on Dec 1: £4.10 is below the shop’s minimum of £20.00.',
    ]);
    // More becomes available in time for the second run.
    const parts = [part({ amount: 410 }), part({ amount: 1700, inDays: 5 })];
    expect(said({ parts, minimum: 2000 })).toEqual([
      '2026-12-08',
      '£21.10 expected. No payment on Dec 1: £4.10 is below the shop’s minimum of £20.00.',
    ]);
  });

  it('comes after the hold of the shop, whose days have to be over', () => {
    expect(said({ parts: [part({ inDays: 2 })] })[0]).toBe('2026-12-01');
    expect(said({ parts: [part({ inDays: 3 })] })).toEqual([
      '2026-12-08',
      '£50.00 expected. No payment on Dec 1: everything that is due is still held.',
    ]);
    expect(said({ parts: [part({ inDays: null })] })).toEqual([
      null,
      'No payment on Dec 1: everything that is due is still held.',
    ]);
    // A hold of a year, and a run each week.
    expect(said({ parts: [part({ inDays: 365 })] })[0]).toBe('2027-11-30');
  });

  it('comes after the hold of new bank details', () => {
    const heldUntil = new Date('2026-12-01T10:00:00Z');
    expect(said({ heldUntil })).toEqual([
      '2026-12-08',
      '£50.00 expected. Held until Dec 1 because your payout details changed.',
    ]);
    expect(said({ heldUntil: new Date('2026-12-01T00:00:00Z') })[0]).toBe('2026-12-01');
  });

  it('arrives on a day on which the bank pays', () => {
    const bank = { hasDetails: true, shownIn: 'GBP' } as const;
    const friday = { every: 'week', day: 5, setOn: '2026-11-01' } as const;
    const payment = nextPayment(facts({ bank, calendar: 'target', rule: friday, lastDone: '2026-11-27' }));
    expect([payment.runOn, payment.on]).toEqual(['2026-12-04', '2026-12-07']);
    expect(said({ bank: { ...bank, hasDetails: false }, calendar: 'target' })[0]).toBeNull();
  });

  it('is that of a draft, which pays automatically or waits for approval', () => {
    const draft = { day: '2026-11-24', isToBeApproved: true, amount: 700 };
    expect(nextPayment(facts({ draft }))).toMatchObject({ on: '2026-11-29', amount: 700 });
    expect(said({ draft: { ...draft, isToBeApproved: false }, paysByItself: false })).toEqual([
      null,
      'The payment for Nov 24 is waiting for approval by Rookery.',
    ]);
  });

  it('names every other reason', () => {
    const of = (changes: Partial<NextPaymentFacts>) => said(changes)[1];
    expect(of({ parts: [], due: 0 })).toBe('No payment on Dec 1: nothing is due.');
    expect(of({ parts: [part({ amount: -300 })] })).toBe('No payment on Dec 1: £3.00 is owed back.');
    expect(of({ parts: [part({ isWaiting: true })] })).toBe(
      'No payment on Dec 1: a question is still waiting for an answer.',
    );
    expect(of({ parts: [part({ isDisputed: true })] })).toBe('No payment on Dec 1: an order is disputed.');
    expect(of({ isBeingChecked: true })).toBe('No payment on Dec 1: an earlier payment is being checked.');
    expect(of({ isPaidThere: true })).toBe('No payment on Dec 1: an earlier payment is being checked.');
    expect(of({ isFailing: true })).toBe('No payment on Dec 1: the commissions could not be calculated.');
    expect(of({ paypal: { email: '', isSetUp: true, shownIn: 'GBP' } })).toBe(
      'No payments until a PayPal email has been entered.',
    );
    expect(of({ paypal: { email: 'a@b.example', isSetUp: false, shownIn: 'GBP' } })).toBe(
      'No payment on Dec 1: Rookery has not set up this payout method yet.',
    );
  });

  it('has no amount for a reader who sees none', () => {
    for (const changes of [
      {},
      { paysByItself: false },
      { rule: null },
      { parts: [part({ amount: 410 }), part({ inDays: 5 })], minimum: 2000 },
      { parts: [part({ amount: -300 })] },
      { parts: [part({ inDays: 3 })] },
    ]) {
      expect(said(changes, 'Rookery', null)[1]).not.toMatch(/£|\d\.\d/);
    }
    expect(said({ paysByItself: false }, 'Rookery', null)[1]).toBe('Subject to approval by Rookery.');
  });
});
