import { AppOutlet } from '@consignment/routing/app/AppRoot';
import { requireSession } from '@consignment/routing/session/require-session';
import type { RouteObject } from 'react-router-dom';
import { session } from './api.ts';
import { paths } from './paths.ts';
import * as app from './routes/app.tsx';
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
      { path: paths.signIn, lazy: () => import('./routes/session/sign-in.tsx') },
      { path: paths.platformSignIn, lazy: () => import('./routes/session/platform-sign-in.tsx') },
      { path: paths.forgotPassword, lazy: () => import('./routes/session/forgot-password.tsx') },
      { path: paths.resetPassword, lazy: () => import('./routes/session/reset-password.tsx') },
      { path: paths.invitation, lazy: () => import('./routes/session/invitation.tsx') },
      { path: paths.install, lazy: () => import('./routes/install.tsx') },
      { path: paths.installed, lazy: () => import('./routes/installed.tsx') },
      {
        path: `${paths.onboarding}/:step?`,
        middleware: [mayEnter],
        lazy: () => import('./routes/onboarding.tsx'),
      },
      {
        lazy: () => import('./routes/legal.tsx'),
        children: [
          { path: paths.terms, lazy: () => import('./routes/terms.tsx') },
          { path: paths.verify, lazy: () => import('./routes/verify.tsx') },
          { path: paths.privacy, lazy: () => import('./routes/privacy.tsx') },
        ],
      },
      {
        path: paths.setUpFactor,
        middleware: [mayEnter],
        lazy: () => import('./routes/session/set-up-factor.tsx'),
      },
      {
        id: 'app',
        middleware: [mayEnter],
        loader: app.loader,
        shouldRevalidate: app.shouldRevalidate,
        Component: app.Component,
        children: [
          { path: paths.home, lazy: () => import('./routes/dashboard.tsx') },
          { path: paths.vendors, lazy: () => import('./routes/vendors.tsx') },
          { path: `${paths.vendors}/:id`, lazy: () => import('./routes/vendor/vendor.tsx') },
          { path: paths.orders, lazy: () => import('./routes/orders.tsx') },
          { path: `${paths.orders}/:id`, lazy: () => import('./routes/order.tsx') },
          { path: paths.products, lazy: () => import('./routes/products.tsx') },
          { path: `${paths.products}/:id`, lazy: () => import('./routes/product.tsx') },
          { path: paths.payouts, lazy: () => import('./routes/payouts.tsx') },
          { path: `${paths.payouts}/:id`, lazy: () => import('./routes/payout.tsx') },
          { path: paths.payRuns, lazy: () => import('./routes/pay-runs.tsx') },
          { path: `${paths.payRuns}/:id`, lazy: () => import('./routes/pay-run.tsx') },
          { path: paths.statements, lazy: () => import('./routes/statements.tsx') },
          { path: paths.issueStatements, lazy: () => import('./routes/issue-statements.tsx') },
          { path: `${paths.statements}/:id`, lazy: () => import('./routes/statement.tsx') },
          { path: paths.questions, lazy: () => import('./routes/questions.tsx') },
          { path: `${paths.questions}/:id`, lazy: () => import('./routes/question.tsx') },
          { path: paths.reconciliation, lazy: () => import('./routes/reconciliation.tsx') },
          { path: paths.accounts, lazy: () => import('./routes/accounts.tsx') },
          {
            path: paths.settings,
            lazy: () => import('./routes/settings/settings.tsx'),
            children: [
              { index: true, lazy: () => import('./routes/settings/settings-general.tsx') },
              {
                path: paths.settingsCommissions,
                lazy: () => import('./routes/settings/settings-commissions.tsx'),
              },
              { path: paths.settingsRules, lazy: () => import('./routes/settings/settings-rules.tsx') },
              { path: paths.settingsPayouts, lazy: () => import('./routes/settings/settings-payouts.tsx') },
              { path: paths.settingsPaypal, lazy: () => import('./routes/settings/settings-paypal.tsx') },
              { path: paths.settingsPayRuns, lazy: () => import('./routes/settings/settings-pay-runs.tsx') },
              {
                path: paths.settingsQuestions,
                lazy: () => import('./routes/settings/settings-questions.tsx'),
              },
              { path: paths.settingsPortal, lazy: () => import('./routes/settings/settings-portal.tsx') },
              { path: paths.settingsKeys, lazy: () => import('./routes/settings/settings-keys.tsx') },
              { path: paths.settingsSwitches, lazy: () => import('./routes/settings/settings-switches.tsx') },
              { path: paths.settingsTeam, lazy: () => import('./routes/settings/settings-team.tsx') },
              { path: paths.settingsWebhooks, lazy: () => import('./routes/settings/settings-webhooks.tsx') },
              {
                path: `${paths.settingsWebhooks}/:id`,
                lazy: () => import('./routes/settings/settings-webhook.tsx'),
              },
            ],
          },
          { path: paths.settingsRulesReplay, lazy: () => import('./routes/rules-replay.tsx') },
          { path: `${paths.settingsRules}/:id`, lazy: () => import('./routes/rule.tsx') },
          { path: paths.history, lazy: () => import('./routes/history.tsx') },
          { path: paths.import, lazy: () => import('./routes/import.tsx') },
          { path: paths.moves, lazy: () => import('./routes/moves.tsx') },
          { path: `${paths.moves}/:id`, lazy: () => import('./routes/move.tsx') },
          { path: paths.security, lazy: () => import('./routes/session/security.tsx') },
          { path: paths.help, lazy: () => import('./routes/help/help.tsx') },
          { path: paths.settingUpVendors, lazy: () => import('./routes/help/help-setting-up-vendors.tsx') },
          { path: paths.connectingPaypal, lazy: () => import('./routes/help/help-connecting-paypal.tsx') },
          {
            path: paths.connectingAccounts,
            lazy: () => import('./routes/help/help-connecting-accounts.tsx'),
          },
        ],
      },
    ],
  },
];
