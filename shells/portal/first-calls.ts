/** The calls that the first script sends: those of every page, and those of some at an address without a query. */
export const firstCalls = {
  session: 'portal',
  api: '/apps/vendor-portal/api',
  frame: 'vendor',
  every: [
    '/shopify/shop-public/',
    '/vendors/me/',
    '/vendors/app-settings/list/',
    '/settings/switches/',
    '/vendors/portal-css/',
    '/session/',
  ],
  own: {},
};
