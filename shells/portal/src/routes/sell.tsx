import { answerOf, outcomeOf } from '@consignment/client/answer';
import { PortalSellScreen, type Offer } from '@consignment/components/screens/portal/sell/PortalSellScreen';
import { readSwitches } from '@consignment/domain/shop-switches';
import { notFound } from '@consignment/routing/id-of';
import { LeaveGuard } from '@consignment/routing/LeaveGuard';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { useUnsaved } from '@consignment/routing/use-unsaved';
import { useLoaderData } from 'react-router-dom';
import { client, loadLogin } from '../api.ts';
import { chosenVendor } from '../chosen.ts';
import { useShop } from './portal.tsx';

export async function loader() {
  const { switches } = await loadLogin();
  if (!readSwitches(switches).showPortalSellForm) notFound();
  // Its login email may have been changed since the login was loaded.
  return chosenVendor((await answerOf(client.GET('/vendors/me/'))).results);
}

export function Component() {
  const shop = useShop();
  const vendor = useLoaderData<typeof loader>();
  const { unsaved, onUnsaved } = useUnsaved();
  if (vendor === null) return null;
  return (
    <>
      <title>{`Sell Form · ${shop.name}`}</title>
      <PortalSellScreen
        shop={shop}
        vendor={vendor}
        onOffer={(offer) => outcomeOf(send(vendor.id, offer))}
        onDirtyChange={(isDirty) => onUnsaved('Sell Form', isDirty)}
      />
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}

function send(vendor: number, offer: Offer) {
  return answerOf(client.POST('/vendors/offers/', { body: { vendor, ...offer } }));
}

export function ErrorBoundary() {
  return <RouteProblem title="Sell Form" what="The form" />;
}
