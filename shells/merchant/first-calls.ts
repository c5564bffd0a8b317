import { paths } from './src/paths.ts';

/** The calls that the first script sends: those of every page, and those of some at an address without a query. */
export const firstCalls = {
  session: 'merchant',
  api: '/api',
  frame: 'app',
  every: [
    '/shopify/shops/',
    '/settings/settings/list/',
    '/shopify/shop-meta/?page_size=200',
    '/settings/switches/',
    '/session/',
  ],
  own: {
    [`${paths.vendors}/:id`]: [
      '/vendors/:id/',
      '/vendors/commissions/?vendor_id=:id&page=1&page_size=50&count=brief',
      '/vendors/commission-totals/:id/next-payment/',
    ],
    [paths.orders]: ['/orders/?ordering=-processed_at&page=1&page_size=50&count=brief'],
    [`${paths.orders}/:id`]: ['/orders/:id/'],
    [paths.payouts]: ['/vendors/payouts/?ordering=-invoice_number&page=1&page_size=50&count=brief'],
    [paths.products]: ['/products/?page=1&page_size=50&ordering=-created_at&expand=variants&count=brief'],
  },
};
