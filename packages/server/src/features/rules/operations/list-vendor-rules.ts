import { defineTexts } from '@consignment/domain/text/texts';
import { dayAt } from '@consignment/domain/time/zone';
import { forSession } from '../../../actions/operation.ts';
import { ratesOfVendor } from '../../../actions/vendors/rates-ahead.ts';
import { shownRules } from '../../../actions/commission/shown-rules.ts';
import { notFound, refuse } from '../../../common/problem.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { showsRatesToVendors } from '../../../queries/vendors/vendor-rules.ts';
import { vendorById, vendorThatStays } from '../../../queries/vendors/vendors.ts';
import { vendorRuleToWire } from '../vendor-rule-wire.ts';

const texts = defineTexts('ListVendorRules', {
  ratesHidden: 'This shop does not show vendors the rates at which they are paid.',
});

export const listVendorRules = forSession<'listVendorRules'>(({ params, session, now, read }) =>
  read(async (tx) => {
    const { shopId } = session;
    if (session.party === 'vendor' && !(await showsRatesToVendors(tx, shopId))) {
      throw refuse(403, 'forbidden', texts.ratesHidden);
    }
    const vendorId = await vendorThatStays(tx, shopId, params.id);
    if ((await vendorById(tx, shopId, vendorId)) === null) throw notFound();
    const { currency, time_zone: timeZone } = await shopOf(tx, shopId);
    const shown = (await shownRules(tx, shopId, [vendorId], dayAt(now, timeZone))).get(vendorId) ?? [];
    return {
      status: 200,
      body: {
        results: shown.map((one) => vendorRuleToWire(one, currency)),
        rates: await ratesOfVendor(tx, shopId, vendorId, now),
      },
    };
  }),
);
