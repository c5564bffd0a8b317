import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Trace } from '@consignment/domain/commission/commission-amount';
import { causeOf, ourAmountOf } from '@consignment/server/features/moves/domain/moving-causes';
import type { CauseDetail, OldLine, OurLine } from '@consignment/domain/moves/moving-lines';
import { checkPayout, type PayoutLine } from '@consignment/server/features/moves/domain/moving-payouts';
import { oldAmount, type OldFacts, type OldHabits } from '../../../contract/moves/old-amount.ts';

/* Lines of random shops, worked out with a fault by a formula of the tests' own. */

const share = fc.constantFrom('vendor' as const, 'store' as const, 'equal' as const);
const tax = fc.constantFrom('left_out' as const, 'added' as const, 'taken_out' as const);
const profit = fc.constantFrom('none' as const, 'each' as const);
const rate = fc.integer({ min: 0, max: 100 }).map((whole) => whole * 10_000);

const facts: fc.Arbitrary<OldFacts> = fc.record({
  price: fc.integer({ min: 0, max: 30_000 }),
  quantity: fc.integer({ min: 1, max: 12 }),
  discount: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9000 })),
  tax: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 4000 })),
  cost: fc.integer({ min: 0, max: 12_000 }),
  rate,
  returned: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 12 })),
});

const habits: fc.Arbitrary<OldHabits> = fc.record({
  discount: share,
  isDiscountFirst: fc.boolean(),
  tax,
  profit,
  rounding: fc.constant('half_up' as const),
  takesRefunds: fc.constant(true),
});

/** The line in our books, whose shop has these habits. */
function ourLine(sold: OldFacts, shop: OldHabits): OurLine {
  const trace: Trace = {
    currency: 'USD',
    rule: { source: 'vendor', kind: 'percent', value: sold.rate },
    beaten: [],
    inputs: {
      price: sold.price,
      quantity: sold.quantity,
      discount: sold.discount,
      tax: sold.tax,
      cost: sold.cost,
      compareAtPrice: null,
      discountShare: shop.discount,
      discountBeforePercentage: shop.isDiscountFirst,
      taxesIncluded: shop.tax === 'taken_out',
      collectsTax: shop.tax === 'added',
      byCompareAtPrice: false,
      byProfit: shop.profit === 'each',
    },
  };
  const returned = { units: Math.min(sold.returned, sold.quantity), amount: 0 };
  return { trace, reason: null, returned, row: 'net', otherRates: [] };
}

function oldLine(amount: number, { rate: stated, tax: taxed, cost, returned, ...sold }: OldFacts): OldLine {
  return { amount, rest: 0, rate: stated, tax: taxed, cost, returned, ...sold };
}

type Planted = { readonly facts: OldFacts; readonly habits: OldHabits };

/** The faults, as changes of what the former app knows or does. */
const faults: Readonly<Record<string, fc.Arbitrary<(line: Planted) => Planted>>> = {
  rate: rate.map((other) => (line) => ({ ...line, facts: { ...line.facts, rate: other } })),
  discount_share: share.map((discount) => (line) => ({ ...line, habits: { ...line.habits, discount } })),
  discount_order: fc.constant((line) => ({
    ...line,
    habits: { ...line.habits, isDiscountFirst: !line.habits.isDiscountFirst },
  })),
  tax: tax.map((other) => (line) => ({ ...line, habits: { ...line.habits, tax: other } })),
  profit_quantity: fc.constant((line) => ({ ...line, habits: { ...line.habits, profit: 'once' } })),
  profit_cost: fc.integer({ min: 0, max: 12_000 }).map((cost) => (line) => ({
    facts: { ...line.facts, cost },
    habits: { ...line.habits, profit: 'each' },
  })),
  refund: fc.integer({ min: 0, max: 12 }).map((returned) => (line) => ({
    ...line,
    facts: { ...line.facts, returned: Math.min(returned, line.facts.quantity) },
  })),
  refund_not_taken: fc.constant((line) => ({ ...line, habits: { ...line.habits, takesRefunds: false } })),
  down: fc.constant((line) => ({ ...line, habits: { ...line.habits, rounding: 'down' } })),
  each_unit: fc.constant((line) => ({ ...line, habits: { ...line.habits, rounding: 'each_unit' } })),
};

/** The amount by the way that a cause names, worked out by the tests' formula. */
function byDetail(detail: CauseDetail, old: OldLine, line: Planted): number | null {
  const when = (changes: { facts?: Partial<OldFacts>; habits?: Partial<OldHabits> }) =>
    oldAmount({ ...line.facts, ...changes.facts }, { ...line.habits, ...changes.habits });
  switch (detail.cause) {
    case 'rate':
      return when({ facts: { rate: detail.theirs.value } });
    case 'discount_share':
      return when({ habits: { discount: detail.theirs } });
    case 'discount_order':
      return when({ habits: { isDiscountFirst: detail.theirs === 'before' } });
    case 'tax':
      return detail.theirs === 'other_amount'
        ? when({ facts: { tax: old.tax ?? 0 } })
        : when({ habits: { tax: detail.theirs } });
    case 'profit_quantity':
      return when({ habits: { profit: 'once' } });
    case 'profit_cost':
      if (detail.theirs === 'not_taken') return when({ habits: { profit: 'none' } });
      return when({
        habits: { profit: 'each' },
        facts: detail.theirs === 'taken' ? {} : { cost: old.cost },
      });
    case 'refund':
      return detail.theirs === 'not_taken'
        ? when({ habits: { takesRefunds: false } })
        : when({ facts: { returned: old.returned ?? 0 } });
    case 'rounding':
      if (detail.theirs === 'each_unit') return when({ habits: { rounding: 'each_unit' } });
      return Math.abs(old.amount - when({})) <= 1 ? old.amount : null;
    default:
      return null;
  }
}

const runs = { numRuns: 1500 };

describe('the cause that is found', () => {
  it.each(Object.keys(faults))('comes to the old amount to the cent: %s', (name) => {
    const fault = faults[name] ?? fc.constant((line: Planted) => line);
    fc.assert(
      fc.property(facts, habits, fault, (sold, shop, plant) => {
        const ours = ourLine(sold, shop);
        const planted = plant({ facts: sold, habits: shop });
        const old = oldLine(oldAmount(planted.facts, planted.habits), planted.facts);
        const found = causeOf(old, ours);
        if (old.amount === ourAmountOf(ours)) {
          expect(found).toBeNull();
          return;
        }
        expect(found?.detail.cause).not.toBe('other');
        expect(found?.difference).toBe(old.amount - ourAmountOf(ours));
        if (found !== null)
          expect(byDetail(found.detail, old, { facts: sold, habits: shop })).toBe(old.amount);
      }),
      runs,
    );
  });

  it('is none for a former app that works as we do', () => {
    fc.assert(
      fc.property(facts, habits, (sold, shop) => {
        const amount = oldAmount(sold, shop);
        expect(ourAmountOf(ourLine(sold, shop))).toBe(amount);
        expect(causeOf(oldLine(amount, sold), ourLine(sold, shop))).toBeNull();
      }),
      runs,
    );
  });

  it('is never made up: any other amount is explained to the cent, or is not explained', () => {
    const apart = fc.oneof(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -5000, max: 5000 }));
    fc.assert(
      fc.property(facts, habits, apart, (sold, shop, difference) => {
        const ours = ourLine(sold, shop);
        const old = oldLine(ourAmountOf(ours) + difference, sold);
        const found = causeOf(old, ours);
        expect(found === null).toBe(difference === 0);
        if (found === null || found.detail.cause === 'other') return;
        expect(byDetail(found.detail, old, { facts: sold, habits: shop })).toBe(old.amount);
      }),
      runs,
    );
  });
});

describe('a payout', () => {
  const line = fc
    .tuple(facts, habits, fc.constantFrom(...Object.keys(faults), 'none', 'none', 'missing'))
    .chain(([sold, shop, name]) =>
      (faults[name] ?? fc.constant((same: Planted) => same)).map((plant): PayoutLine => {
        const planted = plant({ facts: sold, habits: shop });
        const old = oldLine(oldAmount(planted.facts, planted.habits), planted.facts);
        return { old, ours: name === 'missing' ? { missing: 'line' } : ourLine(sold, shop) };
      }),
    );

  it('differs by the sum of its differences, each of which is another amount', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 8 }),
        fc.integer({ min: -500, max: 5000 }),
        fc.constantFrom(0, 0, 0, 1, -7, 250),
        (lines, additional, apart) => {
          const amount = lines.reduce((sum, { old }) => sum + old.amount, additional) + apart;
          const checked = checkPayout({ amount, additional, lines });
          const differences = [...checked.lines, checked.ofSum].filter((one) => one !== null);
          expect(differences.reduce((sum, { difference }) => sum + difference, 0)).toBe(checked.difference);
          expect(checked.isEqual).toBe(differences.length === 0);
          expect(checked.ofSum === null).toBe(apart === 0);
          for (const { oldAmount: theirs, ourAmount, difference } of differences) {
            expect(difference).toBe(theirs - ourAmount);
            expect(difference).not.toBe(0);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
