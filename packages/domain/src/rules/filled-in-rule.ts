import type { TypedRate } from '../commission/commission-input.ts';

/** A rate from a day on, for all goods or one product type, of one vendor or of the whole shop; null follows the next rate. */
export type DatedRate = TypedRate & {
  readonly vendor: number | null;
  /** Null for all goods. */
  readonly productType: string | null;
  readonly fromDay: string;
};

/** The rule that pays such a rate. */
export function ruleOfRate({ vendor, productType, fromDay, rate, isPercentage }: DatedRate) {
  const kind =
    rate === null ? ('none' as const) : isPercentage ? ('percent' as const) : ('unit_amount' as const);
  return {
    place: placeOf(vendor, productType),
    vendor,
    product: null,
    variant: null,
    name: productType,
    from_day: fromDay,
    until_day: null,
    measure: null,
    steps: [{ from: '0', kind, value: rate }],
    floor: null,
    cap: null,
    bounds_per: null,
  };
}

function placeOf(vendor: number | null, productType: string | null) {
  if (productType === null) return vendor === null ? ('global' as const) : ('vendor' as const);
  return vendor === null ? ('shop_product_type' as const) : ('vendor_product_type' as const);
}

type VendorRate = {
  readonly vendor: number;
  /** Null for all products of the vendor. */
  readonly product_type: string | null;
  /** Per cent, a decimal string. */
  readonly rate: string;
  readonly from_day: string;
};

/** The rule of a vendor's rate, to be read in the form of a new one before it is saved. */
export function filledInRule({ vendor, product_type, rate, from_day }: VendorRate, vendorName: string) {
  const rule = ruleOfRate({
    ...{ vendor, productType: product_type, rate, isPercentage: true },
    fromDay: from_day,
  });
  return { rule, names: { vendor_name: vendorName, product_title: null, variant_title: null } };
}
