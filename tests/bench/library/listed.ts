/** The work of the screen's owner, in memory: it narrows the records and puts them in order. */
import type { Listing } from '../one-screen/floor/listing.ts';
import { records, type Line } from './records.ts';

const valueOf = {
  order__name: (line: Line) => line.order.id,
  title: (line: Line) => line.title,
  price: (line: Line) => Number(line.price),
  commission_amount: (line: Line) => Number(line.commission_amount),
  order__processed_at: (line: Line) => line.order.processed_at,
};

export function listed({ sort: { key, isDown }, paid }: Listing): Line[] {
  const value = valueOf[key];
  const way = isDown ? -1 : 1;
  return records
    .filter((line) => paid === 'all' || line.vendor_paid === (paid === 'paid'))
    .sort((one, other) => {
      const [a, b] = [value(one), value(other)];
      return a === b ? one.id - other.id : a < b ? -way : way;
    });
}
