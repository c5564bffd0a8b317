import { forSession } from '../../actions/operation.ts';
import { pageAsk, pageOf } from '../../common/page.ts';
import { pageOfMetas } from '../../queries/shops/shops.ts';
import { metaToWire } from '../../wire/shop.ts';

export const listShopMetas = forSession<'listShopMetas'>(async ({ query, url, session, read }) => {
  const page = pageAsk(query);
  const forVendors = session.party === 'vendor';
  const found = await read((tx) => pageOfMetas(tx, session.shopId, { forVendors, ...page }));
  return { status: 200, body: pageOf(url, page, { ...found, rows: found.rows.map(metaToWire) }) };
});
