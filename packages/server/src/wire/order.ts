import { moneyToWire } from '@consignment/domain/money/money';
import type { components } from '@consignment/client/generated/api';
import { idWithoutId } from '../imports/port/ids.ts';
import type { OrderRow, OrderVendor } from '../queries/orders/orders.ts';

// An order from a file without ids has an id made of its name and date, which means nothing to the platform.
function isKeptById(row: OrderRow): boolean {
  return row.platform_id !== idWithoutId({ ...row, processedAt: row.processed_at.toISOString() });
}

type Schemas = components['schemas'];

export function orderToWire(row: OrderRow): Schemas['Order'] {
  return {
    id: row.id,
    order_id: isKeptById(row) ? row.platform_id : '',
    name: row.name,
    processed_at: row.processed_at.toISOString(),
    customer_name: row.customer_name,
    customer_company: row.customer_company,
    financial_status: row.financial_status,
    fulfillment_status: row.fulfillment_status,
    total_price: moneyToWire(row.total_price, row.currency),
  };
}

type RowOfSums = Pick<OrderRow, 'sums_off' | 'sums_state' | 'sums_accepted_at' | 'currency'>;

/** Null where an order's own sums add up, or are not known. */
export function sumsToWire(row: RowOfSums): Schemas['OrderSums'] | null {
  const { sums_off: off, sums_state: cause, sums_accepted_at: acceptedAt, currency } = row;
  if (off === null || cause === null || cause === 'adds_up') return null;
  return { difference: moneyToWire(off, currency), cause, accepted_at: acceptedAt?.toISOString() ?? null };
}

type PartsOfOrder = Pick<Schemas['OrderDetail'], 'line_items' | 'refunds' | 'refund' | 'payouts'> & {
  vendors: OrderVendor[];
};

/** An order in full; `parts` are its line items, and the vendors, refunds and payouts of these. */
export function orderDetailToWire(row: OrderRow, parts: PartsOfOrder): Schemas['OrderDetail'] {
  return {
    ...orderToWire(row),
    subtotal_price: moneyToWire(row.subtotal_price, row.currency),
    note: row.note,
    tags: row.tags,
    address1: row.address1,
    address2: row.address2,
    city: row.city,
    province: row.province,
    zip: row.zip,
    country: row.country,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    sums: sumsToWire(row),
    outstanding_balance: moneyToWire(row.outstanding_balance, row.currency),
    ...parts,
  };
}
