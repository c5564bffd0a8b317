import { AppRoot } from '@consignment/routing/app/AppRoot';
import { RouteProblem } from '@consignment/routing/app/ProblemBoundary';

/** When nothing of the app could be opened. */
export function AppProblem() {
  return (
    <AppRoot scheme="light" brand={null}>
      <RouteProblem title="Consignment" what="The page" />
    </AppRoot>
  );
}
