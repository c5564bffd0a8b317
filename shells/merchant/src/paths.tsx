export const paths = {
  signIn: '/sign-in',
  vendors: '/vendors',
  vendor: (id: number) => `/vendors/${id}`,
  payouts: '/payouts',
  payout: (id: number) => `/payouts/${id}`,
  import: '/import',
} as const;
