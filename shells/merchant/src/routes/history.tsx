import { linkOf, listOf, settled } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/save-file';
import {
  HistoryScreen,
  type HistoryQuery,
} from '@consignment/components/screens/merchant/history/HistoryScreen';
import { pageOf, searchOf } from '@consignment/routing/lists/list-codec';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useRegion } from '@consignment/routing/app/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { hrefOfObject } from '../history-links.ts';
import { aboutAsk } from '../history.ts';
import { historyCodec } from '../lists/history-codec.ts';
import { useApp } from './app.tsx';

const pageSize = 50;

function filterOf({ search, from, to, group, person, about }: HistoryQuery) {
  return {
    ...searchOf({ search }),
    ...(from === '' ? {} : { date_start: from }),
    ...(to === '' ? {} : { date_end: to }),
    ...(group === 'all' ? {} : { group }),
    ...(person === null ? {} : { person }),
    ...(about === null ? {} : aboutAsk(about)),
  };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const query = historyCodec.parse(new URL(request.url).searchParams);
  const call = client.GET('/history/', {
    params: { query: { ...filterOf(query), ...pageOf(query, pageSize) } },
    signal: request.signal,
  });
  return { history: await settled(listOf(call)) };
}

/** All of the list, not only the page that is shown. */
function exportHistory(query: HistoryQuery) {
  const params = { query: { ...filterOf(query), format: 'csv' } } as const;
  return saveFile(linkOf(client.GET('/history/', { params })));
}

export function Component() {
  const { history } = useLoaderData<typeof loader>();
  const { currency, timeZone } = useApp();
  const region = useRegion();
  const controls = { ...useListQuery(historyCodec), pageSize };
  return (
    <HistoryScreen
      entries={region.list(history)}
      people={history.is === 'ready' ? history.value.people : []}
      controls={controls}
      currency={currency}
      timeZone={timeZone}
      hrefOfObject={hrefOfObject}
      onExport={() => exportHistory(controls.query)}
    />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
