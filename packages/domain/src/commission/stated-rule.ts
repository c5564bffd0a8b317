import { formatDay } from '../time/dates.ts';
import { rulePlaces, type RulePlace } from './dated-rules.ts';
import { lowerFirst, placeText } from './rule-text.ts';

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
  return `Rule of ${formatDay(from, locale)}${version === 1 ? '' : `, version ${version}`}`;
}

/** The same with its place: 'Rule of Dec 1, 2026, version 2 (product type)'. */
export function statedRuleText(rule: StatedRule, locale?: string): string {
  return `${ruleOfDayText(rule, locale)} (${lowerFirst(placeText[rule.place])})`;
}

/** For a cell of a file: 'Product type, 2026-12-01, version 2'. A text that is no code stays as it is. */
export function statedRuleCell(code: string): string {
  const rule = statedRuleOf(code);
  return rule === null ? code : `${placeText[rule.place]}, ${rule.from}, version ${rule.version}`;
}

/** The code of a cell; a text that is no such cell stays as it is. */
export function codeOfStatedRuleCell(cell: string): string {
  const [, words, from = '', version = ''] =
    /^(.+), (\d{4}-\d{2}-\d{2}), version ([1-9]\d{0,8})$/.exec(cell) ?? [];
  const place = rulePlaces.find((one) => placeText[one] === words);
  return place === undefined ? cell : statedRuleCode({ place, from, version: Number(version) });
}
