import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  equalText,
  groupDifferences,
  groupKey,
  movingStanding,
  sumsOfPayouts,
  type GroupedDifference,
} from '@consignment/domain/moves/moving-groups';
import {
  causeRemedy,
  causeText,
  differencesTitle,
  movingCauseName,
} from '@consignment/domain/moves/moving-cause-text';
import { movingCauses, type CauseDetail } from '@consignment/domain/moves/moving-lines';
import { checkPayout } from '@consignment/server/features/moves/domain/moving-payouts';

const rate = (theirs: number, ours: number): CauseDetail => ({
  cause: 'rate',
  theirs: { kind: 'percent', value: theirs * 10_000 },
  ours: { kind: 'percent', value: ours * 10_000 },
});

const details: readonly CauseDetail[] = [
  { cause: 'missing_order', missing: 'order' },
  { cause: 'missing_order', missing: 'line' },
  rate(40, 45),
  rate(45, 40),
  { cause: 'rate', theirs: { kind: 'unit_amount', value: 250 }, ours: { kind: 'line_amount', value: 400 } },
  { cause: 'discount_share', theirs: 'store', ours: 'equal' },
  { cause: 'discount_order', theirs: 'before' },
  { cause: 'discount_order', theirs: 'after' },
  { cause: 'tax', theirs: 'added' },
  { cause: 'tax', theirs: 'other_amount' },
  { cause: 'profit_quantity' },
  { cause: 'profit_cost', theirs: 'other_cost' },
  { cause: 'refund', theirs: 'not_taken' },
  { cause: 'rounding', theirs: 'down' },
  { cause: 'rounding', theirs: 'sum' },
  { cause: 'missing_row' },
  { cause: 'sum' },
  { cause: 'other', reason: 'no_rate', facts: [] },
  {
    cause: 'other',
    reason: null,
    facts: [
      { fact: 'price', theirs: 2100, ours: 2000 },
      { fact: 'returned', theirs: 1, ours: 0 },
    ],
  },
];

const difference = (
  detail: CauseDetail,
  cents: number,
  vendorId: number,
  payout = 'PO-1',
): GroupedDifference => ({
  detail,
  difference: cents,
  vendorId,
  payout,
});

describe('groups of differences', () => {
  it('have one for the lines of the same two rates, and one of each vendor for what is missing', () => {
    const groups = groupDifferences([
      difference({ cause: 'sum' }, 500, 1),
      difference(rate(40, 45), -300, 1),
      difference(rate(40, 45), 20, 2, 'PO-2'),
      difference(rate(41, 45), -900, 2, 'PO-2'),
      difference({ cause: 'sum' }, -800, 2, 'PO-2'),
      difference({ cause: 'sum' }, 10, 1, 'PO-3'),
    ]);
    expect(groups).toEqual([
      {
        key: groupKey(rate(41, 45), 2),
        detail: rate(41, 45),
        vendorId: 2,
        count: 1,
        payouts: 1,
        more: 0,
        less: -900,
        difference: -900,
      },
      {
        key: groupKey(rate(40, 45), 1),
        detail: rate(40, 45),
        vendorId: null,
        count: 2,
        payouts: 2,
        more: 20,
        less: -300,
        difference: -280,
      },
      {
        key: 'sum:vendor=2',
        detail: { cause: 'sum' },
        vendorId: 2,
        count: 1,
        payouts: 1,
        more: 0,
        less: -800,
        difference: -800,
      },
      {
        key: 'sum:vendor=1',
        detail: { cause: 'sum' },
        vendorId: 1,
        count: 2,
        payouts: 2,
        more: 510,
        less: 0,
        difference: 510,
      },
    ]);
  });

  it('hold all differences, each once, and their sums', () => {
    const any = fc.record({
      detail: fc.constantFrom(...details),
      difference: fc.integer({ min: -10_000, max: 10_000 }),
      vendorId: fc.constantFrom(1, 2, null),
      payout: fc.constantFrom('A', 'B', 'C'),
    });
    fc.assert(
      fc.property(fc.array(any), (differences) => {
        const groups = groupDifferences(differences);
        const total = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0);
        expect(total(groups.map(({ count }) => count))).toBe(differences.length);
        expect(total(groups.map((group) => group.difference))).toBe(
          total(differences.map((one) => one.difference)),
        );
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
        for (const { more, less, difference: sum } of groups) {
          expect(more).toBeGreaterThanOrEqual(0);
          expect(less).toBeLessThanOrEqual(0);
          expect(more + less).toBe(sum);
        }
        const shuffled = groupDifferences(differences.toReversed());
        expect(shuffled.map(({ key }) => key)).toEqual(groups.map(({ key }) => key));
      }),
    );
  });

  it('have keys that are short and apart for all that is answered apart', () => {
    const keys = details.map((detail) => groupKey(detail, 9_007_199_254_740_991));
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key.length).toBeLessThan(100);
  });
});

describe('a payout’s standing', () => {
  it('is accepted when each difference is taken over', () => {
    expect(movingStanding([])).toBe('equal');
    expect(movingStanding(['theirs', 'theirs'])).toBe('accepted');
    expect(movingStanding(['theirs', null])).toBe('open');
    expect(movingStanding(['theirs', 'leave', null])).toBe('left');
  });

  it('is counted, with the sums of both sides', () => {
    const payout = { isExplained: true, oldAmount: 1000, ourAmount: 1000 };
    expect(
      sumsOfPayouts([
        { ...payout, standing: 'equal', isExplained: false },
        { ...payout, standing: 'accepted', oldAmount: 1100 },
        { ...payout, standing: 'open', isExplained: false, oldAmount: 700 },
      ]),
    ).toEqual({
      payouts: 3,
      equal: 1,
      accepted: 1,
      open: 1,
      left: 0,
      blocked: 0,
      explained: 1,
      oldAmount: 2800,
      ourAmount: 3000,
      difference: -200,
    });
  });

  it.each([
    [0, 0, 0, 'There are no payouts to compare.'],
    [1, 1, 0, 'The only payout matches to the cent.'],
    [1420, 1420, 0, 'All 1,420 payouts match to the cent.'],
    [420, 418, 2, '418 of 420 payouts match to the cent. The other 2 are explained.'],
    [2, 1, 1, '1 of 2 payouts matches to the cent. The other payout is explained.'],
    [5, 0, 0, '0 of 5 payouts match to the cent. 5 are not explained.'],
    [5, 2, 2, '2 of 5 payouts match to the cent. 2 are explained, and 1 is not explained.'],
  ])('is said in a sentence: %i payouts, %i equal, %i explained', (payouts, equal, explained, text) => {
    expect(equalText({ payouts, equal, explained })).toBe(text);
  });
});

describe('the words of a cause', () => {
  it('are there for each, as full sentences', () => {
    for (const cause of movingCauses) {
      expect(movingCauseName(cause)).toMatch(/^[A-Z].*[^.]$/);
      expect(causeRemedy(cause)).toMatch(/^[A-Z].*\.$/);
    }
    for (const detail of details) expect(causeText(detail, 'USD')).toMatch(/^[A-Z].*\.$/);
  });

  it('name the figures of both sides', () => {
    expect(causeText(rate(40, 45), 'USD')).toBe('The previous app used 40%. The rule in this app is 45%.');
    expect(causeText(details.at(4) ?? rate(1, 2), 'USD')).toBe(
      'The previous app used $2.50 per unit. The rule in this app is $4.00 for the line.',
    );
    expect(causeText(rate(45, 45), 'USD')).toContain('without the minimum and maximum');
    expect(causeText(details.at(-1) ?? rate(1, 2), 'USD')).toBe(
      'No single cause explains the old amount. The price is $21.00 in the previous app and $20.00 in this app. The number of returned units is 1 in the previous app and 0 in this app.',
    );
    expect(causeText(details.at(-2) ?? rate(1, 2), 'USD')).toBe(
      'Under this app’s rules, this line earns nothing. No commission rate is set for this item yet.',
    );
  });
});

describe('the sum of a payout', () => {
  const old = {
    rest: 0,
    rate: null,
    quantity: null,
    price: null,
    discount: null,
    tax: null,
    cost: null,
    returned: null,
  };
  const missing = { missing: 'order' } as const;

  it('without rows differs by all of it', () => {
    expect(checkPayout({ amount: 1200, additional: 200, lines: [] })).toEqual({
      oldAmount: 1200,
      ourAmount: 200,
      difference: 1000,
      isEqual: false,
      lines: [],
      ofSum: { oldAmount: 1000, ourAmount: 0, difference: 1000, detail: { cause: 'missing_row' }, also: [] },
    });
    expect(checkPayout({ amount: 200, additional: 200, lines: [] }).isEqual).toBe(true);
  });

  it('was rounded once where the parts of cents of its rows come to it', () => {
    const lines = Array.from({ length: 3 }, () => ({
      old: { ...old, amount: 100, rest: 400_000 },
      ours: missing,
    }));
    expect(checkPayout({ amount: 301, additional: 0, lines }).ofSum).toMatchObject({
      difference: 1,
      detail: { cause: 'rounding', theirs: 'sum' },
    });
    expect(checkPayout({ amount: 302, additional: 0, lines }).ofSum?.detail).toEqual({ cause: 'sum' });
  });

  it('was rounded once where the parts of cents of our calculations come to it', () => {
    // 45 % of $1.03 is 46.35 cents, and three of them 139.05.
    const line = (price: number) => ({
      old: { ...old, amount: 46, rate: 450_000 },
      ours: {
        trace: {
          currency: 'USD',
          rule: { source: 'vendor', kind: 'percent', value: 450_000 },
          beaten: [],
          inputs: {
            price,
            quantity: 1,
            discount: 0,
            tax: 0,
            cost: null,
            compareAtPrice: null,
            discountShare: 'vendor',
            discountBeforePercentage: false,
            taxesIncluded: false,
            collectsTax: false,
            byCompareAtPrice: false,
            byProfit: false,
          },
        },
        reason: null,
        returned: { units: 0, amount: 0 },
        row: 'net',
        otherRates: [],
      } as const,
    });
    const lines = [line(103), line(103), line(103)];
    expect(checkPayout({ amount: 139, additional: 0, lines })).toMatchObject({
      difference: 1,
      lines: [null, null, null],
      ofSum: { detail: { cause: 'rounding', theirs: 'sum' } },
    });
  });
});

describe('the title of lines that differ', () => {
  const first = { cause: 'rate', payout_number: 'P-0418' } as const;

  it('is of their payout, or of their cause', () => {
    expect(differencesTitle('payout', first)).toBe('Differences in payout P-0418');
    expect(differencesTitle('cause', first)).toBe(movingCauseName('rate'));
    expect(differencesTitle('cause', undefined)).toBe('Differences');
  });
});
