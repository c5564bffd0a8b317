import { fitsALine } from '@consignment/domain/commission/commission';
import { paidStatuses } from '@consignment/domain/commission/commission-rules';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { isNameOfTip } from '../../imports/port/line-names.ts';
import { plainName, plainNames } from '@consignment/domain/text/plain-name';
import { collectionNames, moneyCell } from '../../imports/port/cells.ts';
import type {
  RowProblem,
  PlatformLine,
  PlatformOrder,
  PlatformProduct,
  PlatformVariant,
  Parsed,
  LineReturn,
} from '../../imports/port/records.ts';
import { customerOf } from './customer.ts';
import {
  numberOf,
  type CollectionNode,
  type LineNode,
  type Money,
  type OrderNode,
  type ProductNode,
  type RefundNode,
  type VariantNode,
} from './wire.ts';

/*
 * Converts Shopify's answers to the records that are written. An invalid value becomes a problem with a message,
 * never a guess.
 */

class Untakeable extends Error {}

/**
 * An order with its lines and refunds. Amounts are in the shop's currency. Units missing by `currentQuantity` without
 * a refund (removed from the order before payment) count as returned.
 */
export function orderOf(
  node: OrderNode,
  lines: readonly LineNode[],
  refunds: readonly RefundNode[],
  currency: CurrencyCode,
): Parsed<PlatformOrder> {
  return taken('orders', `Order ${node.name} was not taken over.`, node.name, () => {
    const minor = (money: Money | null, what: string) =>
      money === null ? 0 : minorOf(money.shopMoney.amount, what, currency);
    const items = lines.map((line) => lineOf(line, refunds, currency));
    const rounding = signed(node.totalCashRoundingAdjustment.paymentSet, 'cash rounding', currency);
    const outstanding = signed(node.totalOutstandingSet, 'outstanding balance', currency);
    const inLines = items
      .filter(({ exact }) => exact?.kind === 'tip')
      .reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    return {
      platformId: numberOf(node.id),
      name: node.name,
      processedAt: node.processedAt,
      cancelledAt: node.cancelledAt,
      paidAt: paidAtOf(node),
      fulfilledAt: fulfilledAtOf(node),
      financialStatus: node.displayFinancialStatus?.toLowerCase() ?? null,
      fulfillmentStatus: fulfillmentOf(node.displayFulfillmentStatus),
      currency,
      subtotal: minor(node.subtotalPriceSet, 'subtotal'),
      shipping: minor(node.totalShippingPriceSet, 'shipping'),
      taxes: minor(node.totalTaxSet, 'tax'),
      total: minor(node.totalPriceSet, 'total'),
      // Each line holds its complete discount.
      discountAmount: 0,
      refundedAmount: minor(node.totalRefundedSet, 'refund'),
      tags: plainNames(node.tags.join(',')),
      note: node.note ?? '',
      location: node.retailLocation?.name ?? '',
      customer: customerOf(node),
      // A tip may be a line too.
      charges:
        minor(node.originalTotalDutiesSet, 'duties') +
        Math.max(minor(node.totalTipReceivedSet, 'tip') - inLines, 0),
      rounding,
      // The rounding of a payment in cash is not owed.
      outstanding: outstanding > 0 && outstanding <= Math.abs(rounding) ? 0 : outstanding,
      lines: items,
      exact: {
        updatedAt: node.updatedAt,
        taxesIncluded: node.taxesIncluded,
        dispute: disputeOf(node),
        returns: returnsOf(node, lines, refunds, currency),
      },
    };
  });
}

function signed({ shopMoney: { amount } }: Money, what: string, currency: CurrencyCode): number {
  const size = minorOf(amount.replace(/^-/, ''), what, currency);
  return amount.startsWith('-') ? -size : size;
}

/** When the last of its payments was taken. An order that had nothing to pay was paid at once. */
function paidAtOf({ displayFinancialStatus: status, transactions, processedAt }: OrderNode): string | null {
  if (!paidStatuses.includes(status?.toLowerCase() ?? '')) return null;
  const taken = transactions.filter(
    (one) => one.status === 'SUCCESS' && (one.kind === 'SALE' || one.kind === 'CAPTURE'),
  );
  return latest(taken.map((one) => one.processedAt)) ?? processedAt;
}

/** The open one of its disputes; one that was won, lost or given up says nothing of what is to be paid. */
function disputeOf({ disputes }: OrderNode): 'needs_response' | 'under_review' | null {
  const statuses = new Set(disputes.map(({ status }) => status));
  if (statuses.has('NEEDS_RESPONSE')) return 'needs_response';
  return statuses.has('UNDER_REVIEW') ? 'under_review' : null;
}

/** When the last of its parcels was. An order that had nothing to deliver was fulfilled at once. */
function fulfilledAtOf({
  displayFulfillmentStatus: status,
  fulfillments,
  processedAt,
}: OrderNode): string | null {
  if (status !== 'FULFILLED') return null;
  const made = fulfillments.filter((one) => one.status === 'SUCCESS');
  return latest(made.map(({ createdAt }) => createdAt)) ?? processedAt;
}

function latest(instants: readonly (string | null)[]): string | null {
  const known = instants.filter((instant) => instant !== null);
  return known.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? null;
}

function lineOf(node: LineNode, refunds: readonly RefundNode[], currency: CurrencyCode): PlatformLine {
  const sku = node.sku ?? '';
  const what = `of '${node.name}'`;
  const price = minorOf(node.originalUnitPriceSet.shopMoney.amount, `price ${what}`, currency);
  const fits = fitsALine({ price, quantity: node.quantity, cost: null, compareAt: null });
  if (!fits.quantity) throw new Untakeable(`The quantity ${what} is more than 1,000,000.`);
  if (!fits.price) throw new Untakeable(`Price times quantity ${what} is too large.`);
  const sum = (amounts: readonly Money[], name: string) =>
    amounts.reduce((all, { shopMoney }) => all + minorOf(shopMoney.amount, `${name} ${what}`, currency), 0);
  const discount = sum(
    node.discountAllocations.map(({ allocatedAmountSet }) => allocatedAmountSet),
    'discount',
  );
  return {
    platformId: numberOf(node.id),
    name: node.name,
    sku,
    vendor: plainName(node.vendor ?? ''),
    price,
    quantity: node.quantity,
    discount: Math.min(discount, price * node.quantity),
    compareAtPrice: null,
    isTaxable: node.taxable,
    requiresShipping: node.requiresShipping,
    fulfillmentStatus: fulfilledOf(node),
    exact: {
      title: node.title,
      kind: kindOf(node),
      tax: sum(
        node.taxLines.map(({ priceSet }) => priceSet),
        'tax',
      ),
      variantId: node.variant === null ? null : numberOf(node.variant.id),
      afterEdits: Math.min(node.quantity, node.currentQuantity + paidBack(node, refunds)),
      current: node.currentQuantity,
    },
  };
}

/** The units of a line for which money came back: Shopify lists those that an edit removed as a refund of nothing. */
function paidBack({ id }: LineNode, refunds: readonly RefundNode[]): number {
  return refunds
    .filter(({ totalRefundedSet }) => Number(totalRefundedSet.shopMoney.amount) > 0)
    .flatMap(({ lines }) => lines)
    .reduce((sum, { lineItem, quantity }) => sum + (lineItem.id === id ? quantity : 0), 0);
}

// A tip is a line without a product that Shopify names so.
function kindOf({
  isGiftCard,
  product,
  sku,
  name,
  requiresShipping,
}: LineNode): 'product' | 'gift_card' | 'tip' {
  if (isGiftCard) return 'gift_card';
  const isTip = product === null && (sku ?? '') === '' && !requiresShipping && isNameOfTip(name);
  return isTip ? 'tip' : 'product';
}

function fulfilledOf({ quantity, unfulfilledQuantity }: LineNode): string {
  if (unfulfilledQuantity === 0) return 'fulfilled';
  return unfulfilledQuantity < quantity ? 'partial' : 'pending';
}

/** In the spelling of the exports. */
function fulfillmentOf(status: string): string {
  return status === 'PARTIALLY_FULFILLED' ? 'partial' : status.toLowerCase();
}

function returnsOf(
  order: OrderNode,
  lines: readonly LineNode[],
  refunds: readonly RefundNode[],
  currency: CurrencyCode,
): LineReturn[] {
  const returns: LineReturn[] = [];
  const left = new Map(lines.map((line) => [line.id, line]));
  const refunded = new Map<string, number>();
  const unitsOf = (lineId: string, refundedAt: string, units: number) => {
    const line = left.get(lineId);
    if (line === undefined || units <= 0) return;
    refunded.set(lineId, (refunded.get(lineId) ?? 0) + units);
    returns.push({ refundedAt, lineId: numberOf(lineId), sku: line.sku ?? '', units, amount: null });
  };
  const inTime = refunds.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (const refund of inTime) {
    const refundedAt = refund.createdAt ?? order.updatedAt;
    for (const { lineItem, quantity } of refund.lines) unitsOf(lineItem.id, refundedAt, quantity);
    if (refund.lines.length > 0) continue;
    const minor = ({ shopMoney }: Money) => minorOf(shopMoney.amount, 'refund', currency);
    const beside = refund.shipping.reduce(
      (sum, { subtotalAmountSet, taxAmountSet }) => sum + minor(subtotalAmountSet) + minor(taxAmountSet),
      0,
    );
    const amount = minor(refund.totalRefundedSet) - beside;
    if (amount > 0) returns.push({ refundedAt, lineId: '', sku: '', units: 0, amount });
  }
  for (const { id, quantity, currentQuantity } of lines) {
    unitsOf(id, order.updatedAt, quantity - currentQuantity - (refunded.get(id) ?? 0));
  }
  return returns;
}

export function productOf(node: ProductNode, collections: readonly CollectionNode[]): PlatformProduct {
  return {
    handle: node.handle,
    title: node.title,
    vendor: plainName(node.vendor),
    type: plainName(node.productType),
    tags: plainNames(node.tags.join(',')),
    collections: collectionNames(collections.map(({ title }) => title)),
    isGiftCard: node.isGiftCard,
    image: node.featuredMedia?.preview?.image?.url ?? null,
    status: node.status.toLowerCase(),
    exact: { platformId: numberOf(node.id), updatedAt: node.updatedAt },
  };
}

export function variantOf(
  product: PlatformProduct,
  node: VariantNode,
  currency: CurrencyCode,
): Parsed<PlatformVariant> {
  const name = `${product.title} - ${node.title}`;
  return taken('products', `The variant '${name}' was not taken over.`, name, () => {
    const optional = (amount: string | null, what: string) =>
      amount === null ? null : minorOf(amount, what, currency);
    return {
      product,
      platformId: numberOf(node.id),
      title: node.title,
      sku: node.sku ?? '',
      barcode: node.barcode ?? '',
      price: minorOf(node.price, 'price', currency),
      compareAtPrice: optional(node.compareAtPrice, 'compare-at price'),
      cost: optional(node.inventoryItem?.unitCost?.amount ?? null, 'cost'),
      inventoryQuantity: node.inventoryQuantity,
      inventoryManagement: node.inventoryItem?.tracked === true ? 'shopify' : null,
      idInFiles: `${product.handle}/${node.title.split(' / ').join('/')}`,
    };
  });
}

function minorOf(amount: string, what: string, currency: CurrencyCode): number {
  const cell = moneyCell(what, amount, currency);
  if (cell.is === 'bad') throw new Untakeable(cell.why);
  return cell.value;
}

function taken<T>(file: RowProblem['file'], fate: string, name: string, read: () => T): Parsed<T> {
  try {
    return { is: 'read', value: read() };
  } catch (error) {
    if (!(error instanceof Untakeable)) throw error;
    return { is: 'problem', problem: { file, row: 0, reason: `${error.message} ${fate}`, excerpt: name } };
  }
}
