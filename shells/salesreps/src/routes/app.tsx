import { AppStandIns, askMetas, askShop, loadedOnce, useAppData } from '@consignment/routing/app/app-data';
import { AppFrame } from '@consignment/routing/app/AppFrame';
import { AppRoot } from '@consignment/routing/app/AppRoot';
import { Outlet, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, session } from '../api.ts';
import { legalLinks } from '../legal-links.ts';
import { seesAllReps } from '../may.ts';
import { paths } from '../paths.ts';

const { isLoaded, askAgain, shouldRevalidate } = loadedOnce();
export { askAgain as askAppAgain, shouldRevalidate };

/** Loads the data that every page needs, and who is logged in: a sales rep, or one of the shop's own people. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  isLoaded();
  const [{ shop, ofEveryPage }, isStaff] = await Promise.all([askShop(client, signal), seesAllReps()]);
  return { ...ofEveryPage, reviewPage: shop.review_page ?? null, isStaff };
}

export const useApp = () => useAppData<typeof loader>();

/** In the order of spec foundations §2, then ours; the words are the merchant's. The shop's own people answer questions in its app. */
const entries: readonly { href: string; label: string; isFor?: 'staff' | 'reps' }[] = [
  { href: paths.home, label: 'Dashboard' },
  { href: paths.orders, label: 'Orders' },
  { href: paths.payouts, label: 'Payouts' },
  { href: paths.accounts, label: 'Accounts', isFor: 'staff' },
  { href: paths.settings, label: 'Settings' },
  { href: paths.help, label: 'Help' },
  { href: paths.statements, label: 'Statements' },
  { href: paths.questions, label: 'Questions', isFor: 'reps' },
];

export function Component() {
  const app = useLoaderData<typeof loader>();
  const { name, scheme, reviewPage, isMissing, isStaff } = app;
  return (
    <AppRoot scheme={scheme} brand={null}>
      <AppStandIns isMissing={isMissing} ask={() => askMetas(client)} askAppAgain={askAgain} />
      <AppFrame
        name={name}
        scheme={scheme}
        client={client}
        session={session}
        entries={entries.filter(({ isFor }) => isFor === undefined || (isFor === 'staff') === isStaff)}
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
