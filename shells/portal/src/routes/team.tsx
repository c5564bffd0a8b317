import { PortalTeamScreen } from '@consignment/components/screens/portal/settings/PortalTeamScreen';
import { askTeam, useTeam } from '@consignment/routing/pages/team';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, session } from '../api.ts';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  return { team: await askTeam(client, signal), now: new Date() };
}

export function Component() {
  const { team, now } = useLoaderData<typeof loader>();
  const shop = useShop();
  const calls = useTeam({ client, session });
  return (
    <PortalTeamScreen
      team={team}
      now={now}
      timeZone={shop.time_zone}
      hrefOfSettings={paths.settings}
      {...calls}
    />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
