import { defineTexts } from '@consignment/domain/text/texts';
import { dayAt } from '@consignment/domain/time/zone';
import { useMemo, useState } from 'react';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { ListView } from '../../../parts/lists/ListView.tsx';
import { onUse } from '../../../parts/pages/on-use.tsx';
import type { LoadedPreview, StatementPeriod } from '../../../parts/statements/statement.ts';
import { statementColumns, type ListedStatement } from '../../../parts/statements/statement-columns.tsx';
import { defaultPeriod } from '../../../parts/statements/statement-periods.ts';
import { Button } from '../../../primitives/actions/Button.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import type { KnownOutcome } from '../../../primitives/feedback/outcome.ts';

const texts = defineTexts('StatementsTab', {
  statements: 'Statements',
  emptyTitle: 'This vendor has no statements yet.',
  emptyDetail:
    'A statement shows the earnings, adjustments and payouts for a period, and the vendor can check it.',
  issueStatement: 'Issue statement',
  action: 'Action',
  withdraw: 'Withdraw',
});

// Each dialog comes when it is opened for the first time.
const { Component: IssueStatementDialogOnUse } = onUse(
  async () => (await import('./IssueStatementDialog.tsx')).IssueStatementDialog,
);
const { Component: WithdrawStatementDialogOnUse } = onUse(
  async () => (await import('../../../parts/statements/WithdrawStatementDialog.tsx')).WithdrawStatementDialog,
);

type Props = {
  /** The latest first. */
  statements: ListState<ListedStatement>;
  controls: ListControls;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfStatement: (id: number) => string;
  /** Of the period that was asked for last; null before. */
  preview: LoadedPreview | null;
  onPreview: (period: StatementPeriod) => void;
  /** Null for a person who may not, and so is the next. */
  onIssue: ((period: StatementPeriod, sendsMail: boolean) => Promise<KnownOutcome>) | null;
  onWithdraw: ((id: number, reason: string) => Promise<KnownOutcome>) | null;
};

/** The statements of a vendor, and the next one. */
export function StatementsTab(props: Props) {
  const { statements, controls, timeZone, hrefOfStatement, onIssue, onWithdraw } = props;
  const canWithdraw = onWithdraw !== null;
  const [period, setPeriod] = useState<StatementPeriod | null>(null);
  const [isIssuing, setIsIssuing] = useState(false);
  const [withdrawing, setWithdrawing] = useState<{ is: ListedStatement; isOpen: boolean } | null>(null);
  const columns = useMemo(
    () => [
      ...statementColumns({ timeZone, payee: null }),
      ...(canWithdraw ? [withdrawColumn((is) => setWithdrawing({ is, isOpen: true }))] : []),
    ],
    [timeZone, canWithdraw],
  );
  const rows = statements.is === 'ready' ? statements.rows : [];
  const after = rows.find(({ standing }) => standing === 'latest')?.last_day ?? null;
  const choose = (chosen: StatementPeriod | null) => {
    setPeriod(chosen);
    if (chosen !== null) props.onPreview(chosen);
  };
  return (
    <>
      <ListView
        label={texts.statements}
        searchLabel={null}
        list={statements}
        controls={controls}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowHref={({ id }) => hrefOfStatement(id)}
        minWidth={1000}
        empty={{
          title: texts.emptyTitle,
          detail: texts.emptyDetail,
        }}
        actions={
          onIssue !== null && (
            <Button
              label={texts.issueStatement}
              onClick={() => {
                choose(defaultPeriod({ today: dayAt(controls.now(), timeZone), after }));
                setIsIssuing(true);
              }}
            />
          )
        }
      />
      {isIssuing && onIssue !== null && (
        <IssueStatementDialogOnUse
          period={period}
          after={after}
          preview={period === null ? null : props.preview}
          now={controls.now()}
          timeZone={timeZone}
          onPeriod={choose}
          onIssue={onIssue}
          onClose={() => setIsIssuing(false)}
        />
      )}
      {withdrawing !== null && onWithdraw !== null && (
        <WithdrawStatementDialogOnUse
          key={withdrawing.is.id}
          statement={withdrawing.is}
          isOpen={withdrawing.isOpen}
          onWithdraw={(reason) => onWithdraw(withdrawing.is.id, reason)}
          onClose={() => setWithdrawing({ ...withdrawing, isOpen: false })}
        />
      )}
    </>
  );
}

function withdrawColumn(onPress: (statement: ListedStatement) => void): DataColumn<ListedStatement> {
  return {
    id: 'action',
    header: texts.action,
    cell: (statement) =>
      statement.standing === 'latest' && (
        <Button label={texts.withdraw} size="small" onClick={() => onPress(statement)} />
      ),
    align: 'end',
    width: 'narrow',
    isSelfExplanatory: true,
  };
}
