import { RepHelpScreen } from '@consignment/components/screens/salesreps/help/RepHelpScreen';
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

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
