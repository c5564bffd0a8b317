import type { CurrencyCode } from '../money/currency.ts';
import { isolated } from '../text/direction.ts';
import { formatDecimal } from '../money/money.ts';
import { defineTexts } from '../text/texts.ts';

const texts = defineTexts('PayoutDues', {
  owedBackBy: '{amount} owed back by {name}',
  owedBackBySalesReps: '{amount} owed back by {count, plural, one {# sales rep} other {# sales reps}}',
  owedBackByVendors: '{amount} owed back by {count, plural, one {# vendor} other {# vendors}}',
  toSalesReps: '{count, plural, =0 {To no sales reps} one {To # sales rep} other {To # sales reps}}',
  toVendors: '{count, plural, =0 {To no vendors} one {To # vendor} other {To # vendors}}',
});

/*
 * The sum that is due to several vendors or sales reps. It is never netted: money that one of them owes back pays no other.
 */

/** Minor units; `owedBack` is above 0 where something is. */
export type Dues = {
  readonly due: number;
  /** How many have something due. */
  readonly dueCount: number;
  readonly owedBack: number;
  readonly owedBackCount: number;
  /** The name of the only one who owes something back; null for none and for several. */
  readonly owedBackBy: string | null;
};

export const noDues: Dues = { due: 0, dueCount: 0, owedBack: 0, owedBackCount: 0, owedBackBy: null };

/** Their amounts due, below 0 for those who owe something back. */
export function duesOver(payees: readonly { readonly name: string; readonly due: number }[]): Dues {
  return payees.reduce<Dues>((sum, { name, due }) => {
    if (due > 0) return { ...sum, due: sum.due + due, dueCount: sum.dueCount + 1 };
    if (due === 0) return sum;
    const owedBackCount = sum.owedBackCount + 1;
    return {
      ...sum,
      owedBack: sum.owedBack - due,
      owedBackCount,
      owedBackBy: owedBackCount === 1 ? name : null,
    };
  }, noDues);
}

/** The same as answers have it. Amounts are decimal strings. */
export type ShownDues = {
  readonly due: string;
  readonly due_count: number;
  readonly owed_back: string;
  readonly owed_back_count: number;
  readonly owed_back_by: string | null;
};

/** The amount due to a single payee, below 0 where it owes something back. */
export function dueOfOne({ due, owed_back: owedBack, owed_back_count: count }: ShownDues): string {
  return count > 0 ? `-${owedBack}` : due;
}

export type PayeeKind = 'vendor' | 'sales rep';

/** 'To 1 vendor', 'To 12 sales reps'; below the sum due. */
export function dueToText({ due_count: count }: ShownDues, kind: PayeeKind): string {
  return kind === 'vendor' ? texts.toVendors({ count }) : texts.toSalesReps({ count });
}

/** '£10.80 owed back by Bramble Textiles', or 'by 3 vendors'; null where nothing is. */
export function owedBackText(dues: ShownDues, kind: PayeeKind, currency: CurrencyCode): string | null {
  const { owed_back: amount, owed_back_count: count, owed_back_by: name } = dues;
  if (count === 0) return null;
  const owed = formatDecimal(amount, currency);
  if (name !== null) return texts.owedBackBy({ amount: owed, name: isolated(name) });
  return kind === 'vendor'
    ? texts.owedBackByVendors({ amount: owed, count })
    : texts.owedBackBySalesReps({ amount: owed, count });
}
