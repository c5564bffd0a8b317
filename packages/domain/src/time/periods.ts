import { partsOfDay } from './zone.ts';

/* Stretches of the calendar, for figures over time. Days are 'YYYY-MM-DD' and have no zone. */

export type PeriodUnit = 'day' | 'month';

/** Both days count in full. */
export type DayRange = { readonly start: string; readonly end: string };

/** The twelve months of which the last holds this day. Throws RangeError on an invalid day. */
export function twelveMonthsTo(day: string): DayRange {
  const [year, month] = partsOfDay(day);
  return { start: written(Date.UTC(year, month - 12, 1)), end: written(Date.UTC(year, month, 0)) };
}

/** The month that holds this day. Throws RangeError on an invalid day, as do the two below. */
export function thisMonth(day: string): DayRange {
  const [year, month] = partsOfDay(day);
  return { start: written(Date.UTC(year, month - 1, 1)), end: written(Date.UTC(year, month, 0)) };
}

/** The month before that of this day. */
export function lastMonth(day: string): DayRange {
  const [year, month] = partsOfDay(day);
  return { start: written(Date.UTC(year, month - 2, 1)), end: written(Date.UTC(year, month - 1, 0)) };
}

/** The last full months before this day, so many of them, the latest first. */
export function fullMonthsBefore(day: string, count: number): DayRange[] {
  const [year, month] = partsOfDay(day);
  return Array.from({ length: count }, (_, back) => ({
    start: written(Date.UTC(year, month - 2 - back, 1)),
    end: written(Date.UTC(year, month - 1 - back, 0)),
  }));
}

/** The last full quarters of a year before this day, so many of them, the latest first. */
export function fullQuartersBefore(day: string, count: number): DayRange[] {
  const [year, month] = partsOfDay(day);
  const first = month - 1 - ((month - 1) % 3);
  return Array.from({ length: count }, (_, back) => ({
    start: written(Date.UTC(year, first - 3 - 3 * back, 1)),
    end: written(Date.UTC(year, first - 3 * back, 0)),
  }));
}

/** The day after this one. */
export function dayAfter(day: string): string {
  const [year, month, date] = partsOfDay(day);
  return written(Date.UTC(year, month - 1, date + 1));
}

/** The day so many days after this one. */
export function daysAfter(day: string, count: number): string {
  const [year, month, date] = partsOfDay(day);
  return written(Date.UTC(year, month - 1, date + count));
}

/** How many days the second one comes after the first; below 0 where it comes before it. */
export function daysBetween(first: string, second: string): number {
  return Math.round((Date.parse(`${second}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000);
}

/** So many days, of which this is the last. */
export function lastDays(count: number, day: string): DayRange {
  const [year, month, date] = partsOfDay(day);
  return { start: written(Date.UTC(year, month - 1, date - count + 1)), end: day };
}

/**
 * The first day of every period that a range touches, in the order of time; the first of them is the range's own
 * first day. Empty when the range ends before it starts. Throws RangeError on an invalid day.
 */
export function* startsOfPeriods({ start, end }: DayRange, unit: PeriodUnit): Generator<string, void> {
  const [year, month, day] = partsOfDay(start);
  const [endYear, endMonth, endDay] = partsOfDay(end);
  const last = Date.UTC(endYear, endMonth - 1, endDay);
  for (let step = 0; ; step += 1) {
    const at =
      unit === 'day'
        ? Date.UTC(year, month - 1, day + step)
        : Date.UTC(year, month - 1 + step, step === 0 ? day : 1);
    if (at > last) return;
    yield written(at);
  }
}

function written(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
