import type { Reason } from './commission-reasons.ts';

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
};

/**
 * The rules that a line can be paid by, the strongest first (commission rules §2). The one list behind `priceLine`, the
 * statement that prices lines in SQL, and the trace that is kept of each price. A rule applies where its figure is set;
 * a flat rate applies where the shop or the vendor uses it, also to an item whose cost is missing.
 */
export const commissionRules = [
  { source: 'override', kind: 'percent', term: 'overridePpm' },
  { source: 'override', kind: 'line_amount', term: 'overrideAmount' },
  { source: 'vendor_product_type', kind: 'percent', term: 'vendorTypePpm' },
  { source: 'vendor_product_type', kind: 'unit_amount', term: 'vendorTypeAmount' },
  { source: 'shop_product_type', kind: 'percent', term: 'shopTypePpm' },
  { source: 'shop_product_type', kind: 'unit_amount', term: 'shopTypeAmount' },
  { source: 'flat', kind: 'unit_amount', term: 'cost' },
  { source: 'vendor', kind: 'percent', term: 'vendorPpm' },
  { source: 'global', kind: 'percent', term: 'globalPpm' },
] as const satisfies readonly CommissionRule[];

export type CommissionRule = {
  readonly source: string;
  readonly kind: Rule['kind'];
  readonly term: RuleTerm;
};

/** A rule with its figure: minor units for the line, minor units for each unit, or a rate in ppm. */
export type Rule = {
  readonly source: RuleSource;
  readonly kind: 'line_amount' | 'unit_amount' | 'percent';
  readonly value: number;
};

/** A custom item has no rule but its own amount. */
export type RuleSource = 'custom_item' | (typeof commissionRules)[number]['source'];

/** The rule that a line is paid by, or undefined where none applies. */
export function winningRule(terms: RuleTerms): (typeof commissionRules)[number] | undefined {
  return commissionRules.find(({ source, term }) =>
    source === 'flat' ? terms.isFlat : terms.figure(term) !== null,
  );
}

/** The rules that apply and have a figure, the winner first. */
export function rulesOf(terms: RuleTerms): Rule[] {
  return commissionRules.flatMap(({ source, kind, term }) => {
    const value = source === 'flat' && !terms.isFlat ? null : terms.figure(term);
    return value === null ? [] : [{ source, kind, value }];
  });
}

/** Whether a rule needs the cost of the item: a flat rate pays it, profit takes it off. */
export function needsCost(rule: Pick<Rule, 'source' | 'kind'>, byProfit: boolean): boolean {
  return rule.source === 'flat' || (rule.kind === 'percent' && byProfit);
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
] as const satisfies readonly { readonly reason: Reason; readonly state: LineState }[];

export type LineReason = (typeof lineReasons)[number]['reason'];

export type LineState = 'accrued' | 'pending' | 'blocked' | 'ineligible' | 'unassigned';

/**
 * The financial statuses in which the customer's money is certain. With every other status, an unknown one included, a
 * line waits.
 */
export const paidStatuses: readonly string[] = ['paid', 'partially_refunded', 'refunded'];
