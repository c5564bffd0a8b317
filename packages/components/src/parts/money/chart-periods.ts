import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';

const texts = defineTexts('ChartPeriods', {
  weekOf: 'Week of {day}',
});

export type ChartUnit = 'day' | 'week' | 'month';

/** The name of a period that begins on this day, YYYY-MM-DD: 'Mar 2026', 'Week of Mar 2, 2026'. */
export function nameOfPeriod(start: string, unit: ChartUnit): string {
  return names[unit](formatDay(start));
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
    const [month = '', day = '', year = ''] = formatDay(start).split(/,? /);
    const count = unit === 'month' ? 12 * Number(year) + Number(start.slice(5, 7)) - 1 : at;
    return count % step === 0 ? [{ at, month, day, year }] : [];
  });
  return shown.map(({ at, month, day, year }, index) => {
    const before = shown[index - 1];
    const isNewYear = year !== before?.year;
    if (unit === 'month') return { at, text: month, group: isNewYear ? year : null };
    const group = isNewYear ? `${month} ${year}` : month === before.month ? null : month;
    return { at, text: day, group };
  });
}

/** From 'Mar 2, 2026' to what the period is called. */
const names = {
  day: (day) => day,
  week: (day) => texts.weekOf({ day }),
  month: (day) => day.replace(/ \d+,/, ''),
} satisfies Record<ChartUnit, (day: string) => string>;

/** Every how many periods a label may stand. */
const steps = {
  day: [1, 2, 7, 14, 28, 56],
  week: [1, 2, 4, 8, 13, 26],
  month: [1, 2, 3, 6, 12, 24, 60],
} satisfies Record<ChartUnit, readonly number[]>;
