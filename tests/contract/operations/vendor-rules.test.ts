import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Tx } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { insertRule, percentStep, type NewRule } from '../rule-rows.ts';
import { startServer, type TestServer } from '../server.ts';
import { fillShops, signInAll, vendorOf, type Shop, type Tokens } from './shops.ts';

forEachDatabase((_name, open) => {
  let server: TestServer;
  let alder: Shop;
  let birch: Shop;
  let tokens: Tokens;
  let loom: number;
  let moss: number;
  let ash: number;
  beforeEach(async () => {
    const database = await open();
    ({ alder, birch } = await fillShops(database));
    server = await startServer(database);
    server.now = new Date('2026-04-02T12:00:00Z');
    tokens = await signInAll(server);
    [loom, moss, ash] = [
      vendorOf(alder, 'Lantern Loom'),
      vendorOf(alder, 'Moss & Fern'),
      vendorOf(alder, 'Ash'),
    ];
    await asSystem(async (tx) => {
      await sql`update products set product_type = ' Lighting', tags = 'Summer, Oak', collections = 'Gifts'
        where shop_id = ${alder.id} and title = 'lamp'`.execute(tx);
      await sql`update products set product_type = 'Ash', tags = 'Winter', collections = 'Smoke'
        where shop_id = ${alder.id} and title = 'ash tray'`.execute(tx);
    });
  });
  afterEach(() => server.close());

  const asSystem = <T>(work: (tx: Tx) => Promise<T>) => server.database.asSystem(work);
  const add = (rule: NewRule) => asSystem((tx) => insertRule(tx, alder.id, rule));
  const thing = async (table: 'products' | 'variants', platform: string) => {
    const { rows } = await asSystem((tx) =>
      sql<{ id: number }>`select id from ${sql.table(table)}
        where shop_id = ${alder.id} and platform_id = ${platform}`.execute(tx),
    );
    return rows[0]?.id ?? 0;
  };
  const rulesOf = async (id: number, token = tokens.vendor) =>
    (await server.ok('listVendorRules', { token, params: { id } })).results;
  const idsOf = async (id: number, token = tokens.vendor) =>
    (await rulesOf(id, token)).map((rule) => rule.id);
  /** The vendors of the login for whom the portal asks for rules. */
  const withRates = async () =>
    (await server.ok('listOwnVendors', { token: tokens.vendor })).results.flatMap((one) =>
      one.has_rates ? [one.name] : [],
    );

  describe('the rules of a vendor', () => {
    it('are its own, those of its products, of what they are named, and of the whole shop, the strongest first', async () => {
      const global = await add({ place: 'global' });
      const flat = await add({ place: 'flat' });
      const own = await add({ place: 'vendor', vendorId: loom });
      const type = await add({ place: 'shop_product_type', name: 'Lighting' });
      const ownType = await add({ place: 'vendor_product_type', vendorId: loom, name: 'Never sold' });
      const tag = await add({ place: 'tag', name: 'summer' });
      const collection = await add({ place: 'collection', name: 'gifts' });
      const product = await add({ place: 'product', productId: await thing('products', 'lamp') });
      const variant = await add({ place: 'variant', variantId: await thing('variants', 'lamp') });
      const foreign = [
        await add({ place: 'vendor', vendorId: ash }),
        await add({ place: 'flat', vendorId: ash }),
        await add({ place: 'vendor_product_type', vendorId: ash, name: 'Lighting' }),
        await add({ place: 'shop_product_type', name: 'Ash' }),
        await add({ place: 'shop_product_type', name: 'lighting' }),
        await add({ place: 'tag', name: 'winter' }),
        await add({ place: 'collection', name: 'smoke' }),
        await add({ place: 'product', productId: await thing('products', 'ash tray') }),
        await add({ place: 'variant', variantId: await thing('variants', 'ash tray') }),
      ];
      const expected = [variant, product, ownType, tag, collection, type, flat, own, global];
      expect(await idsOf(loom)).toEqual(expected);
      expect(await idsOf(loom, tokens.owner)).toEqual(expected);
      // Another vendor of the same login has none of them but those of the shop.
      expect(await idsOf(moss)).toEqual([flat, global]);
      const ofAsh = await idsOf(ash, tokens.owner);
      // Product types are compared exactly, and so one of them is of no vendor.
      expect(new Set(ofAsh)).toEqual(new Set([...foreign.filter((_, at) => at !== 4), flat, global]));
    });

    it('have no reason, no maker and no other vendor in them', async () => {
      await add({ place: 'vendor', vendorId: loom, reason: 'Because of Ash' });
      const [rule] = await rulesOf(loom);
      expect(rule).toEqual({
        id: expect.any(Number) as number,
        place: 'vendor',
        product_title: null,
        variant_title: null,
        name: null,
        from_day: '2026-01-01',
        until_day: null,
        measure: null,
        steps: [{ from: '0.00', kind: 'percent', value: '50' }],
        floor: null,
        cap: null,
        bounds_per: null,
        kind: 'percent',
        state: 'holds',
        version: 1,
      });
    });

    it('say their values and the names of their products', async () => {
      await add({
        place: 'variant',
        variantId: await thing('variants', 'lamp'),
        measure: 'unit_price',
        steps: [percentStep(60), { from: 2001, kind: 'unit_amount', value: 725 }],
        bounds: { floor: 100, cap: null, per: 'unit' },
        until: '2026-12-31',
      });
      expect(await rulesOf(loom)).toMatchObject([
        {
          product_title: 'lamp',
          variant_title: 'Default Title',
          until_day: '2026-12-31',
          kind: 'bands',
          measure: 'unit_price',
          steps: [
            { from: '0.00', kind: 'percent', value: '60' },
            { from: '20.01', kind: 'unit_amount', value: '7.25' },
          ],
          floor: '1.00',
          cap: null,
          bounds_per: 'unit',
        },
      ]);
    });

    it('are those that hold today in the shop’s zone and those that are coming, the soonest first', async () => {
      const own = { place: 'vendor', vendorId: loom } as const;
      const replaced = await add(own);
      const over = await add({ ...own, version: 2, from: '2026-02-01', until: '2026-04-01' });
      const holds = await add({ ...own, version: 3, from: '2026-03-01' });
      const later = await add({ ...own, version: 4, from: '2026-06-01', steps: [percentStep(55)] });
      const end = await add({ ...own, version: 5, from: '2026-05-01', steps: [] });
      const overtaken = await add({ ...own, version: 6, from: '2026-07-02', until: '2026-07-03' });
      const last = await add({ ...own, version: 7, from: '2026-07-01', until: '2026-07-31' });
      const back = await add({ ...own, version: 8, takenBackAt: new Date('2026-04-01T00:00:00Z') });
      const shown = (await rulesOf(loom)).map(({ id, state }) => [id, state]);
      // The end of May comes after the rule of June, because it was made later: it is never shown.
      expect(shown).toEqual([
        [end, 'coming'],
        [last, 'coming'],
        [holds, 'holds'],
      ]);
      for (const gone of [replaced, over, later, overtaken, back]) {
        expect(shown.map(([id]) => id)).not.toContain(gone);
      }
      // In London’s summer the day ends at 23:00 UTC.
      const tomorrow = await add({ ...own, version: 9, from: '2026-04-03' });
      server.now = new Date('2026-04-02T22:59:00Z');
      tokens = await signInAll(server);
      expect(await rulesOf(loom)).toContainEqual(expect.objectContaining({ id: tomorrow, state: 'coming' }));
      server.now = new Date('2026-04-02T23:00:00Z');
      tokens = await signInAll(server);
      expect(await rulesOf(loom)).toContainEqual(expect.objectContaining({ id: tomorrow, state: 'holds' }));
    });

    it('are not those of the shop that a setting of the vendor overrides', async () => {
      const [global, flat] = [await add({ place: 'global' }), await add({ place: 'flat' })];
      expect(await idsOf(loom)).toEqual([flat, global]);
      const set = (changes: object) =>
        asSystem((tx) => tx.updateTable('vendors').set(changes).where('id', '=', loom).execute());
      await set({ commission_rate_ppm: 400_000 });
      expect(await idsOf(loom)).toEqual([flat]);
      await set({ commission_rate_ppm: null, flat_rate: false });
      expect(await idsOf(loom)).toEqual([global]);
    });

    it('are known to be there, or not, before they are asked for', async () => {
      expect(await withRates()).toEqual([]);
      await add({ place: 'vendor', vendorId: ash });
      await add({ place: 'vendor', vendorId: loom, until: '2026-03-31', from: '2026-03-01' });
      expect(await withRates()).toEqual([]);
      await add({ place: 'tag', name: 'summer', from: '2026-06-01' });
      expect(await withRates()).toEqual(['Lantern Loom']);
      await add({ place: 'global' });
      expect(await withRates()).toEqual(['Lantern Loom', 'Moss & Fern']);
    });

    it('are hidden from vendors where the shop hides what they earn, and not from the shop', async () => {
      await add({ place: 'global' });
      const token = tokens.owner;
      const isRefused = async () => {
        const params = { id: loom };
        await server.refused('listVendorRules', 403, { token: tokens.vendor, params });
        expect(await withRates()).toEqual([]);
        expect(await idsOf(loom, token)).toHaveLength(1);
      };
      const meta = { meta_key: 'vendor_field_commissions', meta_value: 'false' };
      const { id } = await server.ok('createShopMeta', { token, body: meta });
      await isRefused();
      await server.ok('updateShopMeta', { token, params: { id }, body: { meta_value: 'true' } });
      expect(await idsOf(loom)).toHaveLength(1);
      for (const name of ['hidePortalStats', 'hidePortalCommissionsMenu', 'redirectPortalToProducts']) {
        await asSystem((tx) =>
          sql`update shop_settings set switches = ${JSON.stringify({ [name]: true })}::jsonb
            where shop_id = ${alder.id}`.execute(tx),
        );
        await isRefused();
      }
    });

    it('are of the vendor’s own shop: others have no such vendor', async () => {
      await add({ place: 'global' });
      const params = { id: loom };
      await server.refused('listVendorRules', 404, { token: tokens.stranger, params });
      await server.refused('listVendorRules', 404, { token: tokens.strangeVendor, params });
      await server.refused('listVendorRules', 404, { token: tokens.vendor, params: { id: ash } });
      expect(await idsOf(vendorOf(birch, 'Twig'), tokens.strangeVendor)).toEqual([]);
      await server.refused('listVendorRules', 403, { token: tokens.rep, params });
    });
  });
});
