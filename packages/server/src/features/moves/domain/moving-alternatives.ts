import { workOut, type DiscountShare, type Trace } from '@consignment/domain/commission/commission-amount';
import { paysCost, type Rule } from '@consignment/domain/commission/commission-rules';
import type { CauseDetail, OldLine, OurLine, RateFigure } from '@consignment/domain/moves/moving-lines';

/* The ways in which a former app may work a line out otherwise, as changes of what our amount is worked out from. */

export type Alternative = {
  readonly detail: CauseDetail;
  readonly changes: { readonly trace?: Trace; readonly returned?: OurLine['returned'] };
};

/** In the order of the causes. Rounding is not among them: it changes no figure but the last. */
export function alternativesOf(old: OldLine, ours: OurLine, trace: Trace): Alternative[] {
  return [
    ...rates(old, ours, trace),
    ...discountShares(trace),
    ...discountOrder(trace),
    ...taxes(old, trace),
    ...profitQuantity(old, trace),
    ...profitCost(old, trace),
    ...refunds(old, ours),
  ];
}

/** The rate of the row; without one, the other rates that the line or its vendor could have had. */
function rates(old: OldLine, { otherRates }: OurLine, trace: Trace): Alternative[] {
  const { rule, beaten } = trace;
  const { version, ...plain } = rule;
  const percent = (value: number): RateFigure => ({ kind: 'percent', value });
  const figures: RateFigure[] =
    old.rate === null ? [...otherRates.map(percent), ...beaten.map(figureOf)] : [percent(old.rate)];
  const isOurs = (one: RateFigure) => one.kind === rule.kind && one.value === rule.value;
  const others = figures.filter((one) => !isOurs(one)).map((one) => ({ ...plain, ...one }));
  const isSame = old.rate === null || others.length === 0;
  // The same rate, without the least and the most that ours has.
  const unbounded = isSame && (version?.bounds ?? null) !== null ? [plain] : [];
  return [...unbounded, ...others].map((theirs) => ({
    detail: { cause: 'rate', theirs: figureOf(theirs), ours: figureOf(rule) },
    changes: { trace: { ...trace, rule: theirs } },
  }));
}

function figureOf({ kind, value }: Rule): RateFigure {
  return { kind, value };
}

function discountShares(trace: Trace): Alternative[] {
  const { rule, inputs } = trace;
  if (inputs.discount === 0 || rule.kind === 'line_amount') return [];
  const shares: readonly DiscountShare[] = ['vendor', 'store', 'equal'];
  return shares
    .filter((theirs) => theirs !== inputs.discountShare)
    .map((theirs) => ({
      detail: { cause: 'discount_share', theirs, ours: inputs.discountShare },
      changes: changed(trace, { discountShare: theirs }),
    }));
}

function discountOrder(trace: Trace): Alternative[] {
  const { rule, inputs } = trace;
  if (rule.kind !== 'percent' || inputs.discount === 0 || inputs.discountShare === 'store') return [];
  const isBefore = !inputs.discountBeforePercentage;
  return [
    {
      detail: { cause: 'discount_order', theirs: isBefore ? 'before' : 'after' },
      changes: changed(trace, { discountBeforePercentage: isBefore }),
    },
  ];
}

const taxForms = {
  left_out: { taxesIncluded: false, collectsTax: false },
  added: { taxesIncluded: false, collectsTax: true },
  taken_out: { taxesIncluded: true, collectsTax: false },
} as const;

function taxes(old: OldLine, trace: Trace): Alternative[] {
  const { rule, inputs } = trace;
  if (rule.kind !== 'percent') return [];
  const { taxChange } = workOut(trace);
  const isTaken = inputs.taxesIncluded !== inputs.collectsTax;
  const forms = inputs.tax === 0 ? [] : (['left_out', 'added', 'taken_out'] as const);
  const others = forms.map((theirs) => ({
    theirs,
    trace: { ...trace, inputs: { ...inputs, ...taxForms[theirs] } },
  }));
  const another =
    isTaken && old.tax !== null && old.tax !== inputs.tax ? [changed(trace, { tax: old.tax })] : [];
  return [
    ...others
      .filter((other) => workOut(other.trace).taxChange !== taxChange)
      .map((other): Alternative => ({
        detail: { cause: 'tax', theirs: other.theirs },
        changes: { trace: other.trace },
      })),
    ...another.map((changes): Alternative => ({ detail: { cause: 'tax', theirs: 'other_amount' }, changes })),
  ];
}

/** (price × quantity − cost) × rate: the cost of one unit is taken off for all of them. */
function profitQuantity(old: OldLine, trace: Trace): Alternative[] {
  const { rule, inputs } = trace;
  const cost = inputs.cost ?? old.cost;
  if (rule.kind !== 'percent' || cost === null || inputs.quantity < 2) return [];
  const { taxChange } = workOut(trace);
  // As tax it comes off the base once, whatever the quantity.
  const tax = cost - Number(taxChange);
  const changes = changed(trace, { byProfit: false, taxesIncluded: true, collectsTax: false, tax });
  return [{ detail: { cause: 'profit_quantity' }, changes }];
}

function profitCost(old: OldLine, trace: Trace): Alternative[] {
  const { rule, inputs } = trace;
  const detail = (theirs: 'not_taken' | 'taken' | 'other_cost') =>
    ({ cause: 'profit_cost', theirs }) as const;
  const isOther = old.cost !== null && old.cost !== inputs.cost;
  if (paysCost(rule) && isOther)
    return [
      { detail: detail('other_cost'), changes: { trace: { ...trace, rule: { ...rule, value: old.cost } } } },
    ];
  if (rule.kind !== 'percent') return [];
  const other: Alternative[] = isOther
    ? [{ detail: detail('other_cost'), changes: changed(trace, { byProfit: true, cost: old.cost }) }]
    : [];
  if (inputs.byProfit)
    return [{ detail: detail('not_taken'), changes: changed(trace, { byProfit: false }) }, ...other];
  return inputs.cost === null
    ? other
    : [{ detail: detail('taken'), changes: changed(trace, { byProfit: true }) }, ...other];
}

function refunds(old: OldLine, { row, returned }: OurLine): Alternative[] {
  const hasReturned = returned.units > 0 || returned.amount > 0;
  const none = { units: 0, amount: 0 };
  const theirs = row === 'back' ? (old.returned ?? sizeOf(old.quantity)) : old.returned;
  return [
    ...(row === 'net' && hasReturned
      ? [{ detail: { cause: 'refund', theirs: 'not_taken' } as const, changes: { returned: none } }]
      : []),
    ...(theirs !== null && theirs !== returned.units
      ? [
          {
            detail: { cause: 'refund', theirs: 'other_units' } as const,
            changes: { returned: { units: theirs, amount: 0 } },
          },
        ]
      : []),
  ];
}

function sizeOf(figure: number | null): number | null {
  return figure === null ? null : Math.abs(figure);
}

function changed(trace: Trace, inputs: Partial<Trace['inputs']>): { trace: Trace } {
  return { trace: { ...trace, inputs: { ...trace.inputs, ...inputs } } };
}
