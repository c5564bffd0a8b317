import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '@consignment/domain/time/periods';
import { isDayOf, nextPayRunDay, type PayRunRule } from '@consignment/domain/pay-runs/pay-run-schedule';

// A Thursday.
const setOn = '2026-11-26';
const next = (rule: Omit<PayRunRule, 'setOn'>, today: string, last: string | null = null) =>
  nextPayRunDay({ ...rule, setOn }, today, last);

describe('a schedule of pay runs', () => {
  it('begins after the day on which it was set', () => {
    expect(next({ every: 'week', day: 4 }, setOn)).toBe('2026-12-03');
    expect(next({ every: 'week', day: 5 }, setOn)).toBe('2026-11-27');
    expect(next({ every: 'two_weeks', day: 5 }, setOn)).toBe('2026-11-27');
    expect(next({ every: 'month', day: 26 }, setOn)).toBe('2026-12-26');
    expect(next({ every: 'month', day: 27 }, setOn)).toBe('2026-11-27');
  });

  it('goes on after the day that was done', () => {
    expect(next({ every: 'week', day: 5 }, '2026-11-27', '2026-11-27')).toBe('2026-12-04');
    expect(next({ every: 'two_weeks', day: 5 }, '2026-11-28', '2026-11-27')).toBe('2026-12-11');
    expect(next({ every: 'month', day: 1 }, '2026-12-02', '2026-12-01')).toBe('2027-01-01');
  });

  it('has the last day of a shorter month', () => {
    expect(next({ every: 'month', day: 31 }, setOn)).toBe('2026-11-30');
    expect(next({ every: 'month', day: 31 }, '2026-12-01', '2026-11-30')).toBe('2026-12-31');
    expect(next({ every: 'month', day: 30 }, '2027-02-01', '2027-01-30')).toBe('2027-02-28');
    expect(next({ every: 'month', day: 30 }, '2028-02-01', '2028-01-30')).toBe('2028-02-29');
  });

  it('does a day that has passed late, and of several the latest alone', () => {
    expect(next({ every: 'week', day: 5 }, '2026-11-29')).toBe('2026-11-27');
    expect(next({ every: 'week', day: 5 }, '2026-12-13')).toBe('2026-12-11');
    expect(next({ every: 'month', day: 15 }, '2027-03-20', '2026-12-15')).toBe('2027-03-15');
  });

  it('keeps its distance, and never goes back', () => {
    const day = fc.integer({ min: 1, max: 600 }).map((count) => daysAfter(setOn, count));
    const rule = fc.oneof(
      fc.record({
        every: fc.constantFrom('week' as const, 'two_weeks' as const),
        day: fc.integer({ min: 1, max: 7 }),
      }),
      fc.record({ every: fc.constant('month' as const), day: fc.integer({ min: 1, max: 31 }) }),
    );
    fc.assert(
      fc.property(rule, day, (of, today) => {
        const done = next(of, today);
        const following = next(of, done, done);
        expect(following > done).toBe(true);
        const distance = (Date.parse(following) - Date.parse(done)) / 86_400_000;
        if (of.every === 'week') expect(distance).toBe(7);
        else if (of.every === 'two_weeks') expect(distance).toBe(14);
        else expect(distance).toBeGreaterThanOrEqual(28);
        expect(done > setOn).toBe(true);
      }),
    );
  });

  it('takes the days of its interval', () => {
    expect([isDayOf('week', 7), isDayOf('week', 8), isDayOf('month', 31), isDayOf('month', 0)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
