import { HelpScreen } from '@consignment/components/screens/salesreps/help/HelpScreen';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { helpLinks } from '../help-links.tsx';
import { paths } from '../paths.tsx';

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
