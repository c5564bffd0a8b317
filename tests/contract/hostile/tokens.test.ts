import { createHmac, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { fillShops, password, type Shop } from '../operations/shops.ts';
import { noon, startServer, tokenSecret, type TestServer } from '../server.ts';

/*
 * Forged and stolen tokens. The regular ends of a session are tested in operations/sessions.test.ts and
 * identity/accounts.test.ts.
 */

const seconds = Math.floor(noon.getTime() / 1000);
const part = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const hs = (hash: string, key: string | Buffer) => (text: string) =>
  createHmac(hash, key).update(text).digest('base64url');
type Sign = (text: string) => string;
const ours = hs('sha256', tokenSecret);
const head = { alg: 'HS256', typ: 'JWT' };
const token = (header: unknown, claims: unknown, sign: Sign = ours) => {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${sign(text)}`;
};
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const rsa: Sign = (text) => createSign('sha256').update(text).sign(privateKey, 'base64url');

forEachDatabase((_name, open) => {
  let server: TestServer;
  let alder: Shop;
  beforeAll(async () => {
    const database = await open();
    ({ alder } = await fillShops(database));
    server = await startServer(database);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.now = noon;
  });

  const owner = { email: 'owner@alder.example', password };
  const isDead = async (access: string) =>
    expect((await server.refused('getShop', 401, { token: access })).code).toBe('session_ended');

  describe('a forged token', () => {
    let good: Record<string, unknown>;
    beforeAll(async () => {
      const { access } = await server.ok('createToken', { body: owner });
      good = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as typeof good;
    });
    const without = (key: string) =>
      Object.fromEntries(Object.entries(good).filter(([name]) => name !== key));
    const but = (changes: object) => token(head, { ...good, ...changes });

    it('of the server itself is accepted', async () => {
      expect((await server.ok('getShop', { token: token(head, good) })).id).toBe(alder.id);
    });

    const made: Record<string, () => string> = {
      'with no signature': () => token({ ...head, alg: 'none' }, good, () => ''),
      'with no signature, in capitals': () => token({ ...head, alg: 'NONE' }, good, () => ''),
      'with no algorithm, signed': () => token({ ...head, alg: 'none' }, good),
      'without saying the algorithm': () => token({ typ: 'JWT' }, good),
      'with a longer hash': () => token({ ...head, alg: 'HS512' }, good, hs('sha512', tokenSecret)),
      'with another key pair': () => token({ ...head, alg: 'RS256' }, good, rsa),
      'with a key that it brings along': () =>
        token({ ...head, alg: 'RS256', jwk: publicKey.export({ format: 'jwk' }) }, good, rsa),
      'with a public key as the secret': () => token(head, good, hs('sha256', publicPem)),
      'with an empty secret that it names': () =>
        token({ ...head, kid: '../../../dev/null' }, good, hs('sha256', '')),
      'with a key from elsewhere': () => token({ ...head, jku: 'http://127.0.0.1/' }, good, rsa),
      'with an extension that must be understood': () => token({ ...head, crit: ['x'], x: 1 }, good),
      'of another type': () => token({ ...head, typ: 'reset+jwt' }, good),
      'for another audience': () => but({ aud: 'consignment-reset' }),
      'for no one': () => token(head, without('aud')),
      'by somebody else': () => but({ iss: 'elsewhere' }),
      'by no one': () => token(head, without('iss')),
      'without an end': () => token(head, without('exp')),
      'with an end that is no number': () => but({ exp: 'never' }),
      'that ended': () => but({ exp: seconds - 1 }),
      'that begins later': () => but({ nbf: seconds + 60 }),
      'of no session': () => token(head, without('sid')),
      'of a session that is not there': () => but({ sid: randomUUID() }),
      'of a number': () => but({ sid: 1 }),
      'of a list': () => but({ sid: [good['sid']] }),
      'of a text': () => but({ sid: "' or true --" }),
      'of no shop': () => token(head, without('shop')),
      'of another shop': () => but({ shop: Number(good['shop']) + 1 }),
      'of a shop that is no number': () => but({ shop: String(good['shop']) }),
      'with NUL in it': () => but({ sid: `${String(good['sid'])}\0` }),
      'of nothing': () => token(head, 'null'),
      'of no JSON': () => token('{', '{'),
      'in five parts': () => `${token(head, good)}.a.b`,
      'in two parts': () => token(head, good).split('.').slice(0, 2).join('.'),
      'with its last character changed': () => {
        const whole = token(head, good);
        return `${whole.slice(0, -2)}${whole.at(-2) === 'A' ? 'B' : 'A'}${whole.slice(-1)}`;
      },
    };
    it.each(Object.keys(made))('%s opens nothing', async (how) => {
      await isDead(made[how]?.() ?? '');
      expect(server.failures).toEqual([]);
    });

    it('twice in one request, or where no token belongs, opens nothing', async () => {
      const { access } = await server.ok('createToken', { body: owner });
      const places: Record<string, string>[] = [
        { authorization: `Bearer ${access}, Bearer ${access}` },
        { authorization: `Bearer ${access} ${access}` },
        { authorization: `Basic ${access}` },
        { authorization: access },
        { cookie: `token=${access}; access=${access}; session=${access}` },
        { 'x-access-token': access, 'x-authorization': `Bearer ${access}` },
      ];
      for (const headers of places) {
        const { code } = await server.refused('getShop', 401, { headers });
        expect(['unauthenticated', 'session_ended']).toContain(code);
      }
      await server.refused('getShop', 401, { query: { token: access, access_token: access } });
    });
  });

  describe('a token that was kept', () => {
    it('refreshed by ten tabs at once keeps them all logged in, and no later one', async () => {
      const { refresh } = await server.ok('createToken', { body: owner });
      const pairs = await Promise.all(
        Array.from({ length: 10 }, () => server.ok('refreshToken', { body: { refresh } })),
      );
      expect(new Set(pairs.map((pair) => pair.refresh)).size).toBe(1);
      for (const { access } of pairs) await server.ok('getShop', { token: access });
      server.now = new Date(noon.getTime() + 31_000);
      // Ten tabs with the old token and a thief cannot be distinguished, so the session ends for all.
      await server.refused('refreshToken', 401, { body: { refresh } });
      for (const pair of pairs) {
        await isDead(pair.access);
        await server.refused('refreshToken', 401, { body: { refresh: pair.refresh } });
      }
    });

    it('cannot be refreshed by an access token, nor used as a refresh token', async () => {
      const pair = await server.ok('createToken', { body: owner });
      await server.refused('refreshToken', 401, { body: { refresh: pair.access } });
      await isDead(pair.refresh);
    });
  });
});
