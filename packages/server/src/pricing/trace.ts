import type { Trace } from '@consignment/domain/commission/commission-amount';
import { rulesOf, type DatedTerm, type RuleTerm } from '@consignment/domain/commission/commission-rules';
import type { RulePlace } from '@consignment/domain/commission/dated-rules';
import type { RowOf } from '../database/rows.ts';
import type { Schema } from '../database/schema.ts';

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
  'terms_rules',
  'terms_sales',
  'terms_sales_orders',
] as const satisfies readonly (keyof Schema['line_items'])[];

/** The column of each figure that a rule can take, on the line and in the statement that prices it. */
export const figureColumn = {
  overridePpm: 'override_ppm',
  overrideAmount: 'override_amount',
  vendorTypePpm: 'terms_vendor_type_ppm',
  vendorTypeAmount: 'terms_vendor_type_amount',
  shopTypePpm: 'terms_shop_type_ppm',
  shopTypeAmount: 'terms_shop_type_amount',
  cost: 'cost_per_item',
  vendorPpm: 'terms_vendor_ppm',
  globalPpm: 'terms_global_ppm',
} as const satisfies Record<RuleTerm, keyof Schema['line_items']>;

/** The columns of a line that its trace is derived from. */
export type TracedRow = Pick<
  RowOf<'line_items'>,
  | (typeof termsColumns)[number]
  | (typeof figureColumn)[RuleTerm]
  | 'price'
  | 'quantity'
  | 'allocated_discount'
  | 'total_tax'
  | 'compare_at_price'
>;

/** The domain's trace of a priced line, or null where no rule was applied. */
export function traceOf(row: TracedRow): Trace | null {
  const [rule, ...beaten] = rulesOf({
    isFlat: row.terms_flat === true,
    figure: (term) => row[figureColumn[term]],
    dated: (place) => keptAt(row, place),
  });
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
      ...(rule.version?.step?.of === 'vendor_sales' ? salesOf(row) : {}),
    },
  };
}

function salesOf(row: TracedRow): Pick<Trace['inputs'], 'salesBefore' | 'ordersBefore'> {
  const { terms_sales: salesBefore, terms_sales_orders: ordersBefore } = row;
  return { salesBefore: salesBefore ?? 0, ...(ordersBefore === null ? {} : { ordersBefore }) };
}

function keptAt(row: TracedRow, place: RulePlace): DatedTerm | null {
  const kept = row.terms_rules?.find(({ source }) => source === place) ?? null;
  return kept?.version.isCost === true ? { ...kept, value: row.cost_per_item } : kept;
}
