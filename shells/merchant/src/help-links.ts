import { paths } from './paths.ts';

/** The addresses that the pages of the help link to. */
export const helpLinks = {
  help: paths.help,
  settingUpVendors: paths.settingUpVendors,
  connectingPaypal: paths.connectingPaypal,
  connectingAccounts: paths.connectingAccounts,
  vendors: paths.vendors,
  accounts: paths.accounts,
  import: paths.import,
  settings: paths.settings,
  terms: paths.terms,
  privacy: paths.privacy,
};
