import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import { DaysFilter } from '../../../parts/lists/DaysFilter.tsx';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { ListTotal } from '../../../parts/lists/ListTotal.tsx';
import { ListView } from '../../../parts/lists/ListView.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { dateColumn, invoiceColumn, noteColumn } from '../../../parts/payouts/payout-columns.tsx';
import { payoutSums, type PayoutsTotal } from '../../../parts/payouts/payout-sums.ts';
import { PayoutStatusBadge } from '../../../parts/payouts/PayoutStatusBadge.tsx';
import { PayoutStatusFilter, type PayoutsQuery } from '../../../parts/payouts/PayoutStatusFilter.tsx';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';

const texts = defineTexts('PayoutsScreen', {
  payouts: 'Payouts',
  searchPayouts: 'Search payouts',
  emptyTitle: 'There are no payouts yet.',
  emptyDetail: 'Pay a vendor from the vendors list, and the payout will appear here.',
  date: 'Date',
  export: 'Export',
  exporting: 'Exporting…',
  amount: 'Amount',
  vendor: 'Vendor',
  status: 'Status',
  action: 'Action',
  printInvoice: 'Print Invoice',
  opening: 'Opening…',
});

/** A decimal `amount`, an ISO 8601 `created_date`. */
export type ListedPayout = {
  id: number;
  invoice_number: number;
  /** Of a payout that was moved in. */
  former_number?: string;
  amount: string;
  vendor: number;
  vendor_name: string;
  /** The vendor's own, where it has one. */
  vendor_currency: CurrencyCode | null;
  status: PayoutStatus;
  /** Made in PayPal's test system. */
  is_test: boolean;
  note: string;
  created_date: string;
};

type Props = {
  payouts: ListState<ListedPayout>;
  /** Of all that the list was narrowed to. */
  totals: readonly PayoutsTotal[];
  controls: ListControls<PayoutsQuery>;
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfPayout: (payoutId: number) => string;
  hrefOfVendor: (vendorId: number) => string;
  /** Saves the list as it is narrowed and sorted as a file, all pages of it. */
  onExport: (() => Promise<Outcome>) | null;
  /** Opens the invoice in a new tab; called within the press. Keep it the same: a new one draws every row again. */
  onPrint: ((payoutId: number) => Promise<Outcome>) | null;
};

/** Everything that was paid to vendors (spec operations §2). */
export function PayoutsScreen(props: Props) {
  const { payouts, controls, currency, timeZone, hrefOfPayout, hrefOfVendor, onPrint } = props;
  const { from, to, status } = controls.query;
  const columns = useMemo(
    () => columnsOf({ currency, timeZone, hrefOfVendor, onPrint }),
    [currency, timeZone, hrefOfVendor, onPrint],
  );
  return (
    <Page title={texts.payouts}>
      <ListView
        label={texts.payouts}
        searchLabel={texts.searchPayouts}
        list={payouts}
        controls={controls}
        columns={columns}
        rowId={(payout) => String(payout.id)}
        rowHref={(payout) => hrefOfPayout(payout.id)}
        minWidth={1000}
        empty={{
          title: texts.emptyTitle,
          detail: texts.emptyDetail,
        }}
        isFiltered={from !== '' || to !== '' || status !== 'all'}
        filters={
          <>
            <PayoutStatusFilter
              hasTests
              value={status}
              onSelect={(chosen) => controls.onQuery({ status: chosen })}
            />
            <DaysFilter label={texts.date} controls={controls} timeZone={timeZone} />
          </>
        }
        notice={<ListTotal {...payoutSums(props.totals, currency)} />}
        actions={<FileButton label={texts.export} busyLabel={texts.exporting} onFetch={props.onExport} />}
      />
    </Page>
  );
}

function columnsOf({
  currency,
  timeZone,
  hrefOfVendor,
  onPrint,
}: Pick<Props, 'currency' | 'timeZone' | 'hrefOfVendor' | 'onPrint'>): DataColumn<ListedPayout>[] {
  const columns: (DataColumn<ListedPayout> | false)[] = [
    invoiceColumn,
    {
      id: 'amount',
      header: texts.amount,
      cell: (payout) => (
        <MoneyText
          amount={payout.amount}
          currency={currencyOf(currency, { currency: payout.vendor_currency })}
        />
      ),
      sortKey: 'amount',
      align: 'end',
      isFixed: true,
      width: 'narrow',
    },
    {
      id: 'vendor',
      header: texts.vendor,
      cell: (payout) => <Link href={hrefOfVendor(payout.vendor)} label={payout.vendor_name} />,
      sortKey: 'vendor_name',
    },
    noteColumn,
    dateColumn(timeZone),
    {
      id: 'status',
      header: texts.status,
      cell: (payout) => <PayoutStatusBadge status={payout.status} isTest={payout.is_test} />,
    },
    onPrint !== null && {
      id: 'action',
      header: texts.action,
      cell: (payout) => (
        <FileButton
          label={texts.printInvoice}
          busyLabel={texts.opening}
          size="small"
          onFetch={() => onPrint(payout.id)}
        />
      ),
      align: 'end',
      width: 'narrow',
      isSelfExplanatory: true,
    },
  ];
  return columns.filter((column) => column !== false);
}
