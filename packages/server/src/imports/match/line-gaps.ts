import { priceLine, type ShopRules, vendorWithoutRules } from '@consignment/domain/commission';
import { noDatedRules, type HeldRules } from '@consignment/domain/dated-rules';
import { dayAt } from '@consignment/domain/zone';
import { ruleBook, ruledProducts, type RuleBook } from '../../queries/rules.ts';
import type { PlatformOrder } from '../port/records.ts';
import { splitTags } from '../../pricing/shop-rules.ts';
import type { Tx } from '../../database/database.ts';
import { givenAVendor, type GapRow } from '../../queries/imports/gaps.ts';
import type { LineRow } from '../../queries/imports/orders.ts';
import type { ImportShop } from '../../queries/imports/shop.ts';

/** An order with its lines by their ids in the order. */
export type WrittenLines = {
  readonly order: PlatformOrder;
  readonly rows: readonly LineRow[];
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
        taxesIncluded: order.exact?.taxesIncluded ?? shop.taxesIncluded,
      }))
      .filter(({ row, isUnknown }) => row.tracked_vendor_id === null || isUnknown),
  );
  if (lacking.length === 0) return [];
  const given = await givenAVendor(
    tx,
    shop.id,
    lacking.map(({ keptId }) => keptId),
  );
  const heldFor = await heldOn(tx, shop, lacking);
  const gaps = new Map<string, GapRow>();
  for (const { order, row, keptId, isUnknown, taxesIncluded } of lacking) {
    const found = gapOf(order, row, {
      taxesIncluded,
      isUnknown,
      isGiven: given.has(keptId),
      ...heldFor({ order, row }),
    });
    if (found === null) continue;
    const gap = { ...found, first_row: rowOf(row.platform_id) };
    const key = JSON.stringify([gap.title, gap.sku, gap.no_vendor, gap.unknown_sku]);
    const before = gaps.get(key);
    gaps.set(key, before === undefined ? gap : sumOf(before, gap));
  }
  return [...gaps.values()];
}

type Sold = { readonly order: PlatformOrder; readonly row: LineRow };

/** The rules that hold for a line without a vendor: the shop's, and those with days for its product on the day of its order. */
async function heldOn(
  tx: Tx,
  shop: ImportShop,
  lacking: readonly Sold[],
): Promise<(sold: Sold) => { readonly rules: ShopRules; readonly held: HeldRules }> {
  // Without vendors, nothing depends on the book's own day.
  const book: RuleBook = await ruleBook(tx, shop.id, [], new Date(lacking[0]?.order.processedAt ?? 0));
  const rules = book.shop;
  if (book.dated.size === 0) return () => ({ rules, held: noDatedRules });
  const variantIds = lacking.flatMap(({ row }) => row.variant_id ?? []);
  const products = await ruledProducts(tx, shop.id, [...new Set(variantIds)]);
  const ofNone = { productId: null, tags: [], collections: [] };
  return ({ order, row }) => ({
    rules,
    held: book.held({
      ...((row.variant_id === null ? undefined : products.get(row.variant_id)) ?? ofNone),
      vendorId: null,
      variantId: row.variant_id,
      productType: row.product_type,
      day: dayAt(new Date(order.processedAt), shop.timeZone),
    }),
  });
}

function gapOf(
  order: PlatformOrder,
  row: LineRow,
  of: {
    readonly taxesIncluded: boolean;
    readonly isUnknown: boolean;
    readonly isGiven: boolean;
    readonly rules: ShopRules;
    readonly held: HeldRules;
  },
): Omit<GapRow, 'first_row'> | null {
  const isWithout = row.tracked_vendor_id === null && !of.isGiven;
  if (!isWithout && !of.isUnknown) return null;
  const { state, amount } = priceLine(
    {
      kind: row.kind,
      price: row.price,
      quantity: row.quantity,
      discount: row.allocated_discount,
      tax: row.total_tax,
      cost: row.cost_per_item,
      compareAtPrice: row.compare_at_price,
      customAmount: null,
      vendorId: 0,
      productType: row.product_type,
      override: null,
      order: {
        processedAt: order.processedAt,
        financialStatus: order.financialStatus,
        cancelled: order.cancelledAt !== null,
        // In the form in which it is stored.
        tags: splitTags(order.tags.join(',')),
        taxesIncluded: of.taxesIncluded,
      },
    },
    // Of the vendor only the name is known.
    vendorWithoutRules,
    of.rules,
    of.held,
  );
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
