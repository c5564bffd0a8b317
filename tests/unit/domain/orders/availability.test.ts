import { belowMinimumText, isBelowMinimum, onItsWayText } from '@consignment/domain/orders/availability';
import { payOutAllowed } from '@consignment/domain/payouts/payout';
import { expect, it } from 'vitest';

it('says what is held, and until when', () => {
  const of = (on_its_way: string, next_available_on: string | null, next_available_amount: string) =>
    onItsWayText({ on_its_way, next_available_on, next_available_amount }, 'GBP');
  expect(of('214.80', '2026-11-30', '214.80')).toBe('£214.80 held until Nov 30');
  expect(of('214.80', '2026-11-30', '80.00')).toBe('£214.80 held, £80.00 of it until Nov 30');
  expect(of('214.80', null, '0.00')).toBe('£214.80 held');
  expect(of('0.00', null, '0.00')).toBeNull();
});

it('knows a sum below the minimum', () => {
  expect([0, -5, 1999, 2000].map((sum) => isBelowMinimum(sum, 2000))).toEqual([false, false, true, false]);
  expect(belowMinimumText('20.00', 'GBP')).toBe(
    'Below the shop’s minimum of £20.00: carried over to the next payout.',
  );
});

it('pays what is available and no small sum, unless it is early', () => {
  const ask = { additionalPay: 0, currency: 'GBP', paypal: null, isBeingChecked: false } as const;
  const held = (available: number, entries: number[], onItsWay: number, minimum = 0) =>
    payOutAllowed({ ...ask, available, entries, hold: { onItsWay, minimum } });
  expect(held(5000, [5000], 0)).toEqual({ is: 'allowed', amount: 5000 });
  expect(held(5000, [2000], 3000)).toEqual({ is: 'allowed', amount: 2000 });
  expect(held(3000, [], 3000)).toMatchObject({ code: 'not_available_yet' });
  // Reversals take more than is available: the rest is on its way.
  expect(held(1000, [500, -2500], 3000)).toMatchObject({ code: 'not_available_yet' });
  expect(held(-1000, [500, -4500], 3000)).toMatchObject({ code: 'nothing_due' });
  expect(held(5000, [1999], 3001, 2000)).toMatchObject({ code: 'below_minimum' });
  expect(payOutAllowed({ ...ask, available: 3000, entries: [1500, 1500], hold: null })).toMatchObject({
    amount: 3000,
  });
});
