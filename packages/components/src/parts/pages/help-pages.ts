/** The addresses of the help pages and of their subjects. */
export type HelpLinks = {
  help: string;
  settingUpVendors: string;
  connectingPaypal: string;
  connectingAccounts: string;
  vendors: string;
  accounts: string;
  import: string;
  settings: string;
  terms: string;
  privacy: string;
};
