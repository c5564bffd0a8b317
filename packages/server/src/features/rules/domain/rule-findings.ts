import type { TypeRate } from '@consignment/domain/commission/commission';
import {
  heldRules,
  rulePlaces,
  targetKey,
  versionOn,
  type DatedRule,
  type DatedRules,
  type RulePlace,
} from '@consignment/domain/commission/dated-rules';
import { defineTexts } from '@consignment/domain/text/texts';
import { dayAfter } from '@consignment/domain/time/periods';
import { placeText } from '@consignment/domain/commission/rule-text';

const texts = defineTexts('DomainRuleFindings', {
  variantGone: 'This variant is no longer for sale.',
  productGone: 'This product is no longer for sale.',
  variantsBeatIt: 'Every variant of this product has its own rule on all of these days.',
  noneOfVendorsType: 'This vendor has no products of the type “{name}”.',
  noneWithTag: 'No products have the tag “{name}”.',
  noneInCollection: 'No products are in the collection “{name}”.',
  noneOfType: 'No products are of the type “{name}”.',
  noneFollowsFlatRate: 'No vendors with products follow the shop’s flat rate.',
  vendorHasNone: 'This vendor has no products.',
  beaten: 'A stronger rule or setting applies to all of this rule’s products on all of its days: {stronger}.',
  tag: '{count, plural, one {# of this rule’s products also has} other {# of this rule’s products also have}} {names, plural, one {the tag {listed}, whose rule comes first alphabetically.} other {the tags {listed}{more, plural, =0 {} other { and # more}}, whose rules come first alphabetically.}}',
  collection:
    '{count, plural, one {# of this rule’s products is also in} other {# of this rule’s products are also in}} {names, plural, one {the collection {listed}, whose rule comes first alphabetically.} other {the collections {listed}{more, plural, =0 {} other { and # more}}, whose rules come first alphabetically.}}',
});

/*
 * Rules that never win, and those that contend for the same products, from today on. Every finding is true; none is made of rules of
 * single products that leave a wider rule nothing, nor of overrides.
 */

type RuleFindingKind = 'no_products' | 'always_beaten' | 'shared_products';

type RuleFinding = {
  readonly rule: DatedRule;
  readonly finding: RuleFindingKind;
  /** A sentence for people. */
  readonly detail: string;
};

/** Products that are alike for all rules but those of single products and variants. */
export type ProductGroup = {
  readonly vendorId: number | null;
  readonly productType: string;
  readonly tags: readonly string[];
  readonly collections: readonly string[];
  readonly count: number;
};

/** The settings beside dated rules. Null is unset. */
type StandingSettings = {
  readonly useCostPerItem: boolean;
  readonly typeRates: ReadonlyMap<string, TypeRate>;
  readonly vendors: ReadonlyMap<
    number,
    {
      readonly commissionRate: number | null;
      readonly flatRate: boolean | null;
      readonly typeRates: ReadonlyMap<string, TypeRate>;
    }
  >;
};

export type FindingsAsked = {
  readonly rules: DatedRules;
  readonly settings: StandingSettings;
  /** Products with a variant that is for sale. */
  readonly groups: readonly ProductGroup[];
  /** Variants for sale by their products, of those that rules name. */
  readonly variants: ReadonlyMap<number, readonly number[]>;
  /** 'YYYY-MM-DD' in the shop's zone. */
  readonly today: string;
};

/** The findings in the order of the places, one a rule at most. */
export function ruleFindings(asked: FindingsAsked): RuleFinding[] {
  // A vendor that was merged into another has no lines.
  const isThere = ({ target: { vendorId } }: DatedRule) =>
    vendorId === null || asked.settings.vendors.has(vendorId);
  const versions = [...asked.rules.values()]
    .flat()
    .filter((rule) => rule.value.steps.length > 0 && isThere(rule));
  const boundaries = boundariesOf([...asked.rules.values()].flat(), asked.today);
  const inOrder = versions.toSorted(
    (one, other) =>
      rulePlaces.indexOf(one.target.place) - rulePlaces.indexOf(other.target.place) || one.id - other.id,
  );
  return inOrder.flatMap((rule) => {
    const days = boundaries.filter((day) => isInForce(asked.rules, rule, day));
    const found = days.length === 0 ? null : findingOf(asked, rule, days);
    return found === null ? [] : [{ rule, ...found }];
  });
}

/** Days from today on between which no rule begins or ends. */
function boundariesOf(versions: readonly DatedRule[], today: string): string[] {
  const days = new Set([today]);
  for (const { from, until } of versions) {
    if (from > today) days.add(from);
    if (until !== null && until >= today) days.add(dayAfter(until));
  }
  return [...days].sort();
}

/** True where it is the version of its target that counts on that day. */
function isInForce(rules: DatedRules, rule: DatedRule, day: string): boolean {
  return versionOn(rules.get(targetKey(rule.target)) ?? [], day)?.id === rule.id;
}

type Found = Omit<RuleFinding, 'rule'> | null;

function findingOf(asked: FindingsAsked, rule: DatedRule, days: readonly string[]): Found {
  const { place, productId, variantId } = rule.target;
  if (place === 'variant') {
    const isForSale = [...asked.variants.values()].some((variants) => variants.includes(variantId ?? 0));
    return isForSale ? null : { finding: 'no_products', detail: texts.variantGone };
  }
  if (place === 'product') return ofProduct(asked, asked.variants.get(productId ?? 0) ?? [], days);
  const own = asked.groups.filter((group) => isOwn(asked, rule, group));
  // A shop whose products have not come yet has rules for all of them already.
  if (own.length === 0 && asked.groups.length > 0) return { finding: 'no_products', detail: without(rule) };
  return (
    beaten(asked, rule, { own: own.filter(({ vendorId }) => vendorId !== null), days }) ??
    shared(asked, rule, { own, days })
  );
}

function ofProduct({ rules }: FindingsAsked, variants: readonly number[], days: readonly string[]): Found {
  if (variants.length === 0) return { finding: 'no_products', detail: texts.productGone };
  const hasOwn = (variantId: number, day: string) => {
    const versions = rules.get(targetKey({ ...ofNothing, place: 'variant', variantId })) ?? [];
    return decides(versionOn(versions, day));
  };
  if (!variants.every((variant) => days.every((day) => hasOwn(variant, day)))) return null;
  return {
    finding: 'always_beaten',
    detail: texts.variantsBeatIt,
  };
}

const ofNothing = { vendorId: null, productId: null, variantId: null, name: null };

/** True where it leaves no line to the next place. */
function decides(version: DatedRule | null | undefined): boolean {
  return version?.value.steps.every(({ kind }) => kind !== 'none') ?? false;
}

/** True where the rule is for the products of this group. */
function isOwn({ settings }: FindingsAsked, { target }: DatedRule, group: ProductGroup): boolean {
  const { vendorId, name } = target;
  const isVendors = group.vendorId !== null && group.vendorId === vendorId;
  const own = {
    variant: () => false,
    product: () => false,
    vendor_product_type: () => isVendors && group.productType === name,
    tag: () => group.tags.includes(name ?? ''),
    collection: () => group.collections.includes(name ?? ''),
    shop_product_type: () => group.productType === name,
    flat: () => (vendorId === null ? followsShop(settings, group.vendorId) : isVendors),
    vendor: () => isVendors,
    global: () => true,
  } satisfies Record<RulePlace, () => boolean>;
  return own[target.place]();
}

function followsShop({ vendors }: StandingSettings, vendorId: number | null): boolean {
  return vendorId === null || (vendors.get(vendorId)?.flatRate ?? null) === null;
}

function without({ target: { place, name, vendorId } }: DatedRule): string {
  const words = {
    variant: '',
    product: '',
    vendor_product_type: texts.noneOfVendorsType({ name: name ?? '' }),
    tag: texts.noneWithTag({ name: name ?? '' }),
    collection: texts.noneInCollection({ name: name ?? '' }),
    shop_product_type: texts.noneOfType({ name: name ?? '' }),
    flat: vendorId === null ? texts.noneFollowsFlatRate : texts.vendorHasNone,
    vendor: texts.vendorHasNone,
    global: '',
  } satisfies Record<RulePlace, string>;
  return words[place];
}

type Of = { readonly own: readonly ProductGroup[]; readonly days: readonly string[] };

/** The rules that hold for the products of a group on a day. */
function heldFor({ rules, settings }: FindingsAsked, group: ProductGroup, day: string) {
  const followsShopFlat = followsShop(settings, group.vendorId);
  return heldRules(rules, { ...group, productId: null, variantId: null, day, followsShopFlat });
}

/** A stronger rule or setting for every group on every day. */
function beaten(asked: FindingsAsked, rule: DatedRule, { own, days }: Of): Found {
  const winners = new Set<RulePlace>();
  for (const group of own) {
    for (const day of days) {
      const winner = winnerBefore(asked, rule, group, day);
      if (winner === null) return null;
      winners.add(winner);
    }
  }
  if (winners.size === 0) return null;
  const words = rulePlaces.filter((place) => winners.has(place)).map((place) => placeText[place]);
  return {
    finding: 'always_beaten',
    detail: texts.beaten({ stronger: words.join(', ') }),
  };
}

/** The place that a group is decided at before the rule has its turn; null where it may win. */
function winnerBefore(
  asked: FindingsAsked,
  rule: DatedRule,
  group: ProductGroup,
  day: string,
): RulePlace | null {
  const held = heldFor(asked, group, day);
  const { place } = rule.target;
  const stronger = rulePlaces.slice(0, rulePlaces.indexOf(place));
  for (const one of stronger) {
    const version = held.get(one);
    if (version === undefined ? isSet(asked.settings, one, group) : decides(version)) return one;
  }
  return held.get(place)?.id === rule.id ? null : place;
}

/** True where the place has a setting. */
function isSet(
  settings: StandingSettings,
  place: RulePlace,
  { vendorId, productType }: ProductGroup,
): boolean {
  const vendor = vendorId === null ? undefined : settings.vendors.get(vendorId);
  const hasRate = (rate: TypeRate | undefined) =>
    rate !== undefined && (rate.kind === 'percent' ? rate.ppm : rate.amount) !== null;
  if (place === 'vendor_product_type') return hasRate(vendor?.typeRates.get(productType));
  if (place === 'shop_product_type') return hasRate(settings.typeRates.get(productType));
  if (place === 'flat') return vendor?.flatRate ?? settings.useCostPerItem;
  return place === 'vendor' && (vendor?.commissionRate ?? null) !== null;
}

/** Of several tags or collections of a product the first by name decides. */
function shared(asked: FindingsAsked, rule: DatedRule, { own, days }: Of): Found {
  const { place } = rule.target;
  if (place !== 'tag' && place !== 'collection') return null;
  const others = new Set<string>();
  let count = 0;
  for (const group of own) {
    const before = days.flatMap((day) => {
      const version = heldFor(asked, group, day).get(place);
      return version === undefined || version.id === rule.id ? [] : [version.target.name ?? ''];
    });
    if (before.length > 0) count += group.count;
    for (const name of before) others.add(name);
  }
  if (count === 0) return null;
  const names = [...others].sort();
  const listed = names.slice(0, mostNames).map((name) => `“${name}”`);
  const more = names.length - listed.length;
  return {
    finding: 'shared_products',
    detail: texts[place]({ count, names: names.length, listed: listed.join(', '), more }),
  };
}

const mostNames = 3;
