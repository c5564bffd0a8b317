import { rulePlaces } from '@consignment/domain/dated-rules';
import { concernsVendor, versionsToShow } from '@consignment/domain/vendor-rules';
import { dayAt } from '@consignment/domain/zone';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { shopOf } from '../../queries/shops.ts';
import { showsRatesToVendors, titledRules, vendorsOfRules } from '../../queries/vendor-rules.ts';
import { vendorThatStays } from '../../queries/vendors.ts';
import { vendorRuleToWire } from '../../wire/vendor-rule.ts';

export const listVendorRules = forSession<'listVendorRules'>(({ params, session, now, read }) =>
  read(async (tx) => {
    const { shopId } = session;
    if (session.party === 'vendor' && !(await showsRatesToVendors(tx, shopId))) {
      throw refuse(403, 'forbidden', 'This shop does not show its vendors the rates by which they are paid.');
    }
    const vendorId = await vendorThatStays(tx, shopId, params.id);
    const rules = await titledRules(tx, shopId);
    const [vendor] = await vendorsOfRules(tx, shopId, { vendorId }, rules);
    if (vendor === undefined) throw notFound();
    const { currency, time_zone: timeZone } = await shopOf(tx, shopId);
    const concerning = rules
      .filter(({ target }) => concernsVendor(target, vendor))
      .toSorted((one, other) => placeOf(one) - placeOf(other) || one.id - other.id);
    const shown = versionsToShow(concerning, dayAt(now, timeZone));
    return { status: 200, body: { results: shown.map((one) => vendorRuleToWire(one, currency)) } };
  }),
);

/** The strongest first. */
function placeOf({ target }: Awaited<ReturnType<typeof titledRules>>[number]): number {
  return rulePlaces.indexOf(target.place);
}
