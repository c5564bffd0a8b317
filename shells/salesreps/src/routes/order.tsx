import { answerOf, deletionOf, listOf, settled } from '@consignment/client/answer';
import { previewOverride } from '@consignment/client/set-override';
import { nameOfRep, OrderReps } from '@consignment/components/screens/salesreps/orders/OrderReps';
import { RepOrderScreen } from '@consignment/components/screens/salesreps/orders/RepOrderScreen';
import { overrideText } from '@consignment/domain/commission/override-text';
import { isolated } from '@consignment/domain/text/direction';
import { adminOrderUrl } from '@consignment/domain/orders/order-address';
import { defineTexts } from '@consignment/domain/text/texts';
import { idOf } from '@consignment/routing/app/id-of';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSave } from '@consignment/routing/app/use-save';
import { useAsking } from '@consignment/routing/pages/use-asking';
import { useSetCommission } from '@consignment/routing/pages/use-set-commission';
import { useMemo } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { inMerchantApp } from '../help-links.ts';
import { may } from '../may.ts';
import { paths } from '../paths.ts';
import { searchReps } from '../search-reps.ts';
import { useApp } from './app.tsx';

const texts = defineTexts('SalesrepsOrder', {
  title: '{order} · Sales reps',
  removed: '{rep} no longer earns a commission on this order.',
  earns: '{rep} earns {percent}% of this order.',
});

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const path = { id: idOf(params['id']) };
  const [order, reps] = await Promise.all([
    answerOf(client.GET('/orders/{id}/', { params: { path }, signal })),
    settled(answerOf(client.GET('/orders/{id}/sales-rep-commissions/', { params: { path }, signal }))),
  ]);
  // The latest ones about commissions on the order, of which each row shows its own: the rows come with them or not at all.
  const query = { search: order.name, page_size: 100 };
  const asked = await settled(listOf(client.GET('/questions/', { params: { query }, signal })));
  return asked.is === 'ready'
    ? { order, reps, questions: asked.value.results }
    : { order, reps: asked, questions: [] };
}

export function Component() {
  const { order, reps, questions } = useLoaderData<typeof loader>();
  const { currency, timeZone, myshopifyDomain, isOfTeam } = useApp();
  const region = useRegion();
  const save = useSave();
  const setCommission = useSetCommission(client, currency.books);
  const asking = useAsking(client, 'rep_commission');
  const found = region.one(reps);
  const rows = useMemo(
    () => (reps.is === 'ready' ? reps.value.results.map((part) => withQuestion(part, questions)) : []),
    [reps, questions],
  );
  return (
    <>
      <title>{texts.title({ order: order.name })}</title>
      <RepOrderScreen
        key={order.id}
        order={order}
        currency={currency}
        timeZone={timeZone}
        hrefOfOrders={paths.orders}
        adminUrl={adminOrderUrl(myshopifyDomain, order.order_id)}
        onPreviewCommission={(lineId, override) =>
          previewOverride(client, lineId, overrideText(override, currency.books))
        }
        onSetCommission={may('createOverride') ? setCommission : null}
      >
        <OrderReps
          order={order.name}
          reps={found.is === 'ready' ? { is: 'ready', value: rows } : found}
          currency={currency.shown ?? currency.books}
          // The shop's own people answer in the app of the shop.
          hrefOfQuestion={isOfTeam ? hrefOfAnswer : paths.question}
          asking={may('askQuestion') ? asking : null}
          seesAll={isOfTeam}
          mayChange={may('updateSalesRepCommission')}
          onSearchReps={searchReps}
          onAdd={(rep, percent) => save(add(order.id, rep.id, percent), earns(rep.name, percent))}
          onChange={(part, percent) =>
            save(change(part.id, percent), earns(nameOfRep(part), percent), () =>
              change(part.id, part.percent),
            )
          }
          onRemove={(part) => {
            const call = client.DELETE('/sales-rep-commissions/{id}/', { params: { path: { id: part.id } } });
            return save(deletionOf(answerOf(call)), texts.removed({ rep: isolated(nameOfRep(part)) }), () =>
              add(order.id, part.sales_rep.id, part.percent),
            );
          }}
        />
      </RepOrderScreen>
    </>
  );
}

const hrefOfAnswer = (id: number) => inMerchantApp(`/questions/${id}`);

type Asked = Awaited<ReturnType<typeof loader>>['questions'][number];

function withQuestion<Part extends { id: number }>(part: Part, questions: readonly Asked[]) {
  const question = questions.find(({ rep_commission: id }) => id === part.id) ?? null;
  return { ...part, question };
}

function earns(name: string, percent: string): string {
  return texts.earns({ rep: isolated(name), percent });
}

function add(id: number, sales_rep: number, percent: string) {
  const body = { sales_rep, percent };
  return answerOf(client.POST('/orders/{id}/sales-rep-commissions/', { params: { path: { id } }, body }));
}

function change(id: number, percent: string) {
  const params = { path: { id } };
  return answerOf(client.PUT('/sales-rep-commissions/{id}/', { params, body: { percent } }));
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
