import { answerOf, outcomeOf, settled } from '@consignment/client/answer';
import {
  ImportScreen,
  type ImportFiles,
} from '@consignment/components/screens/merchant/imports/ImportScreen';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { useListQuery } from '@consignment/routing/use-list-query';
import { usePolling } from '@consignment/routing/use-polling';
import { useRegion } from '@consignment/routing/use-region';
import { useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { listCodec, pageOf } from '@consignment/routing/list-codec';
import { paths } from '../paths.tsx';
import { followShopSync } from '../use-shop-sync.tsx';
import { useApp } from './app.tsx';

const pageSize = 50;
// The problems of an import come as they were met; only their page is in the address.
const list = listCodec(['row'], 'row');
const nothing = { count: 0, next: null, previous: null, results: [] };

export async function loader({ request }: LoaderFunctionArgs) {
  const query = list.parse(new URL(request.url).searchParams);
  const imports = await answerOf(client.GET('/imports/', { params: { query: { page_size: 1 } } }));
  const run = imports.results[0] ?? null;
  if (run === null || run.counts.skipped === 0)
    return { run, problems: { is: 'ready', value: nothing } as const };
  const params = { path: { id: run.id }, query: pageOf({ ...query, search: '' }, pageSize) };
  const problems = await settled(answerOf(client.GET('/imports/{id}/problems/', { params })));
  return { run, problems };
}

export function Component() {
  const { run, problems } = useLoaderData<typeof loader>();
  const { timeZone } = useApp();
  const { query, hrefOf } = useListQuery(list);
  const { revalidate } = useRevalidator();
  const region = useRegion();
  const [sending, setSending] = useState<Sending | null>(null);
  usePolling(run?.state === 'running', revalidate);
  return (
    <>
      <title>Import · Consignment</title>
      <ImportScreen
        run={run}
        problems={region.list(problems)}
        problemPages={{ page: query.page, pageSize, hrefOfPage: (page) => hrefOf({ page }) }}
        sending={sending}
        timeZone={timeZone}
        hrefOfVendors={paths.vendors}
        onStart={async (files) => {
          const outcome = await outcomeOf(startImport(files, setSending));
          setSending(null);
          if (outcome.is === 'done') followShopSync();
          await revalidate();
          return outcome;
        }}
      />
    </>
  );
}

type Sending = { name: string; percent: number };

/** Announces the files, sends one after the other, and starts the import. */
async function startImport(files: ImportFiles, onSending: (sending: Sending) => void): Promise<void> {
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
  await answerOf(client.POST('/imports/{id}/start/', { params: { path: { id } } }));
}

export function ErrorBoundary() {
  return <RouteProblem title="Import" what="The import" />;
}
