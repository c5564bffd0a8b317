import { answerOf, linkOf, listOf, settled } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/save-file';
import { PortalPayoutsScreen } from '@consignment/components/screens/portal/payouts/PortalPayoutsScreen';
import { NextPayment } from '@consignment/routing/pages/next-payment';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { cardOf } from '@consignment/routing/app/use-card';
import { useRegion } from '@consignment/routing/app/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, loadLogin } from '../api.ts';
import { chosenVendor } from '../chosen.ts';
import { pageOf } from '@consignment/routing/lists/list-codec';
import { payoutsCodec } from '@consignment/routing/lists/payouts-codec';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';
import { useVendor } from './vendor.tsx';

const pageSize = 50;
const list = payoutsCodec(['created_date', 'amount'], '-created_date');

export async function loader({ request }: LoaderFunctionArgs) {
  const vendor = chosenVendor((await loadLogin()).vendors);
  if (vendor === null) return null;
  const query = list.parse(new URL(request.url).searchParams);
  const ask = { vendor_id: vendor.id, ...list.filterOf(query), ...pageOf(query, pageSize) };
  const params = { path: { id: vendor.id } };
  return {
    nextPayment: cardOf(
      (signal) => answerOf(client.GET('/vendors/commission-totals/{id}/next-payment/', { params, signal })),
      request.signal,
    ),
    payouts: await settled(
      listOf(client.GET('/vendors/payouts/', { params: { query: ask }, signal: request.signal })),
    ),
  };
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  const shop = useShop();
  const { vendor } = useVendor();
  const controls = useListQuery(list);
  const region = useRegion();
  if (data === null) return null;
  return (
    <PortalPayoutsScreen
      shop={shop}
      vendor={vendor}
      payouts={region.list(data.payouts)}
      nextPayment={<NextPayment card={data.nextPayment} />}
      controls={{ ...controls, pageSize }}
      hrefOfPayout={paths.payout}
      onExport={() => {
        const filter = { vendor_id: vendor.id, ...list.filterOf(controls.query) };
        const query = { ...filter, format: 'csv' } as const;
        return saveFile(linkOf(client.GET('/vendors/payouts/', { params: { query } })));
      }}
    />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
