import { forSession } from '../operation.ts';
import { refuse } from '../problem.ts';
import { lockSettings, metasOf, putMeta } from '../queries/shops.ts';
import { applyRules } from '../rules-change.ts';
import { checkMeta, pricingMetas } from '../shop-metas.ts';
import { metaToWire } from '../wire/shop.ts';

export const createShopMeta = forSession<'createShopMeta'>(async ({ body, session, write }) => {
  const { meta_key: key, meta_value: value } = body;
  const verdict = checkMeta(key, value);
  if (verdict.is === 'refused') {
    const pointer = verdict.code === 'unknown_meta_key' ? '/meta_key' : '/meta_value';
    throw refuse(422, verdict.code, verdict.why, { pointer });
  }
  return write(async (tx) => {
    await lockSettings(tx, session.shopId);
    const before = (await metasOf(tx, session.shopId)).get(key) ?? '';
    const meta = await putMeta(tx, session.shopId, key, value);
    if (pricingMetas.has(key) && before !== value) await applyRules(tx, session.shopId);
    return { status: 201, body: metaToWire(meta) };
  });
});
