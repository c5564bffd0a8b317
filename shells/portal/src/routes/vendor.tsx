import { signOut } from '@consignment/client/sign-in';
import { ShopStyled } from '@consignment/components/screens/portal/brand/ShopStyled';
import { PortalFrame } from '@consignment/components/screens/portal/frame/PortalFrame';
import { readSwitches } from '@consignment/domain/shop-switches';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { Outlet, useLoaderData, useLocation, useRouteLoaderData } from 'react-router-dom';
import { client, loadLogin, session, useShutOut } from '../api.ts';
import { chosenVendor, chooseVendor, shopQuery } from '../chosen.ts';
import { entriesOf } from '../menu.ts';
import { paths } from '../paths.tsx';
import { askShopCss } from '../shop-css.ts';
import { useShop } from './portal.tsx';

export async function loader() {
  const [{ vendors, commissionFields, switches }, css] = await Promise.all([loadLogin(), askShopCss()]);
  const vendor = chosenVendor(vendors);
  return { vendors, commissionFields, vendor, switches: readSwitches(switches), css };
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
  const { vendors, vendor, switches, css } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const shop = useShop();
  const isShutOut = useShutOut();
  return (
    <ShopStyled css={css}>
      <PortalFrame
        shop={isShutOut ? { ...shop, vendor_portal_disabled: true } : shop}
        vendors={vendors}
        vendorId={vendor?.id ?? null}
        entries={entriesOf({ switches, vendor_portal_products: shop.vendor_portal_products }, pathname)}
        onSwitchVendor={(id) => {
          chooseVendor(id);
          const query = new URLSearchParams(shopQuery).toString();
          const reload = `${import.meta.env.BASE_URL}${paths.reload.slice(1)}/`;
          window.location.assign(query === '' ? reload : `${reload}?${query}`);
        }}
        onLogout={() => signOut({ client, session })}
      >
        <Outlet />
      </PortalFrame>
    </ShopStyled>
  );
}

export function ErrorBoundary() {
  return <RouteProblem title="Vendor portal" what="Your vendors" />;
}
