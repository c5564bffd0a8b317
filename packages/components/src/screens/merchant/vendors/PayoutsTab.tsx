import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';
import type { ShopSwitches } from '@consignment/domain/shop/shop-switches';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import { DaysFilter } from '../../../parts/lists/DaysFilter.tsx';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { ListTotal } from '../../../parts/lists/ListTotal.tsx';
import { ListView } from '../../../parts/lists/ListView.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { dateColumn, noteColumn, noteWithState } from '../../../parts/payouts/payout-columns.tsx';
import { payoutSums, type PayoutsTotal } from '../../../parts/payouts/payout-sums.ts';
import { PayoutStatusFilter, type PayoutsQuery } from '../../../parts/payouts/PayoutStatusFilter.tsx';
import type { ShopCurrency } from '../../../parts/money/shop-currency.ts';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';

const texts = defineTexts('PayoutsTab', {
  payouts: 'Payouts',
  searchPayouts: 'Search payouts',
  emptyTitle: 'Vendor does not currently have any payouts.',
  date: 'Date',
  export: 'Export',
  exporting: 'Exporting…',
  amount: 'Amount',
  report: 'Report',
  opening: 'Opening…',
});

/** A decimal `amount`, an ISO 8601 `created_date`. */
export type VendorPayout = {
  id: number;
  amount: string;
  note: string;
  created_date: string;
  status: PayoutStatus;
  /** Made in PayPal's test system. */
  is_test: boolean;
};

type Props = {
  payouts: ListState<VendorPayout>;
  /** Of all that the list was narrowed to. */
  totals: readonly PayoutsTotal[];
  controls: ListControls<PayoutsQuery>;
  /** Of the shop. */
  shopCurrency: ShopCurrency;
  /** In which the vendor's amounts are written. */
  currency: CurrencyCode;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfPayout: (payoutId: number) => string;
  switches: Pick<ShopSwitches, 'showVendorPayoutReport'>;
  /** Saves the list as it is narrowed and sorted as a file, all pages of it. */
  onExport: (() => Promise<Outcome>) | null;
  /** Opens the report of a payout in a new tab; called within the press. Keep it the same: a new one draws every row again. */
  onReport: ((payoutId: number) => Promise<Outcome>) | null;
};

/** The payouts of a vendor (spec operations §2). */
export function PayoutsTab(props: Props) {
  const { payouts, controls, currency, timeZone, hrefOfPayout, switches, onReport } = props;
  const { from, to, status } = controls.query;
  const columns = useMemo(() => {
    const columns = columnsOf(currency, timeZone);
    return switches.showVendorPayoutReport && onReport !== null
      ? [...columns, reportColumn(onReport)]
      : columns;
  }, [currency, timeZone, switches.showVendorPayoutReport, onReport]);
  return (
    <ListView
      label={texts.payouts}
      searchLabel={texts.searchPayouts}
      list={payouts}
      controls={controls}
      columns={columns}
      rowId={(payout) => String(payout.id)}
      rowHref={(payout) => hrefOfPayout(payout.id)}
      empty={{ title: texts.emptyTitle }}
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
      notice={<ListTotal {...payoutSums(props.totals, props.shopCurrency)} />}
      actions={<FileButton label={texts.export} busyLabel={texts.exporting} onFetch={props.onExport} />}
    />
  );
}

function columnsOf(currency: CurrencyCode, timeZone: string): DataColumn<VendorPayout>[] {
  return [
    {
      id: 'amount',
      header: texts.amount,
      cell: (payout) => <MoneyText amount={payout.amount} currency={currency} />,
      sortKey: 'amount',
      isRowHeader: true,
      align: 'end',
      width: 'narrow',
    },
    { ...noteColumn, cell: noteWithState },
    dateColumn(timeZone),
  ];
}

/** The invoice, under the name that the shops know it by. */
function reportColumn(onReport: NonNullable<Props['onReport']>): DataColumn<VendorPayout> {
  return {
    id: 'report',
    header: texts.report,
    cell: (payout) => (
      <FileButton
        label={texts.report}
        busyLabel={texts.opening}
        size="small"
        onFetch={() => onReport(payout.id)}
      />
    ),
    align: 'end',
    width: 'narrow',
    isSelfExplanatory: true,
  };
}
