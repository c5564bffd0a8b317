import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forDatabase } from '../../databases.ts';
import { startServer, type TestServer } from '../server.ts';

/* The grouping of attempts to log in behind a proxy. */

forDatabase('pglite', (open) => {
  let database: Database;
  let server: TestServer | null = null;
  beforeAll(async () => {
    database = await open();
  });
  afterEach(async () => {
    await server?.close();
    server = null;
  });

  // Wrong passwords of one account are counted across all addresses.
  let nth = 0;
  const start = async (...trustedProxies: string[]) => {
    nth += 1;
    server = await startServer(database, { signInLimit: 2, trustedProxies });
    return server;
  };
  /** The statuses of attempts on one account with these X-Forwarded-For addresses. */
  const attempts = async (to: TestServer, ...forwarded: string[]) => {
    const statuses: number[] = [];
    for (const address of forwarded) {
      const headers = { 'x-forwarded-for': address };
      const body = { email: `owner${nth}@shop.example`, password: 'a guess' };
      statuses.push((await to.ask('createToken', { headers, body })).status);
    }
    return statuses;
  };

  describe('X-Forwarded-For', () => {
    it('of a client gives no caller more attempts', async () => {
      expect(await attempts(await start(), '203.0.113.1', '203.0.113.2', '203.0.113.3')).toEqual([
        401, 401, 429,
      ]);
    });

    it('of an unknown proxy counts like a client’s', async () => {
      const behind = await start('10.0.0.0/8', '127.0.0.2');
      expect(await attempts(behind, '203.0.113.1', '203.0.113.2', '203.0.113.3')).toEqual([401, 401, 429]);
    });

    it('of the named proxy distinguishes callers, by what the proxy itself has added', async () => {
      const behind = await start('127.0.0.0/8');
      expect(await attempts(behind, '203.0.113.1', '203.0.113.1', '203.0.113.1')).toEqual([401, 401, 429]);
      expect(await attempts(behind, '203.0.113.2')).toEqual([401]);
      // The client's own entry precedes the proxy's.
      expect(await attempts(behind, '198.51.100.7, 203.0.113.1', '203.0.113.2, 203.0.113.1')).toEqual([
        429, 429,
      ]);
    });

    it('of one network of IPv6 counts as one caller, and of one written as IPv6 as itself', async () => {
      const behind = await start('127.0.0.0/8');
      expect(await attempts(behind, '2001:db8:1:2::1', '2001:db8:1:2:a::7', '2001:db8:1:2::3')).toEqual([
        401, 401, 429,
      ]);
      expect(await attempts(behind, '2001:db8:1:3::1')).toEqual([401]);
      nth += 1;
      expect(await attempts(behind, '203.0.113.9', '::ffff:203.0.113.9', '203.0.113.9')).toEqual([
        401, 401, 429,
      ]);
    });
  });
});
