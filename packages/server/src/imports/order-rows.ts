import { fitsALine } from '@consignment/domain/commission';
import { formatMoney, spreadByLargestRemainder } from '@consignment/domain/money';
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

/** What the owner is told of an order that is written all the same; the ids are the platform's. */
export type OrderProblem = {
  readonly orderId: string;
  /** Null where it is of the whole order. */
  readonly lineId: string | null;
  readonly reason: string;
};

/** The lines of an order with their products; `vendorIdOf` is the vendor that tracking gives a line. */
export function lineRowsOf(
  order: PlatformOrder,
  catalog: Catalog,
  vendorIdOf: (line: PlatformLine, item: CatalogItem | null) => number | null,
): { readonly rows: LineRow[]; readonly problems: OrderProblem[] } {
  const problems: OrderProblem[] = [];
  const met = order.lines.map((line) => {
    const item = itemOf(line, catalog);
    return { line, item, kind: line.exact?.kind ?? kindOf(line, item) };
  });
  const discounts = discountsOf(
    order,
    met.map(({ line, kind }) => ({ ...line, kind })),
    (reason) => problems.push({ orderId: order.platformId, lineId: null, reason }),
  );
  const nets = order.lines.map((line, index) => line.price * line.quantity - (discounts[index] ?? 0));
  const taxes = spread(
    order.taxes,
    nets.map((net, index) => (order.lines[index]?.isTaxable === true ? net : 0)),
  );
  const rows = met.map(({ line, item, kind }, index) => ({
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
    ...costsOf(line, item, (what) => {
      const reason = `The ${what} of '${line.name}' times the ${line.quantity} in order ${order.name} is too large: the line counts as without one. Correct it at the product, and have the order read again.`;
      problems.push({ orderId: order.platformId, lineId: line.platformId, reason });
    }),
    product_type: item?.productType ?? '',
    sold_by: line.vendor,
    tracked_vendor_id: vendorIdOf(line, item),
  }));
  return { rows, problems };
}

/** The catalogue knows nothing of quantities: what no line can hold counts as missing on that line. */
function costsOf(
  { price, quantity, compareAtPrice }: PlatformLine,
  item: CatalogItem | null,
  tellTooLarge: (what: string) => void,
): Pick<LineRow, 'cost_per_item' | 'compare_at_price'> {
  const cost = item?.cost ?? null;
  const compareAt = compareAtPrice ?? item?.compareAtPrice ?? null;
  const fits = fitsALine({ price, quantity, cost, compareAt });
  if (!fits.cost) tellTooLarge('cost per item');
  if (!fits.compareAt) tellTooLarge('compare-at price');
  return { cost_per_item: fits.cost ? cost : null, compare_at_price: fits.compareAt ? compareAt : null };
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
 * 'Discount Amount' and in a 'Subtotal' below the sum of the lines, and is shared over them by net value: the products
 * first, and gift cards and tips only where it is more than those cost.
 */
function discountsOf(
  order: PlatformOrder,
  lines: readonly (PlatformLine & { kind: LineRow['kind'] })[],
  tell: (reason: string) => void,
): number[] {
  const own = lines.map(({ discount }) => discount);
  const nets = lines.map(({ price, quantity, discount }) => price * quantity - discount);
  const rest = nets.reduce((sum, net) => sum + net, 0) - (order.subtotal ?? Number.POSITIVE_INFINITY);
  if (rest <= 0 || rest > order.discountAmount) return own;
  const products = nets.map((net, index) => (lines[index]?.kind === 'product' ? net : 0));
  const others = nets.map((net, index) => net - (products[index] ?? 0));
  const onProducts = Math.min(
    rest,
    products.reduce((sum, net) => sum + net, 0),
  );
  const onOthers = rest - onProducts;
  if (onOthers > 0 && lines.some(({ kind }) => kind === 'product')) {
    const money = formatMoney(onOthers, order.currency);
    tell(
      `The discount of order ${order.name} is ${money} more than its products cost; that is taken to be of its gift cards and tips. Check what its products earn.`,
    );
  }
  const shares = [spread(onProducts, products), spread(onOthers, others)];
  return own.map((discount, index) => shares.reduce((sum, share) => sum + (share[index] ?? 0), discount));
}

function spread(amount: number, weights: readonly number[]): number[] {
  return weights.every((weight) => weight === 0)
    ? weights.map(() => 0)
    : spreadByLargestRemainder(amount, weights);
}
