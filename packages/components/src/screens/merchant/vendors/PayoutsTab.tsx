import type { CurrencyCode } from '@consignment/domain/currency';
import { useMemo } from 'react';
import { DateTimeText } from '../../../parts/DateTimeText.tsx';
import type { ListControls, ListState } from '../../../parts/list.ts';
import { ListView } from '../../../parts/ListView.tsx';
import { MoneyText } from '../../../parts/MoneyText.tsx';
import type { DataColumn } from '../../../primitives/data-table.ts';

/** A decimal `amount`, an ISO 8601 `created_date`. */
export type VendorPayout = { id: number; amount: string; note: string; created_date: string };

type Props = {
  payouts: ListState<VendorPayout>;
  controls: ListControls;
  /** In which the vendor's amounts are written. */
  currency: CurrencyCode;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfPayout: (payoutId: number) => string;
};

/** What a vendor was paid (spec operations §2). */
export function PayoutsTab({ payouts, controls, currency, timeZone, hrefOfPayout }: Props) {
  const columns = useMemo(() => columnsOf(currency, timeZone), [currency, timeZone]);
  return (
    <ListView
      label="Payouts"
      searchLabel="Search payouts"
      list={payouts}
      controls={controls}
      columns={columns}
      rowId={(payout) => String(payout.id)}
      rowHref={(payout) => hrefOfPayout(payout.id)}
      empty={{ title: 'Vendor does not currently have any payouts.' }}
    />
  );
}

function columnsOf(currency: CurrencyCode, timeZone: string): DataColumn<VendorPayout>[] {
  return [
    {
      id: 'amount',
      header: 'Amount',
      cell: (payout) => <MoneyText amount={payout.amount} currency={currency} />,
      sortKey: 'amount',
      isRowHeader: true,
      width: 'narrow',
    },
    { id: 'note', header: 'Note', cell: (payout) => payout.note || '–', width: 'wide' },
    {
      id: 'date',
      header: 'Date',
      cell: (payout) => <DateTimeText instant={payout.created_date} timeZone={timeZone} />,
      sortKey: 'created_date',
      width: 'narrow',
    },
  ];
}
