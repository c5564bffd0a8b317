import { answerOf, knownOf, settled, type Settled } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';
import { isRefusal } from '@consignment/client/problem';
import { IssueStatementsPage } from '@consignment/components/parts/statements/IssueStatementsPage';
import { isDate } from '@consignment/domain/time/dates';
import { lastMonth } from '@consignment/domain/time/periods';
import { dayAt } from '@consignment/domain/time/zone';
import { useState, type ComponentProps } from 'react';
import {
  Navigate,
  useLoaderData,
  useNavigate,
  useRevalidator,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import type { StatementsApp } from './statement-pages.tsx';
import { usePolling } from '../app/use-polling.tsx';
import { useSave } from '../app/use-save.tsx';

type Page = ComponentProps<typeof IssueStatementsPage>;
type Period = Page['period'];
type Preview = Extract<Page['preview'], { is: 'ready' }>['value'];

/** Without a period in the address, or while a run is under way, nothing is worked out. */
export async function loadIssuing({ client, payees }: StatementsApp, { request }: LoaderFunctionArgs) {
  const { signal } = request;
  const period = periodOf(new URL(request.url).searchParams);
  // Without an answer a second run might be begun, so the page fails as a whole.
  const run = await askRun({ client, payees }, signal);
  if (period === null || run?.is_active === true) return { period, run, preview: null };
  return { period, run, preview: await settled(askPreview(client, { payees, ...period }, signal)) };
}

async function askRun({ client, payees }: Pick<StatementsApp, 'client' | 'payees'>, signal: AbortSignal) {
  const call = client.GET('/statements/progress/', { params: { query: { payees } }, signal });
  return (await answerOf(call)).run;
}

type Asked = Period & { payees?: StatementsApp['payees']; vendor_id?: number };

export function askPreview(client: Client, query: Asked, signal?: AbortSignal) {
  return answerOf(client.GET('/statements/preview/', { params: { query }, signal: signal ?? null }));
}

/** A period that the server refuses is no failure: it says why, and another one is chosen. */
export function previewOf(preview: Settled<Preview>, onRetry: () => void): Page['preview'] {
  if (preview.is === 'ready') return preview;
  const { problem } = preview;
  return isRefusal(problem) && problem.status !== 429
    ? { is: 'refused', problem }
    : { is: 'failed', problem, onRetry };
}

function periodOf(params: URLSearchParams): Period | null {
  const [first, last] = [params.get('from') ?? '', params.get('to') ?? ''];
  return isDate(first) && isDate(last) ? { first_day: first, last_day: last } : null;
}

function hrefOf({ first_day: from, last_day: to }: Period): string {
  return `?${new URLSearchParams({ from, to }).toString()}`;
}

type Props = { app: StatementsApp; timeZone: string };

/** Issues the statements of all; its route's loader is `loadIssuing`. */
export function IssueStatements({ app, timeZone }: Props) {
  const { period, run: seen, preview } = useLoaderData<typeof loadIssuing>();
  const { client, payees, paths } = app;
  const navigate = useNavigate();
  const save = useSave();
  const { revalidate } = useRevalidator();
  const [run, setRun] = useState<Page['run']>(null);
  // One that was begun elsewhere, or before this page was opened.
  if (run === null && seen?.is_active === true) setRun(seen);
  usePolling(run?.is_active === true, async (signal) => {
    const now = await askRun(app, signal);
    if (now !== null) setRun(now);
    if (now?.is_active !== true) await revalidate();
  });
  const now = new Date();
  if (period === null) {
    const { start, end } = lastMonth(dayAt(now, timeZone));
    return <Navigate to={hrefOf({ first_day: start, last_day: end })} replace />;
  }
  return (
    <IssueStatementsPage
      payees={payees}
      period={period}
      preview={preview === null ? { is: 'loading' } : previewOf(preview, () => void revalidate())}
      run={run}
      now={now}
      timeZone={timeZone}
      hrefOfStatements={paths.statements}
      onPeriod={(chosen) => void navigate(hrefOf(chosen), { preventScrollReset: true })}
      onIssue={async (sendsMail) => {
        const body = { payees, ...period, sends_mail: sendsMail };
        const call = answerOf(client.POST('/statements/create-all/', { body })).then(setRun);
        return knownOf(await save(call));
      }}
      onLeaveRun={() => setRun(null)}
    />
  );
}
