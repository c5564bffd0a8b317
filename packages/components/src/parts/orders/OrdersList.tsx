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
import { defineTexts } from '@consignment/domain/text/texts';
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

const texts = defineTexts('OrdersList', {
  orders: 'Orders',
  searchOrders: 'Search orders',
  emptyTitle: 'There are no orders yet.',
  emptyDetail: 'Orders will appear here once the shop has imported them.',
  payment: 'Payment',
  fulfillment: 'Fulfillment',
  date: 'Date',
  export: 'Export',
  exporting: 'Exporting…',
  company: 'Company',
  customer: 'Customer',
  order: 'Order',
  total: 'Total',
  all: 'All',
});

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
      label={texts.orders}
      searchLabel={texts.searchOrders}
      list={orders}
      controls={controls}
      columns={columns}
      rowId={(order) => String(order.id)}
      rowHref={(order) => props.hrefOfOrder(order.id)}
      isFiltered={from !== '' || to !== '' || payment !== 'all' || fulfillment !== 'all'}
      empty={{
        title: texts.emptyTitle,
        detail: texts.emptyDetail,
      }}
      filters={
        <>
          <FilterSelect
            label={texts.payment}
            options={[
              { value: 'all', label: texts.all },
              ...financialFilters.map((value) => ({ value, label: financialFilterText(value) })),
            ]}
            value={payment}
            onSelect={(chosen) =>
              onQuery({ payment: financialFilters.find((value) => value === chosen) ?? 'all' })
            }
          />
          <FilterSelect
            label={texts.fulfillment}
            options={[
              { value: 'all', label: texts.all },
              ...fulfillmentFilters.map((value) => ({ value, label: fulfillmentFilterText(value) })),
            ]}
            value={fulfillment}
            onSelect={(chosen) =>
              onQuery({ fulfillment: fulfillmentFilters.find((value) => value === chosen) ?? 'all' })
            }
          />
          <DaysFilter label={texts.date} controls={controls} timeZone={timeZone} />
        </>
      }
      actions={<FileButton label={texts.export} busyLabel={texts.exporting} onFetch={props.onExport} />}
      notice={<ListTotal sums={totals} />}
    />
  );
}

function columnsOf({
  currency,
  timeZone,
  showsCompany,
}: Pick<Props, 'currency' | 'timeZone' | 'showsCompany'>): DataColumn<ListedOrder>[] {
  const customer: DataColumn<ListedOrder> = showsCompany
    ? {
        id: 'company',
        header: texts.company,
        cell: (order) => order.customer_company || 'N/A',
        width: 'wide',
      }
    : {
        id: 'customer',
        header: texts.customer,
        cell: (order) => order.customer_name || 'N/A',
        sortKey: 'customer_name',
        width: 'wide',
      };
  return [
    {
      id: 'name',
      header: texts.order,
      cell: (order) => order.name,
      sortKey: 'name',
      isRowHeader: true,
      pin: 'start',
    },
    {
      id: 'date',
      header: texts.date,
      cell: (order) => <DateTimeText instant={order.processed_at} timeZone={timeZone} />,
      sortKey: 'processed_at',
      width: 'narrow',
    },
    customer,
    {
      id: 'payment',
      header: texts.payment,
      cell: (order) => <OrderStatusBadge status={order.financial_status} />,
    },
    {
      id: 'fulfillment',
      header: texts.fulfillment,
      cell: (order) => <FulfillmentBadge status={order.fulfillment_status} />,
    },
    {
      id: 'total',
      header: texts.total,
      cell: (order) => <MoneyText amount={order.total_price} currency={currency} />,
      sortKey: 'total_price',
      align: 'end',
      pin: 'end',
    },
  ];
}
