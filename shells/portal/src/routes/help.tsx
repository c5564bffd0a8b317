import { PortalHelpScreen } from '@consignment/components/screens/portal/help/PortalHelpScreen';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';

const links = { ...paths, home: paths.commissions };

export function Component() {
  const shop = useShop();
  return <PortalHelpScreen shopName={shop.name} supportHours={shop.support_hours ?? null} links={links} />;
}
