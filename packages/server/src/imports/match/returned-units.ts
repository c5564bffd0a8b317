import type { KnownReturn, RefundPart } from '../../queries/imports/returns.ts';
import type { StoredLine } from '../../queries/imports/stored-lines.ts';

/** A return that could be of several lines that differ: it was taken from `line`. */
export type DoubtfulReturn = { readonly of: KnownReturn; readonly line: StoredLine };

export type ReturnedUnits = {
  readonly parts: readonly RefundPart[];
  readonly doubtful: readonly DoubtfulReturn[];
};

/**
 * Which lines the units of these returns come from. Of several lines with the SKU, the amount decides: it is that of so many units
 * by their price, or by their price less their part of the discount. Without such a line it is the last one of the order that has
 * units left. The last is the last by `lines`, which are sorted by their values: a file has no other order that sorting its rows
 * would leave. Units of a line that is settled stay with it.
 */
export function returnedUnits(lines: readonly StoredLine[], returns: readonly KnownReturn[]): ReturnedUnits {
  const left = new Map(lines.map((line) => [line.id, line.quantity]));
  const rest = new Map(returns.map((one) => [one, one.units]));
  const taken = new Map<string, { line: StoredLine; of: KnownReturn; units: number }>();
  const take = (of: KnownReturn, line: StoredLine, most = Infinity) => {
    const units = Math.min(rest.get(of) ?? 0, left.get(line.id) ?? 0, most);
    if (units <= 0) return 0;
    rest.set(of, (rest.get(of) ?? 0) - units);
    left.set(line.id, (left.get(line.id) ?? 0) - units);
    const id = partId(line, of);
    taken.set(id, { line, of, units: (taken.get(id)?.units ?? 0) + units });
    return units;
  };

  const sorted = returns.filter(({ units }) => units > 0).toSorted(byTime);
  const ofSku = (of: KnownReturn) => lines.filter((line) => isOf(of, line));
  keepSettled(lines, sorted, take);
  const doubtful: DoubtfulReturn[] = [];
  for (const isByAmount of [true, false]) {
    for (const of of sorted) {
      const open = ofSku(of).filter(({ id }) => (left.get(id) ?? 0) > 0);
      const fitting = open.filter((line) => isOfAmount(of, line));
      const among = isByAmount ? fitting : open;
      const last = among.findLast(({ id }) => (left.get(id) ?? 0) >= (rest.get(of) ?? 0)) ?? among.at(-1);
      if (last === undefined || (rest.get(of) ?? 0) === 0) continue;
      if (isDoubtful(among, rest.get(of) ?? 0, left)) doubtful.push({ of, line: last });
      for (const line of [last, ...among.toReversed()]) take(of, line);
    }
  }
  return {
    parts: [...taken].map(([id, { line, of, units }]) => ({
      line_item_id: line.id,
      platform_id: id,
      refunded_at: of.refundedAt.toISOString(),
      units,
      amount: 0,
    })),
    doubtful,
  };
}

/** Gives settled lines the units that they have given back already: first those of their amount, then any. */
function keepSettled(
  lines: readonly StoredLine[],
  returns: readonly KnownReturn[],
  take: (of: KnownReturn, line: StoredLine, most: number) => number,
): void {
  for (const line of lines.filter(({ isSettled }) => isSettled)) {
    let kept = line.returned;
    const own = returns.filter((of) => isOf(of, line));
    for (const of of [...own.filter((one) => isOfAmount(one, line)), ...own]) kept -= take(of, line, kept);
  }
}

// Neither the time of the import nor the order of rows has a meaning.
function byTime(a: KnownReturn, b: KnownReturn): number {
  return (
    a.refundedAt.getTime() - b.refundedAt.getTime() ||
    a.units - b.units ||
    (a.amount ?? 0) - (b.amount ?? 0) ||
    a.nth - b.nth
  );
}

function partId(line: StoredLine, { refundedAt, units, nth }: KnownReturn): string {
  return `${line.platformId}:${refundedAt.toISOString()}:${units}:${nth}`;
}

function isOf({ linePlatformId = '', sku }: KnownReturn, line: StoredLine): boolean {
  return linePlatformId === '' ? line.sku === sku : line.platformId === linePlatformId;
}

function isOfAmount({ amount, units }: KnownReturn, { price, quantity, net }: StoredLine): boolean {
  if (amount === null) return false;
  // A unit's part of the discount may not divide evenly.
  return price * units === amount || Math.round((net * units) / Math.max(quantity, 1)) === amount;
}

/** Some units of these lines stay with the customer, and the lines differ in what a unit brought. */
function isDoubtful(lines: readonly StoredLine[], units: number, left: ReadonlyMap<number, number>): boolean {
  const [first, ...others] = lines;
  if (first === undefined) return false;
  const all = lines.reduce((sum, { id }) => sum + (left.get(id) ?? 0), 0);
  const differs = (line: StoredLine) =>
    line.price !== first.price || line.net * first.quantity !== first.net * line.quantity;
  return units < all && others.some(differs);
}
