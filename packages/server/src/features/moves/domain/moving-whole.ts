import { checkedMinor, minorFromBigInt } from '@consignment/domain/money/money';
import { returnedFraction, returnedPart, type Fraction } from '@consignment/domain/orders/refund';

/**
 * The commission of a whole line that the former app's amount amounts to, in minor units: what is left of it, once what came back is taken
 * off, is that amount. So a later refund takes back its part of it and no more. Of a line that came back in full nothing is left, whatever
 * it was; then it is the amount itself.
 */
export function wholeCommission(
  amount: number,
  line: {
    readonly quantity: number;
    readonly net: number;
    /** As far as the amount is without it. */
    readonly returned: { readonly units: number; readonly amount: number };
  },
): number {
  const fraction = returnedFraction({ ...line, ...line.returned });
  if (fraction.num === 0n || fraction.num === fraction.den) return checkedMinor(amount);
  const left = fraction.den - fraction.num;
  const guess = minorFromBigInt((BigInt(amount) * fraction.den) / left);
  // A unit more of the whole is a unit more of what is left, or none: one of the neighbours comes to the amount.
  const neighbours = [0, 1, -1, 2, -2].map((step) => guess + step);
  const found = neighbours.find((whole) => whole >= 0 && leftOf(whole, fraction) === amount);
  if (found === undefined) throw new Error(`No commission leaves ${amount}.`);
  return found;
}

function leftOf(whole: number, fraction: Fraction): number {
  return whole - returnedPart(whole, fraction);
}
