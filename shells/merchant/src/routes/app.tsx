import { answerOf } from '@consignment/client/answer';
import { signOut } from '@consignment/client/sign-in';
import { AppFrame } from '@consignment/routing/AppFrame';
import { AppRoot } from '@consignment/routing/AppRoot';
import { lazy, Suspense } from 'react';
import { Outlet, useLoaderData, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, session } from '../api.ts';
import { onboardFirst, welcomeOf } from '../arrival.tsx';
import { legalLinks } from '../legal-links.tsx';
import { paths } from '../paths.tsx';
import { askMetas } from '../shop-metas.tsx';
import { askSwitches } from '../switches.ts';
import { useShopSync } from '../use-shop-sync.tsx';

const platform = { path: { platform: 'shopify' } } as const;

let isOld = false;

/** Call it when what every page goes by was changed, such as the theme: it is loaded again with the page's data. */
export function askAppAgain(): void {
  isOld = true;
}

/** What every page of a signed-in merchant needs. */
export async function loader({ request }: LoaderFunctionArgs) {
  isOld = false;
  const [shop, settings, metas, switches] = await Promise.all([
    answerOf(client.GET('/{platform}/shops/', { params: platform })),
    answerOf(client.GET('/settings/settings/list/')),
    askMetas(),
    askSwitches(),
  ]);
  const facts = { shop, settings, metas };
  onboardFirst(facts, request);
  const shown = metas.get('currency') ?? '';
  return {
    id: shop.id,
    name: shop.name,
    myshopifyDomain: shop.myshopify_domain,
    scheme: settings.theme,
    isSyncing: settings.sync_active,
    canUsePaypal: shop.can_use_paypal,
    welcome: welcomeOf(facts, new Date()),
    switches,
    timeZone: shop.time_zone,
    currency: { books: shop.currency, shown: shown === '' ? null : shown },
  };
}

/**
 * Loaded once for all pages: neither a step in a list nor a question asked again changes it, only some of the settings
 * (`askAppAgain`).
 */
export function shouldRevalidate() {
  return isOld;
}

export function useApp() {
  const data = useRouteLoaderData<typeof loader>('app');
  if (data === undefined) throw new Error('This page stands outside of the app.');
  return data;
}

const entries = [
  { href: paths.home, label: 'Dashboard' },
  { href: paths.vendors, label: 'Vendors' },
  { href: paths.orders, label: 'Orders' },
  { href: paths.products, label: 'Products' },
  { href: paths.payouts, label: 'Payouts' },
  { href: paths.accounts, label: 'Accounts' },
  { href: paths.help, label: 'Help' },
  { href: paths.settings, label: 'Settings' },
  // Ours, after those of the specification (foundations §2).
  { href: paths.import, label: 'Import' },
];

// It is shown once in the life of a shop.
const Welcome = lazy(() => import('../welcome.tsx'));

export function Component() {
  const { name, scheme, isSyncing, welcome } = useLoaderData<typeof loader>();
  const sync = useShopSync(isSyncing);
  return (
    <AppRoot scheme={scheme} brand={null}>
      <AppFrame
        name={name}
        entries={entries}
        footerLinks={legalLinks}
        sync={sync}
        onSignOut={() => void signOut({ client, session })}
      >
        <Outlet />
      </AppFrame>
      {(welcome.tutorial || welcome.review) && (
        <Suspense>
          <Welcome due={welcome} />
        </Suspense>
      )}
    </AppRoot>
  );
}
