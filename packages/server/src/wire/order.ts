import { moneyToWire } from '@consignment/domain/money';
import type { components } from '@consignment/client/generated/api';
import type { OrderRow } from '../queries/orders.ts';

export function orderToWire(row: OrderRow): components['schemas']['Order'] {
  return {
    id: row.id,
    order_id: row.platform_id,
    name: row.name,
    processed_at: row.processed_at.toISOString(),
    customer_name: row.customer_name,
    customer_company: row.customer_company,
    financial_status: row.financial_status,
    fulfillment_status: row.fulfillment_status,
    total_price: moneyToWire(row.total_price, row.currency),
  };
}
