import { settingsFor, type ShopRules, type VendorRules } from '../commission/commission.ts';
import { commissionRules } from '../commission/commission-rules.ts';
import {
  heldRules,
  rulePlaces,
  type DatedRule,
  type DatedRules,
  type RulePlace,
  type RuleTarget,
  type RuleValue,
} from '../commission/dated-rules.ts';
import { dayAfter, daysAfter } from '../time/periods.ts';
import { plainName } from '../text/plain-name.ts';

/*
 * The rate of orders that are still to come. Screens, mails and the API state no rate but this one, so that what they state is
 * what `priceLine` takes.
 */

/** A shop's rules and one vendor's, as far as they are rates. */
export type RateBook = {
  readonly shop: Pick<ShopRules, 'globalCommission' | 'useCostPerItem' | 'typeRates'>;
  readonly vendor: Pick<VendorRules, 'commissionRate' | 'flatRate' | 'typeRates'> | null;
  readonly dated: DatedRules;
};

/**
 * Goods that no rule singles out by product, variant, tag or collection. Without a vendor they are any vendor's that has no rules of
 * its own.
 */
export type RatedGoods = { readonly vendorId: number | null; readonly productType: string | null };

/** The goods of a rule with days; null where it singles them out by more than a product type. `vendorId` is whose they are. */
export function goodsOf({ place, name }: RuleTarget, vendorId: number | null): RatedGoods | null {
  if (place === 'vendor_product_type' || place === 'shop_product_type')
    return { vendorId, productType: name };
  return place === 'flat' || place === 'vendor' || place === 'global'
    ? { vendorId, productType: null }
    : null;
}

/** A rule with days, or a setting, which has none. */
export type RateRule = {
  readonly place: RulePlace;
  readonly version: Pick<DatedRule, 'id' | 'version' | 'from' | 'until'> | null;
  readonly value: RuleValue;
};

/** Days on which the same rules hold, both included; null has no end. */
export type RateSpell = {
  readonly from: string;
  readonly until: string | null;
  /** The strongest first: the first decides, and the others wait behind it. None where no rate is set. */
  readonly rules: readonly RateRule[];
};

/** From `today` on, without a gap; the last spell has no end. */
export function ratesAhead(book: RateBook, goods: RatedGoods, today: string): RateSpell[] {
  const changes = [...book.dated.values()]
    .flat()
    .filter(({ target }) => isFor(target, goods))
    .flatMap(({ from, until }) => (until === null ? [from] : [from, dayAfter(until)]))
    .filter((day) => day > today);
  const spells: RateSpell[] = [];
  for (const from of [today, ...[...new Set(changes)].sort()]) {
    const rules = rulesOn(book, goods, from);
    const last = spells.at(-1);
    if (last !== undefined && isSame(last.rules, rules)) continue;
    if (last !== undefined) spells[spells.length - 1] = { ...last, until: daysAfter(from, -1) };
    spells.push({ from, until: null, rules });
  }
  return spells;
}

/** The same with another figure of a percentage setting; null takes it away. A rule with days of its place stays before it. */
export function withRate(spells: readonly RateSpell[], place: RulePlace, ppm: number | null): RateSpell[] {
  return spells.map((spell) => {
    const others = spell.rules.filter((rule) => rule.place !== place || rule.version !== null);
    if (ppm === null || others.some((rule) => rule.place === place)) return { ...spell, rules: others };
    const setting: RateRule = { place, version: null, value: valueOf('percent', ppm) };
    return {
      ...spell,
      rules: [...others, setting].toSorted((one, other) => strength(one) - strength(other)),
    };
  });
}

function strength({ place }: Pick<RateRule, 'place'>): number {
  return rulePlaces.indexOf(place);
}

/** The rules that an order of the spell can be paid by: those after the first that leaves no order to the next. */
export function decidingRules<Rule extends Pick<RateRule, 'value'>>(rules: readonly Rule[]): Rule[] {
  const last = rules.findIndex(({ value }) => value.steps.every(({ kind }) => kind !== 'none'));
  return last === -1 ? [...rules] : rules.slice(0, last + 1);
}

function rulesOn({ shop, vendor, dated }: RateBook, goods: RatedGoods, day: string): RateRule[] {
  const productType = plainName(goods.productType ?? '');
  const settings = settingsFor({ productType, override: null, cost: null }, vendor, shop);
  const held = heldRules(dated, {
    ...plainGoods,
    vendorId: goods.vendorId,
    productType,
    day,
    followsShopFlat: (vendor?.flatRate ?? null) === null,
  });
  return commissionRules.flatMap((rule): RateRule[] => {
    if (rule.source === 'override') return [];
    const place = rule.source;
    const version = held.get(place) ?? null;
    if (rule.kind === 'dated') return version === null ? [] : [{ place, version, value: version.value }];
    if (version !== null) return [];
    if (place === 'flat') return settings.isFlat ? [{ place, version: null, value: costValue }] : [];
    const figure = settings.figure(rule.term);
    return figure === null ? [] : [{ place, version: null, value: valueOf(rule.kind, figure) }];
  });
}

function valueOf(kind: 'percent' | 'unit_amount', value: number): RuleValue {
  return { measure: null, steps: [{ from: 0, kind, value }], bounds: null };
}

const costValue: RuleValue = { measure: null, steps: [{ from: 0, kind: 'cost', value: null }], bounds: null };

/** No rule singles them out. */
export const plainGoods = { productId: null, variantId: null, tags: [], collections: [] };

function isFor({ vendorId, productId, variantId }: DatedRule['target'], goods: RatedGoods): boolean {
  return productId === null && variantId === null && (vendorId === null || vendorId === goods.vendorId);
}

function isSame(some: readonly RateRule[], others: readonly RateRule[]): boolean {
  const key = (rules: readonly RateRule[]) =>
    JSON.stringify(rules.map(({ place, version }) => [place, version?.id]));
  return key(some) === key(others);
}
