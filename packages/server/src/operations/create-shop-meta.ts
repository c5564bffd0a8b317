import { forSession } from '../operation.ts';
import { refuse } from '../problem.ts';
import { lockSettings, metasOf, putMeta } from '../queries/shops.ts';
import { rulesChanged } from '../rules-change.ts';
import { checkMeta, pricingMetas, trackingMeta } from '../shop-metas.ts';
import { metaToWire } from '../wire/shop.ts';

export const createShopMeta = forSession<'createShopMeta'>(async ({ body, session, write, service }) => {
  const key = body.meta_key;
  const value = String(body.meta_value);
  const verdict = checkMeta(key, value);
  if (verdict.is === 'refused') {
    const pointer = verdict.code === 'unknown_meta_key' ? '/meta_key' : '/meta_value';
    throw refuse(422, verdict.code, verdict.why, { pointer });
  }
  return write(async (tx) => {
    await lockSettings(tx, session.shopId);
    const before = (await metasOf(tx, session.shopId)).get(key) ?? '';
    const meta = await putMeta(tx, session.shopId, key, value);
    if (before !== value && (pricingMetas.has(key) || key === trackingMeta)) {
      await rulesChanged(tx, service.jobs, { shopId: session.shopId, tracking: key === trackingMeta });
    }
    return { status: 201, body: metaToWire(meta) };
  });
});
