import { changeOf } from '@consignment/domain/history/history-entry';
import { forSession } from '../../actions/operation.ts';
import { refuseChanged } from '../../actions/shops/settings-values.ts';
import { recordChange } from '../../ledger/record.ts';
import { changePayoutSettings, lockShop } from '../../queries/shops/shops.ts';
import { payoutSettingsToWire } from '../../wire/payout-settings.ts';

export const updatePayoutSettings = forSession<'updatePayoutSettings'>(
  ({ body, session: { shopId }, by, now, write }) =>
    write(async (tx) => {
      const { expected = {}, ...values } = body;
      const before = payoutSettingsToWire(await lockShop(tx, shopId));
      refuseChanged(expected, before, values);
      const { payout_method = before.payout_method, fees_borne_by = before.fees_borne_by } = values;
      const after = payoutSettingsToWire(
        await changePayoutSettings(tx, shopId, { payout_method, fees_borne_by }),
      );
      const change = changeOf(before, after, { kept: ['payout_method', 'fees_borne_by'] });
      await recordChange(tx, { shopId, by, now }, { event: 'setting.changed', id: 'payouts' }, change);
      return { status: 200, body: after };
    }),
);
