import type { CurrencyCode } from '../money/currency.ts';
import { lowerFirst, valueText } from '../commission/rule-text.ts';
import { formatDay } from '../time/dates.ts';
import { ruleValueFromWire, type WireRuleValue } from './rule-on-wire.ts';

/** A rule with days and the names of what it is for; null where it is not for such a thing. */
export type SaidRule = WireRuleValue & {
  readonly vendor_name: string | null;
  readonly product_title: string | null;
  readonly variant_title: string | null;
  /** The product type, tag or collection. */
  readonly name: string | null;
  readonly from_day: string;
  readonly until_day: string | null;
};

/** 'Lantern Loom earns 25% on Lighting from Jan 1, 2027.', as the form of a rule has it. */
export function ruleSentence(rule: SaidRule, currency: CurrencyCode): string {
  const vendor = rule.vendor_name ?? 'Every vendor';
  const goods = goodsText(rule);
  const until = rule.until_day === null ? '' : ` until ${formatDay(rule.until_day)}`;
  const days = ` from ${formatDay(rule.from_day)}${until}`;
  if (rule.steps.length === 0) return `The rule of ${vendor}${goods} ends on ${formatDay(rule.from_day)}.`;
  const isOne = rule.steps.length === 1 && rule.bounds_per === null;
  if (!isOne) return `The rule of ${vendor}${goods} applies${days}.`;
  if (rule.steps[0]?.kind === 'none') return `${vendor} follows the next rate${goods}${days}.`;
  return `${vendor} earns ${lowerFirst(valueText(ruleValueFromWire(rule, currency), currency))}${goods}${days}.`;
}

function goodsText({ product_title: product, variant_title: variant, name }: SaidRule): string {
  // The platform's name for the only variant of a product.
  const titles = [product, variant === 'Default Title' ? null : variant].filter((title) => title !== null);
  const goods = name ?? titles.join(', ');
  return goods === '' ? '' : ` on ${goods}`;
}
