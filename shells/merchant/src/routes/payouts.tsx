import { linkOf, listOf, settled } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/save-file';
import { PayoutsScreen } from '@consignment/components/screens/merchant/payouts/PayoutsScreen';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useWhole, wholeOf } from '@consignment/routing/lists/use-whole';
import { useRegion } from '@consignment/routing/app/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { useColumnChoice } from '@consignment/routing/lists/column-choice';
import { pageOf } from '@consignment/routing/lists/list-codec';
import { payoutsCodec } from '@consignment/routing/lists/payouts-codec';
import { may } from '../may.ts';
import { paths } from '../paths.ts';
import { printInvoice } from '../calls/print-invoice.ts';
import { useApp } from './app.tsx';

const pageSize = 50;
const list = payoutsCodec(['invoice_number', 'amount', 'vendor_name', 'created_date'], '-invoice_number');

export async function loader({ request }: LoaderFunctionArgs) {
  const query = list.parse(new URL(request.url).searchParams);
  const ask = (part: { count?: 'brief'; page?: number; page_size?: number }) =>
    listOf(
      client.GET('/vendors/payouts/', {
        params: { query: { ...list.filterOf(query), ...pageOf(query, pageSize), ...part } },
        signal: request.signal,
      }),
    );
  const payouts = await settled(ask({ count: 'brief' }));
  return { payouts, whole: wholeOf(payouts, () => ask({ page: 1, page_size: 1 })) };
}

/** All of the list, not only the page that is shown. */
function exportPayouts(query: ReturnType<typeof list.parse>) {
  const params = { query: { ...list.filterOf(query), format: 'csv' } } as const;
  return saveFile(linkOf(client.GET('/vendors/payouts/', { params })));
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const payouts = useWhole(loaded.payouts, loaded.whole);
  const { currency, timeZone } = useApp();
  const region = useRegion();
  const controls = { ...useListQuery(list), pageSize, columnChoice: useColumnChoice(client, 'payouts') };
  return (
    <PayoutsScreen
      payouts={region.list(payouts)}
      totals={payouts.is === 'ready' ? payouts.value.totals : []}
      controls={controls}
      currency={currency}
      timeZone={timeZone}
      hrefOfPayout={paths.payout}
      hrefOfVendor={paths.vendor}
      onExport={may('listPayouts.format') ? () => exportPayouts(controls.query) : null}
      onPrint={may('exportPayout') ? printInvoice : null}
    />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
