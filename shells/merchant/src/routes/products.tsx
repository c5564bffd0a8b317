import { listOf, settled } from '@consignment/client/answer';
import { ProductsScreen } from '@consignment/components/screens/merchant/products/ProductsScreen';
import { pageOf, searchOf } from '@consignment/routing/lists/list-codec';
import { productsCodec } from '@consignment/routing/lists/products-codec';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useWhole, wholeOf } from '@consignment/routing/lists/use-whole';
import { useRegion } from '@consignment/routing/app/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { useColumnChoice } from '@consignment/routing/lists/column-choice';
import { client } from '../api.ts';
import { may } from '../may.ts';
import { paths } from '../paths.ts';
import { exportProducts, getProducts } from '../products.ts';
import { useApp } from './app.tsx';

const pageSize = 50;
const codec = productsCodec('-created_at');

export async function loader({ request }: LoaderFunctionArgs) {
  const query = codec.parse(new URL(request.url).searchParams);
  const asked = {
    ...pageOf(query, pageSize),
    ordering: codec.orderingOf(query),
    expand: 'variants',
  } as const;
  const ask = (part: { count?: 'brief'; page?: number; page_size?: number }) =>
    listOf(getProducts(query, { ...asked, ...part }, request.signal));
  const products = await settled(ask({ count: 'brief' }));
  return { products, whole: wholeOf(products, () => ask({ page: 1, page_size: 1 })) };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const products = useWhole(loaded.products, loaded.whole);
  const { currency, timeZone, switches } = useApp();
  const region = useRegion();
  const controls = { ...useListQuery(codec), pageSize, columnChoice: useColumnChoice(client, 'products') };
  const { query } = controls;
  const asked = { ...searchOf(query), ordering: codec.orderingOf(query) };
  return (
    <ProductsScreen
      products={region.list(products)}
      controls={controls}
      currency={currency}
      timeZone={timeZone}
      switches={switches}
      hrefOfProduct={paths.product}
      hrefOfVendor={paths.vendor}
      onExport={
        may('listProducts.format')
          ? () => exportProducts(query, asked, switches.useProductVariantsExport)
          : null
      }
    />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
