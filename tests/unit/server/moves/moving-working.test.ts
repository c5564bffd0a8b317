import { describe, expect, it } from 'vitest';
import type { Trace } from '@consignment/domain/commission/commission-amount';
import { causeOf } from '@consignment/server/features/moves/domain/moving-causes';
import type { OldLine, OurLine } from '@consignment/domain/moves/moving-lines';
import { workingsOf } from '@consignment/server/features/moves/domain/moving-working';
import { percent } from '../../domain/commission/lines.ts';

/** Three units of $20.00 at 45 %, of which each cost $7.00. */
function ourLine(changes: Partial<Trace['inputs']> = {}): OurLine {
  return {
    trace: {
      currency: 'USD',
      rule: { source: 'vendor', kind: 'percent', value: percent(45) },
      beaten: [],
      inputs: {
        price: 2000,
        quantity: 3,
        discount: 0,
        tax: 420,
        cost: 700,
        compareAtPrice: null,
        discountShare: 'vendor',
        discountBeforePercentage: false,
        taxesIncluded: false,
        collectsTax: false,
        byCompareAtPrice: false,
        byProfit: true,
        ...changes,
      },
    },
    reason: null,
    returned: { units: 0, amount: 0 },
    row: 'net',
    otherRates: [],
  };
}

function workings(amount: number, ours: OurLine) {
  const unknown = { quantity: null, price: null, discount: null, tax: null, cost: null, returned: null };
  const old: OldLine = { amount, rest: 0, rate: percent(45), ...unknown };
  const difference = causeOf(old, ours);
  if (difference === null) throw new Error('The amounts are equal.');
  expect(difference.detail.cause).toBe('profit_quantity');
  return workingsOf(old, ours, difference);
}

describe('the working of a formula that forgot the quantity', () => {
  it('takes the cost of one unit off, and names it', () => {
    // 45 % of 60.00 − 7.00
    expect(workings(2385, ourLine()).theirs?.split('; ').slice(0, 2)).toEqual([
      'Price: $20.00 × 3 = $60.00',
      'The cost of one unit is taken off for the whole line: −$7.00',
    ]);
    expect(workings(2385, ourLine()).theirs).toMatch(/; in all \$23\.85$/);
    expect(workings(2385, ourLine()).ours).toContain('Cost is deducted, as commission is based on profit');
  });

  it('shows the tax beside it where there is one', () => {
    // 45 % of 60.00 + 4.20 − 7.00
    const { theirs } = workings(2574, ourLine({ collectsTax: true }));
    expect(theirs?.split('; ').slice(1, 3)).toEqual([
      'Tax is added, as this vendor collects tax: $4.20',
      'The cost of one unit is taken off for the whole line: −$7.00',
    ]);
    expect(theirs).toMatch(/; in all \$25\.74$/);
  });

  it('names it where it is as much as the tax', () => {
    const { theirs } = workings(2700, ourLine({ collectsTax: true, tax: 700 }));
    expect(theirs).toContain('The cost of one unit is taken off for the whole line: −$7.00');
  });
});
