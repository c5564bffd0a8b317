import { comparablePlainName, plainName } from '../text/plain-name.ts';

/**
 * The places of a dated rule, the strongest first; the settings are between them (commission rules §2).
 * `flat` with a vendor is that vendor's.
 */
export const rulePlaces = [
  'variant',
  'product',
  'vendor_product_type',
  'tag',
  'collection',
  'shop_product_type',
  'flat',
  'vendor',
  'global',
] as const;

export type RulePlace = (typeof rulePlaces)[number];

/** Whether the place can have dated rules; an override has none. */
export function isRulePlace(source: string): source is RulePlace {
  return rulePlaces.some((place) => place === source);
}

/** Which lines a rule is for. `name` is a product type, a tag or a collection, trimmed. */
export type RuleTarget = {
  readonly place: RulePlace;
  readonly vendorId: number | null;
  readonly productId: number | null;
  readonly variantId: number | null;
  readonly name: string | null;
};

/** A rate in ppm, minor units for each unit, the cost of the item, or nothing: the next place decides. */
export const stepKinds = ['percent', 'unit_amount', 'cost', 'none'] as const;
export type StepKind = (typeof stepKinds)[number];

/** From this much on, in minor units of what the rule measures; the first step is from 0. `value` is null for a cost and for none. */
export type RuleStep = { readonly from: number; readonly kind: StepKind; readonly value: number | null };

/** The price of one unit before any discount, or the vendor's sales of the month before the order's. */
export type RuleMeasure = 'unit_price' | 'vendor_sales';

/** The least and the most that a line earns, in minor units for each unit or for the line. */
export type RuleBounds = {
  readonly floor: number | null;
  readonly cap: number | null;
  readonly per: 'unit' | 'line';
};

export type RuleValue = {
  /** Null where there is one step for all. */
  readonly measure: RuleMeasure | null;
  /** Ascending; an empty list ends the rule, and the former value at its place holds again. */
  readonly steps: readonly RuleStep[];
  readonly bounds: RuleBounds | null;
};

/** A version of a rule. Versions are never changed: a later one overrides an earlier one on the days that both hold. */
export type DatedRule = {
  readonly id: number;
  /** 1, 2, 3 … of its target. */
  readonly version: number;
  readonly target: RuleTarget;
  /** 'YYYY-MM-DD' in the shop's zone, both included; null has no end. */
  readonly from: string;
  readonly until: string | null;
  readonly value: RuleValue;
};

/** Equal for targets of the same lines. */
export function targetKey({ place, vendorId, productId, variantId, name }: RuleTarget): string {
  return JSON.stringify([
    place,
    vendorId,
    productId,
    variantId,
    name === null ? null : comparableName(place, name),
  ]);
}

/** Product types are compared exactly, as their rates are; tags and collections without case. */
export function comparableName(place: RulePlace, name: string): string {
  return place === 'tag' || place === 'collection' ? comparablePlainName(name) : plainName(name);
}

/** The version of one target that holds on a day: the last one made. Null where none does, or where it ends the rule. */
export function versionOn(versions: readonly DatedRule[], day: string): DatedRule | null {
  let last: DatedRule | null = null;
  for (const version of versions) {
    const holds = version.from <= day && (version.until === null || day <= version.until);
    if (holds && (last === null || version.id > last.id)) last = version;
  }
  return last === null || last.value.steps.length === 0 ? null : last;
}

/** Of the tags or collections of a product, the first by name whose rule holds on that day decides. */
export function firstNamedOn(
  versionsOf: (name: string) => readonly DatedRule[],
  names: readonly string[],
  day: string,
): DatedRule | null {
  for (const name of [...names].sort(byCodePoint)) {
    const version = versionOn(versionsOf(name), day);
    if (version !== null) return version;
  }
  return null;
}

function byCodePoint(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** A step with its end: from `from` up to below `until`; null has no end. */
export type DatedStep = RuleStep & { readonly until: number | null };

export function stepsOf({ steps }: RuleValue): DatedStep[] {
  return steps.map((step, index) => ({ ...step, until: steps[index + 1]?.from ?? null }));
}

/** The step for what is measured, in minor units; undefined below the first, which a checked rule does not have. */
export function stepFor(value: RuleValue, measured: number): DatedStep | undefined {
  return stepsOf(value).findLast(({ from }) => value.measure === null || measured >= from);
}

/** The rules with days of a shop, by their targets. */
export type DatedRules = ReadonlyMap<string, readonly DatedRule[]>;

export function datedRules(versions: readonly DatedRule[]): DatedRules {
  return Map.groupBy(versions, ({ target }) => targetKey(target));
}

/** A line, as far as rules with days look at it. */
export type RuledLine = {
  readonly vendorId: number | null;
  readonly productId: number | null;
  readonly variantId: number | null;
  readonly productType: string;
  readonly tags: readonly string[];
  readonly collections: readonly string[];
  /** Of the order, 'YYYY-MM-DD' in the shop's zone. */
  readonly day: string;
  /** True where the vendor has no flat rate, on or off. */
  readonly followsShopFlat: boolean;
};

/** The rule that holds for a line at each place, and the sales by which its vendor's tier is found, in minor units. */
export type HeldRules = {
  readonly versions: ReadonlyMap<RulePlace, DatedRule>;
  readonly salesBefore: number;
  /** How many orders these were counted from. */
  readonly ordersBefore?: number;
};

export const noDatedRules: HeldRules = { versions: new Map(), salesBefore: 0 };

export function heldRules(rules: DatedRules, line: RuledLine): ReadonlyMap<RulePlace, DatedRule> {
  const held = rulePlaces.map((place) => [place, heldAt[place](rules, line)] as const);
  return new Map(held.flatMap(([place, version]) => (version === null ? [] : [[place, version] as const])));
}

type Lookup = (rules: DatedRules, line: RuledLine) => DatedRule | null;

const heldAt: Readonly<Record<RulePlace, Lookup>> = {
  variant: (rules, { variantId, day }) =>
    variantId === null ? null : find(rules, { place: 'variant', variantId }, day),
  product: (rules, { productId, day }) =>
    productId === null ? null : find(rules, { place: 'product', productId }, day),
  vendor_product_type: (rules, { vendorId, productType, day }) =>
    vendorId === null
      ? null
      : find(rules, { place: 'vendor_product_type', vendorId, name: productType }, day),
  tag: (rules, { tags, day }) => findNamed(rules, 'tag', tags, day),
  collection: (rules, { collections, day }) => findNamed(rules, 'collection', collections, day),
  shop_product_type: (rules, { productType, day }) =>
    find(rules, { place: 'shop_product_type', name: productType }, day),
  flat: (rules, { vendorId, followsShopFlat, day }) =>
    (vendorId === null ? null : find(rules, { place: 'flat', vendorId }, day)) ??
    (followsShopFlat ? find(rules, { place: 'flat' }, day) : null),
  vendor: (rules, { vendorId, day }) =>
    vendorId === null ? null : find(rules, { place: 'vendor', vendorId }, day),
  global: (rules, { day }) => find(rules, { place: 'global' }, day),
};

function find(rules: DatedRules, target: Partial<RuleTarget> & Pick<RuleTarget, 'place'>, day: string) {
  return versionOn(versionsOf(rules, target), day);
}

function findNamed(rules: DatedRules, place: 'tag' | 'collection', names: readonly string[], day: string) {
  const comparable = new Set(names.map((name) => comparableName(place, name)));
  return firstNamedOn((name) => versionsOf(rules, { place, name }), [...comparable], day);
}

function versionsOf(rules: DatedRules, target: Partial<RuleTarget> & Pick<RuleTarget, 'place'>) {
  return rules.get(targetKey({ ...ofNothing, ...target })) ?? [];
}

const ofNothing = { vendorId: null, productId: null, variantId: null, name: null };
