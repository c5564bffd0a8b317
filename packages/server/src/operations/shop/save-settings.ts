import { fetchedLogo, logoMeta } from '../../actions/shops/fetched-logo.ts';
import { forSession } from '../../actions/operation.ts';
import { settingsRates } from '../../actions/vendors/rates-ahead.ts';
import { record } from '../../ledger/record.ts';
import { metasEntries, settingsEntries, withReason } from '../../actions/shops/settings-entries.ts';
import { commissionFieldsOf } from '../../queries/shops/key-values.ts';
import { keepLogo } from '../../queries/shops/logos.ts';
import { changeSettings, settingsToChange, metasOf, putMeta, shopOf } from '../../queries/shops/shops.ts';
import { isRuleChange, rulesChanged } from '../../actions/commission/rules-change.ts';
import { readSettings, refuseStale } from '../../actions/shops/settings-values.ts';
import { pricingMetas, trackingMeta } from '../../actions/shops/shop-metas.ts';
import { appSettingsToWire, settingsToWire } from '../../wire/shop.ts';

/** All settings of a page in one transaction, so that none is saved when another is refused. */
export const saveSettings = forSession<'saveSettings'>(async ({ body, session, by, now, write, service }) => {
  const { shopId } = session;
  const typed = readSettings(body.values, '/values');
  const about = { shopId, now, pointer: `/values/metas/${logoMeta}`, askPublic: service.askPublic };
  const logo = await fetchedLogo(logoMeta, typed.metas.get(logoMeta) ?? '', about);
  const values = logo === null ? typed : { ...typed, metas: new Map([...typed.metas, [logoMeta, logo.url]]) };
  const expected = readSettings(body.expected ?? {}, '/expected', { isChecked: false });
  return write(async (tx) => {
    const settings = await settingsToChange(tx, shopId);
    const metas = await metasOf(tx, shopId);
    if (logo !== null) await keepLogo(tx, logo.row);
    refuseStale({ settings, metas }, expected, values);

    const after =
      Object.keys(values.settings).length === 0
        ? settings
        : await changeSettings(tx, shopId, values.settings);
    const changed = [...values.metas].filter(([key, value]) => (metas.get(key) ?? '') !== value);
    for (const [key, value] of changed) await putMeta(tx, shopId, key, value);

    const tracking =
      settings.tracking_type !== after.tracking_type || changed.some(([key]) => key === trackingMeta);
    const isPriced = isRuleChange(settings, after) || changed.some(([key]) => pricingMetas.has(key));
    // Determining the vendors again prices their lines too, but not those of vendors that stay the same.
    if (tracking) await rulesChanged(tx, service.jobs, { shopId, tracking });
    if (isPriced) await rulesChanged(tx, service.jobs, { shopId });
    const fields = await commissionFieldsOf(tx, shopId);
    const { email } = await shopOf(tx, shopId);
    const entries = [...settingsEntries(settings, after), ...metasEntries(metas, values.metas)];
    await record(tx, { shopId, by, now }, withReason(entries, body.reason));
    const ratesAhead = await settingsRates(tx, session, now);
    return {
      status: 200,
      body: {
        settings: settingsToWire(after, false, ratesAhead),
        app_settings: appSettingsToWire(after, fields, email),
        metas: Object.fromEntries(await metasOf(tx, shopId)),
      },
    };
  });
});
