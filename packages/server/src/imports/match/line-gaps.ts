import type { PlatformOrder } from '../port/records.ts';
import type { Tx } from '../../database/database.ts';
import { givenAVendor, type GapRow } from '../../queries/imports/gaps.ts';
import type { ImportedLineRow } from '../../queries/imports/orders.ts';
import type { ImportShop } from '../../queries/imports/shop.ts';
import { linePrices } from './line-prices.ts';

/** An order with its lines by their ids in the order. */
export type WrittenLines = {
  readonly order: PlatformOrder;
  readonly rows: readonly ImportedLineRow[];
  /** Ids of the lines without a product of the shop. */
  readonly unknown: ReadonlySet<string>;
  /** The ids under which lines are stored, where they differ. */
  readonly keptIds: ReadonlyMap<string, string>;
};

// Names of a file may have any length; this prefix identifies a product.
const longestName = 255;

/**
 * Finds lines without a vendor or without a product of their SKU. Lines that earn nothing with any vendor are left
 * out (commission rules §1), and so are lines whose vendor is set by an override.
 */
export async function lineGaps(
  tx: Tx,
  shop: ImportShop,
  written: readonly WrittenLines[],
  rowOf: (platformId: string) => number,
): Promise<GapRow[]> {
  const lacking = written.flatMap(({ order, rows, unknown, keptIds }) =>
    rows
      .map((row) => ({
        order,
        row,
        keptId: keptIds.get(row.platform_id) ?? row.platform_id,
        isUnknown: row.sku !== '' && unknown.has(row.platform_id),
      }))
      .filter(({ row, isUnknown }) => row.tracked_vendor_id === null || isUnknown),
  );
  if (lacking.length === 0) return [];
  const given = await givenAVendor(
    tx,
    shop.id,
    lacking.map(({ keptId }) => keptId),
  );
  const priceOf = await linePrices(
    tx,
    shop,
    lacking.map(({ order, row }) => ({ order, row, vendorId: null })),
  );
  const gaps = new Map<string, GapRow>();
  for (const { order, row, keptId, isUnknown } of lacking) {
    const found = gapOf(order, row, { isUnknown, isGiven: given.has(keptId), priceOf });
    if (found === null) continue;
    const gap = { ...found, first_row: rowOf(row.platform_id) };
    const key = JSON.stringify([gap.title, gap.sku, gap.no_vendor, gap.unknown_sku]);
    const before = gaps.get(key);
    gaps.set(key, before === undefined ? gap : sumOf(before, gap));
  }
  return [...gaps.values()];
}

function gapOf(
  order: PlatformOrder,
  row: ImportedLineRow,
  of: {
    readonly isUnknown: boolean;
    readonly isGiven: boolean;
    readonly priceOf: Awaited<ReturnType<typeof linePrices>>;
  },
): Omit<GapRow, 'first_row'> | null {
  const isWithout = row.tracked_vendor_id === null && !of.isGiven;
  if (!isWithout && !of.isUnknown) return null;
  const { state, amount } = of.priceOf({ order, row, vendorId: null });
  if (state === 'ineligible') return null;
  return {
    title: named(row.title),
    sku: named(row.sku),
    no_vendor: isWithout,
    unknown_sku: of.isUnknown,
    lines: 1,
    units: row.quantity,
    sales: row.price * row.quantity - row.allocated_discount,
    commission: amount,
    unpriced: state === 'blocked' ? 1 : 0,
  };
}

function sumOf(before: GapRow, gap: GapRow): GapRow {
  return {
    ...before,
    first_row: Math.min(before.first_row, gap.first_row),
    lines: before.lines + gap.lines,
    units: before.units + gap.units,
    sales: before.sales + gap.sales,
    commission: before.commission + gap.commission,
    unpriced: before.unpriced + gap.unpriced,
  };
}

function named(text: string): string {
  return text.length <= longestName ? text : `${text.slice(0, longestName - 1).toWellFormed()}…`;
}
