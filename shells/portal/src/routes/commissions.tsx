import { answerOf, settled } from '@consignment/client/answer';
import {
  PortalCommissionsScreen,
  type PortalCommissionsQuery,
} from '@consignment/components/screens/portal/commissions/PortalCommissionsScreen';
import { isDate } from '@consignment/domain/dates';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { useListQuery, type ListCodec } from '@consignment/routing/use-list-query';
import { useRegion } from '@consignment/routing/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, loadLogin } from '../api.ts';
import { chosenVendor } from '../chosen.ts';
import { listCodec, pageOf } from '@consignment/routing/list-codec';
import { useShop } from './portal.tsx';
import { switches, useVendor } from './vendor.tsx';

const pageSize = 50;
const list = listCodec(
  ['order__processed_at', 'order__name', 'title', 'price', 'commission_amount'],
  '-order__processed_at',
);

const codec: ListCodec<PortalCommissionsQuery> = {
  keys: [...list.keys, 'paid', 'from', 'to'],
  parse: (params) => ({
    ...list.parse(params),
    paid: paidOf(params.get('paid')),
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
  }),
  serialise: (query) => {
    const params = list.serialise(query);
    if (query.paid !== 'all') params.set('paid', query.paid);
    if (query.from !== '') params.set('from', query.from);
    if (query.to !== '') params.set('to', query.to);
    return params;
  },
};

function paidOf(text: string | null): PortalCommissionsQuery['paid'] {
  return text === 'paid' || text === 'unpaid' ? text : 'all';
}

function dayOf(text: string | null): string {
  return text !== null && isDate(text) ? text : '';
}

export async function loader({ request }: LoaderFunctionArgs) {
  const vendor = chosenVendor((await loadLogin()).vendors);
  if (vendor === null) return null;
  const search = codec.parse(new URL(request.url).searchParams);
  const [totals, lines] = await Promise.all([
    settled(
      answerOf(client.GET('/vendors/commission-totals/{id}/', { params: { path: { id: vendor.id } } })),
    ),
    settled(answerOf(client.GET('/vendors/commissions/', { params: { query: askOf(vendor.id, search) } }))),
  ]);
  return { totals, lines, now: new Date() };
}

function askOf(vendorId: number, query: PortalCommissionsQuery) {
  return {
    vendor_id: vendorId,
    ...pageOf(query, pageSize),
    ordering: list.orderingOf(query),
    ...(query.paid === 'all' ? {} : { paid: query.paid === 'paid' }),
    ...(query.from === '' ? {} : { date_start: query.from }),
    ...(query.to === '' ? {} : { date_end: query.to }),
  };
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  const shop = useShop();
  const { vendor, commissionFields } = useVendor();
  const controls = useListQuery(codec);
  const region = useRegion();
  if (data === null) return null;
  return (
    <>
      <title>{`Commissions · ${shop.name}`}</title>
      <PortalCommissionsScreen
        shop={shop}
        vendor={vendor}
        now={data.now}
        totals={region.one(data.totals)}
        lines={region.list(data.lines)}
        controls={{ ...controls, pageSize }}
        switches={switches}
        commissionFields={commissionFields}
      />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteProblem title="Commissions" what="Your commissions" />;
}
