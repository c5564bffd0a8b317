import {
  comparableName,
  targetKey,
  versionOn,
  type DatedRule,
  type RulePlace,
  type RuleTarget,
} from './dated-rules.ts';

/*
 * The rules with days that concern a vendor: those that at least one of its products can be priced by.
 */

/** A vendor, as far as it matters which rules concern it. */
export type ConcernedVendor = {
  readonly id: number;
  /** Of its products. Tags and collections by `comparableName`. */
  readonly productIds: ReadonlySet<number>;
  readonly variantIds: ReadonlySet<number>;
  readonly productTypes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly collections: ReadonlySet<string>;
  /** Its own rate in ppm, and its own flat rate, on or off. */
  readonly ownRate: number | null;
  readonly ownFlat: boolean | null;
};

export function concernsVendor(target: RuleTarget, vendor: ConcernedVendor): boolean {
  if (target.vendorId !== null && target.vendorId !== vendor.id) return false;
  return isOf[target.place](target, vendor);
}

const isOf: Readonly<Record<RulePlace, (target: RuleTarget, vendor: ConcernedVendor) => boolean>> = {
  variant: ({ variantId }, { variantIds }) => variantId !== null && variantIds.has(variantId),
  product: ({ productId }, { productIds }) => productId !== null && productIds.has(productId),
  vendor_product_type: () => true,
  tag: ({ name }, { tags }) => name !== null && tags.has(comparableName('tag', name)),
  collection: ({ name }, { collections }) =>
    name !== null && collections.has(comparableName('collection', name)),
  shop_product_type: ({ name }, { productTypes }) =>
    name !== null && productTypes.has(comparableName('shop_product_type', name)),
  // A vendor with its own setting does not follow the shop's.
  flat: ({ vendorId }, { ownFlat }) => vendorId !== null || ownFlat === null,
  vendor: () => true,
  global: (_target, { ownRate }) => ownRate === null,
};

/** A version as a vendor is shown it, today or from a later day on. */
export type ShownVersion<Rule extends DatedRule> = {
  readonly rule: Rule;
  readonly state: 'holds' | 'coming';
};

/**
 * Of all versions, those that hold on `today`, and those that come later and have not been overtaken by then; those that are
 * coming first, the soonest at the top, then those that hold in the order of `versions`. One that ends a rule is among those
 * that are coming, and not among those that hold.
 */
export function versionsToShow<Rule extends DatedRule>(
  versions: readonly Rule[],
  today: string,
): ShownVersion<Rule>[] {
  const byTarget = Map.groupBy(versions, ({ target }) => targetKey(target));
  const lastOn = (rule: Rule, day: string) =>
    (byTarget.get(targetKey(rule.target)) ?? [])
      .filter(({ from, until }) => from <= day && (until === null || day <= until))
      .reduce<Rule | null>((last, one) => (last === null || one.id > last.id ? one : last), null);
  const coming = versions
    .filter((rule) => rule.from > today && lastOn(rule, rule.from) === rule)
    .toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : one.id - other.id));
  const holding = versions.filter(
    (rule) => versionOn(byTarget.get(targetKey(rule.target)) ?? [], today) === rule,
  );
  return [
    ...coming.map((rule) => ({ rule, state: 'coming' as const })),
    ...holding.map((rule) => ({ rule, state: 'holds' as const })),
  ];
}
