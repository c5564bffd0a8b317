import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { useMemo } from 'react';
import { Banner } from '../../../../primitives/feedback/Banner.tsx';
import type { DataColumn } from '../../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../../primitives/tables/DataTable.tsx';
import { DescriptionList, type Description } from '../../../../primitives/text/DescriptionList.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import { contentsInWords, differencesOf, type MergeDifference, type MergeReview } from './merge-review.ts';

type Props = {
  review: MergeReview;
  /** In which the shop's amounts are shown. */
  currency: CurrencyCode;
};

/** The rows that a merge moves, its effect on the amounts, and the data that the merged vendor loses. */
export function MergeReviewView({ review, currency }: Props) {
  const { from, into } = review;
  const columns = useMemo(() => columnsOf(from.name, into.name), [from.name, into.name]);
  const rows = differencesOf(review, (amount) => formatDecimal(amount, currency));
  return (
    <Stack space="medium">
      {review.refused !== null && (
        <Banner tone="caution" title="These vendors cannot be merged now." announcement="polite">
          <p>{review.refused.detail}</p>
        </Banner>
      )}
      <DescriptionList items={factsOf(review, currency)} />
      {from.hidden !== into.hidden && (
        <Banner tone="caution" title={hiddenText(review)}>
          <p>Hidden vendors are left out of all totals and cannot be paid.</p>
        </Banner>
      )}
      {rows.length > 0 && (
        <DataTable
          label={`Data that ${from.name} loses`}
          columns={columns}
          rowId={({ what }) => what}
          state={{ is: 'ready', rows }}
          sort={null}
          onSort={() => undefined}
          empty={{ title: 'Nothing differs.' }}
        />
      )}
      <Text size="small" tone="muted">
        {`Paid commissions keep their amounts, and issued invoices keep the name ${from.name}. Imports that name ${from.name} go to ${into.name} from now on.`}
      </Text>
    </Stack>
  );
}

function factsOf(review: MergeReview, currency: CurrencyCode): Description[] {
  const { from, into, accounts } = review;
  const money = (amount: string) => formatDecimal(amount, currency);
  const become = (one: string, other: string, after: string) =>
    `${money(one)} and ${money(other)} become ${money(after)}`;
  const priced = {
    term: 'Priced again',
    description: `${review.changed_lines.toLocaleString('en-US')} of the unpaid, by the rates of ${into.name}`,
  };
  return [
    { term: `Moves to ${into.name}`, description: contentsInWords(review) },
    ...(review.changed_lines > 0 ? [priced] : []),
    { term: 'Due', description: become(from.due, into.due, review.due_after) },
    { term: 'Paid', description: become(from.paid, into.paid, review.paid_after) },
    {
      term: 'Accounts that see both',
      description: accounts.length === 0 ? 'None' : accounts.map(({ email }) => email).join(', '),
    },
  ];
}

function hiddenText({ from, into }: MergeReview): string {
  return from.hidden
    ? `${from.name} is hidden: its amounts count again, as ${into.name} is not hidden.`
    : `${into.name} is hidden: the data of ${from.name} is hidden with it.`;
}

function columnsOf(from: string, into: string): DataColumn<MergeDifference>[] {
  return [
    { id: 'what', header: 'Setting', cell: ({ what }) => what, isRowHeader: true },
    { id: 'from', header: `${from}, goes`, cell: (row) => row.from },
    { id: 'into', header: `${into}, stays`, cell: (row) => row.into },
  ];
}
