export const paths = {
  home: '/',
  signIn: '/sign-in',
  forgotPassword: '/forgot-password',
  /** With the login's number and the token of the link, as the mail has them. */
  resetPassword: '/reset-password/:uid/:token',
  orders: '/orders',
  order: (id: number) => `/orders/${id}`,
  payouts: '/payouts',
  payout: (id: number) => `/payouts/${id}`,
  /** The payments to one sales rep, who is found by name. */
  payoutsTo: (name: string) => `/payouts?${new URLSearchParams({ s: name }).toString()}`,
  statements: '/statements',
  issueStatements: '/statements/issue',
  statement: (id: number) => `/statements/${id}`,
  questions: '/questions',
  question: (id: number) => `/questions/${id}`,
  accounts: '/accounts',
  /** Those to whom most is due first. */
  accountsToPay: '/accounts?sort=-due',
  account: (name: string) => `/accounts?${new URLSearchParams({ s: name }).toString()}`,
  security: '/security',
  /** Where a person sets up the second factor that the shop asks for, before anything else. */
  setUpFactor: '/set-up-second-factor',
  settings: '/settings',
  help: '/help',
  settingUpVendors: '/help/setting-up-vendors',
  connectingPaypal: '/help/connecting-paypal',
  connectingAccounts: '/help/connecting-accounts-to-vendors',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
} as const;
