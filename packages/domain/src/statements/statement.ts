import { defineTexts } from '../text/texts.ts';
import { formatDays, monthInFull } from '../time/dates.ts';
import { thisMonth } from '../time/periods.ts';

/*
 * A statement says what a vendor or a sales rep earned in a period, what was taken back, what was paid and what is left. It is
 * frozen when it is issued: what changes later is an adjustment of the next one.
 */

/** The parts of a statement, in their order. `brought_forward` is the balance before the first one; it makes its opening. */
export const statementSections = [
  'brought_forward',
  'earned',
  'adjustment',
  'custom_item',
  'additional_pay',
  'payout',
] as const;
export type StatementSection = (typeof statementSections)[number];

const sectionWords = defineTexts('SectionStatement', {
  brought_forward: 'Brought forward',
  earned: 'Earned',
  adjustment: 'Adjustment',
  custom_item: 'Custom item',
  additional_pay: 'Additional pay',
  payout: 'Payout',
} satisfies Record<StatementSection, string>);

/** The part of a statement that an entry is in, as named for one entry. */
export function sectionText(section: StatementSection): string {
  return sectionWords[section];
}

/** Why an earlier period is adjusted. */
export const adjustmentReasons = [
  'late',
  'repriced',
  'refunded',
  'repriced_and_refunded',
  'not_earned',
  'moved_in',
  'moved_out',
  'removed',
  'payout_void',
] as const;
export type AdjustmentReason = (typeof adjustmentReasons)[number];

const reasonWords = defineTexts('ReasonStatement', {
  late: 'Paid for or entered after its period was stated',
  repriced: 'Priced again',
  refunded: 'Refunded',
  repriced_and_refunded: 'Priced again and refunded',
  not_earned: 'Cancelled or no longer earning',
  moved_in: 'Moved here from another vendor',
  moved_out: 'Moved to another vendor',
  removed: 'Removed',
  payout_void: 'Payout taken back or returned',
} satisfies Record<AdjustmentReason, string>);

export function adjustmentText(reason: AdjustmentReason): string {
  return reasonWords[reason];
}

/** Of which kind the thing is that an entry states: a line of an order, a payout or its additional pay, a rep's part. */
export type StatedItem = 'line' | 'part' | 'payout' | 'payout_pay';

/** An entry as it was stated. Amounts in minor units; `amount` is the earnings less returns. */
export type StatementEntry = {
  readonly position: number;
  readonly section: StatementSection;
  readonly reason: AdjustmentReason | null;
  readonly item: StatedItem;
  readonly itemId: number;
  readonly earned: number;
  readonly returned: number;
  readonly amount: number;
  readonly happenedAt: Date;
  readonly orderName: string;
  readonly title: string;
  readonly sku: string;
  readonly quantity: number | null;
  readonly price: number | null;
  readonly ratePpm: number | null;
  /** The version of a rule with days, as `statedRuleCode` writes it; null where none decided. */
  readonly rule: string | null;
  readonly invoiceNumber: number | null;
};

/** A line of text as it was stated, of a question that was asked or that ended in the period. It moves no money. */
export type StatementNote = {
  readonly position: number;
  /** The number of the question. */
  readonly question: number;
  /** When it ended, or was asked where it has not ended in the period. */
  readonly happenedAt: Date;
  readonly orderName: string;
  readonly title: string;
  readonly text: string;
};

export type StatementSums = Readonly<
  Record<
    'opening' | 'earned' | 'adjustments' | 'custom_items' | 'additional_pay' | 'payouts' | 'closing',
    number
  >
>;

const sumOfSection = {
  brought_forward: 'opening',
  earned: 'earned',
  adjustment: 'adjustments',
  custom_item: 'custom_items',
  additional_pay: 'additional_pay',
  payout: 'payouts',
} as const satisfies Record<StatementSection, keyof StatementSums>;

/** The sums of a statement: closing is opening and everything between. */
export function statementSums(
  openingBefore: number,
  sections: readonly { readonly section: StatementSection; readonly amount: number }[],
): StatementSums {
  const sums = {
    opening: openingBefore,
    earned: 0,
    adjustments: 0,
    custom_items: 0,
    additional_pay: 0,
    payouts: 0,
  };
  for (const { section, amount } of sections) sums[sumOfSection[section]] += amount;
  const closing = Object.values(sums).reduce((sum, part) => sum + part, 0);
  return { ...sums, closing };
}

/** Names a statement on paper: the first digits of its hash in groups of four. */
export function statementCode(hash: string): string {
  return hash.slice(0, 16).replaceAll(/(.{4})(?=.)/g, '$1-');
}

/**
 * The period of a statement by its days 'YYYY-MM-DD', both counted in full: a full month of the calendar by its name,
 * 'October 2025', and every other range by its days, 'Oct 1 – Dec 31, 2025'.
 */
export function periodText(firstDay: string, lastDay: string, locale?: string): string {
  const { start, end } = thisMonth(firstDay);
  if (firstDay === start && lastDay === end) return monthInFull(firstDay);
  return formatDays({ from: firstDay, to: lastDay }, locale) ?? '';
}

/** The reasons to look at a statement before it is issued. */
export const statementOddities = [
  'first',
  'longer_period',
  'below_zero',
  'adjusted',
  'hidden',
  'no_address',
  'payout_in_question',
] as const;
export type StatementOddity = (typeof statementOddities)[number];

const oddityWords = defineTexts('OddityStatement', {
  first: 'First statement',
  longer_period: 'Longer period than usual',
  below_zero: 'Below zero',
  adjusted: 'Includes adjustments',
  hidden: 'Hidden',
  no_address: 'No email address',
  payout_in_question: 'Payout not confirmed',
} satisfies Record<StatementOddity, string>);

/** An oddity in the few words of a badge. */
export function oddityText(oddity: StatementOddity): string {
  return oddityWords[oddity];
}
