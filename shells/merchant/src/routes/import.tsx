import { answerOf, outcomeOf, settled } from '@consignment/client/answer';
import {
  ImportScreen,
  type ImportFiles,
} from '@consignment/components/screens/merchant/imports/ImportScreen';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { useListQuery, type ListCodec } from '@consignment/routing/use-list-query';
import { usePolling } from '@consignment/routing/use-polling';
import { useRegion } from '@consignment/routing/use-region';
import { useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { listCodec } from '@consignment/routing/list-codec';
import { may, needs } from '../may.ts';
import { paths } from '../paths.ts';
import { followShopSync } from '../use-shop-sync.ts';
import { useApp } from './app.tsx';

const pageSize = 50;
// Both lists have one order; only their pages are in the address.
const problemList = listCodec(['row'], 'row');
const gapList: ListCodec<{ page: number }> = {
  keys: ['products'],
  parse: (params) => ({
    page: /^[1-9]\d{0,8}$/.test(params.get('products') ?? '') ? Number(params.get('products')) : 1,
  }),
  serialise: ({ page }) => new URLSearchParams(page === 1 ? {} : { products: String(page) }),
};
const nothing = { count: 0, next: null, previous: null, results: [] };
/** States in which the lists still grow, or are of no import. */
const isUntold = new Set(['waiting', 'checking', 'running']);

export async function loader({ request }: LoaderFunctionArgs) {
  await needs('createImport');
  const { signal } = request;
  const { searchParams } = new URL(request.url);
  const imports = await askLastImport(signal);
  const run = imports.results[0] ?? null;
  if (run === null || isUntold.has(run.state)) {
    const none = { is: 'ready', value: nothing } as const;
    return { run, problems: none, gaps: none };
  }
  const path = { id: run.id };
  const at = (page: number) => ({ path, query: { page, page_size: pageSize } });
  const problemsAt = at(problemList.parse(searchParams).page);
  const gapsAt = at(gapList.parse(searchParams).page);
  const [problems, gaps] = await Promise.all([
    settled(answerOf(client.GET('/imports/{id}/problems/', { params: problemsAt, signal }))),
    settled(answerOf(client.GET('/imports/{id}/gaps/', { params: gapsAt, signal }))),
  ]);
  return { run, problems, gaps };
}

function askLastImport(signal: AbortSignal) {
  return answerOf(client.GET('/imports/', { params: { query: { page_size: 1 } }, signal }));
}

export function Component() {
  const { run, problems, gaps } = useLoaderData<typeof loader>();
  const { currency, timeZone } = useApp();
  const problemPages = useListQuery(problemList);
  const gapPages = useListQuery(gapList);
  const { revalidate } = useRevalidator();
  const region = useRegion();
  const [sending, setSending] = useState<Sending | null>(null);
  // The page is loaded again only when the server answers: a question that fails must not take it away.
  usePolling(run?.state === 'running' || run?.state === 'checking', async (signal) => {
    await askLastImport(signal);
    await revalidate();
  });
  const params = { path: { id: run?.id ?? 0 } };
  const shown = async <T,>(outcome: T): Promise<T> => {
    await revalidate();
    return outcome;
  };
  return (
    <>
      <title>Import · Consignment</title>
      <ImportScreen
        run={run}
        problems={region.list(problems)}
        problemPages={pagesOf(problemPages)}
        gaps={region.list(gaps)}
        gapPages={pagesOf(gapPages)}
        sending={sending}
        currency={currency.shown ?? currency.books}
        timeZone={timeZone}
        hrefOfVendors={paths.vendors}
        hrefOfMoves={may('listMoves') ? paths.moves : null}
        onCheck={async (files) => {
          const outcome = await outcomeOf(checkFiles(files, setSending));
          setSending(null);
          return shown(outcome);
        }}
        onAnswer={async (orders) =>
          shown(
            await outcomeOf(
              answerOf(client.POST('/imports/{id}/check/', { params, body: { date_orders: orders } })),
            ),
          )
        }
        onImport={async () => {
          const outcome = await outcomeOf(answerOf(client.POST('/imports/{id}/start/', { params })));
          if (outcome.is === 'done') followShopSync();
          return shown(outcome);
        }}
        onCancel={async () => shown(await outcomeOf(answerOf(client.DELETE('/imports/{id}/', { params }))))}
      />
    </>
  );
}

type Sending = { name: string; percent: number };

function pagesOf({ query, hrefOf }: ReturnType<typeof useListQuery<{ page: number }>>) {
  return { page: query.page, pageSize, hrefOfPage: (page: number) => hrefOf({ page }) };
}

/** Announces the files, sends one after the other, and has them checked. */
async function checkFiles(files: ImportFiles, onSending: (sending: Sending) => void): Promise<void> {
  const chosen = (['products', 'orders', 'refunds'] as const).flatMap((role) => {
    const file = files[role];
    return file === undefined ? [] : [{ role, file }];
  });
  const announced = chosen.map(({ role, file }) => ({ role, name: file.name, size: file.size }));
  const { id } = await answerOf(client.POST('/imports/', { body: { files: announced } }));
  const total = Math.max(
    1,
    chosen.reduce((sum, { file }) => sum + file.size, 0),
  );
  let sent = 0;
  for (const { role, file } of chosen) {
    onSending({ name: file.name, percent: Math.floor((sent / total) * 100) });
    await answerOf(
      client.PUT('/imports/{id}/files/{role}/', {
        params: { path: { id, role } },
        headers: { 'Content-Type': 'text/csv' },
        body: file,
        bodySerializer: (body) => body,
      }),
    );
    sent += file.size;
  }
  await answerOf(client.POST('/imports/{id}/check/', { params: { path: { id } } }));
}

export function ErrorBoundary() {
  return <RouteProblem title="Import" what="The import" />;
}
