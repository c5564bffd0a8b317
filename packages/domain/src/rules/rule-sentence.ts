import type { CurrencyCode } from '../money/currency.ts';
import { valueInSentence } from '../commission/rule-text.ts';
import { defineTexts } from '../text/texts.ts';
import { formatDay } from '../time/dates.ts';
import { ruleValueFromWire, type WireRuleValue } from './rule-on-wire.ts';

const texts = defineTexts('SaidRuleSentence', {
  applies: 'The rule for {vendor} applies {days}.',
  appliesToGoods: 'The rule for {vendor} on {goods} applies {days}.',
  earns: '{vendor} earns {rate} {days}.',
  earnsOnGoods: '{vendor} earns {rate} on {goods} {days}.',
  ends: 'The rule for {vendor} ends on {day}.',
  endsForGoods: 'The rule for {vendor} on {goods} ends on {day}.',
  everyVendor: 'Every vendor',
  followsNext: '{vendor} falls back to the next rate {days}.',
  followsNextOnGoods: '{vendor} falls back to the next rate on {goods} {days}.',
  from: 'from {from}',
  fromUntil: 'from {from} until {until}',
  ofEveryVendor: 'every vendor',
});

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
  const vendor = rule.vendor_name ?? texts.everyVendor;
  const ofVendor = rule.vendor_name ?? texts.ofEveryVendor;
  const goods = goodsOfRule(rule);
  const hasGoods = goods !== '';
  const from = formatDay(rule.from_day);
  if (rule.steps.length === 0) {
    const ends = { vendor: ofVendor, goods, day: from };
    return hasGoods ? texts.endsForGoods(ends) : texts.ends(ends);
  }
  const days =
    rule.until_day === null
      ? texts.from({ from })
      : texts.fromUntil({ from, until: formatDay(rule.until_day) });
  const isOne = rule.steps.length === 1 && rule.bounds_per === null;
  if (!isOne) {
    const applies = { vendor: ofVendor, goods, days };
    return hasGoods ? texts.appliesToGoods(applies) : texts.applies(applies);
  }
  const said = { vendor, goods, days };
  if (rule.steps[0]?.kind === 'none')
    return hasGoods ? texts.followsNextOnGoods(said) : texts.followsNext(said);
  const rate = valueInSentence(ruleValueFromWire(rule, currency), currency);
  return hasGoods ? texts.earnsOnGoods({ ...said, rate }) : texts.earns({ ...said, rate });
}

function goodsOfRule({ product_title: product, variant_title: variant, name }: SaidRule): string {
  // The platform's name for the only variant of a product.
  const titles = [product, variant === 'Default Title' ? null : variant].filter((title) => title !== null);
  return name ?? titles.join(', ');
}
