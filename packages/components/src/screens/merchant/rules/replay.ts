import { defineTexts } from '@consignment/domain/text/texts';
import { isDate } from '@consignment/domain/time/dates';
import { fullMonthsBefore, type DayRange } from '@consignment/domain/time/periods';

const texts = defineTexts('Replay', {
  daysMissing: 'Choose the first and last days.',
  daysReversed: 'The first day is after the last day.',
  lastMonth: 'Last month',
  lastThreeMonths: 'Last 3 months',
  lastTwelveMonths: 'Last 12 months',
});

/** Amounts are decimal strings of the books, days 'YYYY-MM-DD' in the shop's zone. */
type Sums = { earned: string; would_have_earned: string };

export type ReplayVendor = Sums & {
  vendor: number;
  vendor_name: string;
  lines: number;
  changed_lines: number;
};

export type ReplayLine = Sums & {
  line_item: number;
  order: number;
  order_name: string;
  title: string;
  vendor: number;
  vendor_name: string;
  is_paid: boolean;
};

/** The past as it would have been by other rules. */
export type Replay = Sums & {
  id: number;
  state: 'running' | 'done' | 'failed';
  /** Per cent. */
  progress: number;
  date_start: string;
  date_end: string;
  lines: number;
  changed_lines: number;
  /** The part of the difference that is on paid lines. */
  of_it_paid: string;
  /** By the size of the difference. */
  vendors: readonly ReplayVendor[];
  months: readonly (Sums & { month: string })[];
  largest: readonly ReplayLine[];
};

export const replayPeriods = () => [
  { value: '1', label: texts.lastMonth },
  { value: '3', label: texts.lastThreeMonths },
  { value: '12', label: texts.lastTwelveMonths },
];

/** The full months before the one of this day, so many of them. */
export function monthsBefore(today: string, count: number): DayRange {
  const months = fullMonthsBefore(today, count);
  return { start: months.at(-1)?.start ?? today, end: months[0]?.end ?? today };
}

/** Why these days cannot be replayed; null where they can. */
export function periodFault({ start, end }: DayRange): string | null {
  if (!isDate(start) || !isDate(end)) return texts.daysMissing;
  return start > end ? texts.daysReversed : null;
}
