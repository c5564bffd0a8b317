import { defineTexts } from '@consignment/domain/text/texts';
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

const texts = defineTexts('PortalStatementsScreen', {
  statements: 'Statements',
  nextComes: 'Your next statement will be issued on {nextOn}.',
  noStatements: 'No statements yet.',
  firstComes:
    'A statement shows what you earned in a period, what was paid to you and what is left. Once issued, it doesn’t change. Your first statement will be issued on {nextOn}.',
  firstAppears:
    'A statement shows what you earned in a period, what was paid to you and what is left. Once issued, it doesn’t change. Your first statement will appear here when {shopName} issues it.',
  period: 'Period',
  earned: 'Earned',
  paid: 'Paid',
  closingBalance: 'Closing balance',
  files: 'Files',
});

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
      title={texts.statements}
      description={nextOn === null || isEmpty ? undefined : texts.nextComes({ nextOn: nearDay(nextOn) })}
    >
      {/* The second page has none of the last twelve. */}
      {controls.query.page === 1 && <ClosingChart statements={rows} />}
      <ListView
        label={texts.statements}
        searchLabel={null}
        list={statements}
        controls={controls}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowHref={({ id }) => hrefOfStatement(id)}
        empty={{ title: texts.noStatements, detail: whenFirst(shop.name, nextOn) }}
      />
    </Page>
  );
}

function whenFirst(shopName: string, nextOn: string | null): string {
  if (nextOn !== null) return texts.firstComes({ nextOn: nearDay(nextOn) });
  return texts.firstAppears({ shopName: isolated(shopName) });
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
      header: texts.period,
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
    money('earned', texts.earned, ({ earned }) => earned),
    money('paid', texts.paid, paidOf),
    money('closing', texts.closingBalance, ({ closing }) => closing),
    {
      id: 'files',
      header: texts.files,
      cell: (statement) => (
        <StatementFiles name={nameOfStatement(statement)} onFile={(type) => onFile(statement.id, type)} />
      ),
      width: 'narrow',
    },
  ];
}
