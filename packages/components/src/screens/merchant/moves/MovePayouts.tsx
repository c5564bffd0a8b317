import type { CurrencyCode } from '@consignment/domain/money/currency';
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
      label="Old payouts"
      searchLabel="Search old payouts"
      list={payouts}
      controls={controls}
      columns={columns}
      rowId={({ id }) => String(id)}
      isFiltered={state !== null}
      filters={
        <FilterSelect
          label="State"
          value={state ?? ''}
          options={[
            { value: '', label: 'All' },
            ...movePayoutStates.map((value) => ({ value, label: states[value].label })),
          ]}
          onSelect={(value) =>
            controls.onQuery({ state: movePayoutStates.find((one) => one === value) ?? null })
          }
        />
      }
      empty={{ title: 'The files have no payouts that can be read.' }}
    />
  );
}

export const movePayoutStates = ['equal', 'accepted', 'open', 'left', 'blocked', 'booked'] as const;

const states = {
  equal: { tone: 'plain', label: 'Equal to the cent' },
  accepted: { tone: 'plain', label: 'Old amount' },
  open: { tone: 'caution', label: 'Waits for you' },
  left: { tone: 'neutral', label: 'Left open' },
  blocked: { tone: 'caution', label: 'Cannot be booked' },
  booked: { tone: 'plain', label: 'Booked' },
} satisfies Record<MovePayoutState, { tone: BadgeTone; label: string }>;

function columnsOf({
  currency,
  hrefOfLines,
  hrefOfPayout,
}: Pick<Props, 'currency' | 'hrefOfLines' | 'hrefOfPayout'>): DataColumn<MovePayout>[] {
  return [
    {
      id: 'number',
      header: 'Old number',
      cell: ({ number, payout }) =>
        payout === null ? <bdi>{number}</bdi> : <Link href={hrefOfPayout(payout)} label={number} />,
      isRowHeader: true,
    },
    { id: 'vendor', header: 'Vendor', cell: ({ vendor_name: name }) => <bdi>{name}</bdi>, width: 'name' },
    { id: 'day', header: 'Paid', cell: ({ day }) => formatDay(day), width: 'narrow' },
    {
      id: 'theirs',
      header: 'Old amount',
      cell: ({ theirs }) => <MoneyText amount={theirs} currency={currency} />,
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'ours',
      header: 'Ours',
      cell: ({ ours }) => <MoneyText amount={ours} currency={currency} />,
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'difference',
      header: 'Difference',
      cell: ({ theirs, ours }) => (
        <MoneyChange before={ours} after={theirs} books={currency} written={currency} />
      ),
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'state',
      header: 'State',
      cell: ({ id, state, causes, blocked_because: why }) => (
        <Stack space="xxsmall" align="start">
          <Badge {...states[state]} />
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
