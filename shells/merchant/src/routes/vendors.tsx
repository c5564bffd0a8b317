import { answerOf, linkOf, listOf, settled } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/save-file';
import {
  VendorsScreen,
  type VendorsQuery,
} from '@consignment/components/screens/merchant/vendors/VendorsScreen';
import { days, listCodec, narrowedCodec, pageOf } from '@consignment/routing/lists/list-codec';
import { cardOf, useCard } from '@consignment/routing/app/use-card';
import { useListQuery, type ListCodec } from '@consignment/routing/lists/use-list-query';
import { useRegion } from '@consignment/routing/app/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { useColumnChoice } from '@consignment/routing/lists/column-choice';
import { ifMay, may } from '../may.ts';
import { paths } from '../paths.ts';
import { checkTotals, useUpdateTotals } from '../calls/update-totals.ts';
import { usePayAll } from '../calls/use-pay-all.ts';
import { usePaying } from '../calls/use-paying.ts';
import { useReviewAndPay } from '../calls/use-review-and-pay.ts';
import { askShopWork, useShopWork } from '../calls/use-shop-work.ts';
import { askInvitations, InviteAllVendors } from './vendor/invite-vendors.tsx';
import { useApp } from './app.tsx';

const pageSize = 100;
const list = listCodec(['name', 'due', 'paid', 'earned'], 'name');

const codec: ListCodec<VendorsQuery> = narrowedCodec(list, {
  ...days,
  hidden: { read: (text: string) => text === 'true', write: (is: boolean) => (is ? 'true' : '') },
});

export async function loader({ request }: LoaderFunctionArgs) {
  const query = codec.parse(new URL(request.url).searchParams);
  const totals = cardOf(
    (signal) => answerOf(client.GET('/vendors/commission-totals/combined/', { signal })),
    request.signal,
  );
  const work = cardOf(askShopWork, request.signal);
  const alike = cardOf(
    (signal) => ifMay('listAlikeVendors', () => answerOf(client.GET('/vendors/alike/', { signal }))),
    request.signal,
  );
  const invitations = cardOf(askInvitations, request.signal);
  await checkTotals(query.page);
  const ask = { ...filtersOf(query), ...pageOf(query, pageSize) };
  return {
    vendors: await settled(listOf(listed(query, ask, request.signal))),
    totals,
    work,
    alike,
    invitations,
  };
}

type Filters = ReturnType<typeof filtersOf>;

function filtersOf({ hidden, search, ...query }: VendorsQuery) {
  return { hidden, ordering: list.orderingOf({ ...query, search }), ...(search === '' ? {} : { search }) };
}

/** With days the totals are calculated, else the kept ones are read (spec operations §7). */
function listed(
  { from, to }: VendorsQuery,
  asked: Filters & { page?: number; format?: 'csv' },
  signal?: AbortSignal,
) {
  if (from === '' && to === '') {
    return client.GET('/vendors/commission-totals/', { params: { query: asked }, signal });
  }
  const days = { ...(from === '' ? {} : { start_date: from }), ...(to === '' ? {} : { end_date: to }) };
  return client.GET('/vendors/calculate-commission-totals/', {
    params: { query: { ...asked, ...days } },
    signal,
  });
}

export function Component() {
  const { vendors, totals, work, alike, invitations } = useLoaderData<typeof loader>();
  const { id: shopId, currency, timeZone, switches } = useApp();
  const region = useRegion();
  const alikeVendors = useCard(alike);
  const controls = { ...useListQuery(codec), pageSize, columnChoice: useColumnChoice(client, 'vendors') };
  const { query } = controls;
  const paying = usePaying(vendors.is === 'ready' ? vendors.value.results : [], query);
  const payAll = usePayAll({ from: query.from, to: query.to });
  // A pay run has no days: sales of some days only are paid in the dialog.
  const hasDays = query.from !== '' || query.to !== '';
  const reviewAndPay = useReviewAndPay(payAll.onOpen);
  const { update, start } = useUpdateTotals(shopId);
  return (
    <VendorsScreen
      vendors={region.list(vendors)}
      controls={controls}
      totals={useCard(totals)}
      currency={currency}
      timeZone={timeZone}
      work={useShopWork(work)}
      hrefOfVendor={paths.vendor}
      hrefOfPayout={paths.payout}
      hrefOfPayouts={paths.payouts}
      hrefOfImport={may('createImport') ? paths.import : null}
      hrefOfFile={may('addVendorsFromFile') ? paths.vendorsFromFile : null}
      invite={<InviteAllVendors card={invitations} shape="action" />}
      onExport={
        may('listCommissionTotals.format')
          ? () => saveFile(linkOf(listed(query, { ...filtersOf(query), format: 'csv' })))
          : null
      }
      update={update}
      onUpdateTotals={start}
      alike={
        alikeVendors.is === 'ready' ? { is: 'ready', value: alikeVendors.value?.groups ?? [] } : alikeVendors
      }
      payAll={
        switches.showPayAllVendors && may('createAllPayouts')
          ? { ...payAll, onReview: may('createPayRun') && !hasDays ? reviewAndPay : null }
          : null
      }
      paying={paying.open}
      onPayNow={may('createPayout') ? paying.start : null}
      onClosePayout={paying.close}
      onPay={paying.pay}
    />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
