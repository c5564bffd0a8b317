import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { fillShops, signInAll, vendorOf, type Shop, type Tokens } from '../operations/shops.ts';
import { noon, startServer, type TestServer } from '../server.ts';
import { startSmtpServer, type SmtpServer } from './smtp-server.ts';

/* The sender of a mail gets its outcome, and no further detail. */

const minute = 60_000;

forEachDatabase((_name, open) => {
  let server: TestServer;
  let smtp: SmtpServer;
  let alder: Shop;
  let tokens: Tokens;
  beforeAll(async () => {
    const database = await open();
    ({ alder } = await fillShops(database));
    smtp = await startSmtpServer();
    server = await startServer(database, { smtpUrl: smtp.url, mailFrom: 'no-reply@mail.example' });
    tokens = await signInAll(server);
    await database.asSystem(async (tx) => {
      await tx
        .updateTable('shop_settings')
        .set({ switches: JSON.stringify({ showPortalSellForm: true }) })
        .where('shop_id', '=', alder.id)
        .execute();
      await tx.updateTable('shops').set({ email: 'shop@alder.example' }).where('id', '=', alder.id).execute();
      for (const name of ['Ash', 'Lantern Loom', 'Moss & Fern']) {
        const email = `${name.slice(0, 3).toLowerCase()}@maker.example`;
        await tx.updateTable('vendors').set({ email }).where('id', '=', vendorOf(alder, name)).execute();
      }
    });
  });
  afterAll(async () => {
    await server.close();
    await smtp.close();
  });
  beforeEach(() => {
    smtp.faults = {};
    server.now = noon;
  });

  const asked = (name: string) => ({ token: tokens.owner, query: { vendor_id: vendorOf(alder, name) } });
  const invite = async (name: string) => (await server.ok('inviteVendor', asked(name))).mail;
  const sentTo = (address: string) => smtp.received.filter(({ to }) => to.includes(address)).length;

  it('an invitation that was sent, and that none is sent again within a minute', async () => {
    expect(await invite('Ash')).toBe('sent');
    expect(sentTo('ash@maker.example')).toBe(1);
    expect(await invite('Ash')).toBe('already');
    expect(sentTo('ash@maker.example')).toBe(1);
    server.now = new Date(noon.getTime() + minute);
    expect(await invite('Ash')).toBe('sent');
    expect(sentTo('ash@maker.example')).toBe(2);
  });

  it('an invitation that has not left, as long as it has not', async () => {
    smtp.faults = { onRecipient: () => '451 Try again later' };
    expect(await invite('Lantern Loom')).toBe('queued');
    expect(await invite('Lantern Loom')).toBe('queued');
    expect(sentTo('lan@maker.example')).toBe(0);
  });

  it('an invitation that the mail server refuses, which may be asked for again at once', async () => {
    smtp.faults = { onRecipient: () => '550 No such person' };
    const problem = await server.refused('inviteVendor', 422, asked('Moss & Fern'));
    expect(problem).toMatchObject({
      code: 'no_email',
      detail: 'The mail server does not accept email for mos@maker.example. Check the address.',
      errors: [{ pointer: '?vendor_id' }],
    });
    smtp.faults = {};
    expect(await invite('Moss & Fern')).toBe('sent');
  });

  it('an offer, in the same way', async () => {
    const body = { vendor: vendorOf(alder, 'Lantern Loom'), title: 'Bowls', description: 'Of beech.' };
    const offer = { token: tokens.vendor, body };
    expect(await server.ok('createOffer', offer)).toEqual({ mail: 'sent' });
    expect(sentTo('shop@alder.example')).toBe(1);
    smtp.faults = { onRecipient: () => '451 Try again later' };
    expect(await server.ok('createOffer', offer)).toEqual({ mail: 'queued' });
    smtp.faults = { onRecipient: () => '550 No such person' };
    expect((await server.refused('createOffer', 422, offer)).code).toBe('no_email');
  });
});
