import { forSession } from '../../actions/operation.ts';
import { ratesAheadOf } from '../../actions/vendors/rates-ahead.ts';
import { pageAsk, pageOf } from '../../common/page.ts';
import { pageOfProductTypes } from '../../queries/products/product-types.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { productTypeToWire } from '../../wire/product-type.ts';

export const listProductTypes = forSession<'listProductTypes'>(({ query, url, session, now, read }) =>
  read(async (tx) => {
    const page = pageAsk(query);
    const { currency } = await shopOf(tx, session.shopId);
    const found = await pageOfProductTypes(tx, session.shopId, { vendorId: null, ...page });
    const ratesOf = await ratesAheadOf(tx, session.shopId, { vendorId: null, now });
    const rows = found.rows.map((row) => productTypeToWire(row, currency, ratesOf(row.product_type)));
    return { status: 200, body: pageOf(url, page, { ...found, rows }) };
  }),
);
