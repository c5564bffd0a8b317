import { beforeEach, describe, expect, it } from 'vitest';
import { runBatch } from '../../../packages/server/src/jobs/run.ts';
import { dueJobs } from '../../../packages/server/src/queries/shops/shop-jobs.ts';
import { vendorOf, type Shop, type Tokens } from '../operations/shops.ts';
import { forEachWorld } from '../operations/world.ts';
import { noon, type TestServer } from '../server.ts';
import { settled } from '../settled.ts';

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let birch: Shop;
  let tokens: Tokens;
  beforeEach(async () => {
    ({ server, alder, birch, tokens } = world());
    await settled(server);
  });
  const owner = () => ({ token: tokens.owner });
  const due = async () => (await server.ok('getCombinedCommissionTotals', owner())).commission_due;
  const change = (body: object) =>
    server.ok('updateSettings', { ...owner(), params: { id: alder.id }, body });
  const asAlder = { vendorIds: null };

  describe('a change of rules', () => {
    it('is saved at once, and the amounts follow', async () => {
      await change({ global_commission: '10' });
      expect(await due()).toBe('34.50');
      expect((await server.ok('getSyncProgress', owner())).recalculation).toEqual({
        description: '',
        progress: 0,
        active: true,
        failure: null,
      });
      await settled(server);
      expect(await due()).toBe('5.30');
      const { active, recalculation } = await server.ok('getSyncProgress', owner());
      expect({ active, recalculation }).toEqual({
        active: false,
        recalculation: { description: 'Done', progress: 100, active: false, failure: null },
      });
      await change({ global_commission: '50' });
      await settled(server);
      expect(await due()).toBe('34.50');
    });

    it('lets no vendor be paid by the old rule, and no other shop wait', async () => {
      await change({ global_commission: '40' });
      const pay = { vendor: vendorOf(alder, 'Moss & Fern'), all_line_items: true };
      expect(await server.refused('createPayout', 409, { ...owner(), body: pay })).toMatchObject({
        code: 'recalculating',
        detail: 'Commissions are being recalculated. Try again in a moment.',
        errors: [{ pointer: '/vendor' }],
      });
      await server.refused('createPayout', 404, { ...owner(), body: { ...pay, vendor: 999_999 } });
      const foreign = { vendor: vendorOf(birch, 'Twig'), all_line_items: true };
      const { id } = await server.ok('createPayout', { token: tokens.stranger, body: foreign });
      await server.ok('deletePayout', { token: tokens.stranger, params: { id } });
      await settled(server);
      const paid = await server.ok('createPayout', { ...owner(), body: pay });
      expect(paid.amount).toBe('2.80');
      await server.ok('deletePayout', { ...owner(), params: { id: paid.id } });
      await change({ global_commission: '50' });
      await settled(server);
    });

    it('that comes while a job runs has all lines priced again', async () => {
      await change({ global_commission: '10' });
      const job = { shopId: alder.id, kind: 'recalculation', vendorId: null } as const;
      await runBatch(server.database, job, { now: noon });
      await change({ global_commission: '50' });
      expect(await server.database.asSystem((tx) => dueJobs(tx))).toEqual([job]);
      await settled(server);
      expect(await due()).toBe('34.50');
    });
  });

  describe('a sync', () => {
    it('finds the vendors again when tracking changes, and changes back', async () => {
      const vendors = async () =>
        (await server.ok('listCommissions', { ...owner(), query: { ordering: 'title' } })).results.map(
          ({ title, vendor }) => [title, vendor],
        );
      const before = await vendors();
      await change({ tracking_type: 'Product Tag' });
      await server.database.asShop({ ...asAlder, shopId: alder.id }, (tx) =>
        tx
          .updateTable('products')
          .set({ tags: 'new, Vendor_petal-press' })
          .where('title', '=', 'fern')
          .execute(),
      );
      expect(await server.ok('getSettings', owner())).toMatchObject({ sync_active: true });
      await server.refused('createPayout', 409, {
        ...owner(),
        body: { vendor: vendorOf(alder, 'Ash'), all_line_items: true },
      });
      await settled(server);
      expect(await server.ok('getSettings', owner())).toMatchObject({ sync_active: false });
      const made = await server.ok('listCommissionTotals', { ...owner(), query: { search: 'Petal Press' } });
      expect(made.results).toMatchObject([{ name: 'Petal Press', commission_due: '3.50' }]);
      expect(await due()).toBe('3.50');

      await change({ tracking_type: 'Vendor Name' });
      await settled(server);
      expect(await vendors()).toEqual(before);
      expect(await due()).toBe('34.50');
    });

    it('is started once, and alone holds up no payouts', async () => {
      const start = () =>
        server.ok('startShopSync', { ...owner(), query: { domain: alder.domain, app_slug: 'x' } });
      expect(await Promise.all([start(), start()])).toEqual([{ sync_active: true }, { sync_active: true }]);
      expect(await server.database.asSystem((tx) => dueJobs(tx))).toHaveLength(1);
      expect(await server.ok('getSyncProgress', owner())).toMatchObject({ active: true, progress: 0 });
      const body = { vendor: vendorOf(alder, 'Ash'), all_line_items: true };
      const { id } = await server.ok('createPayout', { ...owner(), body });
      await server.ok('deletePayout', { ...owner(), params: { id } });

      const seen: number[] = [];
      const job = { shopId: alder.id, kind: 'sync', vendorId: null } as const;
      while ((await runBatch(server.database, job, { now: noon })) === 'going on') {
        seen.push((await server.ok('getSyncProgress', owner())).progress);
      }
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
      expect(seen.at(-1)).toBeLessThan(100);
      expect(await server.ok('getSyncProgress', owner())).toMatchObject({
        active: false,
        progress: 100,
        description: 'Done',
      });
    });

    it('of another shop is not found', async () => {
      for (const id of ['startShopSync', 'getSyncProgress'] as const) {
        await server.refused(id, 404, { ...owner(), query: { domain: birch.domain } });
        await server.refused(id, 403, { token: tokens.vendor });
      }
      expect(await server.database.asSystem((tx) => dueJobs(tx))).toEqual([]);
    });

    it('is not started by a prefetch', async () => {
      await server.refused('startShopSync', 403, { ...owner(), headers: { 'sec-purpose': 'prefetch' } });
    });
  });

  describe('commissions on demand', () => {
    const spoil = (vendor: string) =>
      server.database.asShop({ ...asAlder, shopId: alder.id }, (tx) =>
        tx
          .updateTable('line_items')
          .set({ commission_full: 1 })
          .where('vendor_id', '=', vendorOf(alder, vendor))
          .where('commission_state', '=', 'accrued')
          .execute(),
      );

    it('are recalculated by a job, for the shop or a vendor', async () => {
      await spoil('Ash');
      await spoil('Moss & Fern');
      const query = { vendor: vendorOf(alder, 'Ash') };
      expect(await server.ok('calculateCommissions', { ...owner(), query })).toEqual({ queued: true });
      await settled(server);
      expect(await due()).toBe('31.01');
      expect(await server.ok('calculateCommissions', owner())).toEqual({ queued: true });
      await settled(server);
      expect(await due()).toBe('34.50');
    });

    it('of a vendor are there with the answer', async () => {
      await spoil('Ash');
      const params = { vendorId: vendorOf(alder, 'Ash') };
      expect(await server.ok('updateVendorCommissions', { ...owner(), params })).toEqual({});
      expect(await due()).toBe('34.50');
    });

    it('of a foreign vendor are not found', async () => {
      const foreign = vendorOf(birch, 'Twig');
      await server.refused('calculateCommissions', 404, { ...owner(), query: { vendor: foreign } });
      await server.refused('calculateCommissions', 400, { ...owner(), query: { vendor: 'Ash' } });
      await server.refused('calculateCommissions', 403, { token: tokens.vendor });
      await server.refused('updateVendorCommissions', 404, { ...owner(), params: { vendorId: foreign } });
      await server.refused('updateVendorCommissions', 403, { token: tokens.vendor, params: { vendorId: 1 } });
    });
  });

  describe('totals', () => {
    const spoil = () =>
      server.database.asShop({ ...asAlder, shopId: alder.id }, (tx) =>
        tx.updateTable('vendor_totals').set({ due: 1, total_sales: 2 }).execute(),
      );

    it('are recalculated a page at a time', async () => {
      await spoil();
      expect(await due()).not.toBe('34.50');
      const query = { shop_id: alder.id, page: 1, force: 1 };
      expect(await server.ok('recalculateTotals', { ...owner(), query })).toEqual({
        page: 1,
        pages: 1,
        done: true,
      });
      expect(await due()).toBe('34.50');
      expect(await server.ok('recalculateTotals', { ...owner(), query: { page: 7 } })).toEqual({
        page: 7,
        pages: 1,
        done: true,
      });
    });

    it('are a vendor’s own in a vendor’s session', async () => {
      const dueOf = async (name: string) =>
        (await server.ok('getVendorCommissionTotals', { ...owner(), params: { id: vendorOf(alder, name) } }))
          .commission_due;
      await spoil();
      const vendor_id = vendorOf(alder, 'Lantern Loom');
      await server.ok('recalculateTotals', { token: tokens.vendor, query: { vendor_id } });
      expect([await dueOf('Lantern Loom'), await dueOf('Moss & Fern')]).toEqual(['28.00', '0.01']);
      await server.ok('recalculateTotals', { token: tokens.vendor });
      expect([await dueOf('Moss & Fern'), await dueOf('Ash')]).toEqual(['3.50', '0.01']);
      await server.ok('recalculateTotals', owner());
      expect(await due()).toBe('34.50');
    });

    it('of others are not found', async () => {
      const ask = (token: string, query: object) =>
        server.refused('recalculateTotals', 404, { token, query: { ...query } });
      await ask(tokens.vendor, { vendor_id: vendorOf(alder, 'Ash') });
      await ask(tokens.owner, { vendor_id: vendorOf(birch, 'Twig') });
      await ask(tokens.owner, { shop_id: birch.id });
      await server.refused('recalculateTotals', 403, { token: tokens.rep });
      await server.refused('recalculateTotals', 400, { ...owner(), query: { page: 0 } });
    });
  });
});
