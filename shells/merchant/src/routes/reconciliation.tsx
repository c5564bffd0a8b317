import { answerOf, linkOf, listOf, settled } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/save-file';
import { ReconciliationScreen } from '@consignment/components/screens/merchant/reconciliation/ReconciliationScreen';
import { pageOf } from '@consignment/routing/lists/list-codec';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { usePolling } from '@consignment/routing/app/use-polling';
import { useRegion } from '@consignment/routing/app/use-region';
import { useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { may } from '../may.ts';
import { paths } from '../paths.ts';
import { differencesAsk, differencesCodec } from '../lists/reconciliation-codec.ts';
import { searchVendors, vendorNamed } from '../calls/search-vendors.ts';
import { useDifferenceSaves } from '../calls/use-difference-saves.ts';
import { hrefOfDifference, useRemedies } from '../calls/use-remedies.ts';
import { useApp } from './app.tsx';

const pageSize = 50;

export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const query = differencesCodec.parse(new URL(url).searchParams);
  const call = client.GET('/reconciliation/differences/', {
    params: { query: { ...differencesAsk(query), ...pageOf(query, pageSize) } },
    signal,
  });
  const [differences, counts, reconciliation, vendor] = await Promise.all([
    settled(listOf(call)),
    settled(answerOf(client.GET('/reconciliation/counts/', { signal }))),
    settled(askReconciliation(signal)),
    vendorNamed(query.vendor, signal),
  ]);
  return { differences, counts, reconciliation, vendor };
}

function askReconciliation(signal: AbortSignal) {
  return answerOf(client.GET('/reconciliation/', { signal }));
}

/** All of the list, not only the page that is shown. */
function exportDifferences(query: ReturnType<typeof differencesCodec.parse>) {
  const params = { query: { ...differencesAsk(query), format: 'csv' } } as const;
  return saveFile(linkOf(client.GET('/reconciliation/differences/', { params })));
}

/** The differences between the books and the compared records. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { timeZone, myshopifyDomain } = useApp();
  const region = useRegion();
  const controls = { ...useListQuery(differencesCodec), pageSize };
  const remediesOf = useRemedies(myshopifyDomain);
  const saves = useDifferenceSaves();
  const reconciliation = useFollowed(loaded.reconciliation);
  return (
    <ReconciliationScreen
      reconciliation={region.one(reconciliation)}
      counts={region.one(loaded.counts)}
      differences={region.list(loaded.differences)}
      controls={controls}
      vendor={loaded.vendor}
      onSearchVendors={searchVendors}
      timeZone={timeZone}
      hrefOf={hrefOfDifference}
      hrefOfVendor={paths.vendor}
      remediesOf={remediesOf}
      {...saves}
      onExport={may('listDifferences.format') ? () => exportDifferences(controls.query) : null}
    />
  );
}

type Seen = Awaited<ReturnType<typeof loader>>['reconciliation'];

/** The comparison, followed to its end while it is under way; the page's data is loaded again then. */
function useFollowed(loaded: Seen): Seen {
  const { revalidate } = useRevalidator();
  const [followed, setFollowed] = useState({ loaded, seen: loaded });
  const seen = followed.loaded === loaded ? followed.seen : loaded;
  usePolling(seen.is === 'ready' && seen.value.run?.state === 'running', async (signal) => {
    const value = await askReconciliation(signal);
    // The end is shown with its findings.
    if (value.run?.state === 'running') setFollowed({ loaded, seen: { is: 'ready', value } });
    else await revalidate();
  });
  return seen;
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
