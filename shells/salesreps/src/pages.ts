import { paths } from './paths.ts';
import type { Frames, Table } from './page.ts';

/** The frames of the pages. */
export const frames = {
  legal: { lazy: () => import('./routes/legal.tsx') },
  app: { needsSession: true, lazy: () => import('./routes/app.tsx') },
} as const satisfies Frames;

/**
 * Every page of the app in the order in which the search offers them. The menu has the entries of the specification first, in
 * its order (foundations §2), then ours; the words are the merchant’s. The shop’s own people answer questions in its app.
 */
// prettier-ignore
export const table: Table = [
  { path: paths.home, title: 'Dashboard', frame: 'app', right: 'everyone', menu: 1, isFound: true, lazy: () => import('./routes/home.tsx') },
  { path: paths.orders, title: 'Orders', frame: 'app', right: 'everyone', menu: 2, isFound: true, lazy: () => import('./routes/orders.tsx') },
  { path: `${paths.orders}/:id`, title: 'Order', hasOwnTitle: true, frame: 'app', right: 'everyone', lazy: () => import('./routes/order.tsx') },
  { path: paths.payouts, title: 'Payouts', frame: 'app', right: 'everyone', menu: 3, tab: 1, isFound: true, lazy: () => import('./routes/payouts.tsx') },
  { path: `${paths.payouts}/:id`, title: 'Payout', hasOwnTitle: true, frame: 'app', right: 'everyone', lazy: () => import('./routes/payout.tsx') },
  { path: paths.statements, title: 'Statements', frame: 'app', right: 'everyone', under: 'Payouts', tab: 2, isFound: true, lazy: () => import('./routes/statements.tsx') },
  { path: paths.issueStatements, title: 'Issue statements', frame: 'app', right: 'createAllStatements', under: 'Statements', isFound: true, lazy: () => import('./routes/issue-statements.tsx') },
  { path: `${paths.statements}/:id`, title: 'Statement', hasOwnTitle: true, frame: 'app', right: 'everyone', lazy: () => import('./routes/statement.tsx') },
  { path: paths.questions, title: 'Questions', frame: 'app', right: 'everyone', isShown: ({ isOfTeam }) => !isOfTeam, inbox: true, isFound: true, lazy: () => import('./routes/questions.tsx') },
  { path: `${paths.questions}/:id`, title: 'Question', hasOwnTitle: true, frame: 'app', right: 'everyone', lazy: () => import('./routes/question.tsx') },
  { path: paths.accounts, title: 'Accounts', frame: 'app', right: 'team', menu: 4, isFound: true, lazy: () => import('./routes/accounts.tsx') },
  { path: paths.settings, title: 'Settings', frame: 'app', right: 'everyone', menu: 5, isFound: true, lazy: () => import('./routes/settings.tsx') },
  { path: paths.security, title: 'Security', frame: 'app', right: 'everyone', lazy: () => import('./routes/security.tsx') },
  { path: paths.help, title: 'Help', frame: 'app', right: 'everyone', menu: 6, isFound: true, lazy: () => import('./routes/help.tsx') },
  { path: paths.settingUpVendors, title: 'Setting up vendors', frame: 'app', right: 'everyone', under: 'Help', isFound: true, lazy: () => import('./routes/help-setting-up-vendors.tsx') },
  { path: paths.connectingAccounts, title: 'Connecting accounts to vendors', frame: 'app', right: 'everyone', under: 'Help', isFound: true, lazy: () => import('./routes/help-connecting-accounts.tsx') },
  { path: paths.connectingPaypal, title: 'Connecting PayPal', frame: 'app', right: 'everyone', under: 'Help', isFound: true, lazy: () => import('./routes/help-connecting-paypal.tsx') },
  { path: paths.terms, title: 'Terms of service', frame: 'legal', right: 'public', footer: 1, lazy: () => import('./routes/terms.tsx') },
  { path: paths.privacy, title: 'Privacy policy', frame: 'legal', right: 'public', footer: 2, lazy: () => import('./routes/privacy.tsx') },
  { path: paths.signIn, title: 'Login', right: 'public', lazy: () => import('./routes/sign-in.tsx') },
  { path: paths.forgotPassword, title: 'Forgot your password', right: 'public', lazy: () => import('./routes/forgot-password.tsx') },
  { path: paths.resetPassword, title: 'Reset Password', right: 'public', lazy: () => import('./routes/reset-password.tsx') },
  { path: paths.setUpFactor, title: 'Security', right: 'everyone', lazy: () => import('./routes/set-up-factor.tsx') },
];
