import { answerOf, linkOf, listOf, settled } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/save-file';
import { PortalCommissionsScreen } from '@consignment/components/screens/portal/commissions/PortalCommissionsScreen';
import { LateRoom } from '@consignment/components/screens/portal/home/LateRoom';
import { showsStatements } from '@consignment/domain/shop/shop-switches';
import {
  commissionsAsk,
  commissionsCodec,
  commissionsFilter,
} from '@consignment/routing/lists/commissions-codec';
import { useAsking } from '@consignment/routing/pages/use-asking';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useWhole, wholeOf } from '@consignment/routing/lists/use-whole';
import { useRegion } from '@consignment/routing/app/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, loadLogin } from '../api.ts';
import { useColumnChoice } from '@consignment/routing/lists/column-choice';
import { chosenVendor } from '../chosen.ts';
import { may } from '../may.ts';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';
import { useVendor } from './vendor.tsx';

const pageSize = 50;

/* They come once the lines are there. */
const loadPayouts = async () => (await import('./home-payouts.tsx')).HomePayouts;
const loadStatement = async () => (await import('./home-statement.tsx')).HomeStatement;
const loadOverview = async () => (await import('./home-overview.tsx')).HomeOverview;
const loadWelcome = async () => (await import('./home-welcome.tsx')).HomeWelcome;

export async function loader({ request }: LoaderFunctionArgs) {
  const { vendors } = await loadLogin();
  const vendor = chosenVendor(vendors);
  if (vendor === null) return null;
  const { signal } = request;
  const search = commissionsCodec.parse(new URL(request.url).searchParams);
  const query = commissionsAsk(vendor.id, search, pageSize);
  const ask = (part: { count?: 'brief'; page?: number; page_size?: number }) =>
    listOf(client.GET('/vendors/commissions/', { params: { query: { ...query, ...part } }, signal }));
  const [totals, lines, rates] = await Promise.all([
    settled(
      answerOf(
        client.GET('/vendors/commission-totals/{id}/', { params: { path: { id: vendor.id } }, signal }),
      ),
    ),
    settled(ask({ count: 'brief' })),
    vendor.has_rates ? loadRates(vendor.id) : null,
  ]);
  const whole = wholeOf(lines, () => ask({ page: 1, page_size: 1 }));
  return { totals, lines, whole, rates, now: new Date() };
}

/** With the code that shows them, which most vendors do not need. */
async function loadRates(vendorId: number) {
  const { HomeRates, ratesOf } = await import('./home-rates.tsx');
  return { rates: await ratesOf(vendorId), HomeRates };
}

type Loaded = NonNullable<Awaited<ReturnType<typeof loader>>>;

export function Component() {
  const data = useLoaderData<typeof loader>();
  return data === null ? null : <Commissions data={data} />;
}

function Commissions({ data }: { data: Loaded }) {
  const shop = useShop();
  const { vendor, person, commissionFields, switches } = useVendor();
  const controls = useListQuery(commissionsCodec);
  const columnChoice = useColumnChoice(client, 'portal_commissions');
  const region = useRegion();
  const asking = useAsking(client, 'line_item');
  const lines = useWhole(data.lines, data.whole);
  const { rates } = data;
  return (
    <PortalCommissionsScreen
      shop={shop}
      vendor={vendor}
      person={person}
      now={data.now}
      rates={rates !== null && <rates.HomeRates rates={rates.rates} />}
      totals={region.one(data.totals)}
      payouts={!switches.hidePortalPayoutsMenu && <LateRoom size="lines" load={loadPayouts} />}
      statement={
        showsStatements(switches, shop.vendor_field_commissions) && (
          <LateRoom size="line" load={loadStatement} />
        )
      }
      overview={<LateRoom key="overview" size="cards" load={loadOverview} />}
      welcome={<LateRoom key="welcome" size="welcome" load={loadWelcome} />}
      lines={region.list(lines)}
      controls={{ ...controls, pageSize, columnChoice }}
      switches={switches}
      commissionFields={commissionFields}
      hrefOfQuestion={paths.question}
      asking={may('askQuestion') ? asking : null}
      onExport={() => {
        const query = { ...commissionsFilter(vendor.id, controls.query), format: 'csv' } as const;
        return saveFile(linkOf(client.GET('/vendors/commissions/', { params: { query } })));
      }}
    />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
