/** An entry of a menu; `rooms` are the addresses of the pages that belong to it and do not begin with its own. */
export type Entry = { readonly href: string; readonly label: string; readonly rooms?: readonly string[] };

export type Bar = {
  readonly menu: readonly Entry[];
  readonly tabs: readonly { readonly href: string; readonly label: string }[];
  readonly footer: readonly { readonly href: string; readonly label: string }[];
  /** Of the settings. */
  readonly sections?: readonly {
    readonly href: string;
    readonly label: string;
    readonly isAdvanced?: boolean;
  }[];
};

const footer = [
  { href: '/terms-of-service', label: 'Terms of service' },
  { href: '/privacy-policy', label: 'Privacy policy' },
];

/** The bars of the apps as their tables of pages have them, which a test compares; the portal's of a shop that shows every page. */
export const bars = {
  merchant: {
    menu: [
      { href: '/', label: 'Dashboard' },
      { href: '/vendors', label: 'Vendors' },
      { href: '/orders', label: 'Orders' },
      { href: '/products', label: 'Products' },
      { href: '/payouts', label: 'Payouts', rooms: ['/pay-runs', '/statements', '/reconciliation', '/fees'] },
      { href: '/accounts', label: 'Accounts' },
      { href: '/help', label: 'Help' },
      { href: '/settings', label: 'Settings', rooms: ['/history'] },
    ],
    tabs: [
      { href: '/pay-runs', label: 'Pay runs' },
      { href: '/payouts', label: 'Payouts' },
      { href: '/statements', label: 'Statements' },
      { href: '/reconciliation', label: 'Differences' },
      { href: '/fees', label: 'Fees' },
    ],
    sections: [
      { href: '/settings', label: 'General' },
      { href: '/settings/commissions', label: 'Commissions' },
      { href: '/settings/paypal', label: 'PayPal' },
      { href: '/settings/vendor-portal', label: 'Vendor Portal' },
      { href: '/settings/payments', label: 'Payments' },
      { href: '/settings/questions', label: 'Questions' },
      { href: '/settings/team', label: 'Team', isAdvanced: true },
      { href: '/history', label: 'History', isAdvanced: true },
      { href: '/settings/rules', label: 'Rules', isAdvanced: true },
      { href: '/settings/keys', label: 'Keys', isAdvanced: true },
      { href: '/settings/webhooks', label: 'Webhooks', isAdvanced: true },
      { href: '/settings/switches', label: 'Shop switches', isAdvanced: true },
      { href: '/import/move', label: 'Moving in', isAdvanced: true },
    ],
    footer,
  },
  portal: {
    menu: [
      { href: '/', label: 'Commissions', rooms: ['/rates'] },
      { href: '/unpaid', label: 'Unpaid Orders' },
      { href: '/products', label: 'Products' },
      { href: '/payouts', label: 'Payouts', rooms: ['/statements'] },
      { href: '/customers', label: 'Customers' },
      { href: '/sell', label: 'Sell Form' },
      { href: '/settings', label: 'Settings' },
      { href: '/contact', label: 'Contact' },
    ],
    tabs: [
      { href: '/payouts', label: 'Payouts' },
      { href: '/statements', label: 'Statements' },
    ],
    footer: [],
  },
  salesreps: {
    menu: [
      { href: '/', label: 'Dashboard' },
      { href: '/orders', label: 'Orders' },
      { href: '/payouts', label: 'Payouts', rooms: ['/statements'] },
      { href: '/accounts', label: 'Accounts' },
      { href: '/settings', label: 'Settings' },
      { href: '/help', label: 'Help' },
    ],
    tabs: [
      { href: '/payouts', label: 'Payouts' },
      { href: '/statements', label: 'Statements' },
    ],
    footer,
  },
} satisfies Record<string, Bar>;

/** The entries of a menu, with the one that the page at `path` belongs to lit. */
export function entriesAt(menu: readonly Entry[], path: string) {
  return menu.map(({ href, label, rooms = [] }) => ({
    href,
    label,
    isCurrent: [href, ...rooms].some((room) => isWithin(path, room)),
  }));
}

export function isWithin(path: string, room: string): boolean {
  return path === room || (room !== '/' && path.startsWith(`${room}/`));
}
