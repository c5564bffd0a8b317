import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseListQuery, serialiseListQuery, toggleSort } from '@consignment/domain/text/list-query';
import {
  financialStatusLabel,
  fulfillmentStatusLabel,
  statesNamed,
} from '@consignment/domain/orders/order-status';
import {
  parseAdditionalPay,
  payAction,
  payOutAllowed,
  type PayoutAsk,
} from '@consignment/domain/payouts/payout';
import { readSwitches, switchNames } from '@consignment/domain/shop/shop-switches';

describe('a payout', () => {
  const decide = (changes: Partial<PayoutAsk>) =>
    payOutAllowed({
      available: 5000,
      entries: [3000, 1000],
      additionalPay: 0,
      currency: 'USD',
      paypal: null,
      isBeingChecked: false,
      ...changes,
    });
  const refusal = (changes: Partial<PayoutAsk>) => {
    const verdict = decide(changes);
    return verdict.is === 'refused' ? `${verdict.code}: ${verdict.why}` : `allowed ${verdict.amount}`;
  };

  it('is the sum of its entries and the additional pay', () => {
    expect(decide({ additionalPay: 250 })).toEqual({ is: 'allowed', amount: 4250 });
    expect(decide({ additionalPay: -3999 })).toEqual({ is: 'allowed', amount: 1 });
  });

  it('is refused in words that say what to do', () => {
    expect(refusal({ isBeingChecked: true })).toBe(
      'being_checked: We are checking with PayPal. Do not pay again.',
    );
    expect(refusal({ available: 0 })).toBe('nothing_due: Nothing is due to this vendor.');
    expect(refusal({ available: -500, additionalPay: 9000 })).toBe(
      'nothing_due: Nothing can be paid yet: $5.00 is owed back, and will be deducted from the next commissions.',
    );
    expect(refusal({ entries: [] })).toBe('no_lines: Choose at least one commission to pay.');
    expect(refusal({ additionalPay: -4000 })).toBe('not_positive: The payout must be above zero.');
    expect(refusal({ available: 0, payee: 'sales rep' })).toBe(
      'nothing_due: Nothing is due to this sales rep.',
    );
    expect(refusal({ available: null })).toBe('allowed 4000');
    const paypal = { email: 'a@b.example', isSetUp: true, shownIn: 'USD' };
    expect(refusal({ paypal })).toBe('allowed 4000');
    expect(refusal({ paypal: { ...paypal, isSetUp: false } })).toMatch(/^paypal_not_set_up: /);
    expect(refusal({ paypal: { ...paypal, email: ' ' } })).toMatch(/^no_paypal_email: /);
    expect(refusal({ paypal: { ...paypal, email: null } })).toMatch(/^no_paypal_email: /);
    expect(refusal({ paypal: { ...paypal, shownIn: 'EUR' } })).toMatch(
      /^paypal_currency: PayPal would send USD, but this vendor’s amounts are shown in EUR\./,
    );
  });

  it('reads the additional payment and never takes nonsense for 0', () => {
    const read = (text: string) => {
      const parsed = parseAdditionalPay(text, 'USD');
      return parsed.is === 'ok' ? parsed.minor : parsed.is;
    };
    expect(['', ' ', '12.5', '$1,234.50', '1,234,567'].map(read)).toEqual([0, 0, 1250, 123_450, 123_456_700]);
    expect(['ten', '12,34.5', '1.234', '5-', '-5'].map(read)).toEqual(Array(5).fill('refused'));
  });

  it('takes an additional payment up to the limit, and names the limit', () => {
    const read = (text: string, currency = 'USD') => parseAdditionalPay(text, currency);
    expect(read('9,999,999,999.99')).toEqual({ is: 'ok', minor: 999_999_999_999 });
    expect(read('10000000000')).toEqual({ is: 'ok', minor: 1_000_000_000_000 });
    const why = 'Additional pay cannot be more than $10,000,000,000.00.';
    for (const text of ['10000000000.01', '90071992547000.00', '90071992547409.91']) {
      expect(read(text)).toEqual({ is: 'refused', why });
    }
    expect(read('1000000000001', 'JPY')).toEqual({
      is: 'refused',
      why: 'Additional pay cannot be more than ¥1,000,000,000,000.',
    });
  });

  it('is made with Pay Now only where something is due', () => {
    expect([1, 0, -0, -1].map(payAction)).toEqual(['pay', 'paid', 'paid', 'owed_back']);
  });
});

describe('order statuses', () => {
  it('of payment', () => {
    const shown = [
      'pending',
      'partially_paid',
      'partially_refunded',
      'authorized',
      'voided',
      'refunded',
      'paid',
      'on_hold',
    ];
    expect(shown.map((status) => Object.values(financialStatusLabel(status)).join(' '))).toEqual([
      'Pending warning',
      'Partially Paid warning',
      'Partially Refunded warning',
      'Authorized warning',
      'Voided alert',
      'Refunded alert',
      'Paid positive',
      'On Hold positive',
    ]);
    expect(financialStatusLabel(null)).toEqual({ label: 'N/A', tone: 'positive' });
  });

  it('of fulfillment', () => {
    expect(fulfillmentStatusLabel('partial')).toEqual({ label: 'Partially Fulfilled', tone: 'warning' });
    // A file calls a line 'pending' whose order it calls 'unfulfilled'.
    for (const status of [null, '', 'restocked', 'unfulfilled', 'pending', ' Open ']) {
      expect(fulfillmentStatusLabel(status)).toEqual({ label: 'Unfulfilled', tone: 'alert' });
    }
    expect(fulfillmentStatusLabel('fulfilled')).toEqual({ label: 'Fulfilled', tone: 'positive' });
    expect(fulfillmentStatusLabel('success')).toEqual({ label: 'Success', tone: 'positive' });
    expect(fulfillmentStatusLabel('request_declined')).toEqual({
      label: 'Request Declined',
      tone: 'failure',
    });
  });

  it.each(['in_progress', 'on_hold', 'scheduled', 'pending_fulfillment'])(
    'do not say of %s that it is done',
    (status) => {
      expect(fulfillmentStatusLabel(status).tone).toBe('warning');
    },
  );

  it('are named by a search, from four characters on', () => {
    const none = { financial: [], fulfillment: [], isCancelled: false };
    expect(statesNamed('refund')).toEqual({
      ...none,
      financial: ['any_refund', 'refund_to_assign', 'partially_refunded', 'refunded'],
    });
    expect(statesNamed('Partially Refunded')).toEqual({ ...none, financial: ['partially_refunded'] });
    expect(statesNamed('unfulfilled')).toEqual({ ...none, fulfillment: ['unfulfilled'] });
    expect(statesNamed('fulfilled')).toEqual({ ...none, fulfillment: ['partial', 'fulfilled'] });
    expect(statesNamed('assign')).toEqual({ ...none, financial: ['refund_to_assign'] });
    expect(statesNamed('unpaid')).toEqual({ ...none, financial: ['pending'] });
    expect(statesNamed('canceled')).toEqual({ ...none, isCancelled: true });
    for (const search of ['ref', '', 'filled', 'Fern', 'refunded order', '%', 'n/a', 'unknown']) {
      expect(statesNamed(search)).toEqual(none);
    }
  });
});

describe('shop switches', () => {
  it('are 33, all at the behaviour of an unnamed shop', () => {
    expect(switchNames).toHaveLength(33);
    const { vendorProductsTabColumns, ...flags } = readSwitches(null);
    expect(Object.values(flags)).toEqual(Array(32).fill(false));
    expect(vendorProductsTabColumns).not.toContain('cost');
    expect(vendorProductsTabColumns).toHaveLength(8);
  });

  it('are read from what was stored, without what is not known', () => {
    const read = readSwitches({
      showPayAllVendors: true,
      fromTheFuture: 1,
      vendorProductsTabColumns: ['cost', 'product'],
    });
    expect(read.showPayAllVendors).toBe(true);
    expect(read.vendorProductsTabColumns).toEqual(['cost', 'product']);
    expect(Object.keys(read)).toEqual(switchNames);
  });

  it('of the wrong type are refused, not taken for their default', () => {
    for (const wrong of [{ hidePortalStats: 'true' }, { hidePortalStats: null }, [], 'all', 3]) {
      expect(() => readSwitches(wrong)).toThrow(TypeError);
    }
    for (const columns of ['cost', ['price', 'price'], ['colour'], [1]]) {
      expect(() => readSwitches({ vendorProductsTabColumns: columns })).toThrow(/vendorProductsTabColumns/);
    }
  });
});

describe('the address of a list', () => {
  const rules = { sortKeys: ['name', 'due'], defaultSort: 'name' };
  const read = (address: string) => parseListQuery(new URLSearchParams(address), rules);

  it('is read, and invalid values become the default', () => {
    expect(read('s= rug &sort=-due&page=3')).toEqual({ search: 'rug', sort: '-due', page: 3 });
    expect(read('')).toEqual({ search: '', sort: 'name', page: 1 });
    for (const page of ['0', '-1', '1.5', 'x', '1e3', '9999999999'])
      expect(read(`page=${page}`).page).toBe(1);
    for (const sort of ['password', '--due', '-', 'due;drop']) expect(read(`sort=${sort}`).sort).toBe('name');
    expect(read(`s=${'é'.repeat(300)}`).search).toHaveLength(200);
  });

  it('leaves defaults out and comes back unchanged', () => {
    expect(serialiseListQuery({ search: '', sort: 'name', page: 1 }, rules).toString()).toBe('');
    const query = fc.record({
      search: fc.string({ maxLength: 50, unit: 'grapheme' }).map((text) => text.trim()),
      sort: fc.constantFrom('name', '-name', 'due', '-due'),
      page: fc.integer({ min: 1, max: 999_999_999 }),
    });
    fc.assert(
      fc.property(query, (given) => {
        expect(read(serialiseListQuery(given, rules).toString())).toEqual(given);
      }),
    );
  });

  it('reverses a sort', () => {
    expect([toggleSort('due', 'name'), toggleSort('name', 'name'), toggleSort('-name', 'name')]).toEqual([
      'name',
      '-name',
      'name',
    ]);
  });
});
