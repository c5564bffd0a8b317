import { answerOf, type Settled } from '@consignment/client/answer';
import { soldDaysOf } from '@consignment/client/product-list';
import { ProductsTab, rowOfVariant } from '@consignment/components/screens/merchant/vendors/ProductsTab';
import { pageOf, searchOf } from '@consignment/routing/lists/list-codec';
import { productsCodec } from '@consignment/routing/lists/products-codec';
import { PanelBoundary } from '@consignment/routing/app/ProblemBoundary';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useRegion } from '@consignment/routing/app/use-region';
import { client } from '../../api.ts';
import { may } from '../../may.ts';
import { paths } from '../../paths.ts';
import { exportProducts, getProducts } from '../../products.ts';
import { appSwitches } from '../../switches.ts';
import { useApp } from '../app.tsx';

const pageSize = 50;
const codec = productsCodec('title');

/** The products of the vendor, or with days those that were sold on them; by variant where the shop wants it so. */
export async function loadProducts(vendorId: number, search: URLSearchParams, signal: AbortSignal) {
  const query = codec.parse(search);
  const { useProductVariantsList: isByVariant } = await appSwitches();
  const asked = { vendor: vendorId, ...pageOf(query, pageSize), ordering: codec.orderingOf(query) };
  if (isByVariant) {
    const params = { query: { ...asked, ...soldDaysOf(query) } };
    const { count, results } = await answerOf(client.GET('/products/variants/', { params, signal }));
    return { count, results: results.map(rowOfVariant) };
  }
  const { count, results } = await answerOf(getProducts(query, { ...asked, expand: 'variants' }, signal));
  return { count, results };
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
  const { query } = controls;
  const asked = { vendor: vendor.id, ...searchOf(query), ordering: codec.orderingOf(query) };
  return (
    <PanelBoundary>
      <ProductsTab
        vendor={vendor}
        products={region.list(products)}
        controls={{ ...controls, pageSize }}
        currency={currency}
        timeZone={timeZone}
        switches={switches}
        hrefOfProduct={paths.product}
        onExport={
          may('listProducts.format')
            ? () => exportProducts(query, asked, switches.useProductVariantsList)
            : null
        }
      />
    </PanelBoundary>
  );
}
