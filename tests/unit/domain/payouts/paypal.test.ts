import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mayBecome,
  payoutDeletion,
  payoutStatuses,
  payoutStatusText,
  moneyMoved,
  standingOf,
  statusesOf,
} from '@consignment/domain/payouts/payout-status';
import { paypalAmount, statusByPaypal, waitUntilNextLook } from '@consignment/domain/payouts/paypal';

const statuses = payoutStatuses;
const status = fc.constantFrom(...statuses);

describe('an amount as PayPal takes it', () => {
  it.each([
    [1250, 'GBP', '12.50'],
    [1255, 'JPY', '1255'],
    [125_500, 'HUF', '1255'],
    [99_900, 'TWD', '999'],
    [5, 'USD', '0.05'],
  ])('%d of %s is %s', (amount, currency, value) => {
    expect(paypalAmount(amount, currency)).toEqual({ is: 'ok', value });
  });

  it.each([
    [125_550, 'HUF', /in whole units/],
    [1001, 'TWD', /in whole units/],
    [1000, 'KWD', /does not send payouts in Kuwaiti Dinar \(KWD\)/],
    [1000, 'INR', /does not send payouts/],
  ])('%d of %s is refused', (amount, currency, why) => {
    expect(paypalAmount(amount, currency)).toMatchObject({
      is: 'refused',
      why: expect.stringMatching(why) as string,
    });
  });
});

describe('the status of a payout', () => {
  it('is its item’s, and its batch’s only while there is no item', () => {
    expect(statusByPaypal('SUCCESS', 'UNCLAIMED')).toBe('unclaimed');
    expect(statusByPaypal('DENIED', null)).toBe('failed');
    expect(statusByPaypal('PROCESSING', null)).toBe('sent');
    expect(statusByPaypal('SUCCESS', 'SOMETHING_NEW')).toBe('sent');
  });

  it('once void never changes, and settled only becomes void: so lines are freed once', () => {
    fc.assert(
      fc.property(status, fc.array(status, { maxLength: 30 }), (first, wanted) => {
        let now = first;
        let freed = standingOf(first) === 'void' ? 1 : 0;
        for (const next of wanted) {
          const before = now;
          if (mayBecome(now, next)) now = next;
          if (standingOf(before) !== 'void' && standingOf(now) === 'void') freed++;
          if (standingOf(before) === 'settled') expect(standingOf(now)).not.toBe('in_flight');
        }
        expect(freed).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('of what is recorded or deleted is not the provider’s to change', () => {
    for (const to of statuses) {
      expect(mayBecome('recorded', to)).toBe(false);
      expect(mayBecome('deleted', to)).toBe(false);
      expect(mayBecome(to, 'deleted')).toBe(false);
    }
  });

  it('by the bank is only ever the bank’s: given to it, paid, not paid or returned', () => {
    const may = (from: (typeof statuses)[number]) =>
      statuses.filter((to) => to !== from && mayBecome(from, to)).toSorted();
    expect(may('ready')).toEqual(['at_bank', 'failed', 'paid', 'returned']);
    expect(may('at_bank')).toEqual(['failed', 'paid', 'returned']);
    for (const from of statuses.filter((one) => one !== 'ready' && one !== 'at_bank')) {
      expect(may(from)).not.toContain('ready');
      expect(may(from)).not.toContain('at_bank');
    }
  });

  it('to send is only ever a person’s: sent, or not', () => {
    const may = statuses.filter((to) => mayBecome('to_send', to)).toSorted();
    expect(may).toEqual(['failed', 'recorded']);
    for (const from of statuses) expect(mayBecome(from, 'to_send')).toBe(false);
  });

  it('says that money has moved only where it has left, or somebody says so', () => {
    expect(statusesOf('paid').toSorted()).toEqual(['paid', 'recorded']);
    expect(statusesOf('to_send')).toEqual(['to_send']);
    for (const one of statuses) {
      expect(payoutStatusText(one).startsWith('Paid')).toBe(moneyMoved(one) === 'paid');
      expect(moneyMoved(one, true)).toBe('not_paid');
      expect(standingOf(one) === 'void').toBe(moneyMoved(one) === 'not_paid');
    }
  });

  it('has a word, allows deletion only where nothing was sent, and says paid of no test', () => {
    expect(statuses.filter((one) => payoutDeletion(one).is === 'allowed')).toEqual(['to_send', 'recorded']);
    for (const one of statuses) {
      expect(payoutStatusText(one)).not.toBe('');
      expect(payoutStatusText(one, true)).not.toMatch(/: paid/i);
    }
  });

  it('is looked at again less and less often, and not at all once it is void', () => {
    for (const one of statuses) {
      const waits = Array.from({ length: 10 }, (_, looks) => waitUntilNextLook(one, looks));
      if (standingOf(one) === 'void') expect(waits.every((wait) => wait === null)).toBe(true);
      // No provider is asked about a payout by the bank or by hand.
      const isAsked = one !== 'to_send' && one !== 'ready' && one !== 'at_bank';
      if (isAsked && standingOf(one) === 'in_flight')
        expect(waits.every((wait) => wait !== null && wait >= 10_000)).toBe(true);
      const known = waits.filter((wait) => wait !== null);
      expect(known).toEqual(known.toSorted((a, b) => a - b));
    }
  });
});
