import { askSecurity, SecurityOfPerson } from '@consignment/routing/session/security-page';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { useShop } from './portal.tsx';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return askSecurity(client, signal);
}

export function Component() {
  const shop = useShop();
  const loaded = useLoaderData<typeof loader>();
  return (
    <SecurityOfPerson client={client} loaded={loaded} timeZone={shop.time_zone} shopRule={null} home={null} />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
