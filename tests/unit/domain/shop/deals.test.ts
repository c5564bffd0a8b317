import {
  priceLine,
  vendorWithoutRules,
  type LineFacts,
  type ShopRules,
} from '@consignment/domain/commission/commission';
import { parsePercent } from '@consignment/domain/money/rate';
import { dealOfTerms, deals, termsOfDeal } from '@consignment/domain/shop/deals';
import { describe, expect, it } from 'vitest';

describe('a deal with vendors', () => {
  it.each(deals)('is found in its own rules: %s', (deal) => {
    expect(dealOfTerms(termsOfDeal(deal, '60'))).toBe(deal);
  });

  it('is not found in other rules, nor in those of a new shop', () => {
    expect(dealOfTerms({ ...termsOfDeal('of-price', '60'), share: 'equal' })).toBeNull();
    expect(dealOfTerms({ ...termsOfDeal('of-paid', '60'), isDiscountFirst: false })).toBeNull();
    expect(dealOfTerms(termsOfDeal('of-paid', null))).toBeNull();
  });

  // A price of 10.00 and a cost of 5.00, with a discount of 2.00.
  it.each([
    ['of-paid', 480],
    ['of-price', 600],
    ['cost', 500],
  ] as const)('pays by its words: %s', (deal, amount) => {
    const { calculation, share, isDiscountFirst } = termsOfDeal(deal, '60');
    const rate = parsePercent('60');
    const rules: ShopRules = {
      currency: 'USD',
      globalCommission: rate.is === 'ok' ? rate.ppm : null,
      useCostPerItem: calculation === 'flat',
      discountShare: share,
      discountBeforePercentage: isDiscountFirst,
      calculateByProfit: false,
      pricesIncludeTax: false,
      commissionStartDate: null,
      timeZone: 'UTC',
      startsAt: null,
      ignoreOrderTags: [],
      typeRates: new Map(),
    };
    expect(priceLine(line, vendorWithoutRules, rules).amount).toBe(amount);
  });
});

const line: LineFacts = {
  kind: 'product',
  price: 1000,
  quantity: 1,
  discount: 200,
  tax: 0,
  cost: 500,
  compareAtPrice: null,
  customAmount: null,
  vendorId: 1,
  productType: null,
  override: null,
  order: {
    processedAt: '2026-01-01T12:00:00Z',
    financialStatus: 'paid',
    cancelled: false,
    tags: [],
    taxesIncluded: false,
  },
};
