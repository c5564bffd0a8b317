import { SettingUpVendorsScreen } from '@consignment/components/screens/merchant/help/SettingUpVendorsScreen';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { helpLinks } from '../help-links.tsx';

export function Component() {
  return (
    <>
      <title>Setting up vendors · Consignment</title>
      <SettingUpVendorsScreen links={helpLinks} />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteProblem title="Setting up vendors" what="The help" />;
}
