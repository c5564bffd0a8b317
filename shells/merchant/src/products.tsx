import { linkOf } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/files';
import type { ProductsQuery } from '@consignment/components/screens/merchant/vendors/ProductsTab';
import { daysCodec } from '@consignment/routing/days-codec';
import { listCodec } from '@consignment/routing/list-codec';
import type { ListCodec } from '@consignment/routing/use-list-query';
import { client } from './api.ts';

const sortKeys = ['title', 'product_type', 'inventory', 'sold', 'created_at'] as const;
type SortKey = (typeof sortKeys)[number];
type Ordering = SortKey | `-${SortKey}`;

/** The address of a list of products: that of any list, and the days of which only sales are listed. */
export function productsCodec(
  defaultSort: Ordering,
): ListCodec<ProductsQuery> & { orderingOf: (query: ProductsQuery) => Ordering } {
  const list = listCodec<SortKey>(sortKeys, defaultSort);
  return {
    keys: [...list.keys, ...daysCodec.keys],
    parse: (params) => ({ ...list.parse(params), ...daysCodec.parse(params) }),
    serialise: (query) => {
      const params = list.serialise(query);
      daysCodec.write(params, query);
      return params;
    },
    orderingOf: list.orderingOf,
  };
}

/** What the calls behind a list of products are asked. */
export type ProductsAsk = {
  vendor?: number;
  search?: string;
  ordering: Ordering;
  page?: number;
  page_size?: number;
};

/** The whole catalogue, or with days what was sold on them (spec accounts §4). */
export function getProducts(query: ProductsQuery, asked: ProductsAsk & { expand: 'variants' }) {
  if (!isSoldOnly(query)) return client.GET('/products/', { params: { query: asked } });
  return client.GET('/products/sold/', { params: { query: { ...asked, ...soldDaysOf(query) } } });
}

/** All of the list, not only the page that is shown, as a file. */
export function exportProducts(query: ProductsQuery, asked: ProductsAsk, isByVariant: boolean) {
  const file = { ...asked, format: 'csv' } as const;
  const sold = { ...file, ...soldDaysOf(query) };
  if (isByVariant) return saveFile(linkOf(client.GET('/products/variants/', { params: { query: sold } })));
  if (isSoldOnly(query)) return saveFile(linkOf(client.GET('/products/sold/', { params: { query: sold } })));
  return saveFile(linkOf(client.GET('/products/', { params: { query: file } })));
}

export function soldDaysOf({ from, to }: ProductsQuery) {
  return { ...(from === '' ? {} : { start_date: from }), ...(to === '' ? {} : { end_date: to }) };
}

function isSoldOnly({ from, to }: ProductsQuery): boolean {
  return from !== '' || to !== '';
}
