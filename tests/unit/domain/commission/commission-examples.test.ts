import { describe, expect, it } from 'vitest';
import {
  priceLine,
  type ShopRules,
  type TypeRate,
  type VendorRules,
} from '@consignment/domain/commission/commission';
import { salesRepCommission, storeShare } from '@consignment/domain/commission/commission-shares';
import { payOutAllowed, payoutAmount } from '@consignment/domain/payouts/payout';
import { returnedFraction, spreadRefund } from '@consignment/domain/orders/refund';
import { aLine, aReversal, aShop, aVendor, percent, type LineChanges } from './lines.ts';

/** The twelve examples of commission rules §9, by their numbers. Figures in minor units. */

function amountOf(
  line: LineChanges,
  shop: Partial<ShopRules> = {},
  vendor: Partial<VendorRules> = {},
): number {
  const priced = priceLine(aLine(line), aVendor(vendor), aShop(shop));
  expect(priced.state).toBe('accrued');
  return priced.amount;
}

const shares = ['vendor', 'store', 'equal'] as const;
const rugs = (rate: TypeRate) => new Map([['Rugs', rate]]);

describe('the examples of the commission rules', () => {
  it('1: each share of a discount of 2 on 10 at 50 %', () => {
    const amounts = shares.map((discountShare) =>
      amountOf({ discount: 200 }, { discountShare, globalCommission: percent(50) }),
    );
    expect(amounts).toEqual([300, 500, 400]);
  });

  it('2: the same with the discount before the percentage', () => {
    const amounts = shares.map((discountShare) =>
      amountOf(
        { discount: 200 },
        { discountShare, globalCommission: percent(50), discountBeforePercentage: true },
      ),
    );
    expect(amounts).toEqual([400, 500, 450]);
  });

  it('3: the strongest rule wins, and each falls to the next when it is removed', () => {
    const line = { price: 8000, productType: 'Rugs' };
    const global = { globalCommission: percent(30) };
    const vendorRate = { commissionRate: percent(45) };
    const shopType = { typeRates: rugs({ kind: 'percent', ppm: percent(50) }) };
    const vendorType = { typeRates: rugs({ kind: 'percent', ppm: percent(55) }) };
    const override = { kind: 'amount', amount: 2000 } as const;
    expect([
      amountOf({ ...line, override }, { ...global, ...shopType }, { ...vendorRate, ...vendorType }),
      amountOf(line, { ...global, ...shopType }, { ...vendorRate, ...vendorType }),
      amountOf(line, { ...global, ...shopType }, vendorRate),
      amountOf(line, global, vendorRate),
      amountOf(line, global),
    ]).toEqual([2000, 4400, 4000, 3600, 2400]);
  });

  it('4: flat rate pays the cost of each unit, and waits without a cost', () => {
    const shop = aShop({ useCostPerItem: true, discountShare: 'equal', globalCommission: percent(30) });
    const line = { price: 3000, quantity: 4, discount: 600 };
    expect(amountOf({ ...line, cost: 1250 }, shop)).toBe(4700);
    expect(priceLine(aLine(line), aVendor(), shop)).toMatchObject({
      state: 'blocked',
      reason: 'no_cost',
      amount: 0,
      trace: null,
    });
  });

  it('5: an amount for each unit of a product type; a rate of 0 is a rate', () => {
    const line = { productType: 'Rugs', price: 4000, quantity: 2 };
    expect(amountOf({ ...line, discount: 100 }, { typeRates: rugs({ kind: 'amount', amount: 725 }) })).toBe(
      1350,
    );
    expect(
      amountOf(line, { globalCommission: percent(30), typeRates: rugs({ kind: 'percent', ppm: 0 }) }),
    ).toBe(0);
  });

  it('6: profit, with the discount after and before the percentage, and a loss', () => {
    const rules = { globalCommission: percent(40), calculateByProfit: true };
    const line = { price: 4000, cost: 1500, quantity: 3 };
    expect([
      amountOf(line, rules),
      amountOf({ ...line, discount: 900 }, rules),
      amountOf({ ...line, discount: 900 }, { ...rules, discountBeforePercentage: true }),
      amountOf({ price: 1200, cost: 1500 }, rules),
    ]).toEqual([3000, 2100, 2640, 0]);
  });

  it('7: the compare-at price counts only above the price', () => {
    const vendor = { commissionRate: percent(50), byCompareAtPrice: true };
    expect(amountOf({ price: 9000, compareAtPrice: 12_000 }, {}, vendor)).toBe(6000);
    expect(amountOf({ price: 9000, compareAtPrice: 8000 }, {}, vendor)).toBe(4500);
  });

  it('8: tax beside and within the price', () => {
    const sixty = { commissionRate: percent(60) };
    const taxed = { price: 10_000, tax: 1300 };
    expect(amountOf(taxed, {}, sixty)).toBe(6000);
    expect(amountOf(taxed, {}, { ...sixty, collectsTax: true })).toBe(6780);
    const inclusive = { price: 11_300, tax: 1300, order: { taxesIncluded: true } };
    expect(amountOf(inclusive, {}, sixty)).toBe(6000);
    expect(amountOf(inclusive, {}, { ...sixty, collectsTax: true })).toBe(6780);
  });

  it('9: halves go away from zero, in the minor unit of the currency; a discount never goes below 0', () => {
    const line = aLine({ price: 645 });
    const { amount } = priceLine(line, aVendor(), aShop({ globalCommission: percent(30) }));
    expect([amount, storeShare(line, amount)]).toEqual([194, 451]);
    expect(amountOf({ price: 1255 }, { currency: 'JPY', globalCommission: percent(10) })).toBe(126);
    expect(
      priceLine(aLine({ discount: 500 }), aVendor(), aShop({ globalCommission: percent(30) })),
    ).toMatchObject({ state: 'accrued', amount: 0, discountExceeds: true });
  });

  it('10: reversals unit by unit, by money, and spread over lines', () => {
    const entries: number[] = [];
    for (const units of [1, 2, 3]) {
      const fraction = returnedFraction({ quantity: 3, net: 3000, units, amount: 0 });
      const alreadyReversed = -entries.reduce((sum, entry) => sum + entry, 0);
      entries.push(aReversal(1000, fraction, alreadyReversed));
    }
    expect(entries).toEqual([-333, -334, -333]);
    const fraction = returnedFraction({ quantity: 2, net: 6000, units: 0, amount: 1500 });
    expect(aReversal(2400, fraction, 0)).toBe(-600);
    expect(spreadRefund(2000, [6000, 4000])).toEqual([1200, 800]);
  });

  it('11: a refund after the payout is taken from the next one, or carried', () => {
    const commission = amountOf({ price: 3333, quantity: 3 }, { globalCommission: percent(45) });
    expect(commission).toBe(4500);
    const fraction = returnedFraction({ quantity: 3, net: 9999, units: 1, amount: 0 });
    const reversal = aReversal(commission, fraction, 0);
    expect(reversal).toBe(-1500);
    const ask = { additionalPay: 0, currency: 'USD', paypal: null, isBeingChecked: false };
    const next = payOutAllowed({ ...ask, available: 2500, entries: [4000, reversal] });
    expect(next).toEqual({ is: 'allowed', amount: 2500 });
    expect(payoutAmount([1000, reversal], 0)).toBe(-500);
    expect(payOutAllowed({ ...ask, available: -500, entries: [1000, reversal] })).toMatchObject({
      is: 'refused',
      code: 'nothing_due',
    });
  });

  it('12: a sales rep earns a rate of what the order comes to, without tax and shipping', () => {
    expect(salesRepCommission([20_000 - 2000], percent(5))).toBe(900);
  });
});
