import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  priceLine,
  type LineFacts,
  type ShopRules,
  type VendorRules,
} from '@consignment/domain/commission/commission';
import { explain } from '@consignment/domain/commission/commission-explain';
import { discountShares } from '@consignment/domain/commission/commission-shares';
import { returnedFraction, spreadRefund } from '@consignment/domain/orders/refund';
import { aReversal, anyLine, anyShop, anyVendor } from './lines.ts';

/**
 * The rules once more, as plainly as they are written and in another arithmetic: exact decimal fractions
 * scaled by 10^12, rounded through their digits. Null is a line that has no price.
 */
function byTheBook(line: LineFacts, vendor: VendorRules, shop: ShopRules): bigint | null {
  const scale = 10n ** 12n;
  const round = (scaled: bigint) => {
    const size = scaled < 0n ? -scaled : scaled;
    const rounded = size / scale + (size % scale >= scale / 2n ? 1n : 0n);
    return scaled < 0n ? -rounded : rounded;
  };
  if (line.kind === 'custom') return BigInt(line.customAmount ?? 0);
  const [p, q, T] = [BigInt(line.price), BigInt(line.quantity), BigInt(line.tax)];
  const k = line.compareAtPrice;
  const profit = vendor.byProfit || shop.calculateByProfit;
  const borne = { vendor: 1_000_000n, equal: 500_000n, store: 0n }[shop.discountShare];
  const sD = (BigInt(line.discount) * borne * scale) / 1_000_000n;
  let B = (vendor.byCompareAtPrice && k !== null && BigInt(k) > p ? BigInt(k) : p) * q;
  const isIncluded = line.order.taxesIncluded ?? shop.pricesIncludeTax;
  if (isIncluded && !vendor.collectsTax) B -= T;
  if (!isIncluded && vendor.collectsTax) B += T;
  if (profit) B -= BigInt(line.cost ?? 0) * q;
  if (B < 0n) B = 0n;
  const share = (amount: bigint, ppm: number) => (amount * BigInt(ppm)) / 1_000_000n;
  const percentage = (ppm: number) => {
    if (profit && line.cost === null) return null;
    if (!shop.discountBeforePercentage) return floor(share(B * scale, ppm) - sD);
    return share(floor(B * scale - sD), ppm);
  };
  const floor = (amount: bigint) => (amount < 0n ? 0n : amount);
  const perUnit = (amount: number) => floor(BigInt(amount) * q * scale - sD);
  const rounded = (scaled: bigint | null) => (scaled === null ? null : round(scaled));

  if (line.override?.kind === 'amount') return BigInt(line.override.amount);
  if (line.override?.kind === 'percent') return rounded(percentage(line.override.ppm));
  for (const rates of [vendor.typeRates, shop.typeRates]) {
    const rate = rates.get((line.productType ?? '').trim());
    if (rate?.kind === 'percent' && rate.ppm !== null) return rounded(percentage(rate.ppm));
    if (rate?.kind === 'amount' && rate.amount !== null) return round(perUnit(rate.amount));
  }
  if (vendor.flatRate ?? shop.useCostPerItem) return line.cost === null ? null : round(perUnit(line.cost));
  const ppm = vendor.commissionRate ?? shop.globalCommission;
  return ppm === null ? null : rounded(percentage(ppm));
}

const runs = { numRuns: 3000 };

describe('a priced line', () => {
  it('follows the rules, to the last unit', () => {
    fc.assert(
      fc.property(anyLine, anyVendor, anyShop, (line, vendor, shop) => {
        const { state, amount } = priceLine(line, vendor, shop);
        const expected = byTheBook(line, vendor, shop);
        expect(state === 'blocked').toBe(expected === null);
        expect(BigInt(amount)).toBe(expected ?? 0n);
      }),
      runs,
    );
  });

  it('is a safe integer, never -0, and below 0 only for custom items', () => {
    fc.assert(
      fc.property(anyLine, anyVendor, anyShop, (line, vendor, shop) => {
        const { amount } = priceLine(line, vendor, shop);
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(Object.is(amount, -0)).toBe(false);
        if (line.kind !== 'custom') expect(amount).toBeGreaterThanOrEqual(0);
      }),
      runs,
    );
  });

  it('is explained by its trace alone, also after the trace was stored as JSON', () => {
    fc.assert(
      fc.property(anyLine, anyVendor, anyShop, (line, vendor, shop) => {
        const { trace, amount } = priceLine(line, vendor, shop);
        if (trace === null) return;
        const stored = JSON.parse(JSON.stringify(trace)) as typeof trace;
        const explained = explain(stored);
        expect(explained.amount).toBe(amount);
        expect(explained).toEqual(explain(trace));
        expect(explained.steps.length).toBeGreaterThan(0);
      }),
      runs,
    );
  });
});

describe('shares and refunds', () => {
  it('vendor and store together bear exactly the discount', () => {
    const share = fc.constantFrom('vendor' as const, 'store' as const, 'equal' as const);
    fc.assert(
      fc.property(fc.nat(), share, (discount, discountShare) => {
        const { vendor, store } = discountShares(discount, discountShare);
        expect(vendor + store).toBe(discount);
        expect(Math.abs(vendor - store) <= 1 || vendor === 0 || store === 0).toBe(true);
      }),
    );
  });

  it('any sequence of refunds that ends in a full one sums to exactly nothing', () => {
    const line = fc.record({
      commission: fc.integer({ min: -5_000_000, max: 5_000_000 }),
      quantity: fc.integer({ min: 1, max: 40 }),
      net: fc.integer({ min: 0, max: 10_000_000 }),
    });
    const steps = fc.array(fc.record({ units: fc.nat(6), amount: fc.nat(2_000_000) }), { maxLength: 12 });
    fc.assert(
      fc.property(line, steps, ({ commission, quantity, net }, partial) => {
        let [units, amount, reversed] = [0, 0, 0];
        for (const step of [...partial, { units: quantity, amount: 0 }]) {
          units += step.units;
          amount += step.amount;
          const fraction = returnedFraction({ quantity, net, units, amount });
          const entry = aReversal(commission, fraction, reversed);
          expect(Object.is(entry, -0)).toBe(false);
          reversed -= entry;
          expect(Math.abs(reversed)).toBeLessThanOrEqual(Math.abs(commission));
          expect(reversed * commission).toBeGreaterThanOrEqual(0);
        }
        expect(commission - reversed).toBe(0);
      }),
      runs,
    );
  });

  it('a refund is spread without losing or making a unit', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.array(fc.integer({ min: -500, max: 1_000_000 }), { maxLength: 20 }),
        (amount, nets) => {
          const parts = spreadRefund(amount, nets);
          const hasNet = nets.some((net) => net > 0);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(hasNet ? amount : 0);
          nets.forEach((net, index) => {
            if (net <= 0) expect(parts[index]).toBe(0);
          });
        },
      ),
    );
  });

  it('units and money returned add up, to 1 at most', () => {
    expect(returnedFraction({ quantity: 4, net: 4000, units: 1, amount: 1000 })).toEqual({
      num: 8000n,
      den: 16000n,
    });
    expect(returnedFraction({ quantity: 4, net: 4000, units: 3, amount: 2000 })).toEqual({
      num: 1n,
      den: 1n,
    });
    expect(returnedFraction({ quantity: 2, net: 0, units: 0, amount: 500 })).toEqual({ num: 0n, den: 1n });
  });
});
