import { duesOver } from '@consignment/domain/payouts/dues';
import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { onItsWayOf, readHolds } from '../../pricing/available.ts';
import { shopInFull } from '../../queries/shops/shops.ts';
import { totalsOfVendor, vendorById } from '../../queries/vendors/vendors.ts';
import { statsVisibleTo, visibleTo } from '../../common/visibility.ts';
import { totalsToWire } from '../../wire/vendor.ts';

export const getVendorCommissionTotals = forSession<'getVendorCommissionTotals'>(
  ({ params, session, now, read }) =>
    read(async (tx) => {
      const vendor = await vendorById(tx, session.shopId, params.id);
      if (vendor === null) throw notFound();
      const { shop, metas, switches } = await shopInFull(tx, session.shopId);
      const { currency } = shop;
      const visible = visibleTo(session, metas);
      const stats = statsVisibleTo(session, switches);
      const sums = await totalsOfVendor(tx, session.shopId, vendor.id);
      const holds = await readHolds(tx, session.shopId, now);
      const onItsWay = await onItsWayOf(tx, holds, vendor.id);
      const dues = duesOver([{ name: vendor.name, due: sums.due }]);
      const known = { currency, dues, onItsWay, minimum: vendor.minimum_payout ?? holds.minimum };
      return { status: 200, body: totalsToWire(sums, known, visible, stats) };
    }),
);
