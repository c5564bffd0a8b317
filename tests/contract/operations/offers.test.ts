import { beforeEach, describe, expect, it } from 'vitest';
import { mailsIn } from '../mail/read-mail.ts';
import type { TestServer } from '../server.ts';
import { vendorOf, type Shop, type Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let birch: Shop;
  let tokens: Tokens;
  beforeEach(async () => {
    ({ server, alder, birch, tokens } = world());
    await server.database.asSystem((tx) => tx.deleteFrom('mails').where('kind', '=', 'offer').execute());
    await takeOffers(true);
  });

  const takeOffers = (showPortalSellForm: boolean) =>
    server.ok('updateSwitches', { token: tokens.owner, body: { showPortalSellForm } });
  const bowls = { title: ' Beech bowls ', description: 'Turned by hand.\nOiled.', price: '£24 each' };
  const asked = (body: object = {}, token = tokens.vendor) => ({
    token,
    body: { vendor: vendorOf(alder, 'Lantern Loom'), ...bowls, ...body },
  });
  const mails = () =>
    server.database.asSystem((tx) =>
      tx.selectFrom('mails').selectAll().where('kind', '=', 'offer').orderBy('id').execute(),
    );
  const lastSent = async () => {
    const mail = (await mailsIn(server.database, server.dataDir, 'offer')).at(-1);
    if (mail === undefined) throw new Error('No offer was sent.');
    return mail;
  };
  const setEmail = (email: string | null) =>
    server.database.asSystem((tx) =>
      tx.updateTable('shops').set({ email }).where('id', '=', alder.id).execute(),
    );

  describe('an offer', () => {
    it('goes to the shop as a mail with replies to the vendor', async () => {
      await setEmail('hello@alder.example');
      await server.ok('createOffer', asked());
      const [mail, ...others] = await mails();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        shop_id: alder.id,
        vendor_id: vendorOf(alder, 'Lantern Loom'),
        to_address: 'hello@alder.example',
        subject: 'Lantern Loom has offered you Beech bowls',
      });
      const me = (await server.ok('listOwnVendors', { token: tokens.vendor })).results[0];
      expect(mail?.reply_to).toBe(me?.account_email);
      const { text } = await lastSent();
      expect(text).toContain('Turned by hand.\nOiled.');
      expect(text).toMatch(/^Price: +£24 each$/m);
      expect(text).not.toContain('Quantity');
    });

    it('goes to the merchant of a shop that has given no address, as text and never as markup', async () => {
      await setEmail(null);
      await server.ok('createOffer', asked({ title: '<b>Bowls</b>' }));
      const [mail] = await mails();
      expect(mail?.to_address).toMatch(/@/);
      expect((await lastSent()).html).toContain('&lt;b&gt;Bowls&lt;/b&gt;');
    });

    it('is refused where it is invalid, or where the shop takes none', async () => {
      const refused = (body: object, status: number, token = tokens.vendor) =>
        server.refused('createOffer', status, asked(body, token));
      expect((await refused({ title: '  ' }, 422)).errors[0]?.pointer).toBe('/title');
      expect((await refused({ description: '' }, 422)).errors[0]?.pointer).toBe('/description');
      await refused({ price: 'x'.repeat(101) }, 400);
      await refused({}, 403, tokens.owner);
      const missing = await refused({ vendor: 999_999 }, 404);
      for (const vendor of [vendorOf(alder, 'Ash'), vendorOf(birch, 'Twig')]) {
        expect({ ...(await refused({ vendor }, 404)), instance: '' }).toEqual({ ...missing, instance: '' });
      }
      await takeOffers(false);
      expect((await refused({}, 403)).detail).toBe(
        'This shop does not accept offers through its vendor portal.',
      );
      expect(await mails()).toEqual([]);
    });

    it('is one of at most 20 a day', async () => {
      for (let nth = 0; nth < 20; nth += 1) await server.ok('createOffer', asked());
      await server.refused('createOffer', 429, asked());
      // The limit is for each vendor of the login.
      await server.ok('createOffer', asked({ vendor: vendorOf(alder, 'Moss & Fern') }));
      expect(await mails()).toHaveLength(21);
    });
  });
});
