import { RepHelpScreen } from '@consignment/components/screens/salesreps/help/RepHelpScreen';
import { RouteProblem } from '@consignment/routing/app/ProblemBoundary';
import { helpLinks } from '../help-links.ts';
import { paths } from '../paths.ts';
import { useApp } from './app.tsx';

export function Component() {
  const { isOfTeam, supportHours } = useApp();
  return (
    <RepHelpScreen
      links={{ ...helpLinks, accounts: isOfTeam ? paths.accounts : null }}
      supportHours={supportHours}
    />
  );
}

export function ErrorBoundary() {
  return <RouteProblem what="The help" />;
}
