import type { ShopRules, VendorRules } from '@consignment/domain/commission/commission';
import { formatDay } from '@consignment/domain/time/dates';
import { formatPercent } from '@consignment/domain/money/rate';

/* The rules that the report of a move names, in words. */

const shareText = {
  vendor: 'Vendors bear discounts.',
  store: 'The shop bears discounts.',
  equal: 'Vendors and the shop share discounts equally.',
} satisfies Record<ShopRules['discountShare'], string>;

type Counts = { readonly typeRates: number; readonly withDays: number };

/** The rules for all vendors; `counts` has the rates of product types and the rules with days. */
export function shopRulesInWords(shop: Omit<ShopRules, 'typeRates'>, counts: Counts): string[] {
  const { globalCommission, commissionStartDate, ignoreOrderTags } = shop;
  return [
    globalCommission === null
      ? 'The shop has no commission rate for all vendors.'
      : `The commission rate for all vendors is ${formatPercent(globalCommission)}.`,
    ...(shop.useCostPerItem ? ['Vendors are paid the cost per item.'] : []),
    shareText[shop.discountShare],
    shop.discountBeforePercentage
      ? 'Discounts come off before the percentage.'
      : 'Discounts come off after the percentage.',
    ...(shop.calculateByProfit ? ['Commission is on profit.'] : []),
    ...(shop.pricesIncludeTax ? ['Prices include tax, where an order does not say.'] : []),
    ...(commissionStartDate === null ? [] : [`Commission starts on ${formatDay(commissionStartDate)}.`]),
    ...(ignoreOrderTags.length === 0
      ? []
      : [`Orders with these tags earn nothing: ${ignoreOrderTags.join(', ')}.`]),
    ...(counts.typeRates === 0 ? [] : [`Rates of product types: ${counts.typeRates}.`]),
    ...(counts.withDays === 0 ? [] : [`Rules with days: ${counts.withDays}.`]),
  ];
}

/** A vendor's own rules: 'Ann Lee: 45%, on profit'; null where it follows the shop in all. */
export function vendorRulesInWords(name: string, vendor: Omit<VendorRules, 'typeRates'>): string | null {
  const own = [
    ...(vendor.commissionRate === null ? [] : [formatPercent(vendor.commissionRate)]),
    ...(vendor.flatRate === null ? [] : [vendor.flatRate ? 'the cost per item' : 'not the cost per item']),
    ...(vendor.byProfit ? ['on profit'] : []),
    ...(vendor.byCompareAtPrice ? ['on the compare-at price'] : []),
    ...(vendor.collectsTax ? ['collects tax'] : []),
  ];
  return own.length === 0 ? null : `${name}: ${own.join(', ')}.`;
}
