import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import { pagesOf, type ListState } from '../../../parts/lists/list.ts';
import { MoneyChange } from '../../../parts/commission/MoneyChange.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Pagination } from '../../../primitives/tables/Pagination.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { MoveDifference } from './move.ts';

const texts = defineTexts('MoveLines', {
  allDifferences: 'All differences',
  emptyTitle: 'There are no differences left here.',
  line: 'Line',
  payoutTotal: 'Payout total',
  payout: 'Payout',
  formerApp: 'Previous app',
  here: 'New amount',
  difference: 'Difference',
});

type Props = {
  /** Such as `Different rate: Lantern Loom`. */
  title: string;
  lines: ListState<MoveDifference>;
  page: number;
  pageSize: number;
  hrefOfPage: (page: number) => string;
  hrefOfGroups: string;
  currency: CurrencyCode;
};

/** The lines of one group, each with its amount in the former app and here. */
export function MoveLines({ title, lines, page, pageSize, hrefOfPage, hrefOfGroups, currency }: Props) {
  const columns = useMemo(() => columnsOf(currency), [currency]);
  const total = lines.is === 'ready' ? lines.total : 0;
  return (
    <Stack space="medium">
      <Text>
        <Link href={hrefOfGroups} label={texts.allDifferences} />
      </Text>
      <Card title={title} padding="none">
        <DataTable
          label={title}
          columns={columns}
          rowId={({ id }) => String(id)}
          state={lines}
          sort={null}
          onSort={() => undefined}
          empty={{ title: texts.emptyTitle }}
        />
      </Card>
      {total > pageSize && <Pagination label={title} {...pagesOf({ page, pageSize, total, hrefOfPage })} />}
    </Stack>
  );
}

function columnsOf(currency: CurrencyCode): DataColumn<MoveDifference>[] {
  return [
    {
      id: 'line',
      header: texts.line,
      cell: ({ order, title, vendor_name: vendor }) => (
        <Stack space="none">
          {order === '' ? (
            <span>{texts.payoutTotal}</span>
          ) : (
            <span key="line">
              <bdi>{order}</bdi>, <bdi>{title}</bdi>
            </span>
          )}
          <Text as="span" size="xsmall" tone="muted">
            <bdi>{vendor}</bdi>
          </Text>
        </Stack>
      ),
      isRowHeader: true,
      width: 'wide',
    },
    {
      id: 'payout',
      header: texts.payout,
      cell: ({ payout_number: number }) => <bdi>{number}</bdi>,
      width: 'narrow',
    },
    {
      id: 'theirs',
      header: texts.formerApp,
      cell: ({ theirs: amount }) => <MoneyText amount={amount} currency={currency} />,
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'ours',
      header: texts.here,
      cell: ({ ours: amount }) => <MoneyText amount={amount} currency={currency} />,
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
  ];
}
