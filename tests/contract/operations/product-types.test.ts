import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runJob } from '../../../packages/server/src/jobs/run.ts';
import { dueJobs } from '../../../packages/server/src/queries/shops/shop-jobs.ts';
import { insertLine } from '../rows.ts';
import type { TestServer } from '../server.ts';
import { lineOf, vendorOf, type Shop, type Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let birch: Shop;
  let tokens: Tokens;
  let loom: number;
  beforeAll(async () => {
    ({ server, alder, birch, tokens } = world());
    loom = vendorOf(alder, 'Lantern Loom');
    await server.database.asSystem(async (tx) => {
      const set = (title: string, product_type: string) =>
        tx.updateTable('line_items').set({ product_type }).where('id', '=', lineOf(alder, title)).execute();
      await set('lamp', 'Lighting');
      await set('shade', ' Lighting ');
      await set('wick', 'lighting parts');
      await set('ash tray', '陶器');
      await tx
        .updateTable('products')
        .set({ product_type: 'Plants' })
        .where('shop_id', '=', alder.id)
        .where('title', '=', 'fern')
        .execute();
      await tx
        .updateTable('line_items')
        .set({ product_type: 'Foreign' })
        .where('id', '=', lineOf(birch, 'twig'))
        .execute();
    });
  });
  beforeEach(() => server.database.asSystem((tx) => tx.deleteFrom('product_type_rates').execute()));

  const rate = (body: object) => ({
    product_type: 'Lighting',
    commission_rate: '20',
    commission_percentage: true,
    ...body,
  });
  const types = (query = {}) => server.ok('listProductTypes', { token: tokens.owner, query });
  const ofVendor = (vendorId = loom) =>
    server.ok('listVendorProductTypes', { token: tokens.owner, params: { vendorId } });
  const create = (body: object = {}) =>
    server.ok('createProductTypeCommission', { token: tokens.owner, body: rate(body) });
  const createFor = (body: object = {}) =>
    server.ok('createVendorProductTypeCommission', {
      token: tokens.owner,
      body: { ...rate(body), vendor: loom },
    });
  const settle = async () => {
    const due = await server.database.asSystem((tx) => dueJobs(tx));
    for (const job of due) await runJob(server.database, job, { clock: () => server.now });
    return due;
  };
  const amount = async (search: string) => {
    const { results } = await server.ok('listCommissions', { token: tokens.owner, query: { search } });
    return results[0]?.commission_amount;
  };

  describe('product types', () => {
    it('are those of products and lines, trimmed, each once, with the shop’s rate', async () => {
      const { id } = await create();
      await createFor({ product_type: 'Plants', commission_rate: '70' });
      const { count, results } = await types();
      expect(count).toBe(4);
      expect(results.map(({ product_type, commission }) => [product_type, commission])).toEqual([
        ['Lighting', { id, commission_rate: '20', commission_percentage: true }],
        ['lighting parts', null],
        ['Plants', null],
        ['陶器', null],
      ]);
      expect(new Set(results.map((row) => row.id)).size).toBe(4);
      const second = await types({ page: 2, page_size: 3 });
      expect(second.results).toEqual(results.slice(3));
    });

    it('of a vendor are those it sells or has a rate for, with its own rates', async () => {
      await create();
      const own = await createFor({
        product_type: 'New',
        commission_rate: '7.25',
        commission_percentage: false,
      });
      expect(own.vendor).toBe(loom);
      const { results } = await ofVendor();
      expect(results.map(({ product_type, commission }) => [product_type, commission])).toEqual([
        ['Lighting', null],
        ['lighting parts', null],
        ['New', { id: own.id, commission_rate: '7.25', commission_percentage: false }],
      ]);
      expect((await ofVendor(vendorOf(alder, 'Moss & Fern'))).results).toMatchObject([
        { product_type: 'Plants' },
      ]);
    });

    it('of many lines are listed once each, and no blank one', async () => {
      const shopId = birch.id;
      await server.database.asSystem(async (tx) => {
        const { order_id } = await tx
          .selectFrom('line_items')
          .select('order_id')
          .where('id', '=', lineOf(birch, 'twig'))
          .executeTakeFirstOrThrow();
        for (const product_type of ['B', 'A', 'B', '', '  ']) {
          await insertLine(tx, shopId, order_id ?? 0, { product_type });
        }
      });
      const { results } = await server.ok('listProductTypes', { token: tokens.stranger });
      expect(results.map(({ product_type }) => product_type)).toEqual(['A', 'B', 'Foreign']);
    });
  });

  describe('the rate of a type', () => {
    it('overrides the usual one; the vendor’s own overrides it; null restores it', async () => {
      await settle();
      const usual = await amount('lamp');
      const shopWide = await create();
      expect(await settle()).toMatchObject([{ kind: 'recalculation', shopId: alder.id, vendorId: null }]);
      expect(await amount('lamp')).toBe('2.00');
      const own = await createFor({ commission_rate: '0' });
      expect(await settle()).toMatchObject([{ shopId: alder.id, vendorId: loom }]);
      expect(await amount('lamp')).toBe('0.00');
      const unset = await server.ok('updateVendorProductTypeCommission', {
        token: tokens.owner,
        params: { id: own.id },
        body: { ...rate({ commission_rate: null }), vendor: loom },
      });
      expect(unset).toMatchObject({ id: own.id, commission_rate: null });
      await settle();
      expect(await amount('lamp')).toBe('2.00');
      const perUnit = await server.ok('updateProductTypeCommission', {
        token: tokens.owner,
        params: { id: shopWide.id },
        body: rate({ commission_percentage: false, commission_rate: '7.25' }),
      });
      expect(perUnit).toEqual({ ...shopWide, commission_percentage: false, commission_rate: '7.25' });
      await settle();
      expect(await amount('lamp')).toBe('7.25');
      await create({ commission_rate: null });
      await settle();
      expect(await amount('lamp')).toBe(usual);
    });

    it('set twice is one rate, and the same again makes no work', async () => {
      const first = await create({ product_type: ' Lighting ' });
      expect(first).toMatchObject({ product_type: 'Lighting', vendor: null });
      await settle();
      expect(await create()).toEqual(first);
      expect(await settle()).toEqual([]);
      expect(await create({ commission_rate: '30' })).toEqual({ ...first, commission_rate: '30' });
      await settle();
    });

    it('that is invalid is refused', async () => {
      const refused = (body: object, status: number) =>
        server.refused('createProductTypeCommission', status, { token: tokens.owner, body: rate(body) });
      for (const body of [
        { commission_rate: '100.1' },
        { commission_rate: '1.12345' },
        { commission_rate: '1.005', commission_percentage: false },
        { commission_rate: '90000000.01', commission_percentage: false },
      ]) {
        expect((await refused(body, 422)).errors[0]?.pointer).toBe('/commission_rate');
      }
      expect((await refused({ product_type: '  ' }, 422)).errors[0]?.pointer).toBe('/product_type');
      expect((await refused({ commission_rate: '-1' }, 400)).code).toBe('wrong_format');
      expect((await refused({ commission_rate: 20 }, 400)).code).toBe('wrong_type');
      expect((await refused({ commission_percentage: 'true' }, 400)).code).toBe('wrong_type');
      expect((await refused({ vendor: loom }, 400)).code).toBe('unknown_key');
      const { id } = await create();
      const problem = await server.refused('updateProductTypeCommission', 422, {
        token: tokens.owner,
        params: { id },
        body: rate({ product_type: 'Plants' }),
      });
      expect(problem.errors[0]?.pointer).toBe('/product_type');
    });

    it('of another shop or level is not found', async () => {
      const { id } = await create();
      const own = await createFor();
      const put =
        (operation: 'updateProductTypeCommission' | 'updateVendorProductTypeCommission') =>
        (id: number, more: object = {}, token = tokens.owner) =>
          server.refused(operation, 404, { token, params: { id }, body: rate(more) });
      const [putShop, putVendor] = [
        put('updateProductTypeCommission'),
        put('updateVendorProductTypeCommission'),
      ];
      await putShop(own.id);
      await putShop(id, {}, tokens.stranger);
      await putVendor(id, { vendor: loom });
      await putVendor(own.id, { vendor: vendorOf(alder, 'Ash') });
      await putVendor(own.id, { vendor: vendorOf(birch, 'Twig') }, tokens.stranger);
      await server.refused('createVendorProductTypeCommission', 404, {
        token: tokens.owner,
        body: rate({ vendor: vendorOf(birch, 'Twig') }),
      });
      await server.refused('listVendorProductTypes', 404, {
        token: tokens.owner,
        params: { vendorId: vendorOf(birch, 'Twig') },
      });
      await server.refused('createProductTypeCommission', 403, { token: tokens.vendor, body: rate({}) });
      await server.refused('listProductTypes', 403, { token: tokens.vendor });
    });
  });
});
