import { paths } from './paths.ts';
import type { Frames, Table } from './page.ts';

/** The frames of the pages. `routes.ts` has the frame of the app, which is there from the start. */
export const frames = {
  legal: { lazy: () => import('./routes/legal.tsx') },
  app: { needsSession: true },
  settings: { frame: 'app', lazy: () => import('./routes/settings/settings.tsx') },
} as const satisfies Frames;

/**
 * Every page of the app in the order in which the search offers them. The menu and the sections of the settings have the
 * entries of the specification first, in its order (foundations §2, accounts §2.1), then ours.
 */
// prettier-ignore
export const table: Table = [
  { path: paths.home, title: 'Dashboard', frame: 'app', right: 'everyone', menu: 1, isFound: true, lazy: () => import('./routes/dashboard.tsx') },
  { path: paths.vendors, title: 'Vendors', frame: 'app', right: 'everyone', menu: 2, isFound: true, lazy: () => import('./routes/vendors.tsx') },
  { path: paths.vendorsFromFile, title: 'Add vendors from a file', frame: 'app', right: 'addVendorsFromFile', under: 'Vendors', isFound: true, lazy: () => import('./routes/vendors-from-file.tsx') },
  { path: `${paths.vendors}/:id`, title: 'Vendor', hasOwnTitle: true, frame: 'app', right: 'everyone', lazy: () => import('./routes/vendor/vendor.tsx') },
  { path: paths.orders, title: 'Orders', frame: 'app', right: 'everyone', menu: 3, isFound: true, lazy: () => import('./routes/orders.tsx') },
  { path: `${paths.orders}/:id`, title: 'Order', hasOwnTitle: true, frame: 'app', right: 'everyone', lazy: () => import('./routes/order.tsx') },
  { path: paths.products, title: 'Products', frame: 'app', right: 'everyone', menu: 4, isFound: true, lazy: () => import('./routes/products.tsx') },
  { path: `${paths.products}/:id`, title: 'Product', hasOwnTitle: true, frame: 'app', right: 'everyone', lazy: () => import('./routes/product.tsx') },
  { path: paths.payouts, title: 'Payouts', frame: 'app', right: 'everyone', menu: 5, tab: 2, isFound: true, lazy: () => import('./routes/payouts.tsx') },
  { path: `${paths.payouts}/:id`, title: 'Payout', hasOwnTitle: true, frame: 'app', right: 'everyone', lazy: () => import('./routes/payout.tsx') },
  { path: paths.payRuns, title: 'Pay runs', frame: 'app', right: 'listPayRuns', under: 'Payouts', tab: 1, isFound: true, lazy: () => import('./routes/pay-runs.tsx') },
  { path: `${paths.payRuns}/:id`, title: 'Pay run', hasOwnTitle: true, frame: 'app', right: 'getPayRun', lazy: () => import('./routes/pay-run.tsx') },
  { path: paths.statements, title: 'Statements', frame: 'app', right: 'everyone', under: 'Payouts', tab: 3, isFound: true, lazy: () => import('./routes/statements.tsx') },
  { path: paths.issueStatements, title: 'Issue statements', frame: 'app', right: 'createAllStatements', under: 'Statements', isFound: true, lazy: () => import('./routes/issue-statements.tsx') },
  { path: `${paths.statements}/:id`, title: 'Statement', hasOwnTitle: true, frame: 'app', right: 'everyone', lazy: () => import('./routes/statement.tsx') },
  { path: paths.questions, title: 'Questions', frame: 'app', right: 'everyone', inbox: true, isFound: true, lazy: () => import('./routes/questions.tsx') },
  { path: `${paths.questions}/:id`, title: 'Question', hasOwnTitle: true, frame: 'app', right: 'everyone', lazy: () => import('./routes/question.tsx') },
  { path: paths.reconciliation, title: 'Differences', frame: 'app', right: 'everyone', under: 'Payouts', tab: 4, isFound: true, lazy: () => import('./routes/reconciliation.tsx') },
  { path: paths.accounts, title: 'Vendor Accounts', frame: 'app', right: 'listVendorAccounts', label: 'Accounts', menu: 6, isFound: true, lazy: () => import('./routes/accounts.tsx') },
  { path: paths.history, title: 'History', frame: 'app', right: 'listHistory', section: 8, isAdvanced: true, under: 'Settings', isFound: true, lazy: () => import('./routes/history.tsx') },
  { path: paths.import, title: 'Import', frame: 'app', right: 'createImport', label: 'Import orders and products', isFound: true, lazy: () => import('./routes/import.tsx') },
  { path: paths.moves, title: 'Move in', frame: 'app', right: 'listMoves', label: 'Move in from another app', section: 13, isAdvanced: true, shortLabel: 'Moving in', under: 'Import', isFound: true, lazy: () => import('./routes/moves.tsx') },
  { path: `${paths.moves}/:id`, title: 'Move in', hasOwnTitle: true, frame: 'app', right: 'getMove', lazy: () => import('./routes/move.tsx') },
  { path: paths.security, title: 'Security', frame: 'app', right: 'everyone', isFound: true, lazy: () => import('./routes/session/security.tsx') },
  { path: paths.settings, title: 'Settings', frame: 'settings', right: 'saveSettings', menu: 8, section: 1, shortLabel: 'General', isFound: true, lazy: () => import('./routes/settings/settings-general.tsx') },
  { path: paths.help, title: 'Help', frame: 'app', right: 'everyone', menu: 7, isFound: true, lazy: () => import('./routes/help/help.tsx') },
  { path: paths.settingsCommissions, title: 'Commissions', frame: 'settings', right: 'saveSettings', section: 2, under: 'Settings', isFound: true, lazy: () => import('./routes/settings/settings-commissions.tsx') },
  { path: paths.settingsRules, title: 'Rules', frame: 'settings', right: 'everyone', section: 9, isAdvanced: true, under: 'Settings', isFound: true, lazy: () => import('./routes/settings/settings-rules.tsx') },
  { path: `${paths.settingsRules}/:id`, title: 'Rule', frame: 'app', right: 'everyone', lazy: () => import('./routes/rule.tsx') },
  { path: paths.settingsRulesReplay, title: 'Replay', frame: 'app', right: 'startRuleReplay', under: 'Settings', isFound: true, lazy: () => import('./routes/rules-replay.tsx') },
  { path: paths.settingsPaypal, title: 'PayPal', frame: 'settings', right: 'updatePaymentSettings', isShown: ({ canUsePaypal }) => canUsePaypal, section: 3, under: 'Settings', isFound: true, lazy: () => import('./routes/settings/settings-paypal.tsx') },
  { path: paths.settingsPayments, title: 'Payments', frame: 'settings', right: 'getPayRunSettings', section: 5, under: 'Settings', isFound: true, lazy: () => import('./routes/settings/settings-payments.tsx') },
  { path: paths.settingsQuestions, title: 'Questions', frame: 'settings', right: 'everyone', section: 6, under: 'Settings', isFound: true, lazy: () => import('./routes/settings/settings-questions.tsx') },
  { path: paths.settingsPortal, title: 'Vendor Portal', frame: 'settings', right: 'saveSettings', section: 4, under: 'Settings', isFound: true, lazy: () => import('./routes/settings/settings-portal.tsx') },
  { path: paths.settingsSwitches, title: 'Shop switches', frame: 'settings', right: 'saveSettings', section: 12, isAdvanced: true, under: 'Settings', isFound: true, lazy: () => import('./routes/settings/settings-switches.tsx') },
  { path: paths.settingsKeys, title: 'Keys', frame: 'settings', right: 'listKeys', section: 10, isAdvanced: true, under: 'Settings', isFound: true, lazy: () => import('./routes/settings/settings-keys.tsx') },
  { path: paths.settingsWebhooks, title: 'Webhooks', frame: 'settings', right: 'listWebhooks', section: 11, isAdvanced: true, under: 'Settings', isFound: true, lazy: () => import('./routes/settings/settings-webhooks.tsx') },
  { path: `${paths.settingsWebhooks}/:id`, title: 'Webhooks', frame: 'settings', right: 'listWebhooks', lazy: () => import('./routes/settings/settings-webhook.tsx') },
  { path: paths.settingsTeam, title: 'Team', frame: 'settings', right: 'everyone', menu: 9, section: 7, isAdvanced: true, under: 'Settings', isFound: true, lazy: () => import('./routes/settings/settings-team.tsx') },
  { path: paths.settingUpVendors, title: 'Setting up vendors', frame: 'app', right: 'everyone', under: 'Help', isFound: true, lazy: () => import('./routes/help/help-setting-up-vendors.tsx') },
  { path: paths.connectingAccounts, title: 'Connecting accounts to vendors', frame: 'app', right: 'everyone', under: 'Help', isFound: true, lazy: () => import('./routes/help/help-connecting-accounts.tsx') },
  { path: paths.connectingPaypal, title: 'Connecting PayPal', frame: 'app', right: 'everyone', under: 'Help', isFound: true, lazy: () => import('./routes/help/help-connecting-paypal.tsx') },
  { path: paths.terms, title: 'Terms of service', frame: 'legal', right: 'public', footer: 1, lazy: () => import('./routes/terms.tsx') },
  { path: paths.privacy, title: 'Privacy policy', frame: 'legal', right: 'public', footer: 2, lazy: () => import('./routes/privacy.tsx') },
  { path: paths.verify, title: 'Check a statement', frame: 'legal', right: 'public', lazy: () => import('./routes/verify.tsx') },
  { path: paths.signIn, title: 'Login', right: 'public', lazy: () => import('./routes/session/sign-in.tsx') },
  { path: paths.platformSignIn, title: 'Log in with Shopify', right: 'public', lazy: () => import('./routes/session/platform-sign-in.tsx') },
  { path: paths.forgotPassword, title: 'Forgot your password', right: 'public', lazy: () => import('./routes/session/forgot-password.tsx') },
  { path: paths.resetPassword, title: 'Reset Password', right: 'public', lazy: () => import('./routes/session/reset-password.tsx') },
  { path: paths.invitation, title: 'Join the team', right: 'public', lazy: () => import('./routes/session/invitation.tsx') },
  { path: paths.install, title: 'Install', hasOwnTitle: true, right: 'public', lazy: () => import('./routes/install.tsx') },
  { path: paths.installed, title: 'Install', right: 'public', lazy: () => import('./routes/installed.tsx') },
  { path: `${paths.onboarding}/:step?`, title: 'Setting up', hasOwnTitle: true, right: 'updateShop', lazy: () => import('./routes/onboarding.tsx') },
  { path: paths.setUpFactor, title: 'Security', right: 'everyone', lazy: () => import('./routes/session/set-up-factor.tsx') },
];
