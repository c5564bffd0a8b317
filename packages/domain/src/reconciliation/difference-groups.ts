import { defineTexts } from '../text/texts.ts';

/* Only the groups of differences: the dashboard counts them, and needs no word of their kinds. */

export const differenceGroups = ['orders', 'payouts', 'books', 'blockers'] as const;
export type DifferenceGroup = (typeof differenceGroups)[number];

const words = defineTexts('DifferenceGroups', {
  orders: 'Orders',
  payouts: 'Payouts',
  books: 'Books',
  blockers: 'Holding up payouts',
} satisfies Record<DifferenceGroup, string>);

export function differenceGroupText(group: DifferenceGroup): string {
  return words[group];
}
