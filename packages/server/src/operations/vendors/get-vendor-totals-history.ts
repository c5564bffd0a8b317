import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../actions/operation.ts';
import { totalsHistory } from '../../actions/vendors/totals-history.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { visibleTo } from '../../common/visibility.ts';
import { metasOf } from '../../queries/shops/shops.ts';
import { switchesOf } from '../../queries/shops/switches.ts';
import { lastMovementOfVendor, sumsOfVendorPeriods } from '../../queries/vendors/totals-history.ts';
import { vendorById } from '../../queries/vendors/vendors.ts';

const texts = defineTexts('GetVendorTotalsHistory', {
  hidden: 'This shop does not show vendors their monthly earnings.',
});

export const getVendorTotalsHistory = forSession<'getVendorTotalsHistory'>(({ params, session, now, read }) =>
  read(async (tx) => {
    const vendor = await vendorById(tx, session.shopId, params.id);
    if (vendor === null) throw notFound();
    const visible = visibleTo(session, await metasOf(tx, session.shopId));
    const { hidePortalStats } = await switchesOf(tx, session.shopId);
    const hidesTotals = session.party === 'vendor' && hidePortalStats;
    if (hidesTotals || !visible.commissions || !visible.orderDate) {
      throw refuse(403, 'forbidden', texts.hidden);
    }
    const body = await totalsHistory(tx, session.shopId, {}, now, {
      sums: (...ask) => sumsOfVendorPeriods(...ask, vendor.id),
      last: (...ask) => lastMovementOfVendor(...ask, vendor.id),
    });
    return { status: 200, body };
  }),
);
