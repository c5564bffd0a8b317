import { answerOf, settled } from '@consignment/client/answer';
import { PortalRatesScreen } from '@consignment/components/screens/portal/rates/PortalRatesScreen';
import { currencyFor } from '@consignment/domain/money/currency';
import { notFound } from '@consignment/routing/app/id-of';
import { useRegion } from '@consignment/routing/app/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, loadLogin } from '../api.ts';
import { chosenVendor } from '../chosen.ts';
import { paths } from '../paths.ts';
import { askRates } from '../rates.ts';
import { useShop } from './portal.tsx';
import { useVendor } from './vendor.tsx';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const vendor = chosenVendor((await loadLogin()).vendors);
  if (vendor === null) return null;
  const [rules, fees] = await Promise.all([
    settled(askRates(vendor.id, signal)),
    settled(answerOf(client.GET('/vendors/{id}/fees/', { params: { path: { id: vendor.id } }, signal }))),
  ]);
  // A shop that hides what its vendors earn has no such page.
  if (rules.is === 'failed' && rules.problem.status === 403) notFound();
  return { rules, fees };
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  const shop = useShop();
  const { vendor } = useVendor();
  const region = useRegion();
  if (data === null) return null;
  return (
    <PortalRatesScreen
      shop={shop}
      currency={currencyFor({ vendor: vendor.currency, shop: shop.currency })}
      rules={region.one(data.rules)}
      fees={region.one(data.fees)}
      hrefOfCommissions={paths.commissions}
    />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
