import { answerOf, linkOf, outcomeOf, settled } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/save-file';
import { ReplayScreen } from '@consignment/components/screens/merchant/rules/ReplayScreen';
import { lastMonth } from '@consignment/domain/time/periods';
import { dayAt } from '@consignment/domain/time/zone';
import { usePolling } from '@consignment/routing/app/use-polling';
import { useState, type ComponentProps } from 'react';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { paths } from '../paths.ts';
import { keepReplay, keptReplay } from '../calls/replay-drafts.ts';
import { askNotice, noticeOf, previewDrafts, useSaveDrafts } from '../calls/rule-calls.ts';
import { ruleSearch } from '../calls/rule-search.ts';
import { useApp } from './app.tsx';

type Screen = ComponentProps<typeof ReplayScreen>;

/** The replay is in the address, so that the page can be reloaded while it continues. */
const replayKey = 'replay';

export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const id = new URL(url).searchParams.get(replayKey) ?? '';
  const [replay, notice] = await Promise.all([
    /^[1-9]\d{0,14}$/.test(id) ? askKept(Number(id), signal) : null,
    askNotice(signal),
  ]);
  return { replay, notice };
}

/** Null for one that is no longer kept: another one starts. */
async function askKept(id: number, signal: AbortSignal): Promise<Screen['replay']> {
  const kept = await settled(askReplay(id, signal));
  if (kept.is === 'ready') return kept.value;
  if (kept.problem.status === 404) return null;
  return askReplay(id, signal);
}

function askReplay(id: number, signal: AbortSignal) {
  return answerOf(client.GET('/rules/replays/{id}/', { params: { path: { id } }, signal }));
}

/** Rules tried over the past. */
export function Component() {
  const { replay: loaded, notice } = useLoaderData<typeof loader>();
  const { currency, timeZone } = useApp();
  const today = dayAt(new Date(), timeZone);
  const navigate = useNavigate();
  const [kept, setKept] = useState(keptReplay);
  const [followed, setFollowed] = useState(loaded);
  const replay = followed?.id === loaded?.id ? followed : loaded;
  const change = (to: Partial<typeof kept>) => {
    const next = { ...kept, ...to };
    keepReplay(next);
    setKept(next);
  };
  const period = kept.period ?? lastMonth(today);
  const sent = JSON.stringify([kept.drafts, period]);
  const onSave = useSaveDrafts(async () => {
    change({ drafts: [], sent: null });
    await navigate(paths.settingsRules);
  });
  usePolling(replay?.state === 'running', async (signal) => {
    if (replay !== null) setFollowed(await askReplay(replay.id, signal));
  });
  const start = async () => {
    const rules = kept.drafts.map(({ rule }) => rule);
    const body = { rules, date_start: period.start, date_end: period.end };
    return outcomeOf(
      answerOf(client.POST('/rules/replays/', { body })).then(async (begun) => {
        change({ sent });
        setFollowed(begun);
        await navigate(`?${replayKey}=${begun.id}`, { replace: true, preventScrollReset: true });
      }),
    );
  };
  return (
    <ReplayScreen
      drafts={kept.drafts}
      onDrafts={(drafts) => change({ drafts })}
      period={period}
      onPeriod={(days) => change({ period: days })}
      replay={replay}
      isChanged={kept.sent !== sent}
      currency={currency}
      today={today}
      {...noticeOf(notice, today)}
      search={ruleSearch}
      hrefOfRules={paths.settingsRules}
      hrefOfVendor={paths.vendor}
      hrefOfOrder={paths.order}
      onStart={start}
      onPreview={previewDrafts}
      onSave={onSave}
      onExport={(id) => saveFile(linkOfReplay(id))}
    />
  );
}

/** A row for each vendor. */
function linkOfReplay(id: number): Promise<string> {
  const params = { path: { id }, query: { format: 'csv' } } as const;
  return linkOf(client.GET('/rules/replays/{id}/', { params }));
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
