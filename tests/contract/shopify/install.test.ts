import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hourly, reconcileAll } from '../../../packages/server/src/jobs/reconcile.ts';
import { forEachDatabase } from '../../databases.ts';
import { insertShop } from '../rows.ts';
import { openWorld, type World } from './world.ts';
import { retailFiles, retailShop } from './retail.ts';
import { signedQuery } from './shopify-server.ts';

forEachDatabase((_name, open) => {
  const files = retailFiles(3);
  let world: World;
  beforeAll(async () => {
    world = await openWorld(await open());
    for (const host of ['fern.myshopify.com', 'moss.myshopify.com', 'known.myshopify.com']) {
      world.shopify.add(retailShop(host, files));
    }
  });
  afterAll(() => world.close());

  const begin = (shop: string) => world.server.ok('beginPlatformInstall', { body: { shop } });
  const refuseFinish = async (query: string, verifier: string) => {
    const problem = await world.server.refused('finishPlatformInstall', 401, { body: { query, verifier } });
    expect(problem.code).toBe('invalid_credentials');
  };

  describe('an installation', () => {
    it('leads to the shop’s own page, and to no other', async () => {
      const { url } = await begin(' Fern.myshopify.com ');
      const page = new URL(url);
      expect(page.pathname).toBe('/fern.myshopify.com/admin/oauth/authorize');
      expect(Object.fromEntries(page.searchParams)).toEqual({
        client_id: 'app-key',
        scope: 'read_orders,read_all_orders,read_products,read_inventory,read_locations',
        redirect_uri: `${world.server.url}/install/connected`,
        state: page.searchParams.get('state'),
      });
      expect(page.searchParams.get('state')).toMatch(/^[\w-]{43}$/);
      for (const shop of [
        'evil.example',
        'fern.myshopify.com.evil.example',
        'evil.example/fern.myshopify.com',
        'fern.myshopify.com@evil.example',
        '-fern.myshopify.com',
        'fern_moss.myshopify.com',
        'https://fern.myshopify.com',
      ]) {
        const problem = await world.server.refused('beginPlatformInstall', 422, { body: { shop } });
        expect(problem.errors).toMatchObject([{ pointer: '/shop' }]);
      }
    });

    it('connects the shop, signs its owner in and begins to read', async () => {
      const { token, shopId } = await world.install('fern.myshopify.com');
      expect(await world.server.ok('getShop', { token })).toMatchObject({
        myshopify_domain: 'fern.myshopify.com',
        domain: 'fern.example',
        name: 'Rookery Market',
        currency: 'GBP',
        time_zone: 'Europe/London',
      });
      expect(await world.server.ok('getSettings', { token })).toMatchObject({ sync_active: true });
      // The address of the shop may belong to any person; the login is reached through the platform.
      const logins = await world.rows(sql<{ email: string }>`
        select l.email from logins l join shop_members m on m.login_id = l.id where m.shop_id = ${shopId}`);
      expect(logins).toHaveLength(1);
      expect(logins[0]?.email).toMatch(/^owner-\w{12}@fern\.myshopify\.com$/);
      await world.settle();
      expect(await world.rows(sql`select count(*) from orders where shop_id = ${shopId}`)).toEqual([
        { count: 3 },
      ]);
      const again = await world.install('fern.myshopify.com');
      expect(again.shopId).toBe(shopId);
    });

    it('stores its access encrypted, useless to a reader of the database alone', async () => {
      const [kept] = await world.rows(sql<{ text: string; token: Buffer; refresh: Buffer }>`
        select c::text as text, token, refresh_token as refresh from platform_connections c where host = 'fern.myshopify.com'`);
      const bytes = `${kept?.text ?? ''}${kept?.token.toString('latin1') ?? ''}${kept?.refresh.toString('latin1') ?? ''}`;
      expect(bytes.length).toBeGreaterThan(200);
      expect(bytes).not.toMatch(/shp(at|rt)_/);
    });

    it('takes over a shop that was made before, with its owner', async () => {
      const shopId = await world.database.asSystem(async (tx) => {
        const id = await insertShop(tx, {
          shop: { myshopify_domain: 'known.myshopify.com', currency: 'GBP' },
        });
        await sql`with made as (insert into logins (email, password_hash, name, created_at)
          values ('known@example.com', 'x', 'Known', now()) returning id)
          insert into shop_members (shop_id, login_id, role) select ${id}, id, 'owner' from made`.execute(tx);
        return id;
      });
      const installed = await world.install('known.myshopify.com');
      expect(installed.shopId).toBe(shopId);
      await world.database.asSystem((tx) =>
        sql`update shops set currency = 'USD' where id = ${shopId}`.execute(tx),
      );
      const { url, verifier } = await begin('known.myshopify.com');
      const body = { query: world.shopify.agree(url), verifier };
      const problem = await world.server.refused('finishPlatformInstall', 422, { body });
      expect(problem.detail).toBe(
        'This shop uses USD in this app and GBP on its platform. A shop can only have one currency.',
      );
    });

    it('is refused when it is forged, begun elsewhere, old, or finished before', async () => {
      const { url, verifier } = await begin('moss.myshopify.com');
      const query = world.shopify.agree(url);
      const changed = (key: string, value: string) => {
        const other = new URLSearchParams(query);
        other.set(key, value);
        return other.toString();
      };
      await refuseFinish(changed('shop', 'fern.myshopify.com'), verifier);
      await refuseFinish(changed('code', 'guessed'), verifier);
      await refuseFinish(changed('hmac', '00'.repeat(32)), verifier);
      await refuseFinish(changed('state', 'another'), verifier);
      // Another browser lacks the secret of this state.
      await refuseFinish(query, (await begin('moss.myshopify.com')).verifier);
      await refuseFinish(query, 'guessed');
      const before = world.server.now;
      world.server.now = new Date(before.getTime() + 91_000);
      await refuseFinish(query, verifier);
      world.server.now = before;
      await world.server.ok('finishPlatformInstall', { body: { query, verifier } });
      await refuseFinish(query, verifier);
      // A state belongs to one shop, so the owner of another cannot return with it.
      const other = await begin('moss.myshopify.com');
      const elsewhere = new URL((await begin('fern.myshopify.com')).url);
      elsewhere.searchParams.set('state', new URL(other.url).searchParams.get('state') ?? '');
      await refuseFinish(world.shopify.agree(elsewhere.href), other.verifier);
    });

    it('with a code that Shopify does not take connects nothing', async () => {
      const { url, verifier } = await begin('moss.myshopify.com');
      const came = Object.fromEntries(new URLSearchParams(world.shopify.agree(url)));
      const rest = Object.entries(came).filter(([key]) => key !== 'hmac');
      const query = { ...Object.fromEntries(rest), code: 'used before' };
      const body = { query: signedQuery(query), verifier };
      const problem = await world.server.refused('finishPlatformInstall', 422, { body });
      expect(problem.detail).toBe(
        'Shopify did not accept the installation. Open the app from the shop again.',
      );
    });
  });

  describe('the access', () => {
    it('is renewed before it expires', async () => {
      const { shopId } = await world.install('fern.myshopify.com');
      await world.settle();
      const kept = async () =>
        (
          await world.rows(sql<{ token: Buffer; at: Date }>`
            select token, token_expires_at as at from platform_connections where shop_id = ${shopId}`)
        )[0];
      const before = await kept();
      const hour = 3_600_000;
      for (let nth = 0; nth < 2; nth++) {
        world.server.now = new Date(world.server.now.getTime() + 2 * hour);
        world.shopify.now = world.server.now;
        const query = Object.fromEntries(
          new URLSearchParams(
            signedQuery({ shop: 'fern.myshopify.com', timestamp: String(world.server.now.getTime() / 1000) }),
          ),
        );
        const { access } = await world.server.ok('authenticateShop', { query });
        await world.server.ok('startShopSync', { token: access });
        await world.settle();
        expect(world.failures).toEqual([]);
        const after = await kept();
        expect(after?.token.equals(before?.token ?? Buffer.alloc(0))).toBe(false);
        expect(after?.at.getTime()).toBe(world.server.now.getTime() + hour);
      }
    });

    it('that does not suffice is reported to the owner, once, until a sync is let through', async () => {
      const { token } = await world.install('fern.myshopify.com');
      await world.settle();
      const connection = async () => (await world.server.ok('getSyncProgress', { token })).connection;
      const well = { host: 'fern.myshopify.com', state: 'connected', problems: [] };
      expect(await connection()).toEqual(well);
      const reason = 'Shopify does not let the app read this shop.';
      for (let nth = 0; nth < 2; nth++) {
        world.shopify.faults.push({ at: 'graphql', is: 'status', status: 403 });
        await reconcileAll(world.database, world.platforms, hourly);
        await world.settle();
        expect(await connection()).toEqual({ ...well, problems: [reason] });
      }
      await world.server.ok('startShopSync', { token });
      await world.settle();
      expect(await connection()).toEqual(well);
    });

    it('that is revoked ends the connection, and all requests', async () => {
      const { token, shopId } = await world.install('fern.myshopify.com');
      await world.settle();
      world.shopify.uninstall('fern.myshopify.com');
      await world.server.ok('startShopSync', { token });
      await world.settle();
      const state = sql`select state, token from platform_connections where shop_id = ${shopId}`;
      expect(await world.rows(state)).toEqual([{ state: 'uninstalled', token: null }]);
      expect(await world.server.ok('getSyncProgress', { token })).toMatchObject({
        active: false,
        connection: { host: 'fern.myshopify.com', state: 'ended' },
      });
      expect(await world.rows(sql`select count(*) from orders where shop_id = ${shopId}`)).toEqual([
        { count: 3 },
      ]);
      await world.install('fern.myshopify.com');
      expect(await world.rows(sql`select state from platform_connections where shop_id = ${shopId}`)).toEqual(
        [{ state: 'connected' }],
      );
      await world.settle();
    });
  });
});
