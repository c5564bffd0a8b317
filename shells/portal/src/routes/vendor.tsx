import { signOut } from '@consignment/client/sign-in';
import { PortalFrame } from '@consignment/components/screens/portal/frame/PortalFrame';
import { readSwitches } from '@consignment/domain/shop-switches';
import { isWithin } from '@consignment/routing/AppFrame';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { Outlet, useLoaderData, useLocation, useRouteLoaderData } from 'react-router-dom';
import { client, loadLogin, session } from '../api.ts';
import { chosenVendor, chooseVendor } from '../chosen.ts';
import { paths } from '../paths.tsx';
import { useShop } from './portal.tsx';

export async function loader() {
  const { vendors, commissionFields, switches } = await loadLogin();
  const vendor = chosenVendor(vendors);
  return { vendors, commissionFields, vendor, switches: readSwitches(switches) };
}

export function shouldRevalidate() {
  return false;
}

/** The vendor whose page is shown. The frame draws no page where there is none. */
export function useVendor() {
  const data = useRouteLoaderData<typeof loader>('vendor');
  if (data?.vendor == null) throw new Error('This page needs a vendor.');
  return { vendor: data.vendor, commissionFields: data.commissionFields, switches: data.switches };
}

export function Component() {
  const { vendors, vendor, switches } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const shop = useShop();
  return (
    <PortalFrame
      shop={shop}
      vendors={vendors}
      vendorId={vendor?.id ?? null}
      switches={switches}
      paths={{ commissions: paths.commissions, payouts: paths.payouts }}
      current={isWithin(pathname, paths.payouts) ? 'payouts' : 'commissions'}
      onSwitchVendor={(id) => {
        chooseVendor(id);
        window.location.assign(`${import.meta.env.BASE_URL}${paths.reload.slice(1)}`);
      }}
      onLogout={() => signOut({ client, session })}
    >
      <Outlet />
    </PortalFrame>
  );
}

export function ErrorBoundary() {
  return <RouteProblem title="Vendor portal" what="Your vendors" />;
}
