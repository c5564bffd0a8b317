import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestServer } from '../server.ts';
import { settled } from '../settled.ts';
import { draft, percent, withoutRules, type Draft } from './rule-drafts.ts';
import { insertLine, vendorOf, type Shop, type Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let tokens: Tokens;
  /** Of the lamp at 10.00 and of the shade at 20.00, both of Lantern Loom. */
  let lamp: { variant: number; product: number };
  let shade: { variant: number; product: number };
  beforeEach(async () => {
    const { birch, ...here } = world();
    ({ server, alder, tokens } = here);
    await withoutRules(server, [alder, birch]);
    await server.database.asSystem(async (tx) => {
      await tx.updateTable('products').set({ product_type: '', tags: '', collections: '' }).execute();
      await tx.updateTable('variants').set({ deleted: false }).execute();
      await tx
        .updateTable('products')
        .set({ product_type: 'Lighting' })
        .where('title', '=', 'lamp')
        .execute();
    });
    [lamp, shade] = [await ofProduct('lamp'), await ofProduct('shade')];
  });

  const asOwner = <T extends object>(more: T) => ({ token: tokens.owner, ...more });
  const ofProduct = (title: string) =>
    server.database.asSystem(async (tx) => {
      const { rows } = await sql<{ variant: number; product: number }>`
        select v.id as variant, p.id as product from variants v join products p on p.id = v.product_id
        where p.shop_id = ${alder.id} and p.title = ${title}`.execute(tx);
      const [found] = rows;
      if (found === undefined) throw new Error(`There is no product '${title}'.`);
      return found;
    });
  const change = (title: string, to: { tags?: string; collections?: string; product_type?: string }) =>
    server.database.asSystem((tx) =>
      tx.updateTable('products').set(to).where('shop_id', '=', alder.id).where('title', '=', title).execute(),
    );
  const save = async (...rules: Draft[]) => {
    const { results } = await server.ok('saveRules', asOwner({ body: { rules } }));
    await settled(server);
    return results;
  };
  const winner = (query: { variant: number; vendor_id?: number; on?: string }) =>
    server.ok('findWinningRule', asOwner({ query }));
  const potential = async (product: number) =>
    (await server.ok('getProduct', asOwner({ params: { id: product } }))).get_earning_potential;
  const findings = async () => (await server.ok('listRuleFindings', asOwner({}))).results;
  const found = async () => (await findings()).map(({ rule, finding, detail }) => [rule.id, finding, detail]);

  describe('the rule that would win', () => {
    it('is that of the day for one unit at its price now, with those that it beats', async () => {
      const ofType = { place: 'shop_product_type', name: 'Lighting', from_day: '2026-04-01' } as const;
      const bands = [percent('60'), percent('50', '10.01')];
      const [version] = await save(draft({ ...ofType, measure: 'unit_price', steps: bands }));
      expect(await winner({ variant: lamp.variant })).toMatchObject({
        commission_amount: '5.00',
        reason: null,
        trace: { rule: { source: 'global', kind: 'percent', value: 500_000 }, beaten: [] },
      });
      expect(await winner({ variant: lamp.variant, on: '2026-04-01' })).toMatchObject({
        commission_amount: '6.00',
        trace: {
          rule: {
            source: 'shop_product_type',
            value: 600_000,
            version: { id: version?.id, step: { of: 'unit_price', from: 0, until: 1001 } },
          },
          beaten: [{ source: 'global' }],
        },
      });
    });

    it('is of the vendor that is asked about', async () => {
      const ash = vendorOf(alder, 'Ash');
      await save(draft({ place: 'vendor', vendor: ash, steps: [percent('70')] }));
      expect(await winner({ variant: lamp.variant })).toMatchObject({ commission_amount: '5.00' });
      expect(await winner({ variant: lamp.variant, vendor_id: ash })).toMatchObject({
        commission_amount: '7.00',
        trace: { rule: { source: 'vendor' } },
      });
    });

    it('finds a tier by the sales of the month before, as the order will', async () => {
      await save(draft({ measure: 'vendor_sales', steps: [percent('10'), percent('80', '50')] }));
      const asked = { variant: lamp.variant, on: '2026-05-02' };
      expect(await winner(asked)).toMatchObject({
        commission_amount: '1.00',
        trace: { inputs: { salesBefore: 0 } },
      });
      await server.database.asSystem((tx) =>
        insertLine(tx, alder, {
          title: 'sold in April',
          vendor: 'Lantern Loom',
          processedAt: '2026-04-10T10:00:00Z',
          price: 5000,
        }),
      );
      expect(await winner(asked)).toMatchObject({
        commission_amount: '8.00',
        trace: { inputs: { salesBefore: 5000, ordersBefore: 1 } },
      });
    });

    it('is none for a product without a vendor, and before the day from which orders count', async () => {
      const start = (day: string | null) =>
        server.database.asSystem((tx) =>
          tx.updateTable('shop_settings').set({ commission_start_date: day }).execute(),
        );
      await start('2026-05-01');
      expect(await winner({ variant: lamp.variant, on: '2026-04-30' })).toEqual({
        commission_amount: '0.00',
        reason: 'before_start_date',
        trace: null,
      });
      expect(await winner({ variant: lamp.variant, on: '2026-05-01' })).toMatchObject({ reason: null });
      await start(null);
    });

    it('refuses missing records and invalid days', async () => {
      const refused = (status: number, query: object, token = tokens.owner) =>
        server.refused('findWinningRule', status, { token, query: { ...query } });
      await refused(404, { variant: 900_000_000 });
      await refused(404, { variant: lamp.variant, vendor_id: 900_000_000 });
      await refused(404, { variant: lamp.variant }, tokens.stranger);
      await refused(403, { variant: lamp.variant }, tokens.vendor);
      await refused(400, { variant: lamp.variant, on: '2026-02-30' });
      await refused(400, {});
    });
  });

  describe('the earning potential of a product', () => {
    it('follows the rules with days that hold today', async () => {
      await change('lamp', { tags: 'Sale, new', collections: 'Winter' });
      expect(await potential(lamp.product)).toBe('5.00');
      await save(draft({ place: 'tag', name: 'sale', steps: [percent('20')], from_day: '2026-03-15' }));
      expect(await potential(lamp.product)).toBe('2.00');
      await save(
        draft({ place: 'product', product: lamp.product, steps: [percent('90')], from_day: '2026-03-16' }),
      );
      expect(await potential(lamp.product)).toBe('2.00');
      await save(draft({ place: 'variant', variant: lamp.variant, steps: [percent('80')] }));
      expect(await potential(lamp.product)).toBe('8.00');
      expect(await potential(shade.product)).toBe('10.00');
    });

    it('is the same in the vendor’s portal', async () => {
      await save(draft({ place: 'product', product: lamp.product, steps: [percent('90')] }));
      const theirs = await server.ok('getProduct', { token: tokens.vendor, params: { id: lamp.product } });
      expect(theirs.get_earning_potential).toBe('9.00');
    });
  });

  describe('the findings about rules', () => {
    it('are none for rules that can win', async () => {
      await save(
        draft(),
        draft({ place: 'vendor', vendor: vendorOf(alder, 'Ash') }),
        draft({ place: 'shop_product_type', name: 'Lighting', from_day: '2026-05-01' }),
        draft({ place: 'variant', variant: lamp.variant }),
      );
      expect(await findings()).toEqual([]);
    });

    it('name rules without products', async () => {
      const loom = vendorOf(alder, 'Lantern Loom');
      const saved = await save(
        draft({ place: 'variant', variant: shade.variant }),
        draft({ place: 'product', product: shade.product }),
        draft({ place: 'vendor_product_type', vendor: loom, name: 'Rugs' }),
        draft({ place: 'tag', name: 'Summer' }),
        draft({ place: 'collection', name: 'Winter' }),
        draft({ place: 'shop_product_type', name: 'Rugs' }),
      );
      await server.database.asSystem((tx) =>
        tx.updateTable('variants').set({ deleted: true }).where('id', '=', shade.variant).execute(),
      );
      const details = [
        'This variant is no longer for sale.',
        'This product is no longer for sale.',
        'This vendor has no products of the type “Rugs”.',
        'No products have the tag “summer”.',
        'No products are in the collection “winter”.',
        'No products are of the type “Rugs”.',
      ];
      expect(await found()).toEqual(details.map((detail, nth) => [saved[nth]?.id, 'no_products', detail]));
    });

    it('name rules that a stronger rule or setting beats for all products on all days', async () => {
      const loom = vendorOf(alder, 'Lantern Loom');
      const [ofType] = await save(draft({ place: 'shop_product_type', name: 'Lighting' }));
      expect(await found()).toEqual([]);
      // From April on; the days until then are its own.
      await save(
        draft({ place: 'vendor_product_type', vendor: loom, name: 'Lighting', from_day: '2026-04-01' }),
      );
      expect(await found()).toEqual([]);
      await server.ok(
        'createVendorProductTypeCommission',
        asOwner({
          body: {
            product_type: 'Lighting',
            vendor: loom,
            commission_rate: '30',
            commission_percentage: true,
          },
        }),
      );
      await settled(server);
      const beaten =
        'A stronger rule or setting applies to all of this rule’s products on all of its days: Vendor × product type.';
      expect(await found()).toEqual([[ofType?.id, 'always_beaten', beaten]]);
      // Another vendor has a product of the type.
      await change('fern', { product_type: 'Lighting' });
      expect(await found()).toEqual([]);
    });

    it('name tags whose products have another with a rule, which comes first by name', async () => {
      await change('lamp', { tags: 'Sale, Best' });
      await change('shade', { tags: 'sale' });
      const [, sale] = await save(
        draft({ place: 'tag', name: 'best' }),
        draft({ place: 'tag', name: 'Sale' }),
      );
      const detail =
        '1 of this rule’s products also has the tag “best”, whose rule comes first alphabetically.';
      expect(await found()).toEqual([[sale?.id, 'shared_products', detail]]);
      // On no day in common.
      await save(draft({ place: 'tag', name: 'best', steps: [], from_day: '2026-03-15' }));
      expect(await found()).toEqual([]);
    });

    it('leave out what is over, ended or taken back', async () => {
      const rugs = { place: 'shop_product_type', name: 'Rugs' } as const;
      await save(draft({ ...rugs, until_day: '2026-03-14' }));
      expect(await found()).toEqual([]);
      const [version] = await save(draft(rugs));
      expect(await found()).toHaveLength(1);
      await save(draft({ ...rugs, steps: [] }));
      expect(await found()).toEqual([]);
      expect(version?.id).toBeGreaterThan(0);
    });
  });
});
