import { answerOf, linkOf, listOf, settled } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/files';
import { PortalCommissionsScreen } from '@consignment/components/screens/portal/commissions/PortalCommissionsScreen';
import { OverviewRoom } from '@consignment/components/screens/portal/home/OverviewRoom';
import { commissionsAsk, commissionsCodec, commissionsFilter } from '@consignment/routing/commissions-codec';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { cardOf, useCard } from '@consignment/routing/use-card';
import { useListQuery } from '@consignment/routing/use-list-query';
import { useRegion } from '@consignment/routing/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, loadLogin } from '../api.ts';
import { chosenVendor } from '../chosen.ts';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';
import { useVendor } from './vendor.tsx';

const pageSize = 50;

/* They come once the lines are there. */
const loadOverview = async () => (await import('./home-overview.tsx')).HomeOverview;
const loadWelcome = async () => (await import('./home-welcome.tsx')).HomeWelcome;

export async function loader({ request }: LoaderFunctionArgs) {
  const vendor = chosenVendor((await loadLogin()).vendors);
  if (vendor === null) return null;
  const { signal } = request;
  const search = commissionsCodec.parse(new URL(request.url).searchParams);
  const payouts = cardOf((left) => askPayouts(vendor.id, left), signal);
  const [totals, lines] = await Promise.all([
    settled(
      answerOf(
        client.GET('/vendors/commission-totals/{id}/', { params: { path: { id: vendor.id } }, signal }),
      ),
    ),
    settled(
      listOf(
        client.GET('/vendors/commissions/', {
          params: { query: commissionsAsk(vendor.id, search, pageSize) },
          signal,
        }),
      ),
    ),
  ]);
  return { totals, lines, payouts, now: new Date() };
}

async function askPayouts(vendor: number, signal: AbortSignal) {
  const query = { vendor_id: vendor, ordering: '-created_date', page_size: 3 } as const;
  const { results, totals } = await answerOf(client.GET('/vendors/payouts/', { params: { query }, signal }));
  // One vendor has one currency, and so one sum.
  return { latest: results, onItsWay: totals[0]?.amount_on_its_way ?? '0' };
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  return data === null ? null : <Commissions data={data} />;
}

function Commissions({ data }: { data: NonNullable<Awaited<ReturnType<typeof loader>>> }) {
  const shop = useShop();
  const { vendor, commissionFields, switches } = useVendor();
  const controls = useListQuery(commissionsCodec);
  const region = useRegion();
  const payouts = useCard(data.payouts);
  return (
    <>
      <title>{`Commissions · ${shop.name}`}</title>
      <PortalCommissionsScreen
        shop={shop}
        vendor={vendor}
        now={data.now}
        totals={region.one(data.totals)}
        payouts={switches.hidePortalPayoutsMenu ? null : payouts}
        hrefOfPayout={paths.payout}
        overview={<OverviewRoom key="overview" label="your twelve months" size="cards" load={loadOverview} />}
        welcome={<OverviewRoom key="welcome" label="your first steps" size="welcome" load={loadWelcome} />}
        lines={region.list(data.lines)}
        controls={{ ...controls, pageSize }}
        switches={switches}
        commissionFields={commissionFields}
        onExport={() => {
          const query = { ...commissionsFilter(vendor.id, controls.query), format: 'csv' } as const;
          return saveFile(linkOf(client.GET('/vendors/commissions/', { params: { query } })));
        }}
      />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteProblem title="Commissions" what="Your commissions" />;
}
