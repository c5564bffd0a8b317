import { answerOf, deletionOf, knownOf, outcomeOf } from '@consignment/client/answer';
import { RepPayoutScreen } from '@consignment/components/screens/salesreps/payouts/RepPayoutScreen';
import { defineTexts } from '@consignment/domain/text/texts';
import { announce } from '@consignment/routing/pages/announcements';
import { idOf } from '@consignment/routing/app/id-of';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { may } from '../may.ts';
import { paths } from '../paths.ts';
import { useApp } from './app.tsx';

const texts = defineTexts('SalesrepsPayout', {
  title: 'Payout · Invoice #{number} · Sales reps',
  deleted: 'The payout was deleted.',
});

export function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const path = { id: idOf(params['id']) };
  return answerOf(client.GET('/salesreps/payouts/{id}/', { params: { path }, signal }));
}

export function Component() {
  const payout = useLoaderData<typeof loader>();
  const { currency, timeZone } = useApp();
  const navigate = useNavigate();
  const params = { path: { id: payout.id } };
  const deletePayout = async (reason: string) => {
    const call = client.DELETE('/salesreps/payouts/{id}/', { params: { ...params, query: { reason } } });
    const outcome = await outcomeOf(deletionOf(answerOf(call)));
    if (outcome.is === 'done') {
      await navigate(paths.payouts);
      announce(texts.deleted);
    }
    return knownOf(outcome);
  };
  return (
    <>
      <title>{texts.title({ number: payout.invoice_number })}</title>
      <RepPayoutScreen
        payout={payout}
        currency={currency.shown ?? currency.books}
        timeZone={timeZone}
        hrefOfOrder={paths.order}
        hrefOfPayouts={paths.payouts}
        onDelete={may('deleteSalesRepPayout') ? deletePayout : null}
      />
    </>
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
