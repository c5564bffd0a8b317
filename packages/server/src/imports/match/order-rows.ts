import { fitsALine } from '@consignment/domain/commission/commission';
import { isNameOfGiftCard, isNameOfTip } from '../port/line-names.ts';
import { paidStatuses } from '@consignment/domain/commission/commission-rules';
import {
  crossFootEdited,
  discountBeyondRows,
  type CrossFoot,
  type OrderSums,
} from '@consignment/domain/orders/cross-foot';
import { formatMoney } from '@consignment/domain/money/money';
import { taxIsIncluded, taxOfGoods } from '@consignment/domain/orders/order-tax';
import type { PlatformLine, PlatformOrder } from '../port/records.ts';
import type { ImportedLineRow, ImportedOrderRow } from '../../queries/imports/orders.ts';
import { ranksOf, spread, valuesOf } from './line-shares.ts';
import {
  productOfLine,
  soldBy,
  type KnownCatalog,
  type FoundProduct,
  type LineProduct,
  type TrackedProducts,
} from './line-product.ts';

export function orderRowOf(order: PlatformOrder, sums: CrossFoot): ImportedOrderRow {
  const { customer, outstanding = null } = order;
  const isPaid = paidStatuses.includes(order.financialStatus ?? '');
  return {
    platform_id: order.platformId,
    name: order.name,
    processed_at: order.processedAt,
    cancelled_at: order.cancelledAt,
    paid_at: order.paidAt,
    fulfilled_at: order.fulfilledAt,
    dispute: order.exact?.dispute ?? null,
    currency: order.currency,
    financial_status: order.financialStatus,
    fulfillment_status: order.fulfillmentStatus,
    subtotal_price: order.subtotal ?? 0,
    total_shipping: order.shipping,
    shipping_discount: discountOnShipping(order),
    total_tax: order.taxes,
    total_price: order.total,
    refunded_amount: order.refundedAmount,
    taxes_included: saysTaxIncluded(order),
    taxes_stated: (order.exact?.taxesIncluded ?? null) !== null,
    // An order that is not paid waits as a whole.
    outstanding_balance: outstanding === null ? null : isPaid ? Math.max(outstanding, 0) : 0,
    sums_state: sums.is === 'not_known' ? null : sums.is === 'differs' ? sums.cause : sums.is,
    sums_off: sums.is === 'differs' ? sums.by : null,
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

/** Whether the prices of the order include its tax; null where neither its platform nor its sums say it. */
export function saysTaxIncluded(order: PlatformOrder): boolean | null {
  const { goods, tips, onShipping } = partsOf(order);
  const others = [tips, -onShipping, order.charges ?? 0].filter((other) => other !== 0);
  const stated = order.exact?.taxesIncluded ?? null;
  return taxIsIncluded(stated, { ...order, goods, others, lines: order.lines.length });
}

export function discountOnShipping(order: PlatformOrder): number {
  return partsOf(order).onShipping;
}

/** The goods after their discount, the tips beside them, and the part of the discount that is on shipping. */
function partsOf({ subtotal, lines, shipping, discountAmount }: PlatformOrder) {
  const sum = (some: readonly PlatformLine[]) =>
    some.reduce((all, { price, quantity, discount }) => all + price * quantity - discount, 0);
  const ofRows = lines.reduce((all, { discount }) => all + discount, 0);
  const tips = sum(lines.filter((line) => kindOf(line, null) === 'tip'));
  const items = sum(lines) - tips;
  const code = Math.max(discountAmount - ofRows, 0);
  // Files of other systems write 0 for a subtotal that they do not know.
  const goods = subtotal === null || (subtotal === 0 && code === 0) ? items - code : subtotal;
  // Shopify's export has all discounts in one sum, its shipping before them, and tips beside the subtotal.
  const onGoods = items + ofRows - goods;
  const onShipping = Math.min(shipping, Math.max(0, discountAmount - onGoods));
  return { goods, tips, onShipping };
}

/** Warnings about an order that is written nonetheless; the ids are the platform's. */
export type OrderProblem = {
  readonly orderId: string;
  /** Null for the whole order. */
  readonly lineId: string | null;
  readonly reason: string;
};

/**
 * The lines of an order with their products; `vendorIdOf` returns the vendor that tracking gives a line. `pricesIncludeTax` is the
 * shop's setting, for an order that does not say it.
 */
export function lineRowsOf(
  order: PlatformOrder,
  catalog: KnownCatalog,
  vendorIdOf: (tracked: TrackedProducts) => number | null,
  pricesIncludeTax: boolean,
): {
  readonly rows: ImportedLineRow[];
  readonly problems: OrderProblem[];
  /** Ids of the lines without a product of the shop. */
  readonly unknown: ReadonlySet<string>;
  readonly sums: CrossFoot;
} {
  const problems: OrderProblem[] = [];
  const unknown = new Set<string>();
  const met = order.lines.map((line) => {
    const found = productOfLine(line, catalog);
    const item = found.is === 'unknown' ? null : found.product;
    if (found.is === 'unknown') unknown.add(line.platformId);
    const reason = ambiguity(order, line, found);
    if (reason !== null) problems.push({ orderId: order.platformId, lineId: line.platformId, reason });
    return { line, item, kind: line.exact?.kind ?? kindOf(line, item) };
  });
  const rank = ranksOf(order.lines);
  const lines = met.map(({ line, kind }) => ({ ...line, kind }));
  const sums = sumsOf(order, lines);
  const discounts = discountsOf(order, lines, { sums, rank }, (reason) =>
    problems.push({ orderId: order.platformId, lineId: null, reason }),
  );
  const nets = order.lines.map((line, index) => line.price * line.quantity - (discounts[index] ?? 0));
  const taxes = taxesOf(order, nets, rank, pricesIncludeTax);
  const rows = met.map(({ line, item, kind }, index) => ({
    order_platform_id: order.platformId,
    platform_id: line.platformId,
    kind,
    variant_id: item?.variantId ?? null,
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
    ...noTax,
    ...(line.exact === undefined ? taxes[index] : { total_tax: line.exact.tax }),
    ...costsOf(line, item, (what) => {
      const reason = `The ${what} of '${line.name}' times the ${line.quantity} in order ${order.name} is too large: the line counts as without one. Correct it at the product, and have the order read again.`;
      problems.push({ orderId: order.platformId, lineId: line.platformId, reason });
    }),
    product_type: item?.productType ?? '',
    sold_by: line.vendor,
    tracked_vendor_id: vendorIdOf(soldBy(line, item)),
  }));
  const edited = (['afterEdits', 'current'] as const).map((left) =>
    order.lines.map(({ exact, quantity }) => exact?.[left] ?? quantity),
  );
  return { rows, problems, unknown, sums: crossFootEdited(sums, edited) };
}

type LineTax = Pick<ImportedLineRow, 'total_tax' | 'tax_on_top' | 'tax_in_price'>;
const noTax: LineTax = { total_tax: 0, tax_on_top: null, tax_in_price: null };

/** The tax of each line, by the order's reading of its prices or by either. */
function taxesOf(
  order: PlatformOrder,
  nets: readonly number[],
  rank: readonly number[],
  pricesIncludeTax: boolean,
): LineTax[] {
  const taxed = nets.map((net, index) => (order.lines[index]?.isTaxable === true ? net : 0));
  const shipping = order.shipping - discountOnShipping(order);
  const goods = taxed.reduce((sum, net) => sum + net, 0);
  const [lines, named] = [order.lines.length, order.namedTaxes ?? []];
  const ofGoods = (isIncluded: boolean) =>
    taxOfGoods({ ...order, shipping, goods, lines, isIncluded, named });
  const said = saysTaxIncluded(order);
  const taxesIf = (isIncluded: boolean) => spread(ofGoods(isIncluded), taxed, rank);
  const taxes = taxesIf(said ?? pricesIncludeTax);
  if (said !== null || ofGoods(true) === ofGoods(false))
    return taxes.map((tax) => ({ ...noTax, total_tax: tax }));
  const [onTop, inPrice] = [taxesIf(false), taxesIf(true)];
  return taxes.map((tax, index) => ({
    total_tax: tax,
    tax_on_top: onTop[index] ?? 0,
    tax_in_price: inPrice[index] ?? 0,
  }));
}

function sumsOf(
  order: PlatformOrder,
  lines: readonly (PlatformLine & { kind: ImportedLineRow['kind'] })[],
): OrderSums {
  const stated = (sum: 'shipping' | 'taxes' | 'discountAmount') =>
    order.unstated?.includes(sum) === true ? null : order[sum];
  return {
    lines: lines.map((line) => ({ ...line, isTip: line.kind === 'tip', key: valuesOf(line) })),
    subtotal: order.subtotal,
    shipping: stated('shipping'),
    taxes: stated('taxes'),
    charges: order.charges ?? 0,
    rounding: order.rounding ?? 0,
    total: order.total,
    discounts: order.exact === undefined ? stated('discountAmount') : 'of_lines',
  };
}

function ambiguity(order: PlatformOrder, line: PlatformLine, found: FoundProduct): string | null {
  if (found.is !== 'ambiguous') return null;
  const { differs } = found;
  const missing = [
    ...(differs.has('cost') ? ['cost per item'] : []),
    ...(differs.has('compareAtPrice') && line.compareAtPrice === null ? ['compare-at price'] : []),
    ...(differs.has('productType') ? ['product type'] : []),
    ...((differs.has('vendorName') || differs.has('tags')) && line.vendor === '' ? ['vendor'] : []),
  ];
  if (missing.length === 0) return null;
  const shared = line.sku === '' ? 'its name' : `the SKU '${line.sku}'`;
  return `In order ${order.name}, '${line.name}' may be any of ${found.variants} variants with ${shared}, and these differ in ${missing.join(' and ')}: the line counts as without. Give each variant its own SKU, and have the order read again.`;
}

/** The catalogue does not know quantities: a value that overflows on a line counts as missing there. */
function costsOf(
  { price, quantity, compareAtPrice }: PlatformLine,
  item: LineProduct | null,
  reportTooLarge: (what: string) => void,
): Pick<ImportedLineRow, 'cost_per_item' | 'compare_at_price'> {
  const cost = item?.cost ?? null;
  const compareAt = compareAtPrice ?? item?.compareAtPrice ?? null;
  const fits = fitsALine({ price, quantity, cost, compareAt });
  if (!fits.cost) reportTooLarge('cost per item');
  if (!fits.compareAt) reportTooLarge('compare-at price');
  return { cost_per_item: fits.cost ? cost : null, compare_at_price: fits.compareAt ? compareAt : null };
}

// Shopify's export has no kind of line: a gift card is known by its product, or by its name where it is
// neither shipped nor taxed; a tip is a line of that name without SKU and vendor.
function kindOf(line: PlatformLine, item: LineProduct | null): ImportedLineRow['kind'] {
  const isGiftCard = item?.isGiftCard ?? null;
  if (isGiftCard !== null) return isGiftCard ? 'gift_card' : 'product';
  if (line.requiresShipping || line.isTaxable) return 'product';
  if (isNameOfTip(line.name) && line.sku === '' && line.vendor === '') return 'tip';
  return isNameOfGiftCard(line.name) ? 'gift_card' : 'product';
}

/**
 * The discount of each line. Shopify's export gives a line only its own discount; one for the whole order is shared among the
 * lines by net value: among products first, and among gift cards and tips only where it exceeds the products.
 */
function discountsOf(
  order: PlatformOrder,
  lines: readonly (PlatformLine & { kind: ImportedLineRow['kind'] })[],
  { sums, rank }: { readonly sums: OrderSums; readonly rank: readonly number[] },
  report: (reason: string) => void,
): number[] {
  const own = lines.map(({ discount }) => discount);
  const nets = lines.map(({ price, quantity, discount }) => price * quantity - discount);
  const rest = discountBeyondRows(sums);
  if (rest <= 0) return own;
  const products = nets.map((net, index) => (lines[index]?.kind === 'product' ? net : 0));
  const others = nets.map((net, index) => net - (products[index] ?? 0));
  const onProducts = Math.min(
    rest,
    products.reduce((sum, net) => sum + net, 0),
  );
  const onOthers = rest - onProducts;
  if (onOthers > 0 && lines.some(({ kind }) => kind === 'product')) {
    const money = formatMoney(onOthers, order.currency);
    report(
      `The discount of order ${order.name} exceeds the price of its products by ${money}, which is counted as a discount on its gift cards and tips. Check what its products earn.`,
    );
  }
  const shares = [spread(onProducts, products, rank), spread(onOthers, others, rank)];
  return own.map((discount, index) => shares.reduce((sum, share) => sum + (share[index] ?? 0), discount));
}
