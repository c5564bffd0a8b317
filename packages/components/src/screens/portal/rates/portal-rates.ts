import type { CurrencyCode } from '@consignment/domain/money/currency';
import { rulePlaces, type RulePlace } from '@consignment/domain/commission/dated-rules';
import { decidingRules, type RateRule } from '@consignment/domain/rules/rates-ahead';
import { decidedSpells, rateValueText } from '@consignment/domain/rules/rates-ahead-text';
import { rateSpellsFromWire, type WireRateSpell } from '@consignment/domain/rules/rates-on-wire';
import { targetText, valueText } from '@consignment/domain/commission/rule-text';
import { defineTexts } from '@consignment/domain/text/texts';
import { daysOf, heldBefore, isComing, rateOf, whatOf, type PortalRule } from './portal-rule.ts';

const texts = defineTexts('PortalRates', {
  allYourOtherGoods: 'All your other goods',
  allYourGoods: 'All your goods',
  new: 'New',
  now: 'Now: {now}',
  oneHolds:
    '{goods, select, all {One rate applies to all your goods.} other {One rate applies to some of your goods.}}',
  ratesHold:
    '{goods, select, all {{n} rates apply to your goods.} other {{n} rates apply to some of your goods.}}',
  then: '{days}, then {next}',
});

/** The rules with days that concern a vendor, and the rates of its next orders: for all goods first, then by product type. */
export type PortalRates = {
  rules: readonly PortalRule[];
  rates: readonly { product_type: string | null; rates_ahead: readonly WireRateSpell[] }[];
};

/** A rate in words. */
export type ShownRate = {
  key: string;
  what: string;
  rate: string;
  /** Its days, and what comes then; '' for a setting that nothing follows. */
  note: string;
};

type TodaysRate = ShownRate & { isAtLarge: boolean };
type ComingRate = ShownRate & { from: string };

/** The places of rules for single goods, whatever their product type. */
const singled: readonly RulePlace[] = ['variant', 'product', 'tag', 'collection'];

/**
 * The rates of today in their order, in which a sale takes the first that fits, and those that are coming, the soonest first. A
 * rule that another always overrides is in neither.
 */
export function shownRates(
  { rules, rates }: PortalRates,
  currency: CurrencyCode,
): { today: readonly TodaysRate[]; coming: readonly ComingRate[] } {
  const goods = rates.map(({ product_type: type, rates_ahead: wire }) => ({
    type,
    spells: decidedSpells(rateSpellsFromWire(wire, currency)),
  }));
  const decides = new Set(
    goods.flatMap(({ spells }) =>
      spells.flatMap((spell) => decidingRules(spell.rules).map(({ version }) => version?.id)),
    ),
  );
  const single = rules
    .filter((rule) => !isComing(rule) && singled.includes(rule.place))
    .map((rule) => ({
      place: rule.place,
      key: `rule ${rule.id}`,
      what: whatOf(rule),
      rate: rateOf(rule, currency),
      note: daysOf(rule),
    }));
  const byType = goods.flatMap(({ type, spells: [now, next] }) =>
    decidingRules(now?.rules ?? [])
      .filter(({ place }) => (type === null ? !isTypePlace(place) : isTypePlace(place)))
      .map((rule) => ({
        place: rule.place,
        key: `${rule.place} ${type ?? ''}`,
        what: type === null ? '' : targetText({ place: rule.place, name: type }, untitled),
        rate: valueText(rule.value, currency),
        note: noteOf(
          rule,
          next === undefined ? null : rateValueText(next.rules, currency),
          now?.until ?? null,
        ),
      })),
  );
  const shown = [...single, ...byType].toSorted((one, other) => placeOf(one) - placeOf(other));
  const atLarge = shown.some(({ what }) => what !== '') ? texts.allYourOtherGoods : texts.allYourGoods;
  const today = shown.map((one) => {
    const isAtLarge = one.what === '';
    return { ...one, isAtLarge, what: isAtLarge ? atLarge : one.what };
  });
  const coming = rules.filter(isComing).flatMap((rule): ComingRate[] => {
    const before = heldBefore(rule, rules);
    const isShown =
      singled.includes(rule.place) || decides.has(rule.steps.length === 0 ? before?.id : rule.id);
    if (!isShown) return [];
    const now = isAtLarge(rule.place)
      ? (today.find(({ what }) => what === atLarge)?.rate ?? null)
      : (today.find(({ what }) => what === whatOf(rule))?.rate ??
        (before === null ? null : rateOf(before, currency)));
    return [
      {
        key: `rule ${rule.id}`,
        what: isAtLarge(rule.place) ? atLarge : whatOf(rule),
        rate: rateOf(rule, currency),
        note: now === null ? texts.new : texts.now({ now }),
        from: rule.from_day,
      },
    ];
  });
  return { today, coming };
}

/** In a sentence, how many rates hold today and for which goods; null where none does. */
export function todayText(today: readonly TodaysRate[]): string | null {
  if (today.length === 0) return null;
  const goods = today.some(({ isAtLarge }) => isAtLarge) ? 'all' : 'some';
  return today.length === 1 ? texts.oneHolds({ goods }) : texts.ratesHold({ goods, n: today.length });
}

const untitled = { productTitle: null, variantTitle: null };

function isTypePlace(place: RulePlace): boolean {
  return place === 'vendor_product_type' || place === 'shop_product_type';
}

function isAtLarge(place: RulePlace): boolean {
  return !singled.includes(place) && !isTypePlace(place);
}

function placeOf({ place }: { place: RulePlace }): number {
  return rulePlaces.indexOf(place);
}

/** 'Dec 1 – Dec 31, 2026, then 50%'; a rule that another overtakes is followed by it among those that are coming. */
function noteOf({ version }: RateRule, next: string | null, until: string | null): string {
  if (version === null) return '';
  const days = daysOf({ from_day: version.from, until_day: version.until });
  return next === null || version.until === null || version.until !== until
    ? days
    : texts.then({ days, next });
}
