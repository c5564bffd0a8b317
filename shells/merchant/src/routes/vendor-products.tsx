import { answerOf, linkOf, type Settled } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/files';
import {
  ProductsTab,
  rowOfVariant,
  type ProductsQuery,
} from '@consignment/components/screens/merchant/vendors/ProductsTab';
import { daysCodec } from '@consignment/routing/days-codec';
import { listCodec, pageOf, searchOf } from '@consignment/routing/list-codec';
import { PanelBoundary } from '@consignment/routing/ProblemBoundary';
import { useListQuery, type ListCodec } from '@consignment/routing/use-list-query';
import { useRegion } from '@consignment/routing/use-region';
import { client } from '../api.ts';
import { appSwitches } from '../switches.ts';
import { useApp } from './app.tsx';

const pageSize = 50;
const list = listCodec(['title', 'inventory', 'sold', 'created_at'], 'title');

const codec: ListCodec<ProductsQuery> = {
  keys: [...list.keys, ...daysCodec.keys],
  parse: (params) => ({ ...list.parse(params), ...daysCodec.parse(params) }),
  serialise: (query) => {
    const params = list.serialise(query);
    daysCodec.write(params, query);
    return params;
  },
};

function daysOf({ from, to }: ProductsQuery) {
  return { ...(from === '' ? {} : { start_date: from }), ...(to === '' ? {} : { end_date: to }) };
}

/** The products of the vendor, or with days those that were sold on them; by variant where the shop wants it so. */
export async function loadProducts(vendorId: number, search: URLSearchParams) {
  const query = codec.parse(search);
  const { useProductVariantsList: isByVariant } = await appSwitches();
  const asked = { vendor: vendorId, ...pageOf(query, pageSize), ordering: list.orderingOf(query) };
  if (isByVariant) {
    const params = { query: { ...asked, ...daysOf(query) } };
    const { count, results } = await answerOf(client.GET('/products/variants/', { params }));
    return { count, results: results.map(rowOfVariant) };
  }
  const days = daysOf(query);
  const expand = 'variants' as const;
  const { count, results } = hasDays(query)
    ? await answerOf(client.GET('/products/sold/', { params: { query: { ...asked, ...days, expand } } }))
    : await answerOf(client.GET('/products/', { params: { query: { ...asked, expand } } }));
  return { count, results };
}

function hasDays({ from, to }: ProductsQuery): boolean {
  return from !== '' || to !== '';
}

/** All of the list, not only the page that is shown. */
function exportProducts(vendorId: number, query: ProductsQuery, isByVariant: boolean) {
  const asked = { vendor: vendorId, ordering: list.orderingOf(query), ...searchOf(query) };
  const file = { ...asked, ...daysOf(query), format: 'csv' } as const;
  if (isByVariant) return saveFile(linkOf(client.GET('/products/variants/', { params: { query: file } })));
  if (hasDays(query)) return saveFile(linkOf(client.GET('/products/sold/', { params: { query: file } })));
  const params = { query: { ...asked, format: 'csv' } } as const;
  return saveFile(linkOf(client.GET('/products/', { params })));
}

type Props = {
  vendor: { id: number; currency: string | null };
  products: Settled<Awaited<ReturnType<typeof loadProducts>>>;
};

/** The Products tab of a vendor's page. */
export function VendorProducts({ vendor, products }: Props) {
  const { currency, timeZone, switches } = useApp();
  const controls = useListQuery(codec);
  const region = useRegion();
  return (
    <PanelBoundary what="The products">
      <ProductsTab
        vendor={vendor}
        products={region.list(products)}
        controls={{ ...controls, pageSize }}
        currency={currency}
        timeZone={timeZone}
        switches={switches}
        onExport={() => exportProducts(vendor.id, controls.query, switches.useProductVariantsList)}
      />
    </PanelBoundary>
  );
}
