import type { CurrencyCode } from '@consignment/domain/money/currency';
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

type Props = {
  /** Such as `Another rate: Lantern Loom`. */
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
        <Link href={hrefOfGroups} label="All differences" />
      </Text>
      <Card title={title} padding="none">
        <DataTable
          label={title}
          columns={columns}
          rowId={({ id }) => String(id)}
          state={lines}
          sort={null}
          onSort={() => undefined}
          empty={{ title: 'Nothing differs here any more.' }}
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
      header: 'Line',
      cell: ({ order, title, vendor_name: vendor }) => (
        <Stack space="none">
          {order === '' ? (
            <span>Sum of the payout</span>
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
      header: 'Payout',
      cell: ({ payout_number: number }) => <bdi>{number}</bdi>,
      width: 'narrow',
    },
    {
      id: 'theirs',
      header: 'Former app',
      cell: ({ theirs: amount }) => <MoneyText amount={amount} currency={currency} />,
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'ours',
      header: 'Here',
      cell: ({ ours: amount }) => <MoneyText amount={amount} currency={currency} />,
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
  ];
}
