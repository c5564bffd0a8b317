import { beforeEach, describe, expect, it } from 'vitest';
import { allOrders, priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import type { TestServer } from '../server.ts';
import type { Shop, Tokens } from './shops.ts';
import { settled } from '../settled.ts';
import { forEachWorld } from './world.ts';

const asFilled = {
  theme: 'light',
  tracking_type: 'Vendor Name',
  use_cost_per_item: false,
  global_commission_ppm: 500_000,
  discount_share: 'vendor',
  commission_start_date: null,
  ignore_order_tags: '',
} as const;

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let birch: Shop;
  let tokens: Tokens;
  beforeEach(async () => {
    ({ server, alder, birch, tokens } = world());
    await server.database.asSystem(async (tx) => {
      await tx.deleteFrom('shop_metas').execute();
      await tx.updateTable('shop_settings').set(asFilled).execute();
      for (const { id } of [alder, birch]) await priceLines(tx, id, allOrders);
    });
  });

  const settings = (body: object, id = alder.id) =>
    server.ok('updateSettings', { token: tokens.owner, params: { id }, body });
  const appSettings = (body: object) =>
    server.ok('updateAppSettings', { token: tokens.owner, params: { id: alder.id }, body });
  const meta = (meta_key: string, meta_value: string) =>
    server.ok('createShopMeta', { token: tokens.owner, body: { meta_key, meta_value } });
  const due = async (token = tokens.owner) => {
    await settled(server);
    return (await server.ok('getCombinedCommissionTotals', { token })).commission_due;
  };

  describe('settings', () => {
    it('change by the keys that are sent', async () => {
      const before = await server.ok('getSettings', { token: tokens.owner });
      expect(before).toEqual({
        id: alder.id,
        theme: 'light',
        tracking_type: 'Vendor Name',
        use_cost_per_item: false,
        global_commission: '50',
        sync_active: false,
        rates_ahead: [expect.anything()],
      });
      expect(await settings({ theme: 'dark' })).toEqual({ ...before, theme: 'dark' });
      expect(await settings({ tracking_type: 'Product Tag', global_commission: '12.5' })).toEqual({
        ...before,
        theme: 'dark',
        tracking_type: 'Product Tag',
        global_commission: '12.5',
        rates_ahead: [expect.anything()],
      });
      expect(await server.ok('getSettings', { token: tokens.rep })).toMatchObject({ theme: 'dark' });
    });

    it('price the unpaid lines of this shop again, and no other', async () => {
      expect(await due()).toBe('34.50');
      const foreign = await due(tokens.stranger);
      await settings({ global_commission: '10' });
      expect(await due()).toBe('5.30');
      expect(await due(tokens.stranger)).toBe(foreign);
    });

    it('read null as no rate and "0" as a rate of zero', async () => {
      const line = async () => {
        await settled(server);
        const { results } = await server.ok('listCommissions', {
          token: tokens.owner,
          query: { search: 'lamp' },
        });
        return results[0];
      };
      expect((await settings({ global_commission: null })).global_commission).toBeNull();
      expect(await line()).toMatchObject({
        commission_state: 'blocked',
        commission_reason: 'no_rate',
        commission_rate: null,
      });
      expect((await settings({ global_commission: '0' })).global_commission).toBe('0');
      expect(await line()).toMatchObject({
        commission_state: 'accrued',
        commission_reason: null,
        commission_rate: '0',
        commission_amount: '0.00',
      });
    });

    it('refuse unknown keys and invalid values, and change nothing', async () => {
      const put = (body: unknown, status: number) =>
        server.refused('updateSettings', status, { token: tokens.owner, params: { id: alder.id }, body });
      expect(await put({ theme: 'dark', colour: 'red', sync_active: true }, 400)).toMatchObject({
        code: 'unknown_key',
        errors: [{ pointer: '/colour' }, { pointer: '/sync_active' }],
      });
      expect((await put({}, 400)).code).toBe('required');
      expect((await put({ theme: 'blue' }, 400)).code).toBe('not_allowed_value');
      expect((await put({ use_cost_per_item: 'true' }, 400)).code).toBe('wrong_type');
      expect((await put({ global_commission: 45 }, 400)).code).toBe('wrong_type');
      expect((await put({ global_commission: '' }, 400)).code).toBe('wrong_format');
      expect(await put({ global_commission: '100.1' }, 422)).toMatchObject({
        code: 'invalid_value',
        errors: [{ pointer: '/global_commission' }],
      });
      expect(await server.ok('getSettings', { token: tokens.owner })).toMatchObject({ theme: 'light' });
    });

    it('of another shop are not found', async () => {
      const put = (id: number) =>
        server.refused('updateSettings', 404, {
          token: tokens.owner,
          params: { id },
          body: { theme: 'dark' },
        });
      expect({ ...(await put(birch.id)), instance: '' }).toEqual({ ...(await put(999_999)), instance: '' });
      const theirs = await server.ok('getSettings', { token: tokens.stranger });
      expect(theirs).toMatchObject({ id: birch.id, theme: 'light' });
    });
  });

  describe('app settings', () => {
    it('change by the keys that are sent', async () => {
      expect(await appSettings({ commission_start_date: '2026-03-02T00:00:00' })).toMatchObject({
        id: alder.id,
        discount_share: 'vendor',
        commission_start_date: '2026-03-02T00:00:00',
        ignore_order_tags: '',
      });
      expect(await appSettings({ discount_share: 'store' })).toMatchObject({
        discount_share: 'store',
        commission_start_date: '2026-03-02T00:00:00',
      });
      expect(await appSettings({ commission_start_date: null })).toMatchObject({
        commission_start_date: null,
      });
    });

    it('price the unpaid lines again', async () => {
      await appSettings({ discount_share: 'store' });
      expect(await due()).toBe('36.50');
      await appSettings({ commission_start_date: '2026-03-04' });
      expect(await due()).toBe('6.50');
    });

    it('take no day of a year like 26, as 04/01/26 is sent when it is typed', async () => {
      for (const day of ['0026-04-01', '1969-12-31', '3000-01-01', '2026-02-30']) {
        const problem = await server.refused('updateAppSettings', 422, {
          token: tokens.owner,
          params: { id: alder.id },
          body: { commission_start_date: day },
        });
        expect(problem.errors).toEqual([
          {
            code: 'invalid_value',
            detail: 'Enter a valid date between the years 1970 and 2999.',
            pointer: '/commission_start_date',
          },
        ]);
      }
    });

    it('refuse a day that no calendar has', async () => {
      const problem = await server.refused('updateAppSettings', 422, {
        token: tokens.owner,
        params: { id: alder.id },
        body: { commission_start_date: '2026-02-30T00:00:00' },
      });
      expect(problem.errors).toMatchObject([{ pointer: '/commission_start_date' }]);
      await server.refused('updateAppSettings', 404, {
        token: tokens.owner,
        params: { id: birch.id },
        body: { discount_share: 'store' },
      });
    });
  });

  describe('metas', () => {
    it('are set by key, once or again, and read as strings', async () => {
      const created = await meta('vendor_field_discount', 'false');
      expect(created).toMatchObject({
        meta_key: 'vendor_field_discount',
        meta_value: 'false',
        shop: alder.id,
      });
      expect((await meta('vendor_field_discount', 'true')).id).toBe(created.id);
      const switchedOff = { params: { id: created.id }, body: { meta_value: false } };
      expect(await server.ok('updateShopMeta', { token: tokens.owner, ...switchedOff })).toEqual(created);
      const updated = await server.ok('updateShopMeta', {
        token: tokens.owner,
        params: { id: created.id },
        body: { meta_value: '' },
      });
      expect(updated).toEqual({ ...created, meta_value: '' });
      const { results } = await server.ok('listShopMetas', {
        token: tokens.owner,
        query: { page_size: 200 },
      });
      expect(results).toEqual([updated]);
    });

    it('show a vendor those of the portal only', async () => {
      await meta('mailchimp_subscriber_hash', 'abc');
      await meta('currency', 'EUR');
      await meta('vendor_portal_theme', 'dark');
      const keys = async (token: string) =>
        (await server.ok('listShopMetas', { token })).results.map(({ meta_key }) => meta_key);
      expect(await keys(tokens.vendor)).toEqual(['currency', 'vendor_portal_theme']);
      expect(await keys(tokens.owner)).toHaveLength(3);
      expect(await keys(tokens.stranger)).toEqual([]);
    });

    it('refuse keys and values that mean nothing', async () => {
      const post = (meta_key: string, meta_value: unknown, status: number) =>
        server.refused('createShopMeta', status, { token: tokens.owner, body: { meta_key, meta_value } });
      expect((await post('vendor_portal_music', 'loud', 422)).code).toBe('unknown_meta_key');
      expect((await post('currency', 'POUNDS', 422)).code).toBe('invalid_value');
      expect((await post('vendor_field_discount', 'no', 422)).code).toBe('invalid_value');
      expect((await post('vendor_portal_terms', 'javascript:alert(1)', 422)).code).toBe('invalid_value');
      expect((await post('vendor_field_discount', 0, 400)).code).toBe('wrong_type');
      expect((await post('currency', true, 422)).code).toBe('invalid_value');
    });

    it('of another shop are not found', async () => {
      const { id } = await meta('currency', 'EUR');
      await server.refused('updateShopMeta', 404, {
        token: tokens.stranger,
        params: { id },
        body: { meta_value: 'USD' },
      });
    });

    it('price the unpaid lines again where they are a rule', async () => {
      await meta('consignment_discount_pre_percentage', 'true');
      expect(await due()).toBe('35.50');
      const { id } = await meta('consignment_calculate_by_profit', 'true');
      await settled(server);
      const { results } = await server.ok('listCommissions', {
        token: tokens.owner,
        query: { search: 'shade' },
      });
      // (20.00 - 5.00 - 2.00) at 50 %
      expect(results[0]?.commission_amount).toBe('6.50');
      await server.ok('updateShopMeta', {
        token: tokens.owner,
        params: { id },
        body: { meta_value: 'false' },
      });
      expect(await due()).toBe('35.50');
    });

    it('are what a visitor of the portal sees, without those that are not for visitors', async () => {
      await meta('vendor_portal_login_title', 'Welcome');
      await meta('vendor_portal_primary_color', '#123456');
      await meta('mailchimp_subscriber_hash', 'abc');
      const shop = await server.ok('getPublicShop', { query: { shop: 'alder.example' } });
      expect(shop).toMatchObject({
        shop_id: alder.id,
        vendor_portal_login_title: 'Welcome',
        vendor_portal_primary_color: '#123456',
        vendor_portal_theme: '',
        vendor_portal_disabled: false,
        vendor_portal_products: true,
        currency: 'GBP',
      });
      await server.refused('getPublicShop', 404, { query: { shop: 'nowhere.example' } });
      await server.refused('getPublicShop', 404);
      await server.refused('getPublicShop', 404, {
        query: { shop: 'alder.example' },
        params: { platform: 'other' },
      });
    });
  });
});
