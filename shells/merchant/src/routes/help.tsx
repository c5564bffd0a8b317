import { HelpScreen } from '@consignment/components/screens/merchant/help/HelpScreen';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { helpLinks } from '../help-links.ts';

export function Component() {
  return (
    <>
      <title>Help · Consignment</title>
      <HelpScreen links={helpLinks} />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteProblem title="Help" what="The help" />;
}
