import { linkOf } from './answer.ts';
import type { createClient } from './create-client.ts';
import { saveFile } from './save-file.ts';

type Client = Pick<ReturnType<typeof createClient>, 'GET'>;

/** Days as 'YYYY-MM-DD' in the shop's zone, both included; empty for no limit. */
type Days = { from: string; to: string };

type SortKey = 'title' | 'product_type' | 'inventory' | 'sold' | 'created_at';

/** The query of the calls behind a list of products. */
export type ProductsAsk = {
  vendor?: number;
  search?: string;
  ordering: SortKey | `-${SortKey}`;
  page?: number;
  page_size?: number;
};

/** The whole catalogue, or with days the sales of those days (spec accounts §4), which are always counted whole. */
export function getProducts(
  client: Client,
  days: Days,
  { count = 'exact', ...asked }: ProductsAsk & { expand: 'variants'; count?: 'exact' | 'brief' },
  signal: AbortSignal,
) {
  if (!isSoldOnly(days)) return client.GET('/products/', { params: { query: { ...asked, count } }, signal });
  return client.GET('/products/sold/', { params: { query: { ...asked, ...soldDaysOf(days) } }, signal });
}

/** For pages of a browser. All of the list, not only the part that is shown, as a file. */
export function exportProducts(client: Client, days: Days, asked: ProductsAsk, isByVariant: boolean) {
  const file = { ...asked, format: 'csv' } as const;
  const sold = { ...file, ...soldDaysOf(days) };
  if (isByVariant) return saveFile(linkOf(client.GET('/products/variants/', { params: { query: sold } })));
  if (isSoldOnly(days)) return saveFile(linkOf(client.GET('/products/sold/', { params: { query: sold } })));
  return saveFile(linkOf(client.GET('/products/', { params: { query: file } })));
}

export function soldDaysOf({ from, to }: Days) {
  return { ...(from === '' ? {} : { start_date: from }), ...(to === '' ? {} : { end_date: to }) };
}

function isSoldOnly({ from, to }: Days): boolean {
  return from !== '' || to !== '';
}
