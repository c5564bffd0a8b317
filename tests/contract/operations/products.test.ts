import { describe, expect, it } from 'vitest';
import { bookPayout } from '../../../packages/server/src/ledger/create-payout.ts';
import { refundAfterPayout } from '../../../packages/server/src/ledger/refund-after-payout.ts';
import { priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { noon } from '../server.ts';
import { addCatalog, type Catalog } from './catalog.ts';
import { vendorOf } from './shops.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  let made: Promise<Catalog> | null = null;
  const catalog = () => (made ??= addCatalog(world().server.database, world().alder));
  const all = { expand: 'variants' };
  const list = async (query = {}, token = world().tokens.owner) => {
    await catalog();
    return world().server.ok('listProducts', { token, query });
  };
  const soldIn = async (query = {}, token = world().tokens.owner) => {
    await catalog();
    return world().server.ok('listSoldProducts', { token, query });
  };
  const variantRows = async (query = {}, token = world().tokens.owner) => {
    await catalog();
    return world().server.ok('listProductVariants', { token, query });
  };
  const titles = async (query = {}, token?: string) =>
    (await list(query, token)).results.map(({ title }) => title);
  const ofAsh = () => ({ vendor: vendorOf(world().alder, 'Ash') });
  const meta = (meta_key: string, meta_value: string) =>
    world().server.ok('createShopMeta', { token: world().tokens.owner, body: { meta_key, meta_value } });

  describe('products', () => {
    it('come with their variants, units sold and paid, and what they earn', async () => {
      const { results } = await list({ search: 'rug', ...all });
      expect(results).toHaveLength(1);
      // Sold: 3 and 2, of which one came back; the cancelled and the voided order do not count. Half the price, and
      // 45 % for rugs.
      expect(results[0]).toMatchObject({
        title: 'Rug',
        sku: 'RUG-S',
        product_type: 'Rugs',
        created_at: '2026-02-01T00:00:00.000Z',
        start_date: '2026-02-01',
        end_date: null,
        status: 'active',
        sold: 4,
        deleted: 4,
        paid: 0,
        commission: '202.50',
        get_earning_potential: '45.00',
        vendor: { id: vendorOf(world().alder, 'Ash'), name: 'Ash' },
      });
      expect((await list({ search: 'Orphan' })).results[0]).toHaveProperty('vendor', null);
      expect(results[0]?.variants).toMatchObject([
        {
          title: 'Small',
          price: '100.00',
          sku: 'RUG-S',
          barcode: '5012345678900',
          cost_per_item: '40.00',
          inventory_quantity: 4,
          inventory_management: 'shopify',
          sold: 3,
          paid: 0,
          commission: '135.00',
          get_earning_potential: '45.00',
          deleted: false,
        },
        {
          title: 'Large',
          price: '150.00',
          inventory_quantity: null,
          sold: 1,
          commission: '67.50',
          deleted: false,
        },
        { title: 'Gone', sold: 0, deleted: true },
      ]);
      expect((await list({ search: 'rug' })).results[0]).not.toHaveProperty('variants');
    });

    it('are sorted by what the screens sort by, the newest first when nothing is said', async () => {
      await catalog();
      expect((await titles(ofAsh()))[0]).toBe('Rug');
      expect(await titles({ ...ofAsh(), ordering: 'title' })).toEqual([
        'Arm-chair',
        'ash tray',
        'Rug',
        'Voucher',
      ]);
      expect(await titles({ ...ofAsh(), ordering: '-title' })).toEqual([
        'Voucher',
        'Rug',
        'ash tray',
        'Arm-chair',
      ]);
      expect((await titles({ ...ofAsh(), ordering: '-inventory' })).slice(0, 2)).toEqual([
        'Arm-chair',
        'Rug',
      ]);
      expect((await titles({ ...ofAsh(), ordering: '-sold' })).slice(0, 2)).toEqual(['Rug', 'ash tray']);
      expect((await titles({ ...ofAsh(), ordering: '-product_type' }))[0]).toBe('Rug');
      expect((await titles({ ...ofAsh(), ordering: 'created_at' })).at(-1)).toBe('Rug');
      const { server, tokens } = world();
      for (const query of [
        { ordering: 'price' },
        { vendor: 'x' },
        { expand: 'all' },
        { format: 'xml' },
        { page: 0 },
      ]) {
        await server.refused('listProducts', 400, { token: tokens.owner, query });
      }
    });

    it('are the same, whatever the page', async () => {
      const whole = await titles({ ordering: 'title' });
      const pages = [];
      for (let page = 1; pages.length < whole.length; page++) {
        const { results, count } = await list({ ordering: 'title', page, page_size: 3 });
        expect(count).toBe(whole.length);
        pages.push(...results.map(({ title }) => title));
      }
      expect(pages).toEqual(whole);
      expect(new Set(whole).size).toBe(whole.length);
    });

    it('are found by title, type, SKU and barcode', async () => {
      for (const search of ['RUG', 'rugs', 'rug-l', '501234567890'])
        expect(await titles({ search })).toEqual(['Rug']);
      for (const search of ['%', '_', 'RUG%', String.raw`\ `]) expect(await titles({ search })).toEqual([]);
    });

    it('of one shop or vendor are not seen by another', async () => {
      const { server, tokens, alder } = world();
      expect(await titles({}, tokens.stranger)).toEqual(['twig']);
      expect(await titles(ofAsh(), tokens.stranger)).toEqual([]);
      const own = await titles({ ordering: 'title' }, tokens.vendor);
      expect(own).toEqual(['fern', 'lamp', 'shade', 'unpaid order', 'wick']);
      expect(await titles(ofAsh(), tokens.vendor)).toEqual([]);
      expect(await titles({ vendor: vendorOf(alder, 'Moss & Fern') }, tokens.vendor)).toEqual(['fern']);
      expect(await titles({ search: 'rug' }, tokens.vendor)).toEqual([]);
      const { rug } = await catalog();
      for (const [token, id] of [
        [tokens.vendor, rug],
        [tokens.stranger, rug],
        [tokens.owner, 999_999],
      ] as const) {
        await server.refused('getProduct', 404, { token, params: { id } });
      }
      const mine = (await variantRows({}, tokens.vendor)).results.map(({ product }) => product.title);
      expect(mine.toSorted()).toEqual(own);
      expect((await soldIn({}, tokens.strangeVendor)).results.map(({ title }) => title)).toEqual(['twig']);
    });

    it('show a vendor the figures that the shop sees for that vendor', async () => {
      const { tokens, alder } = world();
      const vendor = vendorOf(alder, 'Lantern Loom');
      const asked = { vendor, ordering: 'title', ...all };
      const shown = (await list(asked, tokens.owner)).results;
      const seen = (await list(asked, tokens.vendor)).results;
      expect(seen.map(({ title, sold, commission }) => [title, sold, commission])).toEqual(
        shown.map(({ title, sold, commission }) => [title, sold, commission]),
      );
      // The shop-wide rate is no row of the vendor, but part of its earnings.
      expect(seen.map((product) => product.get_earning_potential)).toEqual(
        shown.map((product) => product.get_earning_potential),
      );
      expect(seen[0]).toMatchObject({ title: 'lamp', get_earning_potential: '1.00' });
      expect(seen[0]?.variants?.[0]).not.toHaveProperty('cost_per_item');
      // Only the shop sees the vendor: a product can be listed for one vendor and sold for another.
      expect(shown[0]?.vendor).toEqual({ id: vendor, name: 'Lantern Loom' });
      expect(seen[0]).not.toHaveProperty('vendor');
    });

    it('leave out for a vendor what the shop hides', async () => {
      const { server, tokens } = world();
      const fields = {
        vendor_field_commissions: ['commission', 'get_earning_potential'],
        vendor_field_sell_price: ['price'],
      };
      for (const [key, hidden] of Object.entries(fields)) {
        const before = (await variantRows({ search: 'lamp' }, tokens.vendor)).results[0];
        for (const field of hidden) expect(before).toHaveProperty(field);
        await meta(key, 'false');
        const rows = [
          (await variantRows({ search: 'lamp' }, tokens.vendor)).results[0],
          (await list({ search: 'lamp', ...all }, tokens.vendor)).results[0]?.variants?.[0],
        ];
        for (const field of hidden) for (const row of rows) expect(row).not.toHaveProperty(field);
        expect((await variantRows({ search: 'lamp' })).results[0]).toMatchObject(before ?? {});
        await meta(key, '');
      }
      await meta('vendor_field_cost_per_item', 'true');
      expect((await variantRows({ search: 'lamp' }, tokens.vendor)).results[0]).toHaveProperty(
        'cost_per_item',
      );
      await meta('vendor_field_cost_per_item', '');

      await meta('vendor_portal_products', 'false');
      for (const id of ['listProducts', 'listSoldProducts', 'listProductVariants'] as const) {
        await server.refused(id, 403, { token: tokens.vendor });
        await server.refused(id, 403, { token: tokens.vendor, query: { format: 'csv' } });
        await server.ok(id, { token: tokens.owner });
      }
      await server.refused('getProduct', 403, { token: tokens.vendor, params: { id: 1 } });
      await meta('vendor_portal_products', '');
    });

    it('are there one by one', async () => {
      const { server, tokens } = world();
      const { rug } = await catalog();
      const product = await server.ok('getProduct', { token: tokens.owner, params: { id: rug }, query: all });
      expect(product).toEqual((await list({ search: 'rug', ...all })).results[0]);
      const plain = await server.ok('getProduct', { token: tokens.owner, params: { id: rug } });
      expect(plain).not.toHaveProperty('variants');
    });

    it('are there one by one for one vendor, with the sales that are that vendor’s', async () => {
      const { server, tokens, alder } = world();
      const loom = vendorOf(alder, 'Lantern Loom');
      const [lamp] = (await list({ search: 'lamp', vendor: loom, ...all })).results;
      const get = (vendor: number) => ({ params: { id: lamp?.id ?? 0 }, query: { vendor, ...all } });
      expect(await server.ok('getProduct', { token: tokens.owner, ...get(loom) })).toEqual(lamp);
      expect(await server.ok('getProduct', { token: tokens.vendor, ...get(loom) })).toMatchObject({
        title: 'lamp',
      });
      // Both vendors belong to this login, but the product belongs to one of them.
      const fern = vendorOf(alder, 'Moss & Fern');
      await server.refused('getProduct', 404, { token: tokens.vendor, ...get(fern) });
    });

    it('have no earning potential without a rate to work it out from', async () => {
      const potentials = new Map(
        (await list(ofAsh())).results.map((product) => [product.title, product.get_earning_potential]),
      );
      expect(potentials.get('Arm-chair')).toBe('30.00');
      expect(potentials.get('Voucher')).toBeNull();
      // A product without variants is listed too.
      expect((await list({ search: 'empty' })).results).toMatchObject([
        { title: 'Empty', sku: '', sold: 0, commission: '0.00', get_earning_potential: null },
      ]);
      // Sold twice without a vendor; one of the orders is cancelled.
      expect((await list({ search: 'orphan' })).results).toMatchObject([
        { title: 'Orphan', sold: 1, paid: 0, commission: '0.00', get_earning_potential: null },
      ]);
    });
  });

  describe('sold products', () => {
    it('are those of the days asked for, the last one in full, with the figures of those days', async () => {
      // 23:30 UTC on July 1 is half past midnight of July 2 in London.
      expect((await soldIn({ end_date: '2025-07-01' })).results).toEqual([]);
      const july = await soldIn({ start_date: '2025-07-02', end_date: '2025-07-02' });
      expect(july.results).toMatchObject([{ title: 'wick', sold: 1, commission: '15.00' }]);
      const february = await soldIn({ start_date: '2026-02-10', end_date: '2026-02-10', ...all });
      expect(february.results).toMatchObject([{ title: 'Rug', sold: 3, commission: '135.00' }]);
      expect(february.results[0]?.variants?.map(({ sold }) => sold)).toEqual([3, 0, 0]);
      expect((await soldIn({ start_date: '2026-02-12', end_date: '2026-02-13' })).count).toBe(0);
      const ever = await soldIn({ ...ofAsh(), ordering: '-sold' });
      expect(ever.results.map(({ title, sold }) => [title, sold])).toEqual([
        ['Rug', 4],
        ['ash tray', 1],
      ]);
      const { server, tokens } = world();
      for (const query of [{ start_date: '2026-02-30' }, { end_date: 'today' }, { ordering: 'paid' }]) {
        await server.refused('listSoldProducts', 400, { token: tokens.owner, query });
      }
    });

    it('count for a vendor only what was sold for it', async () => {
      const { server, alder } = world();
      const { rugLine } = await catalog();
      const credited = (override_vendor_id: number | null) =>
        server.database.asSystem(async (tx) => {
          await tx.updateTable('line_items').set({ override_vendor_id }).where('id', '=', rugLine).execute();
          await priceLines(tx, alder.id, { lines: [rugLine] });
        });
      await credited(vendorOf(alder, 'Moss & Fern'));
      const sold = async (query: object) => (await list({ search: 'rug', ...query })).results[0]?.sold;
      expect(await sold({})).toBe(4);
      expect(await sold(ofAsh())).toBe(1);
      await credited(null);
      expect(await sold(ofAsh())).toBe(4);
    });
  });

  describe('variants', () => {
    it('are separate rows, without the deleted ones', async () => {
      const { count, results } = await variantRows({ search: 'rug', ordering: '-sold' });
      expect(count).toBe(2);
      expect(results).toMatchObject([
        {
          title: 'Small',
          sold: 3,
          get_earning_potential: '45.00',
          product: { title: 'Rug', handle: 'rug', product_type: 'Rugs', status: 'active' },
        },
        { title: 'Large', sold: 1, get_earning_potential: '67.50' },
      ]);
      const stock = await variantRows({ search: 'rug', ordering: 'inventory', page_size: 1 });
      expect(stock.results[0]?.title).toBe('Large');
      expect(stock.next).toContain('page=2');
      const days = { start_date: '2026-02-11', end_date: '2026-02-11' };
      expect((await variantRows(days)).results.map(({ title, sold }) => [title, sold])).toEqual([
        ['Large', 1],
      ]);
    });
  });

  it('counts units as paid once a payout holds them, and takes back what comes back later', async () => {
    const { server, alder } = world();
    const { rugLine } = await catalog();
    const small = async () => (await list({ search: 'rug', ...all })).results[0]?.variants?.[0];
    await server.database.asSystem(async (tx) => {
      const verdict = await bookPayout(tx, {
        shopId: alder.id,
        vendorId: vendorOf(alder, 'Ash'),
        lines: [rugLine],
        additionalPay: 0,
        expectedAmount: null,
        note: '',
        setup: { method: 'by_hand' },
        createdBy: null,
        now: noon,
      });
      expect(verdict.is).toBe('paid');
    });
    expect(await small()).toMatchObject({ sold: 3, paid: 3, commission: '135.00' });
    await server.database.asSystem(async (tx) => {
      await tx.updateTable('line_items').set({ returned_quantity: 1 }).where('id', '=', rugLine).execute();
      await refundAfterPayout(tx, { shopId: alder.id, lines: [rugLine], now: noon });
    });
    expect(await small()).toMatchObject({ sold: 2, paid: 2, commission: '90.00' });
  });
});
