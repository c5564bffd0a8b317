import { parsePercent, ppmPerWhole } from '@consignment/domain/rate';
import { forSession } from '../operation.ts';
import { notFound, refuse } from '../problem.ts';
import { isRuleChange, rulesChanged } from '../rules-change.ts';
import { changeSettings, lockSettings, type SettingsChange } from '../queries/shops.ts';
import { settingsToWire } from '../wire/shop.ts';

export const updateSettings = forSession<'updateSettings'>(
  async ({ params, body, session, write, service }) => {
    if (params.id !== session.shopId) throw notFound();
    const { global_commission: rate, ...plain } = body;
    const change: SettingsChange = {
      ...plain,
      ...(rate === undefined ? {} : { global_commission_ppm: rate === null ? null : rateOf(rate) }),
    };
    return write(async (tx) => {
      const before = await lockSettings(tx, session.shopId);
      const after = await changeSettings(tx, session.shopId, change);
      const tracking = before.tracking_type !== after.tracking_type;
      if (tracking) await rulesChanged(tx, service.jobs, { shopId: session.shopId, tracking });
      if (isRuleChange(before, after)) await rulesChanged(tx, service.jobs, { shopId: session.shopId });
      return { status: 200, body: settingsToWire(after, false) };
    });
  },
);

function rateOf(text: string): number {
  const parsed = parsePercent(text);
  const why =
    parsed.is === 'refused'
      ? parsed.why
      : parsed.ppm > Number(ppmPerWhole)
        ? 'A commission cannot be more than 100 percent.'
        : null;
  if (parsed.is === 'refused' || why !== null) {
    throw refuse(422, 'invalid_value', why ?? '', { pointer: '/global_commission' });
  }
  return parsed.ppm;
}
