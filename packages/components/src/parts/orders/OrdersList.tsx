import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { ListQuery } from '@consignment/domain/text/list-query';
import {
  financialFilters,
  financialFilterText,
  fulfillmentFilters,
  fulfillmentFilterText,
  type FinancialFilter,
  type FulfillmentFilter,
} from '@consignment/domain/orders/order-status';
import { useMemo } from 'react';
import type { DataColumn } from '../../primitives/tables/data-table.ts';
import { FilterSelect } from '../../primitives/filters/FilterSelect.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { DateTimeText } from '../lists/DateTimeText.tsx';
import { DaysFilter } from '../lists/DaysFilter.tsx';
import { FileButton } from '../lists/FileButton.tsx';
import { FulfillmentBadge } from './FulfillmentBadge.tsx';
import type { ListControls, ListState } from '../lists/list.ts';
import { ListTotal, type Sum } from '../lists/ListTotal.tsx';
import { ListView } from '../lists/ListView.tsx';
import { MoneyText } from '../money/MoneyText.tsx';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';

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

/** Days as 'YYYY-MM-DD' in the shop's zone, both included; empty for no limit. */
export type OrdersQuery = ListQuery & {
  from: string;
  to: string;
  payment: FinancialFilter | 'all';
  fulfillment: FulfillmentFilter | 'all';
};

type Props = {
  orders: ListState<ListedOrder>;
  /** Of all that the list was narrowed to, one for each currency. */
  totals: readonly Sum[];
  controls: ListControls<OrdersQuery>;
  currency: CurrencyCode;
  /** IANA zone of the shop. */
  timeZone: string;
  /** The switch `showOrderCompanyColumn`: companies in place of customers. */
  showsCompany: boolean;
  hrefOfOrder: (orderId: number) => string;
  /** Saves the list as it is narrowed and sorted as a file, all pages of it. */
  onExport: (() => Promise<Outcome>) | null;
};

/** The orders of the shop (spec operations §2). A vendor's earnings from them are the commissions tab of a vendor. */
export function OrdersList({ orders, totals, controls, currency, timeZone, showsCompany, ...props }: Props) {
  const columns = useMemo(
    () => columnsOf({ currency, timeZone, showsCompany }),
    [currency, timeZone, showsCompany],
  );
  const { from, to, payment, fulfillment } = controls.query;
  const { onQuery } = controls;
  return (
    <ListView
      label="Orders"
      searchLabel="Search orders"
      list={orders}
      controls={controls}
      columns={columns}
      rowId={(order) => String(order.id)}
      rowHref={(order) => props.hrefOfOrder(order.id)}
      isFiltered={from !== '' || to !== '' || payment !== 'all' || fulfillment !== 'all'}
      empty={{
        title: 'There are no orders yet.',
        detail: 'They appear here once the shop has imported them.',
      }}
      filters={
        <>
          <FilterSelect
            label="Payment"
            options={payments}
            value={payment}
            onSelect={(chosen) =>
              onQuery({ payment: payments.find(({ value }) => value === chosen)?.value ?? 'all' })
            }
          />
          <FilterSelect
            label="Fulfillment"
            options={fulfillments}
            value={fulfillment}
            onSelect={(chosen) =>
              onQuery({ fulfillment: fulfillments.find(({ value }) => value === chosen)?.value ?? 'all' })
            }
          />
          <DaysFilter label="Date" controls={controls} timeZone={timeZone} />
        </>
      }
      actions={<FileButton label="Export" busyLabel="Exporting…" onFetch={props.onExport} />}
      notice={<ListTotal sums={totals} />}
    />
  );
}

const payments: readonly { value: OrdersQuery['payment']; label: string }[] = [
  { value: 'all', label: 'All' },
  ...financialFilters.map((value) => ({ value, label: financialFilterText(value) })),
];

const fulfillments: readonly { value: OrdersQuery['fulfillment']; label: string }[] = [
  { value: 'all', label: 'All' },
  ...fulfillmentFilters.map((value) => ({ value, label: fulfillmentFilterText(value) })),
];

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
    {
      id: 'name',
      header: 'Order',
      cell: (order) => order.name,
      sortKey: 'name',
      isRowHeader: true,
      pin: 'start',
    },
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
      pin: 'end',
    },
  ];
}
