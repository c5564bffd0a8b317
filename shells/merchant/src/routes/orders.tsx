import { answerOf, settled } from '@consignment/client/answer';
import { OrdersScreen } from '@consignment/components/screens/merchant/orders/OrdersScreen';
import { ordersAsk, ordersCodec } from '@consignment/routing/orders-codec';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { useListQuery } from '@consignment/routing/use-list-query';
import { useRegion } from '@consignment/routing/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { paths } from '../paths.tsx';
import { useApp } from './app.tsx';

const pageSize = 50;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = ordersAsk(ordersCodec.parse(new URL(request.url).searchParams), pageSize);
  return { orders: await settled(answerOf(client.GET('/orders/', { params: { query } }))) };
}

export function Component() {
  const { orders } = useLoaderData<typeof loader>();
  const { currency, timeZone, switches } = useApp();
  const region = useRegion();
  return (
    <>
      <title>Orders · Consignment</title>
      <OrdersScreen
        orders={region.list(orders)}
        controls={{ ...useListQuery(ordersCodec), pageSize }}
        currency={currency.shown ?? currency.books}
        timeZone={timeZone}
        showsCompany={switches.showOrderCompanyColumn}
        hrefOfOrder={paths.order}
      />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteProblem title="Orders" what="The orders" />;
}
