import { checkedMinor, spreadByLargestRemainder } from './money.ts';

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
