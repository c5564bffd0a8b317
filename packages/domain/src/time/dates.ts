import { datesOfApp } from './date-locale.ts';
import { partsOfDay, twoDigits, wallClockAt, type WallClock } from './zone.ts';

export { endOfDayExclusive, isDate, startOfDay } from './zone.ts';

/*
 * The documented form is that of en-US. Another locale may put the day before the month and go by a clock of 24 hours; the words
 * stay English.
 */
const monthFirst = /^$|-(US|CA|JP)/;
const twelveHours = /^$|-(US|CA|AU|NZ|AE)/;

const months = [
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

/**
 * 'MMM D, YYYY' in a zone: 'Mar 5, 2026' (spec foundations §9); '5 Mar 2026' in en-GB. Throws RangeError on an invalid instant or
 * zone.
 */
export function formatDate(instant: Date | string, zone: string, locale = datesOfApp.locale): string {
  return dayText(wallClockAt(new Date(instant), zone), locale);
}

/** 'MMM D, YYYY at h:mma' in a zone: 'Mar 5, 2026 at 3:07pm' (spec foundations §9); '5 Mar 2026 at 15:07' in en-GB. */
export function formatDateTime(instant: Date | string, zone: string, locale = datesOfApp.locale): string {
  const clock = wallClockAt(new Date(instant), zone);
  const { hour } = clock;
  const minute = twoDigits(clock.minute);
  const time = twelveHours.test(locale)
    ? `${hour % 12 || 12}:${minute}${hour < 12 ? 'am' : 'pm'}`
    : `${twoDigits(hour)}:${minute}`;
  return `${dayText(clock, locale)} at ${time}`;
}

/** A calendar day 'YYYY-MM-DD', which has no zone, as 'MMM D, YYYY'. */
export function formatDay(date: string, locale = datesOfApp.locale): string {
  const [year, month, day] = partsOfDay(date);
  return dayText({ year, month, day }, locale);
}

/** A calendar day 'YYYY-MM-DD' with its month in full: '3 April 2024'. For a question of which day is meant. */
export function dayInFull(date: string): string {
  const [year, month, day] = partsOfDay(date);
  return `${day} ${monthName(month)} ${year}`;
}

/** The month of a calendar day 'YYYY-MM-DD': 'October 2025'. */
export function monthInFull(date: string): string {
  const [year, month] = partsOfDay(date);
  return `${monthName(month)} ${year}`;
}

/**
 * A range of calendar days 'YYYY-MM-DD', both included and empty for no limit: 'Mar 1 – Mar 31, 2026', 'From Mar 1, 2026'.
 * Null for no limit at all.
 */
export function formatDays(
  { from, to }: { from: string; to: string },
  locale = datesOfApp.locale,
): string | null {
  if (from === '') return to === '' ? null : `Until ${formatDay(to, locale)}`;
  if (to === '') return `From ${formatDay(from, locale)}`;
  if (from === to) return formatDay(from, locale);
  const start = from.slice(0, 4) === to.slice(0, 4) ? nearDay : formatDay;
  return `${start(from, locale)} – ${formatDay(to, locale)}`;
}

/** A day 'YYYY-MM-DD' that is so near that its year is clear: 'Dec 3'. */
export function nearDay(date: string, locale = datesOfApp.locale): string {
  const [, month, day] = partsOfDay(date);
  return monthDay(month, day, locale);
}

function dayText({ year, month, day }: Pick<WallClock, 'year' | 'month' | 'day'>, locale: string): string {
  return `${monthDay(month, day, locale)}${monthFirst.test(locale) ? ',' : ''} ${year}`;
}

function monthDay(month: number, day: number, locale: string): string {
  const name = monthName(month).slice(0, 3);
  return monthFirst.test(locale) ? `${name} ${day}` : `${day} ${name}`;
}

function monthName(month: number): string {
  return months[month - 1] ?? '';
}
