import { answerOf } from '@consignment/client/answer';
import { PortalContactScreen } from '@consignment/components/screens/portal/contact/PortalContactScreen';
import { readSwitches } from '@consignment/domain/shop-switches';
import { notFound } from '@consignment/routing/id-of';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { useLoaderData } from 'react-router-dom';
import { client, loadLogin } from '../api.ts';
import { shopAddress, termsAddress } from '../in-shop.tsx';
import { useShop } from './portal.tsx';

export async function loader() {
  const { switches } = await loadLogin();
  if (!readSwitches(switches).showPortalContactPage) notFound();
  return answerOf(client.GET('/vendors/app-settings/list/'));
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
