import type { Trace } from '@consignment/domain/commission';

/** What `line_items.commission_rule` holds: the trace of an amount without the figures the row keeps itself. */
export type FrozenRule = Pick<Trace, 'currency' | 'rule' | 'beaten'> &
  Pick<
    Trace['inputs'],
    | 'discountShare'
    | 'discountBeforePercentage'
    | 'taxesIncluded'
    | 'collectsTax'
    | 'byCompareAtPrice'
    | 'byProfit'
  >;

/** The columns of a line that its trace is made from. */
export type TracedRow = {
  price: number;
  quantity: number;
  allocated_discount: number;
  total_tax: number;
  cost_per_item: number | null;
  compare_at_price: number | null;
  commission_rule: FrozenRule | null;
};

/** The domain's trace of a priced line, or null where no rule was applied. */
export function traceOf(row: TracedRow): Trace | null {
  if (row.commission_rule === null) return null;
  const { currency, rule, beaten, ...switches } = row.commission_rule;
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
      ...switches,
    },
  };
}
