import type { Reason } from './commission-reasons.ts';
import {
  isRulePlace,
  stepFor,
  stepsOf,
  type DatedRule,
  type HeldRules,
  type RuleBounds,
  type RuleMeasure,
  type RulePlace,
} from './dated-rules.ts';

/** A figure that a rule can take: minor units of one unit or of the whole line, or a rate in ppm. */
export type RuleTerm =
  | 'overridePpm'
  | 'overrideAmount'
  | 'vendorTypePpm'
  | 'vendorTypeAmount'
  | 'shopTypePpm'
  | 'shopTypeAmount'
  | 'cost'
  | 'vendorPpm'
  | 'globalPpm';

/** Null is unset; 0 is a real value. */
export type RuleTerms = {
  readonly isFlat: boolean;
  readonly figure: (term: RuleTerm) => number | null;
  /** The rule with days that holds at a place, which a setting at the same place gives way to. */
  readonly dated: (place: RulePlace) => DatedTerm | null;
};

/** The step of a rule with days that a line falls into. */
export type DatedTerm = {
  /** `none` leaves the line to the next place. */
  readonly kind: 'percent' | 'unit_amount' | 'none';
  /** Null for the cost of an item that has none, and for `none`. */
  readonly value: number | null;
  readonly version: RuleVersion;
};

/** A line keeps this of each rule with days that held for it. */
export type KeptRule = DatedTerm & { readonly source: RulePlace };

/**
 * The rules that a line can be paid by, the strongest first (commission rules §2). The one list behind `priceLine`, the
 * statement that prices lines in SQL, and the trace that is kept of each price. A setting applies where its figure is set
 * and no rule with days holds at its place; a flat rate applies where the shop or the vendor uses it, also to an item
 * whose cost is missing.
 */
export const commissionRules = [
  { source: 'override', kind: 'percent', term: 'overridePpm' },
  { source: 'override', kind: 'line_amount', term: 'overrideAmount' },
  { source: 'variant', kind: 'dated' },
  { source: 'product', kind: 'dated' },
  { source: 'vendor_product_type', kind: 'dated' },
  { source: 'vendor_product_type', kind: 'percent', term: 'vendorTypePpm' },
  { source: 'vendor_product_type', kind: 'unit_amount', term: 'vendorTypeAmount' },
  { source: 'tag', kind: 'dated' },
  { source: 'collection', kind: 'dated' },
  { source: 'shop_product_type', kind: 'dated' },
  { source: 'shop_product_type', kind: 'percent', term: 'shopTypePpm' },
  { source: 'shop_product_type', kind: 'unit_amount', term: 'shopTypeAmount' },
  { source: 'flat', kind: 'dated' },
  { source: 'flat', kind: 'unit_amount', term: 'cost' },
  { source: 'vendor', kind: 'dated' },
  { source: 'vendor', kind: 'percent', term: 'vendorPpm' },
  { source: 'global', kind: 'dated' },
  { source: 'global', kind: 'percent', term: 'globalPpm' },
] as const satisfies readonly CommissionRule[];

export type CommissionRule =
  | {
      readonly source: Exclude<RuleSource, 'custom_item'>;
      readonly kind: Rule['kind'];
      readonly term: RuleTerm;
    }
  | { readonly source: RulePlace; readonly kind: 'dated' };

/** A rule with its figure: minor units for the line, minor units for each unit, or a rate in ppm. */
export type Rule = {
  readonly source: RuleSource;
  readonly kind: 'line_amount' | 'unit_amount' | 'percent';
  readonly value: number;
  /** Of a rule with days; a setting has none. */
  readonly version?: RuleVersion;
};

/** The version that a line was priced by, as the line keeps it so that its amount can be explained. */
export type RuleVersion = {
  readonly id: number;
  readonly number: number;
  /** 'YYYY-MM-DD', both included; null has no end. */
  readonly from: string;
  readonly until: string | null;
  readonly isCost: boolean;
  /** The step that the line falls into, from and below, in minor units; null where there is one for all. */
  readonly step: { readonly of: RuleMeasure; readonly from: number; readonly until: number | null } | null;
  readonly bounds: RuleBounds | null;
};

/** A custom item has no rule but its own amount. */
export type RuleSource = 'custom_item' | 'override' | RulePlace;

/** The rules that apply, the winner first; the value is null for a cost that is missing. */
function applying(terms: RuleTerms): (Omit<Rule, 'value'> & { readonly value: number | null })[] {
  return commissionRules.flatMap((rule) => {
    const { source } = rule;
    const dated = isRulePlace(source) ? terms.dated(source) : null;
    if (rule.kind === 'dated') {
      if (dated === null || dated.kind === 'none') return [];
      return [{ source, kind: dated.kind, value: dated.value, version: dated.version }];
    }
    if (dated !== null) return [];
    const value = terms.figure(rule.term);
    const applies = source === 'flat' ? terms.isFlat : value !== null;
    return applies ? [{ source, kind: rule.kind, value }] : [];
  });
}

/** The rule that a line is paid by, or undefined where none applies. */
export function winningRule(terms: RuleTerms): Omit<Rule, 'value'> | undefined {
  return applying(terms)[0];
}

/** The rules that apply and have a figure, the winner first. */
export function rulesOf(terms: RuleTerms): Rule[] {
  return applying(terms).flatMap(({ value, ...rule }) => (value === null ? [] : [{ ...rule, value }]));
}

/** The step that a line falls into, by the price and cost of one of its units, at each place where a rule holds. */
export function datedTerms(
  { versions, salesBefore }: HeldRules,
  line: { readonly price: number; readonly cost: number | null },
): RuleTerms['dated'] {
  const measured = { unit_price: line.price, vendor_sales: salesBefore };
  return (place) => {
    const held = versions.get(place);
    if (held === undefined) return null;
    const { measure } = held.value;
    const step = stepFor(held.value, measure === null ? 0 : measured[measure]);
    if (step === undefined) return null;
    return {
      kind: step.kind === 'cost' ? 'unit_amount' : step.kind,
      value: step.kind === 'cost' ? line.cost : step.value,
      version: versionOf(held, step),
    };
  };
}

/** A version with one of its steps, as a line keeps it. */
export function versionOf(
  { id, version, from, until, value }: DatedRule,
  step: ReturnType<typeof stepsOf>[number],
): RuleVersion {
  return {
    id,
    number: version,
    from,
    until,
    isCost: step.kind === 'cost',
    step: value.measure === null ? null : { of: value.measure, from: step.from, until: step.until },
    bounds: value.bounds,
  };
}

/** Whether a rule needs the cost of the item: a flat rate pays it, profit takes it off. */
export function needsCost(rule: Omit<Rule, 'value'>, byProfit: boolean): boolean {
  return paysCost(rule) || (rule.kind === 'percent' && byProfit);
}

export function paysCost({ source, version }: Omit<Rule, 'value'>): boolean {
  return version?.isCost ?? source === 'flat';
}

/**
 * The reasons for which a line earns nothing, or nothing yet, each with the state that it gives the line. The first that
 * applies counts (commission rules §1), in `priceLine` and in SQL; a line to which none applies is accrued.
 */
export const lineReasons = [
  { reason: 'no_vendor', state: 'unassigned' },
  { reason: 'before_start_date', state: 'ineligible' },
  { reason: 'ignored_tag', state: 'ineligible' },
  { reason: 'cancelled', state: 'ineligible' },
  { reason: 'voided', state: 'ineligible' },
  { reason: 'not_commissionable', state: 'ineligible' },
  { reason: 'no_rate', state: 'blocked' },
  { reason: 'no_cost', state: 'blocked' },
  { reason: 'awaiting_payment', state: 'pending' },
  { reason: 'sums_differ', state: 'pending' },
  { reason: 'refund_to_assign', state: 'pending' },
  { reason: 'customer_owes', state: 'pending' },
] as const satisfies readonly { readonly reason: Reason; readonly state: LineState }[];

export type LineReason = (typeof lineReasons)[number]['reason'];

export type LineState = 'accrued' | 'pending' | 'blocked' | 'ineligible' | 'unassigned';

/**
 * The financial statuses in which the customer's money is certain. With every other status, an unknown one included, a
 * line waits.
 */
export const paidStatuses: readonly string[] = ['paid', 'partially_refunded', 'refunded'];
