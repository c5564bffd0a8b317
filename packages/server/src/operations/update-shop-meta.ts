import { forSession } from '../operation.ts';
import { notFound, refuse } from '../problem.ts';
import { lockMeta, lockSettings, putMeta } from '../queries/shops.ts';
import { applyRules } from '../rules-change.ts';
import { checkMeta, pricingMetas } from '../shop-metas.ts';
import { metaToWire } from '../wire/shop.ts';

export const updateShopMeta = forSession<'updateShopMeta'>(async ({ params, body, session, write }) =>
  write(async (tx) => {
    await lockSettings(tx, session.shopId);
    const before = await lockMeta(tx, session.shopId, params.id);
    if (before === null) throw notFound();
    const verdict = checkMeta(before.meta_key, body.meta_value);
    if (verdict.is === 'refused') {
      throw refuse(422, verdict.code, verdict.why, { pointer: '/meta_value' });
    }
    const meta = await putMeta(tx, session.shopId, before.meta_key, body.meta_value);
    const isRule = pricingMetas.has(meta.meta_key);
    if (isRule && before.meta_value !== meta.meta_value) await applyRules(tx, session.shopId);
    return { status: 200, body: metaToWire(meta) };
  }),
);
