import {
  divideRoundHalfAway,
  minorFromBigInt,
  spreadByLargestRemainder,
} from '@consignment/domain/money/money';
import { ppmPerWhole } from '@consignment/domain/money/rate';
import type { FeeTerms } from './fee-terms.ts';

/* Amounts of fees that follow a sale or a payout, in minor units; halves are rounded away from zero. */

/** A line as it stands after all that has come back of it. */
export type FeeLine = {
  readonly units: number;
  /** The price after discounts. */
  readonly net: number;
  /** The part of it that its vendor earns. */
  readonly commission: number;
};

/** Of one line. Before the rate the vendor bears the part of it that it earns of the price; the shop bears the rest. */
export function itemFee(
  { amount, ppm, beforeRate }: Pick<FeeTerms, 'amount' | 'ppm' | 'beforeRate'>,
  { units, net, commission }: FeeLine,
): number {
  if (units <= 0) return 0;
  const fee = amount * units + partOf(Math.max(net, 0), ppm);
  if (!beforeRate) return fee;
  if (net <= 0) return 0;
  const earned = Math.min(Math.max(commission, 0), net);
  return minorFromBigInt(divideRoundHalfAway(BigInt(fee) * BigInt(earned), BigInt(net)));
}

/**
 * The share of each line in the processing of its order's payment: spread by their prices after discounts, or evenly where they
 * cost nothing, by the largest remainder.
 */
export function processingShares(
  { amount, ppm }: Pick<FeeTerms, 'amount' | 'ppm'>,
  nets: readonly number[],
): number[] {
  const weights = nets.map((net) => Math.max(net, 0));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const fee = amount + partOf(sum, ppm);
  return spreadByLargestRemainder(fee, sum === 0 ? weights.map(() => 1) : weights);
}

export function payoutFee({ amount, ppm }: Pick<FeeTerms, 'amount' | 'ppm'>, paid: number): number {
  return amount + partOf(paid, ppm);
}

/** The rest of a month’s minimum, where so much was charged in other fees. */
export function minimumFee({ amount }: Pick<FeeTerms, 'amount'>, charged: number): number {
  return Math.max(0, amount - Math.max(0, charged));
}

function partOf(amount: number, ppm: number | null): number {
  return minorFromBigInt(divideRoundHalfAway(BigInt(amount) * BigInt(ppm ?? 0), ppmPerWhole));
}
