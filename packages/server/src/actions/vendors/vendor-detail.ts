import type { components } from '@consignment/client/generated/api';
import type { Session } from '../../common/session.ts';
import { notFound } from '../../common/problem.ts';
import { onItsWayOf, readHolds } from '../../pricing/available.ts';
import { metasOf, shopOf } from '../../queries/shops/shops.ts';
import {
  lastPayoutDateOf,
  mergedInto,
  neighboursOf,
  productCountOf,
  totalsOfVendor,
  vendorById,
} from '../../queries/vendors/vendors.ts';
import { showsRatesToVendors } from '../../queries/vendors/vendor-rules.ts';
import type { Tx } from '../../database/database.ts';
import { visibleTo } from '../../common/visibility.ts';
import { ratesAheadOf } from './rates-ahead.ts';
import { vendorToWire } from '../../wire/vendor.ts';

/** A vendor with its totals and neighbours, as this session may see it. */
export async function vendorDetail(
  tx: Tx,
  session: Session,
  id: number,
  now: Date,
): Promise<components['schemas']['Vendor']> {
  const vendor = await vendorById(tx, session.shopId, id);
  if (vendor === null) throw notFound();
  const { currency } = await shopOf(tx, session.shopId);
  const holds = await readHolds(tx, session.shopId, now);
  const maySeeRates = session.party !== 'vendor' || (await showsRatesToVendors(tx, session.shopId));
  return vendorToWire(vendor, {
    currency,
    sums: await totalsOfVendor(tx, session.shopId, vendor.id),
    onItsWay: await onItsWayOf(tx, holds, vendor.id),
    minimum: holds.minimum,
    productCount: await productCountOf(tx, session.shopId, vendor.id),
    neighbours: await neighboursOf(tx, vendor),
    merged: await mergedInto(tx, session.shopId, vendor.id),
    lastPayoutDate: await lastPayoutDateOf(tx, session.shopId, vendor.id),
    ratesAhead: maySeeRates
      ? (await ratesAheadOf(tx, session.shopId, { vendorId: vendor.id, now, party: session.party }))(null)
      : null,
    visible: visibleTo(session, await metasOf(tx, session.shopId)),
  });
}
