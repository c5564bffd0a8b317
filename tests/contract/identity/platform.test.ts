import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { forEachMailWorld, type World } from './world.ts';

const app = { key: 'app-key', secret: 'hush hush' };

const hex = (text: string, secret = app.secret) => createHmac('sha256', secret).update(text).digest('hex');
const seconds = (date: Date) => String(Math.floor(date.getTime() / 1000));

forEachMailWorld({ platform: app }, (world) => {
  const page = (w: World, more: Record<string, string> = {}) => ({
    host: 'YWxkZXIuZXhhbXBsZS9hZG1pbg==',
    shop: 'alder.example',
    timestamp: seconds(w.server.now),
    ...more,
  });
  /** The format of Shopify's own libraries. */
  const signed = (query: Record<string, string>) => {
    const sorted = new URLSearchParams(query);
    sorted.sort();
    return { ...query, hmac: hex(sorted.toString()) };
  };

  describe('the page of an app', () => {
    it('opens the shop that the platform names', async () => {
      const w = world();
      const pair = await w.server.ok('authenticateShop', { query: signed(page(w)) });
      expect(pair.role).toBe('merchant');
      expect((await w.server.ok('getShop', { token: pair.access })).id).toBe(w.alder.id);
      const next = await w.server.ok('refreshToken', { body: { refresh: pair.refresh } });
      expect(next.role).toBe('merchant');
    });

    it('is signed as the documentation writes it, too', async () => {
      const w = world();
      const query = page(w, { protocol: 'https://', state: '50% & more' });
      const text = `host=${query.host}&protocol=https://&shop=${query.shop}&state=50%25 %26 more&timestamp=${query.timestamp}`;
      await w.server.ok('authenticateShop', { query: { ...query, hmac: hex(text) } });
    });

    it('opens nothing when a character differs, when it is old, or signed with another key', async () => {
      const w = world();
      const right = signed(page(w));
      const old = seconds(new Date(w.server.now.getTime() - 91_000));
      for (const query of [
        { ...right, shop: 'birch.example' },
        { ...right, extra: '1' },
        { ...right, hmac: `${right.hmac.slice(0, -1)}${right.hmac.endsWith('0') ? '1' : '0'}` },
        { ...right, hmac: '' },
        { ...right, hmac: 'zz' },
        { ...right, hmac: `${right.hmac}0` },
        { ...right, hmac: `${right.hmac}zz` },
        { ...page(w), hmac: hex(new URLSearchParams(page(w)).toString(), 'guessed') },
        signed(page(w, { timestamp: old })),
        signed(page(w, { timestamp: 'soon' })),
      ]) {
        const problem = await w.server.refused('authenticateShop', 401, { query });
        expect(problem.code).toBe('invalid_credentials');
      }
      await w.server.refused('authenticateShop', 400);
      await w.server.refused('authenticateShop', 404, {
        query: signed(page(w, { shop: 'nowhere.example' })),
      });
    });

    it('opens with a session token of the app', async () => {
      const w = world();
      const token = (change: Record<string, unknown> = {}, secret = app.secret) => {
        const now = Math.floor(w.server.now.getTime() / 1000);
        return new SignJWT({
          iss: 'https://alder.example/admin',
          dest: 'https://alder.example',
          aud: app.key,
          sub: '42',
          nbf: now - 1,
          exp: now + 60,
          ...change,
        })
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode(secret));
      };
      const pair = await w.server.ok('authenticateShop', { query: { id_token: await token() } });
      expect((await w.server.ok('getShop', { token: pair.access })).id).toBe(w.alder.id);
      for (const wrong of [
        await token({}, 'guessed'),
        await token({ aud: 'another app' }),
        await token({ exp: 1_000 }),
        await token({ dest: 'https://birch.example' }),
        await token({ dest: undefined }),
        'a.b.c',
      ]) {
        await w.server.refused('authenticateShop', 401, { query: { id_token: wrong } });
      }
    });
  });

  describe('a page that a customer of the shop opens', () => {
    const visit = (w: World, more: Record<string, string> = {}) => {
      const query: Record<string, string> = {
        shop: 'alder.example',
        path_prefix: '/apps/vendor-portal',
        timestamp: seconds(w.server.now),
        logged_in_customer_id: '7001',
        ...more,
      };
      const text = Object.keys(query)
        .toSorted()
        .map((key) => `${key}=${query[key] ?? ''}`)
        .join('');
      return { ...query, signature: hex(text) };
    };
    const accounts = async (w: World) =>
      (await w.server.ok('listVendorAccounts', { token: w.tokens.owner, query: { search: '@alder' } }))
        .results;
    const connect = async (w: World, email: string, customer_id: string | null) => {
      const account = (await accounts(w)).find((one) => one.vendor_signup_user_email === email);
      const vendor_ids = account?.vendors.map(({ id }) => id) ?? [];
      return w.server.ask('saveVendorAccounts', {
        token: w.tokens.owner,
        body: { vendor_signups: [{ id: account?.id, vendor_ids, customer_id }], approved: true },
      });
    };

    it('opens the account that the merchant has connected to the customer', async () => {
      const w = world();
      const before = await w.server.refused('authenticateVendor', 403, { query: visit(w) });
      expect(before.code).toBe('not_approved');
      expect((await connect(w, 'vendor@alder.example', '7001')).status).toBe(200);
      const { access, role } = await w.server.ok('authenticateVendor', { query: visit(w) });
      expect(role).toBe('vendor');
      const { results } = await w.server.ok('listOwnVendors', { token: access });
      expect(results.map(({ name }) => name)).toEqual(['Lantern Loom', 'Moss & Fern']);
      // A customer belongs to one account, and the same number in another shop to none.
      expect(await connect(w, 'lonely@alder.example', '7001')).toMatchObject({
        status: 409,
        body: { code: 'customer_taken' },
      });
      await w.server.refused('authenticateVendor', 403, { query: visit(w, { shop: 'birch.example' }) });
      await w.meta('vendor_portal_disabled', 'true');
      expect((await w.server.refused('authenticateVendor', 403, { query: visit(w) })).code).toBe(
        'portal_closed',
      );
      await w.meta('vendor_portal_disabled', '');
      await connect(w, 'vendor@alder.example', null);
      await w.server.refused('authenticateVendor', 403, { query: visit(w) });
    });

    it('opens nothing unsigned, changed, old, or without a customer logged in', async () => {
      const w = world();
      const old = seconds(new Date(w.server.now.getTime() - 91_000));
      for (const query of [
        { ...visit(w), logged_in_customer_id: '7002' },
        { ...visit(w), extra: '1' },
        visit(w, { timestamp: old }),
        visit(w, { logged_in_customer_id: '' }),
      ]) {
        await w.server.refused('authenticateVendor', 401, { query });
      }
      await w.server.refused('authenticateVendor', 400);
    });

    it('opens one session for a signature, however that is written', async () => {
      const w = world();
      await connect(w, 'vendor@alder.example', '7001');
      const query = visit(w, { state: 'once' });
      await w.server.ok('authenticateVendor', { query });
      const { signature } = query;
      for (const written of [
        signature,
        `${signature}0`,
        `${signature}zz`,
        `${signature} `,
        signature.toUpperCase(),
      ]) {
        const problem = await w.server.refused('authenticateVendor', 401, {
          query: { ...query, signature: written },
        });
        expect(problem.code).toBe('invalid_credentials');
      }
      await connect(w, 'vendor@alder.example', null);
    });

    it('is refused for another customer in a key that the visitor has added', async () => {
      const w = world();
      await connect(w, 'vendor@alder.example', '7001');
      const at = seconds(w.server.now);
      const { signature } = visit(w, {
        shop: 'birch.example',
        logged_in_customer_id: '7002',
        a: `xlogged_in_customer_id=7001shop=alder.exampletimestamp=${at}z=`,
      });
      const rest = `logged_in_customer_id=7002path_prefix=/apps/vendor-portalshop=birch.exampletimestamp=${at}`;
      const cut = {
        a: 'x',
        logged_in_customer_id: '7001',
        shop: 'alder.example',
        timestamp: at,
        z: rest,
        signature,
      };
      const problem = await w.server.refused('authenticateVendor', 401, { query: cut });
      expect(problem).toMatchObject({
        code: 'invalid_credentials',
        detail: expect.stringMatching(/^Send only shop, .*each once/) as string,
      });
      await connect(w, 'vendor@alder.example', null);
    });

    it('takes the platform’s own keys and a state, each once and plain', async () => {
      const w = world();
      const ask = async (...pairs: [string, string][]) => {
        const query: [string, string][] = [
          ['shop', 'alder.example'],
          ['logged_in_customer_id', ''],
          ['path_prefix', '/apps/vendor-portal'],
          ['timestamp', seconds(w.server.now)],
          ...pairs,
        ];
        const values = Map.groupBy(query, ([key]) => key);
        const text = [...values.keys()]
          .toSorted()
          .map((key) => `${key}=${(values.get(key) ?? []).map(([, value]) => value).join(',')}`)
          .join('');
        const signed = new URLSearchParams([...query, ['signature', hex(text)]]).toString();
        const { status, body } = await w.server.call('GET', `/vendors/authenticate-vendor/?${signed}`);
        return [status, (body as { code: string }).code];
      };
      // With a valid signature, the missing part is the customer.
      expect(await ask(['state', 'a-B_1'])).toEqual([401, 'unauthenticated']);
      expect(await ask(['extra', '1'])).toEqual([401, 'invalid_credentials']);
      expect(await ask(['shop', 'birch.example'])).toEqual([401, 'invalid_credentials']);
      expect(await ask(['logged_in_customer_id', '7001'])).toEqual([400, 'wrong_type']);
      expect(await ask(['state', 'a=b'])).toEqual([400, 'wrong_format']);
    });
  });
});

forEachMailWorld({}, (world) => {
  it('without an app both say that there is none', async () => {
    const { server } = world();
    for (const id of ['authenticateShop', 'authenticateVendor'] as const) {
      const problem = await server.refused(id, 503, {
        query: { shop: 'alder.example', hmac: 'x', signature: 'x' },
      });
      expect(problem.code).toBe('platform_not_configured');
    }
  });
});
