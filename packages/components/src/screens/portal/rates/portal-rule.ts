import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { RulePlace } from '@consignment/domain/commission/dated-rules';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay, formatDays } from '@consignment/domain/time/dates';
import { ruleValueFromWire, type WireRuleValue } from '@consignment/domain/rules/rule-on-wire';
import { targetText, valueText } from '@consignment/domain/commission/rule-text';

const texts = defineTexts('PortalRule', {
  endsAndYourOtherRates: 'Ends, and then your other rates apply',
  from: 'From {from}',
});

/** A rule with days that concerns a vendor. Days are 'YYYY-MM-DD', both included. */
export type PortalRule = WireRuleValue & {
  id: number;
  place: RulePlace;
  product_title: string | null;
  variant_title: string | null;
  /** The product type, tag or collection. */
  name: string | null;
  from_day: string;
  until_day: string | null;
  state: 'setting' | 'holds' | 'coming' | 'over' | 'replaced' | 'taken_back';
};

/** 'Product type Lighting' */
export function whatOf(rule: PortalRule): string {
  return targetText(rule, { productTitle: rule.product_title, variantTitle: rule.variant_title });
}

/** 'Up to £20.00: 60%, above: 50%'; one that ends says what holds then. */
export function rateOf(rule: PortalRule, currency: CurrencyCode): string {
  if (rule.steps.length === 0) return texts.endsAndYourOtherRates;
  return valueText(ruleValueFromWire(rule, currency), currency);
}

/** 'From Dec 1, 2026', 'Dec 1 – Dec 31, 2026' */
export function daysOf({
  from_day: from,
  until_day: until,
}: Pick<PortalRule, 'from_day' | 'until_day'>): string {
  return until === null ? texts.from({ from: formatDay(from) }) : (formatDays({ from, to: until }) ?? '');
}

/** Of those that hold, the one for the same goods. */
export function heldBefore(rule: PortalRule, rules: readonly PortalRule[]): PortalRule | null {
  return (
    rules.find(
      (one) =>
        one.state === 'holds' &&
        one.place === rule.place &&
        one.name === rule.name &&
        one.product_title === rule.product_title &&
        one.variant_title === rule.variant_title,
    ) ?? null
  );
}

export function isComing({ state }: PortalRule): boolean {
  return state === 'coming';
}
