import { defineTexts } from '../text/texts.ts';

/*
 * The rights of a program's key. A scope is a group of calls, which is a tag of openapi.yaml, to read or to write;
 * which call needs which scope is derived from that file, and a test holds it and this list to each other.
 */

const texts = defineTexts('AccessOfKeyScopes', {
  access: '{access, select, read {{group}: read} other {{group}: write}}',
});

export type KeyAccess = 'read' | 'write';

/** The groups by tag, in the order in which they are shown. */
export const keyGroupLabels = defineTexts('GroupsOfKeyScopes', {
  vendors: 'Vendors',
  commissions: 'Commissions',
  payouts: 'Payouts',
  'pay-runs': 'Pay runs',
  statements: 'Statements',
  rules: 'Commission rules',
  fees: 'Fees',
  questions: 'Questions',
  reconciliation: 'Differences',
  history: 'History and events',
  orders: 'Orders and sales reps',
  products: 'Products',
  imports: 'Imports',
  moves: 'Moving in',
  files: 'Files',
  shop: 'Shop and settings',
});

export type KeyGroup = keyof typeof keyGroupLabels;

/** Each scope, such as `payouts:read`, in words of a shop, in the order of the groups and reading first. */
export const keyScopeTexts = defineTexts('KeyScopes', {
  'vendors:read': 'Vendors with their details, terms, customers and amounts due',
  'vendors:write': 'Change vendors, their terms and customers, and merge them',
  'commissions:read': 'Sold items and their commissions',
  'commissions:write': 'Set commissions by hand, and add or remove custom items',
  'payouts:read': 'Payouts to vendors and the lines they pay for',
  'payouts:write': 'Pay vendors, and cancel or remove payouts',
  'pay-runs:read': 'Pay runs, their vendors and their settings',
  'pay-runs:write': 'Draft, approve and cancel pay runs, which pay vendors',
  'statements:read': 'Statements for vendors and sales reps',
  'statements:write': 'Issue, withdraw and export statements',
  'rules:read': 'Commission rules with dates, and the related settings',
  'rules:write': 'Create commission rules, undo them, and try them on past orders',
  'fees:read': 'Fees, and what vendors were charged',
  'fees:write': 'Create, change and pause fees, and waive charges',
  'questions:read': 'Questions about lines, with their messages, files and settings',
  'questions:write': 'Answer, settle and close questions, and change their settings',
  'reconciliation:read':
    'Differences between the books and the files or platform, and problems that hold up payouts',
  'reconciliation:write': 'Compare the books with files and the platform, and set differences aside',
  'history:read': 'Actions by people, programs and jobs, and the shop’s events',
  'orders:read': 'Orders with their customers, and sales reps with their payouts',
  'orders:write': 'Change and pay sales reps, and set their commissions on orders',
  'products:read': 'Products, their variants and their sales',
  'imports:read': 'File imports and their problems',
  'imports:write': 'Import orders, products and refunds',
  'moves:read': 'Moves from another app, and their results',
  'moves:write': 'Move in from another app, and record its payouts',
  'files:write': 'Upload pictures',
  'shop:read': 'The shop, its settings and switches',
  'shop:write': 'Change settings, including commission rules',
} satisfies { readonly [Scope in `${KeyGroup}:${KeyAccess}`]?: string });

/** Such as `payouts:read`. */
export type KeyScope = keyof typeof keyScopeTexts;

// The keys of a constant are exactly those of its type.
export const keyGroupNames = Object.keys(keyGroupLabels) as readonly KeyGroup[];

/** All scopes, in the order of the groups. */
export const keyScopes = Object.keys(keyScopeTexts) as readonly KeyScope[];

/** The accesses of a group, reading first. */
export function accessesOf(group: KeyGroup): KeyAccess[] {
  return (['read', 'write'] as const).filter((access) => isKeyScope(`${group}:${access}`));
}

/** The scope, or null where the group has no such access. */
export function scopeOf(group: KeyGroup, access: KeyAccess): KeyScope | null {
  const scope = `${group}:${access}`;
  return isKeyScope(scope) ? scope : null;
}

export function isKeyScope(word: string): word is KeyScope {
  return Object.hasOwn(keyScopeTexts, word);
}

export function isKeyGroup(word: string): word is KeyGroup {
  return Object.hasOwn(keyGroupLabels, word);
}

/** The words for a scope that a list of keys shows, such as `Payouts: read`; the scope itself where it is unknown. */
export function scopeWords(scope: string): string {
  const [group = '', access = ''] = scope.split(':');
  return isKeyGroup(group) ? texts.access({ group: keyGroupLabels[group], access }) : scope;
}

/** The longest time in days for which a rotated key works beside the one that follows it. */
export const longestOverlapDays = 7;

/** How many calls a minute a key may make unless the shop says otherwise, and the range of that number. */
export const keyCallsAMinute = { usual: 120, least: 1, most: 6000 } as const;

/** How many keys of a shop may work at a time. */
export const mostLiveKeys = 100;

export type KeyState = 'works' | 'ends' | 'expired' | 'revoked';

/**
 * The state of a key at an instant; `ends` is a key that another one has followed, until their overlap is over. Instants
 * are ISO 8601.
 */
export function keyState(
  key: {
    readonly expires_at: string | null;
    readonly overlap_ends_at: string | null;
    readonly revoked_at: string | null;
  },
  now: Date,
): KeyState {
  const isPast = (instant: string | null) => instant !== null && new Date(instant) <= now;
  if (key.revoked_at !== null) return 'revoked';
  if (isPast(key.expires_at) || isPast(key.overlap_ends_at)) return 'expired';
  return key.overlap_ends_at === null ? 'works' : 'ends';
}
