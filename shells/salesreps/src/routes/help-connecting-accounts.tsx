import { RouteProblem } from '@consignment/routing/app/ProblemBoundary';
import { ConnectingAccounts } from '@consignment/routing/pages/vendor-help-pages';
import { vendorHelpLinks } from '../help-links.ts';

export function Component() {
  return <ConnectingAccounts links={vendorHelpLinks} />;
}

export function ErrorBoundary() {
  return <RouteProblem what="The help" />;
}
