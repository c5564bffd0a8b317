import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NotAnswered } from '../../../packages/server/src/common/outgoing.ts';
import { mailBrandOf } from '../../../packages/server/src/mail/brand.ts';
import { putMeta } from '../../../packages/server/src/queries/shops/shops.ts';
import { forEachDatabase } from '../../databases.ts';
import { fetchFile } from '../exports/files.ts';
import { png } from '../exports/pictures.ts';
import { startServer, type TestServer } from '../server.ts';
import { fillShops, signInAll, type Shop, type Tokens } from './shops.ts';

const key = 'vendor_portal_logo_url';
const address = 'https://pictures.example/logo.png';
const picture = png({ width: 40, height: 20 });

forEachDatabase((_name, open) => {
  describe('a logo given by its address', () => {
    let server: TestServer;
    let alder: Shop;
    let tokens: Tokens;
    const asked: string[] = [];
    beforeAll(async () => {
      const database = await open();
      ({ alder } = await fillShops(database));
      server = await startServer(database, {
        publicUrl: 'https://portal.example',
        askPublic: (named) => {
          asked.push(named);
          if (named === address) return Promise.resolve(picture);
          if (named.endsWith('.txt')) return Promise.resolve(Buffer.from('no picture'));
          return Promise.reject(new NotAnswered('This address doesn’t exist.'));
        },
      });
      tokens = await signInAll(server);
    });
    afterAll(() => server.close());

    const save = (value: string, seen?: string) => ({
      token: tokens.owner,
      body: {
        values: { metas: { [key]: value } },
        ...(seen === undefined ? {} : { expected: { metas: { [key]: seen } } }),
      },
    });
    const isKept = async (url: string | undefined) => {
      expect(url).toMatch(new RegExp(`^/api/files/logos/${alder.id}-[0-9a-f]{64}/$`));
      expect((await fetchFile(server, url ?? '')).bytes.equals(picture)).toBe(true);
    };

    it('is fetched once and kept as an upload, however it is saved', async () => {
      await isKept((await server.ok('saveSettings', save(address))).metas[key]);
      const body = { meta_key: key, meta_value: address };
      const made = await server.ok('createShopMeta', { token: tokens.owner, body });
      await isKept(made.meta_value);
      const again = { token: tokens.owner, params: { id: made.id }, body: { meta_value: address } };
      await isKept((await server.ok('updateShopMeta', again)).meta_value);
      expect(asked.splice(0)).toEqual([address, address, address]);
      // The stored logo is served without a request to another server.
      const { vendor_portal_logo_url: url } = await server.ok('getPublicShop', {
        query: { shop: alder.domain },
      });
      await isKept(url);
      const { logo } = await server.database.asSystem((tx) =>
        mailBrandOf(tx, alder.id, 'https://portal.example'),
      );
      expect(logo?.url).toBe(`https://portal.example${url}`);
      await server.ok('saveSettings', save(url));
      expect(asked).toEqual([]);
      // The page still shows the typed address.
      await server.ok('saveSettings', save('', address));
    });

    it('is refused at its field when it is no picture, is not there or is not https', async () => {
      const refusals = {
        'https://pictures.example/a.txt': 'Use a PNG or JPEG picture.',
        'https://nowhere.example/': 'The logo could not be fetched. This address doesn’t exist.',
        'http://pictures.example/logo.png': `${key} must be a web address that starts with https://, or the address of an uploaded logo.`,
      };
      for (const [value, detail] of Object.entries(refusals)) {
        const problem = await server.refused('saveSettings', 422, save(value));
        expect(problem.errors).toMatchObject([{ detail, pointer: `/values/metas/${key}` }]);
        const body = { meta_key: key, meta_value: value };
        const alone = await server.refused('createShopMeta', 422, { token: tokens.owner, body });
        expect(alone.errors).toMatchObject([{ detail, pointer: '/meta_value' }]);
      }
    });

    it('saved before stays as it is until it is saved again', async () => {
      await server.database.asSystem((tx) => putMeta(tx, alder.id, key, address));
      asked.splice(0);
      const shown = await server.ok('getPublicShop', { query: { shop: alder.domain } });
      expect(shown.vendor_portal_logo_url).toBe(address);
      expect(asked).toEqual([]);
      await isKept((await server.ok('saveSettings', save(address, address))).metas[key]);
    });
  });
});
