import { changeOf, isNoChange } from '@consignment/domain/history/history-entry';
import { forSession } from '../../actions/operation.ts';
import { minimumPayoutOf } from '../../actions/payout-rules.ts';
import { refuseChanged } from '../../actions/shops/settings-values.ts';
import { vendorDetail } from '../../actions/vendors/vendor-detail.ts';
import { notFound } from '../../common/problem.ts';
import { record } from '../../ledger/record.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { changeVendor, lockVendor } from '../../queries/vendors/vendors.ts';
import { vendorPayoutRulesToWire } from '../../wire/payout-rules.ts';

export const updateVendorPayoutRules = forSession<'updateVendorPayoutRules'>(
  async ({ params, body, session, by, now, write }) =>
    write(async (tx) => {
      const { shopId } = session;
      // Payouts hold the settings while they are made: no rule changes under one.
      await lockSettings(tx, shopId, 'change');
      const { currency } = await shopOf(tx, shopId);
      const before = await lockVendor(tx, shopId, params.id);
      if (before === null) throw notFound();
      const { expected, minimum_payout: minimum, ...plain } = body;
      const change = {
        ...plain,
        ...(minimum === undefined
          ? {}
          : {
              minimum_payout: minimum === null ? null : minimumPayoutOf(minimum, currency, '/minimum_payout'),
            }),
      };
      const was = vendorPayoutRulesToWire(before, currency);
      const is = vendorPayoutRulesToWire({ ...before, ...change }, currency);
      if (expected !== undefined) refuseChanged(expected, was, is);
      await changeVendor(tx, shopId, before.id, change);
      const entry = changeOf(was, is, { kept: ['hold_days', 'minimum_payout'] });
      const answer = await vendorDetail(tx, session, before.id, now);
      if (!isNoChange(entry)) {
        await record(tx, { shopId, by, now }, [{ event: 'vendor.updated', id: before.id, ...entry }]);
      }
      return { status: 200, body: answer };
    }),
);
