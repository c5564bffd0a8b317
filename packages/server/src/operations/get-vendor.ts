import { forSession } from '../operation.ts';
import { notFound } from '../problem.ts';
import { metasOf, shopOf } from '../queries/shops.ts';
import { neighboursOf, productCountOf, totalsOfVendor, vendorById } from '../queries/vendors.ts';
import { visibleTo } from '../visibility.ts';
import { vendorToWire } from '../wire/vendor.ts';

export const getVendor = forSession<'getVendor'>(({ params, session, read }) =>
  read(async (tx) => {
    const vendor = await vendorById(tx, session.shopId, params.id);
    if (vendor === null) throw notFound();
    const { currency } = await shopOf(tx, session.shopId);
    const known = {
      currency,
      sums: await totalsOfVendor(tx, session.shopId, vendor.id),
      productCount: await productCountOf(tx, session.shopId, vendor.id),
      neighbours: await neighboursOf(tx, vendor),
      visible: visibleTo(session, await metasOf(tx, session.shopId)),
    };
    return { status: 200, body: vendorToWire(vendor, known) };
  }),
);
