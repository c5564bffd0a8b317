import type { DatedRule } from '@consignment/domain/commission/dated-rules';
import { earningPotential, type Stocked } from '@consignment/domain/commission/earning-potential';
import { describe, expect, it } from 'vitest';
import { aShop, aVendor } from './lines.ts';

const vase: Stocked = {
  price: 10_000,
  cost: 4000,
  compareAtPrice: 12_000,
  productType: 'Glass',
  isGiftCard: false,
  vendorId: 1,
};
const none = aShop({ globalCommission: null });
const thirty = aShop({ globalCommission: 300_000 });

describe('the earning potential of one unit', () => {
  it('follows the rules of a sale at the price of now', () => {
    expect(earningPotential(vase, aVendor(), thirty)).toBe(3000);
    expect(earningPotential(vase, aVendor({ commissionRate: 0 }), thirty)).toBe(0);
    expect(earningPotential(vase, aVendor({ byCompareAtPrice: true }), thirty)).toBe(3600);
    expect(earningPotential(vase, aVendor({ byProfit: true }), thirty)).toBe(1800);
    expect(earningPotential(vase, aVendor({ flatRate: true }), thirty)).toBe(4000);
    const rates = new Map([['Glass', { kind: 'amount', amount: 725 } as const]]);
    expect(earningPotential(vase, aVendor(), aShop({ typeRates: rates }))).toBe(725);
  });

  it('follows a rule with days before the setting of its place', () => {
    const ofType: DatedRule = {
      id: 1,
      version: 1,
      target: { place: 'shop_product_type', vendorId: null, productId: null, variantId: null, name: 'Glass' },
      from: '2026-01-01',
      until: null,
      value: { measure: null, steps: [{ from: 0, kind: 'percent', value: 800_000 }], bounds: null },
    };
    const held = { versions: new Map([['shop_product_type', ofType] as const]), salesBefore: 0 };
    expect(earningPotential(vase, aVendor(), thirty, held)).toBe(8000);
  });

  it('is unknown where there is nothing to work it out from', () => {
    expect(earningPotential(vase, null, thirty)).toBeNull();
    expect(earningPotential({ ...vase, vendorId: null }, aVendor(), thirty)).toBeNull();
    expect(earningPotential(vase, aVendor(), none)).toBeNull();
    expect(earningPotential({ ...vase, cost: null }, aVendor({ flatRate: true }), thirty)).toBeNull();
    expect(earningPotential({ ...vase, isGiftCard: true }, aVendor(), thirty)).toBeNull();
  });

  it('does not wait for the day from which orders count', () => {
    const later = aShop({
      globalCommission: 300_000,
      commissionStartDate: '2099-01-01',
      startsAt: '2099-01-01T00:00:00.000Z',
    });
    expect(earningPotential(vase, aVendor(), later)).toBe(3000);
  });
});
