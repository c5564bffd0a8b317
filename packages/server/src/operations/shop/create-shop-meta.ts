import { fetchedLogo } from '../../actions/shops/fetched-logo.ts';
import { forSession } from '../../actions/operation.ts';
import { record } from '../../ledger/record.ts';
import { metasEntries } from '../../actions/shops/settings-entries.ts';
import { refuse } from '../../common/problem.ts';
import { keepLogo } from '../../queries/shops/logos.ts';
import { metasOf, putMeta } from '../../queries/shops/shops.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';
import { rulesChanged } from '../../actions/commission/rules-change.ts';
import { checkMeta, pricingMetas, trackingMeta } from '../../actions/shops/shop-metas.ts';
import { metaToWire } from '../../wire/shop.ts';

export const createShopMeta = forSession<'createShopMeta'>(
  async ({ body, session, by, now, write, service }) => {
    const key = body.meta_key;
    const typed = String(body.meta_value);
    const verdict = checkMeta(key, typed);
    if (verdict.is === 'refused') {
      const pointer = verdict.code === 'unknown_meta_key' ? '/meta_key' : '/meta_value';
      throw refuse(422, verdict.code, verdict.why, { pointer });
    }
    const { shopId } = session;
    const about = { shopId, now, pointer: '/meta_value', askPublic: service.askPublic };
    const logo = await fetchedLogo(key, typed, about);
    const value = logo?.url ?? typed;
    return write(async (tx) => {
      if (logo !== null) await keepLogo(tx, logo.row);
      await lockSettings(tx, session.shopId, 'change');
      const metas = await metasOf(tx, session.shopId);
      const before = metas.get(key) ?? '';
      const meta = await putMeta(tx, session.shopId, key, value);
      if (before !== value && (pricingMetas.has(key) || key === trackingMeta)) {
        await rulesChanged(tx, service.jobs, { shopId: session.shopId, tracking: key === trackingMeta });
      }
      await record(tx, { shopId, by, now }, metasEntries(metas, [[key, value]]));
      return { status: 201, body: metaToWire(meta) };
    });
  },
);
