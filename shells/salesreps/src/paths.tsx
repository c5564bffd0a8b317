export const paths = {
  signIn: '/sign-in',
  orders: '/orders',
} as const;
