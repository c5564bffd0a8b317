import { AppRoot } from '@consignment/routing/AppRoot';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';

/** When nothing of the portal could be opened, not even the shop's look. */
export function PortalProblem() {
  return (
    <AppRoot scheme="light" brand={null}>
      <RouteProblem title="Vendor portal" what="The portal" />
    </AppRoot>
  );
}
