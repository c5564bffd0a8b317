import type { ReturnDifference } from './queries/compared-returns.ts';
import type { DifferenceFound } from './queries/differences.ts';
import { count, words } from './facts.ts';

/** Units of a SKU that came back by a list of refunds, against those that the books have. */
export function returnFinding(found: ReturnDifference): DifferenceFound {
  const { here, there, price } = found;
  return {
    kind: there > here ? 'refund_missing_here' : 'refund_missing_there',
    subject: `return:${JSON.stringify([found.platformId, found.sku])}`,
    title: `${found.orderName} · ${found.title}`,
    facts: [words('sku', found.sku, found.sku), count('units_returned', here, there)],
    amount: Math.abs(there - here) * price,
    orderId: found.orderId,
    orderName: found.orderName,
    orderPlatformId: found.platformId,
    lineItemId: found.lineItemId,
    vendorId: found.vendorId,
    productId: found.productId,
  };
}
