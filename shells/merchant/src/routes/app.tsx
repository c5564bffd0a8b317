import { answerOf } from '@consignment/client/answer';
import { signOut } from '@consignment/client/sign-in';
import { AppFrame } from '@consignment/routing/AppFrame';
import { AppRoot } from '@consignment/routing/AppRoot';
import { Outlet, useLoaderData, useRouteLoaderData } from 'react-router-dom';
import { client, session } from '../api.ts';
import { paths } from '../paths.tsx';
import { askSwitches } from '../switches.ts';

const platform = { path: { platform: 'shopify' } } as const;

/** What every page of a signed-in merchant needs. */
export async function loader() {
  const [shop, settings, metas, switches] = await Promise.all([
    answerOf(client.GET('/{platform}/shops/', { params: platform })),
    answerOf(client.GET('/settings/settings/list/')),
    answerOf(client.GET('/{platform}/shop-meta/', { params: { ...platform, query: { page_size: 200 } } })),
    askSwitches(),
  ]);
  const shown = metas.results.find(({ meta_key: key }) => key === 'currency')?.meta_value ?? '';
  return {
    id: shop.id,
    name: shop.name,
    myshopifyDomain: shop.myshopify_domain,
    scheme: settings.theme,
    switches,
    timeZone: shop.time_zone,
    currency: { books: shop.currency, shown: shown === '' ? null : shown },
  };
}

/** Loaded once for all pages: neither a step in a list nor a question asked again changes it. */
export function shouldRevalidate() {
  return false;
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
  { href: paths.payouts, label: 'Payouts' },
  { href: paths.import, label: 'Import' },
];

export function Component() {
  const { name, scheme } = useLoaderData<typeof loader>();
  return (
    <AppRoot scheme={scheme} brand={null}>
      <AppFrame name={name} entries={entries} onSignOut={() => void signOut({ client, session })}>
        <Outlet />
      </AppFrame>
    </AppRoot>
  );
}
