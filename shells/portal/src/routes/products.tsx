import { listOf, settled } from '@consignment/client/answer';
import { exportProducts, getProducts } from '@consignment/client/product-list';
import { PortalProductsScreen } from '@consignment/components/screens/portal/products/PortalProductsScreen';
import { productAddress } from '@consignment/domain/shop/shop-address';
import { notFound } from '@consignment/routing/app/id-of';
import { pageOf, searchOf } from '@consignment/routing/lists/list-codec';
import { productsCodec } from '@consignment/routing/lists/products-codec';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useWhole, wholeOf } from '@consignment/routing/lists/use-whole';
import { useRegion } from '@consignment/routing/app/use-region';
import { useCallback } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, loadLogin } from '../api.ts';
import { chosenVendor } from '../chosen.ts';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';
import { useVendor } from './vendor.tsx';

const pageSize = 50;
const codec = productsCodec('title');

export async function loader({ request }: LoaderFunctionArgs) {
  const vendor = chosenVendor((await loadLogin()).vendors);
  if (vendor === null) return null;
  const query = codec.parse(new URL(request.url).searchParams);
  const page = { ...pageOf(query, pageSize), ordering: codec.orderingOf(query) };
  const asked = { vendor: vendor.id, ...page, expand: 'variants' } as const;
  const ask = (part: { count?: 'brief'; page?: number; page_size?: number }) =>
    listOf(getProducts(client, query, { ...asked, ...part }, request.signal));
  const products = await settled(ask({ count: 'brief' }));
  // The shop keeps its products out of the portal.
  if (products.is === 'failed' && products.problem.status === 403) notFound();
  return { products, whole: wholeOf(products, () => ask({ page: 1, page_size: 1 })) };
}

type Loaded = NonNullable<Awaited<ReturnType<typeof loader>>>;

export function Component() {
  const data = useLoaderData<typeof loader>();
  return data === null ? null : <Products data={data} />;
}

function Products({ data }: { data: Loaded }) {
  const products = useWhole(data.products, data.whole);
  const shop = useShop();
  const { vendor } = useVendor();
  const controls = { ...useListQuery(codec), pageSize };
  const region = useRegion();
  const hrefInShop = useCallback((handle: string) => productAddress(shop, handle), [shop]);
  const { query } = controls;
  const asked = { vendor: vendor.id, ...searchOf(query), ordering: codec.orderingOf(query) };
  return (
    <PortalProductsScreen
      shop={shop}
      vendor={vendor}
      products={region.list(products)}
      controls={controls}
      hrefOfProduct={paths.product}
      hrefInShop={hrefInShop}
      onExport={() => exportProducts(client, query, asked, false)}
    />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
