import { connectionOf, type ConnectionArgs } from './bulk-results.ts';
import { GraphqlError, type GraphObject } from './graphql.ts';

/* A shop in the form of Shopify, and the graph of its Admin API. Money in minor units of two decimals. */

export type ShopVariant = {
  id: number;
  title: string;
  sku: string;
  barcode: string;
  price: number;
  compareAtPrice: number | null;
  cost: number | null;
  quantity: number | null;
};

export type ShopProduct = {
  id: number;
  handle: string;
  title: string;
  vendor: string;
  type: string;
  tags: string[];
  /** Titles; none where it is left out. */
  collections?: string[];
  status: string;
  updatedAt: Date;
  variants: ShopVariant[];
};

export type ShopLine = {
  id: number;
  name: string;
  sku: string;
  vendor: string;
  price: number;
  quantity: number;
  discount: number;
  fulfilled: number;
  variantId: number | null;
  productId: number | null;
  /** None where it is left out. */
  tax?: number;
  /** Units that an edit has taken out of the order; none where it is left out. */
  removed?: number;
};

export type ShopRefund = {
  id: number;
  createdAt: Date;
  amount: number;
  shipping: number;
  lines: { lineId: number; quantity: number }[];
};

export type ShopOrder = {
  id: number;
  name: string;
  processedAt: Date;
  updatedAt: Date;
  cancelledAt: Date | null;
  financialStatus: string;
  fulfillmentStatus: string;
  email: string;
  customer: string;
  country: string;
  tags: string[];
  location: string | null;
  subtotal: number;
  total: number;
  refunded: number;
  lines: ShopLine[];
  refunds: ShopRefund[];
  /** Of the goods, where it is not that of the lines. */
  statedSubtotal?: number;
  /** The rounding of its payments in cash; nothing where it is left out. */
  rounding?: number;
  /** The total has the rounding too. */
  isTotalRounded?: boolean;
  /** The balance that the customer still owes; nothing where it is left out. */
  outstanding?: number;
  /** Statuses as Shopify writes them; none where it is left out. */
  disputes?: string[];
  /** False where it is left out. */
  taxesIncluded?: boolean;
};

export type ShopData = {
  host: string;
  name: string;
  email: string;
  currency: string;
  timeZone: string;
  domain: string;
  /** False where it is left out. */
  taxesIncluded?: boolean;
  orders: Map<number, ShopOrder>;
  products: Map<number, ShopProduct>;
};

/** In the format of the API: at least one decimal, without trailing zeros. */
function amount(minor: number): string {
  return (minor / 100).toFixed(2).replace(/0$/, '');
}

const moneyBag = (minor: number): GraphObject => ({
  __typename: 'MoneyBag',
  shopMoney: { __typename: 'MoneyV2', amount: amount(minor) },
});
const seconds = (at: Date) => at.toISOString().replace(/\.\d+Z$/, 'Z');
const gid = (type: string, id: number | string) => `gid://shopify/${type}/${id}`;

const address = (name: string, country: string): GraphObject => ({
  __typename: 'MailingAddress',
  name,
  company: null,
  address1: null,
  address2: null,
  city: null,
  province: null,
  zip: null,
  country,
});

function taxOf({ lines }: ShopOrder): number {
  return lines.reduce((sum, { tax = 0 }) => sum + tax, 0);
}

function netOf({ lines }: ShopOrder): number {
  return lines.reduce((sum, { price, quantity, discount }) => sum + price * quantity - discount, 0);
}

function lineNode(order: ShopOrder, line: ShopLine): GraphObject {
  const returned = order.refunds
    .flatMap(({ lines }) => lines)
    .filter(({ lineId }) => lineId === line.id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const named = (type: string, id: number | null) =>
    id === null ? null : { __typename: type, id: gid(type, id) };
  return {
    __typename: 'LineItem',
    id: gid('LineItem', line.id),
    name: line.name,
    title: line.name,
    sku: line.sku,
    vendor: line.vendor,
    quantity: line.quantity,
    currentQuantity: line.quantity - returned - (line.removed ?? 0),
    unfulfilledQuantity: line.quantity - line.fulfilled,
    isGiftCard: false,
    requiresShipping: true,
    taxable: true,
    product: named('Product', line.productId),
    variant: named('ProductVariant', line.variantId),
    originalUnitPriceSet: moneyBag(line.price),
    discountAllocations:
      line.discount === 0
        ? []
        : [{ __typename: 'DiscountAllocation', allocatedAmountSet: moneyBag(line.discount) }],
    taxLines: line.tax === undefined ? [] : [{ __typename: 'TaxLine', priceSet: moneyBag(line.tax) }],
  };
}

function refundNode(refund: ShopRefund): GraphObject {
  return {
    __typename: 'Refund',
    id: gid('Refund', refund.id),
    createdAt: seconds(refund.createdAt),
    totalRefundedSet: moneyBag(refund.amount),
    refundLineItems: connectionOf(() =>
      refund.lines.map(({ lineId, quantity }) => ({
        __typename: 'RefundLineItem',
        lineItem: { __typename: 'LineItem', id: gid('LineItem', lineId) },
        quantity,
      })),
    ),
    refundShippingLines: connectionOf(() =>
      refund.shipping === 0
        ? []
        : [
            {
              __typename: 'RefundShippingLine',
              subtotalAmountSet: moneyBag(refund.shipping),
              taxAmountSet: moneyBag(0),
            },
          ],
    ),
  };
}

function orderNode(order: ShopOrder): GraphObject {
  return {
    __typename: 'Order',
    id: gid('Order', order.id),
    name: order.name,
    processedAt: seconds(order.processedAt),
    updatedAt: seconds(order.updatedAt),
    cancelledAt: order.cancelledAt === null ? null : seconds(order.cancelledAt),
    disputes: (order.disputes ?? []).map((status, nth) => ({
      __typename: 'OrderDisputeSummary',
      id: gid('OrderDisputeSummary', `${order.id}${nth}`),
      initiatedAs: 'CHARGEBACK',
      status,
    })),
    transactions: [
      {
        __typename: 'OrderTransaction',
        kind: 'SALE',
        status: 'SUCCESS',
        processedAt: seconds(order.processedAt),
      },
    ],
    fulfillments: [{ __typename: 'Fulfillment', status: 'SUCCESS', createdAt: seconds(order.processedAt) }],
    displayFinancialStatus: order.financialStatus,
    displayFulfillmentStatus: order.fulfillmentStatus,
    currencyCode: 'GBP',
    taxesIncluded: order.taxesIncluded ?? false,
    tags: order.tags,
    note: null,
    email: order.email,
    subtotalPriceSet: moneyBag(order.statedSubtotal ?? netOf(order)),
    totalShippingPriceSet: moneyBag(0),
    totalTaxSet: moneyBag(taxOf(order)),
    totalPriceSet: moneyBag(
      (order.statedSubtotal ?? netOf(order)) +
        (order.taxesIncluded === true ? 0 : taxOf(order)) +
        (order.isTotalRounded === true ? (order.rounding ?? 0) : 0),
    ),
    totalCashRoundingAdjustment: {
      __typename: 'CashRoundingAdjustment',
      paymentSet: moneyBag(order.rounding ?? 0),
    },
    totalRefundedSet: moneyBag(order.refunded),
    totalOutstandingSet: moneyBag(order.outstanding ?? 0),
    originalTotalDutiesSet: null,
    totalTipReceivedSet: moneyBag(0),
    retailLocation: order.location === null ? null : { __typename: 'Location', name: order.location },
    customer: { __typename: 'Customer', displayName: order.customer },
    billingAddress: address(order.customer, order.country),
    shippingAddress: address(order.customer, order.country),
    refunds: order.refunds.map(refundNode),
    lineItems: connectionOf(() => order.lines.map((line) => lineNode(order, line))),
  };
}

function productNode(product: ShopProduct): GraphObject {
  return {
    __typename: 'Product',
    id: gid('Product', product.id),
    handle: product.handle,
    title: product.title,
    vendor: product.vendor,
    productType: product.type,
    tags: product.tags,
    isGiftCard: false,
    status: product.status,
    updatedAt: seconds(product.updatedAt),
    featuredMedia: null,
    collections: connectionOf(() =>
      (product.collections ?? []).map((title, nth) => ({
        __typename: 'Collection',
        id: gid('Collection', `${product.id}${nth}`),
        title,
      })),
    ),
    variants: connectionOf(() =>
      product.variants.map((variant) => ({
        __typename: 'ProductVariant',
        id: gid('ProductVariant', variant.id),
        title: variant.title,
        sku: variant.sku,
        barcode: variant.barcode,
        price: amount(variant.price),
        compareAtPrice: variant.compareAtPrice === null ? null : amount(variant.compareAtPrice),
        inventoryQuantity: variant.quantity,
        product: { __typename: 'Product', id: gid('Product', product.id) },
        inventoryItem: {
          __typename: 'InventoryItem',
          tracked: true,
          unitCost: variant.cost === null ? null : { __typename: 'MoneyV2', amount: amount(variant.cost) },
        },
      })),
    ),
  };
}

/** The lists of the graph, in which a bulk query may have no connection. */
export const listFields: ReadonlySet<string> = new Set([
  'refunds',
  'discountAllocations',
  'taxLines',
  'disputes',
]);

function changedSince<T extends { updatedAt: Date; id: number; disputes?: string[] }>(
  all: Iterable<T>,
  query: string | undefined,
): T[] {
  const [changed, ...others] = (query ?? '').split(' OR ');
  const since = /^updated_at:>='([^']+)'$/.exec(changed ?? '')?.[1];
  const disputed = new Set(others.map((term) => /^chargeback_status:([a-z_]+)$/.exec(term)?.[1] ?? term));
  if (query !== undefined && since === undefined) throw new Error(`The filter ${query} is not understood.`);
  const from = since === undefined ? null : new Date(since);
  return [...all]
    .filter(
      ({ updatedAt, disputes = [] }) =>
        from === null || updatedAt >= from || disputes.some((status) => disputed.has(status.toLowerCase())),
    )
    .toSorted((a, b) => a.id - b.id);
}

/** The root of the graph. */
export function rootOf(data: ShopData): GraphObject {
  const idOf = (given: string) => Number(/\/(\d+)$/.exec(given)?.[1]);
  const order = (id: string) => {
    const found = data.orders.get(idOf(id));
    return found === undefined || !id.includes('/Order/') ? null : orderNode(found);
  };
  const refund = (id: string) => {
    if (!id.includes('/Refund/')) return null;
    const found = [...data.orders.values()]
      .flatMap(({ refunds }) => refunds)
      .find((one) => one.id === idOf(id));
    return found === undefined ? null : refundNode(found);
  };
  return {
    __typename: 'QueryRoot',
    orders: (args: ConnectionArgs & { query?: string }) =>
      connectionOf(() => changedSince(data.orders.values(), args.query).map(orderNode))(args),
    products: (args: ConnectionArgs & { query?: string }) =>
      connectionOf(() => changedSince(data.products.values(), args.query).map(productNode))(args),
    order: ({ id }: { id: string }) => order(id),
    product: ({ id }: { id: string }) => {
      const found = data.products.get(idOf(id));
      return found === undefined ? null : productNode(found);
    },
    node: ({ id }: { id: string }) => order(id) ?? refund(id),
    nodes: ({ ids }: { ids: string[] }) => {
      if (ids.length > 250) throw new GraphqlError('The input array size of more than 250 is not allowed');
      return ids.map(order);
    },
    inventoryItem: ({ id }: { id: string }) => {
      const product = [...data.products.values()].find((one) =>
        one.variants.some((variant) => variant.id === idOf(id)),
      );
      const owner = { __typename: 'Product', id: gid('Product', product?.id ?? 0) };
      const variants = [{ __typename: 'ProductVariant', product: owner }];
      return product === undefined
        ? null
        : { __typename: 'InventoryItem', variants: connectionOf(() => variants) };
    },
    shop: () => ({
      __typename: 'Shop',
      name: data.name,
      email: data.email,
      myshopifyDomain: data.host,
      currencyCode: data.currency,
      ianaTimezone: data.timeZone,
      taxesIncluded: data.taxesIncluded ?? false,
      primaryDomain: { __typename: 'Domain', host: data.domain },
      billingAddress: { __typename: 'ShopAddress', countryCodeV2: 'GB' },
    }),
  };
}
