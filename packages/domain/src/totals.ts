import type { LineState } from './commission.ts';
import { checkedMinor, sumMoney } from './money.ts';

/** Minor units; earned = paid + due, always. */
export type Totals = { readonly due: number; readonly paid: number; readonly earned: number };

/** What is owed still: earned less paid; below 0 after a refund of what was paid (commission rules §8). */
function dueOf(earned: number, paid: number): number {
  return checkedMinor(checkedMinor(earned) - checkedMinor(paid));
}

/** Totals of entries: lines, custom items and reversals alike. Only accrued ones of vendors not hidden count. */
export function totalsOf(
  entries: readonly {
    readonly state: LineState;
    readonly amount: number;
    readonly paid: boolean;
    readonly vendorHidden: boolean;
  }[],
): Totals {
  const counted = entries.filter((entry) => entry.state === 'accrued' && !entry.vendorHidden);
  const earned = sumMoney(counted.map((entry) => entry.amount));
  const paid = sumMoney(counted.filter((entry) => entry.paid).map((entry) => entry.amount));
  return { due: dueOf(earned, paid), paid, earned };
}

/** The totals of a shop are the sum of those of its vendors. */
export function addTotals(parts: readonly Totals[]): Totals {
  return {
    due: sumMoney(parts.map((part) => part.due)),
    paid: sumMoney(parts.map((part) => part.paid)),
    earned: sumMoney(parts.map((part) => part.earned)),
  };
}
