import type { CurrencyCode } from '../money/currency.ts';
import { formatDecimal } from '../money/money.ts';
import { defineTexts } from '../text/texts.ts';
import { formatDay } from '../time/dates.ts';
import { decidingRules, type RateRule, type RateSpell } from './rates-ahead.ts';
import type { RulePlace } from '../commission/dated-rules.ts';
import { capitalized, placeInSentence, valueInSentence } from '../commission/rule-text.ts';

/* The rates of orders to come in words, the same on screens, in reviews and in answers. */

/** For the middle of a sentence. */
const settingName = defineTexts('SettingRatesAheadText', {
  collection: 'the collection’s rate',
  flat: 'the flat rate',
  global: 'the shop’s rate',
  product: 'the product’s rate',
  shop_product_type: 'the shop’s rate for the product type',
  tag: 'the tag’s rate',
  variant: 'the variant’s rate',
  vendor: 'the vendor’s own rate',
  vendor_product_type: 'the vendor’s rate for the product type',
} satisfies Record<RulePlace, string>);

const texts = defineTexts('RatesAheadText', {
  by: '{rate} under {rule}',
  earns: 'The next order will earn {rates}.',
  else: 'otherwise {rate}',
  example: 'A {price} item will earn {after} instead of {before}.',
  from: '{head}, {rate} from {day}',
  noRate: 'no rate',
  noRateIsSet: 'no rate is set',
  noRateToday: 'No rate is set today.',
  nothing: 'nothing, as no rate is set',
  notUsed: '{head}, not used.',
  notUsedBehind: '{head}, not used: {rule} takes priority.',
  rule: 'the rule from {day} ({place})',
  ruleVersion: 'the rule from {day}, version {version} ({place})',
  stillEarns: 'The next order will still earn {rates}.',
  then: 'then {rate}',
  today: 'Today {rate}.',
  until: '{rate} until {day}',
  usedFrom: '{head}, used from {day}.',
  usedFromBehind: '{head}, used from {day}: {rule} takes priority.',
});

/** 'the rule of Dec 1, 2026 (vendor)', 'the shop’s rate' */
function rateRuleName({ place, version }: Omit<RateRule, 'value'>): string {
  if (version === null) return settingName[place];
  const of = { day: formatDay(version.from), place: placeInSentence[place] };
  return version.version === 1 ? texts.rule(of) : texts.ruleVersion({ ...of, version: version.version });
}

/** '70%', 'Up to £20.00: 60%, above: no rule; else 50%'; null where no rate is set. */
export function rateValueText(rules: readonly RateRule[], currency: CurrencyCode): string | null {
  const rate = rateInSentence(rules, currency);
  return rate === null ? null : capitalized(rate);
}

function rateInSentence(rules: readonly RateRule[], currency: CurrencyCode): string | null {
  const [first, ...others] = decidingRules(rules).map(({ value }) => valueInSentence(value, currency));
  return first === undefined ? null : [first, ...others.map((rate) => texts.else({ rate }))].join('; ');
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
  const rates = [
    spellText(now, texts.nothing, currency),
    ...later
      .slice(0, saidChanges)
      .map((spell) => texts.then({ rate: spellText(spell, texts.noRateIsSet, currency) })),
  ].join('; ');
  return isStill ? texts.stillEarns({ rates }) : texts.earns({ rates });
}

/** '70% by the rule of Dec 1, 2026 (vendor) until Dec 31, 2026': a setting gives only its figure, a dated rule also its day. */
function spellText({ rules, until }: RateSpell, none: string, currency: CurrencyCode): string {
  const value = rateInSentence(rules, currency);
  const [first] = rules;
  const isByRule = value !== null && first !== undefined && first.version !== null;
  const rate = isByRule ? texts.by({ rate: value, rule: rateRuleName(first) }) : (value ?? none);
  return until === null ? rate : texts.until({ rate, day: formatDay(until) });
}

/**
 * 'Own rate: 50%, 25% from Jan 1, 2027' with the next rate, and where it waits: 'Own rate: 50%, used from Jan 1, 2027: the rule of
 * Dec 1, 2026 (vendor) has priority.' `head` names the setting of a place.
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
  if (now === undefined || used === now) return withNextRate(head, spells, currency);
  const [before] = now.rules;
  const rule = before === undefined ? null : rateRuleName(before);
  if (used === undefined)
    return rule === null ? texts.notUsed({ head }) : texts.notUsedBehind({ head, rule });
  const day = formatDay(used.from);
  return rule === null ? texts.usedFrom({ head, day }) : texts.usedFromBehind({ head, day, rule });
}

/** 'Own rate: 50%, 25% from Jan 1, 2027': with the first other rate than now’s, where one comes. */
function withNextRate(head: string, spells: readonly RateSpell[], currency: CurrencyCode): string {
  const [, next] = decidedSpells(spells);
  if (next === undefined) return head;
  // A rule that leaves an order to the next place is no rate.
  const rates = next.rules.filter(({ value }) => value.steps.some(({ kind }) => kind !== 'none'));
  const rate = rateInSentence(rates, currency) ?? texts.noRate;
  return texts.from({ head, rate, day: formatDay(next.from) });
}

/** 'Today 52.5%. A £20 item earns £5.00 instead of £10.50.' Amounts are decimal strings of `currency`. */
export function rateChangeText(
  before: readonly RateSpell[],
  example: { readonly price: string; readonly before: string; readonly after: string } | null,
  currency: CurrencyCode,
): string {
  const rate = rateInSentence(before[0]?.rules ?? [], currency);
  const today = rate === null ? texts.noRateToday : texts.today({ rate });
  if (example === null || example.before === example.after) return today;
  const money = (amount: string) => formatDecimal(amount, currency);
  const price = money(example.price.replace(/\.0+$/, ''));
  return `${today} ${texts.example({ price, after: money(example.after), before: money(example.before) })}`;
}
