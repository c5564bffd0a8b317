import { forSession } from '../../actions/operation.ts';
import { record } from '../../ledger/record.ts';
import { settingsEntries } from '../../actions/shops/settings-entries.ts';
import { notFound } from '../../common/problem.ts';
import { commissionFieldsOf } from '../../queries/shops/key-values.ts';
import { changeSettings, settingsToChange, shopOf, type SettingsChange } from '../../queries/shops/shops.ts';
import { isRuleChange, rulesChanged } from '../../actions/commission/rules-change.ts';
import { startDateOf } from '../../actions/shops/settings-values.ts';
import { appSettingsToWire } from '../../wire/shop.ts';

export const updateAppSettings = forSession<'updateAppSettings'>(
  async ({ params, body, session, by, now, write, service }) => {
    if (params.id !== session.shopId) throw notFound();
    const { commission_start_date: start, ...plain } = body;
    const change: SettingsChange = {
      ...plain,
      ...(start === undefined ? {} : { commission_start_date: startDateOf(start, '/commission_start_date') }),
    };
    return write(async (tx) => {
      const before = await settingsToChange(tx, session.shopId);
      const after = await changeSettings(tx, session.shopId, change);
      if (isRuleChange(before, after)) await rulesChanged(tx, service.jobs, { shopId: session.shopId });
      const fields = await commissionFieldsOf(tx, session.shopId);
      const { email } = await shopOf(tx, session.shopId);
      await record(tx, { shopId: session.shopId, by, now }, settingsEntries(before, after));
      return { status: 200, body: appSettingsToWire(after, fields, email) };
    });
  },
);
