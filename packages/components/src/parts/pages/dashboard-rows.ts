import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { CardRow } from '../lists/CardRows.tsx';
import type { Loadable } from '../lists/loadable.ts';

/** A vendor or a sales rep. Amounts are decimal strings. */
export type RankedPayee = {
  id: number;
  name: string;
  /** Left out where it would say the name again. */
  contact_name?: string;
  /** Its own, where it has one. */
  currency?: CurrencyCode | null;
  commission_due: string;
  commission_earned: string;
};

export function cardRowsOf<Item>(
  items: Loadable<readonly Item[]>,
  rowOf: (item: Item) => CardRow,
): Loadable<readonly CardRow[]> {
  return items.is === 'ready' ? { is: 'ready', value: items.value.map(rowOf) } : items;
}

/** Its name and its contact, where that is another. */
export function payeeRow(
  { id, name, contact_name: contact = '' }: RankedPayee,
  hrefOfPayee: (payeeId: number) => string,
): Pick<CardRow, 'id' | 'name' | 'href' | 'detail'> {
  const detail = contact === '' || contact === name ? {} : { detail: contact };
  return { id, name, href: hrefOfPayee(id), ...detail };
}
