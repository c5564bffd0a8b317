import { priceLine, vendorWithoutRules, type Priced } from '@consignment/domain/commission/commission';
import { dayAt } from '@consignment/domain/time/zone';
import { ruleBook, ruledProducts } from '../../queries/vendors/rules.ts';
import type { PlatformOrder } from '../port/records.ts';
import { splitTags } from '../../pricing/shop-rules.ts';
import type { Tx } from '../../database/database.ts';
import type { ImportedLineRow } from '../../queries/imports/orders.ts';
import type { ImportShop } from '../../queries/imports/shop.ts';
import { saysTaxIncluded } from './order-rows.ts';

/** A line with its order. `vendorId` is null, or of no stored vendor, where the shop's own rules hold. */
export type SoldLine = {
  readonly order: PlatformOrder;
  readonly row: ImportedLineRow;
  readonly vendorId: number | null;
};

/** The commission of lines by the present rules, without overrides and before refunds. */
export async function linePrices(
  tx: Tx,
  shop: ImportShop,
  lines: readonly SoldLine[],
): Promise<(line: SoldLine) => Pick<Priced, 'state' | 'reason' | 'amount'>> {
  const vendorIds = lines.flatMap(({ vendorId }) => vendorId ?? []);
  // Rules hold by the day of each order; tiers alone go by that of the book, which is the first order's.
  const book = await ruleBook(tx, shop.id, vendorIds, new Date(lines[0]?.order.processedAt ?? 0));
  const variantIds = book.dated.size === 0 ? [] : lines.flatMap(({ row }) => row.variant_id ?? []);
  const products =
    variantIds.length === 0 ? null : await ruledProducts(tx, shop.id, [...new Set(variantIds)]);
  const ofNone = { productId: null, tags: [], collections: [] };
  return ({ order, row, vendorId }) =>
    priceLine(
      {
        kind: row.kind,
        price: row.price,
        quantity: row.quantity,
        discount: row.allocated_discount,
        tax: row.total_tax,
        cost: row.cost_per_item,
        compareAtPrice: row.compare_at_price,
        customAmount: null,
        vendorId: vendorId ?? 0,
        productType: row.product_type,
        override: null,
        order: {
          processedAt: order.processedAt,
          financialStatus: order.financialStatus,
          cancelled: order.cancelledAt !== null,
          // In the form in which it is stored.
          tags: splitTags(order.tags.join(',')),
          taxesIncluded: saysTaxIncluded(order),
        },
      },
      (vendorId === null ? undefined : book.vendors.get(vendorId)) ?? vendorWithoutRules,
      book.shop,
      book.held({
        ...((row.variant_id === null ? undefined : products?.get(row.variant_id)) ?? ofNone),
        vendorId,
        variantId: row.variant_id,
        productType: row.product_type,
        day: dayAt(new Date(order.processedAt), shop.timeZone),
      }),
    );
}
