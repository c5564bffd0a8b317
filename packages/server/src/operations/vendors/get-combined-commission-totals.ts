import { forSession } from '../../actions/operation.ts';
import { onItsWayOf, readHolds } from '../../pricing/available.ts';
import { combinedDues } from '../../queries/vendors/dues.ts';
import { metasOf, shopOf } from '../../queries/shops/shops.ts';
import { switchesOf } from '../../queries/shops/switches.ts';
import { combinedTotals } from '../../queries/vendors/vendors.ts';
import { statsVisibleTo, visibleTo } from '../../common/visibility.ts';
import { totalsToWire } from '../../wire/vendor.ts';

export const getCombinedCommissionTotals = forSession<'getCombinedCommissionTotals'>(
  ({ session, now, read }) =>
    read(async (tx) => {
      const { currency } = await shopOf(tx, session.shopId);
      const visible = visibleTo(session, await metasOf(tx, session.shopId));
      const stats = statsVisibleTo(session, await switchesOf(tx, session.shopId));
      const sums = await combinedTotals(tx, session.shopId);
      const holds = await readHolds(tx, session.shopId, now);
      const dues = await combinedDues(tx, session.shopId);
      const onItsWay = await onItsWayOf(tx, holds, 'all');
      const known = { currency, dues, onItsWay, minimum: holds.minimum };
      return { status: 200, body: totalsToWire(sums, known, visible, stats) };
    }),
);
