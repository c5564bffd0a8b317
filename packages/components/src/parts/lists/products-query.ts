import type { ListQuery } from '@consignment/domain/text/list-query';

/** Days as 'YYYY-MM-DD' in the shop's zone, both included; with one of them only what was sold then is listed. */
export type ProductsQuery = ListQuery & { from: string; to: string };

export function isSoldOnly({ from, to }: Pick<ProductsQuery, 'from' | 'to'>): boolean {
  return from !== '' || to !== '';
}
