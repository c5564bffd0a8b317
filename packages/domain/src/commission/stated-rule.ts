import { defineTexts } from '../text/texts.ts';
import { formatDay } from '../time/dates.ts';
import { rulePlaces, type RulePlace } from './dated-rules.ts';
import { placeInSentence } from './rule-text.ts';

const texts = defineTexts('StatedRule', {
  first: 'Rule from {day}',
  firstOfPlace: 'Rule from {day} ({place})',
  later: 'Rule from {day}, version {version}',
  laterOfPlace: 'Rule from {day}, version {version} ({place})',
});

/** The version of a rule with days by which a line was earned. */
export type StatedRule = {
  readonly place: RulePlace;
  /** 'YYYY-MM-DD', the first day of the version. */
  readonly from: string;
  /** 1, 2, 3 … of its rule. */
  readonly version: number;
};

/** As statements keep it: 'shop_product_type:2026-12-01:2'. */
export function statedRuleCode({ place, from, version }: StatedRule): string {
  return `${place}:${from}:${version}`;
}

/** Null for a text that is no such code. */
export function statedRuleOf(code: string): StatedRule | null {
  const [, name, from = '', version = ''] = /^([a-z_]+):(\d{4}-\d{2}-\d{2}):([1-9]\d{0,8})$/.exec(code) ?? [];
  const place = rulePlaces.find((one) => one === name);
  return place === undefined ? null : { place, from, version: Number(version) };
}

/** 'Rule of Dec 1, 2026', and of a later version of the rule 'Rule of Dec 1, 2026, version 2'. */
export function ruleOfDayText(
  { from, version }: Pick<StatedRule, 'from' | 'version'>,
  locale?: string,
): string {
  const day = formatDay(from, locale);
  return version === 1 ? texts.first({ day }) : texts.later({ day, version });
}

/** The same with its place: 'Rule of Dec 1, 2026, version 2 (product type)'. */
export function statedRuleText({ place, from, version }: StatedRule, locale?: string): string {
  const of = { day: formatDay(from, locale), place: placeInSentence[place] };
  return version === 1 ? texts.firstOfPlace(of) : texts.laterOfPlace({ ...of, version });
}
