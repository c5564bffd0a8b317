import { pathOf, requireSession } from '@consignment/routing/session/require-session';
import { redirect, type RouteObject } from 'react-router-dom';
import { loadLogin, session } from './api.ts';
import { paths } from './paths.ts';
import { registrationIn } from './registration.ts';
import { PortalProblem } from './routes/portal-problem.tsx';
import { enterAsCustomer } from './shop-customer.ts';

/** The portal's own address may be an invitation too, logged in or not. */
function mayRegister(request: Request): void {
  const [path, query] = pathOf(request.url, import.meta.env.BASE_URL).split('?', 2);
  const registration = path === paths.commissions ? registrationIn(new URLSearchParams(query)) : null;
  // React Router's redirects are thrown; a Response is what it knows them by.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  if (registration !== null) throw redirect(registration);
}

export async function mayEnter({ request }: { request: Request }) {
  mayRegister(request);
  await enterAsCustomer();
  await requireSession(session, { request, signIn: paths.login, basename: import.meta.env.BASE_URL });
}

/** One shop shows its vendors products in the place of commissions and payouts (spec foundations §2). */
async function toProducts() {
  const { switches } = await loadLogin();
  // React Router's redirects are thrown; a Response is what it knows them by.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  if (switches.redirectPortalToProducts) throw redirect(paths.products);
}

export const routes: RouteObject[] = [
  {
    id: 'portal',
    lazy: () => import('./routes/portal.tsx'),
    ErrorBoundary: PortalProblem,
    HydrateFallback: () => null,
    children: [
      { path: paths.login, lazy: () => import('./routes/login.tsx') },
      { path: paths.register, lazy: () => import('./routes/register.tsx') },
      { path: paths.forgotPassword, lazy: () => import('./routes/forgot-password.tsx') },
      { path: paths.resetPassword, lazy: () => import('./routes/reset-password.tsx') },
      { path: paths.invitation, lazy: () => import('./routes/invitation.tsx') },
      { path: paths.stopBankDetails, lazy: () => import('./routes/stop-bank-details.tsx') },
      {
        lazy: () => import('./routes/reading.tsx'),
        children: [
          { path: paths.help, lazy: () => import('./routes/help.tsx') },
          { path: paths.terms, lazy: () => import('./routes/terms.tsx') },
          { path: paths.privacy, lazy: () => import('./routes/privacy.tsx') },
        ],
      },
      { path: paths.reload, loader: () => redirect(paths.commissions), element: null },
      {
        id: 'vendor',
        middleware: [mayEnter],
        lazy: () => import('./routes/vendor.tsx'),
        children: [
          {
            path: paths.commissions,
            middleware: [toProducts],
            lazy: () => import('./routes/commissions.tsx'),
          },
          { path: paths.rates, middleware: [toProducts], lazy: () => import('./routes/rates.tsx') },
          { path: paths.payouts, middleware: [toProducts], lazy: () => import('./routes/payouts.tsx') },
          { path: `${paths.payouts}/:id`, lazy: () => import('./routes/payout.tsx') },
          {
            path: paths.statements,
            middleware: [toProducts],
            lazy: () => import('./routes/statements.tsx'),
          },
          { path: `${paths.statements}/:id`, lazy: () => import('./routes/statement.tsx') },
          { path: paths.questions, lazy: () => import('./routes/questions.tsx') },
          { path: `${paths.questions}/:id`, lazy: () => import('./routes/question.tsx') },
          { path: paths.unpaid, lazy: () => import('./routes/unpaid.tsx') },
          { path: paths.products, lazy: () => import('./routes/products.tsx') },
          { path: `${paths.products}/:id`, lazy: () => import('./routes/product.tsx') },
          { path: paths.customers, lazy: () => import('./routes/customers.tsx') },
          { path: paths.sell, lazy: () => import('./routes/sell.tsx') },
          { path: paths.contact, lazy: () => import('./routes/contact.tsx') },
          { path: paths.security, lazy: () => import('./routes/security.tsx') },
          { path: paths.settings, lazy: () => import('./routes/settings.tsx') },
          { path: paths.team, lazy: () => import('./routes/team.tsx') },
        ],
      },
    ],
  },
];
