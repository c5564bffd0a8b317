import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  itemFee,
  minimumFee,
  payoutFee,
  processingShares,
} from '../../../../packages/server/src/features/fees/domain/fee-amounts.ts';

describe('the amount of a fee', () => {
  it('is charged for each unit that stays sold, with its percentage of their price', () => {
    const terms = { amount: 50, ppm: 20_000, beforeRate: false };
    expect(itemFee(terms, { units: 3, net: 10_000, commission: 6000 })).toBe(350);
    expect(itemFee(terms, { units: 1, net: 3333, commission: 2000 })).toBe(117);
    expect(itemFee(terms, { units: 0, net: 0, commission: 0 })).toBe(0);
  });

  it('leaves the vendor its share of a fee before the rate', () => {
    const terms = { amount: 100, ppm: null, beforeRate: true };
    expect(itemFee(terms, { units: 1, net: 10_000, commission: 6000 })).toBe(60);
    expect(itemFee(terms, { units: 1, net: 10_000, commission: 0 })).toBe(0);
    expect(itemFee(terms, { units: 1, net: 0, commission: 0 })).toBe(0);
  });

  it('spreads the processing of an order to the cent', () => {
    // 2.9 % of 100.00 and 0.30 are 3.20.
    expect(processingShares({ amount: 30, ppm: 29_000 }, [3333, 3333, 3334])).toEqual([107, 106, 107]);
    expect(processingShares({ amount: 30, ppm: null }, [0, 0])).toEqual([15, 15]);
    expect(processingShares({ amount: 1, ppm: null }, [0, 0])).toEqual([1, 0]);
  });

  it('has no part of a yen', () => {
    // 3.6 % of ¥999 is 35.964, and half of ¥25 is 12.5.
    expect(payoutFee({ amount: 0, ppm: 36_000 }, 999)).toBe(36);
    expect(
      itemFee({ amount: 25, ppm: null, beforeRate: true }, { units: 1, net: 1000, commission: 500 }),
    ).toBe(13);
  });

  it('sums to the fee of the order, for any prices', () => {
    const nets = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(nets, fc.integer({ min: 0, max: 100_000 }), (prices, ppm) => {
        const whole = prices.reduce((sum, net) => sum + net, 0);
        const shares = processingShares({ amount: 30, ppm }, prices);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(payoutFee({ amount: 30, ppm }, whole));
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('tops a month up to its minimum', () => {
    expect(minimumFee({ amount: 1000 }, 300)).toBe(700);
    expect(minimumFee({ amount: 1000 }, 1200)).toBe(0);
    expect(minimumFee({ amount: 1000 }, -50)).toBe(1000);
  });
});
