import type { ProductsQuery } from '@consignment/components/parts/lists/SoldFilter';
import { days, listCodec, narrowedCodec } from './list-codec.tsx';
import type { ListCodec } from './use-list-query.tsx';

const sortKeys = ['title', 'product_type', 'inventory', 'sold', 'created_at'] as const;
type SortKey = (typeof sortKeys)[number];
export type ProductOrdering = SortKey | `-${SortKey}`;

/** The address of a list of products: that of any list, and the days of which only sales are listed. */
export function productsCodec(
  defaultSort: ProductOrdering,
): ListCodec<ProductsQuery> & { orderingOf: (query: ProductsQuery) => ProductOrdering } {
  const list = listCodec<SortKey>(sortKeys, defaultSort);
  return { ...narrowedCodec(list, days), orderingOf: list.orderingOf };
}
