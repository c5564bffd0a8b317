import { answerOf } from '@consignment/client/answer';
import { PortalPayoutScreen } from '@consignment/components/screens/portal/payouts/PortalPayoutScreen';
import { idOf, notFound } from '@consignment/routing/id-of';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, loadLogin } from '../api.ts';
import { chosenVendor } from '../chosen.ts';
import { paths } from '../paths.tsx';
import { useShop } from './portal.tsx';
import { useVendor } from './vendor.tsx';

export async function loader({ params }: LoaderFunctionArgs) {
  const path = { id: idOf(params['id']) };
  const query = { expand: 'line_items_w_order' } as const;
  const vendor = chosenVendor((await loadLogin()).vendors);
  const payout = await answerOf(client.GET('/vendors/payouts/{id}/', { params: { path, query } }));
  // The login may see it, but it belongs to the vendor that is not shown.
  if (payout.vendor !== vendor?.id) notFound();
  return payout;
}

export function Component() {
  const payout = useLoaderData<typeof loader>();
  const shop = useShop();
  const { vendor } = useVendor();
  return (
    <>
      <title>{`Payout · ${shop.name}`}</title>
      <PortalPayoutScreen shop={shop} vendor={vendor} payout={payout} hrefOfPayouts={paths.payouts} />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteProblem title="Payout Details" what="The payout" />;
}
