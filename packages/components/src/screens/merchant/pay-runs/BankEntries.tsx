import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import { useMemo, useState } from 'react';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { ListView } from '../../../parts/lists/ListView.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { Badge } from '../../../primitives/text/Badge.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { SearchAnswer } from '../../../primitives/filters/use-remote-search.ts';
import { AssignBankEntryDialog, type PaymentChoice } from './AssignBankEntryDialog.tsx';
import { entryStateBadge, type BankEntry } from './pay-run.ts';

const texts = defineTexts('BankEntries', {
  label: 'Bank entries',
  emptyTitle: 'Nothing has been received from the bank yet.',
  emptyDetail: 'Upload the bank’s answer or a statement to match each entry to a payment.',
  entry: 'Entry',
  noDescription: 'No description',
  match: 'Match',
  day: 'Day',
  amount: 'Amount',
  action: 'Action',
  assign: 'Assign…',
  confirm: 'Confirm…',
  returned: 'Returned',
  viewPayout: 'View payout',
});

type Props = {
  entries: ListState<BankEntry>;
  controls: ListControls;
  /** Of the run, for an entry that names none. */
  currency: CurrencyCode;
  hrefOfPayout: (payoutId: number) => string;
  /** The payments of the run, by the names of their vendors. */
  onSearch: (text: string, signal: AbortSignal) => Promise<SearchAnswer<PaymentChoice>>;
  /** Null for the payout sets the entry aside. Null for a person who may not. */
  onAssign: ((entryId: number, payoutId: number | null) => Promise<Outcome>) | null;
};

/** Entries of the bank's answers and statements: those that match no payment first, with a way to assign them. */
export function BankEntries({ entries, controls, currency, hrefOfPayout, onSearch, onAssign }: Props) {
  const [assigning, setAssigning] = useState<BankEntry | null>(null);
  const canAssign = onAssign !== null;
  const columns = useMemo(
    () => columnsOf({ currency, hrefOfPayout, onAssign: canAssign ? setAssigning : null }),
    [currency, hrefOfPayout, canAssign],
  );
  return (
    <>
      <ListView
        label={texts.label}
        searchLabel={null}
        list={entries}
        controls={controls}
        columns={columns}
        rowId={({ id }) => String(id)}
        empty={{
          title: texts.emptyTitle,
          detail: texts.emptyDetail,
        }}
      />
      {assigning !== null && onAssign !== null && (
        <AssignBankEntryDialog
          entry={assigning}
          currency={currency}
          onSearch={onSearch}
          onAssign={(payout) => onAssign(assigning.id, payout)}
          onClose={() => setAssigning(null)}
        />
      )}
    </>
  );
}

type Of = Pick<Props, 'currency' | 'hrefOfPayout'> & { onAssign: ((entry: BankEntry) => void) | null };

function columnsOf({ currency, hrefOfPayout, onAssign }: Of): DataColumn<BankEntry>[] {
  const columns: (DataColumn<BankEntry> | false)[] = [
    {
      id: 'text',
      header: texts.entry,
      cell: ({ text, reference }) => <bdi>{text === '' ? (reference ?? texts.noDescription) : text}</bdi>,
      isRowHeader: true,
      width: 'wide',
    },
    {
      id: 'state',
      header: texts.match,
      cell: (entry) => <Match entry={entry} hrefOfPayout={hrefOfPayout} />,
    },
    {
      id: 'day',
      header: texts.day,
      cell: ({ day }) => (day === null ? '–' : formatDay(day)),
      width: 'narrow',
    },
    {
      id: 'amount',
      header: texts.amount,
      cell: ({ amount, currency: own }) =>
        amount === null ? '–' : <MoneyText amount={amount} currency={own ?? currency} />,
      align: 'end',
      width: 'narrow',
    },
    onAssign !== null && {
      id: 'action',
      header: texts.action,
      cell: (entry) =>
        entry.state === 'matched' ? null : (
          <Button
            label={entry.brings_back === null ? texts.assign : texts.confirm}
            size="small"
            onClick={() => onAssign(entry)}
          />
        ),
      align: 'end',
      width: 'narrow',
      isSelfExplanatory: true,
    },
  ];
  return columns.filter((column) => column !== false);
}

function Match({ entry, hrefOfPayout }: { entry: BankEntry } & Pick<Props, 'hrefOfPayout'>) {
  const { label, tone } = entryStateBadge(entry.state);
  return (
    <Stack space="xxsmall" align="start">
      <Badge
        tone={entry.is_return ? 'critical' : tone}
        label={entry.is_return && entry.state === 'matched' ? texts.returned : label}
      />
      {entry.why !== '' && (
        <Text as="span" size="small" tone="muted">
          {entry.why}
        </Text>
      )}
      {entry.payout !== null && (
        <Link href={hrefOfPayout(entry.payout)} label={entry.vendor_name ?? texts.viewPayout} tone="quiet" />
      )}
    </Stack>
  );
}
