import type { CurrencyCode } from '@consignment/domain/currency';
import { useMemo } from 'react';
import { DateTimeText } from '../../../parts/DateTimeText.tsx';
import { FulfillmentBadge } from '../../../parts/FulfillmentBadge.tsx';
import type { ListControls, ListState } from '../../../parts/list.ts';
import { ListView } from '../../../parts/ListView.tsx';
import { MoneyText } from '../../../parts/MoneyText.tsx';
import { OrderStatusBadge } from '../../../parts/OrderStatusBadge.tsx';
import type { DataColumn } from '../../../primitives/data-table.ts';
import { Page } from '../../../primitives/Page.tsx';

/** A decimal `total_price`, an ISO 8601 `processed_at`; statuses as the platform names them. */
export type ListedOrder = {
  id: number;
  name: string;
  processed_at: string;
  customer_name: string;
  customer_company: string;
  financial_status: string | null;
  fulfillment_status: string | null;
  total_price: string;
};

type Props = {
  orders: ListState<ListedOrder>;
  controls: ListControls;
  currency: CurrencyCode;
  /** IANA zone of the shop. */
  timeZone: string;
  /** The switch `showOrderCompanyColumn`: companies in place of customers. */
  showsCompany: boolean;
};

/** The orders of the shop (spec operations §2). */
export function OrdersScreen({ orders, controls, currency, timeZone, showsCompany }: Props) {
  const columns = useMemo(
    () => columnsOf({ currency, timeZone, showsCompany }),
    [currency, timeZone, showsCompany],
  );
  return (
    <Page title="Orders">
      <ListView
        label="Orders"
        searchLabel="Search orders"
        list={orders}
        controls={controls}
        columns={columns}
        rowId={(order) => String(order.id)}
        empty={{
          title: 'There are no orders yet.',
          detail: 'They appear here once the shop has imported them.',
        }}
      />
    </Page>
  );
}

function columnsOf({
  currency,
  timeZone,
  showsCompany,
}: Pick<Props, 'currency' | 'timeZone' | 'showsCompany'>): DataColumn<ListedOrder>[] {
  const customer: DataColumn<ListedOrder> = showsCompany
    ? { id: 'company', header: 'Company', cell: (order) => order.customer_company || 'N/A', width: 'wide' }
    : {
        id: 'customer',
        header: 'Customer',
        cell: (order) => order.customer_name || 'N/A',
        sortKey: 'customer_name',
        width: 'wide',
      };
  return [
    { id: 'name', header: 'Order', cell: (order) => order.name, sortKey: 'name', isRowHeader: true },
    {
      id: 'date',
      header: 'Date',
      cell: (order) => <DateTimeText instant={order.processed_at} timeZone={timeZone} />,
      sortKey: 'processed_at',
      width: 'narrow',
    },
    customer,
    {
      id: 'payment',
      header: 'Payment',
      cell: (order) => <OrderStatusBadge status={order.financial_status} />,
    },
    {
      id: 'fulfillment',
      header: 'Fulfillment',
      cell: (order) => <FulfillmentBadge status={order.fulfillment_status} />,
    },
    {
      id: 'total',
      header: 'Total',
      cell: (order) => <MoneyText amount={order.total_price} currency={currency} />,
      sortKey: 'total_price',
      align: 'end',
    },
  ];
}
