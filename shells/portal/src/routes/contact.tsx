import { answerOf } from '@consignment/client/answer';
import { PortalContactScreen } from '@consignment/components/screens/portal/contact/PortalContactScreen';
import { RouteProblem } from '@consignment/routing/app/ProblemBoundary';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, needsSwitch } from '../api.ts';
import { shopAddress, termsAddress } from '../in-shop.ts';
import { useShop } from './portal.tsx';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  await needsSwitch('showPortalContactPage');
  return answerOf(client.GET('/vendors/app-settings/list/', { signal }));
}

export function Component() {
  const { contact_email: email } = useLoaderData<typeof loader>();
  const shop = useShop();
  return (
    <>
      <title>{`Contact · ${shop.name}`}</title>
      <PortalContactScreen
        shop={shop}
        email={email}
        hrefOfShop={shopAddress(shop)}
        hrefOfTerms={termsAddress(shop)}
      />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteProblem title="Contact" what="This page" />;
}
