import { answerOf, settled } from '@consignment/client/answer';
import { VendorsScreen } from '@consignment/components/screens/merchant/vendors/VendorsScreen';
import type { ListQuery } from '@consignment/domain/list-query';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { useListQuery, type ListCodec } from '@consignment/routing/use-list-query';
import { useRegion } from '@consignment/routing/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { listCodec, pageOf } from '@consignment/routing/list-codec';
import { paths } from '../paths.tsx';
import { usePaying } from '../use-paying.tsx';
import { useApp } from './app.tsx';

const pageSize = 100;
const list = listCodec(['name', 'due', 'paid', 'earned'], 'name');

const codec: ListCodec<ListQuery & { hidden: boolean }> = {
  keys: [...list.keys, 'hidden'],
  parse: (params) => ({ ...list.parse(params), hidden: params.get('hidden') === 'true' }),
  serialise: (query) => {
    const params = list.serialise(query);
    if (query.hidden) params.set('hidden', 'true');
    return params;
  },
};

export async function loader({ request }: LoaderFunctionArgs) {
  const query = codec.parse(new URL(request.url).searchParams);
  const [vendors, totals] = await Promise.all([
    settled(
      answerOf(
        client.GET('/vendors/commission-totals/', {
          params: {
            query: { ...pageOf(query, pageSize), ordering: list.orderingOf(query), hidden: query.hidden },
          },
        }),
      ),
    ),
    settled(answerOf(client.GET('/vendors/commission-totals/combined/'))),
  ]);
  return { vendors, totals };
}

export function Component() {
  const { vendors, totals } = useLoaderData<typeof loader>();
  const { currency } = useApp();
  const region = useRegion();
  const paying = usePaying(vendors.is === 'ready' ? vendors.value.results : []);
  return (
    <>
      <title>Vendors · Consignment</title>
      <VendorsScreen
        vendors={region.list(vendors)}
        controls={{ ...useListQuery(codec), pageSize }}
        totals={region.one(totals)}
        currency={currency}
        hrefOfVendor={paths.vendor}
        hrefOfPayout={paths.payout}
        hrefOfImport={paths.import}
        paying={paying.open}
        canPayWithPaypal={false}
        onPayNow={paying.start}
        onClosePayout={paying.close}
        onPay={paying.pay}
      />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteProblem title="Vendors" what="The vendors" />;
}
