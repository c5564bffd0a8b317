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

/** Until shops can set them, every switch is at its default. */
export const switches = readSwitches({});

export async function loader() {
  const { vendors, commissionFields } = await loadLogin();
  return { vendors, commissionFields, vendor: chosenVendor(vendors) };
}

export function shouldRevalidate() {
  return false;
}

/** The vendor whose page is shown. The frame draws no page where there is none. */
export function useVendor() {
  const data = useRouteLoaderData<typeof loader>('vendor');
  if (data?.vendor == null) throw new Error('This page needs a vendor.');
  return { vendor: data.vendor, commissionFields: data.commissionFields };
}

export function Component() {
  const { vendors, vendor } = useLoaderData<typeof loader>();
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
