import { ConnectingPaypal } from '@consignment/routing/pages/vendor-help-pages';
import { helpLinks } from '../../help-links.ts';

export function Component() {
  return <ConnectingPaypal links={helpLinks} />;
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
