import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ruleNoticeMails } from '../../../packages/server/src/features/rules/rule-notice-mails.ts';
import { forEachMailWorld, type World } from '../identity/world.ts';
import { insertRule, percentStep, type NewRule } from '../rule-rows.ts';
import { vendorOf } from '../operations/shops.ts';

const now = new Date('2026-04-02T12:00:00Z');

/** Saves rules and notifies of them as one act; the addresses that got a mail, and what they were sent. */
async function saved(w: World, ...rules: readonly NewRule[]) {
  const { server, alder } = w;
  const before = await rowsOf(w);
  await server.database.asShop({ shopId: alder.id, vendorIds: null }, async (tx) => {
    const versions: { id: number }[] = [];
    for (const rule of rules) versions.push({ id: await insertRule(tx, alder.id, rule) });
    await ruleNoticeMails(tx, { shopId: alder.id, versions, publicUrl: 'https://portal.example', now });
  });
  return (await rowsOf(w)).slice(before.length);
}

function rowsOf({ server, alder }: World) {
  return server.database.asSystem((tx) =>
    tx
      .selectFrom('mails')
      .select(['to_address', 'subject', 'text_body', 'vendor_id'])
      .where('shop_id', '=', alder.id)
      .where('kind', '=', 'rule_notice')
      .orderBy('id')
      .execute(),
  );
}

const said = (text: string | undefined) => (text ?? '').replaceAll(/\s+/g, ' ');
const may = { from: '2026-05-01' } as const;

forEachMailWorld({}, (world) => {
  describe('notice of rules with days', () => {
    it('goes once for a save to each vendor that it concerns, has an approved account and is not hidden', async () => {
      const w = world();
      // Ash has an account that is not approved, and Zinc, which is hidden, the same one as the others.
      await w.server.database.asSystem((tx) =>
        sql`update vendors set email = 'ash@tray.example' where shop_id = ${w.alder.id} and name = 'Ash'`.execute(
          tx,
        ),
      );
      const mails = await saved(
        w,
        { place: 'global', ...may, steps: [percentStep(45)] },
        { place: 'vendor', vendorId: vendorOf(w.alder, 'Lantern Loom'), from: '2026-06-01' },
        { place: 'vendor', vendorId: vendorOf(w.alder, 'Ash'), from: '2026-06-01' },
        { place: 'vendor', vendorId: vendorOf(w.alder, 'Zinc'), from: '2026-06-01' },
      );
      expect(mails.map(({ vendor_id }) => vendor_id)).toEqual([
        vendorOf(w.alder, 'Lantern Loom'),
        vendorOf(w.alder, 'Moss & Fern'),
      ]);
      expect(new Set(mails.map(({ to_address }) => to_address))).toEqual(new Set(['vendor@alder.example']));
      const [loom, moss] = mails;
      expect(loom?.subject).toBe('Your rates at alder.example are changing');
      expect(said(loom?.text_body)).toContain('All the shop’s goods: 50% → 45%, from May 1, 2026');
      expect(said(loom?.text_body)).toContain('All your goods: 45% → 50%, from Jun 1, 2026');
      expect(moss?.subject).toBe('Your rates at alder.example will change on May 1, 2026');
      expect(moss?.text_body).not.toContain('Jun 1');
      expect(moss?.text_body).toContain('https://portal.example/apps/vendor-portal/rates?shop=alder.example');
      expect(mails.map(({ text_body: text }) => text).join('')).not.toMatch(/Ash|Zinc/);
    });

    it('says what is earned before and then, whichever rule or setting decides', async () => {
      const w = world();
      const own = { place: 'vendor', vendorId: vendorOf(w.alder, 'Moss & Fern') } as const;
      const [first] = await saved(w, { ...own, ...may, steps: [percentStep(60)] });
      expect(said(first?.text_body)).toContain('All your goods: 50% → 60%, from May 1, 2026');
      const [second] = await saved(w, {
        ...own,
        version: 2,
        from: '2026-06-01',
        until: '2026-06-30',
        measure: 'unit_price',
        steps: [percentStep(70), percentStep(55, 2001)],
        bounds: { floor: 100, cap: null, per: 'unit' },
      });
      expect(said(second?.text_body)).toContain(
        'All your goods: 60% → Up to £20.00: 70%, above: 55%; at least £1.00 per unit, Jun 1, 2026 to Jun 30, 2026',
      );
      const [ended] = await saved(w, { ...own, version: 3, from: '2026-08-01', steps: [] });
      expect(said(ended?.text_body)).toContain('All your goods: 60% → 45%, from Aug 1, 2026');
    });

    it('is not sent for a rule that another overrides on all of its days', async () => {
      const w = world();
      const vendorId = vendorOf(w.alder, 'Moss & Fern');
      await saved(w, { place: 'vendor', vendorId, version: 4, from: '2026-01-01', steps: [percentStep(60)] });
      const mails = await saved(w, { place: 'global', version: 7, ...may, steps: [percentStep(40)] });
      expect(mails.map(({ vendor_id }) => vendor_id)).toEqual([vendorOf(w.alder, 'Lantern Loom')]);
    });

    it('goes for a product, a type or a tag to the vendors that have one of it, and to no other', async () => {
      const w = world();
      await w.server.database.asSystem((tx) =>
        sql`update products set product_type = 'Lighting', tags = 'Oak' where shop_id = ${w.alder.id}
          and title = 'lamp'`.execute(tx),
      );
      const { rows } = await w.server.database.asSystem((tx) =>
        sql<{ id: number }>`select id from products where shop_id = ${w.alder.id} and title = 'fern'`.execute(
          tx,
        ),
      );
      const vendorsOf = async (rule: NewRule) => (await saved(w, rule)).map(({ vendor_id }) => vendor_id);
      const [loom, moss] = [vendorOf(w.alder, 'Lantern Loom'), vendorOf(w.alder, 'Moss & Fern')];
      expect(await vendorsOf({ place: 'shop_product_type', name: 'Lighting', ...may })).toEqual([loom]);
      expect(await vendorsOf({ place: 'tag', name: 'oak', ...may })).toEqual([loom]);
      expect(await vendorsOf({ place: 'tag', name: 'elm', ...may })).toEqual([]);
      expect(await vendorsOf({ place: 'product', productId: rows[0]?.id ?? 0, ...may })).toEqual([moss]);
    });

    it('is of no version that ends before today, and of one that began before today it says since when', async () => {
      const w = world();
      const own = { place: 'flat', vendorId: vendorOf(w.alder, 'Moss & Fern') } as const;
      expect(await saved(w, { ...own, until: '2026-04-01' })).toEqual([]);
      const [mail] = await saved(w, { ...own, version: 2, from: '2026-03-01', until: '2026-04-02' });
      expect(said(mail?.text_body)).toContain('for goods ordered since Mar 1, 2026');
      expect(mail?.subject).toBe('Your rates at alder.example are changing');
    });

    it('is not sent by a shop that hides what its vendors earn', async () => {
      const w = world();
      const token = w.tokens.owner;
      const meta = { meta_key: 'vendor_field_commissions', meta_value: 'false' };
      const { id } = await w.server.ok('createShopMeta', { token, body: meta });
      expect(await saved(w, { place: 'global', version: 2, ...may })).toEqual([]);
      await w.server.ok('updateShopMeta', { token, params: { id }, body: { meta_value: 'true' } });
      // A rule of Moss & Fern overrides it.
      const mails = await saved(w, { place: 'global', version: 3, ...may });
      expect(mails.map(({ vendor_id }) => vendor_id)).toEqual([vendorOf(w.alder, 'Lantern Loom')]);
    });
  });
});
