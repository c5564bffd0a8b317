import { weekLines, weekLineText, type WeekFacts } from '@consignment/domain/shop/this-week';
import { describe, expect, it } from 'vitest';

const nothing: WeekFacts = {
  run: null,
  due: null,
  lostPayout: null,
  questions: null,
  accounts: null,
  refunds: null,
  differences: null,
};
// A Tuesday, already Wednesday in Auckland.
const when = { now: new Date('2026-12-01T15:00:00Z'), timeZone: 'Europe/London' };
const said = (facts: Partial<WeekFacts>, at = when) =>
  weekLines({ ...nothing, ...facts }).map((line) => weekLineText(line, at));

const run = { id: 7, amount: '3581.55', count: 24, currency: 'GBP', approvals: 0 } as const;
const due = { amount: '3588.61', count: 25, currency: 'GBP' } as const;
const question = (dueAt: string | null) => ({
  questions: { open: 1, overdue: 0, first: { id: 3, from: 'Blue Kiln Studio', dueAt } },
});

describe('this week', () => {
  it('is empty where nothing waits, and where nothing is known', () => {
    expect(said({})).toEqual([]);
    expect(
      said({
        run: { ...run, count: 0, amount: '0.00' },
        due: { ...due, count: 0, amount: '0.00' },
        questions: { open: 0, overdue: 0, first: null },
        accounts: 0,
        refunds: { orders: 0, totals: [] },
        differences: 0,
      }),
    ).toEqual([]);
  });

  it('begins with the drafted pay run, or with what is due where there is none to approve', () => {
    expect(said({ run, due })).toEqual(['£3,581.55 to 24 vendors, pay run drafted']);
    expect(said({ run: { ...run, approvals: 1 } })).toEqual([
      '£3,581.55 to 24 vendors, pay run needs a second approval',
    ]);
    expect(said({ due })).toEqual(['£3,588.61 due to 25 vendors']);
    // Its vendors are all left out, or cannot be paid.
    expect(said({ run: { ...run, count: 0, amount: '0.00' }, due })).toEqual(['£3,588.61 due to 25 vendors']);
    expect(said({ due: { ...due, count: 1 } })).toEqual(['£3,588.61 due to 1 vendor']);
  });

  it('has everything else after it, in one order', () => {
    const lost = { id: 12, number: 187, amount: '168.86', currency: 'GBP', status: 'returned' } as const;
    expect(
      said({
        differences: 1_234,
        refunds: {
          orders: 3,
          totals: [
            { amount: '45.00', currency: 'EUR' },
            { amount: '7.50', currency: 'GBP' },
          ],
        },
        accounts: 2,
        questions: { open: 3, overdue: 1, first: null },
        lostPayout: lost,
        run,
      }),
    ).toEqual([
      '£3,581.55 to 24 vendors, pay run drafted',
      'Payout #187 of £168.86 was returned',
      '3 questions, 1 overdue',
      '2 new accounts',
      'Refunds to assign: 3 orders, €45.00 + £7.50',
      '1,234 differences found by reconciliation',
    ]);
    expect(said({ lostPayout: { ...lost, status: 'failed' } })).toEqual([
      'Payout #187 of £168.86 did not arrive',
    ]);
    expect(said({ accounts: 1, differences: 1 })).toEqual([
      '1 new account',
      '1 difference found by reconciliation',
    ]);
  });

  it.each([
    ['2026-12-01T14:59:00Z', 'overdue'],
    ['2026-12-01T23:00:00Z', 'due today'],
    ['2026-12-02T09:00:00Z', 'due tomorrow'],
    ['2026-12-03T09:00:00Z', 'due Thu'],
    ['2026-12-07T09:00:00Z', 'due Mon'],
    ['2026-12-08T09:00:00Z', 'due on Dec 8, 2026'],
  ])('says of one question due at %s that it is %s', (dueAt, text) => {
    expect(said(question(dueAt))).toEqual([`1 question from Blue Kiln Studio, ${text}`]);
  });

  it('goes by the days of the shop', () => {
    const auckland = { ...when, timeZone: 'Pacific/Auckland' };
    expect(said(question('2026-12-02T09:00:00Z'), auckland)).toEqual([
      '1 question from Blue Kiln Studio, due today',
    ]);
    expect(said(question(null))).toEqual(['1 question from Blue Kiln Studio']);
  });
});
