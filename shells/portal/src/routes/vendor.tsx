import { signOut } from '@consignment/client/sign-out';
import { ShopStyled } from '@consignment/components/screens/portal/brand/ShopStyled';
import { PortalFrame } from '@consignment/components/screens/portal/frame/PortalFrame';
import { applyPreferences } from '@consignment/routing/session/apply-preferences';
import { AccountInBar } from '@consignment/routing/session/AccountInBar';
import { FindInBar } from '@consignment/routing/app/FindInBar';
import { InboxOnUse } from '@consignment/routing/app/InboxOnUse';
import { PageTabsOnUse } from '@consignment/routing/app/PageTabsOnUse';
import { tabsAt } from '@consignment/routing/app/tabs-at';
import { usePages } from '@consignment/routing/app/pages';
import { RouteProblem } from '@consignment/routing/app/ProblemBoundary';
import { StandIns } from '@consignment/routing/app/small-call';
import {
  Outlet,
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { client, completeLogin, loadLogin, session, unlessClosed, useShutOut } from '../api.ts';
import { chosenVendor, chooseVendor, shopQuery } from '../chosen.ts';
import { may, readRights } from '../may.ts';
import type { Shop } from '../page.ts';
import { paths } from '../paths.ts';
import { askShopCss } from '../shop-css.ts';
import { schemeOf, useShop } from './portal.tsx';
import { portalTexts } from './portal-problem.tsx';

let isOld = false;

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  isOld = false;
  const [{ vendors, commissionFields, switches, missing }, css, unkept, me] = await Promise.all([
    loadLogin(),
    askShopCss(signal),
    // Most browsers keep the session.
    session.isKept ? null : import('./session-notice.tsx'),
    readRights().catch(unlessClosed),
  ]);
  if (me !== null) applyPreferences(me.preferences);
  const vendor = chosenVendor(vendors);
  return {
    vendors,
    commissionFields,
    vendor,
    person: me?.name ?? '',
    switches,
    isMissing: missing !== null,
    css,
    Notice: unkept?.Notice,
  };
}

/** Loaded once for all pages, and again for another vendor, or when the values that defaults replaced are there. */
export function shouldRevalidate() {
  return isOld;
}

/** The vendor whose page is shown. The frame draws no page where there is none. */
export function useVendor() {
  const data = useRouteLoaderData<typeof loader>('vendor');
  if (data?.vendor == null) throw new Error('This page needs a vendor.');
  return { ...data, vendor: data.vendor };
}

export function Component() {
  const { vendors, vendor, switches, isMissing, css, Notice } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const shop = useShop();
  const isShutOut = useShutOut();
  const pages = usePages<Shop>();
  const menuOf = {
    switches,
    vendor_portal_products: shop.vendor_portal_products,
    vendor_field_commissions: shop.vendor_field_commissions,
    mayOffer: may('createOffer'),
  };
  const tabs = tabsAt(pages.list('tab', menuOf), pathname);
  return (
    <ShopStyled css={css}>
      <StandIns
        app="portal"
        isMissing={isMissing}
        again={async () => {
          await completeLogin();
          isOld = true;
          await revalidate();
        }}
      />
      <PortalFrame
        key={vendor?.id}
        notice={Notice && <Notice />}
        shop={isShutOut ? { ...shop, vendor_portal_disabled: true } : shop}
        vendors={vendors}
        vendorId={vendor?.id ?? null}
        entries={pages.menuAt(pathname, menuOf)}
        tabs={tabs && <PageTabsOnUse {...tabs} />}
        onSwitchVendor={(id) => {
          chooseVendor(id);
          if (Notice) {
            // The session would not outlive a reload: everything is asked for and drawn again in this page.
            isOld = true;
            void navigate(paths.reload);
            return;
          }
          const query = new URLSearchParams(shopQuery).toString();
          const reload = `${import.meta.env.BASE_URL}${paths.reload.slice(1)}/`;
          window.location.assign(query === '' ? reload : `${reload}?${query}`);
        }}
        hrefOfHelp={paths.help}
        tools={
          vendor !== null && (
            <FindInBar
              client={client}
              session={session}
              load={async () => (await import('../find.ts')).findIn(pages, menuOf, shop, vendor)}
            />
          )
        }
        inbox={pages.list('inbox', menuOf).map((page) => (
          <InboxOnUse key={page.href} page={page} client={client} side="asker" />
        ))}
        account={
          <AccountInBar
            shopName={shop.name}
            small="button"
            scheme={schemeOf(shop)}
            client={client}
            session={session}
            hrefOfSecurity={paths.security}
            hrefOfImport={null}
            onSignOut={null}
          />
        }
        onLogout={() => signOut({ client, session })}
      >
        <Outlet />
      </PortalFrame>
    </ShopStyled>
  );
}

export function ErrorBoundary() {
  return <RouteProblem title={portalTexts.title} />;
}
