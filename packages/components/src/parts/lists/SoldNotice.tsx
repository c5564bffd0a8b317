import { Text } from '../../primitives/text/Text.tsx';
import { isSoldOnly, type ProductsQuery } from './products-query.ts';

/** Says that a list of products is of sales only, while it is. It stands beneath the SoldFilter. */
export function SoldNotice({ query }: { query: ProductsQuery }) {
  if (!isSoldOnly(query)) return null;
  return (
    <Text size="small" tone="muted">
      Lists only products sold on these days, with their sales.
    </Text>
  );
}
