import {
  exportProducts as exportWith,
  getProducts as getWith,
  type ProductsAsk,
} from '@consignment/client/product-list';
import type { ProductsQuery } from '@consignment/components/screens/merchant/vendors/ProductsTab';
import { client } from './api.ts';

/** The whole catalogue, or with days the sales of those days (spec accounts §4). */
export function getProducts(query: ProductsQuery, asked: Parameters<typeof getWith>[2], signal: AbortSignal) {
  return getWith(client, query, asked, signal);
}

/** All of the list, not only the page that is shown, as a file. */
export function exportProducts(query: ProductsQuery, asked: ProductsAsk, isByVariant: boolean) {
  return exportWith(client, query, asked, isByVariant);
}
