import { AppOutlet } from '@consignment/routing/app/AppRoot';
import { requireSession } from '@consignment/routing/session/require-session';
import type { RouteObject } from 'react-router-dom';
import { session } from './api.ts';
import { paths } from './paths.ts';
import { AppProblem } from './routes/app-problem.tsx';

export function mayEnter({ request }: { request: Request }) {
  return requireSession(session, { request, signIn: paths.signIn, basename: import.meta.env.BASE_URL });
}

export const routes: RouteObject[] = [
  {
    Component: AppOutlet,
    ErrorBoundary: AppProblem,
    HydrateFallback: () => null,
    children: [
      { path: paths.signIn, lazy: () => import('./routes/sign-in.tsx') },
      { path: paths.forgotPassword, lazy: () => import('./routes/forgot-password.tsx') },
      { path: paths.resetPassword, lazy: () => import('./routes/reset-password.tsx') },
      {
        lazy: () => import('./routes/legal.tsx'),
        children: [
          { path: paths.terms, lazy: () => import('./routes/terms.tsx') },
          { path: paths.privacy, lazy: () => import('./routes/privacy.tsx') },
        ],
      },
      {
        path: paths.setUpFactor,
        middleware: [mayEnter],
        lazy: () => import('./routes/set-up-factor.tsx'),
      },
      {
        id: 'app',
        middleware: [mayEnter],
        lazy: () => import('./routes/app.tsx'),
        children: [
          { path: paths.home, lazy: () => import('./routes/home.tsx') },
          { path: paths.orders, lazy: () => import('./routes/orders.tsx') },
          { path: `${paths.orders}/:id`, lazy: () => import('./routes/order.tsx') },
          { path: paths.payouts, lazy: () => import('./routes/payouts.tsx') },
          { path: `${paths.payouts}/:id`, lazy: () => import('./routes/payout.tsx') },
          { path: paths.statements, lazy: () => import('./routes/statements.tsx') },
          { path: paths.issueStatements, lazy: () => import('./routes/issue-statements.tsx') },
          { path: `${paths.statements}/:id`, lazy: () => import('./routes/statement.tsx') },
          { path: paths.questions, lazy: () => import('./routes/questions.tsx') },
          { path: `${paths.questions}/:id`, lazy: () => import('./routes/question.tsx') },
          { path: paths.accounts, lazy: () => import('./routes/accounts.tsx') },
          { path: paths.settings, lazy: () => import('./routes/settings.tsx') },
          { path: paths.security, lazy: () => import('./routes/security.tsx') },
          { path: paths.help, lazy: () => import('./routes/help.tsx') },
          { path: paths.settingUpVendors, lazy: () => import('./routes/help-setting-up-vendors.tsx') },
          { path: paths.connectingPaypal, lazy: () => import('./routes/help-connecting-paypal.tsx') },
          { path: paths.connectingAccounts, lazy: () => import('./routes/help-connecting-accounts.tsx') },
        ],
      },
    ],
  },
];
