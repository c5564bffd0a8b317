import { HelpScreen } from '@consignment/components/screens/merchant/help/HelpScreen';
import { helpLinks } from '../../help-links.ts';
import { useApp } from '../app.tsx';

export function Component() {
  const { supportHours } = useApp();
  return <HelpScreen links={helpLinks} supportHours={supportHours} />;
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
