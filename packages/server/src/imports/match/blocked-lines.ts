import { inEnglish } from '../../common/language.ts';
import {
  blockedText,
  type BlockedKind,
  type ImportFinding,
} from '@consignment/domain/imports/import-findings';
import { formatMoney } from '@consignment/domain/money/money';
import type { Tx } from '../../database/database.ts';
import { linesDecided, type BlockedShare } from '../../queries/imports/blocked-lines.ts';
import type { ImportShop } from '../../queries/imports/shop.ts';
import type { FileOrder } from '../port/records.ts';
import type { WrittenLines } from './line-gaps.ts';
import { linePrices } from './line-prices.ts';

const kindOf = {
  no_rate: 'line_without_rate',
  no_cost: 'line_without_cost',
} as const satisfies Record<BlockedShare['reason'], BlockedKind>;

const remedy = {
  no_rate: 'Set a rate for the vendor, for the product type or for the shop.',
  no_cost: 'Import the products with their costs.',
} satisfies Record<BlockedShare['reason'], string>;

/** Lines of an order that are blocked, as the check of an import shows them: a row for each vendor. */
export function blockedFinding(
  { vendor, reason, lines, sales }: BlockedShare,
  { name: orderName, row, currency }: FileOrder,
): ImportFinding {
  const kind = kindOf[reason];
  return {
    kind,
    orderName,
    lines,
    row,
    vendor,
    amount: sales,
    detail: inEnglish(() => `${blockedText(kind, lines, formatMoney(sales, currency))}. ${remedy[reason]}`),
  };
}

/** The lines that the import of these orders would leave blocked; `nameOf` is by the vendors of their rows. */
export async function foreseenBlocked(
  tx: Tx,
  shop: ImportShop,
  read: readonly Pick<WrittenLines, 'order' | 'rows'>[],
  nameOf: (vendorId: number) => string,
): Promise<BlockedShare[]> {
  const sold = read.flatMap(({ order, rows }) =>
    rows.flatMap((row) =>
      row.tracked_vendor_id === null ? [] : [{ order, row, vendorId: row.tracked_vendor_id }],
    ),
  );
  if (sold.length === 0) return [];
  const priceOf = await linePrices(tx, shop, sold);
  const blocked = sold.flatMap((line) => {
    const { state, reason } = priceOf(line);
    return state === 'blocked' && (reason === 'no_rate' || reason === 'no_cost') ? [{ ...line, reason }] : [];
  });
  const decided = await linesDecided(
    tx,
    shop.id,
    blocked.map(({ row }) => row.platform_id),
  );
  const open = blocked.filter(({ row }) => !decided.has(row.platform_id));
  const shares = Map.groupBy(open, ({ order, vendorId, reason }) =>
    JSON.stringify([order.platformId, vendorId, reason]),
  );
  return [...shares.values()].flatMap((lines): BlockedShare[] => {
    const [first] = lines;
    if (first === undefined) return [];
    return [
      {
        platformId: first.order.platformId,
        vendor: nameOf(first.vendorId),
        reason: first.reason,
        lines: lines.length,
        sales: lines.reduce((sum, { row }) => sum + row.price * row.quantity - row.allocated_discount, 0),
      },
    ];
  });
}
