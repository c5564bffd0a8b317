import type { components } from '@consignment/client/generated/api';
import { moneyToWire } from '@consignment/domain/money/money';
import { leftOf } from '@consignment/domain/orders/refund-match';
import { refundableNow } from '../imports/match/unnamed-refund.ts';
import type { StoredLine } from '../queries/imports/stored-lines.ts';
import type { LineRow } from '../queries/orders/line-items.ts';
import type { OrderRow } from '../queries/orders/orders.ts';

/** Refunds of an order that name no lines; `stored` are its lines where some of it is to be assigned. */
export function unnamedRefundToWire(
  order: OrderRow,
  stored: readonly StoredLine[],
  rows: readonly LineRow[],
  taxesIncluded: boolean,
): components['schemas']['UnnamedRefund'] {
  const money = (minor: number) => moneyToWire(minor, order.currency);
  const lines = refundableNow({ taxesIncluded }, stored);
  return {
    to_assign: money(order.refund_to_assign),
    assigned: money(order.refund_assigned),
    found: order.refund_found,
    lines: lines
      .filter((line) => leftOf(line).net > 0)
      .map((line) => ({
        line_item: line.id,
        name: line.name,
        vendor: line.payee,
        quantity: line.quantity,
        net: money(line.net),
        units: line.units,
        amount: money(line.amount),
        commission: money(rows.find(({ id }) => id === line.id)?.commission_full ?? 0),
      })),
  };
}
