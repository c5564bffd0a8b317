import { defineTexts } from '../text/texts.ts';
import type { PayoutVerdict } from './payout.ts';

/*
 * Lines that wait for an answer: while a question about a line is open or answered, pay runs and Pay All pass over it where
 * the shop has set so. A line that takes money back does not wait, so that no question puts off a refund or a fee. A payout made by hand
 * for one vendor takes every line.
 */

const texts = defineTexts('PayoutWaitingLines', {
  nothingYet:
    '{count, plural, one {Nothing can be paid yet: # line is waiting for an answer.} other {Nothing can be paid yet: # lines are waiting for an answer.}}',
  wait: '{count, plural, one {# line is waiting for an answer} other {# lines are waiting for an answer}}',
});

/** The number of a vendor's waiting lines, and their sum in minor units. */
export type WaitingLines = { readonly count: number; readonly amount: number };

export const noneWaiting: WaitingLines = { count: 0, amount: 0 };

/** '2 lines wait for an answer' */
export function waitingText(count: number): string {
  return texts.wait({ count });
}

/**
 * Why a vendor is not paid of whom nothing is left but lines that wait; null where that is not the reason. `verdict` is the one
 * about the other lines.
 */
export function onlyWaiting(verdict: PayoutVerdict, { count }: WaitingLines): string | null {
  if (count === 0 || verdict.is === 'allowed') return null;
  const isEmpty = ['no_lines', 'not_positive', 'not_available_yet'].includes(verdict.code);
  return isEmpty ? texts.nothingYet({ count }) : null;
}
