/* The groups of differences by themselves: the dashboard counts them, and needs no word of their kinds. */

export const differenceGroups = ['orders', 'payouts', 'books', 'blockers'] as const;
export type DifferenceGroup = (typeof differenceGroups)[number];

const words: Readonly<Record<DifferenceGroup, string>> = {
  orders: 'Orders',
  payouts: 'Payouts',
  books: 'Books',
  blockers: 'Holding up payouts',
};

export function differenceGroupText(group: DifferenceGroup): string {
  return words[group];
}
