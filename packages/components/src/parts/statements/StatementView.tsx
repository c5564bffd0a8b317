import {
  periodText,
  sectionText,
  statementSections,
  type StatementSection,
} from '@consignment/domain/statements/statement';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, type ReactNode } from 'react';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Card } from '../../primitives/layout/Card.tsx';
import { FilterSelect } from '../../primitives/filters/FilterSelect.tsx';
import { Heading } from '../../primitives/text/Heading.tsx';
import { Inline } from '../../primitives/layout/Inline.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { Page } from '../../primitives/layout/Page.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { DateText } from '../lists/DateText.tsx';
import { DateTimeText } from '../lists/DateTimeText.tsx';
import { FileButton } from '../lists/FileButton.tsx';
import type { ListControls, ListState } from '../lists/list.ts';
import { ListView } from '../lists/ListView.tsx';
import type {
  ShownStatement,
  StatedEntry,
  StatedNote,
  StatementEntriesQuery,
  StatementFile,
} from './statement.ts';
import { entryColumns } from './statement-entry-columns.tsx';
import { StatementStandingBadge } from './StatementStandingBadge.tsx';
import { StatementSums } from './StatementSums.tsx';
import * as styles from './StatementView.css.ts';
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('StatementView', {
  title: 'Statement {number} · {period}',
  withdrawnTitle: 'This statement has been withdrawn and no longer counts.',
  summary: 'Summary',
  entries: 'Entries',
  part: 'Part',
  all: 'All',
  emptyTitle: 'This statement has no entries.',
  emptyDetail: 'Nothing was earned, adjusted or paid in this period.',
  questions: 'Questions',
  files: 'Files',
  exporting: 'Exporting…',
  printedCode: 'Printed code',
  issued: 'Issued {day}',
  withdrawnOn:
    'The statement was withdrawn on {time}. The next statement will include everything from this statement again.',
  signed:
    'All three files contain the same signed data. Anyone who has one of the files can {check}, without logging in.',
  check: 'check that it is unchanged',
  pdf: 'Export PDF',
  csv: 'Export CSV',
  json: 'Export JSON',
});

export type { StatementEntriesQuery };

type Props = {
  statement: ShownStatement;
  /** Null where the payee has no page. */
  hrefOfPayee: string | null;
  /** The page above this one, such as that of all statements. */
  back: { href: string; label: string };
  entries: ListState<StatedEntry>;
  controls: ListControls<StatementEntriesQuery>;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfQuestion: (questionId: number) => string;
  /** Left out where payouts have no page. */
  hrefOfPayout?: (payoutId: number) => string;
  /** The page on which anyone can check a file. */
  hrefOfCheck: string;
  /** Null for a person who may not take the files along. */
  onExport: ((type: StatementFile) => Promise<Outcome>) | null;
  /** Beneath the sums, such as how to read them. */
  note?: ReactNode;
  /** Such as to withdraw it. */
  actions?: ReactNode;
};

/**
 * The page of one statement: how its balance came about, its files, and its entries as they were stated. A list of
 * statements is a ListView with the statementColumns.
 */
export function StatementView(props: Props) {
  const { statement, hrefOfPayee, back, entries, controls, timeZone, hrefOfPayout, actions } = props;
  const { number, payee_name: payee, first_day: first, last_day: last, currency, standing } = statement;
  const { notes = [] } = statement;
  const { section } = controls.query;
  const rows = entries.is === 'ready' ? entries.rows : noEntries;
  const columns = useMemo(
    () => entryColumns({ rows, currency, timeZone, hrefOfPayout }),
    [rows, currency, timeZone, hrefOfPayout],
  );
  return (
    <Page
      title={texts.title({ number, period: periodText(first, last) })}
      back={back}
      actions={actions}
      facts={
        <Inline space="small">
          <Text as="span">
            {hrefOfPayee === null ? <bdi>{payee}</bdi> : <Link href={hrefOfPayee} label={payee} />}
          </Text>
          <Text as="span" size="small" tone="muted">
            <TextWithElements
              text={texts.issued}
              elements={{ day: <DateText instant={statement.issued_at} timeZone={timeZone} /> }}
            />
          </Text>
          {standing !== 'followed' && <StatementStandingBadge standing={standing} />}
        </Inline>
      }
    >
      {standing === 'withdrawn' && (
        <Banner tone="critical" title={texts.withdrawnTitle}>
          <p>
            <TextWithElements
              text={texts.withdrawnOn}
              elements={{ time: <DateTimeText instant={statement.withdrawn_at} timeZone={timeZone} /> }}
            />
          </p>
        </Banner>
      )}
      <div className={styles.halves}>
        <Card title={texts.summary}>
          <Stack space="medium">
            <StatementSums sums={statement} currency={currency} />
            {props.note}
          </Stack>
        </Card>
        <Files code={statement.code} hrefOfCheck={props.hrefOfCheck} onExport={props.onExport} />
      </div>
      {notes.length > 0 && <Notes notes={notes} timeZone={timeZone} hrefOfQuestion={props.hrefOfQuestion} />}
      <Heading level={2}>{texts.entries}</Heading>
      <ListView
        label={texts.entries}
        searchLabel={null}
        list={entries}
        controls={controls}
        columns={columns}
        rowId={({ position }) => String(position)}
        minWidth={1000}
        isFiltered={section !== 'all'}
        filters={
          <FilterSelect
            label={texts.part}
            value={section}
            options={[
              { value: 'all', label: texts.all },
              ...statementSections
                .filter((one) => one === section || isThere(one, statement, rows))
                .map((value) => ({ value, label: sectionText(value) })),
            ]}
            onSelect={(chosen) =>
              controls.onQuery({ section: statementSections.find((one) => one === chosen) ?? 'all' })
            }
          />
        }
        empty={{
          title: texts.emptyTitle,
          detail: texts.emptyDetail,
        }}
      />
    </Page>
  );
}

const noEntries: readonly StatedEntry[] = [];

/**
 * Has the statement this part? Its sums say so, except of entries that add up to nothing, which are found once they are
 * shown. Only the opening of a first statement is brought forward.
 */
function isThere(part: StatementSection, statement: ShownStatement, rows: readonly StatedEntry[]): boolean {
  if (rows.some(({ section }) => section === part)) return true;
  if (part === 'brought_forward') return statement.number === 1 && Number(statement.opening) !== 0;
  return Number(statement[sumOf[part]]) !== 0;
}

const sumOf = {
  earned: 'earned',
  adjustment: 'adjustments',
  custom_item: 'custom_items',
  additional_pay: 'additional_pay',
  payout: 'payouts',
} as const satisfies Record<Exclude<StatementSection, 'brought_forward'>, keyof ShownStatement>;

type NotesProps = { notes: readonly StatedNote[] } & Pick<Props, 'timeZone'> & {
    hrefOfQuestion: Props['hrefOfQuestion'];
  };

/** Text alone, so it is separate from the entries, which add up. */
function Notes({ notes, timeZone, hrefOfQuestion }: NotesProps) {
  return (
    <Card title={texts.questions}>
      <Stack as="ul" space="small">
        {notes.map(({ question, date, order_name: order, title, text }) => (
          <li key={question}>
            <Text as="span">
              <Link href={hrefOfQuestion(question)} label={text} />
            </Text>
            <Text size="small" tone="muted">
              <DateText instant={date} timeZone={timeZone} />
              {order !== '' && (
                <span>
                  {' · '}
                  <bdi>{order}</bdi>
                </span>
              )}
              {title !== '' && (
                <span>
                  {' · '}
                  <bdi>{title}</bdi>
                </span>
              )}
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  );
}

type FilesProps = Pick<Props, 'hrefOfCheck' | 'onExport'> & { code: string };

function Files({ code, hrefOfCheck, onExport }: FilesProps) {
  return (
    <Card title={texts.files}>
      <Stack space="medium">
        <Text>
          <TextWithElements
            text={texts.signed}
            elements={{ check: <Link href={hrefOfCheck} label={texts.check} isExternal /> }}
          />
        </Text>
        <Inline space="small">
          {files.map((type) => (
            <FileButton
              key={type}
              label={texts[type]}
              busyLabel={texts.exporting}
              onFetch={onExport && (() => onExport(type))}
            />
          ))}
        </Inline>
        <Stack space="none">
          <Text size="small" tone="muted">
            {texts.printedCode}
          </Text>
          <span dir="ltr" translate="no" className={styles.code}>
            {code}
          </span>
        </Stack>
      </Stack>
    </Card>
  );
}

const files = ['pdf', 'csv', 'json'] as const satisfies readonly StatementFile[];
