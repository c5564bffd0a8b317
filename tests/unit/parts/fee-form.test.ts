import { feeKinds } from '@consignment/domain/fees/fee-kinds';
import { describe, expect, it } from 'vitest';
import {
  feeForm,
  feeSchema,
  termsOf,
  type FeeForm,
} from '../../../packages/components/src/screens/merchant/fees/fee-form.ts';
import type { FeeTerms } from '../../../packages/components/src/screens/merchant/fees/fee.ts';

const days = { today: '2026-12-18', noticeDays: 14 };
const typed = (changes: Partial<FeeForm> = {}): FeeForm => ({
  ...feeForm(null, [], '2027-01-01'),
  name: 'Shelf rent',
  amount: '25',
  ...changes,
});

const faultsOf = (form: FeeForm, isNew = true) => {
  const read = feeSchema('GBP', { days, isNew }).safeParse(form);
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

const none: FeeTerms = {
  kind: 'once',
  amount: '25.00',
  percent: null,
  day: null,
  month: null,
  before_rate: false,
  method: null,
  prorated: false,
  waits: false,
  vendors: null,
};

/** The typed values of all kinds at once, of which each kind takes its own. */
const all = {
  percent: '2,5',
  weekday: '5',
  day: '31',
  month_of_quarter: '2',
  month: '11',
  before_rate: true,
  method: 'paypal',
  prorated: true,
};

describe('the terms of a form', () => {
  it.each<[FeeTerms['kind'], Partial<FeeTerms>]>([
    ['weekly', { day: 5, prorated: true }],
    ['monthly', { day: 31, prorated: true }],
    ['quarterly', { day: 31, month: 2, prorated: true }],
    ['yearly', { day: 31, month: 11, prorated: true }],
    ['once', {}],
    ['per_item', { percent: '2.5', before_rate: true }],
    ['processing', { percent: '2.5' }],
    ['per_payout', { percent: '2.5', method: 'paypal' }],
    ['monthly_minimum', {}],
  ])('are those of %s alone', (kind, own) => {
    const form = typed({ ...all, kind });
    expect(faultsOf(form)).toEqual([]);
    const terms = { ...none, kind, ...own };
    expect(termsOf(form, 'GBP')).toEqual(terms);
    const again = feeForm({ name: 'Shelf rent', kind, terms }, [], '2027-01-01');
    expect(termsOf(again, 'GBP')).toEqual(terms);
  });

  it('have an amount of zero beside a percentage', () => {
    const form = typed({ kind: 'per_payout', amount: '', percent: '1' });
    expect(faultsOf(form)).toEqual([]);
    expect(termsOf(form, 'GBP')).toMatchObject({ amount: '0.00', percent: '1' });
  });

  it('name the chosen vendors', () => {
    const vendors = [{ id: 7, name: 'Juniper & Oak' }];
    expect(termsOf(typed({ for: 'some', vendors }), 'GBP').vendors).toEqual([7]);
    expect(termsOf(typed({ for: 'all', vendors }), 'GBP').vendors).toBeNull();
  });
});

describe('a form of a fee is refused', () => {
  it.each([
    [{ name: '  ' }, 'name: Enter a name.'],
    [{ amount: '' }, 'amount: Enter an amount.'],
    [{ amount: '0' }, 'amount: Enter an amount above zero.'],
    [{ amount: '-5' }, 'amount: An amount cannot be below zero.'],
    [{ kind: 'per_payout', amount: '' }, 'amount: Enter an amount or a percentage.'],
    [{ kind: 'per_payout', amount: '', percent: '0' }, 'amount: Enter an amount or a percentage.'],
    [{ kind: 'per_payout', percent: '101' }, 'percent: A percentage cannot be more than 100.'],
    [{ for: 'some' }, 'vendors: Choose at least one vendor.'],
    [{ from_day: '2026-12-17' }, 'from_day: Choose today or a later day.'],
    [
      { from_day: '2026-12-31' },
      'from_day: With 14 days’ notice, the fee can start on Jan 1, 2027 or later.',
    ],
  ])('with %j', (changes, fault) => {
    expect(faultsOf(typed(changes))).toEqual([fault]);
  });

  it('by the server alone where an edit starts within the notice', () => {
    expect(faultsOf(typed({ from_day: '2026-12-18' }), false)).toEqual([]);
  });

  it('never for its kind', () => {
    expect(feeKinds.flatMap((kind) => faultsOf(typed({ kind })))).toEqual([]);
  });
});
