import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { pagesOf, type ListState } from '../../../parts/lists/list.ts';
import { Card } from '../../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import { Pagination } from '../../../primitives/tables/Pagination.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { moveFileNames, type MoveProblem } from './move.ts';

const texts = defineTexts('MoveProblems', {
  title: 'Rows that could not be read',
  emptyTitle: 'Every row was read.',
  wholeFile: '{file}, whole file',
  where: 'Where',
  content: 'Content',
  toDo: 'Next step',
  row: '{file}, row {row}',
});

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
      <Card title={texts.title} padding="none">
        <DataTable
          label={texts.title}
          columns={columns}
          rowId={({ file, row, column, reason }) => `${file}:${row}:${column ?? ''}:${reason}`}
          state={problems}
          sort={null}
          onSort={() => undefined}
          empty={{ title: texts.emptyTitle }}
        />
      </Card>
      {total > 0 && <Pagination label={texts.title} {...pagesOf({ page, pageSize, total, hrefOfPage })} />}
    </Stack>
  );
}

const columns: readonly DataColumn<MoveProblem>[] = [
  {
    id: 'where',
    get header() {
      return texts.where;
    },
    cell: ({ file, row, column }) => (
      <Stack space="none">
        <span key={`${moveFileNames[file]} ${row}`}>
          {row === 0
            ? texts.wholeFile({ file: moveFileNames[file] })
            : texts.row({ file: moveFileNames[file], row: formatCount(row) })}
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
  {
    id: 'reason',
    get header() {
      return texts.toDo;
    },
    cell: ({ reason }) => reason,
    width: 'wide',
  },
  {
    id: 'excerpt',
    get header() {
      return texts.content;
    },
    cell: ({ excerpt }) => (
      <Text as="span" size="xsmall" tone="muted">
        <bdi>{excerpt}</bdi>
      </Text>
    ),
  },
];
