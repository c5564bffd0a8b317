import { HelpScreen } from '@consignment/components/screens/merchant/help/HelpScreen';
import { RouteProblem } from '@consignment/routing/app/ProblemBoundary';
import { helpLinks } from '../../help-links.ts';
import { useApp } from '../app.tsx';

export function Component() {
  const { supportHours } = useApp();
  return <HelpScreen links={helpLinks} supportHours={supportHours} />;
}

export function ErrorBoundary() {
  return <RouteProblem what="The help" />;
}
