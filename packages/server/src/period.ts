import { endOfDayExclusive, isDate, startOfDay } from '@consignment/domain/dates';
import { refuse } from './problem.ts';
import type { Period } from './queries/line-items.ts';
import type { Visible } from './visibility.ts';

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

/**
 * The same for days on which something was sold. Throws a Refusal for a vendor whose shop hides the dates of its orders:
 * what is found on a day tells when it was.
 */
export function saleDaysOf(
  days: { start: string | undefined; end: string | undefined },
  timeZone: string,
  visible: Pick<Visible, 'orderDate'>,
): Period {
  if (!visible.orderDate && (isGiven(days.start) || isGiven(days.end))) {
    const detail = 'This shop does not show its vendors when something was sold. Ask without days.';
    throw refuse(403, 'forbidden', detail);
  }
  return periodOf(days, timeZone);
}

function isGiven(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}

function checked(date: string): string {
  if (isDate(date)) return date;
  throw refuse(400, 'wrong_format', `'${date}' is not a day of the calendar written YYYY-MM-DD.`);
}
