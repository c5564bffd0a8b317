import { returnedFraction, returnedPart } from '@consignment/domain/orders/refund';
import type { RefundedOrder } from '../../queries/imports/returns.ts';
import type { StoredLine } from '../../queries/imports/stored-lines.ts';
import type { WrittenLines } from './line-gaps.ts';
import type { linePrices } from './line-prices.ts';
import type { OrderStake } from './refund-findings.ts';
import { discountOnShipping, saysTaxIncluded } from './order-rows.ts';
import { partsOfRefunds } from './refund-parts.ts';

/**
 * The effect of refunds without lines on the vendors of an order that is not written: `explained` minor units of them are known.
 * Vendors that the import would create have ids below 0.
 */
export function forecastRefunds(
  { order, rows }: Pick<WrittenLines, 'order' | 'rows'>,
  of: {
    readonly pricesIncludeTax: boolean;
    readonly explained: number;
    readonly priceOf: Awaited<ReturnType<typeof linePrices>>;
    readonly nameOf: (vendorId: number) => string;
    readonly now: Date;
  },
): OrderStake[] {
  if (of.explained > 0 && of.explained >= order.refundedAmount) return [];
  const taxesIncluded = saysTaxIncluded(order) ?? of.pricesIncludeTax;
  const lines = rows.map((line, id): StoredLine => ({
    id,
    orderId: 0,
    orderPlatformId: order.platformId,
    platformId: line.platform_id,
    sku: line.sku,
    name: line.name,
    price: line.price,
    quantity: line.quantity,
    discount: line.allocated_discount,
    net: line.price * line.quantity - line.allocated_discount,
    soldBy: line.sold_by,
    returned: 0,
    refunded: 0,
    isSettled: false,
    payee: line.kind === 'product' ? line.tracked_vendor_id : null,
    tax: line.total_tax,
    fulfillment: line.fulfillment_status,
  }));
  const refunded: RefundedOrder = {
    id: 0,
    name: order.name,
    refundedAmount: order.refundedAmount - of.explained,
    financialStatus: order.financialStatus,
    besideLines: order.taxes + order.shipping,
    isOff: order.cancelledAt !== null || order.financialStatus === 'voided',
    shipping: order.shipping,
    shippingDiscount: discountOnShipping(order),
    tax: order.taxes,
    taxesIncluded,
    total: order.total,
  };
  const { parts, unnamed } = partsOfRefunds(refunded, lines, [], new Set(), of.now);
  if (unnamed.toAssign === 0 && unnamed.found === null) return [];
  const stakes = new Map<number, OrderStake>();
  for (const [at, line] of lines.entries()) {
    const { payee } = line;
    const written = rows[at];
    if (payee === null || written === undefined) continue;
    const { amount: commission } = of.priceOf({ order, row: written, vendorId: payee });
    const own = parts.filter((part) => part.line_item_id === line.id);
    const back = returnedFraction({
      ...line,
      units: own.reduce((sum, { units }) => sum + units, 0),
      amount: own.reduce((sum, { amount }) => sum + amount, 0),
    });
    const before = stakes.get(payee);
    stakes.set(payee, {
      vendor: of.nameOf(payee),
      toAssign: unnamed.toAssign,
      found: unnamed.found?.how ?? '',
      waiting: (before?.waiting ?? 0) + commission,
      takenBack: (before?.takenBack ?? 0) + returnedPart(commission, back),
    });
  }
  return [...stakes.values()];
}
