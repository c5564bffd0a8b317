import { forSession } from '../../actions/operation.ts';
import { settingsRates } from '../../actions/vendors/rates-ahead.ts';
import { record } from '../../ledger/record.ts';
import { settingsEntries } from '../../actions/shops/settings-entries.ts';
import { mayNot, notFound } from '../../common/problem.ts';
import { isRuleChange, rulesChanged } from '../../actions/commission/rules-change.ts';
import { changeSettings, settingsToChange, type SettingsChange } from '../../queries/shops/shops.ts';
import { globalRateOf } from '../../actions/shops/settings-values.ts';
import { settingsToWire } from '../../wire/shop.ts';

export const updateSettings = forSession<'updateSettings'>(
  async ({ params, body, session, by, now, write, service }) => {
    if (params.id !== session.shopId) throw notFound();
    // The sales reps' app changes only the look; commissions are the merchant's.
    if (session.party !== 'merchant' && Object.keys(body).some((key) => key !== 'theme')) {
      throw mayNot();
    }
    const { global_commission: rate, ...plain } = body;
    const change: SettingsChange = {
      ...plain,
      ...(rate === undefined ? {} : { global_commission_ppm: globalRateOf(rate, '/global_commission') }),
    };
    return write(async (tx) => {
      const before = await settingsToChange(tx, session.shopId);
      const after = await changeSettings(tx, session.shopId, change);
      const tracking = before.tracking_type !== after.tracking_type;
      if (tracking) await rulesChanged(tx, service.jobs, { shopId: session.shopId, tracking });
      if (isRuleChange(before, after)) await rulesChanged(tx, service.jobs, { shopId: session.shopId });
      await record(tx, { shopId: session.shopId, by, now }, settingsEntries(before, after));
      const ratesAhead = await settingsRates(tx, session, now);
      return { status: 200, body: settingsToWire(after, false, ratesAhead) };
    });
  },
);
