import type { components } from '@consignment/client/generated/api';
import { defineTexts } from '@consignment/domain/text/texts';
import type { LineRow } from '../queries/orders/line-items.ts';
import type { Visible } from '../common/visibility.ts';
import { lineToWire } from '../wire/line-item.ts';
import { cellTime } from './cell-time.ts';
import type { Column } from './csv.ts';

const texts = defineTexts('LineColumns', { refund: 'Refund: {title}' });

/** A line in a file, in its wire format, so that a file never reveals more than the call. */
export type FiledLine = {
  readonly line: components['schemas']['LineItem'];
  readonly vendorName: string;
  readonly processedAt: Date;
};

export function filedLine(
  row: Omit<LineRow, 'question'> & { vendor_name?: string | null },
  currency: string,
  visible: Visible,
): FiledLine {
  return {
    line: lineToWire({ ...row, question: null }, currency, visible),
    vendorName: row.vendor_name ?? '',
    processedAt: row.order_processed_at ?? row.processed_at,
  };
}

/** The name of a line among those of a payout, in PDF and CSV alike. */
export function titleInPayout({ title, isRefund }: { title: string; isRefund: boolean }): string {
  return isRefund ? texts.refund({ title }) : title;
}

/** By the keys of the portal's own column lists (spec accounts §2.4), where they have one. */
export type LineColumnKey =
  | 'date'
  | 'order_number'
  | 'customer'
  | 'company'
  | 'location'
  | 'vendor'
  | 'product'
  | 'variant'
  | 'sku'
  | 'barcode'
  | 'quantity'
  | 'price'
  | 'discount'
  | 'tax'
  | 'item_cost';

/**
 * The columns of a line's sale, without those that the shop hides from the session. Their headings are data: a shop that moves
 * in has its file of commissions read by them.
 */
export function saleColumns(visible: Visible, timeZone: string): [LineColumnKey, Column<FiledLine>][] {
  const columns: [LineColumnKey, Column<FiledLine>, boolean?][] = [
    [
      'date',
      { header: 'Date', text: ({ processedAt }) => cellTime(processedAt, timeZone) },
      visible.orderDate,
    ],
    ['order_number', { header: 'Order', text: ({ line }) => line.order?.name }, visible.orderName],
    ['customer', { header: 'Customer', text: ({ line }) => line.order?.customer_name }, visible.customer],
    ['company', { header: 'Company', text: ({ line }) => line.order?.customer_company }, visible.customer],
    ['location', { header: 'Location', text: ({ line }) => line.order?.location?.name }],
    ['vendor', { header: 'Vendor', text: ({ vendorName }) => vendorName }],
    ['product', { header: 'Product', text: ({ line }) => line.title }],
    ['variant', { header: 'Variant', text: ({ line }) => line.variant?.title }],
    ['sku', { header: 'SKU', text: ({ line }) => line.sku }],
    ['barcode', { header: 'Barcode', text: ({ line }) => line.variant?.barcode }],
    ['quantity', { header: 'Quantity', number: ({ line }) => line.quantity }],
    ['price', { header: 'Price', number: ({ line }) => line.price }, visible.sellPrice],
    ['discount', { header: 'Discount', number: ({ line }) => line.allocated_discount }, visible.discount],
    ['tax', { header: 'Tax', number: ({ line }) => line.total_tax }, visible.sellPrice],
    ['item_cost', { header: 'Item Cost', number: ({ line }) => line.variant?.cost_per_item }, visible.cost],
  ];
  return columns.flatMap(([key, column, isShown = true]) => (isShown ? [[key, column]] : []));
}

/** A column of lines, empty in other rows. */
export function ofSale<Row extends { readonly sale: FiledLine | null }>(
  column: Column<FiledLine>,
): Column<Row> {
  return 'number' in column
    ? { header: column.header, number: ({ sale }) => (sale === null ? null : column.number(sale)) }
    : { header: column.header, text: ({ sale }) => (sale === null ? null : column.text(sale)) };
}
