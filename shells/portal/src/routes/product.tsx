import { answerOf } from '@consignment/client/answer';
import { PortalProductScreen } from '@consignment/components/screens/portal/products/PortalProductScreen';
import { productAddress } from '@consignment/domain/shop/shop-address';
import { idOf } from '@consignment/routing/app/id-of';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, loadLogin } from '../api.ts';
import { chosenVendor } from '../chosen.ts';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';
import { useVendor } from './vendor.tsx';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const path = { id: idOf(params['id']) };
  const vendor = chosenVendor((await loadLogin()).vendors);
  if (vendor === null) return null;
  // Another vendor's product answers like one that is not there.
  const query = { expand: 'variants', vendor: vendor.id } as const;
  return answerOf(client.GET('/products/{id}/', { params: { path, query }, signal }));
}

export function Component() {
  const product = useLoaderData<typeof loader>();
  const shop = useShop();
  const { vendor } = useVendor();
  if (product === null) return null;
  return (
    <>
      <title>{`${product.title} · ${shop.name}`}</title>
      <PortalProductScreen
        shop={shop}
        vendor={vendor}
        product={product}
        hrefOfProducts={paths.products}
        hrefInShop={(handle) => productAddress(shop, handle)}
      />
    </>
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
