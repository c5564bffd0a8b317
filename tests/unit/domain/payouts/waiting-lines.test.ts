import { expect, it } from 'vitest';
import { payOutAllowed } from '@consignment/domain/payouts/payout';
import { noneWaiting, onlyWaiting, waitingText } from '@consignment/domain/payouts/waiting-lines';

const ask = {
  additionalPay: 0,
  currency: 'GBP',
  paypal: null,
  isBeingChecked: false,
};

it('counts lines in words', () => {
  expect([1, 2, 1200].map(waitingText)).toEqual([
    '1 line is waiting for an answer',
    '2 lines are waiting for an answer',
    '1,200 lines are waiting for an answer',
  ]);
});

it.each([
  ['all lines wait', 3000, [], 0, 3000, true],
  ['the others are owed back', 2000, [-1000], 0, 3000, true],
  ['the others are on their way', 5000, [], 2000, 3000, true],
  ['there is more to pay', 5000, [2000], 0, 3000, false],
  ['nothing is due with them', -500, [-3500], 0, 3000, false],
  ['none waits', 3000, [], 3000, 0, false],
] as const)('is the reason where it is: %s', (_, available, entries, onItsWay, amount, isReason) => {
  const verdict = payOutAllowed({ ...ask, available, entries, hold: { onItsWay, minimum: 0 } });
  const waiting = amount === 0 ? noneWaiting : { count: 2, amount };
  const why = isReason ? 'Nothing can be paid yet: 2 lines are waiting for an answer.' : null;
  expect(onlyWaiting(verdict, waiting)).toBe(why);
});

it('is no reason where another payment is being checked', () => {
  const verdict = payOutAllowed({ ...ask, available: 3000, entries: [], isBeingChecked: true });
  expect(onlyWaiting(verdict, { count: 1, amount: 3000 })).toBeNull();
});
