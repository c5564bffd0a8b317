import { pagesOf } from '@consignment/routing/app/pages';
import { routesOf } from '@consignment/routing/app/routes-of';
import { pathOf, requireSession } from '@consignment/routing/session/require-session';
import { redirect } from 'react-router-dom';
import { loadLogin, needsSwitch, session } from './api.ts';
import { needs } from './may.ts';
import { isIncluded, type PageRight } from './page.ts';
import { frames, table, titles } from './pages.ts';
import { paths } from './paths.ts';
import { registrationIn } from './registration.ts';
import { PortalProblem } from './routes/portal-problem.tsx';

/** The portal's own address may be an invitation too, logged in or not. */
function mayRegister(request: Request): void {
  const [path, query] = pathOf(request.url, import.meta.env.BASE_URL).split('?', 2);
  const registration = path === paths.commissions ? registrationIn(new URLSearchParams(query)) : null;
  // React Router's redirects are thrown; a Response is what it knows them by.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  if (registration !== null) throw redirect(registration);
}

/** Through the proxy of the shop's platform alone, whose pages name the customer: its code comes with them. */
async function enterFromShop(): Promise<void> {
  if (document.querySelector('meta[name="portal-customer"]') === null) return;
  const { enterAsCustomer } = await import('./shop-customer.ts');
  await enterAsCustomer();
}

export async function mayEnter({ request }: { request: Request }) {
  mayRegister(request);
  await enterFromShop();
  await requireSession(session, { request, signIn: paths.login, basename: import.meta.env.BASE_URL });
}

async function toProducts() {
  const { switches } = await loadLogin();
  // React Router's redirects are thrown; a Response is what it knows them by.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  if (switches.redirectPortalToProducts) throw redirect(paths.products);
}

async function needsAll(rights: Exclude<PageRight, string>): Promise<void> {
  await Promise.all(rights.map((one) => (one === 'createOffer' ? needs(one) : needsSwitch(one))));
}

export const pages = pagesOf(table, titles, isIncluded);

export const routes = routesOf(table, {
  titles,
  frames: {
    ...frames,
    portal: {
      ...frames.portal,
      ErrorBoundary: PortalProblem,
      HydrateFallback: () => null,
      children: [{ path: paths.reload, loader: () => redirect(paths.commissions), element: null }],
    },
  },
  mayEnter,
  needs: (right) => (right === 'public' || right === 'everyone' ? undefined : () => needsAll(right)),
  middlewareOf: ({ givesWay }) => (givesWay === true ? [toProducts] : []),
});
