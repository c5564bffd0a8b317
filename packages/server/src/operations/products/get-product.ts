import { openCatalog, variantsByProduct, viewOf } from '../../actions/catalog.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { productById, salesOf } from '../../queries/products/products.ts';
import { productToWire } from '../../wire/product.ts';

export const getProduct = forSession<'getProduct'>(({ params, query, session, now, read }) =>
  read(async (tx) => {
    const catalog = await openCatalog(tx, session, now);
    const product = await productById(tx, session.shopId, params.id);
    const vendorId = query.vendor ?? null;
    if (product === null || (vendorId !== null && product.vendor_id !== vendorId)) throw notFound();
    const sales = salesOf({ vendorId, soldIn: null });
    const variantsOf = await variantsByProduct(tx, session.shopId, [product], sales);
    const view = await viewOf(tx, catalog, [product]);
    const body = productToWire(product, variantsOf(product), view, query.expand === 'variants');
    return { status: 200, body };
  }),
);
