import { defineTexts } from '../text/texts.ts';

/*
 * The people who use the product, by role. The table of rights is in openapi.yaml, beside each operation (`x-roles`).
 */

/** The party of a session, which is the app that it may use: the shop's own, the one of its sales reps, or the portal. */
export type Party = 'merchant' | 'salesrep' | 'vendor';

const roles = {
  owner: 'merchant',
  manager: 'merchant',
  payer: 'merchant',
  bookkeeper: 'merchant',
  support: 'merchant',
  salesrep: 'salesrep',
  vendor: 'vendor',
  vendor_viewer: 'vendor',
} as const satisfies Record<string, Party>;

/** The rights of a person in a shop, or with the vendors of an account. */
export type Role = keyof typeof roles;

export const roleLabels = defineTexts('Roles', {
  owner: 'Owner',
  manager: 'Manager',
  payer: 'Payer',
  bookkeeper: 'Bookkeeper',
  support: 'Support',
  salesrep: 'Sales rep',
  vendor: 'Vendor',
  vendor_viewer: 'Vendor, view only',
} satisfies Record<Role, string>);

export const roleDescriptions = defineTexts('DescriptionsOfRoles', {
  owner: 'Can do everything, and decides what everyone else can do.',
  manager:
    'Runs the shop. Can do everything except change the payment settings, the plan and the owners’ accounts.',
  payer:
    'Can view everything, pay vendors and sales reps and issue statements, but can’t change rules or settings.',
  bookkeeper: 'Can view and export everything and issue statements, but can’t pay anyone or change rules.',
  support:
    'Can view vendors, orders, products, earnings and payouts to answer questions, but can’t export files.',
  salesrep:
    'Uses the app for sales reps. Can see all orders and their own figures, but can’t set commissions or pay anyone.',
  vendor: 'Can use the portal on behalf of their vendors, and change the vendors’ details.',
  vendor_viewer: 'Can view everything about their vendors in the portal, but can’t change anything.',
} satisfies Record<Role, string>);

/** The roles of the shop's own people, sales reps apart. */
export type MerchantRole = { [R in Role]: (typeof roles)[R] extends 'merchant' ? R : never }[Role];
export type VendorRole = { [R in Role]: (typeof roles)[R] extends 'vendor' ? R : never }[Role];
/** The roles of the people of a shop. */
export type MemberRole = MerchantRole | 'salesrep';

// The keys of a constant are exactly those of its type.
export const roleNames = Object.keys(roles) as readonly Role[];

export function partyOf(role: Role): Party {
  return roles[role];
}

/** The roles of a party, the one that may do most first. */
export function rolesOf(party: Party): Role[] {
  return roleNames.filter((role) => roles[role] === party);
}

export function isRole(word: string): word is Role {
  return Object.hasOwn(roles, word);
}
