import { answerOf, deletionOf, knownOf, linkOf, outcomeOf, settled } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/save-file';
import { PayoutScreen } from '@consignment/components/screens/merchant/payouts/PayoutScreen';
import { standingOf, type PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { defineTexts } from '@consignment/domain/text/texts';
import { announce } from '@consignment/routing/pages/announcements';
import { idOf } from '@consignment/routing/app/id-of';
import { cardOf } from '@consignment/routing/app/use-card';
import { usePolling } from '@consignment/routing/app/use-polling';
import { useSave } from '@consignment/routing/app/use-save';
import { useLoaderData, useNavigate, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { askHistoryOf } from '../history.ts';
import { HistoryCard } from '../history-card.tsx';
import { may } from '../may.ts';
import { paths } from '../paths.ts';
import { printInvoice } from '../calls/print-invoice.ts';
import { askStatementOf, IssueStatementOfPayout, type StatementOfPayout } from '../statement-of-payout.tsx';
import { useApp } from './app.tsx';

const texts = defineTexts('MerchantPayout', {
  title: 'Payout · Invoice #{number} · Consignment',
  noteChanged: 'The note has been updated.',
  deleted: 'The payout was deleted.',
});

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const id = idOf(params['id']);
  const history = cardOf((left) => askHistoryOf(aboutPayout(id), left), signal);
  const payout = await askPayout(id, signal);
  // A payout that pays nothing is in no statement.
  const isStated = standingOf(payout.status) !== 'void' && !payout.is_test;
  const statement = isStated ? await settled(askStatementOf(payout, signal)) : null;
  return { payout, history, statement };
}

const aboutPayout = (id: number) => ({ type: 'payout', id: String(id) });

function askPayout(id: number, signal: AbortSignal) {
  const params = { path: { id }, query: { expand: 'line_items_w_order' } } as const;
  return answerOf(client.GET('/vendors/payouts/{id}/', { params, signal }));
}

export function Component() {
  const { payout, history, statement: asked } = useLoaderData<typeof loader>();
  const statement = asked?.is === 'ready' ? asked.value : null;
  const { currency, timeZone } = useApp();
  const navigate = useNavigate();
  const save = useSave();
  const params = { path: { id: payout.id } };
  const { revalidate } = useRevalidator();
  // The page is loaded again only when there is something new: a question that fails must not take it away.
  const isNew = async (signal: AbortSignal) => (await askPayout(payout.id, signal)).status !== payout.status;
  usePolling(
    isMoving(payout.status),
    async (signal) => {
      if (await isNew(signal)) await revalidate();
    },
    { every: followEvery },
  );
  const saveNote = (note: string) => {
    const set = (text: string) =>
      answerOf(client.PUT('/vendors/payouts/{id}/update/', { params, body: { note: text } }));
    return save(set(note), texts.noteChanged, () => set(payout.note));
  };
  const cancel = async () =>
    knownOf(await save(answerOf(client.POST('/vendors/payouts/{id}/cancel/', { params }))));
  const settle = async (outcome: 'paid' | 'not_paid') => {
    const body = { outcome };
    return knownOf(await save(answerOf(client.POST('/vendors/payouts/{id}/settle/', { params, body }))));
  };
  const remove = async (reason: string) => {
    const call = client.DELETE('/vendors/payouts/{id}/delete/', {
      params: { ...params, query: { reason } },
    });
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
      <PayoutScreen
        payout={payout}
        currency={currency}
        timeZone={timeZone}
        hrefOfVendor={paths.vendor}
        hrefOfOrder={paths.order}
        hrefOfPayouts={paths.payouts}
        statement={
          asked?.is === 'failed' ? { ...asked, onRetry: () => void revalidate() } : linkTo(statement)
        }
        issueStatement={
          statement?.is === 'open' &&
          may('createStatement') && (
            <IssueStatementOfPayout payout={payout} after={statement.after} timeZone={timeZone} />
          )
        }
        history={<HistoryCard about={aboutPayout(payout.id)} card={history} timeZone={timeZone} />}
        onSaveNote={may('updatePayout') ? saveNote : null}
        onExport={
          may('exportPayoutCsv')
            ? () => saveFile(linkOf(client.GET('/vendors/payouts/{id}/csv/', { params })))
            : null
        }
        onPrint={may('exportPayout') ? () => printInvoice(payout.id) : null}
        onCancel={may('cancelPayout') ? cancel : null}
        onSettle={may('settlePayout') ? settle : null}
        onDelete={may('deletePayout') ? remove : null}
      />
    </>
  );
}

function linkTo(statement: StatementOfPayout | null) {
  return statement?.is === 'stated'
    ? { number: statement.number, href: paths.statement(statement.id) }
    : null;
}

/** PayPal is asked every few seconds while these last; the others change by days. */
function isMoving(status: PayoutStatus): boolean {
  return status === 'sending' || status === 'checking' || status === 'sent';
}

const followEvery = 3000;

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
