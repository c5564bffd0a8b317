import { paths } from './paths.ts';

/** The merchant's app, at the root of the same server, has the pages about vendors and those on which the shop answers questions. */
export const inMerchantApp = (path: string) => new URL(path, window.location.origin).href;

/** The addresses of the help pages and of their subjects. */
export const helpLinks = {
  help: paths.help,
  orders: paths.orders,
  payouts: paths.payouts,
  settingUpVendors: paths.settingUpVendors,
  connectingPaypal: paths.connectingPaypal,
  connectingAccounts: paths.connectingAccounts,
  terms: paths.terms,
  privacy: paths.privacy,
};

export const vendorHelpLinks = {
  ...helpLinks,
  vendors: inMerchantApp('/vendors'),
  accounts: inMerchantApp('/accounts'),
  import: inMerchantApp('/import'),
  settings: inMerchantApp('/settings'),
};
