import { defineTexts } from '@consignment/domain/text/texts';
import { endOfDayExclusive, isDate, startOfDay } from '@consignment/domain/time/dates';
import { refuse } from './problem.ts';
import type { Visible } from './visibility.ts';

const texts = defineTexts('Period', {
  datesHidden: 'This shop does not show sale dates to vendors. Leave the dates out.',
  endsBeforeStart: 'The range ends on {end}, before it starts on {start}.',
  noDay: '“{day}” is not a valid date in the form YYYY-MM-DD.',
});

/** `from` is inclusive, `until` exclusive; null means unbounded. */
export type Period = { readonly from: Date | null; readonly until: Date | null };

/** The days of a request, both inclusive and optional. */
export type AskedDays = {
  readonly start: string | undefined;
  readonly end: string | undefined;
  /** The position of each in the request, for the `pointer` of an error. */
  readonly pointers: readonly [start: string, end: string];
};

/** The days of a query with `start_date` and `end_date`. */
export function daysOf(query: { readonly start_date?: string; readonly end_date?: string }): AskedDays {
  return { start: query.start_date, end: query.end_date, pointers: ['?start_date', '?end_date'] };
}

/** The days of a query with `date_start` and `date_end`. */
export function datesOf(query: { readonly date_start?: string; readonly date_end?: string }): AskedDays {
  return { start: query.date_start, end: query.date_end, pointers: ['?date_start', '?date_end'] };
}

/**
 * The instants of a range of days in the shop's time zone. Throws a Refusal for a day that does not exist, and for a
 * range that ends before it starts.
 */
export function periodOf(days: AskedDays, timeZone: string): Period {
  const { pointers } = days;
  const start = dayOf(days.start, pointers[0]);
  const end = dayOf(days.end, pointers[1]);
  // YYYY-MM-DD sorts as text.
  if (start !== null && end !== null && end < start) throw endsTooEarly(start, end, pointers[1]);
  return {
    from: start === null ? null : startOfDay(start, timeZone),
    until: end === null ? null : endOfDayExclusive(end, timeZone),
  };
}

/**
 * The same for the days of sales. Throws a Refusal for a vendor whose shop hides the dates of its orders, since a
 * filter by day would reveal them.
 */
export function saleDaysOf(days: AskedDays, timeZone: string, visible: Pick<Visible, 'orderDate'>): Period {
  if (!visible.orderDate && (isGiven(days.start) || isGiven(days.end))) {
    throw refuse(403, 'forbidden', texts.datesHidden);
  }
  return periodOf(days, timeZone);
}

export function endsTooEarly(start: string, end: string, pointer: string) {
  return refuse(400, 'out_of_range', texts.endsBeforeStart({ end, start }), { pointer });
}

function isGiven(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}

/** A day of a request; null where it is not given. Throws a Refusal for one that does not exist. */
export function dayOf(text: string | undefined, pointer: string): string | null {
  if (!isGiven(text)) return null;
  if (isDate(text)) return text;
  throw refuse(400, 'wrong_format', texts.noDay({ day: text }), {
    pointer,
  });
}
