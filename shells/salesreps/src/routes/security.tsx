import { askSecurity, SecurityOfPerson } from '@consignment/routing/session/security-page';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { useApp } from './app.tsx';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return askSecurity(client, signal);
}

export function Component() {
  const { timeZone } = useApp();
  const loaded = useLoaderData<typeof loader>();
  return <SecurityOfPerson client={client} loaded={loaded} timeZone={timeZone} shopRule={null} home={null} />;
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
