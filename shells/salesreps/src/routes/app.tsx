import { answerOf } from '@consignment/client/answer';
import { signOut } from '@consignment/client/sign-in';
import { AppFrame } from '@consignment/routing/AppFrame';
import { AppRoot } from '@consignment/routing/AppRoot';
import { smallCall, StandIns } from '@consignment/routing/small-call';
import {
  Outlet,
  useLoaderData,
  useRevalidator,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { client, session } from '../api.ts';
import { legalLinks } from '../legal-links.tsx';
import { paths } from '../paths.tsx';

const platform = { path: { platform: 'shopify' } } as const;

let isOld = false;

/** Call it when what every page goes by was changed, such as the theme: it is loaded again with the page's data. */
export function askAppAgain(): void {
  isOld = true;
}

async function askMetas(signal?: AbortSignal) {
  const params = { ...platform, query: { page_size: 200 } };
  return (await answerOf(client.GET('/{platform}/shop-meta/', { params, signal }))).results;
}

/** The data of every page of a signed-in sales rep; without the shop's small settings it goes by their defaults. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  isOld = false;
  const [shop, settings, metas] = await Promise.all([
    answerOf(client.GET('/{platform}/shops/', { params: platform, signal })),
    answerOf(client.GET('/settings/settings/list/', { signal })),
    smallCall(askMetas, []),
  ]);
  const shown = metas.value.find(({ meta_key: key }) => key === 'currency')?.meta_value ?? '';
  return {
    name: shop.name,
    myshopifyDomain: shop.myshopify_domain,
    scheme: settings.theme,
    reviewPage: shop.review_page ?? null,
    isMissing: metas.problem !== null,
    timeZone: shop.time_zone,
    currency: { books: shop.currency, shown: shown === '' ? null : shown },
  };
}

/** Loaded once for all pages: neither a step in a list nor a question asked again changes it, only `askAppAgain`. */
export function shouldRevalidate() {
  return isOld;
}

export function useApp() {
  const data = useRouteLoaderData<typeof loader>('app');
  if (data === undefined) throw new Error('This page is not within the app.');
  return data;
}

/** In the order of spec foundations §2; the words are the merchant's. */
const entries = [
  { href: paths.home, label: 'Dashboard' },
  { href: paths.orders, label: 'Orders' },
  { href: paths.payouts, label: 'Payouts' },
  { href: paths.accounts, label: 'Accounts' },
  { href: paths.settings, label: 'Settings' },
  { href: paths.help, label: 'Help' },
];

export function Component() {
  const { name, scheme, reviewPage, isMissing } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return (
    <AppRoot scheme={scheme} brand={null}>
      <StandIns
        app="app"
        isMissing={isMissing}
        again={async () => {
          // Asked for first, so that the page is drawn anew only when they are there.
          await askMetas();
          askAppAgain();
          await revalidate();
        }}
      />
      <AppFrame
        name={name}
        entries={entries}
        outside={reviewPage === null ? null : { href: reviewPage, label: 'Write a Review' }}
        footerLinks={legalLinks}
        onSignOut={() => void signOut({ client, session })}
      >
        <Outlet />
      </AppFrame>
    </AppRoot>
  );
}
