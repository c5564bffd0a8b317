import { pagesOf, type ListState } from '../../../parts/lists/list.ts';
import { Card } from '../../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import { Pagination } from '../../../primitives/tables/Pagination.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { roleNames, type MoveProblem } from './move.ts';

type Props = {
  problems: ListState<MoveProblem>;
  page: number;
  pageSize: number;
  hrefOfPage: (page: number) => string;
};

/** The rows of a move's files that were not read: where, why, and what to do. */
export function MoveProblems({ problems, page, pageSize, hrefOfPage }: Props) {
  const total = problems.is === 'ready' ? problems.total : 0;
  return (
    <Stack space="medium">
      <Card title="Rows that were not read" padding="none">
        <DataTable
          label="Rows that were not read"
          columns={columns}
          rowId={({ file, row, column, reason }) => `${file}:${row}:${column ?? ''}:${reason}`}
          state={problems}
          sort={null}
          onSort={() => undefined}
          empty={{ title: 'Every row was read.' }}
        />
      </Card>
      {total > 0 && (
        <Pagination label="Rows that were not read" {...pagesOf({ page, pageSize, total, hrefOfPage })} />
      )}
    </Stack>
  );
}

const columns: readonly DataColumn<MoveProblem>[] = [
  {
    id: 'where',
    header: 'Where',
    cell: ({ file, row, column }) => (
      <Stack space="none">
        <span key={`${roleNames[file]} ${row}`}>
          {roleNames[file]}, {row === 0 ? 'the whole file' : `row ${row.toLocaleString('en-US')}`}
        </span>
        {column !== null && (
          <Text as="span" size="xsmall" tone="muted">
            <bdi>{column}</bdi>
          </Text>
        )}
      </Stack>
    ),
    isRowHeader: true,
  },
  { id: 'reason', header: 'To do', cell: ({ reason }) => reason, width: 'wide' },
  {
    id: 'excerpt',
    header: 'Content',
    cell: ({ excerpt }) => (
      <Text as="span" size="xsmall" tone="muted">
        <bdi>{excerpt}</bdi>
      </Text>
    ),
  },
];
