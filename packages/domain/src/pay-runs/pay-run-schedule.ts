import { daysAfter, daysBetween } from '../time/periods.ts';

/* On which days pay runs are drafted. Days are 'YYYY-MM-DD' in the shop's zone. */

export const payRunIntervals = ['week', 'two_weeks', 'month'] as const;
export type PayRunInterval = (typeof payRunIntervals)[number];

export type PayRunRule = {
  readonly every: PayRunInterval;
  /** Of a week 1, a Monday, to 7; of a month 1 to 31, where a shorter month has its last day. */
  readonly day: number;
  /** The schedule was set on this day, and begins after it. */
  readonly setOn: string;
};

/** Is this a day of the interval? */
export function isDayOf(every: PayRunInterval, day: number): boolean {
  return Number.isInteger(day) && day >= 1 && day <= (every === 'month' ? 31 : 7);
}

/**
 * The next day of a schedule that was not done. One that has passed while nothing ran is still the next, but of several
 * that have passed only the latest: it takes what the others would have taken. `lastDone` is the last day that was done.
 */
export function nextPayRunDay(rule: PayRunRule, today: string, lastDone: string | null): string {
  let next = firstAfter(rule, lastDone !== null && lastDone > rule.setOn ? lastDone : rule.setOn);
  for (;;) {
    const following = firstAfter(rule, next);
    if (following > today) return next;
    next = following;
  }
}

/** The first day of the schedule that comes after another one. */
function firstAfter(rule: PayRunRule, day: string): string {
  if (rule.every === 'month') {
    const ofThisMonth = dayOfMonth(day.slice(0, 7), rule.day);
    return ofThisMonth > day ? ofThisMonth : dayOfMonth(monthAfter(day.slice(0, 7)), rule.day);
  }
  const first = firstWeekday(rule.setOn, rule.day);
  const step = rule.every === 'week' ? 7 : 14;
  if (day < first) return first;
  const past = Math.floor(daysBetween(first, day) / step) + 1;
  return daysAfter(first, past * step);
}

function firstWeekday(after: string, weekday: number): string {
  const next = daysAfter(after, 1);
  // Sunday is 0 in JavaScript and 7 here.
  const present = new Date(`${next}T00:00:00Z`).getUTCDay() || 7;
  return daysAfter(next, (weekday - present + 7) % 7);
}

function monthAfter(month: string): string {
  const [year = 0, at = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 7);
}

function dayOfMonth(month: string, day: number): string {
  const [year = 0, at = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, at, 0)).getUTCDate();
  return `${month}-${String(Math.min(day, last)).padStart(2, '0')}`;
}
