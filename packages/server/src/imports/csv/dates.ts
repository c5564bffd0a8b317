import { instantAt, isDate } from '@consignment/domain/time/zone';
import type { Cell } from '../port/cells.ts';
import type { DateOrder, Exactness } from '../port/records.ts';

/*
 * Dates of a file. Shopify writes 2024-01-31 10:20:30 +0100; a spreadsheet that saves the file again writes the date of
 * its own language, often without seconds and never with an offset.
 */

export type FileDate = {
  readonly instant: string;
  readonly exactness: Exactness;
  /** The instants in the other orders that it leaves open. */
  readonly otherwise: readonly string[];
};

type Written = {
  readonly figures: readonly [string, string, string];
  /** The orders that this way of writing leaves open; a year of four figures or dots leave one. */
  readonly open: readonly DateOrder[];
  readonly clock: string;
  readonly exactness: Exactness;
  /** '' where the time is the shop's. */
  readonly offset: string;
};

const pattern =
  /^(\d{4}|\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{1,2})(?:[T,\s]\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:\s?([ap])\.?m\.?)?(?:\s?(Z|UTC|[+-]\d{2}:?\d{2}))?)?$/i;

function writtenIn(text: string): Written | null {
  const [whole, first = '', mark, second = '', third = '', hour, minute = '', seconds, half, zone = ''] =
    pattern.exec(text) ?? [];
  if (whole === undefined) return null;
  const open = openOrders(first, mark ?? '', third);
  const clock = hour === undefined ? '00:00:00' : clockOf(hour, minute, seconds ?? '00', half);
  if (open === null || clock === null) return null;
  const offset = /^(Z|UTC)$/i.test(zone) ? 'Z' : zone.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  const exactness = hour === undefined ? 'day' : seconds === undefined ? 'minute' : 'second';
  return { figures: [first, second, third], open, clock, exactness, offset };
}

function openOrders(first: string, mark: string, third: string): readonly DateOrder[] | null {
  if (first.length === 4) return third.length <= 2 ? ['year_first'] : null;
  if (third.length === 4) return mark === '.' ? ['day_first'] : ['day_first', 'month_first'];
  if (third.length !== 2) return null;
  if (mark === '.') return ['day_first'];
  return first.length === 2 ? ['day_first', 'month_first', 'year_first'] : ['day_first', 'month_first'];
}

function clockOf(hour: string, minute: string, second: string, half: string | undefined): string | null {
  const shown = Number(hour);
  if (half !== undefined && (shown < 1 || shown > 12)) return null;
  const afternoon = half?.toLowerCase() === 'p' ? 12 : 0;
  const full = half === undefined ? shown : (shown % 12) + afternoon;
  if (full > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  return `${String(full).padStart(2, '0')}:${minute}:${second}`;
}

/** The day 'YYYY-MM-DD' of the figures in this order; null where it does not exist. */
function dayIn({ figures }: Written, order: DateOrder, thisYear: number): string | null {
  const [first, second, third] = figures;
  const { year, month, day } = {
    day_first: { day: first, month: second, year: third },
    month_first: { month: first, day: second, year: third },
    year_first: { year: first, month: second, day: third },
  }[order];
  const full = year.length === 2 ? `20${year}` : year;
  // Of two figures a year is only one that has come; 24/01/31 is no day of 2031.
  if (year.length === 2 && Number(full) > thisYear) return null;
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(text) ? text : null;
}

/** The readings of a date whose order is open, by order; null where the order of its figures is plain, or it is no date. */
export function readingsOf(text: string, thisYear: number): ReadonlyMap<DateOrder, string> | null {
  const written = writtenIn(text);
  if (written === null || written.open.length === 1) return null;
  const readings = written.open.flatMap((order): [DateOrder, string][] => {
    const day = dayIn(written, order, thisYear);
    return day === null ? [] : [[order, day]];
  });
  return readings.length === 0 ? null : new Map(readings);
}

/** How one file's dates are read. Times without an offset are of `timeZone`, the shop's. */
export type DateRules = {
  readonly order: DateOrder | null;
  readonly timeZone: string;
  readonly thisYear: number;
};

const bad = (why: string): Cell<never> => ({ is: 'bad', why });

export function dateCell(column: string, text: string, rules: DateRules): Cell<FileDate> {
  if (text === '') return bad(`The column '${column}' is empty.`);
  const shown = text.length <= 60 ? `'${text}'` : `'${text.slice(0, 60).toWellFormed()}…'`;
  const written = writtenIn(text);
  if (written === null) {
    return bad(`${shown} in '${column}' is not a date and time such as 2010-12-01 08:26:00 +0000.`);
  }
  const [only, another] = written.open;
  const order = another === undefined ? only : rules.order;
  const day =
    order === null || order === undefined || !written.open.includes(order)
      ? null
      : dayIn(written, order, rules.thisYear);
  const instant = day === null ? null : instantOf(written, day, rules.timeZone);
  if (instant === null) return bad(`${shown} in '${column}' is not a day and time that exists.`);
  const otherwise = written.open.flatMap((other) => {
    const otherDay = other === order ? null : dayIn(written, other, rules.thisYear);
    return otherDay === null || otherDay === day ? [] : (instantOf(written, otherDay, rules.timeZone) ?? []);
  });
  return { is: 'ok', value: { instant, exactness: written.exactness, otherwise } };
}

function instantOf({ clock, offset }: Written, day: string, timeZone: string): string | null {
  const local = `${day}T${clock}`;
  const instant = offset === '' ? instantAt(local, timeZone) : new Date(`${local}${offset}`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}
