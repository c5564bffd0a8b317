import { beforeEach, describe, expect, it } from 'vitest';
import { allOrders, priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import type { TestServer } from '../server.ts';
import { settled } from '../settled.ts';
import { vendorOf, type Shop, type Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

const asFilled = {
  theme: 'light',
  tracking_type: 'Vendor Name',
  use_cost_per_item: false,
  global_commission_ppm: 300_000,
  discount_share: 'vendor',
  commission_start_date: null,
  ignore_order_tags: '',
  switches: '{}',
} as const;

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let tokens: Tokens;
  beforeEach(async () => {
    ({ server, alder, tokens } = world());
    await settled(server);
    await server.database.asSystem(async (tx) => {
      await tx.deleteFrom('shop_metas').execute();
      await tx.deleteFrom('commission_fields').execute();
      await tx.updateTable('shop_settings').set(asFilled).execute();
      await priceLines(tx, alder.id, allOrders);
    });
  });

  const save = (body: object) => server.ok('saveSettings', { token: tokens.owner, body });
  const refused = (status: number, body: object, token = tokens.owner) =>
    server.refused('saveSettings', status, { token, body });
  const settings = () => server.ok('getSettings', { token: tokens.owner });

  describe('settings saved together', () => {
    it('change what is sent, of every kind, and re-price once', async () => {
      const due = async () => {
        await settled(server);
        return (await server.ok('getCombinedCommissionTotals', { token: tokens.owner })).commission_due;
      };
      const before = await due();
      const values = {
        theme: 'dark',
        global_commission: '35',
        discount_share: 'equal',
        commission_start_date: '2026-01-01',
        metas: { currency: 'GBP', consignment_discount_pre_percentage: 'true' },
      };
      const after = await save({ values });
      expect(after).toMatchObject({
        settings: { theme: 'dark', global_commission: '35', tracking_type: 'Vendor Name' },
        app_settings: { discount_share: 'equal', commission_start_date: '2026-01-01T00:00:00' },
        metas: { currency: 'GBP', consignment_discount_pre_percentage: 'true' },
      });
      expect(await due()).not.toBe(before);
      expect(await settings()).toEqual(after.settings);
      expect(await server.ok('getAppSettings', { token: tokens.owner })).toEqual(after.app_settings);
      expect(await server.ok('getSettings', { token: tokens.stranger })).toMatchObject({ theme: 'light' });
    });

    it('are saved all or none', async () => {
      const metas = { currency: 'pounds', vendor_portal_terms: 'javascript:alert(1)', magic: 'true' };
      const problem = await refused(422, { values: { theme: 'dark', metas } });
      expect(problem.errors.map(({ pointer }) => pointer)).toEqual([
        '/values/metas/currency',
        '/values/metas/vendor_portal_terms',
        '/values/metas/magic',
      ]);
      const rate = await refused(422, { values: { theme: 'dark', global_commission: '101' } });
      expect(rate.errors[0]?.pointer).toBe('/values/global_commission');
      expect(await settings()).toMatchObject({ theme: 'light', global_commission: '30' });
    });

    it('show the second of two people what there is now, and let them save over it', async () => {
      const seen = { global_commission: '30', theme: 'light', metas: { currency: '' } };
      await save({ values: { global_commission: '35', metas: { currency: 'EUR' } }, expected: seen });

      const second = {
        values: { global_commission: '40', theme: 'dark', metas: { currency: 'USD' } },
        expected: seen,
      };
      const problem = await refused(409, second);
      expect(problem).toMatchObject({ code: 'stale', status: 409 });
      expect(problem.errors).toEqual([
        {
          code: 'stale',
          pointer: '/values/global_commission',
          detail: 'Someone else has changed this. It is now 35.',
        },
        {
          code: 'stale',
          pointer: '/values/metas/currency',
          detail: 'Someone else has changed this. It is now EUR.',
        },
      ]);
      expect(await settings()).toMatchObject({ global_commission: '35', theme: 'light' });

      const now = { global_commission: '35', theme: 'light', metas: { currency: 'EUR' } };
      expect(await save({ ...second, expected: now })).toMatchObject({
        settings: { global_commission: '40', theme: 'dark' },
        metas: { currency: 'USD' },
      });
    });

    it('are no conflict where both want the same, or something else', async () => {
      await save({ values: { theme: 'dark' }, expected: { theme: 'light' } });
      await save({ values: { theme: 'dark' }, expected: { theme: 'light' } });
      await save({ values: { ignore_order_tags: 'gift' }, expected: { ignore_order_tags: '' } });
      await save({ values: { global_commission: '30.5' }, expected: { global_commission: '30.00' } });
      // An unset switch has its own default.
      const box = (value: string) => ({ metas: { vendor_field_discount: value } });
      await save({ values: box('false'), expected: box('true') });
      const theme = (value: string) => ({ metas: { vendor_portal_theme: value } });
      await save({ values: theme('dark'), expected: theme('light') });
      await refused(409, { values: theme(''), expected: theme('light') });
      const problem = await refused(409, {
        values: { metas: { vendor_field_discount: '' } },
        expected: box('true'),
      });
      expect(problem.detail).toBe('Someone else has changed this. It is now off.');
    });

    it('let one of two win when they come at once', async () => {
      const body = (rate: string) => ({
        token: tokens.owner,
        body: { values: { global_commission: rate }, expected: { global_commission: '30' } },
      });
      const answers = await Promise.all(['31', '32'].map((rate) => server.ask('saveSettings', body(rate))));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    });

    it('are the owner’s alone', async () => {
      for (const token of [tokens.vendor, tokens.rep]) {
        expect((await refused(403, { values: { theme: 'dark' } }, token)).code).toBe('forbidden');
      }
      expect((await refused(400, { values: { colour: 'red' } })).code).toBe('unknown_key');
    });
  });

  describe('lists that are written as a whole', () => {
    it('warn the second of two people', async () => {
      const token = tokens.owner;
      const order = { key: 'order_number', value: 'Order' } as const;
      const date = { key: 'date', value: 'Day' } as const;
      const fields = (list: object[], expected?: object[]) => ({
        token,
        body: { fields: list, ...(expected && { expected }) },
      });
      await server.ok('replaceCommissionFields', fields([order], []));
      const problem = await server.refused('replaceCommissionFields', 409, fields([date], []));
      expect(problem).toMatchObject({
        code: 'stale',
        detail: 'Someone else has changed this list. It is now order_number: Order.',
      });
      await server.ok('replaceCommissionFields', fields([order, date], [order]));
      // Sent again, as after a lost answer.
      await server.ok('replaceCommissionFields', fields([order, date], [order]));

      const columns = (list: string[], seen: string[]) => ({
        token,
        body: { vendorProductsTabColumns: list, expected_columns: seen },
      });
      const { vendorProductsTabColumns: first = [] } = await server.ok('getSwitches', { token });
      await server.ok('updateSwitches', columns(['product'], first));
      const late = await server.refused('updateSwitches', 409, columns([...first], first));
      expect(late).toMatchObject({ code: 'stale', detail: expect.stringContaining('product') as string });
    });
  });

  describe('a vendor that two people change', () => {
    const put = (body: object) => ({
      token: tokens.owner,
      params: { id: vendorOf(alder, 'Lantern Loom') },
      body,
    });
    const ok = (body: object) => server.ok('updateVendor', put(body));
    const stale = (body: object) => server.refused('updateVendor', 409, put(body));

    it('shows the second what has changed, keeps what is there, and lets it be saved over', async () => {
      const seen = { note: 'Stall B12', commission_rate: '45.00', currency: null, flat_rate: null };
      await ok({ ...seen, phone: '1' });
      const first = { note: 'Stall C7', commission_rate: '40', currency: 'EUR', flat_rate: true };
      await ok({ ...first, expected: seen });
      const mine = { note: 'Stall D1', commission_rate: '50', currency: 'USD', flat_rate: false, phone: '2' };
      const second = { ...mine, expected: { ...seen, phone: '1' } };
      const problem = await stale(second);
      expect(problem.code).toBe('stale');
      expect(problem.errors.map(({ pointer, detail }) => [pointer, detail])).toEqual([
        ['/note', 'Someone else has changed this. It is now Stall C7.'],
        ['/commission_rate', 'Someone else has changed this. It is now 40.'],
        ['/currency', 'Someone else has changed this. It is now EUR.'],
        ['/flat_rate', 'Someone else has changed this. It is now Flat rate.'],
      ]);
      const id = vendorOf(alder, 'Lantern Loom');
      const now = await server.ok('getVendor', { token: tokens.owner, params: { id } });
      expect(now).toMatchObject({ ...first, phone: '1' });
      expect(await ok({ ...mine, expected: { ...first, phone: '1' } })).toMatchObject(mine);
      // The documented call has no `expected` and overwrites the present values.
      expect(await ok({ note: '' })).toMatchObject({ note: '' });
    });

    it('has no conflict where both want the same, or something else, or mean the same', async () => {
      await ok({ note: 'Shelf 1', city: '', commission_rate: null });
      await ok({ note: 'Shelf 2', expected: { note: ' Shelf 1 ' } });
      await ok({ note: 'Shelf 2', expected: { note: 'Shelf 1' } });
      await ok({ city: 'Hastings', expected: { city: '' } });
      await ok({ commission_rate: '30', expected: { commission_rate: null } });
      await ok({ commission_rate: null, expected: { commission_rate: '30.000' } });
      await ok({ note: '', expected: { note: 'Shelf 2' } });
    });

    it('changes nothing where nothing but what was seen is sent', async () => {
      await ok({ expected: { city: 'Hastings' } });
      await stale({ expected: { city: 'Rye' } });
    });

    it('lets one of two win when they come at once', async () => {
      await ok({ note: '' });
      const answers = await Promise.all(
        ['mine', 'yours'].map((note) => server.ask('updateVendor', put({ note, expected: { note: '' } }))),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    });

    it('shows it the metafields too, which are written as a whole', async () => {
      const rows = (metafields: object[], expected?: object[]) =>
        put({ metafields, ...(expected && { expected }) });
      const stall = { key: 'Stall', value: 'B12' };
      await server.ok('replaceMetafields', rows([stall], []));
      const problem = await server.refused(
        'replaceMetafields',
        409,
        rows([{ key: 'Shelf', value: '1' }], []),
      );
      expect(problem).toMatchObject({
        code: 'stale',
        detail: 'Someone else has changed this list. It is now Stall: B12.',
      });
      await server.ok('replaceMetafields', rows([stall], []));
      await server.ok('replaceMetafields', rows([], [stall]));
      await server.ok('replaceMetafields', rows([]));
    });
  });

  it('keys of the payment provider warn the second of two people', async () => {
    await server.database.asSystem((tx) =>
      tx.updateTable('shops').set({ can_use_paypal: true }).where('id', '=', alder.id).execute(),
    );
    const keys = (body: object) => ({ token: tokens.owner, params: { id: alder.id }, body });
    await server.ok(
      'updatePaymentSettings',
      keys({ test_api_client: 'AZ-first', test_api_secret: 'EC-of-the-first-one' }),
    );
    const late = { test_api_client: 'AZ-second', test_api_secret: 'EC-of-the-second' };
    const seen = { test_api_client: '', test_api_secret_last4: '' };
    const problem = await server.refused('updatePaymentSettings', 409, keys({ ...late, expected: seen }));
    expect(problem.errors).toEqual([
      {
        code: 'stale',
        pointer: '/test_api_client',
        detail: 'Someone else has changed this. It is now AZ-first.',
      },
      {
        code: 'stale',
        pointer: '/test_api_secret',
        detail: expect.stringMatching(/^Someone else has changed this\./) as string,
      },
    ]);
    const { results } = await server.ok('getPaymentSettings', { token: tokens.owner });
    const [now] = results;
    expect(now?.test_api_client).toBe('AZ-first');
    const expected = {
      test_api_client: 'AZ-first',
      test_api_secret_last4: now?.test_api_secret_last4 ?? '',
    };
    expect(await server.ok('updatePaymentSettings', keys({ ...late, expected }))).toMatchObject({
      test_api_client: 'AZ-second',
    });
  });

  describe('a theme of tokens', () => {
    const tokensOf = (file: object) => ({
      values: { metas: { vendor_portal_tokens: JSON.stringify(file) } },
    });
    const look = async (domain: string) =>
      (await server.ok('getPublicShop', { query: { shop: domain } })).vendor_portal_properties;
    const color = (value: string) => ({ $type: 'color', $value: value });

    it('reaches the portal as properties of both schemes, with the typed colours before its own', async () => {
      expect(await look(alder.domain)).toEqual({ light: {}, dark: {} });
      await save(
        tokensOf({
          color: { primary: color('#0b5d3b'), secondary: color('#c8102e') },
          density: { $type: 'number', $value: 0.9 },
          table: { headText: color('#eeeeee') },
        }),
      );
      await save({ values: { metas: { vendor_portal_primary_color: '#1f3a5c' } } });
      const { light, dark } = await look(alder.domain);
      expect(light).toMatchObject({
        '--cs-color-action-primary-background': '#1f3a5c',
        '--cs-color-accent-solid': '#c8102e',
        '--cs-space-medium': '0.9rem',
      });
      // It could not be read on the head of a table.
      expect(light['--cs-table-head-text']).toMatch(/^#[0-7]/);
      expect(dark).not.toHaveProperty('--cs-table-head-text');
      expect(dark['--cs-space-medium']).toBe('0.9rem');
      await save({ values: { metas: { vendor_portal_tokens: '' } } });
      expect(await look(alder.domain)).toEqual({ light: {}, dark: {} });
    });

    it('is not read out to the second of two people who change it', async () => {
      await save(tokensOf({ color: { primary: color('#0b5d3b') } }));
      const problem = await refused(409, {
        ...tokensOf({ color: { primary: color('#c8102e') } }),
        expected: { metas: { vendor_portal_tokens: '' } },
      });
      expect(problem.detail).toBe('Someone else has changed this. It is now a different version.');
      await save({ values: { metas: { vendor_portal_tokens: '' } } });
    });

    it('is refused with every fault and its path, however it is saved', async () => {
      const wrong = {
        color: { primary: color('url(https://x.example)') },
        zIndex: { menu: color('#ffffff') },
      };
      const detail = [
        'color.primary: “url(https://x.example)” is not a colour. Use a hex code or an sRGB colour object.',
        'zIndex.menu: Themes don’t have this token. The groups are color, font, radius, density, typography, button, badge, field and table. Put tokens with your own names under palette.',
      ].join('\n');
      const problem = await refused(422, tokensOf(wrong));
      expect(problem.errors).toEqual([
        { detail, code: 'invalid_value', pointer: '/values/metas/vendor_portal_tokens' },
      ]);
      const body = { meta_key: 'vendor_portal_tokens', meta_value: JSON.stringify(wrong) };
      const alone = await server.refused('createShopMeta', 422, { token: tokens.owner, body });
      expect(alone.errors).toEqual([{ detail, code: 'invalid_value', pointer: '/meta_value' }]);
      await server.refused('saveSettings', 403, { token: tokens.vendor, body: tokensOf({}) });
    });

    it('is left out where it was stored before a rule became stricter', async () => {
      await server.database.asSystem((tx) =>
        tx
          .insertInto('shop_metas')
          .values({ shop_id: alder.id, meta_key: 'vendor_portal_tokens', meta_value: '{"zIndex":1}' })
          .execute(),
      );
      expect(await look(alder.domain)).toEqual({ light: {}, dark: {} });
    });
  });

  describe('the portal’s style sheet', () => {
    const butFor = 'button,button *,[data-own-colors],[data-own-colors] *';
    const red = `.vendor-portal-content h1:where(:not(${butFor})){color:light-dark(#d20000,#fcb8ad)}`;
    const css = (value: string) => ({ values: { metas: { vendor_portal_css: value } } });
    const served = async (token: string) => {
      const answer = await fetch(`${server.url}/api/vendors/portal-css/`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
    };

    it('is refused by line and column, however it is saved', async () => {
      const detail =
        'Line 2, column 6: position cannot be used: nothing may cover the parts of a page that people use. Remove it.';
      const wrong = 'h1 { color: red }\nh2 { position: fixed }';
      const problem = await refused(422, css(wrong));
      expect(problem.errors).toEqual([
        { detail, code: 'invalid_value', pointer: '/values/metas/vendor_portal_css' },
      ]);
      const body = { meta_key: 'vendor_portal_css', meta_value: wrong };
      const alone = await server.refused('createShopMeta', 422, { token: tokens.owner, body });
      expect(alone.errors).toEqual([{ detail, code: 'invalid_value', pointer: '/meta_value' }]);
    });

    it('hides nothing', async () => {
      const hiding = [
        'html,body,#root{display:none}',
        'button{display:none!important}',
        'a{visibility:hidden}',
      ];
      for (const sheet of hiding) {
        const problem = await refused(422, css(sheet));
        expect(problem.errors[0]?.detail).toMatch(/cannot be used: nothing in the portal may be hidden/);
      }
    });

    it('can be checked without being saved', async () => {
      const answer = await server.ok('checkPortalCss', {
        token: tokens.owner,
        body: { css: 'h1 { color: red; top: 0 }' },
      });
      expect(answer).toEqual({
        css: red,
        corrections: [
          expect.objectContaining({ line: 1, column: 6, scheme: 'light', from: '#ff0000', to: '#d20000' }),
          expect.objectContaining({ line: 1, column: 6, scheme: 'dark', from: '#ff0000', to: '#fcb8ad' }),
        ],
        problems: [
          {
            line: 1,
            column: 18,
            detail: 'top cannot be used: nothing may cover the parts of a page that people use. Remove it.',
          },
        ],
      });
      await server.refused('checkPortalCss', 403, { token: tokens.vendor, body: { css: '' } });
    });

    it('is served after sign-in, filtered again, as a style sheet', async () => {
      expect(await served(tokens.vendor)).toEqual({ status: 200, type: 'text/css; charset=utf-8', text: '' });
      await server.database.asSystem((tx) =>
        tx
          .insertInto('shop_metas')
          .values({
            shop_id: alder.id,
            meta_key: 'vendor_portal_css',
            meta_value: '@import "https://x.example/a.css"; h1 { color: red; position: fixed }',
          })
          .execute(),
      );
      const text = red;
      expect(await served(tokens.vendor)).toMatchObject({ status: 200, text });
      expect(await served(tokens.stranger)).toMatchObject({ status: 200, text: '' });
      expect(await served('')).toMatchObject({ status: 401 });
      const visitor = await server.ok('getPublicShop', { query: { shop: alder.domain } });
      expect(visitor.vendor_portal_css).toBe(text);
    });
  });
});
