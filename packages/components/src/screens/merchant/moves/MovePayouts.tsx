import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import type { ListQuery } from '@consignment/domain/text/list-query';
import { movingCauseName } from '@consignment/domain/moves/moving-cause-text';
import { useMemo } from 'react';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { ListView } from '../../../parts/lists/ListView.tsx';
import { MoneyChange } from '../../../parts/commission/MoneyChange.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { Badge, type BadgeTone } from '../../../primitives/text/Badge.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { FilterSelect } from '../../../primitives/filters/FilterSelect.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { MovePayout, MovePayoutState } from './move.ts';

const texts = defineTexts('MovePayouts', {
  title: 'Old payouts',
  search: 'Search old payouts',
  state: 'State',
  all: 'All',
  emptyTitle: 'The files contain no readable payouts.',
  oldNumber: 'Old number',
  vendor: 'Vendor',
  paid: 'Paid',
  oldAmount: 'Old amount',
  ours: 'New amount',
  difference: 'Difference',
  equal: 'Matches to the cent',
  accepted: 'Old amount',
  open: 'Waiting for you',
  left: 'Left open',
  blocked: 'Cannot be recorded',
  booked: 'Recorded',
});

export type MovePayoutsQuery = ListQuery & { state: MovePayoutState | null };

type Props = {
  /** The newest first. */
  payouts: ListState<MovePayout>;
  controls: ListControls<MovePayoutsQuery>;
  currency: CurrencyCode;
  /** The lines of a payout that differ. */
  hrefOfLines: (id: number) => string;
  hrefOfPayout: (id: number) => string;
};

/** The payouts of the former app one by one, each with its amount then, by the rules here, and what becomes of it. */
export function MovePayouts({ payouts, controls, currency, hrefOfLines, hrefOfPayout }: Props) {
  const columns = useMemo(
    () => columnsOf({ currency, hrefOfLines, hrefOfPayout }),
    [currency, hrefOfLines, hrefOfPayout],
  );
  const { state } = controls.query;
  return (
    <ListView
      label={texts.title}
      searchLabel={texts.search}
      list={payouts}
      controls={controls}
      columns={columns}
      rowId={({ id }) => String(id)}
      isFiltered={state !== null}
      filters={
        <FilterSelect
          label={texts.state}
          value={state ?? ''}
          options={[
            { value: '', label: texts.all },
            ...movePayoutStates.map((value) => ({ value, label: texts[value] })),
          ]}
          onSelect={(value) =>
            controls.onQuery({ state: movePayoutStates.find((one) => one === value) ?? null })
          }
        />
      }
      empty={{ title: texts.emptyTitle }}
    />
  );
}

export const movePayoutStates = ['equal', 'accepted', 'open', 'left', 'blocked', 'booked'] as const;

const tones = {
  equal: 'plain',
  accepted: 'plain',
  open: 'caution',
  left: 'neutral',
  blocked: 'caution',
  booked: 'plain',
} as const satisfies Record<MovePayoutState, BadgeTone>;

function columnsOf({
  currency,
  hrefOfLines,
  hrefOfPayout,
}: Pick<Props, 'currency' | 'hrefOfLines' | 'hrefOfPayout'>): DataColumn<MovePayout>[] {
  return [
    {
      id: 'number',
      header: texts.oldNumber,
      cell: ({ number, payout }) =>
        payout === null ? <bdi>{number}</bdi> : <Link href={hrefOfPayout(payout)} label={number} />,
      isRowHeader: true,
    },
    { id: 'vendor', header: texts.vendor, cell: ({ vendor_name: name }) => <bdi>{name}</bdi>, width: 'name' },
    { id: 'day', header: texts.paid, cell: ({ day }) => formatDay(day), width: 'narrow' },
    {
      id: 'theirs',
      header: texts.oldAmount,
      cell: ({ theirs }) => <MoneyText amount={theirs} currency={currency} />,
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'ours',
      header: texts.ours,
      cell: ({ ours }) => <MoneyText amount={ours} currency={currency} />,
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'difference',
      header: texts.difference,
      cell: ({ theirs, ours }) => (
        <MoneyChange before={ours} after={theirs} books={currency} written={currency} />
      ),
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'state',
      header: texts.state,
      cell: ({ id, state, causes, blocked_because: why }) => (
        <Stack space="xxsmall" align="start">
          <Badge tone={tones[state]} label={texts[state]} />
          {why !== null && (
            <Text as="span" size="xsmall">
              {why}
            </Text>
          )}
          {causes.length > 0 && (
            <Text as="span" size="xsmall">
              <Link href={hrefOfLines(id)} label={namesOf(causes)} />
            </Text>
          )}
        </Stack>
      ),
    },
  ];
}

function namesOf(causes: MovePayout['causes']): string {
  return [...new Set(causes.map(({ cause }) => movingCauseName(cause)))].join(', ');
}
