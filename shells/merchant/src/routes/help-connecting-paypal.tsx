import { ConnectingPaypalScreen } from '@consignment/components/screens/merchant/help/ConnectingPaypalScreen';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { helpLinks } from '../help-links.tsx';

export function Component() {
  return (
    <>
      <title>Connecting PayPal · Consignment</title>
      <ConnectingPaypalScreen links={helpLinks} />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteProblem title="Connecting PayPal" what="The help" />;
}
