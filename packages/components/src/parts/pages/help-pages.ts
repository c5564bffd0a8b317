/** Where the pages of the help and what they speak of are. */
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
