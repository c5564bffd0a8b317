import { HelpScreen } from '@consignment/components/screens/salesreps/help/HelpScreen';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { helpLinks } from '../help-links.ts';
import { paths } from '../paths.ts';

export function Component() {
  return (
    <>
      <title>Help · Sales reps</title>
      <HelpScreen links={{ ...helpLinks, accounts: paths.accounts }} />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteProblem title="Help" what="The help" />;
}
