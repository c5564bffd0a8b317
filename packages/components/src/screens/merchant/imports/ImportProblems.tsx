import type { ImportProblem } from '../../../parts/imports/import-run.ts';
import { pagesOf, type ListState } from '../../../parts/lists/list.ts';
import { Card } from '../../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import { Pagination } from '../../../primitives/tables/Pagination.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

type Props = {
  problems: ListState<ImportProblem>;
  page: number;
  pageSize: number;
  hrefOfPage: (page: number) => string;
};

/** The rows that were not read, or not as they say, each with its reason, in the order in which they were met. */
export function ImportProblems({ problems, page, pageSize, hrefOfPage }: Props) {
  const total = problems.is === 'ready' ? problems.total : 0;
  return (
    <Stack space="medium">
      <Card title="Rows to look at" padding="none">
        <DataTable
          label="Rows to look at"
          columns={columns}
          // One row of a file can have two things wrong with it.
          rowId={(problem) => `${problem.file}:${problem.row}:${problem.reason}`}
          state={problems}
          sort={null}
          onSort={() => undefined}
          empty={{ title: 'No row has a problem.' }}
        />
      </Card>
      {total > 0 && (
        <Pagination label="Rows to look at" {...pagesOf({ page, pageSize, total, hrefOfPage })} />
      )}
    </Stack>
  );
}

const columns: readonly DataColumn<ImportProblem>[] = [
  { id: 'file', header: 'File', cell: (problem) => problem.file },
  {
    id: 'row',
    header: 'Row',
    cell: (problem) => (problem.row === 0 ? 'Whole file' : problem.row.toLocaleString('en-US')),
    align: 'end',
    width: 'narrow',
    isRowHeader: true,
  },
  { id: 'reason', header: 'Reason', cell: (problem) => problem.reason, width: 'wide' },
  {
    id: 'excerpt',
    header: 'Content',
    cell: (problem) => (
      <Text as="span" size="xsmall" tone="muted">
        {problem.excerpt}
      </Text>
    ),
  },
];
