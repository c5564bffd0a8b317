import { askSecurity, FactorFirst } from '@consignment/routing/session/security-page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { paths } from '../paths.ts';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return askSecurity(client, signal);
}

export function Component() {
  return <FactorFirst client={client} home={paths.home} />;
}

export { AppProblem as ErrorBoundary } from '@consignment/routing/app/AppProblem';
