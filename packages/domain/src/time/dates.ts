import { isDate, wallClockAt, type WallClock } from './zone.ts';

export { endOfDayExclusive, isDate, startOfDay } from './zone.ts';

/*
 * The documented form is that of en-US. Another locale may put the day before the month and go by a clock of 24 hours; the words
 * stay English.
 */
const monthFirst: ReadonlySet<string> = new Set(['', 'en-US', 'en-CA', 'ja-JP']);
const twelveHours: ReadonlySet<string> = new Set(['', 'en-US', 'en-CA', 'en-AU', 'en-NZ', 'ar-AE']);

let localeOfApp = '';

/** Sets the locale of all dates of an app, which serves one shop. The server names the locale of each date. */
export function writeDatesIn(locale: string): void {
  localeOfApp = locale;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * 'MMM D, YYYY' in a zone: 'Mar 5, 2026' (spec foundations §9); '5 Mar 2026' in en-GB. Throws RangeError on an invalid instant or
 * zone.
 */
export function formatDate(instant: Date | string, zone: string, locale = localeOfApp): string {
  return dayText(wallClockAt(dateOf(instant), zone), locale);
}

/** 'MMM D, YYYY at h:mma' in a zone: 'Mar 5, 2026 at 3:07pm' (spec foundations §9); '5 Mar 2026 at 15:07' in en-GB. */
export function formatDateTime(instant: Date | string, zone: string, locale = localeOfApp): string {
  const clock = wallClockAt(dateOf(instant), zone);
  const { hour } = clock;
  const minute = String(clock.minute).padStart(2, '0');
  const time = twelveHours.has(locale)
    ? `${hour % 12 || 12}:${minute}${hour < 12 ? 'am' : 'pm'}`
    : `${String(hour).padStart(2, '0')}:${minute}`;
  return `${dayText(clock, locale)} at ${time}`;
}

/** A calendar day 'YYYY-MM-DD', which has no zone, as 'MMM D, YYYY'. */
export function formatDay(date: string, locale = localeOfApp): string {
  return dayText(partsOf(date), locale);
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

function partsOf(date: string): Day {
  if (!isDate(date)) throw new RangeError(`'${date}' is not a date written YYYY-MM-DD.`);
  return {
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8)),
  };
}

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
export function formatDays({ from, to }: { from: string; to: string }, locale = localeOfApp): string | null {
  if (from === '') return to === '' ? null : `Until ${formatDay(to, locale)}`;
  if (to === '') return `From ${formatDay(from, locale)}`;
  if (from === to) return formatDay(from, locale);
  const start = from.slice(0, 4) === to.slice(0, 4) ? nearDay(from, locale) : formatDay(from, locale);
  return `${start} – ${formatDay(to, locale)}`;
}

/** A day 'YYYY-MM-DD' that is so near that its year is clear: 'Dec 3'. */
export function nearDay(date: string, locale = localeOfApp): string {
  return monthDay(partsOf(date), locale);
}

type Day = Pick<WallClock, 'year' | 'month' | 'day'>;

function dayText(day: Day, locale: string): string {
  return `${monthDay(day, locale)}${monthFirst.has(locale) ? ',' : ''} ${day.year}`;
}

function monthDay({ month, day }: Day, locale: string): string {
  const name = months[month - 1] ?? '';
  return monthFirst.has(locale) ? `${name} ${day}` : `${day} ${name}`;
}

function dateOf(instant: Date | string): Date {
  const date = typeof instant === 'string' ? new Date(instant) : instant;
  if (Number.isNaN(date.getTime())) throw new RangeError(`'${String(instant)}' is not a date and time.`);
  return date;
}
