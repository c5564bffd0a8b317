import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import type { ImportProblem } from '../../../parts/imports/import-run.ts';
import { pagesOf, type ListState } from '../../../parts/lists/list.ts';
import { Card } from '../../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import { Pagination } from '../../../primitives/tables/Pagination.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

const texts = defineTexts('ImportProblems', {
  title: 'Rows to check',
  emptyTitle: 'No rows have problems.',
  wholeFile: 'Whole file',
  file: 'File',
  row: 'Row',
  reason: 'Reason',
  content: 'Content',
});

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
      <Card title={texts.title} padding="none">
        <DataTable
          label={texts.title}
          columns={columns()}
          // One row of a file can have two things wrong with it.
          rowId={(problem) => `${problem.file}:${problem.row}:${problem.reason}`}
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

function columns(): readonly DataColumn<ImportProblem>[] {
  return [
    { id: 'file', header: texts.file, cell: (problem) => problem.file },
    {
      id: 'row',
      header: texts.row,
      cell: (problem) => (problem.row === 0 ? texts.wholeFile : formatCount(problem.row)),
      align: 'end',
      width: 'narrow',
      isRowHeader: true,
    },
    { id: 'reason', header: texts.reason, cell: (problem) => problem.reason, width: 'wide' },
    {
      id: 'excerpt',
      header: texts.content,
      cell: (problem) => (
        <Text as="span" size="xsmall" tone="muted">
          {problem.excerpt}
        </Text>
      ),
    },
  ];
}
