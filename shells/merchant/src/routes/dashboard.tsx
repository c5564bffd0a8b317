import { answerOf } from '@consignment/client/answer';
import { DashboardScreen } from '@consignment/components/screens/merchant/dashboard/DashboardScreen';
import { totalsIn } from '@consignment/routing/lists/orders-codec';
import { tutorialMeta } from '@consignment/domain/shop/arrival';
import { cardOf, lateCardOf, useCard } from '@consignment/routing/app/use-card';
import { useSave } from '@consignment/routing/app/use-save';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import type { ComponentProps } from 'react';
import { client } from '../api.ts';
import { ifMay, may } from '../may.ts';
import { paths } from '../paths.ts';
import { askTrouble } from '../platform-trouble.ts';
import { usePaying } from '../calls/use-paying.ts';
import { askSetupGuide, hrefOfSetupStep } from '../calls/setup-guide.ts';
import { saveMeta } from '../calls/shop-metas.ts';
import { askLostPayout, askWaitingQuestions, askWaitingRun } from '../calls/this-week.ts';
import { useReviewAndPay } from '../calls/use-review-and-pay.ts';
import { askAppAgain, useApp } from './app.tsx';

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
    run: card(askWaitingRun),
    lostPayout: card(askLostPayout),
    questions: card((signal) => ifMay('replyQuestion', () => askWaitingQuestions(signal))),
    books: card((signal) => answerOf(client.GET('/reconciliation/counts/', { signal }))),
    trouble: card(askTrouble),
    // Asked for by a shop that has not put it away, which is not known before the app's data.
    guide: lateCardOf(askSetupGuide),
    upgrade: card((signal) =>
      answerOf(client.GET('/{platform}/shops/', { params: { path: shopify }, signal })),
    ),
  };
}

export function Component() {
  const { welcome } = useApp();
  return welcome.tutorial ? <NewShop /> : <Dashboard guide={null} />;
}

type Guide = ComponentProps<typeof DashboardScreen>['guide'];

/** The first page of a shop that has not put its guide away. */
function NewShop() {
  const guide = useCard(useLoaderData<ReturnType<typeof loader>>().guide);
  const save = useSave();
  const putAway = () => {
    askAppAgain();
    return save(saveMeta(tutorialMeta, 'true'));
  };
  return (
    <Dashboard
      guide={{
        guide: guide.is === 'ready' ? { is: 'ready', value: guide.value.guide } : guide,
        // A page of empty cards would be there for a moment.
        isAlone: guide.is === 'loading' || (guide.is === 'ready' && !guide.value.hasOrders),
        hrefOfStep: hrefOfSetupStep,
        onPutAway: putAway,
      }}
    />
  );
}

function Dashboard({ guide }: { guide: Guide }) {
  const cards = useLoaderData<ReturnType<typeof loader>>();
  const { id, name, currency, timeZone, switches } = useApp();
  const due = useCard(cards.due);
  const trouble = useCard(cards.trouble);
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
      week={useWeek()}
      guide={guide}
      totals={useCard(cards.totals)}
      history={useCard(cards.history)}
      due={due}
      payouts={useCard(cards.payouts)}
      earners={useCard(cards.earners)}
      announcements={useCard(cards.announcements)}
      upgrade={may('confirmUpgrade') ? upgrade : null}
      hrefOfVendor={paths.vendor}
      hrefOfVendors={paths.vendors}
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

type Screen = ComponentProps<typeof DashboardScreen>;

/** The things that wait for the shop, each part loaded separately. */
function useWeek(): Screen['week'] {
  const cards = useLoaderData<ReturnType<typeof loader>>();
  const { currency, waitingAccounts } = useApp();
  const navigate = useNavigate();
  const reviewAndPay = useReviewAndPay(() => void navigate(paths.vendorsToPay));
  const books = useCard(cards.books);
  return {
    run: useCard(cards.run),
    lostPayout: useCard(cards.lostPayout),
    questions: useCard(cards.questions),
    books:
      books.is === 'ready'
        ? {
            is: 'ready',
            value: {
              differences: books.value.open,
              refunds: may('assignRefund')
                ? {
                    orders: books.value.refunds_to_assign.orders,
                    totals: totalsIn(currency, books.value.refunds_to_assign.totals),
                  }
                : null,
            },
          }
        : books,
    accounts: may('saveVendorAccounts') ? waitingAccounts : null,
    links: weekLinks,
    onReviewAndPay: may('createPayRun') ? reviewAndPay : null,
  };
}

const weekLinks = {
  run: paths.payRun,
  payout: paths.payout,
  question: paths.question,
  openQuestions: paths.questionsOpen,
  accounts: paths.accounts,
  refunds: paths.ordersToAssign,
  differences: paths.reconciliation,
};

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
