import { answerOf, settled } from '@consignment/client/answer';
import { OrdersScreen } from '@consignment/components/screens/salesreps/orders/OrdersScreen';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { useListQuery } from '@consignment/routing/use-list-query';
import { useRegion } from '@consignment/routing/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { listCodec, pageOf } from '@consignment/routing/list-codec';
import { useApp } from './app.tsx';

const pageSize = 50;
const list = listCodec(['processed_at', 'name', 'customer_name', 'total_price'], '-processed_at');

export async function loader({ request }: LoaderFunctionArgs) {
  const query = list.parse(new URL(request.url).searchParams);
  const ordering = list.orderingOf(query);
  const call = client.GET('/orders/', { params: { query: { ...pageOf(query, pageSize), ordering } } });
  return { orders: await settled(answerOf(call)) };
}

export function Component() {
  const { orders } = useLoaderData<typeof loader>();
  const { currency, timeZone } = useApp();
  const region = useRegion();
  return (
    <>
      <title>Orders · Sales reps</title>
      <OrdersScreen
        orders={region.list(orders)}
        controls={{ ...useListQuery(list), pageSize }}
        currency={currency.shown ?? currency.books}
        timeZone={timeZone}
        // Until shops can set it, the switch is at its default.
        showsCompany={false}
      />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteProblem title="Orders" what="The orders" />;
}
