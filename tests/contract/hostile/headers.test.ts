import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forDatabase } from '../../databases.ts';
import type { OperationId } from '../../../packages/server/src/actions/operation.ts';
import type { AnyCall, Scenario } from '../access/calls.ts';
import { requestOf } from '../access/requests.ts';
import { sentMails } from '../access/captured.ts';
import { openAccessWorld, type AccessWorld } from '../access/world.ts';
import { sendRaw } from './raw.ts';

/* Requests with false headers: on their length, their host, their method and the type of their body. */

forDatabase('pglite', (open) => {
  let world: AccessWorld;
  let scenario: Scenario;
  beforeAll(async () => {
    world = await openAccessWorld(await open(), null);
    scenario = await world.addScenario();
  });
  afterAll(() => world.close());

  const lines = (...all: string[]) => all.join('\r\n');
  const post = (headers: string[], body: string) =>
    lines(
      'POST /api/token/refresh/ HTTP/1.1',
      'Host: a',
      'Content-Type: application/json',
      ...headers,
      '',
      body,
    );
  /** The second answer, if the first request were taken to end earlier. */
  const smuggled = lines('GET /api/health/ HTTP/1.1', 'Host: a', '', '');

  describe('where a request ends', () => {
    it.each([
      ['both ways', post(['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${smuggled}`)],
      [
        'both ways, turned round',
        post(['Transfer-Encoding: chunked', 'Content-Length: 5'], `0\r\n\r\n${smuggled}`),
      ],
      ['twice, differently', post(['Content-Length: 2', 'Content-Length: 60'], `{}${smuggled}`)],
      ['as a list', post(['Content-Length: 2, 2'], `{}${smuggled}`)],
      ['with a sign', post(['Content-Length: +2'], `{}${smuggled}`)],
      ['below nothing', post(['Content-Length: -1'], smuggled)],
      ['in hexadecimal', post(['Content-Length: 0x2'], `{}${smuggled}`)],
      ['as no number', post(['Content-Length: two'], `{}${smuggled}`)],
      ['beyond all numbers', post(['Content-Length: 99999999999999999999999'], `{}${smuggled}`)],
      ['chunked, and then not', post(['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${smuggled}`)],
      ['in an unknown coding', post(['Transfer-Encoding: xchunked'], `0\r\n\r\n${smuggled}`)],
      ['with a space before the colon', post(['Transfer-Encoding : chunked'], `0\r\n\r\n${smuggled}`)],
      ['on a folded line', post(['X-A: b', ' Transfer-Encoding: chunked'], `0\r\n\r\n${smuggled}`)],
      [
        'in a chunk beyond all numbers',
        post(['Transfer-Encoding: chunked'], `fffffffffffffffffff\r\n{}\r\n${smuggled}`),
      ],
      [
        'in a chunk of another alphabet',
        post(['Transfer-Encoding: chunked'], `0x2\r\n{}\r\n0\r\n\r\n${smuggled}`),
      ],
      ['with NUL in a header', post(['X-A: \0', 'Content-Length: 2'], `{}${smuggled}`)],
    ])('is given %s: refused once, and nothing after it is read', async (_how, bytes) => {
      const answers = await sendRaw(world.server.url, bytes);
      expect(answers).toHaveLength(1);
      expect(answers[0]?.status).toBe(400);
      expect(answers[0]?.head).toContain('connection: close');
      expect(answers[0]?.head).toContain('content-type: application/problem+json');
    });

    it('is not looked for in a request without a host, which is refused', async () => {
      const answers = await sendRaw(world.server.url, lines('GET /api/health/ HTTP/1.1', '', smuggled));
      expect(answers.map(({ status }) => status)).toEqual([400]);
    });

    it('may be followed by another request when it is given once', async () => {
      const answers = await sendRaw(world.server.url, `${smuggled}${smuggled}`, 300);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    });
  });

  it('headers beyond the limit are refused', async () => {
    for (const header of [
      `X-A: ${'x'.repeat(40_000)}`,
      Array.from({ length: 5000 }, (_, n) => `X-${n}: 1`).join('\r\n'),
    ]) {
      const [answer] = await sendRaw(world.server.url, post([header, 'Content-Length: 2'], '{}'));
      expect(answer?.status).toBe(431);
      expect(answer?.body).toContain('"too_large"');
    }
  });

  describe('a body', () => {
    const largest = 2 * 1024 * 1024;
    const ofSize = (bytes: number) => `{"refresh":"${'x'.repeat(bytes - 14)}"}`;
    const status = async (headers: string[], body: string) =>
      (await sendRaw(world.server.url, post([...headers, 'Connection: close'], body), 10_000))[0]?.status;

    it('of 2 MB is read, and of one byte more is not, however its size is declared', async () => {
      const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
      expect(await status([`Content-Length: ${largest}`], ofSize(largest))).not.toBe(413);
      expect(await status(['Transfer-Encoding: chunked'], chunked(ofSize(largest)))).not.toBe(413);
      expect(await status([`Content-Length: ${largest + 1}`], ofSize(largest + 1))).toBe(413);
      expect(await status(['Transfer-Encoding: chunked'], chunked(ofSize(largest + 1)))).toBe(413);
      // The server does not wait for it.
      expect(await status(['Content-Length: 9007199254740991'], '{')).toBe(413);
    });

    it('that is compressed is not unpacked', async () => {
      const { server } = world;
      const token = scenario.actors.merchant.token ?? '';
      const whole = Buffer.from('{"refresh":"made-up"}');
      const bomb = gzipSync(Buffer.alloc(50_000_000, 0x20));
      const before = process.memoryUsage().rss;
      for (const [coding, bytes] of [
        ['gzip', bomb],
        ['x-gzip', gzipSync(whole)],
        ['deflate', deflateSync(whole)],
        ['br', brotliCompressSync(whole)],
        ['identity, gzip', bomb],
        ['zstd', Buffer.from('{}')],
      ] as const) {
        const headers = { 'content-encoding': coding, 'content-type': 'application/json' };
        const reply = await server.ask('refreshToken', { bytes, headers });
        expect({ status: reply.status, asks: reply.headers.get('accept-encoding') }).toEqual({
          status: 415,
          asks: 'identity',
        });
      }
      expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
      const packed = {
        token,
        params: { id: scenario.actors.merchant.own.importId, role: 'products' },
        bytes: gzipSync('Handle,Title\nx,y\n'),
      };
      const csv = { 'content-type': 'text/csv', 'content-encoding': 'gzip' };
      await server.refused('uploadImportFile', 415, { ...packed, headers: csv });
      const plain = { 'content-encoding': 'identity', 'content-type': 'application/json' };
      await server.refused('refreshToken', 401, { body: { refresh: 'made-up' }, headers: plain });
    });

    it('is UTF-8, whatever charset is declared', async () => {
      const { server } = world;
      for (const [type, bytes] of [
        ['application/json; charset=utf-16', Buffer.from('{"refresh":"x"}', 'utf16le')],
        ['application/json; charset=utf-7', Buffer.from('+AHsAIgByAGUAZgByAGUAcwBoACIAOgAiAHgAIgB9-')],
        ['application/json', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('{}', 'utf16le')])],
      ] as const) {
        await server.refused('refreshToken', 400, { bytes, headers: { 'content-type': type } });
      }
      for (const type of ['application/json; charset=iso-8859-1', 'application/json;charset="UTF-8"']) {
        const headers = { 'content-type': type };
        await server.refused('refreshToken', 401, { body: { refresh: 'ü' }, headers });
      }
      for (const type of [
        'text/json',
        'application/x-json',
        'application/json, text/csv',
        'multipart/form-data',
      ]) {
        const { status: refused } = await server.ask('refreshToken', {
          body: { refresh: 'x' },
          headers: { 'content-type': type },
        });
        expect([400, 415]).toContain(refused);
      }
    });
  });

  describe('whom a request is for', () => {
    const lies = [
      'Host: evil.example',
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Server: evil.example',
      'X-Forwarded-Proto: gopher',
      'X-Forwarded-Prefix: /evil.example',
      'X-Host: evil.example',
      'X-Original-URL: /evil.example',
      'Forwarded: host=evil.example;proto=https',
      'Origin: https://evil.example',
      'Referer: https://evil.example/',
    ];
    const send = async (start: string, headers: string[], body = '') => {
      const more = [`Content-Length: ${body.length}`, 'Connection: close'];
      const bytes = lines(`${start} HTTP/1.1`, ...lies, ...headers, ...more, '', body);
      const [answer] = await sendRaw(world.server.url, bytes, 10_000);
      expect([200, 201], start).toContain(answer?.status);
      return JSON.stringify(answer);
    };
    const ask = (id: OperationId, call: AnyCall, token: string | null = null) => {
      const { method, path, headers, body } = requestOf(id, call, token);
      const named = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      return send(`${method} /api${path}`, named, String(body ?? ''));
    };

    it('builds no link, in a mail, in an answer or for a platform', async () => {
      const { server, dataDir } = world;
      const { fixture, actors } = scenario;
      const { token, own } = actors.merchant;
      const answers = [
        await ask('sendResetEmail', { body: { email: fixture.logins.first.email } }),
        await ask('beginPlatformInstall', { body: { shop: 'estate.myshopify.com' } }),
        await ask('exportPayout', { query: { id: own.payout } }, token),
        await ask('inviteVendor', { query: { shop_id: own.shop, vendor_id: own.vendor } }, token),
        await ask('listCommissions', { query: { format: 'csv' } }, token),
        await ask('getPublicShop', { query: { shop: own.domain } }),
      ];
      await expect.poll(() => sentMails(dataDir).length).toBeGreaterThanOrEqual(2);
      const mails = sentMails(dataDir);
      expect(
        mails.some(({ text }) => text.includes(`${server.url}/apps/vendor-portal/reset-password/`)),
      ).toBe(true);
      const texts = [...mails.map(({ text }) => text), ...answers];
      expect(texts.filter((text) => /evil|gopher/.test(text))).toEqual([]);
      expect(world.logged.filter((line) => /evil|gopher/.test(line))).toEqual([]);
    });

    it('and its method is decided by its first line alone', async () => {
      const { server } = world;
      const { token, own } = scenario.actors.merchant;
      const overrides = {
        'x-http-method-override': 'DELETE',
        'x-http-method': 'DELETE',
        'x-method-override': 'DELETE',
        'x-original-url': `/api/payouts/${own.payout}/delete/`,
        'x-rewrite-url': '/api/health/',
      };
      const asked = { token: token ?? '', params: { id: own.payout } };
      const { id } = await server.ok('getPayout', { ...asked, headers: overrides });
      expect(id).toBe(own.payout);
      await server.ok('updatePayout', { ...asked, body: { note: 'kept' }, headers: overrides });
      expect((await server.ok('getPayout', asked)).note).toBe('kept');
    });
  });
});
