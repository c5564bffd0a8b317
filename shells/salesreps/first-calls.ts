import { paths } from './src/paths.ts';

/** The calls that the first script sends: those of every page, and those of some at an address without a query. */
export const firstCalls = {
  session: 'salesreps',
  api: '/api',
  frame: 'app',
  every: ['/shopify/shops/', '/settings/settings/list/', '/shopify/shop-meta/?page_size=200', '/session/'],
  own: { [paths.orders]: ['/orders/?ordering=-processed_at&page=1&page_size=50&count=brief'] },
};
