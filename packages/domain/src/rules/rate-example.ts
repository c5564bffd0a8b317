import { priceLine, vendorWithoutRules, type ShopRules, type VendorRules } from '../commission/commission.ts';
import { heldRules, type DatedRules } from '../commission/dated-rules.ts';
import { plainName } from '../text/plain-name.ts';
import { startOfDay } from '../time/zone.ts';
import { plainGoods, type RatedGoods } from './rates-ahead.ts';

/** All rules that price a vendor's goods; `vendor` is null for a vendor without rules. */
export type PricedRules = {
  readonly shop: ShopRules;
  readonly vendor: VendorRules | null;
  readonly dated: DatedRules;
};

/** Of one item before tax, in minor units. */
export const examplePrice = 2_000;

/**
 * The commission of one such item that is ordered on a day, without a discount or a tax. Null where the price alone does not decide:
 * for a cost, for tiers by sales, and where no rate is set.
 */
export function exampleAmount(
  { shop, vendor, dated }: PricedRules,
  { vendorId, productType }: RatedGoods,
  day: string,
): number | null {
  const line = { ...soldItem, productType, vendorId: vendorId ?? 0 };
  const order = { ...soldOrder, processedAt: startOfDay(day, shop.timeZone).toISOString() };
  const versions = heldRules(dated, {
    ...plainGoods,
    vendorId,
    productType: plainName(productType ?? ''),
    day,
    followsShopFlat: (vendor?.flatRate ?? null) === null,
  });
  const { state, amount, trace } = priceLine({ ...line, order }, vendor ?? vendorWithoutRules, shop, {
    versions,
    salesBefore: 0,
  });
  const isKnown = state === 'accrued' && trace?.rule.version?.step?.of !== 'vendor_sales';
  return isKnown ? amount : null;
}

const soldItem = {
  kind: 'product',
  price: examplePrice,
  quantity: 1,
  discount: 0,
  tax: 0,
  cost: null,
  compareAtPrice: null,
  customAmount: null,
  override: null,
} as const;

const soldOrder = { financialStatus: 'paid', cancelled: false, tags: [], taxesIncluded: null };
