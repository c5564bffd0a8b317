import { isDate, wallClockAt, type WallClock } from './zone.ts';

export { endOfDayExclusive, isDate, startOfDay } from './zone.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'MMM D, YYYY' in a zone: 'Mar 5, 2026' (spec foundations §9). Throws RangeError on an invalid instant or zone. */
export function formatDate(instant: Date | string, zone: string): string {
  return dayText(wallClockAt(dateOf(instant), zone));
}

/** 'MMM D, YYYY at h:mma' in a zone: 'Mar 5, 2026 at 3:07pm' (spec foundations §9). */
export function formatDateTime(instant: Date | string, zone: string): string {
  const clock = wallClockAt(dateOf(instant), zone);
  const minute = String(clock.minute).padStart(2, '0');
  return `${dayText(clock)} at ${clock.hour % 12 || 12}:${minute}${clock.hour < 12 ? 'am' : 'pm'}`;
}

/** A calendar day 'YYYY-MM-DD', which has no zone, as 'MMM D, YYYY'. */
export function formatDay(date: string): string {
  if (!isDate(date)) throw new RangeError(`'${date}' is not a date written YYYY-MM-DD.`);
  return dayText({
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8)),
  });
}

const fullMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A calendar day 'YYYY-MM-DD' with its month in full: '3 April 2024'. For a question of which day is meant. */
export function dayInFull(date: string): string {
  if (!isDate(date)) throw new RangeError(`'${date}' is not a date written YYYY-MM-DD.`);
  return `${Number(date.slice(8))} ${fullMonths[Number(date.slice(5, 7)) - 1] ?? ''} ${Number(date.slice(0, 4))}`;
}

/** The month of a calendar day 'YYYY-MM-DD': 'October 2025'. */
export function monthInFull(date: string): string {
  if (!isDate(date)) throw new RangeError(`'${date}' is not a date written YYYY-MM-DD.`);
  return `${fullMonths[Number(date.slice(5, 7)) - 1] ?? ''} ${Number(date.slice(0, 4))}`;
}

/**
 * A range of calendar days 'YYYY-MM-DD', both included and empty for no limit: 'Mar 1 – Mar 31, 2026', 'From Mar 1, 2026'.
 * Null for no limit at all.
 */
export function formatDays({ from, to }: { from: string; to: string }): string | null {
  if (from === '') return to === '' ? null : `Until ${formatDay(to)}`;
  if (to === '') return `From ${formatDay(from)}`;
  if (from === to) return formatDay(from);
  const start = formatDay(from);
  return `${from.slice(0, 4) === to.slice(0, 4) ? start.slice(0, start.indexOf(',')) : start} – ${formatDay(to)}`;
}

/** A day 'YYYY-MM-DD' that is so near that its year is clear: 'Dec 3'. */
export function nearDay(date: string): string {
  const day = formatDay(date);
  return day.slice(0, day.indexOf(','));
}

function dayText({ year, month, day }: Pick<WallClock, 'year' | 'month' | 'day'>): string {
  return `${months[month - 1] ?? ''} ${day}, ${year}`;
}

function dateOf(instant: Date | string): Date {
  const date = typeof instant === 'string' ? new Date(instant) : instant;
  if (Number.isNaN(date.getTime())) throw new RangeError(`'${String(instant)}' is not a date and time.`);
  return date;
}
