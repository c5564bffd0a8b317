import { readSwitches, switchNames } from '@consignment/domain/shop/shop-switches';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestServer } from '../server.ts';
import type { Shop, Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

const untouched = {
  agree_to_terms: false,
  agree_to_upgrade: false,
  agree_to_upgrade_datetime: null,
  upgrade_process_step: 0,
  activation_requested: false,
  show_upgrade_offer: false,
} as const;

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let birch: Shop;
  let tokens: Tokens;
  beforeEach(async () => {
    ({ server, alder, birch, tokens } = world());
    await shopIs({});
    await server.database.asSystem(async (tx) => {
      await tx.updateTable('shop_settings').set({ switches: '{}' }).execute();
      await tx.deleteFrom('announcements').execute();
    });
  });

  const shopIs = (change: object) =>
    server.database.asSystem((tx) =>
      tx
        .updateTable('shops')
        .set({ ...untouched, ...change })
        .execute(),
    );
  const own = () => ({ token: tokens.owner, body: { shop: alder.id } });

  describe('a shop', () => {
    it('accepts the terms, once and for all', async () => {
      const accept = (id: number, body: object = { agree_to_terms: true }) => ({
        token: tokens.owner,
        params: { id },
        body,
      });
      expect(await server.ok('updateShop', accept(alder.id))).toMatchObject({
        id: alder.id,
        agree_to_terms: true,
      });
      expect(await server.ok('getShop', { token: tokens.owner })).toMatchObject({ agree_to_terms: true });
      expect(await server.ok('getShop', { token: tokens.stranger })).toMatchObject({ agree_to_terms: false });
      const back = await server.refused('updateShop', 400, accept(alder.id, { agree_to_terms: false }));
      expect(back.code).toBe('not_allowed_value');
      const more = await server.refused(
        'updateShop',
        400,
        accept(alder.id, { agree_to_terms: true, can_use_paypal: true }),
      );
      expect(more.code).toBe('unknown_key');
      const foreign = await server.refused('updateShop', 404, accept(birch.id));
      const missing = await server.refused('updateShop', 404, accept(999_999));
      expect({ ...foreign, instance: '' }).toEqual({ ...missing, instance: '' });
    });

    it('accepts the upgrade that it is offered, and keeps the date of it', async () => {
      const refusal = await server.refused('confirmUpgrade', 422, own());
      expect(refusal).toMatchObject({ code: 'upgrade_not_open', errors: [{ pointer: '/shop' }] });
      await shopIs({ show_upgrade_offer: true });
      const agreed = await server.ok('confirmUpgrade', own());
      expect(agreed).toMatchObject({
        agree_to_upgrade: true,
        agree_to_upgrade_datetime: server.now.toISOString(),
        upgrade_process_step: 0,
      });
      const now = server.now;
      server.now = new Date(now.getTime() + 60_000);
      expect(await server.ok('confirmUpgrade', own())).toEqual(agreed);
      server.now = now;
    });

    it('asks for its activation at the last step, through either path', async () => {
      await shopIs({ agree_to_upgrade: true, upgrade_process_step: 4 });
      expect((await server.refused('requestActivation', 422, own())).code).toBe('upgrade_not_open');
      await shopIs({ agree_to_upgrade: true, upgrade_process_step: 5 });
      const literal = await server.call('PATCH', '/shopify/shops/request-activation/', own());
      expect(literal).toMatchObject({
        status: 200,
        body: { activation_requested: true, upgrade_process_step: 6 },
      });
      expect(await server.ok('requestActivation', own())).toEqual(literal.body);
    });

    it('does none of these for another shop', async () => {
      await shopIs({ show_upgrade_offer: true, agree_to_upgrade: true, upgrade_process_step: 5 });
      for (const operation of ['confirmUpgrade', 'requestActivation'] as const) {
        await server.refused(operation, 404, { token: tokens.owner, body: { shop: birch.id } });
        await server.refused(operation, 400, { token: tokens.owner, body: {} });
        await server.refused(operation, 403, { ...own(), token: tokens.vendor });
      }
      expect(await server.ok('getShop', { token: tokens.stranger })).toMatchObject({
        activation_requested: false,
      });
    });
  });

  it('announcements are those of the shop and of every shop, the newest first', async () => {
    await server.database.asSystem((tx) =>
      tx
        .insertInto('announcements')
        .values([
          { shop_id: alder.id, title: 'Own', message: 'm', created_date: '2026-01-01T00:00:00Z' },
          { shop_id: null, title: 'All', message: 'm', created_date: '2026-02-01T00:00:00Z' },
          { shop_id: birch.id, title: 'Foreign', message: 'm', created_date: '2026-03-01T00:00:00Z' },
        ])
        .execute(),
    );
    const titles = async (query: object, token = tokens.owner) =>
      (await server.ok('listAnnouncements', { token, query: query as Record<string, string> })).results.map(
        ({ title }) => title,
      );
    expect(await titles({ sort: '-created_date', page_size: 5 })).toEqual(['All', 'Own']);
    expect(await titles({ sort: 'created_date' })).toEqual(['Own', 'All']);
    expect(await titles({}, tokens.stranger)).toEqual(['Foreign', 'All']);
    const page = await server.ok('listAnnouncements', { token: tokens.owner, query: { page_size: 1 } });
    expect(page).toMatchObject({
      count: 2,
      next: '/api/shopify/announcements/?page_size=1&page=2',
      results: [{ title: 'All', message: 'm', created_date: '2026-02-01T00:00:00.000Z' }],
    });
    const wrong = { token: tokens.owner, query: { sort: 'title' } };
    expect((await server.refused('listAnnouncements', 400, wrong)).code).toBe('not_allowed_value');
    await server.refused('listAnnouncements', 403, { token: tokens.vendor });
  });

  describe('switches', () => {
    const change = (body: object) => server.ok('updateSwitches', { token: tokens.owner, body });

    it('are at their defaults until the shop changes some', async () => {
      const before = await server.ok('getSwitches', { token: tokens.owner });
      expect(before).toEqual(readSwitches({}));
      expect(Object.keys(before).toSorted()).toEqual(switchNames.toSorted());
      const after = await change({ showPayAllVendors: true, vendorProductsTabColumns: ['cost', 'product'] });
      expect(after).toEqual({
        ...before,
        showPayAllVendors: true,
        vendorProductsTabColumns: ['cost', 'product'],
      });
      expect(await change({ showBarcodeColumn: true })).toEqual({ ...after, showBarcodeColumn: true });
      expect(await server.ok('getSwitches', { token: tokens.stranger })).toEqual(before);
      expect(await server.ok('getSwitches', { token: tokens.rep })).toMatchObject({
        showBarcodeColumn: true,
      });
    });

    it('give a vendor those of the portal, and a visitor those of registration', async () => {
      await change({ hidePortalStats: true, showDashboardProfit: true, showRegisterDonate: true });
      const forVendor = await server.ok('getSwitches', { token: tokens.vendor });
      expect(forVendor).toMatchObject({ hidePortalStats: true, hidePortalCommissionsMenu: false });
      expect(forVendor).not.toHaveProperty('showDashboardProfit');
      expect(forVendor).not.toHaveProperty('vendorProductsTabColumns');
      const visitor = await server.ok('getPublicShop', { query: { shop: alder.domain } });
      expect(visitor.switches).toEqual({
        showRegisterDonate: true,
        showRegisterPaypalEmail: false,
        useModeratedRegisterMessage: false,
      });
    });

    it('refuse unknown keys and invalid values, and change nothing', async () => {
      const refused = (body: unknown) => server.refused('updateSwitches', 400, { token: tokens.owner, body });
      expect((await refused({ showPayAllVendors: true, showMagic: true })).code).toBe('unknown_key');
      expect((await refused({ showPayAllVendors: 'true' })).code).toBe('wrong_type');
      expect((await refused({ vendorProductsTabColumns: ['colour'] })).code).toBe('not_allowed_value');
      expect((await refused({})).code).toBe('required');
      await refused({ vendorProductsTabColumns: ['cost', 'cost'] });
      expect(await server.ok('getSwitches', { token: tokens.owner })).toEqual(readSwitches({}));
      await server.refused('updateSwitches', 403, {
        token: tokens.vendor,
        body: { hidePortalStats: false },
      });
    });
  });
});
