import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { percentOf, scaleFor, tickTexts } from '../../../packages/components/src/parts/money/chart-scale.ts';

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

  it.each([
    ['GBP', 0, 4875, ['£0', '£2,000', '£4,000', '£6,000']],
    ['GBP', -7_000, 12_000, ['−£10K', '−£5K', '£0', '£5K', '£10K', '£15K']],
    ['USD', 0, 12_400_000, ['$0', '$5M', '$10M', '$15M']],
    ['JPY', 0, 134_814_814_680, ['¥0', '¥50B', '¥100B', '¥150B']],
    ['GBP', 0, 0.4, ['£0.00', '£0.10', '£0.20', '£0.30', '£0.40']],
    ['GBP', -137.5, 0, ['−£150', '−£100', '−£50', '£0']],
  ] as const)('is written short in %s from %d to %d', (currency, least, most, texts) => {
    expect(tickTexts(scaleFor(least, most), currency)).toEqual(texts);
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
