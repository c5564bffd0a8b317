import type { Rule, RuleSource, Trace } from '@consignment/domain/commission-amount';
import type { Selectable } from 'kysely';
import type { LineItemsTable } from '../database/schema-sales.ts';

/**
 * The terms that a line was priced by: what its trace needs besides the line's own figures. They are frozen with the
 * amount, since rates and switches may change afterwards; null in a line to which no rule was applied.
 */
export const termsColumns = [
  'terms_currency',
  'terms_discount_share',
  'terms_discount_first',
  'terms_taxes_included',
  'terms_collects_tax',
  'terms_by_compare_at',
  'terms_by_profit',
  'terms_flat',
  'terms_vendor_type_ppm',
  'terms_vendor_type_amount',
  'terms_shop_type_ppm',
  'terms_shop_type_amount',
  'terms_vendor_ppm',
  'terms_global_ppm',
] as const satisfies readonly (keyof LineItemsTable)[];

/** The columns of a line that its trace is derived from. */
export type TracedRow = Pick<
  Selectable<LineItemsTable>,
  | (typeof termsColumns)[number]
  | 'price'
  | 'quantity'
  | 'allocated_discount'
  | 'total_tax'
  | 'cost_per_item'
  | 'compare_at_price'
  | 'override_amount'
  | 'override_ppm'
>;

/** The domain's trace of a priced line, or null where no rule was applied. */
export function traceOf(row: TracedRow): Trace | null {
  const [rule, ...beaten] = rulesOf(row);
  const { terms_currency: currency, terms_discount_share: discountShare } = row;
  if (currency === null || discountShare === null || rule === undefined) return null;
  return {
    currency,
    rule,
    beaten,
    inputs: {
      price: row.price,
      quantity: row.quantity,
      discount: row.allocated_discount,
      tax: row.total_tax,
      cost: row.cost_per_item,
      compareAtPrice: row.compare_at_price,
      discountShare,
      discountBeforePercentage: row.terms_discount_first === true,
      taxesIncluded: row.terms_taxes_included === true,
      collectsTax: row.terms_collects_tax === true,
      byCompareAtPrice: row.terms_by_compare_at === true,
      byProfit: row.terms_by_profit === true,
    },
  };
}

/** The rules that had a value, the winner first (commission rules §2). A flat rate without a cost has none. */
function rulesOf(row: TracedRow): Rule[] {
  return [
    ruleOf('override', 'percent', row.override_ppm),
    ruleOf('override', 'line_amount', row.override_amount),
    ruleOf('vendor_product_type', 'percent', row.terms_vendor_type_ppm),
    ruleOf('vendor_product_type', 'unit_amount', row.terms_vendor_type_amount),
    ruleOf('shop_product_type', 'percent', row.terms_shop_type_ppm),
    ruleOf('shop_product_type', 'unit_amount', row.terms_shop_type_amount),
    ruleOf('flat', 'unit_amount', row.terms_flat === true ? row.cost_per_item : null),
    ruleOf('vendor', 'percent', row.terms_vendor_ppm),
    ruleOf('global', 'percent', row.terms_global_ppm),
  ].filter((known) => known !== null);
}

function ruleOf(source: RuleSource, kind: Rule['kind'], value: number | null): Rule | null {
  return value === null ? null : { source, kind, value };
}
