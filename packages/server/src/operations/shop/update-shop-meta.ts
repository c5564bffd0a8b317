import { fetchedLogo } from '../../actions/shops/fetched-logo.ts';
import { forSession } from '../../actions/operation.ts';
import { record } from '../../ledger/record.ts';
import { metasEntries } from '../../actions/shops/settings-entries.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { keepLogo } from '../../queries/shops/logos.ts';
import { metaById, lockMeta, putMeta } from '../../queries/shops/shops.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';
import { rulesChanged } from '../../actions/commission/rules-change.ts';
import { checkMeta, pricingMetas, trackingMeta } from '../../actions/shops/shop-metas.ts';
import { metaToWire } from '../../wire/shop.ts';

export const updateShopMeta = forSession<'updateShopMeta'>(
  async ({ params, body, session, by, now, read, write, service }) => {
    const { shopId } = session;
    const typed = String(body.meta_value);
    const named = await read((tx) => metaById(tx, shopId, params.id));
    const about = { shopId, now, pointer: '/meta_value', askPublic: service.askPublic };
    const logo = named === null ? null : await fetchedLogo(named.meta_key, typed, about);
    const value = logo?.url ?? typed;
    return write(async (tx) => {
      if (logo !== null) await keepLogo(tx, logo.row);
      await lockSettings(tx, session.shopId, 'change');
      const before = await lockMeta(tx, session.shopId, params.id);
      if (before === null) throw notFound();
      const verdict = checkMeta(before.meta_key, value);
      if (verdict.is === 'refused') {
        throw refuse(422, verdict.code, verdict.why, { pointer: '/meta_value' });
      }
      const meta = await putMeta(tx, session.shopId, before.meta_key, value);
      const tracking = meta.meta_key === trackingMeta;
      if (before.meta_value !== meta.meta_value && (pricingMetas.has(meta.meta_key) || tracking)) {
        await rulesChanged(tx, service.jobs, { shopId: session.shopId, tracking });
      }
      const old = new Map([[before.meta_key, before.meta_value]]);
      await record(tx, { shopId, by, now }, metasEntries(old, [[meta.meta_key, meta.meta_value]]));
      return { status: 200, body: metaToWire(meta) };
    });
  },
);
