import { partsPerMinor, workOut } from '@consignment/domain/commission/commission-amount';
import { divideRoundHalfAway, sumMoney } from '@consignment/domain/money/money';
import { causeOf, ourAmountOf } from './moving-causes.ts';
import type { LineDifference, OldLine, OurLine } from '@consignment/domain/moves/moving-lines';

/* A payout of the former app, worked out again. */

/** Minor units. */
export type OldPayout = {
  readonly amount: number;
  /** The part that was paid for no line; it is the same on both sides. */
  readonly additional: number;
  readonly lines: readonly PayoutLine[];
};

export type PayoutLine = {
  readonly old: OldLine;
  readonly ours: OurLine | { readonly missing: 'order' | 'line' };
};

export type CheckedPayout = {
  readonly oldAmount: number;
  /** Our lines and the additional pay. */
  readonly ourAmount: number;
  /** Old less ours: the sum of all differences below. */
  readonly difference: number;
  /** True where no line differs, and neither does the sum. */
  readonly isEqual: boolean;
  /** By the place of the line. */
  readonly lines: readonly (LineDifference | null)[];
  /** Of the sum itself: it has no rows, was rounded once, or is another than that of its rows. */
  readonly ofSum: LineDifference | null;
};

export function checkPayout(payout: OldPayout): CheckedPayout {
  const lines = payout.lines.map(({ old, ours }) => causeOf(old, ours));
  const ofSum = differenceOfSum(payout, lines);
  const ourLines = payout.lines.map(({ ours }) => ('missing' in ours ? 0 : ourAmountOf(ours)));
  const ourAmount = sumMoney([...ourLines, payout.additional]);
  return {
    oldAmount: payout.amount,
    ourAmount,
    difference: payout.amount - ourAmount,
    isEqual: ofSum === null && lines.every((line) => line === null),
    lines,
    ofSum,
  };
}

function differenceOfSum(
  { amount, additional, lines }: OldPayout,
  differences: readonly (LineDifference | null)[],
): LineDifference | null {
  const paid = amount - additional;
  const ofRows = sumMoney(lines.map(({ old }) => old.amount));
  if (paid === ofRows) return null;
  const difference = { oldAmount: paid, ourAmount: ofRows, difference: paid - ofRows, also: [] };
  if (lines.length === 0) return { ...difference, detail: { cause: 'missing_row' } };
  const exact = lines.reduce((sum, line, place) => sum + exactOf(line, differences[place] ?? null), 0n);
  const isOnce = divideRoundHalfAway(exact, partsPerMinor) === BigInt(paid);
  return { ...difference, detail: isOnce ? { cause: 'rounding', theirs: 'sum' } : { cause: 'sum' } };
}

/** A row's amount before it was rounded, as far as its decimals or our own workings show it. */
function exactOf({ old, ours }: PayoutLine, difference: LineDifference | null): bigint {
  const shown = BigInt(old.amount) * partsPerMinor + BigInt(old.rest) * (partsPerMinor / 1_000_000n);
  if (old.rest !== 0 || difference !== null || 'missing' in ours || ours.trace === null) return shown;
  const { exactParts, amount } = workOut(ours.trace);
  // Of a bound or of a part that came back the rest is not to be seen.
  return amount === old.amount && divideRoundHalfAway(exactParts, partsPerMinor) === BigInt(amount)
    ? exactParts
    : shown;
}
