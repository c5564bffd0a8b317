import { isolated } from '@consignment/domain/text/direction';
import { currencyFor, type CurrencyCode } from '@consignment/domain/money/currency';
import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, type ReactNode } from 'react';
import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import { ListView } from '../../../parts/lists/ListView.tsx';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { DaysFilter } from '../../../parts/lists/DaysFilter.tsx';
import { PayoutStatusBadge } from '../../../parts/payouts/PayoutStatusBadge.tsx';
import { PayoutStatusFilter, type PayoutsQuery } from '../../../parts/payouts/PayoutStatusFilter.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';

const texts = defineTexts('PortalPayoutsScreen', {
  payouts: 'Payouts',
  searchPayouts: 'Search payouts',
  date: 'Date',
  export: 'Export',
  exporting: 'Exporting…',
  noPayouts: 'No payouts yet.',
  emptyDetail: 'When {name} pays you, the payout will appear here.',
  amount: 'Amount',
  note: 'Note',
});

export type PortalPayoutRow = {
  id: number;
  /** A decimal string. */
  amount: string;
  note: string;
  /** ISO 8601. */
  created_date: string;
  status: PayoutStatus;
};

type Props = {
  shop: { name: string; currency: CurrencyCode; time_zone: string };
  vendor: { currency: CurrencyCode };
  payouts: ListState<PortalPayoutRow>;
  /** A NextPaymentLine. The page does not wait for its data. */
  nextPayment: ReactNode;
  controls: ListControls<PayoutsQuery>;
  hrefOfPayout: (id: number) => string;
  /** Saves the list under its search and order as a file, all pages of it. */
  onExport: () => Promise<Outcome>;
};

/** The shop's payouts to this vendor (spec accounts §2.4). */
export function PortalPayoutsScreen({
  shop,
  vendor,
  payouts,
  nextPayment,
  controls,
  hrefOfPayout,
  onExport,
}: Props) {
  const timeZone = shop.time_zone;
  const { from, to, status } = controls.query;
  const currency = currencyFor({ vendor: vendor.currency, shop: shop.currency });
  const columns = useMemo(() => columnsOf(currency, timeZone), [currency, timeZone]);
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
        isFiltered={from !== '' || to !== '' || status !== 'all'}
        filters={
          <>
            <PayoutStatusFilter
              hasTests={false}
              value={status}
              onSelect={(chosen) => controls.onQuery({ status: chosen })}
            />
            <DaysFilter label={texts.date} controls={controls} timeZone={timeZone} />
          </>
        }
        notice={nextPayment}
        actions={<FileButton label={texts.export} busyLabel={texts.exporting} onFetch={onExport} />}
        empty={{
          title: texts.noPayouts,
          detail: texts.emptyDetail({ name: isolated(shop.name) }),
        }}
      />
    </Page>
  );
}

function columnsOf(currency: CurrencyCode, timeZone: string): readonly DataColumn<PortalPayoutRow>[] {
  return [
    {
      id: 'amount',
      header: texts.amount,
      sortKey: 'amount',
      isRowHeader: true,
      align: 'end',
      width: 'narrow',
      cell: (payout) => <MoneyText amount={payout.amount} currency={currency} />,
    },
    {
      id: 'note',
      header: texts.note,
      width: 'wide',
      cell: noteOf,
      isBlank: ({ status, note }) => status === 'recorded' && note === '',
    },
    {
      id: 'date',
      header: texts.date,
      sortKey: 'created_date',
      cell: (payout) => <DateTimeText instant={payout.created_date} timeZone={timeZone} />,
    },
  ];
}

/** The specified columns have none for what became of a payout; one by PayPal says so before its note. */
function noteOf({ status, note }: PortalPayoutRow) {
  if (status === 'recorded') return note || 'N/A';
  return (
    <Inline space="xsmall">
      <PayoutStatusBadge status={status} />
      <span>{note}</span>
    </Inline>
  );
}
