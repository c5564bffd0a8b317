import type { MovingCause } from '@consignment/domain/moves/moving-lines';
import { oldAmount, type OldFacts, type OldHabits } from './old-amount.ts';
import type { Random } from './random.ts';

/* Faults of single lines, planted where no other cause comes to the same cents. */

type Worked = { readonly facts: OldFacts; readonly habits: OldHabits };

/** A line as a faulty app has it: what its row says and the amount. */
export type FaultyLine = { readonly facts: OldFacts; readonly amount: number };

export const lineFaults = [
  'rate',
  'discount_share',
  'discount_order',
  'tax',
  'profit_quantity',
  'profit_cost',
  'refund',
  'rounding',
  'other',
] as const satisfies readonly MovingCause[];
export type LineFault = (typeof lineFaults)[number];

/** The fault in a line; null where it would not show in it, or another cause would come to the same. */
export function plantIn(
  random: Random,
  fault: LineFault,
  facts: OldFacts,
  habits: OldHabits,
): FaultyLine | null {
  const right = oldAmount(facts, habits);
  if (fault === 'other') {
    const amount = right + random.int(3, 900);
    return right > 0 && !othersOf(facts, habits).some((other) => other.amount === amount)
      ? { facts, amount }
      : null;
  }
  const wrong = ways[fault](random, { facts, habits });
  const amount = oldAmount(wrong.facts, wrong.habits);
  if (amount === right) return null;
  // A last digit is of the other causes too where they come to it.
  if (fault !== 'rounding' && Math.abs(amount - right) < 2) return null;
  const isMistakable = othersOf(facts, habits).some(
    (other) => other.cause !== fault && other.amount === amount,
  );
  return isMistakable ? null : { facts: wrong.facts, amount };
}

type Way = (random: Random, line: Worked) => Worked;

const habit =
  (change: (habits: OldHabits) => Partial<OldHabits>): Way =>
  (_random, { facts, habits }) => ({
    facts,
    habits: { ...habits, ...change(habits) },
  });

const ways: Readonly<Record<Exclude<LineFault, 'other'>, Way>> = {
  rate: (random, { facts, habits }) => ({
    facts: { ...facts, rate: facts.rate + random.pick([-50_000, 50_000, 25_000]) },
    habits,
  }),
  discount_share: habit(({ discount }) => ({ discount: discount === 'equal' ? 'vendor' : 'equal' })),
  discount_order: habit(({ isDiscountFirst }) => ({ isDiscountFirst: !isDiscountFirst })),
  tax: habit(() => ({ tax: 'added' })),
  profit_quantity: habit(() => ({ profit: 'once' })),
  profit_cost: habit(({ profit }) => ({ profit: profit === 'each' ? 'none' : 'each' })),
  refund: habit(() => ({ takesRefunds: false })),
  rounding: habit(() => ({ rounding: 'down' })),
};

/** The amount that each single fault would come to. */
function othersOf(facts: OldFacts, habits: OldHabits): { cause: MovingCause; amount: number }[] {
  const by = (cause: MovingCause, change: Partial<OldHabits>) => ({
    cause,
    amount: oldAmount(facts, { ...habits, ...change }),
  });
  return [
    by('discount_share', { discount: 'vendor' }),
    by('discount_share', { discount: 'equal' }),
    by('discount_share', { discount: 'store' }),
    by('discount_order', { isDiscountFirst: !habits.isDiscountFirst }),
    by('tax', { tax: 'added' }),
    by('tax', { tax: 'taken_out' }),
    by('profit_quantity', facts.quantity > 1 ? { profit: 'once' } : {}),
    by('profit_cost', { profit: 'each' }),
    by('profit_cost', { profit: 'none' }),
    by('refund', { takesRefunds: false }),
    by('rounding', { rounding: 'down' }),
    by('rounding', { rounding: 'each_unit' }),
  ];
}
