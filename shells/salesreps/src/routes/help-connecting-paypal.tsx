import { RouteProblem } from '@consignment/routing/app/ProblemBoundary';
import { ConnectingPaypal } from '@consignment/routing/pages/vendor-help-pages';
import { vendorHelpLinks } from '../help-links.ts';

export function Component() {
  return <ConnectingPaypal links={vendorHelpLinks} />;
}

export function ErrorBoundary() {
  return <RouteProblem what="The help" />;
}
