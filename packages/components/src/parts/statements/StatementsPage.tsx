import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import type { ListQuery } from '@consignment/domain/text/list-query';
import { fullMonthsBefore } from '@consignment/domain/time/periods';
import { periodText } from '@consignment/domain/statements/statement';
import { dayAt } from '@consignment/domain/time/zone';
import { useMemo, useState } from 'react';
import { Button } from '../../primitives/actions/Button.tsx';
import { ButtonLink } from '../../primitives/actions/ButtonLink.tsx';
import { MoreActions } from '../../primitives/actions/MoreActions.tsx';
import { FilterSelect } from '../../primitives/filters/FilterSelect.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { Page } from '../../primitives/layout/Page.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import type { ListControls, ListState } from '../lists/list.ts';
import { ListView } from '../lists/ListView.tsx';
import type { Loadable } from '../lists/loadable.ts';
import { onUse } from '../pages/on-use.tsx';
import { payeeHeader, type StatementPayees, type StatementSchedule } from './statement.ts';
import { statementColumns, type ListedStatement } from './statement-columns.tsx';

const texts = defineTexts('StatementsPage', {
  statements: 'Statements',
  schedule: 'Schedule',
  issueStatements: 'Issue statements…',
  searchStatements: 'Search statements',
  period: 'Period',
  next: 'The next statements will be issued on {nextOn}.',
  emptyTitle: 'There are no statements yet.',
  emptyDetail:
    '{payees, select, vendors {Issue statements for a month, and you’ll see all vendors’ statements here.} other {Issue statements for a month, and you’ll see all sales reps’ statements here.}}',
  all: 'All',
  until: 'Until {chosen}',
});

// The dialog with its form comes when it is opened for the first time.
const { Component: StatementScheduleDialogOnUse } = onUse(
  async () => (await import('./StatementScheduleDialog.tsx')).StatementScheduleDialog,
);

/** `lastDay` as 'YYYY-MM-DD' of the statements' periods; empty for all. */
export type StatementsQuery = ListQuery & { lastDay: string };

type Props = {
  payees: StatementPayees;
  statements: ListState<ListedStatement>;
  controls: ListControls<StatementsQuery>;
  /** The day on which the next are issued by schedule; null without one. */
  nextOn: string | null;
  /** Of use once it was asked for. */
  schedule: Loadable<StatementSchedule>;
  onAskSchedule: () => void;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfStatement: (id: number) => string;
  /** Null for a person who may not issue any. */
  hrefOfIssue: string | null;
  /** Null for a person who may not set it. */
  onSchedule: ((schedule: StatementSchedule) => Promise<Outcome>) | null;
};

/**
 * The page of all statements of vendors, or of sales reps, with the ways to issue more. Those of one vendor are a tab of its
 * page.
 */
export function StatementsPage(props: Props) {
  const { payees, controls, nextOn, schedule, timeZone, hrefOfStatement, hrefOfIssue, onSchedule } = props;
  const { lastDay } = controls.query;
  const [isScheduling, setIsScheduling] = useState(false);
  const header = payeeHeader(payees);
  const columns = useMemo(() => statementColumns({ timeZone, payee: header }), [timeZone, header]);
  return (
    <Page
      title={texts.statements}
      actions={
        <>
          {onSchedule !== null && (
            <MoreActions>
              <Button
                label={texts.schedule}
                onClick={() => {
                  props.onAskSchedule();
                  setIsScheduling(true);
                }}
              />
            </MoreActions>
          )}
          {hrefOfIssue !== null && (
            <ButtonLink href={hrefOfIssue} label={texts.issueStatements} tone="primary" />
          )}
        </>
      }
    >
      <ListView
        label={texts.statements}
        searchLabel={texts.searchStatements}
        list={props.statements}
        controls={controls}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowHref={({ id }) => hrefOfStatement(id)}
        minWidth={1000}
        isFiltered={lastDay !== ''}
        filters={
          <FilterSelect
            label={texts.period}
            value={lastDay}
            options={periodOptions(dayAt(controls.now(), timeZone), lastDay)}
            onSelect={(chosen) => controls.onQuery({ lastDay: chosen })}
          />
        }
        notice={
          nextOn !== null && (
            <Text size="small" tone="muted">
              {texts.next({ nextOn: formatDay(nextOn) })}
            </Text>
          )
        }
        empty={{
          title: texts.emptyTitle,
          detail: texts.emptyDetail({ payees }),
        }}
      />
      {isScheduling && onSchedule !== null && (
        <StatementScheduleDialogOnUse
          schedule={schedule}
          payees={payees}
          onSave={onSchedule}
          onClose={() => setIsScheduling(false)}
        />
      )}
    </Page>
  );
}

/** A year and a half: older ones are found by their names, or by their vendors. */
const monthsInFilter = 18;

/** The months that a period can have ended with; another day of the address stays chosen. */
function periodOptions(today: string, chosen: string) {
  const months = fullMonthsBefore(today, monthsInFilter).map(({ start, end }) => ({
    value: end,
    label: periodText(start, end),
  }));
  const isKnown = chosen === '' || months.some(({ value }) => value === chosen);
  return [
    { value: '', label: texts.all },
    ...months,
    ...(isKnown ? [] : [{ value: chosen, label: texts.until({ chosen: formatDay(chosen) }) }]),
  ];
}
