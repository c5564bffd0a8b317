import type { ImportedLineRow } from '../../queries/imports/orders.ts';
import type { StoredLine } from '../../queries/imports/stored-lines.ts';

/*
 * Matches the lines of an order to stored lines. A file numbers the lines of one SKU by row, and rows may be sorted:
 * so a line matches the stored one with equal values, and the number decides only among lines that have changed.
 */

/** The stored ids of the rows of a file, by their ids in the file. */
export function keptIdsOf(
  rows: readonly ImportedLineRow[],
  known: readonly StoredLine[],
): Map<string, string> {
  const ids = new Map<string, string>();
  const keptOf = Map.groupBy(known, (line) => keyOf(line.orderPlatformId, line));
  for (const [key, group] of Map.groupBy(rows, (row) => keyOf(row.order_platform_id, row))) {
    const kept = keptOf.get(key) ?? [];
    const pairs = pairsOf(group, kept);
    const taken = new Set(kept.map(({ platformId }) => platformId));
    let next = 1;
    for (const row of group) {
      const line = pairs.get(row);
      if (line === undefined) {
        while (taken.has(numbered(row, next))) next += 1;
        taken.add(numbered(row, next));
      }
      ids.set(row.platform_id, line?.platformId ?? numbered(row, next));
    }
  }
  return ids;
}

/** Stored lines from files that a platform lists under its own ids, with these ids. */
export function adoptedLines(
  rows: readonly ImportedLineRow[],
  known: readonly StoredLine[],
): { readonly id: number; readonly platformId: string }[] {
  const listed = new Set(rows.map(({ platform_id }) => platform_id));
  const here = new Set(known.map(({ platformId }) => platformId));
  const fromFiles = known.filter(
    ({ platformId, orderPlatformId }) =>
      !listed.has(platformId) && platformId.startsWith(`${orderPlatformId}:`),
  );
  const fresh = rows.filter(({ platform_id }) => !here.has(platform_id));
  const keptOf = Map.groupBy(fromFiles, (line) => keyOf(line.orderPlatformId, line));
  return [...Map.groupBy(fresh, (row) => keyOf(row.order_platform_id, row))].flatMap(([key, group]) =>
    [...pairsOf(group, keptOf.get(key) ?? [])].map(([row, { id }]) => ({ id, platformId: row.platform_id })),
  );
}

// Lines of one SKU are distinguished by their values; without a SKU the name replaces it.
function keyOf(orderId: string, { sku, name }: { readonly sku: string; readonly name: string }): string {
  return JSON.stringify([orderId, sku === '' ? name : sku]);
}

function numbered(row: ImportedLineRow, nth: number): string {
  return `${row.order_platform_id}:${row.sku === '' ? row.name : row.sku}:${nth}`;
}

type IsSame = (row: ImportedLineRow, line: StoredLine) => boolean;

const sells: IsSame = (row, line) =>
  row.name === line.name && row.price === line.price && row.quantity === line.quantity;
const costs: IsSame = (row, line) => sells(row, line) && row.allocated_discount === line.discount;
/** From certain to possible matches. */
const likenesses: readonly IsSame[] = [
  (row, line) => costs(row, line) && row.platform_id === line.platformId,
  (row, line) => costs(row, line) && row.sold_by === line.soldBy,
  costs,
  sells,
  (row, line) => row.name === line.name && row.price === line.price,
  (row, line) => row.name === line.name,
  () => true,
];

function pairsOf(
  rows: readonly ImportedLineRow[],
  known: readonly StoredLine[],
): Map<ImportedLineRow, StoredLine> {
  const pairs = new Map<ImportedLineRow, StoredLine>();
  // Paid lines do not change, so they are matched first.
  const left = known.toSorted((a, b) => Number(b.isSettled) - Number(a.isSettled) || a.id - b.id);
  const sorted = rows.toSorted(
    (a, b) => a.price - b.price || a.quantity - b.quantity || a.allocated_discount - b.allocated_discount,
  );
  for (const isSame of likenesses) {
    for (const row of sorted) {
      if (pairs.has(row)) continue;
      const at = left.findIndex((line) => isSame(row, line));
      const line = left[at];
      if (line === undefined) continue;
      pairs.set(row, line);
      left.splice(at, 1);
    }
  }
  return pairs;
}
