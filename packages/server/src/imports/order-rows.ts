import { spreadByLargestRemainder } from '@consignment/domain/money';
import type { PlatformLine, PlatformOrder } from '../platforms/platform.ts';
import type { CatalogItem } from '../store/import/catalog.ts';
import type { LineRow, OrderRow } from '../store/import/orders.ts';

/** The titles a line without a known SKU may have come from: 'A - B - C' is of 'A - B - C', 'A - B' or 'A'. */
export function possibleTitles(name: string): string[] {
  const parts = name.split(' - ');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join(' - '));
}

export type Catalog = {
  readonly bySku: ReadonlyMap<string, readonly CatalogItem[]>;
  readonly byTitle: ReadonlyMap<string, readonly CatalogItem[]>;
  readonly byId: ReadonlyMap<string, CatalogItem>;
};

export function catalogOf(items: readonly CatalogItem[]): Catalog {
  return {
    bySku: Map.groupBy(items, (item) => item.sku),
    byTitle: Map.groupBy(items, (item) => item.title),
    byId: new Map(items.map((item) => [item.platformId, item])),
  };
}

/**
 * The variant a line was sold from: the one that the line names; else by SKU, where several share it the one whose title the line carries;
 * else by name, where Shopify writes 'Title' or 'Title - Options'.
 */
export function itemOf(
  line: Pick<PlatformLine, 'name' | 'sku' | 'exact'>,
  catalog: Catalog,
): CatalogItem | null {
  const variantId = line.exact?.variantId ?? null;
  const named = variantId === null ? undefined : catalog.byId.get(variantId);
  if (named !== undefined) return named;
  const sameSku = line.sku === '' ? [] : (catalog.bySku.get(line.sku) ?? []);
  const [only] = sameSku;
  if (only !== undefined) return sameSku.find((item) => line.name.startsWith(item.title)) ?? only;
  for (const title of possibleTitles(line.name)) {
    const items = catalog.byTitle.get(title) ?? [];
    const options = line.name.slice(title.length + 3);
    const found =
      items.find((item) => item.variantTitle === options) ?? (items.length === 1 ? items[0] : undefined);
    if (found !== undefined) return found;
  }
  return null;
}

export function orderRowOf(order: PlatformOrder, taxesIncluded: boolean): OrderRow {
  const { customer } = order;
  return {
    platform_id: order.platformId,
    name: order.name,
    processed_at: order.processedAt,
    cancelled_at: order.cancelledAt,
    currency: order.currency,
    financial_status: order.financialStatus,
    fulfillment_status: order.fulfillmentStatus,
    subtotal_price: order.subtotal ?? 0,
    total_shipping: order.shipping,
    total_tax: order.taxes,
    total_price: order.total,
    refunded_amount: order.refundedAmount,
    taxes_included: order.exact?.taxesIncluded ?? taxesIncluded,
    tags: order.tags.join(', '),
    note: order.note,
    customer_name: customer.name,
    customer_company: customer.company,
    customer_email: customer.email,
    address1: customer.address1,
    address2: customer.address2,
    city: customer.city,
    province: customer.province,
    zip: customer.zip,
    country: customer.country,
    location_name: order.location,
    platform_updated_at: order.exact?.updatedAt ?? null,
    refunds_known: order.exact !== undefined,
  };
}

/** The lines of an order with their products; `vendorIdOf` is the vendor that tracking gives a line. */
export function lineRowsOf(
  order: PlatformOrder,
  catalog: Catalog,
  vendorIdOf: (line: PlatformLine, item: CatalogItem | null) => number | null,
): LineRow[] {
  const met = order.lines.map((line) => {
    const item = itemOf(line, catalog);
    return { line, item, kind: line.exact?.kind ?? kindOf(line, item) };
  });
  const discounts = discountsOf(
    order,
    met.map(({ line, kind }) => ({ ...line, kind })),
  );
  const nets = order.lines.map((line, index) => line.price * line.quantity - (discounts[index] ?? 0));
  const taxes = spread(
    order.taxes,
    nets.map((net, index) => (order.lines[index]?.isTaxable === true ? net : 0)),
  );
  return met.map(({ line, item, kind }, index) => ({
    order_platform_id: order.platformId,
    platform_id: line.platformId,
    kind,
    variant_id: item?.id ?? null,
    processed_at: order.processedAt,
    title: item?.title ?? line.exact?.title ?? line.name,
    name: line.name,
    sku: line.sku,
    image: item?.image ?? null,
    location_name: order.location,
    fulfillment_status: line.fulfillmentStatus,
    price: line.price,
    quantity: line.quantity,
    allocated_discount: discounts[index] ?? 0,
    total_tax: line.exact?.tax ?? taxes[index] ?? 0,
    cost_per_item: item?.cost ?? null,
    compare_at_price: line.compareAtPrice ?? item?.compareAtPrice ?? null,
    product_type: item?.productType ?? '',
    sold_by: line.vendor,
    tracked_vendor_id: vendorIdOf(line, item),
  }));
}

// Shopify's export has no kind of line: a gift card is known by its product, or by its name where it is
// neither shipped nor taxed; a tip is a line of that name without SKU and vendor.
function kindOf(line: PlatformLine, item: CatalogItem | null): LineRow['kind'] {
  if (item !== null) return item.isGiftCard ? 'gift_card' : 'product';
  if (line.requiresShipping || line.isTaxable) return 'product';
  if (/^tip$/i.test(line.name) && line.sku === '' && line.vendor === '') return 'tip';
  return /gift card/i.test(line.name) ? 'gift_card' : 'product';
}

/**
 * The discount of each line. Shopify's export gives a line only its own; a code for the whole order shows in
 * 'Discount Amount' and in a 'Subtotal' below the sum of the lines, and is shared over them by net value.
 */
function discountsOf(
  order: PlatformOrder,
  lines: readonly (PlatformLine & { kind: LineRow['kind'] })[],
): number[] {
  const own = lines.map(({ discount }) => discount);
  const nets = lines.map(({ price, quantity, discount }) => price * quantity - discount);
  const rest = nets.reduce((sum, net) => sum + net, 0) - (order.subtotal ?? Number.POSITIVE_INFINITY);
  if (rest <= 0 || rest > order.discountAmount) return own;
  const shares = spread(
    rest,
    lines.map(({ kind }, index) => (kind === 'product' ? (nets[index] ?? 0) : 0)),
  );
  return own.map((discount, index) => discount + (shares[index] ?? 0));
}

function spread(amount: number, weights: readonly number[]): number[] {
  return weights.every((weight) => weight === 0)
    ? weights.map(() => 0)
    : spreadByLargestRemainder(amount, weights);
}
