import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startServer } from '../server.ts';
import { vendorOf } from './shops.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  const put = (text: string, headers: Record<string, string> = {}) =>
    world().server.call('PUT', `/settings/settings/${world().alder.id}/retrieve-update/`, {
      token: world().tokens.owner,
      text,
      headers,
    });

  describe('a body', () => {
    it('that cannot be read is refused before anything happens', async () => {
      for (const text of ['{', 'theme=dark', '"dark"', '[]', 'null', '{"theme":"dark"}}', '\u0000']) {
        expect(await put(text)).toMatchObject({ status: 400 });
      }
      expect(await put('')).toMatchObject({ status: 400, body: { code: 'required' } });
    });

    it('with a key twice is refused, at any depth', async () => {
      for (const text of ['{"theme":"dark","theme":"light"}', '{"theme":"dark","th\\u0065me":"light"}']) {
        expect(await put(text)).toMatchObject({ status: 400, body: { code: 'malformed' } });
      }
      const nested = '{"files":[{"role":"orders","name":"a","size":1,"role":"orders"}]}';
      expect(
        await world().server.call('POST', '/imports/', { token: world().tokens.owner, text: nested }),
      ).toMatchObject({ status: 400, body: { code: 'malformed' } });
      expect(await put('{"theme":"dark","global_commission":"50"}')).toMatchObject({ status: 200 });
      expect(await put('{"theme":"light"}')).toMatchObject({ status: 200 });
    });

    it('with a number that would be rounded is refused', async () => {
      const text = `{"vendor":${vendorOf(world().alder, 'Ash')},"line_item_ids":[9007199254740993]}`;
      const path = '/vendors/payouts/create/';
      expect(await world().server.call('POST', path, { token: world().tokens.owner, text })).toMatchObject({
        status: 400,
      });
    });

    it('of another kind, or too large, is refused', async () => {
      expect(await put('theme: dark', { 'content-type': 'text/csv' })).toMatchObject({
        status: 415,
        body: { code: 'unsupported_media_type' },
      });
      expect(await put('<theme/>', { 'content-type': 'application/xml' })).toMatchObject({ status: 415 });
      expect(await put(`{"theme":"${'x'.repeat(3_000_000)}"}`)).toMatchObject({
        status: 413,
        body: { code: 'too_large' },
      });
      expect(await put(`${'['.repeat(100)}${']'.repeat(100)}`)).toMatchObject({ status: 400 });
    });

    it('that is a file may be larger than any other', async () => {
      const { server, tokens } = world();
      const text = `Name\n${'x'.repeat(5_000_000)}\n`;
      const files = [{ role: 'orders', name: 'orders.csv', size: text.length }];
      const { id } = await server.ok('createImport', { token: tokens.owner, body: { files } });
      const sent = await server.ok('uploadImportFile', {
        token: tokens.owner,
        params: { id, role: 'orders' },
        text,
        headers: { 'content-type': 'text/csv' },
      });
      expect(sent.files).toMatchObject([{ role: 'orders', received: true }]);
    });

    it('that is a file longer than was said is given up, and its connection with it', async () => {
      const { server, tokens } = world();
      const files = [{ role: 'orders', name: 'orders.csv', size: 100 }];
      const { id } = await server.ok('createImport', { token: tokens.owner, body: { files } });
      const { status, headers } = await server.ask('uploadImportFile', {
        token: tokens.owner,
        params: { id, role: 'orders' },
        text: 'x'.repeat(2_200_000),
        headers: { 'content-type': 'text/csv' },
      });
      expect({ status, connection: headers.get('connection') }).toEqual({ status: 413, connection: 'close' });
      const upload = await server.ok('getImport', { token: tokens.owner, params: { id } });
      expect(upload.files).toMatchObject([{ received: false }]);
    });

    it('is not read before the caller is known', async () => {
      const { server, alder } = world();
      const path = `/settings/settings/${alder.id}/retrieve-update/`;
      expect(await server.call('PUT', path, { text: '{"theme":"dark","theme":' })).toMatchObject({
        status: 401,
      });
    });

    it('lists everything that is wrong with it, always in the same order', async () => {
      const body = { zebra: 1, theme: 'blue', ant: 2, use_cost_per_item: 'yes' };
      const { server, alder, tokens } = world();
      const problem = await server.refused('updateSettings', 400, {
        token: tokens.owner,
        params: { id: alder.id },
        body,
      });
      expect(problem.errors).toEqual([
        { code: 'unknown_key', pointer: '/ant', detail: 'ant is not a valid key for this call.' },
        { code: 'not_allowed_value', pointer: '/theme', detail: 'theme must be one of: light, dark.' },
        { code: 'wrong_type', pointer: '/use_cost_per_item', detail: 'use_cost_per_item must be boolean.' },
        { code: 'unknown_key', pointer: '/zebra', detail: 'zebra is not a valid key for this call.' },
      ]);
      expect(problem).toMatchObject({
        detail: problem.errors[0]?.detail,
        message: problem.detail,
        status: 400,
      });
    });

    it('cannot reach the prototype of anything', async () => {
      for (const text of ['{"__proto__":{"theme":"dark"}}', '{"constructor":{"prototype":{}}}']) {
        expect(await put(text)).toMatchObject({ status: 400 });
      }
    });
  });

  describe('a path', () => {
    it('is the same with and without its slash, and static parts win', async () => {
      const { server, tokens } = world();
      for (const path of ['/vendors/commission-totals/combined/', '/vendors/commission-totals/combined']) {
        expect(await server.call('GET', path, { token: tokens.owner })).toMatchObject({
          status: 200,
          body: { commission_due: '34.50' },
        });
      }
      expect((await server.call('GET', '/vendors/me', { token: tokens.vendor })).status).toBe(200);
      expect((await server.call('GET', '/vendors/payouts', { token: tokens.owner })).status).toBe(200);
    });

    it('that no route can be looked up for is a problem as any other', async () => {
      const { server } = world();
      const ask = (path: string) => server.call('GET', path);
      expect(await ask('/vendors/%zz/')).toMatchObject({ status: 400, body: { code: 'malformed' } });
      expect(await ask(`/vendors/${'1'.repeat(1000)}/`)).toMatchObject({
        status: 414,
        body: { code: 'too_large' },
      });
      expect(await ask(`/vendors/?search=${'x'.repeat(50_000)}`)).toMatchObject({
        status: 431,
        body: { code: 'too_large' },
      });
    });

    it('that is unknown is not found, and an unsupported method lists the supported ones', async () => {
      const { server, tokens } = world();
      expect(await server.call('GET', '/vendors/nothing/here/')).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
      const { status, headers, body } = await server.call('DELETE', '/vendors/payouts/', {
        token: tokens.owner,
      });
      expect({ status, body }).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
      expect(headers.get('allow')).toBe('GET');
    });
  });

  describe('an answer', () => {
    it('is never stored, names its request and keeps to its origin', async () => {
      const { server, tokens } = world();
      for (const token of [tokens.owner, 'nobody']) {
        const { headers, body } = await server.ask('getShop', { token });
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('content-security-policy')).toContain("script-src 'self';");
        const id = headers.get('x-request-id') ?? '';
        expect(id).toMatch(/^[\da-f-]{36}$/);
        if (token === 'nobody') expect(body).toMatchObject({ instance: `urn:uuid:${id}` });
      }
    });

    it('answers input that is not HTTP too', async () => {
      const { hostname, port } = new URL(world().server.url);
      const socket = connect(Number(port), hostname);
      socket.end('nonsense\r\n\r\n');
      let response = '';
      for await (const chunk of socket) response += String(chunk);
      expect(response).toMatch(/^HTTP\/1\.1 400 The request is malformed\r\n/);
      expect(response).toContain('application/problem+json');
    });

    it('is not given to a prefetch', async () => {
      const { server, tokens } = world();
      await server.refused('getShop', 403, { token: tokens.owner, headers: { 'sec-purpose': 'prefetch' } });
    });

    it('hides the inner cause of a failure', async () => {
      const { server } = world();
      const failures: string[] = [];
      const broken = await startServer(
        { ...server.database, asSystem: () => Promise.reject(new Error('secret words of the database')) },
        { onFailure: (of) => failures.push(of) },
      );
      const problem = await broken.refused('getReady', 500);
      expect(JSON.stringify(problem)).not.toContain('secret');
      expect(problem.code).toBe('internal');
      // Mail delivery queries in the background and may have failed too.
      expect(failures.filter((of) => of !== 'mail')).toHaveLength(1);
      await broken.close();

      const lost = Object.assign(new Error('gone'), { code: '57P01' });
      const away = await startServer({ ...server.database, asSystem: () => Promise.reject(lost) });
      const { status, headers, body } = await away.ask('getReady');
      expect({ status, body }).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      await away.close();
    });

    it('waits for the database, and reports when it is unavailable', async () => {
      const { server } = world();
      const opening = Promise.withResolvers<typeof server.database>();
      const early = await startServer(server.database, { database: opening.promise });
      // The process itself still answers.
      expect(await early.ok('getHealth')).toEqual({ status: 'ok', version: '0.0.0-test' });
      const ready = early.ok('getReady');
      opening.resolve(server.database);
      expect(await ready).toEqual({ status: 'ready', database: server.database.kind });
      await early.close();

      const none = await startServer(server.database, { database: Promise.reject(new Error('disk full')) });
      const { status, headers, body } = await none.ask('getReady');
      expect({ status, body }).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      await none.close();
    });

    it('is sent even for input that is not HTTP', async () => {
      const { port } = new URL(world().server.url);
      const said = await new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.end('NONSENSE\r\n\r\n'));
        let text = '';
        socket.on('data', (part) => (text += part.toString()));
        socket.on('close', () => resolve(text));
        socket.on('error', reject);
      });
      expect(said).toContain('400');
    });
  });

  it('a connection on which nothing was asked does not delay the end of a server', async () => {
    const server = await startServer(world().server.database);
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(socket, 'connect');
    // The server has taken the connection too, once it has answered on a later one.
    await server.ok('getHealth');
    const closed = once(socket, 'close');
    await Promise.all([server.close(), closed]);
  }, 20_000);
});
