import { moneyToWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import {
  startsOfPeriods,
  twelveMonthsTo,
  type DayRange,
  type PeriodUnit,
} from '@consignment/domain/time/periods';
import { dayAt, endOfDayExclusive, startOfDay } from '@consignment/domain/time/zone';
import type { components } from '@consignment/client/generated/api';
import { daysOf, endsTooEarly, periodOf } from '../../common/period.ts';
import { refuse } from '../../common/problem.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import type { lastMovement, PeriodSums, sumsOfPeriods } from '../../queries/vendors/totals-history.ts';
import type { Tx } from '../../database/database.ts';

const texts = defineTexts('ActionTotalsHistory', {
  day: 'Request at most {most, plural, one {# day} other {# days}}.',
  month: 'Request at most {most, plural, one {# month} other {# months}}.',
});

/** More than a year of days, more than thirty years of months. */
const mostPeriods = 400;

/** The database reads no year of five digits, in which the day after 9999-12-31 is. */
const lastInstant = new Date('9999-12-31T23:59:59.999Z');

/** The source of the sums; see queries/totals-history.ts. */
type Source = { readonly sums: typeof sumsOfPeriods; readonly last: typeof lastMovement };

type Ask = { readonly start_date?: string; readonly end_date?: string; readonly unit?: PeriodUnit };

/** Earnings and payouts over time: the answer for vendors and for sales reps alike. */
export async function totalsHistory(
  tx: Tx,
  shopId: number,
  query: Ask,
  now: Date,
  source: Source,
): Promise<{ results: components['schemas']['PeriodTotals'][] }> {
  const shop = await shopOf(tx, shopId);
  const unit = query.unit ?? 'month';
  const { range, isChosen } = rangeOf(query, dayAt(now, shop.time_zone), shop.time_zone);
  const asked = await historyOf(tx, shop, range, unit, source);
  const isStill = asked.every(({ earned, paid }) => earned === 0 && paid === 0);
  const last = isStill && !isChosen ? await source.last(tx, shop.id) : null;
  const shown =
    last === null
      ? asked
      : await historyOf(tx, shop, twelveMonthsTo(dayAt(last, shop.time_zone)), unit, source);
  return { results: shown.map((period) => toWire(period, shop.currency)) };
}

/** The days asked for; by default the twelve months up to today. */
function rangeOf(
  { start_date, end_date }: Ask,
  today: string,
  timeZone: string,
): { range: DayRange; isChosen: boolean } {
  const start = start_date ?? '';
  const end = end_date ?? '';
  // Refuses days that do not exist.
  const asked = daysOf({ start_date: start, end_date: end });
  periodOf(asked, timeZone);
  const usual = twelveMonthsTo(end === '' ? today : end);
  const range = {
    start: start === '' ? usual.start : start,
    end: end === '' ? (start === '' ? usual.end : today) : end,
  };
  if (range.start > range.end) {
    throw endsTooEarly(range.start, range.end, asked.pointers[1]);
  }
  return { range, isChosen: start !== '' || end !== '' };
}

type Period = PeriodSums & { readonly start: string };

async function historyOf(
  tx: Tx,
  { id, time_zone: timeZone }: { id: number; time_zone: string },
  range: DayRange,
  unit: PeriodUnit,
  source: Source,
): Promise<Period[]> {
  const days: string[] = [];
  for (const day of startsOfPeriods(range, unit)) {
    if (days.push(day) > mostPeriods)
      throw refuse(400, 'out_of_range', texts[unit]({ most: mostPeriods }), {
        pointer: '?start_date',
      });
  }
  const starts = days.map((day) => startOfDay(day, timeZone));
  const end = endOfDayExclusive(range.end, timeZone);
  const until = end < lastInstant ? end : lastInstant;
  const sums = await source.sums(tx, id, { starts, until });
  return days.map((start, index) => ({ start, ...(sums[index] ?? { earned: 0, paid: 0, due: 0 }) }));
}

function toWire({ start, earned, paid, due }: Period, currency: string) {
  return {
    start,
    earned: moneyToWire(earned, currency),
    paid: moneyToWire(paid, currency),
    due: moneyToWire(due, currency),
  };
}
