/*
 * The days on which banks settle: TARGET, the euro's system (ECB, long-term calendar since 2002), and the Federal
 * Reserve, over which ACH payments run. Days are 'YYYY-MM-DD' and have no zone.
 */

import { isDate } from './zone.ts';

/** 'every_day' stands for banks that say nothing of their days. */
export type BankCalendar = 'target' | 'federal_reserve' | 'every_day';

/**
 * Why banks do not settle on a day, such as 'Good Friday' or 'a Saturday'; null for a day on which they do.
 * Throws RangeError on what is not a date.
 */
export function bankHoliday(day: string, calendar: BankCalendar): string | null {
  const at = utc(day);
  if (calendar === 'every_day') return null;
  const weekday = at.getUTCDay();
  if (weekday === 6) return 'a Saturday';
  if (weekday === 0) return 'a Sunday';
  const year = at.getUTCFullYear();
  return (calendar === 'target' ? targetDays(year) : federalDays(year)).get(day) ?? null;
}

export function isBankDay(day: string, calendar: BankCalendar): boolean {
  return bankHoliday(day, calendar) === null;
}

/** The day itself, or the next one on which banks settle. */
export function bankDayFrom(day: string, calendar: BankCalendar): string {
  let next = day;
  while (!isBankDay(next, calendar)) next = dayAfter(next, 1);
  return next;
}

function targetDays(year: number): ReadonlyMap<string, string> {
  const easter = easterOf(year);
  return new Map([
    [`${year}-01-01`, 'New Year’s Day'],
    [dayAfter(easter, -2), 'Good Friday'],
    [dayAfter(easter, 1), 'Easter Monday'],
    [`${year}-05-01`, 'Labour Day'],
    [`${year}-12-25`, 'Christmas Day'],
    [`${year}-12-26`, 'the second day of Christmas'],
  ]);
}

// A holiday on a Saturday moves to no other day: the Reserve Banks are open on the Friday before.
function federalDays(year: number): ReadonlyMap<string, string> {
  const dated: [string, string][] = [
    [`${year}-01-01`, 'New Year’s Day'],
    [`${year}-06-19`, 'Juneteenth'],
    [`${year}-07-04`, 'Independence Day'],
    [`${year}-11-11`, 'Veterans Day'],
    [`${year}-12-25`, 'Christmas Day'],
  ];
  return new Map([
    ...dated.map(([day, name]): [string, string] => [
      utc(day).getUTCDay() === 0 ? dayAfter(day, 1) : day,
      name,
    ]),
    [nthMonday(year, 1, 3), 'Martin Luther King Jr. Day'],
    [nthMonday(year, 2, 3), 'Presidents’ Day'],
    [lastMondayOfMay(year), 'Memorial Day'],
    [nthMonday(year, 9, 1), 'Labor Day'],
    [nthMonday(year, 10, 2), 'Columbus Day'],
    [nthWeekday(year, 11, 4, 4), 'Thanksgiving Day'],
  ]);
}

function nthMonday(year: number, month: number, nth: number): string {
  return nthWeekday(year, month, 1, nth);
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = dayOf(new Date(Date.UTC(year, month - 1, 1)));
  const ahead = (weekday - utc(first).getUTCDay() + 7) % 7;
  return dayAfter(first, ahead + (nth - 1) * 7);
}

function lastMondayOfMay(year: number): string {
  const last = `${year}-05-31`;
  return dayAfter(last, -((utc(last).getUTCDay() + 6) % 7));
}

/** Easter Sunday of the Gregorian calendar, after Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayOf(new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)));
}

function dayAfter(day: string, days: number): string {
  return dayOf(new Date(utc(day).getTime() + days * 86_400_000));
}

function utc(day: string): Date {
  if (!isDate(day)) throw new RangeError(`'${day}' is not a date written YYYY-MM-DD.`);
  return new Date(`${day}T00:00:00.000Z`);
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
