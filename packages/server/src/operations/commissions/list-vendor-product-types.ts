import { forSession } from '../../actions/operation.ts';
import { ratesAheadOf } from '../../actions/vendors/rates-ahead.ts';
import { pageAsk, pageOf } from '../../common/page.ts';
import { notFound } from '../../common/problem.ts';
import { pageOfProductTypes } from '../../queries/products/product-types.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { vendorById } from '../../queries/vendors/vendors.ts';
import { productTypeToWire } from '../../wire/product-type.ts';

export const listVendorProductTypes = forSession<'listVendorProductTypes'>(
  ({ params, query, url, session, now, read }) =>
    read(async (tx) => {
      const page = pageAsk(query);
      const vendor = await vendorById(tx, session.shopId, params.vendorId);
      if (vendor === null) throw notFound();
      const { currency } = await shopOf(tx, session.shopId);
      const found = await pageOfProductTypes(tx, session.shopId, { vendorId: vendor.id, ...page });
      const ratesOf = await ratesAheadOf(tx, session.shopId, { vendorId: vendor.id, now });
      const rows = found.rows.map((row) => productTypeToWire(row, currency, ratesOf(row.product_type)));
      return { status: 200, body: pageOf(url, page, { ...found, rows }) };
    }),
);
