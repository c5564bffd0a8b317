import { AppStandIns, askMetas, askShop, loadedOnce, useAppData } from '@consignment/routing/app-data';
import { AppFrame } from '@consignment/routing/AppFrame';
import { AppRoot } from '@consignment/routing/AppRoot';
import { Outlet, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, session } from '../api.ts';
import { legalLinks } from '../legal-links.ts';
import { paths } from '../paths.ts';

const { isLoaded, askAgain, shouldRevalidate } = loadedOnce();
export { askAgain as askAppAgain, shouldRevalidate };

/** Loads the data that every page of a signed-in sales rep needs. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  isLoaded();
  const { shop, ofEveryPage } = await askShop(client, signal);
  return { ...ofEveryPage, reviewPage: shop.review_page ?? null };
}

export const useApp = () => useAppData<typeof loader>();

/** In the order of spec foundations §2; the words are the merchant's. */
const entries = [
  { href: paths.home, label: 'Dashboard' },
  { href: paths.orders, label: 'Orders' },
  { href: paths.payouts, label: 'Payouts' },
  { href: paths.statements, label: 'Statements' },
  { href: paths.questions, label: 'Questions' },
  { href: paths.accounts, label: 'Accounts' },
  { href: paths.settings, label: 'Settings' },
  { href: paths.help, label: 'Help' },
];

export function Component() {
  const app = useLoaderData<typeof loader>();
  const { name, scheme, reviewPage, isMissing } = app;
  return (
    <AppRoot scheme={scheme} brand={null}>
      <AppStandIns isMissing={isMissing} ask={() => askMetas(client)} askAppAgain={askAgain} />
      <AppFrame
        name={name}
        scheme={scheme}
        client={client}
        session={session}
        entries={entries}
        hrefOfSecurity={paths.security}
        outside={reviewPage === null ? null : { href: reviewPage, label: 'Write a Review' }}
        footerLinks={legalLinks}
        find={async () => (await import('../find.ts')).findIn(app)}
      >
        <Outlet />
      </AppFrame>
    </AppRoot>
  );
}
