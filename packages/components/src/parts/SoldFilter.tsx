import { DateRangeFilter } from '../primitives/DateRangeFilter.tsx';
import type { ListControls } from './list.ts';
import { Text } from '../primitives/Text.tsx';
import { isSoldOnly, type ProductsQuery } from './products-query.ts';

export type { ProductsQuery };

type Props = { controls: Pick<ListControls<ProductsQuery>, 'query' | 'onQuery'> };

/**
 * Turns a list of products into one of what was sold on some days (spec accounts §4). Other lists are limited to days
 * by a DateRangeFilter.
 */
export function SoldFilter({ controls: { query, onQuery } }: Props) {
  return (
    <DateRangeFilter
      label="Sold"
      value={{ from: query.from, to: query.to }}
      onApply={({ from, to }) => onQuery({ from, to })}
    />
  );
}

/** Says that the list is of sales only, while it is. */
export function SoldNotice({ query }: { query: ProductsQuery }) {
  if (!isSoldOnly(query)) return null;
  return (
    <Text size="small" tone="muted">
      Lists only products sold on these days, with their sales.
    </Text>
  );
}
