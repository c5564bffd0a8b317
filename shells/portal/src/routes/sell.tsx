import { answerOf } from '@consignment/client/answer';
import { toProblem } from '@consignment/client/problem';
import {
  PortalSellScreen,
  type Offer,
  type OfferOutcome,
} from '@consignment/components/screens/portal/sell/PortalSellScreen';
import { defineTexts } from '@consignment/domain/text/texts';
import { LeaveGuard } from '@consignment/routing/app/LeaveGuard';
import { useUnsaved } from '@consignment/routing/app/use-unsaved';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { chosenVendor } from '../chosen.ts';
import { useShop } from './portal.tsx';

const texts = defineTexts('Sell', {
  form: 'Sell Form',
});

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  // Its login email may have been changed since the login was loaded.
  return chosenVendor((await answerOf(client.GET('/vendors/me/', { signal }))).results);
}

export function Component() {
  const shop = useShop();
  const vendor = useLoaderData<typeof loader>();
  const { unsaved, onUnsaved } = useUnsaved();
  if (vendor === null) return null;
  return (
    <>
      <PortalSellScreen
        shop={shop}
        vendor={vendor}
        onOffer={(offer) => send(vendor.id, offer)}
        onDirtyChange={(isDirty) => onUnsaved(texts.form, isDirty)}
      />
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}

async function send(vendor: number, offer: Offer): Promise<OfferOutcome> {
  try {
    const { mail } = await answerOf(client.POST('/vendors/offers/', { body: { vendor, ...offer } }));
    return { is: 'done', mail };
  } catch (cause) {
    return { is: 'refused', problem: toProblem(cause) };
  }
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
