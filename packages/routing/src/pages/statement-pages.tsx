import { defineTexts } from '@consignment/domain/text/texts';
import { answerOf, knownOf, linkOf, listOf, settled } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';
import { saveFile } from '@consignment/client/save-file';
import { StatementPage } from '@consignment/components/parts/statements/StatementPage';
import { StatementsPage } from '@consignment/components/parts/statements/StatementsPage';
import { useState, type ComponentProps } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { idOf } from '../app/id-of.tsx';
import { pageOf } from '../lists/list-codec.tsx';
import { statementEntriesCodec } from '../lists/statement-entries-codec.tsx';
import { statementsCodec } from '../lists/statements-codec.tsx';
import { useListQuery } from '../lists/use-list-query.tsx';
import { useRegion } from '../app/use-region.tsx';
import { useSave } from '../app/use-save.tsx';

export const statementTexts = defineTexts('StatementPages', {
  noLongerIssued: 'Statements are no longer issued automatically.',
  issuedOn: 'Statements are now issued on day {day} of each month.',
  title: 'Statement {number} for {payee} · {app}',
  withdrawn: 'The statement has been withdrawn.',
});

/** The app of the shop that has the pages. */
export type StatementsApp = {
  client: Client;
  /** Stands in the title of the window. */
  name: string;
  payees: 'vendors' | 'sales_reps';
  paths: {
    statements: string;
    statement: (id: number) => string;
    issueStatements: string;
    payout: (id: number) => string;
    question: (id: number) => string;
  };
  /** The rights of the person with statements. */
  may: (
    call: 'createAllStatements' | 'updateStatementSchedule' | 'withdrawStatement' | 'exportStatement',
  ) => boolean;
  hrefOfPayee: (of: { vendor: number | null; sales_rep: number | null; payee_name: string }) => string | null;
};

type Props = {
  app: StatementsApp;
  /** IANA zone of the shop. */
  timeZone: string;
};

/** The page that checks files, of the server and of no app. */
export const hrefOfCheck = '/verify';

const pageSize = 50;

export async function loadStatements({ client, payees }: StatementsApp, { request }: LoaderFunctionArgs) {
  const { signal } = request;
  const query = statementsCodec.parse(new URL(request.url).searchParams);
  const asked = {
    payees,
    ...pageOf(query, pageSize),
    ...(query.lastDay === '' ? {} : { last_day: query.lastDay }),
  };
  return {
    statements: await settled(listOf(client.GET('/statements/', { params: { query: asked }, signal }))),
  };
}

/** All statements, the latest first; its route's loader is `loadStatements`. */
export function Statements({ app, timeZone }: Props) {
  const { statements } = useLoaderData<typeof loadStatements>();
  const { client, payees, paths } = app;
  const controls = { ...useListQuery(statementsCodec), pageSize };
  const region = useRegion();
  const save = useSave();
  const { schedule, ask } = useSchedule(client);
  return (
    <>
      <StatementsPage
        payees={payees}
        statements={region.list(statements)}
        controls={controls}
        nextOn={statements.is === 'ready' ? statements.value.next_on : null}
        schedule={schedule}
        onAskSchedule={() => void ask()}
        timeZone={timeZone}
        hrefOfStatement={paths.statement}
        hrefOfIssue={app.may('createAllStatements') ? paths.issueStatements : null}
        onSchedule={
          app.may('updateStatementSchedule')
            ? (body) => {
                const set = (to: typeof body) => answerOf(client.PUT('/statements/schedule/', { body: to }));
                // It is open, and so was loaded.
                const before = schedule.is === 'ready' ? schedule.value : null;
                return save(set(body), scheduleNews(body), before === null ? undefined : () => set(before));
              }
            : null
        }
      />
    </>
  );
}

function scheduleNews({ day_of_month: day }: { day_of_month: number | null }): string {
  return day === null ? statementTexts.noLongerIssued : statementTexts.issuedOn({ day });
}

/** The schedule is asked for when it is opened: the list needs no more of it than its next day. */
function useSchedule(client: Client) {
  const [schedule, setSchedule] = useState<ComponentProps<typeof StatementsPage>['schedule']>({
    is: 'loading',
  });
  const ask = async () => {
    setSchedule({ is: 'loading' });
    const answer = await settled(answerOf(client.GET('/statements/schedule/')));
    setSchedule(answer.is === 'ready' ? answer : { ...answer, onRetry: () => void ask() });
  };
  return { schedule, ask };
}

export async function loadStatement({ client }: StatementsApp, { params, request }: LoaderFunctionArgs) {
  const path = { id: idOf(params['id']) };
  const { signal } = request;
  const query = statementEntriesCodec.parse(new URL(request.url).searchParams);
  const { page, section } = query;
  const asked = { page, page_size: pageSize, ...(section === 'all' ? {} : { section }) };
  const [statement, entries] = await Promise.all([
    answerOf(client.GET('/statements/{id}/', { params: { path }, signal })),
    settled(listOf(client.GET('/statements/{id}/entries/', { params: { path, query: asked }, signal }))),
  ]);
  return { statement, entries };
}

/** One statement; its route's loader is `loadStatement`. */
export function Statement({ app, timeZone }: Props) {
  const { statement, entries } = useLoaderData<typeof loadStatement>();
  const { client, paths } = app;
  const controls = { ...useListQuery(statementEntriesCodec), pageSize };
  const region = useRegion();
  const save = useSave();
  const path = { id: statement.id };
  return (
    <>
      <title>
        {statementTexts.title({ number: statement.number, payee: statement.payee_name, app: app.name })}
      </title>
      <StatementPage
        statement={statement}
        hrefOfPayee={app.hrefOfPayee(statement)}
        hrefOfStatements={paths.statements}
        entries={region.list(entries)}
        controls={controls}
        timeZone={timeZone}
        hrefOfPayout={paths.payout}
        hrefOfQuestion={paths.question}
        hrefOfCheck={hrefOfCheck}
        onExport={
          app.may('exportStatement')
            ? (type) => {
                const call = client.POST('/statements/{id}/file/', { params: { path, query: { type } } });
                return saveFile(linkOf(call));
              }
            : null
        }
        onWithdraw={
          app.may('withdrawStatement')
            ? async (reason) =>
                knownOf(await save(withdrawal(client, statement.id, reason), statementTexts.withdrawn))
            : null
        }
      />
    </>
  );
}

export function withdrawal(client: Client, id: number, reason: string) {
  const params = { path: { id }, query: { reason } };
  return answerOf(client.POST('/statements/{id}/withdraw/', { params }));
}
