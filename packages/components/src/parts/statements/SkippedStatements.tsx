import { Fragment } from 'react';
import { Card } from '../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../primitives/tables/data-table.ts';
import { DataTable } from '../../primitives/tables/DataTable.tsx';
import { payeesWords, type SkippedStatement, type StatementPayees } from './statement.ts';

type Props = {
  /** Before they are issued they are left out, and afterwards skipped. */
  title: 'Left out' | 'Skipped';
  skipped: readonly SkippedStatement[];
  payees: StatementPayees;
};

/**
 * Those who get no statement by their reasons, each of which is said once; nothing where there are none. Those who get one
 * are a StatementPreviewTable.
 */
export function SkippedStatements({ title, skipped, payees }: Props) {
  if (skipped.length === 0) return null;
  return (
    <Card title={`${title}: ${skipped.length.toLocaleString('en-US')}`} padding="none">
      <DataTable
        label={title}
        columns={columnsOf[payees]}
        rowId={({ reason }) => reason}
        state={{ is: 'ready', rows: byReason(skipped) }}
        sort={null}
        onSort={() => undefined}
        empty={{ title: 'None is left out.' }}
      />
    </Card>
  );
}

type Row = { reason: string; names: readonly string[] };

function byReason(skipped: readonly SkippedStatement[]): Row[] {
  const groups = Map.groupBy(skipped, ({ reason }) => reason);
  return [...groups].map(([reason, them]) => ({ reason, names: them.map((one) => one.payee_name) }));
}

const columnsOf = { vendors: columnsFor('vendors'), sales_reps: columnsFor('sales_reps') };

function columnsFor(payees: StatementPayees): readonly DataColumn<Row>[] {
  const { header } = payeesWords[payees];
  return [
    { id: 'reason', header: 'Reason', cell: ({ reason }) => reason, isRowHeader: true },
    {
      id: 'names',
      header,
      cell: ({ names }) => (
        <span>
          {names.map((name, at) => (
            <Fragment key={`${name} ${at}`}>
              {at > 0 && <span>{', '}</span>}
              <bdi>{name}</bdi>
            </Fragment>
          ))}
        </span>
      ),
    },
  ];
}
