type VendorRate = {
  readonly vendor: number;
  /** Null for all products of the vendor. */
  readonly product_type: string | null;
  /** Per cent, a decimal string. */
  readonly rate: string;
  readonly from_day: string;
};

/** The rule of a vendor's rate, to be read in the form of a new one before it is saved. */
export function filledInRule(rate: VendorRate, vendorName: string) {
  const { vendor, product_type: name, from_day } = rate;
  const rule = {
    place: name === null ? ('vendor' as const) : ('vendor_product_type' as const),
    vendor,
    product: null,
    variant: null,
    name,
    from_day,
    until_day: null,
    measure: null,
    steps: [{ from: '0', kind: 'percent' as const, value: rate.rate }],
    floor: null,
    cap: null,
    bounds_per: null,
  };
  return { rule, names: { vendor_name: vendorName, product_title: null, variant_title: null } };
}
