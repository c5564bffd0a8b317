import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay, shortMonth, shortMonthAndYear } from '@consignment/domain/time/dates';

const texts = defineTexts('ChartPeriods', {
  weekOf: 'Week of {day}',
});

export type ChartUnit = 'day' | 'week' | 'month';

/** The name of a period that begins on this day, YYYY-MM-DD: 'Mar 2026', 'Week of Mar 2, 2026'. */
export function nameOfPeriod(start: string, unit: ChartUnit): string {
  return names[unit](start);
}

/** Stands below a period; `group` is the year or the month that begins with it, null within one. */
export type AxisLabel = { at: number; text: string; group: string | null };

/**
 * The labels below consecutive periods, `most` of them or fewer: every one where there is room, else every second, third
 * and so on, months counted from January.
 */
export function axisLabels(starts: readonly string[], unit: ChartUnit, most: number): AxisLabel[] {
  const step = steps[unit].find((one) => starts.length <= one * most) ?? Math.ceil(starts.length / most);
  const shown = starts.flatMap((start, at) => {
    const year = start.slice(0, 4);
    const count = unit === 'month' ? 12 * Number(year) + Number(start.slice(5, 7)) - 1 : at;
    return count % step === 0 ? [{ at, start, year, month: shortMonth(start) }] : [];
  });
  return shown.map(({ at, start, year, month }, index) => {
    const before = shown[index - 1];
    const isNewYear = year !== before?.year;
    if (unit === 'month') return { at, text: month, group: isNewYear ? year : null };
    const group = isNewYear ? shortMonthAndYear(start) : month === before.month ? null : month;
    return { at, text: String(Number(start.slice(8))), group };
  });
}

const names = {
  day: (start) => formatDay(start),
  week: (start) => texts.weekOf({ day: formatDay(start) }),
  month: shortMonthAndYear,
} satisfies Record<ChartUnit, (start: string) => string>;

/** The number of periods from one label to the next. */
const steps = {
  day: [1, 2, 7, 14, 28, 56],
  week: [1, 2, 4, 8, 13, 26],
  month: [1, 2, 3, 6, 12, 24, 60],
} satisfies Record<ChartUnit, readonly number[]>;
