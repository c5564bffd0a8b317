import { answerOf } from '@consignment/client/answer';
import { previewOverride } from '@consignment/client/set-override';
import { OrderScreen } from '@consignment/components/screens/merchant/orders/OrderScreen';
import { overrideText } from '@consignment/domain/commission/override-text';
import { adminOrderUrl } from '@consignment/domain/orders/order-address';
import { defineTexts } from '@consignment/domain/text/texts';
import { idOf } from '@consignment/routing/app/id-of';
import { useSave } from '@consignment/routing/app/use-save';
import { useSetCommission } from '@consignment/routing/pages/use-set-commission';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { may } from '../may.ts';
import { paths } from '../paths.ts';
import { searchVendors } from '../calls/search-vendors.ts';
import { useApp } from './app.tsx';

const texts = defineTexts('MerchantOrder', {
  accepted: 'The order’s figures were accepted.',
  waits: 'The order is on hold again.',
  byTracking: 'The vendor is set by tracking again.',
  vendorSet: 'The vendor was set.',
  refundAssigned: 'The refund was assigned.',
  refundOpen: 'The refund is open again.',
});

export function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  return answerOf(client.GET('/orders/{id}/', { params: { path: { id: idOf(params['id']) } }, signal }));
}

export function Component() {
  const order = useLoaderData<typeof loader>();
  const { currency, timeZone, myshopifyDomain } = useApp();
  const save = useSave();
  const setCommission = useSetCommission(client, currency.books);
  const reopen = () =>
    answerOf(client.POST('/orders/{id}/unassign-refund/', { params: { path: { id: order.id } } }));
  return (
    <>
      <title>{`${order.name} · Consignment`}</title>
      <OrderScreen
        key={order.id}
        order={order}
        currency={currency}
        timeZone={timeZone}
        hrefOfOrders={paths.orders}
        hrefOfVendor={paths.vendor}
        hrefOfPayout={paths.payout}
        hrefOfQuestion={paths.question}
        adminUrl={adminOrderUrl(myshopifyDomain, order.order_id)}
        onPreviewCommission={(lineId, override) =>
          previewOverride(client, lineId, overrideText(override, currency.books))
        }
        onSetCommission={may('createOverride') ? setCommission : null}
        onAcceptSums={
          may('acceptOrderSums')
            ? (isAccepted) => {
                const difference = order.sums?.difference ?? '0';
                const accept = (is_accepted: boolean) =>
                  answerOf(
                    client.POST('/orders/{id}/accept-sums/', {
                      params: { path: { id: order.id } },
                      body: { is_accepted, difference },
                    }),
                  );
                return save(accept(isAccepted), isAccepted ? texts.accepted : texts.waits, () =>
                  accept(!isAccepted),
                );
              }
            : null
        }
        onSetVendor={
          may('updateLineItem')
            ? (id, vendorId) => {
                const set = (override_vendor: number | null) =>
                  answerOf(
                    client.PUT('/orders/lineitems/{id}/', {
                      params: { path: { id } },
                      body: { override_vendor },
                    }),
                  );
                const line = order.line_items.find((one) => one.id === id);
                return save(
                  set(vendorId),
                  vendorId === null ? texts.byTracking : texts.vendorSet,
                  line && (() => set(line.override_vendor)),
                );
              }
            : null
        }
        onAssignRefund={
          may('assignRefund')
            ? (body) =>
                save(
                  answerOf(
                    client.POST('/orders/{id}/assign-refund/', { params: { path: { id: order.id } }, body }),
                  ),
                  texts.refundAssigned,
                  reopen,
                )
            : null
        }
        onReopenRefund={may('unassignRefund') ? () => save(reopen(), texts.refundOpen) : null}
        onSearchVendors={searchVendors}
      />
    </>
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
