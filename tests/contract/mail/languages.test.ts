import { beforeEach, describe, expect, it } from 'vitest';
import { languagesOfReaders } from '../../../packages/server/src/queries/people/languages.ts';
import { forEachMailWorld } from '../identity/world.ts';
import { password, vendorOf, type Shop } from '../operations/shops.ts';

forEachMailWorld({}, (world) => {
  const ofVendor = 'vendor@alder.example';
  const ofShop = 'shop@alder.example';

  beforeEach(async () => {
    const { server, alder } = world();
    await server.database.asSystem(async (tx) => {
      await tx.deleteFrom('login_preferences').execute();
      await tx.updateTable('logins').set({ language: '' }).execute();
      await tx.updateTable('shops').set({ locale: '', email: ofShop }).where('id', '=', alder.id).execute();
      await tx
        .updateTable('vendors')
        .set({ email: 'lantern@loom.example' })
        .where('id', '=', vendorOf(alder, 'Lantern Loom'))
        .execute();
    });
  });

  const choose = (token: string, language: string) =>
    world().server.ok('updatePreferences', { token, body: { language } });
  const signIn = (headers: Record<string, string>) =>
    world().server.ok('loginVendor', { body: { email: ofVendor, password }, headers });
  /** The mail of a payout of 1,234.50 pounds, which a person makes who reads Japanese. */
  const paidMail = async () => {
    const { server, alder, tokens } = world();
    const asked = { token: tokens.owner, headers: { 'accept-language': 'ja' } };
    const vendor = vendorOf(alder, 'Lantern Loom');
    const item = { title: 'Display', commission: '1234.50', vendor_id: vendor };
    const { id } = await server.ok('createCustomItem', { ...asked, body: item });
    await server.ok('createPayout', { ...asked, body: { vendor, line_item_ids: [id] } });
    const mail = (await world().mails('payout')).at(-1);
    if (mail === undefined) throw new Error('The payout was not mailed.');
    return mail;
  };
  const english = 'Amount: £1,234.50';
  const german = 'Betrag: 1.234,50 £';
  const french = 'Montant: 1 234,50 £';

  describe('a mail to a vendor', () => {
    it('is in the language that its login has chosen, with the amount as that language writes it', async () => {
      await choose(world().tokens.vendor, 'de');
      await signIn({ 'accept-language': 'fr' });
      const { said, html } = await paidMail();
      expect(said).toContain(german);
      expect(said).toContain('alder.example hat eine Auszahlung an Sie vorgenommen.');
      expect(html).toContain('<title>alder.example hat Ihnen 1.234,50\u00A0£ ausgezahlt</title>');
      expect(html).toContain('<html lang="de" dir="ltr">');
      // A program that translates the mail leaves the amount as it is.
      expect(html).toContain('<span translate="no">1.234,50\u00A0£</span>');
    });

    it('is in the language of the last sign-in where none is chosen', async () => {
      await signIn({ 'accept-language': 'de-AT,de;q=0.9' });
      await signIn({ 'accept-language': 'fr' });
      // These ask for no language that there is, so that the one before stays.
      await signIn({ 'accept-language': 'pl' });
      await signIn({});
      expect((await paidMail()).said).toContain(french);
    });

    it('is in the language of the shop where none is known, and in English where the shop has none', async () => {
      const { server, alder } = world();
      expect((await paidMail()).said).toContain(english);
      const speak = (locale: string) =>
        server.database.asSystem((tx) =>
          tx.updateTable('shops').set({ locale }).where('id', '=', alder.id).execute(),
        );
      await speak('de-DE');
      expect((await paidMail()).said).toContain(german);
      await speak('pl-PL');
      expect((await paidMail()).said).toContain(english);
    });

    it('in Arabic runs from right to left', async () => {
      await choose(world().tokens.vendor, 'ar');
      const { said, html } = await paidMail();
      expect(said).toContain('المبلغ: \u20661,234.50 £\u2069');
      expect(html).toContain('<html lang="ar" dir="rtl">');
      // Programs that take the body alone have the direction too.
      expect(html).toMatch(/<td class="card[^>]* dir="rtl" align="right"/);
      expect(html).toMatch(/<th scope="row" align="right"/);
      expect(html).not.toContain('align="left"');
      expect(html).toContain('<span translate="no">\u20661,234.50\u00A0£\u2069</span>');
    });
  });

  describe('a mail to the shop', () => {
    it('is not in the language of the vendor that it is about', async () => {
      const { server, alder, tokens } = world();
      await server.ok('updateSwitches', { token: tokens.owner, body: { showPortalSellForm: true } });
      await choose(tokens.vendor, 'de');
      await server.ok('createOffer', {
        token: tokens.vendor,
        body: { vendor: vendorOf(alder, 'Lantern Loom'), title: 'Bowls', description: 'Two.', price: '£24' },
        headers: { 'accept-language': 'de' },
      });
      const mail = (await world().mails('offer')).at(-1);
      expect(mail?.headers.get('to')).toContain(ofShop);
      expect(mail?.said).toContain('has offered you goods through your vendor portal.');
      expect(mail?.html).toContain('<html lang="en" dir="ltr">');
    });
  });

  describe('the language of a reader', () => {
    it('is shown to a shop for its own people and vendors alone', async () => {
      const { server, alder, birch, tokens } = world();
      await choose(tokens.vendor, 'de');
      await choose(tokens.owner, 'fr');
      await choose(tokens.strangeVendor, 'ja');
      const readers = (shop: Shop, vendor: string) => [
        { address: ofVendor, vendorId: null },
        { address: 'OWNER@alder.example', vendorId: null },
        { address: 'elsewhere@loom.example', vendorId: vendorOf(shop, vendor) },
        { address: 'vendor@birch.example', vendorId: null },
      ];
      const seen = (as: Shop, of: Shop, vendorsOf: Shop, vendor: string) =>
        server.database.asShop({ shopId: as.id, vendorIds: null }, (tx) =>
          languagesOfReaders(tx, of.id, readers(vendorsOf, vendor)),
        );
      expect(await seen(alder, alder, alder, 'Lantern Loom')).toEqual(['de', 'fr', 'de', null]);
      expect(await seen(alder, alder, birch, 'Twig')).toEqual(['de', 'fr', null, null]);
      expect(await seen(birch, birch, alder, 'Lantern Loom')).toEqual([null, null, null, 'ja']);
      // A shop that names another as its own sees nothing.
      expect(await seen(birch, alder, alder, 'Lantern Loom')).toEqual([null, null, null, null]);
      expect(await seen(birch, alder, birch, 'Twig')).toEqual([null, null, null, null]);
    });

    it('is that of the vendor’s approved logins, and of no other', async () => {
      const { server, alder } = world();
      const another = 'lonely@alder.example';
      await server.database.asSystem(async (tx) => {
        await tx.updateTable('logins').set({ language: 'it' }).execute();
        await tx.updateTable('logins').set({ language: 'nl' }).where('email', '=', another).execute();
      });
      const seen = await server.database.asShop({ shopId: alder.id, vendorIds: null }, (tx) =>
        languagesOfReaders(tx, alder.id, [
          { address: '', vendorId: vendorOf(alder, 'Lantern Loom') },
          // Its only login waits for approval.
          { address: '', vendorId: vendorOf(alder, 'Ash') },
          { address: ofShop, vendorId: vendorOf(alder, 'Lantern Loom') },
          { address: 'owner@alder.example', vendorId: vendorOf(alder, 'Lantern Loom') },
          // The login with the address comes before those of the vendor.
          { address: another, vendorId: vendorOf(alder, 'Lantern Loom') },
        ]),
      );
      expect(seen).toEqual(['it', null, null, 'it', 'nl']);
    });
  });
});
