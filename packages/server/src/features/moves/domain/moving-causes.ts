import { partsPerMinor, workOut, type Trace } from '@consignment/domain/commission/commission-amount';
import { lineNet } from '@consignment/domain/commission/commission-shares';
import { checkedMinor, divideRoundHalfAway } from '@consignment/domain/money/money';
import { alternativesOf } from './moving-alternatives.ts';
import type {
  CauseDetail,
  LineDifference,
  OldLine,
  OurLine,
  RoundingForm,
} from '@consignment/domain/moves/moving-lines';
import { fittingRates } from '@consignment/domain/moves/moving-rates';
import { returnedFraction, returnedPart } from '@consignment/domain/orders/refund';

/*
 * Why an amount of the former app is another one than our rules make it. The alternatives are tried in the order of `movingCauses`, on
 * the facts of the line and with the arithmetic that prices lines: one that comes to the same cents explains it.
 */

/** The amount of a line by our rules, as its row counts it, in minor units; 0 where no rule was applied. */
export function ourAmountOf(ours: OurLine): number {
  return ours.trace === null ? 0 : amountBy(ours, { trace: ours.trace, returned: ours.returned });
}

/** The cause of a line's difference; null where the amounts are equal. `missing` is a line that our books do not have. */
export function causeOf(
  old: OldLine,
  ours: OurLine | { readonly missing: 'order' | 'line' },
): LineDifference | null {
  const ourAmount = 'missing' in ours ? 0 : ourAmountOf(ours);
  const difference = checkedMinor(old.amount - ourAmount);
  if (difference === 0) return null;
  if ('missing' in ours) {
    const detail = { cause: 'missing_order', missing: ours.missing } as const;
    return { oldAmount: old.amount, ourAmount, difference, detail, also: [] };
  }
  const found = ours.trace === null ? [] : explanations(old, ours, ours.trace);
  const [detail = otherOf(old, ours), ...more] = found;
  const also = new Set(more.map(({ cause }) => cause).filter((cause) => cause !== detail.cause));
  return { oldAmount: old.amount, ourAmount, difference, detail, also: [...also] };
}

/** The inputs of an amount. */
type WorkedOut = { readonly trace: Trace; readonly returned: OurLine['returned'] };

function amountBy({ row }: Pick<OurLine, 'row'>, { trace, returned }: WorkedOut): number {
  return counted(row, { trace, returned }, workOut(trace).amount);
}

/** The part of a line's whole amount that its row counts. */
function counted(row: OurLine['row'], { trace, returned }: WorkedOut, whole: number): number {
  if (row === 'sold') return whole;
  const { quantity } = trace.inputs;
  const net = lineNet(trace.inputs);
  const part = returnedPart(whole, returnedFraction({ quantity, net, ...returned }));
  return checkedMinor(row === 'back' ? -part : whole - part);
}

/** Null for figures of a file that no line can hold, or that leave out a cost which is needed. */
function amountIfAny(ours: OurLine, way: WorkedOut): number | null {
  try {
    return amountBy(ours, way);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The details that come to the old amount, in the order of the causes. */
function explanations(old: OldLine, ours: OurLine, trace: Trace): CauseDetail[] {
  const { returned } = ours;
  const found = alternativesOf(old, ours, trace).filter(
    ({ changes }) => amountIfAny(ours, { trace, returned, ...changes }) === old.amount,
  );
  const rounded = roundingOf(old, ours, trace);
  return [...found.map(({ detail }) => detail), ...(rounded === null ? [] : [rounded])];
}

/** How the last digit comes out otherwise; null where the amounts are further apart than that explains. */
function roundingOf(old: OldLine, ours: OurLine, trace: Trace): CauseDetail | null {
  const { exactParts, amount, unbounded } = workOut(trace);
  const below = exactParts / partsPerMinor;
  const quantity = BigInt(trace.inputs.quantity);
  const forms: [RoundingForm, bigint][] = [];
  if (exactParts % partsPerMinor !== 0n) forms.push(['down', below], ['up', below + 1n]);
  if (quantity > 0n)
    forms.push(['each_unit', divideRoundHalfAway(exactParts, partsPerMinor * quantity) * quantity]);
  // A least or a most of the rule is no figure that is rounded.
  const found = (amount === unbounded ? forms : []).find(
    ([, whole]) => counted(ours.row, { trace, returned: ours.returned }, Number(whole)) === old.amount,
  );
  const [theirs = null] = found ?? [];
  if (theirs !== null) return { cause: 'rounding', theirs };
  const isOneApart = Math.abs(old.amount - ourAmountOf(ours)) === 1;
  return isOneApart ? { cause: 'rounding', theirs: 'one' } : null;
}

/** Without the least and the most of our rule, which are no part of a rate. */
function ratesThatFit(old: OldLine, ours: OurLine, trace: Trace) {
  const { source, kind, value } = trace.rule;
  const size = ours.row === 'back' ? -1 : 1;
  const workedOutAt = (ppm: number): WorkedOut => ({
    trace: { ...trace, rule: { source, kind: 'percent', value: ppm } },
    returned: ours.returned,
  });
  if (amountIfAny(ours, workedOutAt(0)) === null) return null;
  const rates = fittingRates((ppm) => size * amountBy(ours, workedOutAt(ppm)), size * old.amount);
  return rates === null ? null : { ours: { kind, value }, rates };
}

/** The facts in which both sides do not agree, so that a person sees where to look. */
function otherOf(old: OldLine, ours: OurLine): CauseDetail {
  const { trace, reason, returned } = ours;
  const fits = trace === null || old.rate !== null ? null : ratesThatFit(old, ours, trace);
  const inputs = trace?.inputs;
  const facts = [
    { fact: 'quantity', theirs: old.quantity, ours: inputs?.quantity },
    { fact: 'price', theirs: old.price, ours: inputs?.price },
    { fact: 'discount', theirs: old.discount, ours: inputs?.discount },
    { fact: 'tax', theirs: old.tax, ours: inputs?.tax },
    { fact: 'cost', theirs: old.cost, ours: inputs?.cost },
    { fact: 'returned', theirs: old.returned, ours: inputs === undefined ? null : returned.units },
  ] as const;
  return {
    cause: 'other',
    reason,
    facts: facts.flatMap(({ fact, theirs, ours }) =>
      theirs === null || ours === null || ours === undefined || theirs === ours
        ? []
        : [{ fact, theirs, ours }],
    ),
    ...(fits !== null && { fits }),
  };
}
