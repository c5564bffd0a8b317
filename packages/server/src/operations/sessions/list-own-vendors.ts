import { nothingOnItsWay } from '@consignment/domain/orders/availability';
import { methodOfVendor } from '@consignment/domain/payouts/payout-method';
import { dayAt } from '@consignment/domain/time/zone';
import { forSession } from '../../actions/operation.ts';
import { shownRules } from '../../actions/commission/shown-rules.ts';
import { onItsWayByVendor, readHolds } from '../../pricing/available.ts';
import { emailOfLogin } from '../../queries/people/logins.ts';
import { metasOf, shopOf } from '../../queries/shops/shops.ts';
import { showsRatesToVendors } from '../../queries/vendors/vendor-rules.ts';
import { ownVendors } from '../../queries/vendors/own-vendors.ts';
import { displayCurrency } from '../../wire/shop.ts';
import { ownVendorToWire } from '../../wire/vendor.ts';

export const listOwnVendors = forSession<'listOwnVendors'>(async ({ session, now, read, service }) => {
  const { loginId, shopId } = session;
  const accountEmail =
    loginId === null ? '' : await service.database.asSystem((tx) => emailOfLogin(tx, loginId));
  return read(async (tx) => {
    const shop = await shopOf(tx, shopId);
    const known = {
      currency: shop.currency,
      displayCurrency: displayCurrency(shop, await metasOf(tx, shopId)),
      accountEmail,
    };
    const holds = await readHolds(tx, shopId, now);
    const onItsWay = await onItsWayByVendor(tx, holds);
    const rows = await ownVendors(tx, shopId);
    const rates = (await showsRatesToVendors(tx, shopId))
      ? await shownRules(
          tx,
          shopId,
          rows.map(({ id }) => id),
          dayAt(now, shop.time_zone),
        )
      : new Map<number, unknown[]>();
    const results = rows.map((row) =>
      ownVendorToWire(row, {
        ...known,
        onItsWay: onItsWay.get(row.id) ?? nothingOnItsWay,
        minimum: holds.minimum,
        paidBy: methodOfVendor(row.payout_method, shop.payout_method),
        hasRates: (rates.get(row.id) ?? []).length > 0,
      }),
    );
    return { status: 200, body: { count: results.length, next: null, previous: null, results } };
  });
});
