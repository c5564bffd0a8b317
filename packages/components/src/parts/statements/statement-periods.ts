import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import {
  dayAfter,
  fullMonthsBefore,
  fullQuartersBefore,
  thisMonth,
  type DayRange,
} from '@consignment/domain/time/periods';
import { periodText } from '@consignment/domain/statements/statement';
import type { StatementPeriod } from './statement.ts';

const texts = defineTexts('StatementPeriods', {
  toToday: 'Up to today, {today}',
});

/** How many of each are offered; an older period is one of other days. */
const months = 12;
const quarters = 4;

type Asked = {
  /** In the shop's zone. */
  today: string;
  /** The last day of the payee's last statement; null where there is none, or where there are several payees. */
  after: string | null;
};

export type PeriodChoice = StatementPeriod & { label: string };

/** To today, and the months and quarters that are over; without those that are stated, the latest first. */
export function periodChoices({ today, after }: Asked): PeriodChoice[] {
  const isOpen = ({ end }: DayRange) => after === null || end > after;
  return [
    ...toToday({ today, after }).map((period) => ({
      ...period,
      label: texts.toToday({ today: formatDay(today) }),
    })),
    ...fullMonthsBefore(today, months)
      .filter(isOpen)
      .map((range) => ({ ...periodOf(range), label: periodText(range.start, range.end) })),
    ...fullQuartersBefore(today, quarters)
      .filter(isOpen)
      .map((range) => ({ ...periodOf(range), label: quarterText(range) })),
  ];
}

/** The last full month, or to today where that is stated; null where today is stated too. */
export function defaultPeriod(asked: Asked): StatementPeriod | null {
  const choices = periodChoices(asked);
  const latest = choices.find((choice) => choice.last_day !== asked.today) ?? choices[0];
  return latest === undefined ? null : { first_day: latest.first_day, last_day: latest.last_day };
}

/** To the day of a payout, or to today where that day is stated; null where today is stated too. */
export function periodOfPayout(payoutDay: string, { today, after }: Asked): StatementPeriod | null {
  if (after !== null && after >= payoutDay) return toToday({ today, after })[0] ?? null;
  return { first_day: beginOf(payoutDay, after), last_day: payoutDay };
}

/** None where today is stated. */
function toToday({ today, after }: Asked): StatementPeriod[] {
  if (after !== null && after >= today) return [];
  return [{ first_day: beginOf(today, after), last_day: today }];
}

/** The first day of the month, where the last statement does not end later. */
function beginOf(lastDay: string, after: string | null): string {
  const { start } = thisMonth(lastDay);
  return after !== null && after >= start ? dayAfter(after) : start;
}

function periodOf({ start, end }: DayRange): StatementPeriod {
  return { first_day: start, last_day: end };
}

/** 'Q4 2025'. */
function quarterText({ end }: DayRange): string {
  return `Q${Number(end.slice(5, 7)) / 3} ${end.slice(0, 4)}`;
}
