/** A line as far as a balance can be of it. Money in minor units. */
export type OwedLine = {
  readonly net: number;
  /** 0 where prices include it. */
  readonly taxOnTop: number;
  readonly isShipped: boolean;
};

/** Sets of lines are counted up to here; an order with more of them is owed for as a whole. */
const mostSums = 20_000;

/**
 * The places of the lines that the customer still owes for (commission rules §1.6): the one set of lines that have not shipped
 * and come to the balance with their tax; all lines where there is no such set, or more than one.
 */
export function owedLines(balance: number, lines: readonly OwedLine[]): readonly number[] {
  if (balance <= 0) return [];
  const all = lines.map((_, place) => place);
  const open = all.filter((place) => lines[place]?.isShipped === false);
  const worth = (place: number) => (lines[place]?.net ?? 0) + (lines[place]?.taxOnTop ?? 0);
  // The tax of a line may be a share of its order's, rounded.
  const tolerance = open.filter((place) => (lines[place]?.taxOnTop ?? 0) > 0).length;
  const sums = new Map<number, readonly number[] | 'several'>([[0, []]]);
  for (const place of open.filter((one) => worth(one) > 0)) {
    for (const [sum, places] of [...sums]) {
      const more = sum + worth(place);
      if (more > balance + tolerance) continue;
      sums.set(more, sums.has(more) || places === 'several' ? 'several' : [...places, place]);
    }
    if (sums.size > mostSums) return all;
  }
  const fitting = [...sums].filter(([sum]) => Math.abs(sum - balance) <= tolerance && sum > 0);
  const [found] = fitting;
  return found === undefined || fitting.length > 1 || found[1] === 'several' ? all : found[1];
}
