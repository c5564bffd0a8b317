import { LegalFrame } from '@consignment/components/screens/merchant/legal/LegalFrame';
import { AppRoot } from '@consignment/routing/AppRoot';
import { Outlet } from 'react-router-dom';
import { legalLinks } from '../legal-links.tsx';

/** Around the pages that anybody may read. */
export function Component() {
  return (
    <AppRoot scheme="light" brand={null}>
      <LegalFrame links={legalLinks}>
        <Outlet />
      </LegalFrame>
    </AppRoot>
  );
}
