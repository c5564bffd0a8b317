export const paths = {
  home: '/',
  signIn: '/sign-in',
  vendors: '/vendors',
  vendor: (id: number) => `/vendors/${id}`,
  orders: '/orders',
  order: (id: number) => `/orders/${id}`,
  payouts: '/payouts',
  payout: (id: number) => `/payouts/${id}`,
  import: '/import',
  download: '/download',
} as const;
