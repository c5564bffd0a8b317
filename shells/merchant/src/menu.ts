import { paths } from './paths.ts';

/** The menu: the entries of the specification in its order (foundations §2), then ours. */
export const menu = [
  { href: paths.home, label: 'Dashboard' },
  { href: paths.vendors, label: 'Vendors' },
  { href: paths.orders, label: 'Orders' },
  { href: paths.products, label: 'Products' },
  { href: paths.payouts, label: 'Payouts' },
  { href: paths.accounts, label: 'Accounts' },
  { href: paths.help, label: 'Help' },
  { href: paths.settings, label: 'Settings' },
  { href: paths.statements, label: 'Statements' },
  { href: paths.questions, label: 'Questions' },
];
