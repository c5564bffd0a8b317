import { nothingOnItsWay } from '@consignment/domain/availability';
import { forSession } from '../../actions/operation.ts';
import { onItsWayByVendor, readHolds } from '../../pricing/available.ts';
import { emailOfLogin } from '../../queries/logins.ts';
import { metasOf, shopOf } from '../../queries/shops.ts';
import { ownVendors } from '../../queries/vendors.ts';
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
    const results = (await ownVendors(tx, shopId)).map((row) =>
      ownVendorToWire(row, {
        ...known,
        onItsWay: onItsWay.get(row.id) ?? nothingOnItsWay,
        minimum: holds.minimum,
      }),
    );
    return { status: 200, body: { count: results.length, next: null, previous: null, results } };
  });
});
