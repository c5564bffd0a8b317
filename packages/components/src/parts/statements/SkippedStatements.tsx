import { defineTexts } from '@consignment/domain/text/texts';
import { Fragment, useMemo } from 'react';
import { Card } from '../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../primitives/tables/data-table.ts';
import { DataTable } from '../../primitives/tables/DataTable.tsx';
import { payeeHeader, type SkippedStatement, type StatementPayees } from './statement.ts';

const texts = defineTexts('SkippedStatements', {
  noneIsLeftOut: 'Nothing has been left out.',
  reason: 'Reason',
  leftOut: 'Left out',
  skipped: 'Skipped',
  title: '{kind, select, leftOut {Left out: {n, plural, other {#}}} other {Skipped: {n, plural, other {#}}}}',
});

type Props = {
  /** Before they are issued they are left out, and afterwards skipped. */
  kind: 'leftOut' | 'skipped';
  skipped: readonly SkippedStatement[];
  payees: StatementPayees;
};

/**
 * The payees without a statement, by reason; nothing where there are none. Those who get one
 * are a StatementPreviewTable.
 */
export function SkippedStatements({ kind, skipped, payees }: Props) {
  const columns = useMemo(() => columnsOf(payees), [payees]);
  if (skipped.length === 0) return null;
  return (
    <Card title={texts.title({ kind, n: skipped.length })} padding="none">
      <DataTable
        label={texts[kind]}
        columns={columns}
        rowId={({ reason }) => reason}
        state={{ is: 'ready', rows: byReason(skipped) }}
        sort={null}
        onSort={() => undefined}
        empty={{ title: texts.noneIsLeftOut }}
      />
    </Card>
  );
}

type Row = { reason: string; names: readonly string[] };

function byReason(skipped: readonly SkippedStatement[]): Row[] {
  const groups = Map.groupBy(skipped, ({ reason }) => reason);
  return [...groups].map(([reason, them]) => ({ reason, names: them.map((one) => one.payee_name) }));
}

function columnsOf(payees: StatementPayees): readonly DataColumn<Row>[] {
  return [
    { id: 'reason', header: texts.reason, cell: ({ reason }) => reason, isRowHeader: true },
    {
      id: 'names',
      header: payeeHeader(payees),
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
