import { expect, it } from 'vitest';
import { isNewVendor } from '../../../packages/components/src/screens/portal/home/new-vendor.ts';

const nothing = { commission_due: '0.00', commission_paid: '0.00', commission_earned: '0.00' };
const known: Parameters<typeof isNewVendor>[0] = {
  totals: { is: 'ready', value: nothing },
  lines: { is: 'ready', rows: [], total: 0 },
  query: { search: '', paid: 'all', from: '', to: '' },
};

it('is one who has neither sold nor been paid', () => {
  expect(isNewVendor(known)).toBe(true);
});

it.each([
  ['commission_due', '12.00'],
  ['commission_due', '-3.00'],
  ['commission_paid', '12.00'],
  ['commission_earned', '0.01'],
])('is not one whose %s is %s', (key, amount) => {
  const totals = { is: 'ready', value: { ...nothing, [key]: amount } } as const;
  expect(isNewVendor({ ...known, totals })).toBe(false);
});

it('is not one with a line, though it may be worth nothing', () => {
  expect(isNewVendor({ ...known, lines: { is: 'ready', rows: [{}], total: 1 } })).toBe(false);
});

it.each([{ search: 'oak' }, { paid: 'paid' }, { from: '2026-03-01' }, { to: '2026-03-01' }] as const)(
  'is not told by a list that was narrowed by %o',
  (narrowed) => {
    expect(isNewVendor({ ...known, query: { ...known.query, ...narrowed } })).toBe(false);
  },
);

it('is not told before everything is known', () => {
  const problem = { detail: 'The server did not answer.', errors: [] };
  const failed = { is: 'failed', problem, onRetry: () => undefined } as const;
  expect(isNewVendor({ ...known, totals: { is: 'loading' } })).toBe(false);
  expect(isNewVendor({ ...known, totals: failed })).toBe(false);
  expect(isNewVendor({ ...known, lines: { is: 'loading' } })).toBe(false);
  expect(isNewVendor({ ...known, lines: failed })).toBe(false);
});
