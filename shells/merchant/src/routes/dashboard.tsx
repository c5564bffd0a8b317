import { answerOf } from '@consignment/client/answer';
import { DashboardScreen } from '@consignment/components/screens/merchant/dashboard/DashboardScreen';
import { totalsIn } from '@consignment/routing/lists/orders-codec';
import { RouteProblem } from '@consignment/routing/app/ProblemBoundary';
import { cardOf, useCard } from '@consignment/routing/app/use-card';
import { useSave } from '@consignment/routing/app/use-save';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { may } from '../may.ts';
import { paths } from '../paths.ts';
import { askTrouble } from '../platform-trouble.ts';
import { usePaying } from '../calls/use-paying.ts';
import { useApp } from './app.tsx';

const shopify = { platform: 'shopify' } as const;
/** Of every card (spec foundations §9). */
const size = 5;

const resultsOf = async <Row,>(page: Promise<{ results: Row[] }>) => (await page).results;

/** Each card has its own question, and none waits for another. */
export function loader({ request }: LoaderFunctionArgs) {
  const card = <Value,>(ask: (signal: AbortSignal) => Promise<Value>) => cardOf(ask, request.signal);
  return {
    now: new Date(),
    totals: card((signal) => answerOf(client.GET('/vendors/commission-totals/combined/', { signal }))),
    history: card((signal) =>
      resultsOf(answerOf(client.GET('/vendors/commission-totals/history/', { signal }))),
    ),
    due: card((signal) =>
      resultsOf(
        answerOf(
          client.GET('/vendors/commission-totals/due/', {
            params: { query: { sort: '-due', limit: size } },
            signal,
          }),
        ),
      ),
    ),
    earners: card((signal) =>
      resultsOf(
        answerOf(
          client.GET('/vendors/commission-totals/top_earners/', {
            params: { query: { ordering: '-earned', page_size: size } },
            signal,
          }),
        ),
      ),
    ),
    payouts: card((signal) =>
      resultsOf(
        answerOf(
          client.GET('/vendors/payouts/', {
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
            params: { path: shopify, query: { sort: '-created_date', page_size: size } },
            signal,
          }),
        ),
      ),
    ),
    questions: card((signal) => answerOf(client.GET('/questions/counts/', { signal }))),
    differences: card((signal) => answerOf(client.GET('/reconciliation/counts/', { signal }))),
    trouble: card(askTrouble),
    upgrade: card((signal) =>
      answerOf(client.GET('/{platform}/shops/', { params: { path: shopify }, signal })),
    ),
  };
}

export function Component() {
  const cards = useLoaderData<ReturnType<typeof loader>>();
  const { id, name, currency, timeZone, switches, waitingAccounts } = useApp();
  const due = useCard(cards.due);
  const trouble = useCard(cards.trouble);
  const differences = useCard(cards.differences);
  const upgrade = useCard(cards.upgrade);
  const paying = usePaying(due.is === 'ready' ? due.value : []);
  const save = useSave();
  const thisShop = { params: { path: shopify }, body: { shop: id } };
  return (
    <DashboardScreen
      shopName={name}
      now={cards.now}
      viewerZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      timeZone={timeZone}
      currency={currency}
      showsProfit={switches.showDashboardProfit}
      trouble={may('startShopSync') && trouble.is === 'ready' ? trouble.value : null}
      hrefToSync={paths.settings}
      waitingAccounts={may('saveVendorAccounts') ? waitingAccounts : 0}
      hrefToAccounts={paths.accounts}
      totals={useCard(cards.totals)}
      history={useCard(cards.history)}
      due={due}
      payouts={useCard(cards.payouts)}
      earners={useCard(cards.earners)}
      announcements={useCard(cards.announcements)}
      upgrade={may('confirmUpgrade') ? upgrade : null}
      questions={useCard(cards.questions)}
      hrefOfQuestions={paths.questions}
      hrefOfOpenQuestions={paths.questionsOpen}
      hrefOfOverdueQuestions={paths.questionsOverdue}
      differences={differences}
      openRefunds={
        differences.is === 'ready'
          ? {
              ...differences.value.refunds_to_assign,
              totals: totalsIn(currency, differences.value.refunds_to_assign.totals),
            }
          : null
      }
      hrefOfOpenRefunds={paths.ordersToAssign}
      hrefOfDifferences={hrefOfDifferences}
      hrefOfVendor={paths.vendor}
      hrefOfVendors={paths.vendors}
      hrefToPay={paths.vendorsToPay}
      hrefToImport={may('createImport') ? paths.import : null}
      hrefOfPayout={paths.payout}
      hrefOfPayouts={paths.payouts}
      paying={paying.open}
      onPayNow={may('createPayout') ? paying.start : null}
      onClosePayout={paying.close}
      onPay={paying.pay}
      onAcceptOffer={() => save(answerOf(client.PATCH('/{platform}/shops/confirm-upgrade/', thisShop)))}
      onRequestActivation={() =>
        save(answerOf(client.PATCH('/{platform}/shops/request-activation/', thisShop)))
      }
    />
  );
}

function hrefOfDifferences(group: string | null): string {
  return group === null ? paths.reconciliation : `${paths.reconciliation}?group=${group}`;
}

export function ErrorBoundary() {
  return <RouteProblem what="The dashboard" />;
}
