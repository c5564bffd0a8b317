import { listOf, settled } from '@consignment/client/answer';
import { RepPayoutsScreen } from '@consignment/components/screens/salesreps/payouts/RepPayoutsScreen';
import { pageOf } from '@consignment/routing/lists/list-codec';
import { payoutsCodec } from '@consignment/routing/lists/payouts-codec';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useRegion } from '@consignment/routing/app/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { paths } from '../paths.ts';
import { useApp } from './app.tsx';

const pageSize = 50;
const list = payoutsCodec(['invoice_number', 'amount', 'sales_rep_name', 'created_date'], '-created_date');

export async function loader({ request }: LoaderFunctionArgs) {
  const query = list.parse(new URL(request.url).searchParams);
  const call = client.GET('/salesreps/payouts/', {
    params: { query: { ...list.filterOf(query), ...pageOf(query, pageSize) } },
    signal: request.signal,
  });
  return { payouts: await settled(listOf(call)) };
}

export function Component() {
  const { payouts } = useLoaderData<typeof loader>();
  const { currency, timeZone } = useApp();
  const region = useRegion();
  return (
    <RepPayoutsScreen
      payouts={region.list(payouts)}
      total={payouts.is === 'ready' ? payouts.value.total : null}
      controls={{ ...useListQuery(list), pageSize }}
      currency={currency.shown ?? currency.books}
      timeZone={timeZone}
      hrefOfPayout={paths.payout}
    />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
