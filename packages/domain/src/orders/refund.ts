import {
  checkedMinor,
  divideRoundHalfAway,
  minorFromBigInt,
  spreadByLargestRemainder,
} from '../money/money.ts';
import { defineTexts, formatCount } from '../text/texts.ts';

const texts = defineTexts('Refund', {
  allCameBack: 'All {quantity} returned',
  cameBack: 'Returned',
  someCameBack: '{returned} of {quantity} returned',
});

/** How much of a line has come back so far, from 0 to 1, exact. */
export type Fraction = { readonly num: bigint; readonly den: bigint };

/**
 * The cumulative returned fraction of a line (commission rules §7): returned units over its quantity, plus
 * money returned without units over its net, 1 at most. `units` and `amount` count everything returned so
 * far; `amount` and `net` are minor units. A line of no net cannot lose money, so only units count there.
 */
export function returnedFraction(line: {
  readonly quantity: number;
  readonly net: number;
  readonly units: number;
  readonly amount: number;
}): Fraction {
  const quantity = BigInt(checkedMinor(line.quantity));
  const net = BigInt(checkedMinor(line.net));
  const byUnits = part(BigInt(checkedMinor(line.units)), quantity);
  const byMoney = part(BigInt(checkedMinor(line.amount)), net);
  const num = byUnits.num * byMoney.den + byMoney.num * byUnits.den;
  const den = byUnits.den * byMoney.den;
  return num >= den ? { num: 1n, den: 1n } : { num, den };
}

function part(returned: bigint, whole: bigint): Fraction {
  return returned > 0n && whole > 0n ? { num: returned, den: whole } : { num: 0n, den: 1n };
}

/** The part of an amount that has come back: that fraction of it, rounded once, halves away from zero. Minor units. */
export function returnedPart(amount: number, { num, den }: Fraction): number {
  return minorFromBigInt(divideRoundHalfAway(BigInt(checkedMinor(amount)) * num, den));
}

/**
 * Spreads a refund that names no lines over the lines by net value, largest remainder (commission rules §7).
 * A line whose net is below 0 takes none; where no line has a net, no line is refunded and all parts are 0.
 * Minor units.
 */
export function spreadRefund(amount: number, lineNets: readonly number[]): number[] {
  const weights = lineNets.map((net) => Math.max(net, 0));
  if (weights.every((weight) => weight === 0)) return weights.map(() => 0);
  return spreadByLargestRemainder(amount, weights);
}

/** The returned units of a line: '1 of 8 came back'; null for none. */
export function cameBackText({
  quantity,
  returned,
}: {
  readonly quantity: number;
  readonly returned: number;
}): string | null {
  if (returned <= 0) return null;
  const all = formatCount(quantity);
  if (returned < quantity) return texts.someCameBack({ returned: formatCount(returned), quantity: all });
  return quantity > 1 ? texts.allCameBack({ quantity: all }) : texts.cameBack;
}

/**
 * Assigns to each of a line's refunds the deductions that took it back. `soFar` is the commission that had to be taken back after each refund, in the
 * order in which they became known, `taken` the amounts that were, in the order in which that happened. The two run
 * side by side: a refund is covered by what was taken back between the one before it and itself. Minor units.
 */
export function takenBack<Taken extends { readonly amount: number }>(
  soFar: readonly number[],
  taken: readonly Taken[],
): Taken[][] {
  const taking = spans(taken.map(({ amount }) => amount));
  return soFar.map((end, refund) => {
    const start = soFar[refund - 1] ?? 0;
    return taken.flatMap((one, place) => {
      const span = taking[place] ?? { from: 0, to: 0 };
      const amount = shared({ from: start, to: end }, span);
      return amount === 0 ? [] : [{ ...one, amount }];
    });
  });
}

type Span = { readonly from: number; readonly to: number };

function spans(amounts: readonly number[]): Span[] {
  let from = 0;
  return amounts.map((amount) => {
    const span = { from, to: from + amount };
    from = span.to;
    return span;
  });
}

/** The part that two spans share; below 0 where a commission is a loss, and both run downwards. */
function shared(one: Span, other: Span): number {
  const isDown = one.to < one.from;
  const [a, b] = isDown ? [turned(one), turned(other)] : [one, other];
  const part = Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));
  return isDown ? -part : part;
}

function turned({ from, to }: Span): Span {
  return { from: -from, to: -to };
}
