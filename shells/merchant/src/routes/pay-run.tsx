import { answerOf, listOf, settled } from '@consignment/client/answer';
import { PayRunScreen } from '@consignment/components/screens/merchant/pay-runs/PayRunScreen';
import { isMovedByOthers } from '@consignment/domain/pay-runs/pay-run';
import { defineTexts } from '@consignment/domain/text/texts';
import { idOf } from '@consignment/routing/app/id-of';
import { pageOf } from '@consignment/routing/lists/list-codec';
import { usePages } from '@consignment/routing/app/pages';
import { listHref, useListQuery } from '@consignment/routing/lists/use-list-query';
import { usePolling } from '@consignment/routing/app/use-polling';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSave } from '@consignment/routing/app/use-save';
import { useCallback, type ComponentProps } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { may } from '../may.ts';
import { paths } from '../paths.ts';
import { bankEntriesCodec, payRunVendorsCodec } from '../lists/pay-runs-codec.ts';
import { searchVendors } from '../calls/search-vendors.ts';
import { searchPayments, usePayRun } from '../calls/use-pay-run.ts';
import { useApp } from './app.tsx';

const texts = defineTexts('ShopPayRun', {
  title: 'Pay run {number} · Consignment',
  setAside: 'The entry was set aside.',
  assigned: 'The entry was assigned.',
});

type Screen = ComponentProps<typeof PayRunScreen>;

const pageSize = 50;

export async function loader({ params, request: { url, signal } }: LoaderFunctionArgs) {
  const id = idOf(params['id']);
  const search = new URL(url).searchParams;
  const run = await askRun(id, signal);
  const [vendors, entries, settings] = await Promise.all([
    settled(askVendors(id, search, signal)),
    run.bank_file !== null && may('listBankEntries') ? settled(askEntries(id, search, signal)) : null,
    run.state === 'draft' && may('getPayRunSettings')
      ? settled(answerOf(client.GET('/pay-runs/settings/', { signal })))
      : null,
  ]);
  return { run, vendors, entries, from: settings?.is === 'ready' ? settings.value.from : null };
}

function askRun(id: number, signal: AbortSignal) {
  return answerOf(client.GET('/pay-runs/{id}/', { params: { path: { id } }, signal }));
}

function askVendors(id: number, search: URLSearchParams, signal: AbortSignal) {
  const asked = payRunVendorsCodec.parse(search);
  const query = {
    ...pageOf(asked, pageSize),
    ...(asked.state === 'all' ? {} : { state: asked.state }),
  };
  return listOf(client.GET('/pay-runs/{id}/vendors/', { params: { path: { id }, query }, signal }));
}

function askEntries(id: number, search: URLSearchParams, signal: AbortSignal) {
  const query = { page: bankEntriesCodec.parse(search).page, page_size: pageSize };
  return listOf(client.GET('/pay-runs/{id}/bank-answers/', { params: { path: { id }, query }, signal }));
}

/** One pay run. */
export function Component() {
  const { run, vendors, entries, from } = useLoaderData<typeof loader>();
  const { timeZone } = useApp();
  const region = useRegion();
  const save = useSave();
  const controls = { ...useListQuery(payRunVendorsCodec), pageSize };
  const entryControls = { ...useListQuery(bankEntriesCodec), pageSize };
  const acts = usePayRun(run);
  const { mayOpen } = usePages();
  const hrefOfMethod: Screen['hrefOfMethod'] = useCallback(
    (method) => {
      const path = method === 'paypal' ? paths.settingsPaypal : paths.settingsPayments;
      return mayOpen(path) ? path : null;
    },
    [mayOpen],
  );
  const { revalidate } = useRevalidator();
  // The page is loaded again only when there is something new: a question that fails must not take it away.
  usePolling(
    isMovedByOthers(run),
    async (signal) => {
      const now = await askRun(run.id, signal);
      if (JSON.stringify(now) !== JSON.stringify(run)) await revalidate();
    },
    { every: followEvery },
  );
  return (
    <>
      <title>{texts.title({ number: run.number })}</title>
      <PayRunScreen
        run={run}
        from={from}
        vendors={region.list(vendors)}
        controls={controls}
        entries={
          entries && {
            entries: region.list(entries),
            controls: entryControls,
            onSearch: (text, signal) => searchPayments(run.id, text, signal),
            onAssign: may('assignBankEntry')
              ? (entry, payout) => {
                  const params = { path: { id: run.id, entry } };
                  const body = { payout };
                  return save(
                    answerOf(client.POST('/pay-runs/{id}/bank-entries/{entry}/assign/', { params, body })),
                    payout === null ? texts.setAside : texts.assigned,
                  );
                }
              : null,
          }
        }
        timeZone={timeZone}
        hrefOfRuns={paths.payRuns}
        hrefOfVendor={hrefOfVendor}
        hrefOfPayout={paths.payout}
        hrefOfMethod={hrefOfMethod}
        hrefOfExceptions={listHref(new URLSearchParams(), payRunVendorsCodec, { state: 'exception' })}
        onSearchVendors={searchVendors}
        {...acts}
      />
    </>
  );
}

// Kept the same: a new one draws every row again.
const hrefOfVendor: Screen['hrefOfVendor'] = (id, place) => `${paths.vendor(id)}?tab=${place}`;

const followEvery = 3000;

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
