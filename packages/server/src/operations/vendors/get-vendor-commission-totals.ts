import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { metasOf, shopOf } from '../../queries/shops.ts';
import { switchesOf } from '../../queries/switches.ts';
import { totalsOfVendor, vendorById } from '../../queries/vendors.ts';
import { statsVisibleTo, visibleTo } from '../../common/visibility.ts';
import { totalsToWire } from '../../wire/vendor.ts';

export const getVendorCommissionTotals = forSession<'getVendorCommissionTotals'>(
  ({ params, session, read }) =>
    read(async (tx) => {
      const vendor = await vendorById(tx, session.shopId, params.id);
      if (vendor === null) throw notFound();
      const { currency } = await shopOf(tx, session.shopId);
      const visible = visibleTo(session, await metasOf(tx, session.shopId));
      const stats = statsVisibleTo(session, await switchesOf(tx, session.shopId));
      const sums = await totalsOfVendor(tx, session.shopId, vendor.id);
      return { status: 200, body: totalsToWire(sums, currency, visible, stats) };
    }),
);
