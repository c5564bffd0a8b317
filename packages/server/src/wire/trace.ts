import type { Trace } from '@consignment/domain/commission/commission-amount';
import { needsCost, paysCost } from '@consignment/domain/commission/commission-rules';
import type { Visible } from '../common/visibility.ts';

/**
 * The trace of an amount for a session. A trace reveals every figure of the amount, so where one of them is hidden
 * there is none; figures without a part in the amount are left out.
 */
export function visibleTrace(trace: Trace | null, visible: Visible): Trace | null {
  if (trace === null || visible.shopOnly) return trace;
  const { rule, beaten, inputs } = trace;
  const isHidden =
    !visible.commissions ||
    !visible.sellPrice ||
    (!visible.discount && inputs.discount !== 0) ||
    (!visible.cost && needsCost(rule, inputs.byProfit));
  if (isHidden) return null;
  return {
    ...trace,
    beaten: visible.cost ? beaten : beaten.filter((rule) => !paysCost(rule)),
    inputs: { ...inputs, cost: visible.cost ? inputs.cost : null },
  };
}
