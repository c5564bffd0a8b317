import type { CurrencyCode } from '../money/currency.ts';
import { formatDecimal } from '../money/money.ts';
import { formatDay } from '../time/dates.ts';
import { decidingRules, type RateRule, type RateSpell } from './rates-ahead.ts';
import type { RulePlace } from '../commission/dated-rules.ts';
import { lowerFirst, valueText } from '../commission/rule-text.ts';
import { statedRuleText } from '../commission/stated-rule.ts';

/* The rates of orders to come in words, the same on screens, in reviews and in answers. */

const settingName: Readonly<Record<RulePlace, string>> = {
  variant: 'the variant’s rate',
  product: 'the product’s rate',
  vendor_product_type: 'the vendor’s rate for the product type',
  tag: 'the tag’s rate',
  collection: 'the collection’s rate',
  shop_product_type: 'the shop’s rate for the product type',
  flat: 'the flat rate',
  vendor: 'the vendor’s own rate',
  global: 'the shop’s rate',
};

/** 'the rule of Dec 1, 2026 (vendor)', 'the shop’s rate' */
function rateRuleName({ place, version }: Omit<RateRule, 'value'>): string {
  return version === null
    ? settingName[place]
    : lowerFirst(`The ${lowerFirst(statedRuleText({ place, ...version }))}`);
}

/** '70%', 'Up to £20.00: 60%, above: no rule; else 50%'; null where no rate is set. */
export function rateValueText(rules: readonly RateRule[], currency: CurrencyCode): string | null {
  const [first, ...others] = decidingRules(rules).map(({ value }) => valueText(value, currency));
  return first === undefined ? null : [first, ...others.map((text) => `else ${lowerFirst(text)}`)].join('; ');
}

/** Spells by what decides in them: those that differ only in what waits are one. */
export function decidedSpells(spells: readonly RateSpell[]): RateSpell[] {
  const decided: RateSpell[] = [];
  for (const spell of spells) {
    const last = decided.at(-1);
    if (last !== undefined && keyOf(last) === keyOf(spell)) {
      decided[decided.length - 1] = { ...last, until: spell.until };
    } else decided.push(spell);
  }
  return decided;
}

function keyOf({ rules }: RateSpell): string {
  return JSON.stringify(decidingRules(rules).map(({ place, version, value }) => [place, version?.id, value]));
}

/** As many changes are read in a sentence. */
const saidChanges = 3;

/**
 * 'The next order still earns 70% by the rule of Dec 1, 2026 (vendor) until Dec 31, 2026; then 50%.' It is still so where the same
 * decided `before` a change.
 */
export function nextOrderText(
  spells: readonly RateSpell[],
  { before, currency }: { readonly before: readonly RateSpell[] | null; readonly currency: CurrencyCode },
): string {
  const [now, ...later] = decidedSpells(spells);
  if (now === undefined) return '';
  const isStill = before?.[0] !== undefined && keyOf(before[0]) === keyOf(now);
  const rate = rateValueText(now.rules, currency);
  const earns =
    rate === null
      ? `The next order ${isStill ? 'still ' : ''}earns nothing, as no rate is set`
      : `The next order ${isStill ? 'still ' : ''}earns ${lowerFirst(rate)}${byText(now.rules)}`;
  const then = later.slice(0, saidChanges).map((spell) => {
    const next = rateValueText(spell.rules, currency);
    return `; then ${next === null ? 'no rate is set' : `${lowerFirst(next)}${byText(spell.rules)}`}${untilText(spell)}`;
  });
  return `${earns}${untilText(now)}${then.join('')}.`;
}

/**
 * 'Own rate: 50%, 25% from Jan 1, 2027' with the next rate, and where it waits: 'Own rate: 50%, used from Jan 1, 2027: the rule of
 * Dec 1, 2026 (vendor) stands before it.' `head` names the setting of a place.
 */
export function settingText(
  head: string,
  spells: readonly RateSpell[],
  { place, currency }: { readonly place: RulePlace; readonly currency: CurrencyCode },
): string {
  const isUsed = ({ rules }: RateSpell) =>
    decidingRules(rules).some((rule) => rule.place === place && rule.version === null);
  const [now] = spells;
  const used = spells.find(isUsed);
  if (now === undefined || used === now) return `${head}${nextRateText(spells, currency)}`;
  const before = now.rules[0];
  const stands = before === undefined ? '' : `: ${rateRuleName(before)} stands before it`;
  return used === undefined
    ? `${head}, not used${stands}.`
    : `${head}, used from ${formatDay(used.from)}${stands}.`;
}

/** ', 25% from Jan 1, 2027': the first other rate than now’s; empty where none comes. */
export function nextRateText(spells: readonly RateSpell[], currency: CurrencyCode): string {
  const [, next] = decidedSpells(spells);
  if (next === undefined) return '';
  // A rule that leaves an order to the next place is no rate.
  const rates = next.rules.filter(({ value }) => value.steps.some(({ kind }) => kind !== 'none'));
  const rate = rateValueText(rates, currency);
  return `, ${rate === null ? 'no rate' : lowerFirst(rate)} from ${formatDay(next.from)}`;
}

/** 'Today 52.5%. On a £20 item £5.00 in place of £10.50.' Amounts are decimal strings of `currency`. */
export function rateChangeText(
  before: readonly RateSpell[],
  example: { readonly price: string; readonly before: string; readonly after: string } | null,
  currency: CurrencyCode,
): string {
  const rate = rateValueText(before[0]?.rules ?? [], currency);
  const today = rate === null ? 'Today no rate is set.' : `Today ${lowerFirst(rate)}.`;
  if (example === null || example.before === example.after) return today;
  const money = (amount: string) => formatDecimal(amount, currency);
  const price = money(example.price.replace(/\.0+$/, ''));
  return `${today} On a ${price} item ${money(example.after)} in place of ${money(example.before)}.`;
}

/** A setting says no more than its figure, a rule with days which it is. */
function byText(rules: readonly RateRule[]): string {
  const [first] = rules;
  return first === undefined || first.version === null ? '' : ` by ${rateRuleName(first)}`;
}

function untilText({ until }: RateSpell): string {
  return until === null ? '' : ` until ${formatDay(until)}`;
}
