import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import { Banner } from '../../../../primitives/feedback/Banner.tsx';
import type { DataColumn } from '../../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../../primitives/tables/DataTable.tsx';
import { DescriptionList, type Description } from '../../../../primitives/text/DescriptionList.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import { contentsInWords, differencesOf, type MergeDifference, type MergeReview } from './merge-review.ts';

const texts = defineTexts('MergeReviewView', {
  refused: 'These vendors can’t be merged at the moment.',
  hiddenDetail: 'Hidden vendors are left out of all totals and cannot be paid.',
  lost: 'Settings that {name} will lose',
  nothingDiffers: 'There are no differences.',
  paidKept:
    'Paid commissions will keep their amounts, and issued invoices will keep the name {from}. From now on, anything imported for {from} will go to {into}.',
  recalculated: 'To be recalculated',
  movesTo: 'Moving to {name}',
  due: 'Due',
  paid: 'Paid',
  accounts: 'Accounts with access to both',
  none: 'None',
  fromHidden: '{from} is hidden. Its amounts will count again, because {into} is not hidden.',
  intoHidden: '{into} is hidden. The data from {from} will be hidden too.',
  setting: 'Setting',
  goes: '{name} (removed)',
  stays: '{name} (kept)',
  becomes: '{from} and {into} will become {after}',
  recalculatedLines: '{n, plural, one {# unpaid line item} other {# unpaid line items}}, at {into}’s rates',
});

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
        <Banner tone="caution" title={texts.refused} announcement="polite">
          <p>{review.refused.detail}</p>
        </Banner>
      )}
      <DescriptionList items={factsOf(review, currency)} />
      {from.hidden !== into.hidden && (
        <Banner tone="caution" title={hiddenText(review)}>
          <p>{texts.hiddenDetail}</p>
        </Banner>
      )}
      {rows.length > 0 && (
        <DataTable
          label={texts.lost({ name: from.name })}
          columns={columns}
          rowId={({ what }) => what}
          state={{ is: 'ready', rows }}
          sort={null}
          onSort={() => undefined}
          empty={{ title: texts.nothingDiffers }}
        />
      )}
      <Text size="small" tone="muted">
        {texts.paidKept({ from: from.name, into: into.name })}
      </Text>
    </Stack>
  );
}

function factsOf(review: MergeReview, currency: CurrencyCode): Description[] {
  const { from, into, accounts } = review;
  const money = (amount: string) => formatDecimal(amount, currency);
  const become = (one: string, other: string, after: string) =>
    texts.becomes({ from: money(one), into: money(other), after: money(after) });
  const recalculated = {
    term: texts.recalculated,
    description: texts.recalculatedLines({ n: review.changed_lines, into: into.name }),
  };
  return [
    { term: texts.movesTo({ name: into.name }), description: contentsInWords(review) },
    ...(review.changed_lines > 0 ? [recalculated] : []),
    { term: texts.due, description: become(from.due, into.due, review.due_after) },
    { term: texts.paid, description: become(from.paid, into.paid, review.paid_after) },
    {
      term: texts.accounts,
      description: accounts.length === 0 ? texts.none : accounts.map(({ email }) => email).join(', '),
    },
  ];
}

function hiddenText({ from, into }: MergeReview): string {
  return from.hidden
    ? texts.fromHidden({ from: from.name, into: into.name })
    : texts.intoHidden({ from: from.name, into: into.name });
}

function columnsOf(from: string, into: string): DataColumn<MergeDifference>[] {
  return [
    { id: 'what', header: texts.setting, cell: ({ what }) => what, isRowHeader: true },
    { id: 'from', header: texts.goes({ name: from }), cell: (row) => row.from },
    { id: 'into', header: texts.stays({ name: into }), cell: (row) => row.into },
  ];
}
