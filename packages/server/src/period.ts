import { endOfDayExclusive, isDate, startOfDay } from '@consignment/domain/dates';
import { refuse } from './problem.ts';
import type { Period } from './queries/line-items.ts';

/** The instants of a range of days in the shop's time zone; both days count in full, either may be left out. */
export function periodOf(
  days: { start: string | undefined; end: string | undefined },
  timeZone: string,
): Period {
  return {
    from: isGiven(days.start) ? startOfDay(checked(days.start), timeZone) : null,
    until: isGiven(days.end) ? endOfDayExclusive(checked(days.end), timeZone) : null,
  };
}

function isGiven(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}

function checked(date: string): string {
  if (isDate(date)) return date;
  throw refuse(400, 'wrong_format', `'${date}' is not a day of the calendar written YYYY-MM-DD.`);
}
