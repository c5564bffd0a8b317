export const paths = {
  signIn: '/sign-in',
  orders: '/orders',
  order: (id: number) => `/orders/${id}`,
} as const;
