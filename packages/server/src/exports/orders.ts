import { moneyToWire } from '@consignment/domain/money/money';
import { financialStatusLabel, fulfillmentStatusLabel } from '@consignment/domain/orders/order-status';
import { ordersAsked } from '../actions/list-asks.ts';
import type { Query } from '../actions/operation.ts';
import { batchOfOrders } from '../queries/orders/orders.ts';
import { shopOf } from '../queries/shops/shops.ts';
import { cellTime } from './cell-time.ts';
import { csvFile } from './csv.ts';
import { defineExport, inBatches } from './export.ts';

/** The list of orders in the columns of its screen, with both customer and company. */
export const ordersExport = defineExport<Query<'listOrders'>>('orders', async ({ query, session, read }) => {
  const { time_zone } = await read((tx) => shopOf(tx, session.shopId));
  const ask = ordersAsked(query, time_zone);
  const batches = inBatches(read, (tx, batch) => batchOfOrders(tx, session.shopId, { ...ask, ...batch }));
  return csvFile(
    'orders.csv',
    [
      { header: 'Order', text: (row) => row.name },
      { header: 'Date', text: (row) => cellTime(row.processed_at, time_zone) },
      { header: 'Customer', text: (row) => row.customer_name },
      { header: 'Company', text: (row) => row.customer_company },
      { header: 'Payment', text: (row) => financialStatusLabel(row.financial_status).label },
      { header: 'Fulfillment', text: (row) => fulfillmentStatusLabel(row.fulfillment_status).label },
      { header: 'Total', number: (row) => moneyToWire(row.total_price, row.currency) },
      { header: 'Currency', text: (row) => row.currency },
    ],
    batches,
  );
});
