import type { FeeKind } from '@consignment/domain/fees/fee-kinds';
import { feeCauseText, feeKindText, feeTermsText, ordinalText } from '@consignment/domain/fees/fee-text';
import type { ShownFeeTerms } from '@consignment/domain/fees/fee-text';
import { describe, expect, it } from 'vitest';

const of = (kind: FeeKind, changes: Partial<ShownFeeTerms> = {}) =>
  feeTermsText(
    {
      kind,
      amount: '25.00',
      percent: null,
      day: null,
      month: null,
      before_rate: false,
      method: null,
      ...changes,
    },
    'GBP',
  );

describe('the terms of a fee in words', () => {
  it.each([
    [of('weekly', { day: 1 }), '£25.00 every Monday'],
    [of('weekly', { day: 7 }), '£25.00 every Sunday'],
    [of('monthly', { day: 1 }), '£25.00 on the 1st of each month'],
    [of('monthly', { day: 28 }), '£25.00 on the 28th of each month'],
    [of('monthly', { day: 30 }), '£25.00 on the 30th (or the last day) of each month'],
    [of('monthly', { day: 31 }), '£25.00 on the last day of each month'],
    [of('quarterly', { day: 15, month: 2 }), '£25.00 on the 15th of the second month of each quarter'],
    [of('yearly', { day: 1, month: 4 }), '£25.00 on Apr 1 each year'],
    [of('yearly', { day: 31, month: 2 }), '£25.00 on Feb 29 each year'],
    [of('once'), '£25.00 once'],
    [of('per_item', { amount: '0.50' }), '£0.50 for each item sold'],
    [of('per_item', { amount: '0.50', before_rate: true }), '£0.50 for each item sold, before the rate'],
    [of('per_item', { amount: '0.00', percent: '2.5' }), '2.5% of the price of each item sold'],
    [of('per_item', { amount: '0.30', percent: '2' }), '2% + £0.30 for each item sold'],
    [of('processing', { amount: '0.30', percent: '2.9' }), '2.9% + £0.30 of each order'],
    [of('processing', { amount: '0.30' }), '£0.30 for each order'],
    [of('per_payout', { amount: '0.35' }), '£0.35 for each payout'],
    [of('per_payout', { amount: '0.00', percent: '1', method: 'paypal' }), '1% of each payout · PayPal'],
    [of('monthly_minimum', { amount: '10.00' }), 'at least £10.00 in fees each month'],
  ])('are %s', (said, wanted) => {
    expect(said).toBe(wanted);
  });

  it('name the kind', () => {
    expect(feeKindText('per_item')).toBe('Per item sold');
  });

  it('count days as English does', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 31].map(ordinalText)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '22nd',
      '23rd',
      '31st',
    ]);
  });
});

describe('the cause of a charge in words', () => {
  const none = { from_day: null, until_day: null, order_name: null, title: null, invoice_number: null };

  it.each([
    [{ from_day: '2027-01-01', until_day: '2027-01-31' }, 'Jan 1 – Jan 31, 2027'],
    [{ order_name: '#1001', title: 'Blue vase' }, 'Order #1001 · Blue vase'],
    [{ order_name: '#1001' }, 'Order #1001'],
    [{ invoice_number: 12 }, 'Payout #12'],
    [{}, ''],
  ])('of %j is %s', (cause, wanted) => {
    expect(feeCauseText({ ...none, ...cause })).toBe(wanted);
  });
});
