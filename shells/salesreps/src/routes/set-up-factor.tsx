import { AppRoot } from '@consignment/routing/app/AppRoot';
import { RouteProblem } from '@consignment/routing/app/ProblemBoundary';
import { askSecurity, SecurityOfPerson } from '@consignment/routing/session/security-page';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { paths } from '../paths.ts';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return askSecurity(client, signal);
}

/** Without the frame of the app, whose calls are refused until a second factor is set up. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <AppRoot scheme="light" brand={null}>
      <SecurityOfPerson client={client} loaded={loaded} shopRule={null} home={paths.home} />
    </AppRoot>
  );
}

export function ErrorBoundary() {
  return (
    <AppRoot scheme="light" brand={null}>
      <RouteProblem what="Your second factors" />
    </AppRoot>
  );
}
