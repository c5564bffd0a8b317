import { SettingUpVendors } from '@consignment/routing/pages/vendor-help-pages';
import { vendorHelpLinks } from '../help-links.ts';

export function Component() {
  return <SettingUpVendors links={vendorHelpLinks} />;
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
