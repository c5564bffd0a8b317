import { listOf, settled } from '@consignment/client/answer';
import { PayRunsScreen } from '@consignment/components/screens/merchant/pay-runs/PayRunsScreen';
import { usePages } from '@consignment/routing/app/pages';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useRegion } from '@consignment/routing/app/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { may } from '../may.ts';
import { paths } from '../paths.ts';
import { payRunsCodec } from '../lists/pay-runs-codec.ts';
import { useDraftPayRun } from '../calls/use-review-and-pay.ts';
import { useApp } from './app.tsx';

const pageSize = 50;

export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const { page } = payRunsCodec.parse(new URL(url).searchParams);
  const query = { page, page_size: pageSize };
  return { runs: await settled(listOf(client.GET('/pay-runs/', { params: { query }, signal }))) };
}

/** The pay runs of the shop. */
export function Component() {
  const { runs } = useLoaderData<typeof loader>();
  const { timeZone } = useApp();
  const region = useRegion();
  const controls = { ...useListQuery(payRunsCodec), pageSize };
  const draft = useDraftPayRun();
  return (
    <PayRunsScreen
      runs={region.list(runs)}
      controls={controls}
      timeZone={timeZone}
      {...(runs.is === 'ready' && { nextOn: runs.value.next_on })}
      hrefOfRun={paths.payRun}
      hrefOfSettings={usePages().mayOpen(paths.settingsPayments) ? paths.settingsPayments : null}
      onCreate={may('createPayRun') ? draft : null}
    />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
