import { fullMonthsBefore, fullQuartersBefore, type DayRange } from '@consignment/domain/time/periods';
import { periodText } from '@consignment/domain/statements/statement';
import type { StatementPeriod } from './statement.ts';

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

/** The months and quarters that are over and not stated yet, the latest first. */
export function periodChoices({ today, after }: Asked): PeriodChoice[] {
  const isOpen = ({ end }: DayRange) => after === null || end > after;
  return [
    ...fullMonthsBefore(today, months)
      .filter(isOpen)
      .map((range) => ({ ...periodOf(range), label: periodText(range.start, range.end) })),
    ...fullQuartersBefore(today, quarters)
      .filter(isOpen)
      .map((range) => ({ ...periodOf(range), label: quarterText(range) })),
  ];
}

/** The last full month; null where it is stated already, and so nothing that is full is left. */
export function defaultPeriod(asked: Asked): StatementPeriod | null {
  const [latest] = periodChoices(asked);
  return latest === undefined ? null : { first_day: latest.first_day, last_day: latest.last_day };
}

function periodOf({ start, end }: DayRange): StatementPeriod {
  return { first_day: start, last_day: end };
}

/** 'Q4 2025'. */
function quarterText({ end }: DayRange): string {
  return `Q${Number(end.slice(5, 7)) / 3} ${end.slice(0, 4)}`;
}
