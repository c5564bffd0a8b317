import { catalogOrder, openCatalog, productPage } from '../../actions/catalog.ts';
import { answerExport } from '../../exports/answer.ts';
import { productsExport } from '../../exports/products.ts';
import { forSession } from '../../actions/operation.ts';
import { pageAsk, pageOf } from '../../common/page.ts';

export const listProducts = forSession<'listProducts'>(async (ask) => {
  const { query, url, session, now, read } = ask;
  if (query.format === 'csv') return answerExport(productsExport, query, ask);
  const wanted = { ...catalogOrder(query), ...pageAsk(query), soldIn: null };
  return read(async (tx) => {
    const catalog = await openCatalog(tx, session, now);
    const found = await productPage(tx, catalog, wanted, query.expand === 'variants');
    return { status: 200, body: pageOf(url, wanted, found) };
  });
});
