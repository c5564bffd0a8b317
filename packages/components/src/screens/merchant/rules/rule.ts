import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDays } from '@consignment/domain/time/dates';
import type { RuleMeasure, RulePlace, StepKind } from '@consignment/domain/commission/dated-rules';
import { ruleValueFromWire, type WireRuleValue } from '@consignment/domain/rules/rule-on-wire';
import { placeText, valueText, type RuleValueKind } from '@consignment/domain/commission/rule-text';
import { readToday } from '../../../parts/commission/rule-days.ts';
import type { ReviewedRules } from '../../../parts/commission/rule-preview.ts';
import type { BadgeTone } from '../../../primitives/text/Badge.tsx';

const texts = defineTexts('Rule', {
  vendor: 'Vendor {id}',
  product: 'Product {id}',
  variant: 'Variant {id}',
  allUnpaidLines: 'All unpaid lines',
  setting: 'Setting',
  holds: 'In force',
  coming: 'Upcoming',
  over: 'Ended',
  replaced: 'Replaced',
  taken_back: 'Undone',
  percent: 'Percentage',
  unit_amount: 'Amount per unit',
  cost: 'Cost per item',
  bands: 'Bands by price',
  tiers: 'Tiers by sales',
  none: 'No rule',
});

/** Amounts are decimal strings of the books, percentages decimal strings, days 'YYYY-MM-DD' in the shop's zone. */
export type WireStep = { from: string; kind: StepKind; value: string | null };

type RuleTargetIds = {
  place: RulePlace;
  vendor: number | null;
  product: number | null;
  variant: number | null;
  /** The product type, tag or collection. */
  name: string | null;
};

export type RuleDraft = RuleTargetIds & {
  from_day: string;
  until_day: string | null;
  measure: RuleMeasure | null;
  steps: WireStep[];
  floor: string | null;
  cap: string | null;
  bounds_per: 'unit' | 'line' | null;
};

/** The names of a rule's subjects; null where it has no such subject. */
export type TargetNames = {
  vendor_name: string | null;
  product_title: string | null;
  variant_title: string | null;
};

type RuleTargetShown = RuleTargetIds & TargetNames;

/** A draft and the names that it is shown by. */
export type NamedDraft = { rule: RuleDraft; names: TargetNames };

type RuleState = 'setting' | 'holds' | 'coming' | 'over' | 'replaced' | 'taken_back';

export type ListedRule = RuleTargetShown &
  WireRuleValue & {
    /** Null for a setting. */
    id: number | null;
    from_day: string | null;
    until_day: string | null;
    kind: RuleValueKind;
    state: RuleState;
    version: number | null;
    made_at: string | null;
    /** Null for a setting, or a person who is gone. */
    made_by: string | null;
    reason: string;
  };

export type RuleVersion = RuleTargetShown &
  WireRuleValue & {
    id: number;
    from_day: string;
    until_day: string | null;
    kind: RuleValueKind;
    state: RuleState;
    version: number;
    made_at: string;
    made_by: string | null;
    reason: string;
    taken_back_at: string | null;
    may_take_back: boolean;
  };

export type RuleFinding = {
  rule: ListedRule;
  finding: 'no_products' | 'always_beaten' | 'shared_products';
  detail: string;
};

/** 'Up to £20.00: 60%, above: 50%'. */
export function ruleValueText(wire: WireRuleValue, books: CurrencyCode): string {
  const text = valueText(ruleValueFromWire(wire, books), books);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The things that a rule is for, without its place: 'Lighting', 'Juniper & Oak × Lighting', 'Folding table, Natural oak'. */
export function targetText(rule: RuleTargetShown): string {
  const { place, name } = rule;
  const vendor = nameOr(rule.vendor_name, texts.vendor, rule.vendor);
  const product = nameOr(rule.product_title, texts.product, rule.product);
  const variant = nameOr(rule.variant_title, texts.variant, rule.variant);
  const targets = {
    // The platform's name for the only variant of a product.
    variant: [rule.product_title ?? '', variant === 'Default Title' ? '' : variant]
      .filter(Boolean)
      .join(', '),
    product,
    vendor_product_type: `${vendor} × ${name ?? ''}`,
    tag: name ?? '',
    collection: name ?? '',
    shop_product_type: name ?? '',
    flat: rule.vendor === null ? placeText.global : vendor,
    vendor,
    global: placeText.global,
  } satisfies Record<RulePlace, string>;
  return targets[place];
}

/** The rules of a file name things by their numbers alone. */
function nameOr(name: string | null, numbered: (of: { id: number }) => string, id: number | null): string {
  return name ?? (id === null ? '' : numbered({ id }));
}

/** The same with its place: 'Product type: Lighting'. */
export function ruleName(rule: RuleTargetShown): string {
  const target = targetText(rule);
  return target === placeText[rule.place] ? target : `${placeText[rule.place]}: ${target}`;
}

/** 'From Dec 1, 2026'; a setting always holds. */
export function ruleDaysText({
  from_day: from,
  until_day: until,
}: {
  from_day: string | null;
  until_day: string | null;
}): string {
  return formatDays({ from: from ?? '', to: until ?? '' }) ?? texts.allUnpaidLines;
}

export function ruleStateBadge(state: RuleState): { label: string; tone: BadgeTone } {
  return { label: texts[state], tone: state === 'holds' ? 'plain' : 'neutral' };
}

export function kindText(kind: RuleValueKind): string {
  return texts[kind];
}

/** How a review lists drafts. */
export function reviewOf(drafts: readonly NamedDraft[], books: CurrencyCode): ReviewedRules {
  const seen = new Set<string>();
  return {
    rules: drafts.map(({ rule, names }) => {
      const days = ruleDaysText(rule);
      const name = ruleName({ ...rule, ...names });
      // A file can hold two versions for the same lines.
      const key = seen.has(name) ? `${name}, ${days}` : name;
      seen.add(name);
      return { name: key, value: ruleValueText(rule, books), days };
    }),
    notice: readToday(),
  };
}

export const noNames: TargetNames = { vendor_name: null, product_title: null, variant_title: null };
