import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { SettingUpVendors } from '@consignment/routing/vendor-help-pages';
import { helpLinks } from '../help-links.ts';

export function Component() {
  return <SettingUpVendors app="Consignment" links={helpLinks} />;
}

export function ErrorBoundary() {
  return <RouteProblem title="Setting up vendors" what="The help" />;
}
