import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { noon, type TestServer } from '../server.ts';
import { password, vendorOf, type Shop, type Tokens } from '../operations/shops.ts';
import { forEachWorld } from '../operations/world.ts';
import { csvFor, fetchFile, recordsOf } from './files.ts';

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let tokens: Tokens;
  beforeAll(() => {
    ({ server, alder, tokens } = world());
  });

  const linkFor = async (token: string, query: Record<string, string | number> = {}) => {
    const { body } = await server.ask('listCommissions', { token, query: { format: 'csv', ...query } });
    expect(body).toEqual({ url: expect.stringMatching(/^\/api\/files\/\d+\.[\w-]{43}\/$/) as string });
    return (body as { url: string }).url;
  };
  const used = async (url: string) => {
    const { status, bytes } = await fetchFile(server, url);
    expect(status).toBe(404);
    expect(JSON.parse(bytes.toString())).toMatchObject({
      code: 'not_found',
      detail: 'This link has already been used or has expired. Please export the file again.',
    });
  };

  describe('a link to a file', () => {
    it('needs no sign-in, gives what the file itself has, and works once', async () => {
      const url = await linkFor(tokens.vendor);
      const direct = await fetchFile(server, '/api/vendors/commissions/?format=csv', csvFor(tokens.vendor));
      const file = await fetchFile(server, url);
      expect(recordsOf(file)).toEqual(recordsOf(direct));
      expect(file.headers.get('x-content-type-options')).toBe('nosniff');
      await used(url);
    });

    it('is served to one of two concurrent requests', async () => {
      const url = await linkFor(tokens.owner);
      const both = await Promise.all([fetchFile(server, url), fetchFile(server, url)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    });

    it('expires after a minute, and leaves nothing behind', async () => {
      const url = await linkFor(tokens.owner);
      server.now = new Date(noon.getTime() + 60_000);
      await used(url);
      const forgotten = await linkFor(tokens.owner);
      server.now = new Date(noon.getTime() + 120_000);
      const last = await linkFor(tokens.owner);
      const kept = await server.database.asSystem((tx) =>
        tx.selectFrom('export_links').select('token_hash').execute(),
      );
      const hashOf = (url: string) =>
        createHash('sha256')
          .update(url.split('.')[1]?.replace('/', '') ?? '')
          .digest('hex');
      expect(kept.map(({ token_hash }) => token_hash.toString('hex'))).toEqual([hashOf(last)]);
      await used(forgotten);
      server.now = noon;
    });

    it('is not used up by a prefetch, a HEAD, or a guess', async () => {
      const url = await linkFor(tokens.owner);
      const ahead = await fetchFile(server, url, { 'sec-purpose': 'prefetch' });
      expect(ahead.status).toBe(403);
      const head = await fetch(new URL(url, server.url), { method: 'HEAD' });
      expect(head.status).toBe(405);
      for (const guess of ['1', 'x.y', `${alder.id}.${'a'.repeat(43)}`, `99999.${url.split('.')[1] ?? ''}`]) {
        await used(`/api/files/${encodeURIComponent(guess)}/`);
      }
      expect((await fetchFile(server, url)).status).toBe(200);
    });

    it('ends with the session that asked for it', async () => {
      const { access } = await server.ok('loginVendor', {
        body: { email: 'vendor@alder.example', password },
      });
      const url = await linkFor(access);
      await server.ok('logoutVendor', { token: access });
      await used(url);
    });

    it('gives what the session may see when it is opened', async () => {
      const url = await linkFor(tokens.vendor);
      const fern = vendorOf(alder, 'Moss & Fern');
      const hide = (hidden: boolean) =>
        server.database.asSystem((tx) =>
          tx.updateTable('vendors').set({ hidden }).where('id', '=', fern).execute(),
        );
      await hide(true);
      const records = recordsOf(await fetchFile(server, url));
      await hide(false);
      expect(new Set(records.map(({ Vendor }) => Vendor))).toEqual(new Set(['Lantern Loom']));
    });

    it('is refused for invalid queries and missing objects', async () => {
      await server.refused('listCommissions', 400, {
        token: tokens.vendor,
        query: { format: 'csv', ordering: 'vendor' },
      });
      await server.refused('exportPayoutCsv', 404, { token: tokens.owner, params: { id: 999_999 } });
    });
  });
});
