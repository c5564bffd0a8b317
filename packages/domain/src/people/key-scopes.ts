/*
 * The rights of a program's key. A scope is a group of calls, which is a tag of openapi.yaml, to read or to write;
 * which call needs which scope is derived from that file, and a test holds it and this list to each other.
 */

export type KeyAccess = 'read' | 'write';

type Group = {
  readonly label: string;
  /** In words of a shop, for each access that the group has. */
  readonly allows: Readonly<Partial<Record<KeyAccess, string>>>;
};

/** The groups by tag, in the order in which they are shown. */
export const keyGroups = {
  vendors: {
    label: 'Vendors',
    allows: {
      read: 'Vendors, their details, terms and customers, and what each is owed',
      write: 'Change vendors, their terms and customers, and merge them',
    },
  },
  commissions: {
    label: 'Commissions',
    allows: {
      read: 'Sold items and the commission of each',
      write: 'Set commissions by hand, and add or remove custom items',
    },
  },
  payouts: {
    label: 'Payouts',
    allows: {
      read: 'Payouts to vendors and what they paid for',
      write: 'Pay vendors, and cancel or remove payouts',
    },
  },
  'pay-runs': {
    label: 'Pay runs',
    allows: {
      read: 'Pay runs, their vendors and their settings',
      write: 'Draft, approve and cancel pay runs, which pay vendors',
    },
  },
  statements: {
    label: 'Statements',
    allows: {
      read: 'Statements of vendors and sales reps',
      write: 'Issue, withdraw and export statements',
    },
  },
  rules: {
    label: 'Commission rules',
    allows: {
      read: 'Commission rules with days, and the settings beside them',
      write: 'Make commission rules and take them back, and try them on the past',
    },
  },
  questions: {
    label: 'Questions',
    allows: {
      read: 'Questions about lines, with their messages and files, and their settings',
      write: 'Answer and end questions, and change their settings',
    },
  },
  reconciliation: {
    label: 'Differences',
    allows: {
      read: 'Differences between the books and other sides, and what holds up payouts',
      write: 'Compare files and the platform, and set differences aside',
    },
  },
  history: {
    label: 'History and events',
    allows: { read: 'The acts of people, programs and jobs, and the events of the shop' },
  },
  orders: {
    label: 'Orders and sales reps',
    allows: {
      read: 'Orders with their customers, sales reps and their payouts',
      write: 'Change sales reps and their part in orders, and pay them',
    },
  },
  products: {
    label: 'Products',
    allows: { read: 'Products, their variants and what of them was sold' },
  },
  imports: {
    label: 'Imports',
    allows: {
      read: 'Imports of files and their problems',
      write: 'Import orders, products and refunds',
    },
  },
  moves: {
    label: 'Moving in',
    allows: {
      read: 'Moves from another app, and what they have found',
      write: 'Move in from another app, which books its payouts',
    },
  },
  files: {
    label: 'Files',
    allows: { write: 'Upload pictures' },
  },
  shop: {
    label: 'Shop and settings',
    allows: {
      read: 'The shop, its settings and switches',
      write: 'Change settings, commission rules among them',
    },
  },
} as const satisfies Record<string, Group>;

export type KeyGroup = keyof typeof keyGroups;

/** Such as `payouts:read`. */
export type KeyScope = {
  [G in KeyGroup]: `${G}:${keyof (typeof keyGroups)[G]['allows'] & string}`;
}[KeyGroup];

// The keys of a constant are exactly those of its type.
export const keyGroupNames = Object.keys(keyGroups) as readonly KeyGroup[];

/** The accesses of a group, reading first. */
export function accessesOf(group: KeyGroup): KeyAccess[] {
  return (['read', 'write'] as const).filter((access) => access in keyGroups[group].allows);
}

/** The scope, or null where the group has no such access. */
export function scopeOf(group: KeyGroup, access: KeyAccess): KeyScope | null {
  const scope = `${group}:${access}`;
  return isKeyScope(scope) ? scope : null;
}

/** All scopes, in the order of the groups. */
export const keyScopes: readonly KeyScope[] = keyGroupNames.flatMap((group) =>
  // Each pair is one that the group has.
  accessesOf(group).map((access) => `${group}:${access}` as KeyScope),
);

const known: ReadonlySet<string> = new Set(keyScopes);

export function isKeyScope(word: string): word is KeyScope {
  return known.has(word);
}

export function isKeyGroup(word: string): word is KeyGroup {
  return Object.hasOwn(keyGroups, word);
}

/** The words for a scope that a list of keys shows, such as `Payouts: read`; the scope itself where it is unknown. */
export function scopeWords(scope: string): string {
  const [group = '', access = ''] = scope.split(':');
  return isKeyGroup(group) ? `${keyGroups[group].label}: ${access}` : scope;
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
