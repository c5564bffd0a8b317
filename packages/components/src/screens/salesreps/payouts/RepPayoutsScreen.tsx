import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import { DaysFilter } from '../../../parts/lists/DaysFilter.tsx';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { ListTotal } from '../../../parts/lists/ListTotal.tsx';
import { ListView } from '../../../parts/lists/ListView.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { dateColumn, invoiceColumn, noteColumn } from '../../../parts/payouts/payout-columns.tsx';
import type { PayoutDaysQuery } from '../../../parts/payouts/PayoutStatusFilter.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { Page } from '../../../primitives/layout/Page.tsx';

const texts = defineTexts('RepPayoutsScreen', {
  title: 'Payouts',
  search: 'Search payouts',
  date: 'Date',
  empty: 'There are no payouts yet.',
  emptyDetail: 'Pay a sales rep on the dashboard, and the payout will appear here.',
  amount: 'Amount',
  salesRep: 'Sales Rep',
});

/** A decimal `amount`, an ISO 8601 `created_date`. */
export type ListedRepPayout = {
  id: number;
  invoice_number: number;
  amount: string;
  sales_rep_name: string;
  note: string;
  created_date: string;
};

type Props = {
  payouts: ListState<ListedRepPayout>;
  /** Of all that the list was narrowed to, a decimal; null while it is not known. */
  total: string | null;
  controls: ListControls<PayoutDaysQuery>;
  /** Of the shop. */
  currency: CurrencyCode;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfPayout: (payoutId: number) => string;
};

/** Everything that was paid to sales reps (spec foundations §2). */
export function RepPayoutsScreen({ payouts, total, controls, currency, timeZone, hrefOfPayout }: Props) {
  const { from, to } = controls.query;
  const columns = useMemo(() => columnsOf(currency, timeZone), [currency, timeZone]);
  return (
    <Page title={texts.title}>
      <ListView
        label={texts.title}
        searchLabel={texts.search}
        list={payouts}
        controls={controls}
        columns={columns}
        rowId={(payout) => String(payout.id)}
        rowHref={(payout) => hrefOfPayout(payout.id)}
        isFiltered={from !== '' || to !== ''}
        filters={<DaysFilter label={texts.date} controls={controls} timeZone={timeZone} />}
        notice={<ListTotal sums={total === null ? [] : [{ amount: total, currency }]} />}
        empty={{
          title: texts.empty,
          detail: texts.emptyDetail,
        }}
      />
    </Page>
  );
}

function columnsOf(currency: CurrencyCode, timeZone: string): DataColumn<ListedRepPayout>[] {
  return [
    invoiceColumn,
    {
      id: 'amount',
      header: texts.amount,
      cell: (payout) => <MoneyText amount={payout.amount} currency={currency} />,
      sortKey: 'amount',
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'rep',
      header: texts.salesRep,
      cell: (payout) => payout.sales_rep_name,
      sortKey: 'sales_rep_name',
    },
    noteColumn,
    dateColumn(timeZone),
  ];
}
