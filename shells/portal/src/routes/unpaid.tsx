import { answerOf, listOf, settled } from '@consignment/client/answer';
import { PortalUnpaidScreen } from '@consignment/components/screens/portal/unpaid/PortalUnpaidScreen';
import { commissionsAsk, commissionsCodec } from '@consignment/routing/lists/commissions-codec';
import { useAsking } from '@consignment/routing/pages/use-asking';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useRegion } from '@consignment/routing/app/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, loadLogin } from '../api.ts';
import { chosenVendor } from '../chosen.ts';
import { may } from '../may.ts';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';
import { useVendor } from './vendor.tsx';

const pageSize = 50;

export async function loader({ request }: LoaderFunctionArgs) {
  const { vendors } = await loadLogin();
  const vendor = chosenVendor(vendors);
  if (vendor === null) return null;
  const asked = commissionsCodec.parse(new URL(request.url).searchParams);
  // The call named after them answers ids alone, which fill no table.
  const query = commissionsAsk(vendor.id, { ...asked, search: '', paid: 'unpaid' }, pageSize);
  const path = { id: vendor.id };
  const { signal } = request;
  const [totals, lines] = await Promise.all([
    settled(answerOf(client.GET('/vendors/commission-totals/{id}/', { params: { path }, signal }))),
    settled(listOf(client.GET('/vendors/commissions/', { params: { query }, signal }))),
  ]);
  return { totals, lines };
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  const shop = useShop();
  const { vendor, switches } = useVendor();
  const controls = useListQuery(commissionsCodec);
  const region = useRegion();
  const asking = useAsking(client, 'line_item');
  if (data === null) return null;
  return (
    <PortalUnpaidScreen
      shop={shop}
      vendor={vendor}
      totals={region.one(data.totals)}
      lines={region.list(data.lines)}
      controls={{ ...controls, pageSize }}
      switches={switches}
      hrefOfQuestion={paths.question}
      asking={may('askQuestion') ? asking : null}
    />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
