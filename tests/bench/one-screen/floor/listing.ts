/** How the lines are listed: the choice of the screen, the work of its owner. Keys are those of the API. */
export type SortKey = 'order__name' | 'title' | 'price' | 'commission_amount' | 'order__processed_at';

export type Listing = { sort: { key: SortKey; isDown: boolean }; paid: string };

export const newestFirst: Listing = { sort: { key: 'order__processed_at', isDown: true }, paid: 'all' };

/** By another column from its lowest value; by the same one the other way. */
export function sortedBy({ sort, paid }: Listing, key: SortKey): Listing {
  return { paid, sort: { key, isDown: sort.key === key && !sort.isDown } };
}
