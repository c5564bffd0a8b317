/*
 * The people who use the product, by role. The table of rights stands in openapi.yaml, beside each operation (`x-roles`).
 */

/** The party of a session, which is the app that it may use: the shop's own, the one of its sales reps, or the portal. */
export type Party = 'merchant' | 'salesrep' | 'vendor';

export const roles = {
  owner: {
    party: 'merchant',
    name: 'Owner',
    description: 'May do everything, and decides who else may.',
  },
  manager: {
    party: 'merchant',
    name: 'Manager',
    description: 'Runs the shop: everything but the payment settings, the plan and the owners’ accounts.',
  },
  payer: {
    party: 'merchant',
    name: 'Payer',
    description:
      'Reads everything, pays vendors and sales reps and issues statements; changes no rule and no setting.',
  },
  bookkeeper: {
    party: 'merchant',
    name: 'Bookkeeper',
    description: 'Reads and exports everything and issues statements; pays no one and changes no rule.',
  },
  support: {
    party: 'merchant',
    name: 'Support',
    description:
      'Reads vendors, orders, products and what was earned and paid, to answer questions; takes no files along.',
  },
  salesrep: {
    party: 'salesrep',
    name: 'Sales rep',
    description:
      'Uses the app for sales reps: sees all orders and their own figures; gives no commissions and pays no one.',
  },
  vendor: {
    party: 'vendor',
    name: 'Vendor',
    description: 'Uses the portal for its vendors, and changes their details.',
  },
  vendor_viewer: {
    party: 'vendor',
    name: 'Vendor, view only',
    description: 'Sees everything of its vendors in the portal, and changes nothing of it.',
  },
} as const satisfies Record<string, { party: Party; name: string; description: string }>;

/** The rights of a person in a shop, or with the vendors of an account. */
export type Role = keyof typeof roles;

/** The roles of the shop's own people, sales reps apart. */
export type MerchantRole = { [R in Role]: (typeof roles)[R]['party'] extends 'merchant' ? R : never }[Role];
export type VendorRole = { [R in Role]: (typeof roles)[R]['party'] extends 'vendor' ? R : never }[Role];
/** The roles of the people of a shop. */
export type MemberRole = MerchantRole | 'salesrep';

// The keys of a constant are exactly those of its type.
export const roleNames = Object.keys(roles) as readonly Role[];

export function partyOf(role: Role): Party {
  return roles[role].party;
}

/** The roles of a party, the one that may do most first. */
export function rolesOf(party: Party): Role[] {
  return roleNames.filter((role) => roles[role].party === party);
}

export function isRole(word: string): word is Role {
  return Object.hasOwn(roles, word);
}
