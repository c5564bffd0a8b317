import { answerOf } from '@consignment/client/answer';
import { PortalContactScreen } from '@consignment/components/screens/portal/contact/PortalContactScreen';
import { shopAddress, termsAddress } from '@consignment/domain/shop/shop-address';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { useShop } from './portal.tsx';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  return answerOf(client.GET('/vendors/app-settings/list/', { signal }));
}

export function Component() {
  const { contact_email: email } = useLoaderData<typeof loader>();
  const shop = useShop();
  return (
    <PortalContactScreen
      shop={shop}
      email={email}
      hrefOfShop={shopAddress(shop)}
      hrefOfTerms={termsAddress(shop)}
    />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
