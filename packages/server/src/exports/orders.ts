import { moneyToWire } from '@consignment/domain/money/money';
import { financialStatusLabel, fulfillmentStatusLabel } from '@consignment/domain/orders/order-status';
import { defineTexts } from '@consignment/domain/text/texts';
import { ordersAsked } from '../actions/list-asks.ts';
import type { Query } from '../actions/operation.ts';
import { batchOfOrders } from '../queries/orders/orders.ts';
import { shopOf } from '../queries/shops/shops.ts';
import { cellTime } from './cell-time.ts';
import { csvFile } from './csv.ts';
import { defineExport, inBatches } from './export.ts';

const texts = defineTexts('ExportedOrders', {
  order: 'Order',
  date: 'Date',
  customer: 'Customer',
  company: 'Company',
  payment: 'Payment',
  fulfillment: 'Fulfillment',
  total: 'Total',
  currency: 'Currency',
});

/** The list of orders in the columns of its screen, with both customer and company. */
export const ordersExport = defineExport<Query<'listOrders'>>('orders', async ({ query, session, read }) => {
  const { time_zone } = await read((tx) => shopOf(tx, session.shopId));
  const ask = ordersAsked(query, time_zone);
  const batches = inBatches(read, (tx, batch) => batchOfOrders(tx, session.shopId, { ...ask, ...batch }));
  return csvFile(
    'orders.csv',
    [
      { header: texts.order, text: (row) => row.name },
      { header: texts.date, text: (row) => cellTime(row.processed_at, time_zone) },
      { header: texts.customer, text: (row) => row.customer_name },
      { header: texts.company, text: (row) => row.customer_company },
      { header: texts.payment, text: (row) => financialStatusLabel(row.financial_status).label },
      { header: texts.fulfillment, text: (row) => fulfillmentStatusLabel(row.fulfillment_status).label },
      { header: texts.total, number: (row) => moneyToWire(row.total_price, row.currency) },
      { header: texts.currency, text: (row) => row.currency },
    ],
    batches,
  );
});
