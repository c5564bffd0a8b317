import { linkOf, listOf, settled } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/save-file';
import { RepOrdersScreen } from '@consignment/components/screens/salesreps/orders/RepOrdersScreen';
import { ordersAsk, ordersCodec, ordersFilter, totalsIn } from '@consignment/routing/lists/orders-codec';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useWhole, wholeOf } from '@consignment/routing/lists/use-whole';
import { useRegion } from '@consignment/routing/app/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { useColumnChoice } from '@consignment/routing/lists/column-choice';
import { paths } from '../paths.ts';
import { useApp } from './app.tsx';

const pageSize = 50;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = ordersAsk(ordersCodec.parse(new URL(request.url).searchParams), pageSize);
  const ask = (part: { count?: 'brief'; page?: number; page_size?: number }) =>
    listOf(client.GET('/orders/', { params: { query: { ...query, ...part } }, signal: request.signal }));
  const orders = await settled(ask({ count: 'brief' }));
  return { orders, whole: wholeOf(orders, () => ask({ page: 1, page_size: 1 })) };
}

/** All of the list, not only the page that is shown. */
function exportOrders(query: ReturnType<typeof ordersCodec.parse>) {
  const params = { query: { ...ordersFilter(query), format: 'csv' } } as const;
  return saveFile(linkOf(client.GET('/orders/', { params })));
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const orders = useWhole(loaded.orders, loaded.whole);
  const { currency, timeZone } = useApp();
  const region = useRegion();
  const controls = {
    ...useListQuery(ordersCodec),
    pageSize,
    columnChoice: useColumnChoice(client, 'orders'),
  };
  return (
    <RepOrdersScreen
      orders={region.list(orders)}
      totals={orders.is === 'ready' ? totalsIn(currency, orders.value.totals) : []}
      controls={controls}
      currency={currency.shown ?? currency.books}
      timeZone={timeZone}
      // Until shops can set it, the switch is at its default.
      showsCompany={false}
      hrefOfOrder={paths.order}
      onExport={() => exportOrders(controls.query)}
    />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
