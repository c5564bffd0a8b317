import type { PayoutStatus } from '@consignment/domain/payout-status';
import { DateTimeText } from './DateTimeText.tsx';
import { PayoutStatusBadge } from './PayoutStatusBadge.tsx';
import type { DataColumn } from '../primitives/data-table.ts';
import { Inline } from '../primitives/Inline.tsx';

/* The columns that lists of payouts have in common (spec operations §2). */

export const invoiceColumn: DataColumn<{ invoice_number: number }> = {
  id: 'invoice',
  header: 'Invoice #',
  cell: (payout) => payout.invoice_number,
  sortKey: 'invoice_number',
  isRowHeader: true,
  pin: 'start',
  width: 'narrow',
};

export const noteColumn: DataColumn<{ note: string }> = {
  id: 'note',
  header: 'Note',
  cell: (payout) => payout.note || '–',
};

type NotedPayout = { status: PayoutStatus; is_test?: boolean; note: string };

/** Where the specified columns have none for what became of a payout, one by PayPal says so before its note. */
export function noteWithState({ status, is_test: isTest, note }: NotedPayout) {
  if (status === 'recorded') return note || '–';
  return (
    <Inline space="xsmall">
      <PayoutStatusBadge status={status} isTest={isTest} />
      {note}
    </Inline>
  );
}

/** `created_date` is ISO 8601, `timeZone` the IANA zone of the shop. */
export function dateColumn(timeZone: string): DataColumn<{ created_date: string }> {
  return {
    id: 'date',
    header: 'Date',
    cell: (payout) => <DateTimeText instant={payout.created_date} timeZone={timeZone} />,
    sortKey: 'created_date',
    width: 'narrow',
  };
}
