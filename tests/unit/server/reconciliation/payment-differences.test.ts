import { describe, expect, it } from 'vitest';
import { paymentDifferences } from '../../../../packages/server/src/features/reconciliation/payment-differences.ts';
import type {
  BookedPayout,
  ComparedPayment,
} from '../../../../packages/server/src/features/reconciliation/queries/compared-payments.ts';
import { aPayment, aPayout } from './payments.ts';

const shop = { name: 'Alder', currency: 'GBP', timeZone: 'Europe/London', vendors: [] };
const march = { first: '2026-03-01', last: '2026-03-31' };

function differences(
  payments: readonly ComparedPayment[],
  payouts: readonly BookedPayout[],
  role: 'paypal' | 'bank' = 'paypal',
) {
  return paymentDifferences({ role, days: march, payments }, payouts, shop).map(
    ({ kind, subject, amount }) => `${kind} ${subject} ${amount}`,
  );
}

describe('payouts against a report', () => {
  it('finds nothing where each has its payment', () => {
    expect(differences([aPayment()], [aPayout()])).toEqual([]);
    const byProvider = aPayment({ payoutId: null, ofReference: 'BATCH', receiver: 'other@vendor.example' });
    expect(differences([byProvider], [aPayout({ providerIds: ['BATCH', 'ITEM'] })])).toEqual([]);
  });

  it('finds a paid payout that the report does not have, on days that it covers alone', () => {
    expect(differences([], [aPayout()])).toEqual(['payout_missing_there payout:1 1000']);
    const early = aPayout({ madeAt: new Date('2026-02-27T12:00:00Z') });
    const late = aPayout({ madeAt: new Date('2026-03-30T12:00:00Z') });
    expect(differences([], [early, late, aPayout({ method: 'bank' }), aPayout({ status: 'sent' })])).toEqual(
      [],
    );
    expect(differences([], [aPayout({ method: 'by_hand', status: 'recorded' })])).toEqual([]);
  });

  it('finds a payment of a payout that is not paid here, or of none', () => {
    expect(differences([aPayment()], [aPayout({ status: 'failed' })])).toEqual([
      'payout_paid_there_only payout:1 1000',
    ]);
    expect(differences([aPayment()], [aPayout({ status: 'sent' })])).toEqual([
      'payout_paid_there_only payout:1 1000',
    ]);
    expect(differences([aPayment({ payoutId: 99 })], [])).toEqual([
      'payout_paid_there_only payment:TX1 1000',
    ]);
    expect(differences([aPayment({ payoutId: null })], [])).toEqual([
      'payout_paid_there_only payment:TX1 1000',
    ]);
  });

  it('finds another amount, another currency and a second payment', () => {
    expect(differences([aPayment({ amount: 999 })], [aPayout()])).toEqual([
      'payout_amount_differs payout:1 1',
    ]);
    expect(differences([aPayment({ currency: 'EUR' })], [aPayout()])).toEqual([
      'payout_currency_differs payout:1 1000',
    ]);
    const twice = [aPayment(), aPayment({ row: 3, reference: 'TX2' })];
    expect(differences(twice, [aPayout()])).toEqual(['payout_paid_twice_there payout:1 1000']);
  });

  it('finds money that came back, once', () => {
    const back = aPayment({ row: 3, isReturn: true, reference: 'TX2', ofReference: 'TX1', payoutId: null });
    expect(differences([aPayment(), back], [aPayout()])).toEqual(['payout_returned_there payout:1 1000']);
    expect(differences([aPayment({ status: 'Returned' })], [aPayout()])).toEqual([
      'payout_returned_there payout:1 1000',
    ]);
    expect(differences([aPayment({ status: 'Returned' }), back], [aPayout()])).toHaveLength(1);
    expect(differences([aPayment(), back], [aPayout({ status: 'returned' })])).toEqual([]);
    const again = aPayment({ row: 4, reference: 'TX3' });
    expect(differences([aPayment(), back, again], [aPayout()])).toEqual([]);
  });

  it('does not take a payment for paid that did not go through', () => {
    const pending = aPayment({ isDone: false, status: 'Pending' });
    expect(differences([pending], [aPayout({ status: 'sent' })])).toEqual([]);
    expect(differences([pending], [aPayout()])).toEqual(['payout_missing_there payout:1 1000']);
  });

  it('pairs payments without a number by receiver, amount and day', () => {
    const nameless = (row: number, day: string) =>
      aPayment({ row, day, payoutId: null, reference: `TX${row}`, receiver: 'Kiln@vendor.example ' });
    const payouts = [
      aPayout({ id: 1, madeAt: new Date('2026-03-05T12:00:00Z') }),
      aPayout({ id: 2, madeAt: new Date('2026-03-08T12:00:00Z') }),
    ];
    expect(differences([nameless(2, '2026-03-05'), nameless(3, '2026-03-09')], payouts)).toEqual([]);
    expect(differences([nameless(2, '2026-03-05')], payouts)).toEqual(['payout_missing_there payout:2 1000']);
    expect(
      differences([nameless(2, '2026-03-05'), nameless(3, '2026-03-08'), nameless(4, '2026-03-09')], payouts),
    ).toEqual(['payout_paid_there_only payment:TX4 1000']);
    const byHand = aPayout({ method: 'by_hand', status: 'recorded' });
    expect(differences([nameless(2, '2026-03-12')], [byHand])).toEqual([]);
  });

  it('reads a bank file that is booked as one', () => {
    const ofFile = { method: 'bank', file: 'CSG12', fileAmount: 3000 } as const;
    const payouts = [aPayout({ ...ofFile }), aPayout({ ...ofFile, id: 2, amount: 2000, status: 'at_bank' })];
    const booked = aPayment({ payoutId: null, file: 'CSG12', amount: 3000, receiver: '', reference: '' });
    expect(differences([booked], payouts, 'bank')).toEqual(['payout_paid_there_only payout:2 2000']);
    expect(differences([{ ...booked, amount: 2999 }], payouts, 'bank')).toEqual([
      'payout_missing_there payout:1 1000',
    ]);
  });

  it('finds the vendor of a payment without a payout, where it is one vendor’s alone', () => {
    const vendors = [
      { vendorId: 1, name: 'Anna', paypalEmail: 'anna@pay.example' },
      { vendorId: 2, name: 'Anna Berg', paypalEmail: 'shared@pay.example' },
      { vendorId: 3, name: 'Blue Kiln', paypalEmail: 'Shared@pay.example' },
      { vendorId: 4, name: 'Alder', paypalEmail: '' },
    ];
    const vendorOf = (changes: Partial<ComparedPayment>) => {
      const payment = aPayment({ payoutId: 99, receiver: '', text: '', ...changes });
      const [found] = paymentDifferences({ role: 'bank', days: march, payments: [payment] }, [], {
        ...shop,
        vendors,
      });
      return found?.vendorId;
    };
    expect(vendorOf({ receiver: ' ANNA@pay.example' })).toBe(1);
    expect(vendorOf({ receiver: 'shared@pay.example' })).toBeNull();
    expect(vendorOf({ receiver: 'shared@pay.example', text: 'Mass Pay Payment · Blue Kiln' })).toBe(3);
    expect(vendorOf({ receiver: 'Anna Berg' })).toBe(2);
    expect(vendorOf({ text: 'Alder 1017 po-99 ANNA-BERG' })).toBe(2);
    expect(vendorOf({ text: 'Anna, Blue Kiln' })).toBeNull();
    expect(vendorOf({ text: 'Annabel' })).toBeNull();
    // The shop itself, which every payment names, is no vendor by that.
    expect(vendorOf({ text: 'Alder 1017 po-99' })).toBeNull();
    expect(vendorOf({ receiver: 'Alder' })).toBe(4);
    expect(vendorOf({})).toBeNull();
  });
});
