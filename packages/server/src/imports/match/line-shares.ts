import { spreadByLargestRemainder } from '@consignment/domain/money/money';
import type { PlatformLine } from '../port/records.ts';

/**
 * The order of the lines by their values alone, so that an indivisible cent falls on the same line however the rows
 * of the file are sorted.
 */
export function ranksOf(lines: readonly PlatformLine[]): number[] {
  const texts = lines.map(valuesOf);
  const sorted = texts
    .map((text, index) => ({ text, index }))
    .toSorted((a, b) => (a.text === b.text ? a.index - b.index : a.text < b.text ? -1 : 1));
  const ranks = lines.map(() => 0);
  sorted.forEach(({ index }, rank) => (ranks[index] = rank));
  return ranks;
}

export function valuesOf(line: PlatformLine): string {
  const { sku, name, vendor, price, quantity, discount, compareAtPrice, isTaxable, requiresShipping } = line;
  return JSON.stringify([
    sku,
    name,
    vendor,
    price,
    quantity,
    discount,
    compareAtPrice,
    isTaxable,
    requiresShipping,
  ]);
}

/** An amount shared by weight, where each indivisible unit is given by rank. */
export function spread(amount: number, weights: readonly number[], rank: readonly number[]): number[] {
  if (weights.every((weight) => weight === 0)) return weights.map(() => 0);
  const ranked = weights.map(() => 0);
  weights.forEach((weight, index) => (ranked[rank[index] ?? index] = weight));
  const shares = spreadByLargestRemainder(amount, ranked);
  return weights.map((_, index) => shares[rank[index] ?? index] ?? 0);
}
