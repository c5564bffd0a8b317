import { catalogOrder, openCatalog, productPage } from '../../actions/catalog.ts';
import { answerExport } from '../../exports/answer.ts';
import { soldProductsExport } from '../../exports/products.ts';
import { forSession } from '../../actions/operation.ts';
import { pageAsk, pageOf } from '../../common/page.ts';
import { daysOf, saleDaysOf } from '../../common/period.ts';

export const listSoldProducts = forSession<'listSoldProducts'>(async (ask) => {
  const { query, url, session, now, read } = ask;
  if (query.format === 'csv') return answerExport(soldProductsExport, query, ask);
  const wanted = { ...catalogOrder(query), ...pageAsk(query) };
  return read(async (tx) => {
    const catalog = await openCatalog(tx, session, now);
    const soldIn = saleDaysOf(daysOf(query), catalog.shop.time_zone, catalog.visible);
    const found = await productPage(tx, catalog, { ...wanted, soldIn }, query.expand === 'variants');
    return { status: 200, body: pageOf(url, wanted, found) };
  });
});
