import { nearDay } from '@consignment/domain/time/dates';
import { isolated } from '@consignment/domain/text/direction';
import { useMemo } from 'react';
import { ListView } from '../../../parts/lists/ListView.tsx';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import type { StatementFile } from '../../../parts/statements/statement.ts';
import { paidOf } from '../../../parts/statements/statement-columns.tsx';
import { StatementStandingBadge } from '../../../parts/statements/StatementStandingBadge.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';
import { useSteady } from '../../../primitives/feedback/use-steady.ts';
import { ClosingChart } from './ClosingChart.tsx';
import { nameOfStatement, type PortalStatementRow } from './portal-statement.ts';
import { StatementFiles } from './StatementFiles.tsx';

type Props = {
  shop: { name: string };
  /** The latest first. */
  statements: ListState<PortalStatementRow>;
  /** The day 'YYYY-MM-DD' on which the next ones are issued; null where it is not known. */
  nextOn: string | null;
  controls: ListControls;
  hrefOfStatement: (id: number) => string;
  /** Saves a statement as a file. */
  onFile: (id: number, type: StatementFile) => Promise<Outcome>;
};

/** The statements of this vendor, and how its balance went from one to the next. */
export function PortalStatementsScreen(props: Props) {
  const { shop, statements, nextOn, controls, hrefOfStatement } = props;
  const onFile = useSteady(props.onFile);
  const columns = useMemo(() => columnsOf(onFile), [onFile]);
  const rows = statements.is === 'ready' ? statements.rows : [];
  const isEmpty = statements.is === 'ready' && statements.total === 0;
  return (
    <Page
      title="Statements"
      description={
        nextOn === null || isEmpty ? undefined : `Your next statement comes on ${nearDay(nextOn)}.`
      }
    >
      {/* The second page has none of the last twelve. */}
      {controls.query.page === 1 && <ClosingChart statements={rows} />}
      <ListView
        label="Statements"
        searchLabel={null}
        list={statements}
        controls={controls}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowHref={({ id }) => hrefOfStatement(id)}
        empty={{ title: 'No statements yet.', detail: `${whatItIs} ${whenFirst(shop.name, nextOn)}` }}
      />
    </Page>
  );
}

const whatItIs =
  'A statement says what you earned in a period, what was paid to you and what is left. Once issued it does not change.';

function whenFirst(shopName: string, nextOn: string | null): string {
  if (nextOn !== null) return `Your first one comes on ${nearDay(nextOn)}.`;
  return `Your first one appears here when ${isolated(shopName)} issues it.`;
}

function columnsOf(onFile: Props['onFile']): readonly DataColumn<PortalStatementRow>[] {
  const money = (
    id: string,
    header: string,
    amountOf: (statement: PortalStatementRow) => string,
  ): DataColumn<PortalStatementRow> => ({
    id,
    header,
    cell: (statement) => <MoneyText amount={amountOf(statement)} currency={statement.currency} />,
    align: 'end',
    width: 'narrow',
  });
  return [
    {
      id: 'period',
      header: 'Period',
      cell: (statement) => (
        <Inline as="span" space="small">
          <span>{nameOfStatement(statement)}</span>
          {/* That one is the latest or followed goes without saying. */}
          {statement.standing === 'withdrawn' && <StatementStandingBadge standing="withdrawn" />}
        </Inline>
      ),
      isRowHeader: true,
      width: 'wide',
    },
    money('earned', 'Earned', ({ earned }) => earned),
    money('paid', 'Paid', paidOf),
    money('closing', 'Closing balance', ({ closing }) => closing),
    {
      id: 'files',
      header: 'Files',
      cell: (statement) => (
        <StatementFiles name={nameOfStatement(statement)} onFile={(type) => onFile(statement.id, type)} />
      ),
      width: 'narrow',
    },
  ];
}
