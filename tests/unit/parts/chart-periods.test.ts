import { startsOfPeriods } from '@consignment/domain/time/periods';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisLabels, nameOfPeriod } from '../../../packages/components/src/parts/money/chart-periods.ts';

const months = [...startsOfPeriods({ start: '2025-04-01', end: '2026-03-31' }, 'month')];

/** As they are below the chart, the second line after a slash. */
function labelsOf(...asked: Parameters<typeof axisLabels>): string[] {
  return axisLabels(...asked).map(({ text, group }) => (group === null ? text : `${text}/${group}`));
}

describe('the labels below a chart', () => {
  it('name every month, and the year where it begins', () => {
    expect(labelsOf(months, 'month', 12).join(' ')).toBe(
      'Apr/2025 May Jun Jul Aug Sep Oct Nov Dec Jan/2026 Feb Mar',
    );
  });

  it('name every second month from January on where there is less room', () => {
    expect(labelsOf(months, 'month', 6).join(' ')).toBe('May/2025 Jul Sep Nov Jan/2026 Mar');
  });

  it('name the days of a month by week, and a new month where it begins', () => {
    const days = [...startsOfPeriods({ start: '2025-12-20', end: '2026-01-20' }, 'day')];
    expect(labelsOf(days, 'day', 6)).toEqual(['20/Dec 2025', '27', '3/Jan 2026', '10', '17']);
    const spring = [...startsOfPeriods({ start: '2026-03-30', end: '2026-04-02' }, 'day')];
    expect(labelsOf(spring, 'day', 6)).toEqual(['30/Mar 2026', '31', '1/Apr', '2']);
  });

  it('are never more than there is room for, and at least one, in the order of time', () => {
    const asked = fc.record({
      unit: fc.constantFrom('day', 'month'),
      count: fc.integer({ min: 1, max: 400 }),
      most: fc.integer({ min: 2, max: 20 }),
    });
    fc.assert(
      fc.property(asked, ({ unit, count, most }) => {
        const starts = [...startsOfPeriods({ start: '1999-07-05', end: '2040-12-31' }, unit)].slice(0, count);
        const labels = axisLabels(starts, unit, most);
        expect(labels.length).toBeLessThanOrEqual(most);
        expect(labels.length).toBeGreaterThan(0);
        expect(labels[0]?.group).not.toBeNull();
        const places = labels.map(({ at }) => at);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
      }),
    );
  });

  it('belong to periods with names', () => {
    expect(nameOfPeriod('2026-03-02', 'month')).toBe('Mar 2026');
    expect(nameOfPeriod('2026-03-02', 'week')).toBe('Week of Mar 2, 2026');
    expect(nameOfPeriod('2026-03-02', 'day')).toBe('Mar 2, 2026');
  });
});
