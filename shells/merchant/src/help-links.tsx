import { paths } from './paths.tsx';

/** What the pages of the help lead to. */
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
