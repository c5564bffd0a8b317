import { defineTexts } from '@consignment/domain/text/texts';
import { paths } from './paths.ts';
import type { Frames, Table } from './page.ts';

/** The frames of the pages. */
export const frames = {
  legal: { lazy: () => import('./routes/legal.tsx') },
  app: { needsSession: true, lazy: () => import('./routes/app.tsx') },
} as const satisfies Frames;

export const titles = defineTexts('SalesrepsPages', {
  dashboard: 'Dashboard',
  orders: 'Orders',
  order: 'Order',
  payouts: 'Payouts',
  payout: 'Payout',
  statements: 'Statements',
  issueStatements: 'Issue statements',
  statement: 'Statement',
  questions: 'Questions',
  question: 'Question',
  accounts: 'Accounts',
  settings: 'Settings',
  security: 'Security',
  help: 'Help',
  settingUpVendors: 'Setting up vendors',
  connectingAccounts: 'Connecting accounts to vendors',
  connectingPaypal: 'Connecting PayPal',
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  login: 'Login',
  forgotPassword: 'Forgot your password',
  resetPassword: 'Reset Password',
});

/**
 * Every page of the app in the order in which the search offers them. The menu has the entries of the specification first, in
 * its order (foundations §2), then ours; the words are the merchant’s. The shop’s own people answer questions in its app.
 */
// prettier-ignore
export const table: Table<keyof typeof titles> = [
  { path: paths.home, title: 'dashboard', frame: 'app', right: 'everyone', menu: 1, isFound: true, lazy: () => import('./routes/home.tsx') },
  { path: paths.orders, title: 'orders', frame: 'app', right: 'everyone', menu: 2, isFound: true, lazy: () => import('./routes/orders.tsx') },
  { path: `${paths.orders}/:id`, title: 'order', hasOwnTitle: true, frame: 'app', right: 'everyone', lazy: () => import('./routes/order.tsx') },
  { path: paths.payouts, title: 'payouts', frame: 'app', right: 'everyone', menu: 3, tab: 1, isFound: true, lazy: () => import('./routes/payouts.tsx') },
  { path: `${paths.payouts}/:id`, title: 'payout', hasOwnTitle: true, frame: 'app', right: 'everyone', lazy: () => import('./routes/payout.tsx') },
  { path: paths.statements, title: 'statements', frame: 'app', right: 'everyone', under: 'payouts', tab: 2, isFound: true, lazy: () => import('./routes/statements.tsx') },
  { path: paths.issueStatements, title: 'issueStatements', frame: 'app', right: 'createAllStatements', under: 'statements', isFound: true, lazy: () => import('./routes/issue-statements.tsx') },
  { path: `${paths.statements}/:id`, title: 'statement', hasOwnTitle: true, frame: 'app', right: 'everyone', lazy: () => import('./routes/statement.tsx') },
  { path: paths.questions, title: 'questions', frame: 'app', right: 'everyone', isShown: ({ isOfTeam }) => !isOfTeam, inbox: true, isFound: true, lazy: () => import('./routes/questions.tsx') },
  { path: `${paths.questions}/:id`, title: 'question', hasOwnTitle: true, frame: 'app', right: 'everyone', lazy: () => import('./routes/question.tsx') },
  { path: paths.accounts, title: 'accounts', frame: 'app', right: 'team', menu: 4, isFound: true, lazy: () => import('./routes/accounts.tsx') },
  { path: paths.settings, title: 'settings', frame: 'app', right: 'everyone', menu: 5, isFound: true, lazy: () => import('./routes/settings.tsx') },
  { path: paths.security, title: 'security', frame: 'app', right: 'everyone', lazy: () => import('./routes/security.tsx') },
  { path: paths.help, title: 'help', frame: 'app', right: 'everyone', menu: 6, isFound: true, lazy: () => import('./routes/help.tsx') },
  { path: paths.settingUpVendors, title: 'settingUpVendors', frame: 'app', right: 'everyone', under: 'help', isFound: true, lazy: () => import('./routes/help-setting-up-vendors.tsx') },
  { path: paths.connectingAccounts, title: 'connectingAccounts', frame: 'app', right: 'everyone', under: 'help', isFound: true, lazy: () => import('./routes/help-connecting-accounts.tsx') },
  { path: paths.connectingPaypal, title: 'connectingPaypal', frame: 'app', right: 'everyone', under: 'help', isFound: true, lazy: () => import('./routes/help-connecting-paypal.tsx') },
  { path: paths.terms, title: 'terms', frame: 'legal', right: 'public', footer: 1, lazy: () => import('./routes/terms.tsx') },
  { path: paths.privacy, title: 'privacy', frame: 'legal', right: 'public', footer: 2, lazy: () => import('./routes/privacy.tsx') },
  { path: paths.signIn, title: 'login', right: 'public', lazy: () => import('./routes/sign-in.tsx') },
  { path: paths.forgotPassword, title: 'forgotPassword', right: 'public', lazy: () => import('./routes/forgot-password.tsx') },
  { path: paths.resetPassword, title: 'resetPassword', right: 'public', lazy: () => import('./routes/reset-password.tsx') },
  { path: paths.setUpFactor, title: 'security', right: 'everyone', lazy: () => import('./routes/set-up-factor.tsx') },
];
