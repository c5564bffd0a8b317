import type { ListQuery } from '@consignment/domain/text/list-query';

/** Days as 'YYYY-MM-DD' in the shop's zone, both included; with one of them, the list has only the sales of those days. */
export type ProductsQuery = ListQuery & { from: string; to: string };

export function isSoldOnly({ from, to }: Pick<ProductsQuery, 'from' | 'to'>): boolean {
  return from !== '' || to !== '';
}
