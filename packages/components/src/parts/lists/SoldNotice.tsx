import { defineTexts } from '@consignment/domain/text/texts';
import { Text } from '../../primitives/text/Text.tsx';
import { isSoldOnly, type ProductsQuery } from './products-query.ts';

const texts = defineTexts('SoldNotice', {
  listsOnlyProductsSold: 'This list only shows products sold on these days, with their sales.',
});

/** Says that a list of products is of sales only, while it is. Put it below the SoldFilter. */
export function SoldNotice({ query }: { query: ProductsQuery }) {
  if (!isSoldOnly(query)) return null;
  return (
    <Text size="small" tone="muted">
      {texts.listsOnlyProductsSold}
    </Text>
  );
}
