import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { fillShops, password, vendorOf, type Shop } from '../operations/shops.ts';
import { noon, startServer, type TestServer } from '../server.ts';

/* The limit of password attempts, across addresses. */

const minute = 60_000;
const typed = (one: string) => ({ new_password1: one, new_password2: one });

forEachDatabase((_name, open) => {
  let database: Database;
  let alder: Shop;
  beforeAll(async () => {
    database = await open();
    ({ alder } = await fillShops(database));
  });
  /** Two processes of one installation behind a proxy, without attempts of earlier tests. */
  const start = async (): Promise<[TestServer, TestServer, () => Promise<void>]> => {
    await database.asSystem(async (tx) => {
      await tx.deleteFrom('password_attempts').execute();
      await tx.deleteFrom('known_devices').execute();
    });
    const options = { signInLimit: 10, trustedProxies: ['127.0.0.0/8'] };
    const servers = [await startServer(database, options), await startServer(database, options)] as const;
    const close = async () => {
      for (const server of servers) await server.close();
    };
    return [...servers, close];
  };
  const from = (nth: number) => ({ 'x-forwarded-for': `203.0.113.${nth}` });
  const vendor = 'vendor@alder.example';
  const signIn = async (
    to: TestServer,
    nth: number,
    body: object,
  ): Promise<{ status: number; device: string; access: string }> => {
    const reply = await to.ask('loginVendor', { headers: from(nth), body });
    return { status: reply.status, ...(reply.body as { device: string; access: string }) };
  };
  /** The statuses of so many wrong passwords, five from each address, sent to both processes in turn. */
  const guess = async (servers: readonly TestServer[], email: string, times: number) => {
    const statuses: number[] = [];
    for (let nth = 0; nth < times; nth++) {
      const to = servers[nth % servers.length] as TestServer;
      const body = { email, password: `guess ${nth}` };
      statuses.push((await signIn(to, 100 + Math.floor(nth / 5), body)).status);
    }
    return statuses;
  };
  const count = (statuses: readonly number[], status: number) =>
    statuses.filter((one) => one === status).length;

  describe('guessing the password of one account', () => {
    it('from sixty addresses meets a limit, over all processes, that a known browser does not', async () => {
      const [one, other, close] = await start();
      const { device } = await signIn(one, 1, { email: vendor, password });
      expect(device).toMatch(/^[\w-]{43}$/);
      const statuses = await guess([one, other], vendor, 300);
      expect([count(statuses, 401), count(statuses, 429)]).toEqual([20, 280]);
      // The correct one is refused too; otherwise the limit would hold back all guesses except the one that succeeds.
      const refused = await other.ask('loginVendor', { headers: from(2), body: { email: vendor, password } });
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
      expect(Number(refused.headers.get('retry-after'))).toBe(15 * 60);
      expect(refused.body).toMatchObject({ detail: expect.stringContaining('15 minutes') as string });
      const known = await signIn(other, 3, { email: vendor.toUpperCase(), password, device });
      expect(known).toMatchObject({ status: 200, device });
      other.now = new Date(noon.getTime() + 15 * minute);
      expect((await signIn(other, 4, { email: vendor, password })).status).toBe(200);
      await close();
    });

    it('is counted for an address without a login as for one with', async () => {
      const [one, other, close] = await start();
      const statuses = await guess([one, other], 'nobody@alder.example', 30);
      expect([count(statuses, 401), count(statuses, 429)]).toEqual([20, 10]);
      await close();
    });

    it('at once is counted as one after the other', async () => {
      const [one, other, close] = await start();
      const tries = Array.from({ length: 40 }, (_, nth) =>
        signIn(nth % 2 === 0 ? one : other, nth + 1, { email: vendor, password: 'not it' }),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect([count(statuses, 401), count(statuses, 429)]).toEqual([20, 20]);
      await close();
    });

    it('does not include successful sign-ins', async () => {
      const [one, , close] = await start();
      for (let nth = 0; nth < 25; nth++) {
        expect((await signIn(one, nth + 1, { email: vendor, password })).status).toBe(200);
      }
      await close();
    });

    it('from a known browser is bounded too', async () => {
      const [one, , close] = await start();
      const { device } = await signIn(one, 1, { email: vendor, password });
      const statuses: number[] = [];
      for (let nth = 0; nth < 12; nth++) {
        statuses.push((await signIn(one, nth + 2, { email: vendor, password: 'not it', device })).status);
      }
      expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 2]);
      await close();
    });

    it('with a forged device token, or one of another login, counts as a stranger’s', async () => {
      const [one, other, close] = await start();
      const { device: own } = await signIn(one, 1, { email: 'vendor@birch.example', password });
      const madeUp = await signIn(one, 2, { email: vendor, password, device: 'the same for everybody' });
      expect(madeUp.device).not.toBe('the same for everybody');
      await guess([one, other], vendor, 20);
      for (const device of [own, 'the same for everybody']) {
        expect((await signIn(one, 3, { email: vendor, password, device })).status).toBe(429);
      }
      expect((await signIn(one, 4, { email: vendor, password, device: madeUp.device })).status).toBe(200);
      await close();
    });

    it('by registering with it counts as well', async () => {
      const [one, , close] = await start();
      const register = async (nth: number, email: string) => {
        const body = {
          name: 'Robin Fell',
          email,
          ...{ password1: `moss and guess ${nth}`, password2: `moss and guess ${nth}` },
          myshopify_domain: 'birch.example',
        };
        return (await one.ask('registerVendor', { headers: from(nth), body })).status;
      };
      const statuses: number[] = [];
      for (let nth = 1; nth <= 25; nth++) statuses.push(await register(nth, vendor));
      expect([count(statuses, 409), count(statuses, 429)]).toEqual([20, 5]);
      await close();
    });

    it('with a stolen session is limited, and does not block sign-in', async () => {
      const [one, other, close] = await start();
      const { access } = await signIn(one, 1, { email: vendor, password });
      const params = { id: vendorOf(alder, 'Lantern Loom') };
      const statuses: number[] = [];
      for (let nth = 0; nth < 12; nth++) {
        const to = nth % 2 === 0 ? one : other;
        const asked = { token: access, headers: from(nth + 1) };
        const guessed = { old_password: `guess ${nth}`, ...typed('moss under the bridge') };
        const reply =
          nth % 3 === 0
            ? await to.ask('changePassword', { ...asked, body: guessed })
            : await to.ask('updateVendor', {
                ...asked,
                params,
                body: { paypal_email: 'thief@pal.example', password: `guess ${nth}` },
              });
        statuses.push(reply.status);
      }
      expect([count(statuses, 422), count(statuses, 429)]).toEqual([10, 2]);
      expect((await signIn(one, 9, { email: vendor, password })).status).toBe(200);
      await close();
    });
  });

  it('a new password forgets the browsers that knew the old one, but for the one that sets it', async () => {
    const [one, other, close] = await start();
    const mine = await signIn(one, 1, { email: vendor, password });
    const theirs = await signIn(one, 2, { email: vendor, password });
    const next = 'moss under the bridge';
    await one.ok('changePassword', {
      token: mine.access,
      body: { old_password: password, ...typed(next) },
    });
    await guess([one, other], vendor, 20);
    const again = (device: string) => signIn(one, 3, { email: vendor, password: next, device });
    expect((await again(theirs.device)).status).toBe(429);
    const { status, access } = await again(mine.device);
    expect(status).toBe(200);
    const back = { old_password: next, ...typed(password) };
    await one.ok('changePassword', { token: access, body: back });
    // A new password of the owner resets the count.
    expect((await signIn(other, 4, { email: vendor, password })).status).toBe(200);
    await close();
  });
});
