import {
  dayAfter,
  fullMonthsBefore,
  fullQuartersBefore,
  lastDays,
  lastMonth,
  startsOfPeriods,
  thisMonth,
  twelveMonthsTo,
} from '@consignment/domain/time/periods';
import { describe, expect, it } from 'vitest';

describe('twelve months', () => {
  it('end with the whole month of a day, whatever the length of it', () => {
    expect(twelveMonthsTo('2026-11-21')).toEqual({ start: '2025-12-01', end: '2026-11-30' });
    expect(twelveMonthsTo('2024-02-01')).toEqual({ start: '2023-03-01', end: '2024-02-29' });
    expect(twelveMonthsTo('2026-12-31')).toEqual({ start: '2026-01-01', end: '2026-12-31' });
  });

  it('need a day of the calendar', () => {
    expect(() => twelveMonthsTo('2026-02-30')).toThrow(RangeError);
  });
});

describe('the periods of statements', () => {
  it('are months that are over, the latest first', () => {
    expect(fullMonthsBefore('2026-02-28', 3)).toEqual([
      { start: '2026-01-01', end: '2026-01-31' },
      { start: '2025-12-01', end: '2025-12-31' },
      { start: '2025-11-01', end: '2025-11-30' },
    ]);
    expect(fullMonthsBefore('2024-03-01', 1)).toEqual([{ start: '2024-02-01', end: '2024-02-29' }]);
  });

  it('are quarters that are over, the latest first', () => {
    expect(fullQuartersBefore('2026-02-28', 2)).toEqual([
      { start: '2025-10-01', end: '2025-12-31' },
      { start: '2025-07-01', end: '2025-09-30' },
    ]);
    expect(fullQuartersBefore('2025-12-31', 1)).toEqual([{ start: '2025-07-01', end: '2025-09-30' }]);
    expect(fullQuartersBefore('2026-04-01', 1)).toEqual([{ start: '2026-01-01', end: '2026-03-31' }]);
  });

  it('go on at the day after', () => {
    expect(dayAfter('2025-10-31')).toBe('2025-11-01');
    expect(dayAfter('2025-12-31')).toBe('2026-01-01');
    expect(dayAfter('2024-02-28')).toBe('2024-02-29');
  });
});

describe('the presets of a list', () => {
  it('are whole months, over the end of a year and in a leap year', () => {
    expect(thisMonth('2026-11-21')).toEqual({ start: '2026-11-01', end: '2026-11-30' });
    expect(lastMonth('2026-01-31')).toEqual({ start: '2025-12-01', end: '2025-12-31' });
    expect(lastMonth('2024-03-31')).toEqual({ start: '2024-02-01', end: '2024-02-29' });
  });

  it('count the last day', () => {
    expect(lastDays(1, '2026-03-01')).toEqual({ start: '2026-03-01', end: '2026-03-01' });
    expect(lastDays(90, '2026-03-15')).toEqual({ start: '2025-12-16', end: '2026-03-15' });
  });

  it('need a day of the calendar', () => {
    for (const range of [thisMonth, lastMonth, (day: string) => lastDays(7, day)])
      expect(() => range('2026-13-01')).toThrow(RangeError);
  });
});

describe('periods', () => {
  const of = (start: string, end: string, unit: 'day' | 'month') => [
    ...startsOfPeriods({ start, end }, unit),
  ];

  it('of months begin with the first day of the range and then with each month', () => {
    expect(of('2025-11-30', '2026-02-01', 'month')).toEqual([
      '2025-11-30',
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
    ]);
    const { start, end } = twelveMonthsTo('2026-03-15');
    expect(of(start, end, 'month')).toHaveLength(12);
  });

  it('of days are every day, over the end of February too', () => {
    expect(of('2024-02-28', '2024-03-01', 'day')).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']);
    expect(of('2026-03-15', '2026-03-15', 'day')).toEqual(['2026-03-15']);
  });

  it('are none in a range that ends before it starts', () => {
    expect(of('2026-03-15', '2026-03-14', 'day')).toEqual([]);
    expect(of('2026-03-15', '2026-03-14', 'month')).toEqual([]);
  });
});
