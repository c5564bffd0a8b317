import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { defineTexts } from '@consignment/domain/text/texts';
import { DateTimeText } from '../lists/DateTimeText.tsx';
import { PayoutStatusBadge } from './PayoutStatusBadge.tsx';
import type { DataColumn } from '../../primitives/tables/data-table.ts';
import { Inline } from '../../primitives/layout/Inline.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';

const texts = defineTexts('PayoutColumns', {
  formerNumber: 'Number in the previous app',
  reference: 'Reference',
  date: 'Date',
  invoice: 'Invoice #',
  note: 'Note',
  referenceOfRun: '{reference}, pay run {run, plural, other {#}}',
});

/* The columns that lists of payouts have in common (spec operations §2). */

/** A payout that was moved in has the number of the former app below ours. */
export const invoiceColumn: DataColumn<{ invoice_number: number; former_number?: string }> = {
  id: 'invoice',
  get header() {
    return texts.invoice;
  },
  cell: ({ invoice_number: number, former_number: former }) =>
    former === undefined ? (
      number
    ) : (
      <Stack space="none">
        <span>{number}</span>
        <Text as="span" size="xsmall" tone="muted">
          <bdi>{former}</bdi>
        </Text>
      </Stack>
    ),
  sortKey: 'invoice_number',
  isRowHeader: true,
  pin: 'start',
  width: 'narrow',
};

/** The fact of a payout that was moved in; none for another. */
export function formerNumberFacts({ former_number: number }: { former_number?: string }) {
  return number === undefined ? [] : [{ term: texts.formerNumber, description: <bdi>{number}</bdi> }];
}

/** The reference of a payout, with its pay run, as the bank, the advice and the mails show it. */
export function referenceFact({ reference, pay_run_number: run }: Referred) {
  return {
    term: texts.reference,
    description: run === null ? reference : texts.referenceOfRun({ reference, run }),
  };
}

export type Referred = { reference: string; pay_run_number: number | null };

export const noteColumn: DataColumn<{ note: string }> = {
  id: 'note',
  get header() {
    return texts.note;
  },
  cell: (payout) => payout.note || '–',
};

type NotedPayout = { status: PayoutStatus; is_test?: boolean; note: string };

/** Where the specified columns have none for what became of a payout, one by PayPal says so before its note. */
export function noteWithState({ status, is_test: isTest, note }: NotedPayout) {
  if (status === 'recorded') return note || '–';
  return (
    <Inline space="xsmall">
      <PayoutStatusBadge status={status} isTest={isTest} />
      <span>{note}</span>
    </Inline>
  );
}

/** `created_date` is ISO 8601, `timeZone` the IANA zone of the shop. */
export function dateColumn(timeZone: string): DataColumn<{ created_date: string }> {
  return {
    id: 'date',
    header: texts.date,
    cell: (payout) => <DateTimeText instant={payout.created_date} timeZone={timeZone} />,
    sortKey: 'created_date',
    width: 'narrow',
  };
}
