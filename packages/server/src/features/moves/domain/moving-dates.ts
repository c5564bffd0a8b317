import type { DateOrder } from '@consignment/domain/moves/moving-fields';
import { plainCell } from './moving-cells.ts';
import { dayAt, isDate } from '@consignment/domain/time/zone';

/* Days as files write them: by ISO, by figures in the order of a country, or with the month's name. */

/** A day, one for each order that the figures leave open, or null for an invalid day. */
export type ReadDate =
  | { readonly is: 'day'; readonly day: string }
  | { readonly is: 'open'; readonly readings: ReadonlyMap<DateOrder, string> }
  | null;

const time = String.raw`(?:[T,\s]\s*(\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?(\s?[ap]\.?m\.?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?`;
const byFigures = new RegExp(
  String.raw`^(\d{4}|\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d{1,2})${time}$`,
  'i',
);
const dayMonth = new RegExp(String.raw`^(\d{1,2})\.?[\s-]([a-z]{3,9})\.?,?[\s-](\d{4}|\d{2})${time}$`, 'i');
const monthDay = new RegExp(String.raw`^([a-z]{3,9})\.?\s(\d{1,2}),?\s(\d{4}|\d{2})${time}$`, 'i');

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** `today` is the last day that a file of the past can have, 'YYYY-MM-DD' in the zone. */
export type Calendar = { readonly timeZone: string; readonly today: string };

/**
 * With an offset, the day on the clock of the zone; otherwise the day as it is written. Where the order of the figures is open, a reading that is
 * yet to come is not valid.
 */
export function readDate(text: string, { timeZone, today }: Calendar): ReadDate {
  const plain = plainCell(text).replace(/\sat\s/, ' ');
  const [, first = '', mark, second = '', third = '', clock, half, offset] = byFigures.exec(plain) ?? [];
  if (mark !== undefined) {
    const orders = openOrders(first, mark, third);
    const readings = new Map<DateOrder, string>();
    for (const order of orders) {
      const day = inZone(dayOf(partsIn[order](first, second, third)), { clock, half, offset }, timeZone);
      if (day !== null && (orders.length === 1 || day <= today)) readings.set(order, day);
    }
    const [only] = readings.values();
    if (only === undefined) return null;
    return orders.length === 1 ? { is: 'day', day: only } : { is: 'open', readings };
  }
  return readNamed(plain, timeZone);
}

function readNamed(plain: string, timeZone: string): ReadDate {
  const [, day = '', month = '', year = '', clock, half, offset] =
    dayMonth.exec(plain) ?? swapped(monthDay.exec(plain)) ?? [];
  const name = month.toLowerCase();
  const place = months.findIndex(
    (full) => name === full || name === full.slice(0, 3) || `${name}ember` === full,
  );
  if (place === -1) return null;
  const found = inZone(dayOf({ day, month: String(place + 1), year }), { clock, half, offset }, timeZone);
  return found === null ? null : { is: 'day', day: found };
}

function swapped(found: RegExpExecArray | null): (string | undefined)[] | null {
  if (found === null) return null;
  const [all, month, day, ...rest] = found;
  return [all, day, month, ...rest];
}

type Parts = { readonly day: string; readonly month: string; readonly year: string };

const partsIn = {
  day_first: (day, month, year) => ({ day, month, year }),
  month_first: (month, day, year) => ({ day, month, year }),
  year_first: (year, month, day) => ({ day, month, year }),
} satisfies Record<DateOrder, (first: string, second: string, third: string) => Parts>;

function openOrders(first: string, mark: string, third: string): readonly DateOrder[] {
  if (first.length === 4) return third.length <= 2 ? ['year_first'] : [];
  if (mark === '.') return third.length === 4 || third.length === 2 ? ['day_first'] : [];
  if (third.length === 4) return ['day_first', 'month_first'];
  if (third.length !== 2) return [];
  return first.length === 2 ? ['day_first', 'month_first', 'year_first'] : ['day_first', 'month_first'];
}

function dayOf({ day, month, year }: Parts): string | null {
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(text) ? text : null;
}

type Time = {
  readonly clock: string | undefined;
  readonly half: string | undefined;
  readonly offset: string | undefined;
};

function inZone(day: string | null, { clock, half, offset }: Time, timeZone: string): string | null {
  if (day === null || clock === undefined) return day;
  const [hour = '', minute = '', second = '00'] = clock.split(':');
  const shown = Number(hour);
  const isHalved = half !== undefined;
  if (isHalved && (shown < 1 || shown > 12)) return null;
  const full = isHalved ? (shown % 12) + (/p/i.test(half) ? 12 : 0) : shown;
  if (full > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  if (offset === undefined) return day;
  const from = /^[a-z]+$/i.test(offset) ? 'Z' : offset.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  const instant = new Date(`${day}T${String(full).padStart(2, '0')}:${minute}:${second}${from}`);
  return Number.isNaN(instant.getTime()) ? null : dayAt(instant, timeZone);
}
