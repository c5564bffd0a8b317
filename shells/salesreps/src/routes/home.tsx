import { answerOf } from '@consignment/client/answer';
import { HomeScreen } from '@consignment/components/screens/salesreps/home/HomeScreen';
import { seenReps } from '@consignment/domain/people/seen-reps';
import { cardOf, useCard } from '@consignment/routing/app/use-card';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { may, personName, seesAllReps } from '../may.ts';
import { paths } from '../paths.ts';
import { usePaying } from '../use-paying.ts';
import { useApp } from './app.tsx';

/** Of every card (spec foundations §9). */
const size = 5;

const resultsOf = async <Row,>(page: Promise<{ results: Row[] }>) => (await page).results;

async function reps(ordering: '-due' | '-earned', signal: AbortSignal) {
  const query = { ordering, page_size: size };
  const call = client.GET('/salesreps/commission-totals/', { params: { query }, signal });
  return seenReps((await answerOf(call)).results);
}

const isAbove = (amount: string) => Number(amount) > 0;

/** Each card has its own question, and none waits for another. A sales rep's own figures are in the totals alone. */
export async function loader({ request }: LoaderFunctionArgs) {
  const isOfTeam = await seesAllReps();
  const card = <Value,>(ask: (signal: AbortSignal) => Promise<Value>) => cardOf(ask, request.signal);
  return {
    now: new Date(),
    person: await personName(),
    totals: card((signal) => answerOf(client.GET('/salesreps/commission-totals/combined/', { signal }))),
    history: card((signal) =>
      resultsOf(answerOf(client.GET('/salesreps/commission-totals/history/', { signal }))),
    ),
    isOfTeam,
    // Those to whom nothing is due come after all others.
    due: card(async (signal) =>
      isOfTeam ? (await reps('-due', signal)).filter((rep) => isAbove(rep.commission_due)) : [],
    ),
    earners: card(async (signal) =>
      isOfTeam ? (await reps('-earned', signal)).filter((rep) => isAbove(rep.commission_earned)) : [],
    ),
    payouts: card((signal) =>
      resultsOf(
        answerOf(
          client.GET('/salesreps/payouts/', {
            params: { query: { ordering: '-created_date', page_size: size } },
            signal,
          }),
        ),
      ),
    ),
    announcements: card((signal) =>
      resultsOf(
        answerOf(
          client.GET('/{platform}/announcements/', {
            params: { path: { platform: 'shopify' }, query: { sort: '-created_date', page_size: size } },
            signal,
          }),
        ),
      ),
    ),
  };
}

export function Component() {
  const cards = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const { currency, timeZone } = useApp();
  const due = useCard(cards.due);
  const earners = useCard(cards.earners);
  const known = [due, earners].flatMap((card) => (card.is === 'ready' ? card.value : []));
  return (
    <HomeScreen
      person={cards.person}
      now={cards.now}
      viewerZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      timeZone={timeZone}
      currency={currency}
      totals={useCard(cards.totals)}
      history={useCard(cards.history)}
      reps={cards.isOfTeam ? { due, earners } : null}
      payouts={useCard(cards.payouts)}
      announcements={useCard(cards.announcements)}
      hrefOfRep={(id) => paths.account(known.find((rep) => rep.id === id)?.name ?? '')}
      hrefOfReps={paths.accounts}
      hrefToPay={may('createSalesRepPayout') ? paths.accountsToPay : null}
      hrefOfOrders={paths.orders}
      hrefOfPayout={paths.payout}
      hrefOfPayouts={paths.payouts}
      {...usePaying(known)}
    />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
