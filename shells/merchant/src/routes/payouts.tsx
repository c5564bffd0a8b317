import { answerOf, linkOf, settled } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/files';
import { PayoutsScreen } from '@consignment/components/screens/merchant/payouts/PayoutsScreen';
import type { ListQuery } from '@consignment/domain/list-query';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { useListQuery } from '@consignment/routing/use-list-query';
import { useRegion } from '@consignment/routing/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { listCodec, pageOf } from '@consignment/routing/list-codec';
import { paths } from '../paths.tsx';
import { printInvoice } from '../print-invoice.tsx';
import { useApp } from './app.tsx';

const pageSize = 50;
const list = listCodec(['invoice_number', 'amount', 'vendor_name', 'created_date'], '-invoice_number');

export async function loader({ request }: LoaderFunctionArgs) {
  const query = list.parse(new URL(request.url).searchParams);
  const ordering = list.orderingOf(query);
  const call = client.GET('/vendors/payouts/', {
    params: { query: { ...pageOf(query, pageSize), ordering } },
  });
  return { payouts: await settled(answerOf(call)) };
}

/** All of the list, not only the page that is shown. */
function exportPayouts(query: ListQuery) {
  const { search } = query;
  const params = {
    query: {
      format: 'csv',
      ordering: list.orderingOf(query),
      ...(search === '' ? {} : { search }),
    },
  } as const;
  return saveFile(linkOf(client.GET('/vendors/payouts/', { params })));
}

export function Component() {
  const { payouts } = useLoaderData<typeof loader>();
  const { currency, timeZone } = useApp();
  const region = useRegion();
  const controls = { ...useListQuery(list), pageSize };
  return (
    <>
      <title>Payouts · Consignment</title>
      <PayoutsScreen
        payouts={region.list(payouts)}
        controls={controls}
        currency={currency}
        timeZone={timeZone}
        hrefOfPayout={paths.payout}
        hrefOfVendor={paths.vendor}
        onExport={() => exportPayouts(controls.query)}
        onPrint={printInvoice}
      />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteProblem title="Payouts" what="The payouts" />;
}
