/** Counted from the portal's own folder, /apps/vendor-portal/. */
export const paths = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  /** With the login's number and the token of the link, as the mail has them. */
  resetPassword: '/reset-password/:uid/:token',
  /** With the token of the link, as the mail has it. */
  invitation: '/invitation/:token',
  /** With the token of the link, as the mail has it. */
  stopBankDetails: '/stop-bank-details/:token',
  reload: '/reload',
  commissions: '/',
  rates: '/rates',
  unpaid: '/unpaid',
  payouts: '/payouts',
  payout: (id: number) => `/payouts/${id}`,
  statements: '/statements',
  statement: (id: number) => `/statements/${id}`,
  questions: '/questions',
  question: (id: number) => `/questions/${id}`,
  products: '/products',
  product: (id: number) => `/products/${id}`,
  customers: '/customers',
  sell: '/sell',
  contact: '/contact',
  security: '/security',
  settings: '/settings',
  team: '/settings/team',
  help: '/help',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
} as const;
