import { answerOf, deletionOf, settled } from '@consignment/client/answer';
import { previewOverride, setOverride } from '@consignment/client/set-override';
import { OrderReps } from '@consignment/components/screens/salesreps/orders/OrderReps';
import { OrderScreen } from '@consignment/components/screens/salesreps/orders/OrderScreen';
import { overrideText } from '@consignment/domain/commission-input';
import { adminOrderUrl } from '@consignment/domain/order-address';
import { newsOfOverride } from '@consignment/routing/announcements';
import { idOf } from '@consignment/routing/id-of';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { useRegion } from '@consignment/routing/use-region';
import { useSave } from '@consignment/routing/use-save';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { paths } from '../paths.ts';
import { searchReps } from '../search-reps.ts';
import { useApp } from './app.tsx';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const path = { id: idOf(params['id']) };
  const [order, reps] = await Promise.all([
    answerOf(client.GET('/orders/{id}/', { params: { path }, signal })),
    settled(answerOf(client.GET('/orders/{id}/sales-rep-commissions/', { params: { path }, signal }))),
  ]);
  return { order, reps };
}

export function Component() {
  const { order, reps } = useLoaderData<typeof loader>();
  const { currency, timeZone, myshopifyDomain } = useApp();
  const region = useRegion();
  const save = useSave();
  const found = region.one(reps);
  return (
    <>
      <title>{`${order.name} · Sales reps`}</title>
      <OrderScreen
        key={order.id}
        order={order}
        currency={currency}
        timeZone={timeZone}
        hrefOfOrders={paths.orders}
        adminUrl={adminOrderUrl(myshopifyDomain, order.order_id)}
        onPreviewCommission={(lineId, override) =>
          previewOverride(client, lineId, overrideText(override, currency.books))
        }
        onSetCommission={(line, override) =>
          save(setOverride(client, line, overrideText(override, currency.books)), newsOfOverride(override))
        }
      >
        <OrderReps
          order={order.name}
          reps={found.is === 'ready' ? { is: 'ready', value: found.value.results } : found}
          currency={currency.shown ?? currency.books}
          onSearchReps={searchReps}
          onAdd={(sales_rep, percent) =>
            save(
              answerOf(
                client.POST('/orders/{id}/sales-rep-commissions/', {
                  params: { path: { id: order.id } },
                  body: { sales_rep, percent },
                }),
              ),
            )
          }
          onChange={(id, percent) =>
            save(
              answerOf(
                client.PUT('/sales-rep-commissions/{id}/', { params: { path: { id } }, body: { percent } }),
              ),
            )
          }
          onRemove={(id) => {
            const call = client.DELETE('/sales-rep-commissions/{id}/', { params: { path: { id } } });
            return save(deletionOf(answerOf(call)));
          }}
        />
      </OrderScreen>
    </>
  );
}

export function ErrorBoundary() {
  return <RouteProblem title="Order" what="The order" />;
}
