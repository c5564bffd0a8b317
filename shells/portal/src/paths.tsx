/** Counted from the portal's own folder, /apps/vendor-portal/. */
export const paths = {
  login: '/login',
  reload: '/reload',
  commissions: '/',
  payouts: '/payouts',
  payout: (id: number) => `/payouts/${id}`,
} as const;
