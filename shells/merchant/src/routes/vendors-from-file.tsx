import { VendorFileScreen } from '@consignment/components/screens/merchant/vendors/file/VendorFileScreen';
import { lateCardOf } from '@consignment/routing/app/use-card';
import { useState } from 'react';
import { addVendorFile, checkVendorFile } from '../calls/vendor-file.ts';
import { paths } from '../paths.ts';
import { askInvitations, InviteAllVendors } from './vendor/invite-vendors.tsx';

export function Component() {
  // It is asked for when it is drawn, which is once the vendors are there.
  const [invitations] = useState(() => lateCardOf(askInvitations));
  return (
    <VendorFileScreen
      hrefOfVendors={paths.vendors}
      hrefOfVendor={paths.vendor}
      onCheck={checkVendorFile}
      onAdd={addVendorFile}
      invite={<InviteAllVendors card={invitations} shape="line" />}
    />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
