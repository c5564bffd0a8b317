import { moneyToWire } from '@consignment/domain/money/money';
import { percentToWire } from '@consignment/domain/money/rate';
import type { components } from '@consignment/client/generated/api';
import type { LineRow } from '../queries/orders/line-items.ts';
import { traceOf } from '../pricing/trace.ts';
import type { Visible } from '../common/visibility.ts';
import { visibleTrace } from './trace.ts';

type Schemas = components['schemas'];

/** A line reduced to what `visible` allows; `currency` is the shop's. */
export function lineToWire(row: LineRow, currency: string, visible: Visible): Schemas['LineItem'] {
  const money = (minor: number) => moneyToWire(minor, currency);
  return {
    id: row.id,
    order: orderOf(row, visible),
    variant: variantOf(row, currency, visible),
    title: row.title,
    name: row.name,
    sku: row.sku,
    image: row.image,
    ...(visible.sellPrice ? { price: money(row.price) } : {}),
    quantity: row.quantity,
    returned_quantity: row.returned_quantity,
    ...(visible.discount ? { allocated_discount: money(row.allocated_discount) } : {}),
    ...(visible.commissions ? commissionOf(row, currency) : {}),
    commission_type: commissionType(row),
    // Together with the tax rate it would reveal the price.
    ...(visible.sellPrice ? { total_tax: money(row.total_tax) } : {}),
    vendor_paid: row.payout_id !== null,
    fulfillment_status: row.fulfillment_status,
    // An override is a part of its line, so the line's id is its id.
    override_commission_line_item: isOverridden(row) ? [{ id: row.id }] : [],
    override_vendor: row.override_vendor_id,
    vendor: row.vendor_id,
    commission_state: row.commission_state,
    commission_reason: row.commission_reason,
    commission_trace: traceToWire(row, visible),
    payout: row.payout_id,
    question: row.question,
    ...(row.order_id === null && visible.orderDate ? { processed_at: row.processed_at.toISOString() } : {}),
  };
}

function orderOf(row: LineRow, visible: Visible): Schemas['LineItem']['order'] {
  if (row.order_id === null) return null;
  const processedAt = (row.order_processed_at ?? row.processed_at).toISOString();
  return {
    id: row.order_id,
    ...(visible.orderName ? { name: row.order_name ?? '' } : {}),
    ...(visible.orderDate ? { processed_at: processedAt } : {}),
    ...(visible.customer
      ? { customer_name: row.customer_name ?? '', customer_company: row.customer_company ?? '' }
      : {}),
    location: row.location_name === '' ? null : { name: row.location_name },
  };
}

function variantOf(row: LineRow, currency: string, visible: Visible): Schemas['LineItem']['variant'] {
  if (row.variant_id === null) return null;
  const money = (minor: number | null) => (minor === null ? null : moneyToWire(minor, currency));
  return {
    title: row.variant_title ?? '',
    image: row.product_image === null ? null : { src: row.product_image },
    // Cost and compare-at price at the time of the sale, from which the commission was calculated.
    ...(visible.cost ? { cost_per_item: money(row.cost_per_item) } : {}),
    ...(visible.sellPrice ? { compare_at_price: money(row.compare_at_price) } : {}),
    barcode: row.variant_barcode ?? '',
    product: { title: row.product_title ?? row.title, tags: row.product_tags ?? '' },
  };
}

function commissionOf(row: LineRow, currency: string) {
  const ppm = row.commission_rate_ppm;
  return {
    commission_amount: moneyToWire(row.commission_amount, currency),
    commission_rate: ppm === null ? null : percentToWire(ppm),
  };
}

function traceToWire(row: LineRow, visible: Visible): Schemas['CommissionTrace'] {
  const trace = visibleTrace(traceOf(row), visible);
  return trace === null ? null : { ...trace, beaten: [...trace.beaten] };
}

function isOverridden(row: LineRow): boolean {
  return row.override_amount !== null || row.override_ppm !== null;
}

export function commissionType(row: LineRow): Schemas['CommissionType'] {
  if (row.kind === 'custom' || row.kind === 'reversal') return row.kind;
  return isOverridden(row) ? 'override' : 'default';
}
