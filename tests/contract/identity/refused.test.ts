import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog, type RefusedAttempt } from '../../../packages/server/src/common/log.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { programOf } from '../access/program.ts';
import { fillShops, password, vendorOf, type Shop } from '../operations/shops.ts';
import { noon, startServer, type TestServer } from '../server.ts';

/* The log lists refused attempts for the operator: login, shop and address. */

forEachDatabase((_name, open) => {
  let database: Database;
  let alder: Shop;
  let server: TestServer;
  let refused: RefusedAttempt[] = [];
  beforeAll(async () => {
    database = await open();
    ({ alder } = await fillShops(database));
  });
  beforeEach(async () => {
    refused = [];
    server = await startServer(database, {
      trustedProxies: ['127.0.0.0/8'],
      platform: { key: 'a key', secret: 'a secret of the app' },
      onRefused: (one) => refused.push(one),
    });
    return () => server.close();
  });
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const vendor = { email: 'vendor@alder.example', password };

  describe('a refused attempt is logged', () => {
    it('at sign-in, with login, shop and address', async () => {
      const body = { email: 'Vendor@alder.example ', password: 'not it' };
      await server.refused('loginVendor', 401, { headers, body, query: { shop: 'alder.example' } });
      const { status, ...reply } = await server.ask('createToken', { headers, body });
      expect(status).toBe(401);
      expect(refused).toEqual([
        {
          request: expect.any(String) as string,
          operation: 'loginVendor',
          status: 401,
          code: 'invalid_credentials',
          login: 'Vendor@alder.example',
          key: null,
          shop: 'alder.example',
          address: '203.0.113.7',
        },
        {
          request: reply.headers.get('x-request-id'),
          operation: 'createToken',
          status: 401,
          code: 'invalid_credentials',
          login: 'Vendor@alder.example',
          key: null,
          shop: null,
          address: '203.0.113.7',
        },
      ]);
    });

    it('where a password was wrong that was asked for once more', async () => {
      const { access: token } = await server.ok('loginVendor', { body: vendor });
      await server.refused('updateVendor', 422, {
        token,
        headers,
        params: { id: vendorOf(alder, 'Lantern Loom') },
        body: { paypal_email: 'thief@pal.example', password: 'not it' },
      });
      expect(refused).toMatchObject([
        { operation: 'updateVendor', code: 'wrong_password', login: vendor.email, address: '203.0.113.7' },
      ]);
    });

    it('where a refresh token came twice, with its owner', async () => {
      const { refresh } = await server.ok('loginVendor', { body: vendor });
      await server.ok('refreshToken', { body: { refresh } });
      server.now = new Date(noon.getTime() + 31_000);
      await server.refused('refreshToken', 401, { headers, body: { refresh } });
      expect(refused).toMatchObject([
        { operation: 'refreshToken', login: vendor.email, shop: 'alder.example', address: '203.0.113.7' },
      ]);
      expect(JSON.stringify(refused)).not.toContain(refresh);
    });

    it('of a person who is signed in, and of a key, beyond their rights', async () => {
      const { access: token } = await server.ok('loginVendor', { body: vendor });
      await server.refused('getPayoutSettings', 403, { token, headers });
      const { access: owner } = await server.ok('createToken', {
        body: { email: 'owner@alder.example', password },
      });
      const key = await programOf(server, { token: owner }, { scopes: ['products:read'] });
      await server.refused('listPayouts', 403, { token: key.secret, headers });
      expect(refused).toMatchObject([
        {
          operation: 'getPayoutSettings',
          code: 'forbidden',
          login: vendor.email,
          key: null,
          shop: 'alder.example',
        },
        { operation: 'listPayouts', code: 'scope_missing', login: null, key: key.id, shop: 'alder.example' },
      ]);
    });

    it('of an unsigned message', async () => {
      const from = { ...headers, 'x-shopify-shop-domain': 'moss.myshopify.com', 'x-shopify-topic': 'x' };
      await server.refused('receivePlatformMessage', 401, { headers: from, body: { id: 1 } });
      expect(refused).toMatchObject([{ operation: 'receivePlatformMessage', shop: 'moss.myshopify.com' }]);
    });
  });

  it('nothing is logged of a success, nor of a person’s slip', async () => {
    const { access: token } = await server.ok('loginVendor', { body: vendor });
    await server.ok('getSettings', { token });
    await server.refused('sendResetEmail', 422, { body: { email: 'nobody' } });
    await server.refused('getVendor', 404, { token, params: { id: 999_999_999 } });
    expect(refused).toEqual([]);
  });

  it('text of a request adds no line to the log', async () => {
    const lines: string[] = [];
    const sink = { out: (line: string) => lines.push(line), err: () => undefined, now: () => noon };
    for (const email of ['a@b.example\nready http://evil', '\u001b[2Ja@b.example', 'my password', '']) {
      await server.ask('createToken', {
        headers,
        body: { email, password: 'x' },
        query: { shop: 'x\nready http://evil' },
      });
    }
    for (const one of refused) createLog('text', sink).refused(one);
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(line).toMatch(
        /^2026-03-15T12:00:00.000Z Refused createToken with 401 invalid_credentials: login unknown, shop unknown, from 203\.0\.113\.7 \([\w-]+\)$/,
      );
    }
  });
});
