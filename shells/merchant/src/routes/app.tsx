import { answerOf } from '@consignment/client/answer';
import { signOut } from '@consignment/client/sign-in';
import { AppFrame } from '@consignment/routing/AppFrame';
import { AppRoot } from '@consignment/routing/AppRoot';
import { smallCall, StandIns } from '@consignment/routing/small-call';
import { lazy, Suspense } from 'react';
import {
  Outlet,
  useLoaderData,
  useRevalidator,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router-dom';
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

const noMetas: ReadonlyMap<string, string> = new Map();

/** The data of every page of a signed-in merchant; without the shop's small settings it goes by their defaults. */
export async function loader({ request }: LoaderFunctionArgs) {
  isOld = false;
  const { signal } = request;
  const [shop, settings, askedMetas, switches] = await Promise.all([
    answerOf(client.GET('/{platform}/shops/', { params: platform, signal })),
    answerOf(client.GET('/settings/settings/list/', { signal })),
    smallCall(askMetas, noMetas),
    askSwitches(),
  ]);
  const metas = askedMetas.value;
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
    waitingAccounts: shop.waiting_accounts ?? 0,
    // A call that may have been answered already is not sent again.
    welcome:
      askedMetas.problem === null ? welcomeOf(facts, new Date()) : { tutorial: false, reviewPage: null },
    switches: switches.value,
    isMissing: askedMetas.problem !== null || switches.problem !== null,
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
  if (data === undefined) throw new Error('This page is not within the app.');
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

/** The menu says how many accounts wait for the shop. */
function entriesWith(count: number) {
  if (count === 0) return entries;
  const words = count === 1 ? '1 new account' : `${count.toLocaleString('en-US')} new accounts`;
  return entries.map((entry) =>
    entry.href === paths.accounts ? { ...entry, waiting: { count, words } } : entry,
  );
}

// It is shown once in the life of a shop.
const Welcome = lazy(() => import('../welcome.tsx'));

export function Component() {
  const { name, scheme, isSyncing, welcome, waitingAccounts, isMissing } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const sync = useShopSync(isSyncing);
  return (
    <AppRoot scheme={scheme} brand={null}>
      <StandIns
        app="app"
        isMissing={isMissing}
        again={async () => {
          // Asked for first, so that the page is drawn anew only when they are there.
          await Promise.all([askMetas(), answerOf(client.GET('/settings/switches/'))]);
          askAppAgain();
          await revalidate();
        }}
      />
      <AppFrame
        name={name}
        entries={entriesWith(waitingAccounts)}
        footerLinks={legalLinks}
        sync={sync}
        onSignOut={() => void signOut({ client, session })}
      >
        <Outlet />
      </AppFrame>
      {(welcome.tutorial || welcome.reviewPage !== null) && (
        <Suspense>
          <Welcome due={welcome} />
        </Suspense>
      )}
    </AppRoot>
  );
}
