import { priceLine, type ShopRules, type VendorRules } from './commission.ts';
import { noDatedRules, type HeldRules } from './dated-rules.ts';

/** The stock of a variant. Money in minor units of the shop's currency. */
export type Stocked = {
  readonly price: number;
  readonly cost: number | null;
  readonly compareAtPrice: number | null;
  readonly productType: string;
  readonly isGiftCard: boolean;
  readonly vendorId: number | null;
};

/**
 * The vendor's commission for one unit sold at its price now, before any discount and tax, in minor units
 * (commission rules §1 to §5); null where there is nothing to work it out from: no vendor, no rate, no cost where it
 * is needed, or a gift card. A start date still to come does not matter here.
 */
export function earningPotential(
  item: Stocked,
  vendor: VendorRules | null,
  shop: ShopRules,
  held: HeldRules = noDatedRules,
): number | null {
  const { state, amount } = priceLine(
    {
      kind: item.isGiftCard ? 'gift_card' : 'product',
      price: item.price,
      quantity: 1,
      discount: 0,
      tax: 0,
      cost: item.cost,
      compareAtPrice: item.compareAtPrice,
      customAmount: null,
      vendorId: item.vendorId,
      productType: item.productType,
      override: null,
      order: {
        processedAt: shop.startsAt ?? '1970-01-01T00:00:00.000Z',
        financialStatus: 'paid',
        cancelled: false,
        tags: [],
        taxesIncluded: null,
      },
    },
    vendor,
    shop,
    held,
  );
  return state === 'accrued' ? amount : null;
}
