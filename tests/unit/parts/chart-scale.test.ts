import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { percentOf, scaleFor } from '../../../packages/components/src/parts/chart-scale.ts';

describe('the scale of a chart', () => {
  it.each([
    [0, 4875.95, [0, 2000, 4000, 6000]],
    [0, 100, [0, 25, 50, 75, 100]],
    [-85, 120, [-100, 0, 100, 200]],
    [0, 0.4, [0, 0.1, 0.2, 0.3, 0.4]],
    [0, 0, [0, 1]],
    [-7, -2, [-8, -6, -4, -2, 0]],
  ])('from %d to %d has lines at round values', (least, most, ticks) => {
    expect(scaleFor(least, most).ticks).toEqual(ticks);
  });

  it('holds every value, and 0, between its ends, on few lines', () => {
    const amount = fc.integer({ min: -9_000_000_00, max: 9_000_000_00 }).map((minor) => minor / 100);
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 40 }), (amounts) => {
        const scale = scaleFor(Math.min(...amounts), Math.max(...amounts));
        for (const value of [0, ...amounts]) {
          expect(percentOf(value, scale)).toBeGreaterThanOrEqual(0);
          expect(percentOf(value, scale)).toBeLessThanOrEqual(100);
        }
        expect(scale.ticks).toContain(0);
        expect(scale.ticks.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
