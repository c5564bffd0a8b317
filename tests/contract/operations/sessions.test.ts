import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessTokens } from '../../../packages/server/src/identity/access-token.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { fetchFile } from '../exports/files.ts';
import { localToken, noon, startServer, type TestServer } from '../server.ts';
import { fillShops, password, type Shop } from './shops.ts';

const minute = 60_000;

forEachDatabase((_name, open) => {
  let database: Database;
  let alder: Shop;
  beforeAll(async () => {
    database = await open();
    ({ alder } = await fillShops(database));
  });
  // Each test has its own clock.
  let server: TestServer;
  beforeEach(async () => {
    server = await startServer(database);
    return () => server.close();
  });

  const owner = { email: 'owner@alder.example', password };
  const vendor = { email: 'vendor@alder.example', password };
  const later = (ms: number) => (server.now = new Date(server.now.getTime() + ms));
  const use = async (access: string) => (await server.ask('getSettings', { token: access })).status;

  describe('sign-in', () => {
    it('opens the shop of a merchant and of a sales rep', async () => {
      const merchant = await server.ok('createToken', { body: owner });
      expect(merchant.role).toBe('merchant');
      const rep = await server.ok('createToken', { body: { ...owner, email: 'REP@alder.example ' } });
      expect(rep.role).toBe('salesrep');
      expect((await server.ok('getShop', { token: merchant.access })).id).toBe(alder.id);
    });

    it('answers alike for a wrong password, an unknown e-mail and another shop', async () => {
      const wrong = await Promise.all([
        server.refused('createToken', 401, { body: { ...owner, password: 'wrong' } }),
        server.refused('createToken', 401, { body: { ...owner, email: 'nobody@alder.example' } }),
        server.refused('createToken', 401, { body: { ...vendor, password: 'wrong' } }),
        server.refused('loginVendor', 401, { body: { ...owner, password: 'wrong' } }),
        server.refused('loginVendor', 401, { body: owner, query: { shop: 'birch.example' } }),
        server.refused('loginVendor', 401, { body: vendor, query: { shop: 'birch.example' } }),
        server.refused('loginVendor', 401, { body: vendor, query: { shop: 'nowhere.example' } }),
      ]);
      for (const { instance, ...problem } of wrong) {
        expect(instance).toBeTypeOf('string');
        expect(problem).toEqual({ ...wrong[0], instance: undefined });
      }
    });

    it('shows a vendor at the shop’s door where the portal is, and opens nothing', async () => {
      const problem = await server.refused('createToken', 403, { body: vendor });
      expect(problem).toMatchObject({
        code: 'other_app',
        elsewhere: {
          app: 'portal',
          href: expect.stringMatching(
            /^https?:\/\/[^/]+\/apps\/vendor-portal\/login\?shop=alder\.example$/,
          ) as string,
        },
      });
      expect(problem.detail).toContain('vendor portal');
    });

    it.each([
      ['owner@alder.example', 'merchant', '/sign-in'],
      ['rep@alder.example', 'salesreps', '/salesreps/sign-in'],
    ])('shows %s at the portal’s door where to log in', async (email, app, path) => {
      const body = { email, password };
      for (const query of [{}, { shop: 'alder.example' }]) {
        expect(await server.refused('loginVendor', 403, { body, query })).toMatchObject({
          code: 'other_app',
          elsewhere: { app, href: expect.stringMatching(new RegExp(`^https?://[^/]+${path}$`)) as string },
        });
      }
    });

    it('lets a vendor in by the shop named or by the only one', async () => {
      for (const query of [{}, { shop: 'alder.example' }, { shop: 'WWW.alder.example', state: 'x' }]) {
        const { access, message } = await server.ok('loginVendor', { body: vendor, query });
        expect(message).toBe('');
        const { results } = await server.ok('listOwnVendors', { token: access });
        expect(results.map(({ name }) => name)).toEqual(['Lantern Loom', 'Moss & Fern']);
        expect(results[0]).toMatchObject({ account_email: vendor.email, currency: 'GBP' });
      }
    });

    it('asks which shop where there are several', async () => {
      const body = { email: 'both@alder.example', password };
      expect((await server.refused('createToken', 422, { body })).code).toBe('shop_required');
      const { access } = await server.ok('createToken', { body, query: { shop: 'birch.example' } });
      expect((await server.ok('getShop', { token: access })).name).toBe('birch.example');
    });

    it('asks a vendor who waits for approval to be patient', async () => {
      const problem = await server.refused('loginVendor', 403, {
        body: { email: 'waiting@alder.example', password },
      });
      expect(problem).toMatchObject({ code: 'not_approved', message: problem.detail });
    });

    it('refuses everyone in a closed portal, and admits a login without vendors to an open one', async () => {
      const body = { email: 'lonely@alder.example', password };
      const { access } = await server.ok('loginVendor', { body });
      expect((await server.ok('listOwnVendors', { token: access })).results).toEqual([]);
      expect((await server.ok('listCommissions', { token: access })).count).toBe(0);
      expect((await server.ok('listPayouts', { token: access })).count).toBe(0);

      const { access: token } = await server.ok('createToken', { body: owner });
      const disable = (meta_value: string) =>
        server.ok('createShopMeta', { token, body: { meta_key: 'vendor_portal_disabled', meta_value } });
      await disable('true');
      expect((await server.refused('loginVendor', 403, { body })).code).toBe('portal_closed');
      await disable('');
      await server.ok('loginVendor', { body });
    });

    it('blocks running sessions while the portal is closed', async () => {
      const inside = await server.ok('loginVendor', { body: vendor });
      const leaving = await server.ok('loginVendor', { body: vendor });
      const { access: token } = await server.ok('createToken', { body: owner });
      const other = await server.ok('loginVendor', {
        body: { email: 'vendor@birch.example', password },
      });
      const link = await server.ask('listCommissions', { token: inside.access, query: { format: 'csv' } });
      const { url } = link.body as { url: string };
      const disable = (meta_value: string) =>
        server.ok('createShopMeta', { token, body: { meta_key: 'vendor_portal_disabled', meta_value } });
      await disable('true');

      const loom = alder.vendors['Lantern Loom'] ?? 0;
      for (const asked of [
        server.refused('listOwnVendors', 403, { token: inside.access }),
        server.refused('listCommissions', 403, { token: inside.access }),
        server.refused('getSettings', 403, { token: inside.access }),
        server.refused('updateVendor', 403, {
          token: inside.access,
          params: { id: loom },
          body: { paypal_email: 'late@loom.example' },
        }),
      ]) {
        expect((await asked).code).toBe('portal_closed');
      }
      // A link to a file has the rights of its session.
      expect((await fetchFile(server, url)).status).toBe(404);
      // Refreshing gives no access; it permits sign-out, and use once the portal is open again.
      later(6 * minute);
      const next = await server.ok('refreshToken', { body: { refresh: inside.refresh } });
      expect((await server.refused('listOwnVendors', 403, { token: next.access })).code).toBe(
        'portal_closed',
      );
      const last = await server.ok('refreshToken', { body: { refresh: leaving.refresh } });
      await server.ok('logoutVendor', { token: last.access });
      await server.refused('refreshToken', 401, { body: { refresh: last.refresh } });
      // The calls of the notice, of staff and of other shops still work.
      const query = { shop: 'alder.example' };
      expect(await server.ok('getPublicShop', { query })).toMatchObject({
        vendor_portal_disabled: true,
      });
      const { access: fresh } = await server.ok('createToken', { body: owner });
      expect(await use(fresh)).toBe(200);
      const { access: birch } = await server.ok('refreshToken', { body: { refresh: other.refresh } });
      expect(await use(birch)).toBe(200);

      await server.ok('createShopMeta', {
        token: fresh,
        body: { meta_key: 'vendor_portal_disabled', meta_value: '' },
      });
      expect(await use(next.access)).toBe(200);
    });

    it('takes a bounded number of attempts for one e-mail', async () => {
      const strict = await startServer(server.database, { signInLimit: 2 });
      const wrong = { body: { ...owner, password: 'wrong' } };
      await strict.refused('createToken', 401, wrong);
      await strict.refused('createToken', 401, { body: { ...wrong.body, email: 'OWNER@alder.example' } });
      const { status, headers, body } = await strict.ask('createToken', { body: owner });
      expect({ status, body }).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      await strict.ok('createToken', { body: { ...owner, email: 'owner@birch.example' } });
      await strict.close();
    });
  });

  describe('access tokens', () => {
    it('last five minutes', async () => {
      const { access } = await server.ok('createToken', { body: owner });
      later(5 * minute - 1000);
      expect(await use(access)).toBe(200);
      later(2000);
      expect(await use(access)).toBe(401);
    });

    it('are ours, or not accepted', async () => {
      const { access } = await server.ok('createToken', { body: owner });
      const [head = '', claims = ''] = access.split('.');
      const { sid, shop } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
        sid: string;
        shop: number;
      };
      const foreign = await accessTokens('another secret that is long enough to be one').sign(
        { id: sid, shopId: shop },
        noon,
        new Date(8.64e15),
      );
      const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
      for (const token of [foreign, unsigned, `${head}.${claims}.`, `${access}x`]) {
        expect(await use(token)).toBe(401);
      }
    });

    it('end with the membership or approval behind them', async () => {
      const { access } = await server.ok('createToken', { body: { ...owner, email: 'rep@alder.example' } });
      const { access: portal } = await server.ok('loginVendor', { body: vendor });
      const approve = (approved: boolean) =>
        database.asSystem((tx) => tx.updateTable('vendor_signups').set({ approved }).execute());
      await approve(false);
      await database.asSystem((tx) => tx.deleteFrom('shop_members').where('role', '=', 'salesrep').execute());
      expect(await use(access)).toBe(401);
      expect(await use(portal)).toBe(401);
      await approve(true);
      expect(await use(portal)).toBe(200);
    });
  });

  describe('refresh', () => {
    it('hands out a new pair each time and keeps the session', async () => {
      const first = await server.ok('createToken', { body: owner });
      later(6 * minute);
      const second = await server.ok('refreshToken', { body: { refresh: first.refresh } });
      expect(second).toMatchObject({ role: 'merchant' });
      expect(second.refresh).not.toBe(first.refresh);
      expect(await use(second.access)).toBe(200);
    });

    it('lets two tabs refresh with one token within half a minute, to the one next token', async () => {
      const { refresh } = await server.ok('createToken', { body: owner });
      const [one, two] = await Promise.all([
        server.ok('refreshToken', { body: { refresh } }),
        server.ok('refreshToken', { body: { refresh } }),
      ]);
      expect(two.refresh).toBe(one.refresh);
      later(30_000);
      const three = await server.ok('refreshToken', { body: { refresh } });
      expect(three.refresh).toBe(one.refresh);
      for (const { access } of [one, two, three]) expect(await use(access)).toBe(200);
      const next = await server.ok('refreshToken', { body: { refresh: one.refresh } });
      expect(next.refresh).not.toBe(one.refresh);
      // All tokens of a session form one chain: reuse of any ends it.
      later(30_001);
      await server.refused('refreshToken', 401, { body: { refresh: two.refresh } });
      expect(await use(next.access)).toBe(401);
    });

    it('has an end, however often it is done', async () => {
      const day = 24 * 60 * minute;
      const first = await server.ok('createToken', { body: owner });
      const refreshed = async (refresh: string, ms: number) => {
        later(ms);
        return server.ok('refreshToken', { body: { refresh } });
      };
      let { refresh: held } = first;
      for (let days = 0; days < 80; days += 20) held = (await refreshed(held, 20 * day)).refresh;
      const { access, refresh } = await refreshed(held, 10 * day - minute);
      expect(await use(access)).toBe(200);
      later(minute);
      expect(await use(access)).toBe(401);
      const problem = await server.refused('refreshToken', 401, { body: { refresh } });
      expect(problem.code).toBe('session_ended');
    });

    it('ends the whole session when a token comes back later', async () => {
      const { refresh } = await server.ok('createToken', { body: owner });
      const next = await server.ok('refreshToken', { body: { refresh } });
      later(30_001);
      await server.refused('refreshToken', 401, { body: { refresh } });
      expect(await use(next.access)).toBe(401);
      const problem = await server.refused('refreshToken', 401, { body: { refresh: next.refresh } });
      expect(problem.code).toBe('session_ended');
    });

    it('refuses a token that is forged or thirty days old', async () => {
      await server.refused('refreshToken', 401, { body: { refresh: 'made-up' } });
      const { refresh } = await server.ok('createToken', { body: owner });
      later(30 * 24 * 60 * minute);
      await server.refused('refreshToken', 401, { body: { refresh } });
    });

    it('keeps no token that could be read out of the database', async () => {
      const { refresh } = await server.ok('createToken', { body: owner });
      const rows = await database.asSystem((tx) =>
        tx.selectFrom('refresh_tokens').select('token_hash').execute(),
      );
      expect(rows).not.toHaveLength(0);
      for (const { token_hash } of rows) expect(token_hash.toString('base64url')).not.toBe(refresh);
    });
  });

  describe('logout', () => {
    it('ends access and refresh of this session and of no other', async () => {
      const first = await server.ok('loginVendor', { body: vendor });
      const other = await server.ok('loginVendor', { body: vendor });
      await server.ok('logoutVendor', { token: first.access });
      expect(await use(first.access)).toBe(401);
      await server.refused('refreshToken', 401, { body: { refresh: first.refresh } });
      expect(await use(other.access)).toBe(200);
    });

    it('does not happen by a prefetch', async () => {
      const { access } = await server.ok('loginVendor', { body: vendor });
      for (const [name, value] of [
        ['sec-purpose', 'prefetch;prerender'],
        ['purpose', 'prefetch'],
      ] as const) {
        await server.refused('logoutVendor', 403, { token: access, headers: { [name]: value } });
      }
      expect(await use(access)).toBe(200);
    });
  });

  describe('the token of this machine', () => {
    it('serves imports of the shop that is named, and nothing else', async () => {
      const headers = { 'x-shop': 'alder.example' };
      expect((await server.ok('listImports', { token: localToken, headers })).count).toBe(0);
      await server.refused('getShop', 401, { token: localToken, headers });
      await server.refused('listImports', 400, { token: localToken });
      const problem = await server.refused('listImports', 404, {
        token: localToken,
        headers: { 'x-shop': 'nowhere.example' },
      });
      expect(problem.detail).toContain('nowhere.example');
    });
  });
});
