import type { Trace } from '@consignment/domain/commission/commission-amount';
import { explain, type ExplainedStep } from '@consignment/domain/commission/commission-explain';
import { lineNet } from '@consignment/domain/commission/commission-shares';
import { formatMoney } from '@consignment/domain/money/money';
import { alternativesOf } from './moving-alternatives.ts';
import type { LineDifference, OldLine, OurLine } from '@consignment/domain/moves/moving-lines';
import { cameBackText, returnedFraction, returnedPart } from '@consignment/domain/orders/refund';

/* The arithmetic of both sides of a difference, as text for the person who compares them. */

export type MoveWorkings = { readonly theirs: string | null; readonly ours: string | null };

/** Null for a side whose arithmetic is not known. */
export function workingsOf(old: OldLine, ours: OurLine, { detail }: LineDifference): MoveWorkings {
  const { trace, returned } = ours;
  if (trace === null || ours.row === 'back') return { theirs: null, ours: null };
  const key = JSON.stringify(detail);
  const other = alternativesOf(old, ours, trace).find((one) => JSON.stringify(one.detail) === key);
  const cost = detail.cause === 'profit_quantity' ? (trace.inputs.cost ?? old.cost) : null;
  const { currency } = trace;
  const stepsOf = (way: Trace): readonly ExplainedStep[] => {
    const { steps } = explain(way);
    if (cost === null) return steps;
    // The cost that comes off once is worked out as tax, beside the tax that there is.
    const [price, ...rest] = steps.filter(isNoTax);
    const taxes = explain(trace).steps.filter((step) => !isNoTax(step));
    const once = {
      label: 'The cost of one unit is taken off for the whole line',
      figure: formatMoney(-cost, currency),
    };
    return [...(price === undefined ? [] : [price]), ...taxes, once, ...rest];
  };
  return {
    theirs: other === undefined ? null : working(ours, { trace, returned, ...other.changes }, stepsOf),
    ours: working(ours, { trace, returned }, (way) => explain(way).steps),
  };
}

function isNoTax({ isTax }: ExplainedStep): boolean {
  return isTax !== true;
}

function working(
  { row }: OurLine,
  { trace, returned }: { readonly trace: Trace; readonly returned: OurLine['returned'] },
  stepsOf: (trace: Trace) => readonly ExplainedStep[],
): string | null {
  try {
    const { amount } = explain(trace);
    const { inputs, currency } = trace;
    const fraction = returnedFraction({ quantity: inputs.quantity, net: lineNet(inputs), ...returned });
    const back = row === 'net' ? returnedPart(amount, fraction) : 0;
    const came = cameBackText({ quantity: inputs.quantity, returned: returned.units }) ?? 'Money came back';
    const parts = [
      ...stepsOf(trace).map(({ label, figure }) => `${label}: ${figure}`),
      ...(back === 0 ? [] : [`${came}: ${formatMoney(-back, currency)}`]),
    ];
    return `${parts.join('; ')}; in all ${formatMoney(amount - back, currency)}`;
  } catch (error) {
    // Figures of a file that no line can hold.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
