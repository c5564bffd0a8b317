/* Whole numbers of minor units, apart from those of the product. */

/** A quotient to the next whole number, halves away from zero. */
export function rounded(dividend: bigint, divisor: bigint): number {
  const size = dividend < 0n ? -dividend : dividend;
  const whole = (2n * size + divisor) / (2n * divisor);
  return Number(dividend < 0n ? -whole : whole);
}

/** A share of `amount` as large as `part` is of `whole`. */
export function shareOf(amount: number, part: number, whole: number): number {
  return rounded(BigInt(amount) * BigInt(part), BigInt(whole));
}

/** By largest remainder; null where two that are not alike have the same claim to the last unit. */
export function spread(total: number, weights: readonly number[]): number[] | null {
  const whole = sum(weights);
  if (total === 0 || whole === 0) return total === 0 ? weights.map(() => 0) : null;
  const parts = weights.map((weight, at) => {
    const exact = BigInt(total) * BigInt(weight);
    return { at, weight, floor: Number(exact / BigInt(whole)), rest: Number(exact % BigInt(whole)) };
  });
  const left = total - sum(parts.map(({ floor }) => floor));
  const byClaim = parts.toSorted((one, other) => other.rest - one.rest || one.at - other.at);
  const [last, next] = [byClaim[left - 1], byClaim[left]];
  if (last !== undefined && next !== undefined && last.rest === next.rest && last.weight !== next.weight)
    return null;
  const lucky = new Set(byClaim.slice(0, left).map(({ at }) => at));
  return parts.map(({ at, floor }) => floor + (lucky.has(at) ? 1 : 0));
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}
