import { catalogOrder, openCatalog, soldInOf, viewOf } from '../../actions/catalog.ts';
import { answerExport } from '../../exports/answer.ts';
import { productVariantsExport } from '../../exports/product-variants.ts';
import { forSession } from '../../actions/operation.ts';
import { pageAsk, pageOf } from '../../common/page.ts';
import { pageOfVariants } from '../../queries/products/products.ts';
import { listedVariantToWire } from '../../wire/product.ts';

export const listProductVariants = forSession<'listProductVariants'>(async (ask) => {
  const { query, url, session, now, read } = ask;
  if (query.format === 'csv') return answerExport(productVariantsExport, query, ask);
  const wanted = { ...catalogOrder(query), ...pageAsk(query) };
  return read(async (tx) => {
    const catalog = await openCatalog(tx, session, now);
    const soldIn = soldInOf(query, catalog);
    const { count, rows } = await pageOfVariants(tx, session.shopId, { ...wanted, soldIn });
    const view = await viewOf(tx, catalog, rows);
    const variants = rows.map((row) => listedVariantToWire(row, view));
    return { status: 200, body: pageOf(url, wanted, { count, rows: variants }) };
  });
});
