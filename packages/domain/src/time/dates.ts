import { memoize, latinDigits } from '../text/format-text.ts';
import { defineTexts, reader } from '../text/texts.ts';
import { datesOfApp } from './date-locale.ts';
import { partsOfDay, twoDigits, wallClockAt, type WallClock } from './zone.ts';

export { endOfDayExclusive, isDate, startOfDay } from './zone.ts';

const texts = defineTexts('Dates', {
  until: 'Until {day}',
  from: 'From {day}',
});

/*
 * The documented form is that of en-US. A shop's locale may put the day before the month and go by a clock of 24 hours. A reader of
 * another language has dates as that language writes them, whatever the shop's locale.
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
  if (!isEnglish()) return writtenIn('moment', clock);
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
  return isEnglish() ? `${day} ${monthName(month)} ${year}` : writtenIn('dayInFull', { year, month, day });
}

/** The month of a calendar day 'YYYY-MM-DD': 'October 2025'. */
export function monthInFull(date: string): string {
  const [year, month] = partsOfDay(date);
  return isEnglish() ? `${monthName(month)} ${year}` : writtenIn('month', { year, month, day: 1 });
}

/** The month of a calendar day where there is little room: 'Mar'. */
export function shortMonth(date: string): string {
  const [year, month, day] = partsOfDay(date);
  return isEnglish() ? monthName(month).slice(0, 3) : writtenIn('shortMonth', { year, month, day });
}

/** The same with its year: 'Mar 2026'. */
export function shortMonthAndYear(date: string): string {
  const [year, month, day] = partsOfDay(date);
  return isEnglish() ? `${shortMonth(date)} ${year}` : writtenIn('shortMonthAndYear', { year, month, day });
}

/**
 * A range of calendar days 'YYYY-MM-DD', both included and empty for no limit: 'Mar 1 – Mar 31, 2026', 'From Mar 1, 2026'.
 * Null for no limit at all.
 */
export function formatDays(
  { from, to }: { from: string; to: string },
  locale = datesOfApp.locale,
): string | null {
  if (from === '') return to === '' ? null : texts.until({ day: formatDay(to, locale) });
  if (to === '') return texts.from({ day: formatDay(from, locale) });
  if (from === to) return formatDay(from, locale);
  if (!isEnglish()) {
    return formatOf(`${reader.language().locale} day`).formatRange(instantOf(from), instantOf(to));
  }
  const start = from.slice(0, 4) === to.slice(0, 4) ? nearDay : formatDay;
  return `${start(from, locale)} – ${formatDay(to, locale)}`;
}

/** A day 'YYYY-MM-DD' that is so near that its year is clear: 'Dec 3'. */
export function nearDay(date: string, locale = datesOfApp.locale): string {
  const [year, month, day] = partsOfDay(date);
  return isEnglish() ? monthDay(month, day, locale) : writtenIn('nearDay', { year, month, day });
}

type Day = Pick<WallClock, 'year' | 'month' | 'day'>;

function dayText({ year, month, day }: Day, locale: string): string {
  if (!isEnglish()) return writtenIn('day', { year, month, day });
  return `${monthDay(month, day, locale)}${monthFirst.test(locale) ? ',' : ''} ${year}`;
}

function monthDay(month: number, day: number, locale: string): string {
  const name = monthName(month).slice(0, 3);
  return monthFirst.test(locale) ? `${name} ${day}` : `${day} ${name}`;
}

function monthName(month: number): string {
  return months[month - 1] ?? '';
}

const isEnglish = (): boolean => /^en\b/.test(reader.language().locale);

const forms = {
  day: { dateStyle: 'medium' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  dayInFull: { dateStyle: 'long' },
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short' },
  shortMonthAndYear: { month: 'short', year: 'numeric' },
  nearDay: { month: 'long', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Form = keyof typeof forms;

const formatOf = memoize((key) => {
  const [locale, form] = key.split(' ');
  // Made from a form below.
  const options = forms[form as Form];
  return new Intl.DateTimeFormat(locale, {
    ...options,
    ...latinDigits,
    calendar: 'gregory',
    timeZone: 'UTC',
  });
});

function instantOf(date: string): number {
  const [year, month, day] = partsOfDay(date);
  return Date.UTC(year, month - 1, day);
}

/** As the reader's language writes it. */
function writtenIn(form: Form, clock: Day & Partial<WallClock>): string {
  const { year, month, day, hour = 0, minute = 0 } = clock;
  return formatOf(`${reader.language().locale} ${form}`).format(Date.UTC(year, month - 1, day, hour, minute));
}
