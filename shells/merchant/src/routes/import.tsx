import { answerOf, outcomeOf, settled } from '@consignment/client/answer';
import { importFindings, type ImportFindingKind } from '@consignment/domain/imports/import-findings';
import { taxSettingNews } from '@consignment/domain/imports/import-tax';
import {
  ImportScreen,
  type ImportFiles,
} from '@consignment/components/screens/merchant/imports/ImportScreen';
import { useListQuery, type ListCodec } from '@consignment/routing/lists/use-list-query';
import { followShopSync } from '@consignment/routing/app/follow-sync';
import { usePolling } from '@consignment/routing/app/use-polling';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSave } from '@consignment/routing/app/use-save';
import { useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { listCodec, pageCodec } from '@consignment/routing/lists/list-codec';
import { may } from '../may.ts';
import { paths } from '../paths.ts';
import { useApp } from './app.tsx';

const pageSize = 50;
// Object.keys loses the type of the keys.
const kinds = Object.keys(importFindings) as ImportFindingKind[];

// Both lists have one order; only their pages are in the address.
const problemList = listCodec(['row'], 'row');
const gapList = pageCodec('products');
const findingPage = pageCodec('orders');
/** The kind of findings whose orders are open, and the page of them. */
const findingList: ListCodec<{ kind: ImportFindingKind | null; page: number }> = {
  keys: ['finding', ...findingPage.keys],
  parse: (params) => ({
    kind: kinds.find((kind) => kind === params.get('finding')) ?? null,
    ...findingPage.parse(params),
  }),
  serialise: (query) => {
    if (query.kind === null) return new URLSearchParams();
    return new URLSearchParams([['finding', query.kind], ...findingPage.serialise(query)]);
  },
};
const nothing = { count: 0, next: null, previous: null, results: [] };
/** States in which the lists still grow, or are of no import. */
const isUntold = new Set(['waiting', 'checking', 'running']);

export async function loader({ request }: LoaderFunctionArgs) {
  const { signal } = request;
  const { searchParams } = new URL(request.url);
  const imports = await askLastImport(signal);
  const run = imports.results[0] ?? null;
  if (run === null || isUntold.has(run.state)) {
    const none = { is: 'ready', value: nothing } as const;
    return { run, problems: none, gaps: none, findings: none };
  }
  const path = { id: run.id };
  const at = (page: number) => ({ path, query: { page, page_size: pageSize } });
  const problemsAt = at(problemList.parse(searchParams).page);
  const gapsAt = at(gapList.parse(searchParams).page);
  const { kind, page } = findingList.parse(searchParams);
  const findingsAt = {
    path,
    query: { ...(kind !== null && { kind }), page, page_size: pageSize },
  };
  const [problems, gaps, findings] = await Promise.all([
    settled(answerOf(client.GET('/imports/{id}/problems/', { params: problemsAt, signal }))),
    settled(answerOf(client.GET('/imports/{id}/gaps/', { params: gapsAt, signal }))),
    kind === null
      ? ({ is: 'ready', value: nothing } as const)
      : settled(answerOf(client.GET('/imports/{id}/findings/', { params: findingsAt, signal }))),
  ]);
  return { run, problems, gaps, findings };
}

function askLastImport(signal: AbortSignal) {
  return answerOf(client.GET('/imports/', { params: { query: { page_size: 1 } }, signal }));
}

export function Component() {
  const { run, problems, gaps, findings } = useLoaderData<typeof loader>();
  const { currency, timeZone } = useApp();
  const problemPages = useListQuery(problemList);
  const gapPages = useListQuery(gapList);
  const findingPages = useListQuery(findingList);
  const { revalidate } = useRevalidator();
  const region = useRegion();
  const save = useSave();
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
    <ImportScreen
      run={run}
      problems={region.list(problems)}
      problemPages={pagesOf(problemPages)}
      gaps={region.list(gaps)}
      gapPages={pagesOf(gapPages)}
      findings={{
        kind: findingPages.query.kind,
        orders: region.list(findings),
        page: findingPages.query.page,
        pageSize,
        hrefOfPage: (page) => findingPages.hrefOf({ page }),
        onOpen: (kind) => findingPages.onQuery({ kind }),
      }}
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
      onSetPricesIncludeTax={
        may('saveSettings')
          ? (isIncluded) => save(setPricesIncludeTax(isIncluded), taxSettingNews(isIncluded, run))
          : null
      }
      onImport={async () => {
        const outcome = await outcomeOf(answerOf(client.POST('/imports/{id}/start/', { params })));
        if (outcome.is === 'done') followShopSync();
        return shown(outcome);
      }}
      onCancel={async () => shown(await outcomeOf(answerOf(client.DELETE('/imports/{id}/', { params }))))}
    />
  );
}

function setPricesIncludeTax(isIncluded: boolean): Promise<unknown> {
  const body = {
    values: { prices_include_tax: isIncluded },
    expected: { prices_include_tax: !isIncluded },
  };
  return answerOf(client.PUT('/settings/values/', { body }));
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

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
