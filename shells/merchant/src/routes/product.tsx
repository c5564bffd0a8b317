import { answerOf } from '@consignment/client/answer';
import { ProductScreen } from '@consignment/components/screens/merchant/products/ProductScreen';
import { idOf } from '@consignment/routing/app/id-of';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { paths } from '../paths.ts';
import { useApp } from './app.tsx';

export function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const path = { id: idOf(params['id']) };
  return answerOf(client.GET('/products/{id}/', { params: { path, query: { expand: 'variants' } }, signal }));
}

export function Component() {
  const product = useLoaderData<typeof loader>();
  const { currency, timeZone, switches } = useApp();
  return (
    <>
      <title>{`${product.title} · Consignment`}</title>
      <ProductScreen
        product={product}
        currency={currency}
        timeZone={timeZone}
        switches={switches}
        hrefOfProducts={paths.products}
        hrefOfVendor={paths.vendor}
      />
    </>
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
