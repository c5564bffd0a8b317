import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { ConnectingPaypal } from '@consignment/routing/vendor-help-pages';
import { helpLinks } from '../help-links.ts';

export function Component() {
  return <ConnectingPaypal app="Consignment" links={helpLinks} />;
}

export function ErrorBoundary() {
  return <RouteProblem title="Connecting PayPal" what="The help" />;
}
