import { defineTexts } from '@consignment/domain/text/texts';
import { answerOf } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';
import type { FindSearch } from '@consignment/components/parts/pages/FindAnything';
import { searchFor } from './find-search.tsx';

const texts = defineTexts('FindProducts', {
  products: 'Products',
});

/** The search for products: of the whole catalogue, or of one vendor's. */
export function productSearch(
  client: Pick<Client, 'GET'>,
  hrefOf: (id: number) => string,
  of: { vendor?: number } = {},
): FindSearch {
  return searchFor(texts.products, async (asked, signal) => {
    const call = client.GET('/products/', { params: { query: { ...asked, ...of } }, signal });
    return (await answerOf(call)).results.map(({ id, title }) => ({
      kind: 'product' as const,
      href: hrefOf(id),
      name: title,
    }));
  });
}
