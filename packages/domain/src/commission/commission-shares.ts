import type { DiscountShare } from './commission-amount.ts';
import {
  checkedMinor,
  divideRoundHalfAway,
  minorFromBigInt,
  spreadByLargestRemainder,
} from '../money/money.ts';
import { ppmPerWhole } from '../money/rate.ts';

/** Money in minor units; the discount is that of the whole line. */
type Sold = { readonly price: number; readonly quantity: number; readonly discount: number };

/** The price of the line after its discount: the value that refunds and shares are measured by. */
export function lineNet({ price, quantity, discount }: Sold): number {
  return checkedMinor(price * quantity - discount);
}

/** The store's share of a line: its net less the commission (commission rules §5). */
export function storeShare(line: Sold, commission: number): number {
  return checkedMinor(lineNet(line) - commission);
}

const shareWeights = { vendor: [1, 0], store: [0, 1], equal: [1, 1] } satisfies Record<
  DiscountShare,
  number[]
>;

/** A discount split between vendor and store, to show; the calculation itself never rounds the half. */
export function discountShares(discount: number, share: DiscountShare): { vendor: number; store: number } {
  const [vendor = 0, store = 0] = spreadByLargestRemainder(discount, shareWeights[share]);
  return { vendor, store };
}

/**
 * A sales rep's commission on an order: a rate, in ppm, of what its lines come to after discounts, without
 * tax and shipping. The store bears it; no vendor's commission changes. Minor units.
 * @internal SQL works it out; tests hold it to this.
 */
export function salesRepCommission(lineNets: readonly number[], ppm: number): number {
  const net = lineNets.reduce((sum, one) => sum + BigInt(checkedMinor(one)), 0n);
  return minorFromBigInt(divideRoundHalfAway((net < 0n ? 0n : net) * BigInt(ppm), ppmPerWhole));
}
