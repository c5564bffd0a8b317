/*
 * The days on which banks settle: TARGET, the euro's system (ECB, long-term calendar since 2002), the Federal Reserve,
 * over which ACH payments run, the bank holidays of England and Wales, RITS, over which Australian direct entry settles (Reserve
 * Bank of Australia, RITS business hours), and the clearing of Payments Canada. Days are 'YYYY-MM-DD' and have no zone.
 */

import { defineTexts } from '../text/texts.ts';
import { nearDay } from '../time/dates.ts';
import { dayAfter, daysAfter } from '../time/periods.ts';
import { isDate } from '../time/zone.ts';

/** After 'It is' and after '… is', as a reason. */
const holidayTexts = defineTexts('HolidayBankDays', {
  anzacDay: 'Anzac Day',
  australiaDay: 'Australia Day',
  boxingDay: 'Boxing Day',
  canadaDay: 'Canada Day',
  christmasDay: 'Christmas Day',
  civicHoliday: 'the Civic Holiday',
  columbusDay: 'Columbus Day',
  earlyMay: 'the early May bank holiday',
  easterMonday: 'Easter Monday',
  familyDay: 'Family Day',
  goodFriday: 'Good Friday',
  independenceDay: 'Independence Day',
  juneteenth: 'Juneteenth',
  kingsBirthday: 'the King’s Birthday',
  laborDay: 'Labor Day',
  labourDay: 'Labour Day',
  martinLutherKingDay: 'Martin Luther King Jr. Day',
  memorialDay: 'Memorial Day',
  newYear: 'New Year’s Day',
  presidentsDay: 'Presidents’ Day',
  remembranceDay: 'Remembrance Day',
  saturday: 'a Saturday',
  secondOfChristmas: 'the day after Christmas Day',
  spring: 'the spring bank holiday',
  summer: 'the summer bank holiday',
  sunday: 'a Sunday',
  thanksgiving: 'Thanksgiving Day',
  truthAndReconciliation: 'the National Day for Truth and Reconciliation',
  veteransDay: 'Veterans Day',
  victoriaDay: 'Victoria Day',
});

const texts = defineTexts('BankDays', {
  australia: 'This is the first day after {day} on which Australian banks settle payments.',
  canada: 'This is the first day after {day} on which Canadian banks settle payments.',
  every_day: 'This is the day after the file’s date. Your bank may pay later, as we don’t know its holidays.',
  federal_reserve: 'This is the first day after {day} on which US banks settle payments.',
  isClosed: '{day} is {holiday}.',
  target: 'This is the first day after {day} on which banks settle euro payments.',
  uk: 'This is the first day after {day} on which UK banks settle payments.',
});

/** 'every_day' is for banks whose days are not known here. */
export type BankCalendar = 'target' | 'federal_reserve' | 'uk' | 'australia' | 'canada' | 'every_day';

const calendars: Readonly<Record<string, BankCalendar>> = {
  EUR: 'target',
  USD: 'federal_reserve',
  GBP: 'uk',
  AUD: 'australia',
  CAD: 'canada',
};

/** The days of the banks through which payments in a currency go. */
export function bankCalendarOf(currency: string): BankCalendar {
  return (Object.hasOwn(calendars, currency) ? calendars[currency] : undefined) ?? 'every_day';
}

/**
 * Why banks do not settle on a day, such as 'Good Friday' or 'a Saturday'; null for a day on which they do.
 * Throws RangeError on an invalid date.
 */
export function bankHoliday(day: string, calendar: BankCalendar): string | null {
  const at = utc(day);
  if (calendar === 'every_day') return null;
  const weekday = at.getUTCDay();
  if (weekday === 6) return holidayTexts.saturday;
  if (weekday === 0) return holidayTexts.sunday;
  const year = at.getUTCFullYear();
  return holidays[calendar](year).get(day) ?? null;
}

const holidays = {
  target: targetDays,
  federal_reserve: federalDays,
  uk: ukDays,
  australia: australianDays,
  canada: canadianDays,
} as const;

export function isBankDay(day: string, calendar: BankCalendar): boolean {
  return bankHoliday(day, calendar) === null;
}

/** The day itself, or the next one on which banks settle. */
export function bankDayFrom(day: string, calendar: BankCalendar): string {
  let next = day;
  while (!isBankDay(next, calendar)) next = dayAfter(next);
  return next;
}

/** The day on which a bank is asked to pay a file of this day: its next one, so that the file comes in time. */
export function paymentDayAfter(fileDay: string, calendar: BankCalendar): string {
  return bankDayFrom(dayAfter(fileDay), calendar);
}

/** Why a file of one day asks for payment on another, in sentences: 'Nov 28 is a Saturday.' */
export function paymentDayReason(
  fileDay: string,
  paysOn: string,
  calendar: BankCalendar,
  locale?: string,
): string {
  if (calendar === 'every_day') return texts.every_day;
  const first = texts[calendar]({ day: nearDay(fileDay, locale) });
  const closed: string[] = [];
  for (let day = dayAfter(fileDay); day < paysOn; day = dayAfter(day)) {
    const holiday = bankHoliday(day, calendar);
    if (holiday !== null) closed.push(texts.isClosed({ day: nearDay(day, locale), holiday }));
  }
  return [first, ...closed].join(' ');
}

function targetDays(year: number): ReadonlyMap<string, string> {
  const easter = easterOf(year);
  return new Map([
    [`${year}-01-01`, holidayTexts.newYear],
    [daysAfter(easter, -2), holidayTexts.goodFriday],
    [daysAfter(easter, 1), holidayTexts.easterMonday],
    [`${year}-05-01`, holidayTexts.labourDay],
    [`${year}-12-25`, holidayTexts.christmasDay],
    [`${year}-12-26`, holidayTexts.secondOfChristmas],
  ]);
}

// A holiday on a Saturday moves to no other day: the Reserve Banks are open on the Friday before.
function federalDays(year: number): ReadonlyMap<string, string> {
  const dated: [string, string][] = [
    [`${year}-01-01`, holidayTexts.newYear],
    [`${year}-06-19`, holidayTexts.juneteenth],
    [`${year}-07-04`, holidayTexts.independenceDay],
    [`${year}-11-11`, holidayTexts.veteransDay],
    [`${year}-12-25`, holidayTexts.christmasDay],
  ];
  return new Map([
    ...dated.map(([day, name]): [string, string] => [utc(day).getUTCDay() === 0 ? dayAfter(day) : day, name]),
    [nthMonday(year, 1, 3), holidayTexts.martinLutherKingDay],
    [nthMonday(year, 2, 3), holidayTexts.presidentsDay],
    [lastMonday(year, 5), holidayTexts.memorialDay],
    [nthMonday(year, 9, 1), holidayTexts.laborDay],
    [nthMonday(year, 10, 2), holidayTexts.columbusDay],
    [nthWeekday(year, 11, 4, 4), holidayTexts.thanksgiving],
  ]);
}

// A holiday on a weekend moves to the next weekday that is not a holiday. Days that are proclaimed for one year are not known.
function ukDays(year: number): ReadonlyMap<string, string> {
  const easter = easterOf(year);
  return new Map([
    [weekdayFrom(`${year}-01-01`), holidayTexts.newYear],
    [daysAfter(easter, -2), holidayTexts.goodFriday],
    [daysAfter(easter, 1), holidayTexts.easterMonday],
    [nthMonday(year, 5, 1), holidayTexts.earlyMay],
    [lastMonday(year, 5), holidayTexts.spring],
    [lastMonday(year, 8), holidayTexts.summer],
    ...christmasDays(year),
  ]);
}

// The days that both New South Wales and Victoria keep. Victoria moves Anzac Day to no other day.
function australianDays(year: number): ReadonlyMap<string, string> {
  const easter = easterOf(year);
  return new Map([
    [weekdayFrom(`${year}-01-01`), holidayTexts.newYear],
    [weekdayFrom(`${year}-01-26`), holidayTexts.australiaDay],
    [daysAfter(easter, -2), holidayTexts.goodFriday],
    [daysAfter(easter, 1), holidayTexts.easterMonday],
    [`${year}-04-25`, holidayTexts.anzacDay],
    [nthMonday(year, 6, 2), holidayTexts.kingsBirthday],
    ...christmasDays(year),
  ]);
}

// Family Day and the Civic Holiday are not kept in every province, but no payments settle on them. Those of Quebec alone are
// ordinary days here.
function canadianDays(year: number): ReadonlyMap<string, string> {
  const dated: [string, string][] = [
    [`${year}-01-01`, holidayTexts.newYear],
    [`${year}-07-01`, holidayTexts.canadaDay],
    [`${year}-09-30`, holidayTexts.truthAndReconciliation],
    [`${year}-11-11`, holidayTexts.remembranceDay],
  ];
  return new Map([
    ...dated.map(([day, name]): [string, string] => [weekdayFrom(day), name]),
    [nthMonday(year, 2, 3), holidayTexts.familyDay],
    [daysAfter(easterOf(year), -2), holidayTexts.goodFriday],
    [mondayUntil(`${year}-05-24`), holidayTexts.victoriaDay],
    [nthMonday(year, 8, 1), holidayTexts.civicHoliday],
    [nthMonday(year, 9, 1), holidayTexts.labourDay],
    [nthMonday(year, 10, 2), holidayTexts.thanksgiving],
    ...christmasDays(year),
  ]);
}

/** On a weekend they move to the next weekdays. */
function christmasDays(year: number): [string, string][] {
  const christmas = weekdayFrom(`${year}-12-25`);
  return [
    [christmas, holidayTexts.christmasDay],
    [weekdayFrom(later(`${year}-12-26`, dayAfter(christmas))), holidayTexts.boxingDay],
  ];
}

function weekdayFrom(day: string): string {
  const weekday = utc(day).getUTCDay();
  return weekday === 6 ? daysAfter(day, 2) : weekday === 0 ? dayAfter(day) : day;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function nthMonday(year: number, month: number, nth: number): string {
  return nthWeekday(year, month, 1, nth);
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = dayOf(new Date(Date.UTC(year, month - 1, 1)));
  const ahead = (weekday - utc(first).getUTCDay() + 7) % 7;
  return daysAfter(first, ahead + (nth - 1) * 7);
}

/** Of a month of 31 days. */
function lastMonday(year: number, month: 5 | 8): string {
  return mondayUntil(`${year}-0${month}-31`);
}

/** The day itself or the last Monday before it. */
function mondayUntil(day: string): string {
  return daysAfter(day, -((utc(day).getUTCDay() + 6) % 7));
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

function utc(day: string): Date {
  if (!isDate(day)) throw new RangeError(`'${day}' is not a date written YYYY-MM-DD.`);
  return new Date(`${day}T00:00:00.000Z`);
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
