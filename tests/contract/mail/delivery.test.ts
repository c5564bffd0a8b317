import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bankStopTokens, invitationTokens } from '../../../packages/server/src/identity/link-token.ts';
import { resetTokens } from '../../../packages/server/src/identity/reset-token.ts';
import { brandFrom } from '../../../packages/server/src/mail/brand.ts';
import { deliverQueued, type DeliveryContext } from '../../../packages/server/src/mail/deliver.ts';
import { createMailer } from '../../../packages/server/src/mail/mailer.ts';
import { queueMails } from '../../../packages/server/src/mail/queue-mail.ts';
import { folderTransport, smtpTransport } from '../../../packages/server/src/mail/transport.ts';
import { claimMail } from '../../../packages/server/src/queries/mails.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forDatabase, forEachDatabase } from '../../databases.ts';
import { insertShop, insertVendor } from '../rows.ts';
import { readMail } from './read-mail.ts';
import { startSmtpServer, type SmtpServer } from './smtp-server.ts';

const noon = new Date('2026-03-15T12:00:00Z');
const minute = 60_000;
const secret = 'a secret for tests that is long enough';

type Context = DeliveryContext & {
  now: Date;
  readonly log: (line: string) => void;
  readonly lines: string[];
};

function contextOf(database: Database, url: string): Context {
  const lines: string[] = [];
  const context: Context = {
    database,
    transport: smtpTransport(url),
    from: 'no-reply@mail.example',
    resets: resetTokens(secret),
    invitations: invitationTokens(secret),
    bankStops: bankStopTokens(secret),
    now: noon,
    clock: () => context.now,
    lines,
    log: (line) => lines.push(line),
  };
  return context;
}

const brand = brandFrom(
  {
    name: 'Rookery & Sons',
    email: 'owner@rookery.example',
    myshopify_domain: 'rookery.example',
    legal_name: '',
    address_1: '',
    address_2: '',
    city: '',
    state: '',
    zip: '',
    country_code: null,
    tax_number: '',
    support_email: '',
    locale: '',
  },
  new Map(),
  null,
);

async function queue(database: Database, shopId: number, addresses: readonly string[], more: object = {}) {
  await database.asSystem((tx) =>
    queueMails(
      tx,
      addresses.map((address) => ({
        shopId,
        kind: 'order' as const,
        to: { name: 'Łukasz "Moss"', address },
        content: () => ({
          subject: `For ${address}\r\nBcc: thief@mail.example`,
          greeting: 'Hello,',
          paragraphs: ['A line.\n.\nAnother one with £12.50.'],
          action: null,
        }),
        brand,
        ...more,
      })),
      noon,
    ),
  );
}

const rowsOf = (database: Database) =>
  database.asSystem((tx) => tx.selectFrom('mails').selectAll().orderBy('id').execute());

forEachDatabase((_name, open) => {
  let database: Database;
  let smtp: SmtpServer;
  let context: Context;
  let shopId: number;
  beforeAll(async () => {
    database = await open();
    shopId = await database.asSystem((tx) => insertShop(tx));
  });
  beforeEach(async () => {
    await database.asSystem((tx) => tx.deleteFrom('mails').execute());
    smtp = await startSmtpServer();
    context = contextOf(database, smtp.url);
  });
  afterEach(async () => {
    context.transport.close();
    await smtp.close();
  });

  describe('delivery', () => {
    it('sends a mail once, whole, from the shop, and keeps no copy of it', async () => {
      await queue(database, shopId, ['a@fell.example'], { copiesShop: true });
      expect(await deliverQueued(context)).toEqual({ sent: 1, failed: 0, deferred: 0 });
      expect(await deliverQueued(context)).toEqual({ sent: 0, failed: 0, deferred: 0 });
      const [mail, another] = smtp.received;
      expect(another).toBeUndefined();
      expect(mail).toMatchObject({
        from: 'no-reply@mail.example',
        to: ['a@fell.example', 'owner@rookery.example'],
      });
      const { headers, text, html } = readMail(mail?.source ?? '');
      expect(headers.get('from')).toBe('"Rookery & Sons" <no-reply@mail.example>');
      expect(headers.get('cc')).toBe('owner@rookery.example');
      expect(headers.get('reply-to')).toBe('owner@rookery.example');
      expect(headers.get('subject')).toBe('For a@fell.example Bcc: thief@mail.example');
      expect(headers.has('bcc')).toBe(false);
      expect(headers.get('auto-submitted')).toBe('auto-generated');
      expect(headers.get('message-id')).toMatch(/^<\d+\.\d+@mail\.example>$/);
      expect(text).toBe('Hello,\n\nA line.\n.\nAnother one with £12.50.\n\n-- \nRookery & Sons\n');
      expect(html).toContain('Rookery &amp; Sons');
      const [row] = await rowsOf(database);
      expect(row).toMatchObject({ state: 'sent', attempts: 1, text_body: '', html_body: '', problem: null });
      expect(context.lines).toEqual([expect.stringMatching(/^Sent mail \d+ \(order\): 127\.0\.0\.1:\d+$/)]);
    });

    it('waits and tries again when the server is busy, a little longer each time', async () => {
      await queue(database, shopId, ['a@fell.example', 'b@fell.example']);
      smtp.faults = { onRecipient: (address) => (address.startsWith('a') ? '451 Try again later' : null) };
      expect(await deliverQueued(context)).toEqual({ sent: 1, failed: 0, deferred: 1 });
      expect(await deliverQueued(context)).toEqual({ sent: 0, failed: 0, deferred: 0 });
      context.now = new Date(noon.getTime() + minute);
      expect(await deliverQueued(context)).toMatchObject({ deferred: 1 });
      context.now = new Date(noon.getTime() + 2 * minute);
      smtp.faults = {};
      expect(await deliverQueued(context)).toMatchObject({ sent: 0 });
      context.now = new Date(noon.getTime() + 6 * minute);
      expect(await deliverQueued(context)).toMatchObject({ sent: 1 });
      expect(smtp.received.map(({ to }) => to[0])).toEqual(['b@fell.example', 'a@fell.example']);
      expect((await rowsOf(database)).map(({ attempts, problem }) => [attempts, problem])).toEqual([
        [3, null],
        [1, null],
      ]);
    });

    it('gives up at once on an address that is refused for good, and reports why', async () => {
      await queue(database, shopId, ['gone@fell.example']);
      smtp.faults = { onRecipient: (address) => `550 No such person: <${address}>` };
      expect(await deliverQueued(context)).toEqual({ sent: 0, failed: 1, deferred: 0 });
      const [row] = await rowsOf(database);
      expect(row).toMatchObject({ state: 'failed', attempts: 1 });
      expect(row?.problem).toContain('550 No such person: <gone@fell.example>');
      // The log never names the recipient, even where the message of the mail server does.
      expect(context.lines).toEqual([
        expect.stringMatching(/^Could not send mail \d+ \(order\): .*550 No such person: <…>/),
      ]);
      expect(row?.finished_at).toEqual(noon);
    });

    it('gives up after a day without a server, and loses nothing before that', async () => {
      const { url } = smtp;
      await queue(database, shopId, ['a@fell.example']);
      await smtp.close();
      for (const wait of [0, 1, 5, 15, 60, 180, 480]) {
        context.now = new Date(context.now.getTime() + wait * minute);
        expect(await deliverQueued(context)).toEqual({ sent: 0, failed: 0, deferred: 1 });
      }
      const [waiting] = await rowsOf(database);
      expect(waiting).toMatchObject({ state: 'queued', attempts: 7 });
      expect(waiting?.problem).toContain('ECONNREFUSED');
      expect(waiting?.problem).toContain(new URL(url).port);
      context.now = new Date(context.now.getTime() + 720 * minute);
      expect(await deliverQueued(context)).toEqual({ sent: 0, failed: 1, deferred: 0 });
      expect((await rowsOf(database))[0]).toMatchObject({ state: 'failed', attempts: 8 });
    });

    it('sends a mail again whose answer never came, as the same mail', async () => {
      await queue(database, shopId, ['a@fell.example']);
      smtp.faults = { onMail: () => 'hang up' };
      expect(await deliverQueued(context)).toMatchObject({ deferred: 1 });
      smtp.faults = {};
      context.now = new Date(noon.getTime() + minute);
      expect(await deliverQueued(context)).toMatchObject({ sent: 1 });
      const ids = smtp.received.map(({ source }) => readMail(source).headers.get('message-id'));
      expect(ids).toHaveLength(2);
      expect(new Set(ids).size).toBe(1);
    });

    it('takes over from a server that died while it was sending, and not earlier', async () => {
      await queue(database, shopId, ['a@fell.example']);
      const until = new Date(noon.getTime() + 5 * minute);
      const claimed = await database.asSystem((tx) => claimMail(tx, noon, until));
      expect(claimed?.state).toBe('sending');
      context.now = new Date(noon.getTime() + 4 * minute);
      expect(await deliverQueued(context)).toMatchObject({ sent: 0 });
      context.now = until;
      expect(await deliverQueued(context)).toMatchObject({ sent: 1 });
    });

    it('is not of a transaction that failed', async () => {
      const failing = database.asSystem(async (tx) => {
        const content = () => ({ subject: 'x', greeting: 'x', paragraphs: [], action: null });
        const to = { name: '', address: 'a@fell.example' };
        await queueMails(tx, [{ shopId, kind: 'order', to, content, brand }], noon);
        throw new Error('undone');
      });
      await expect(failing).rejects.toThrow('undone');
      expect(await deliverQueued(context)).toEqual({ sent: 0, failed: 0, deferred: 0 });
    });

    it('does not send an expired reset link', async () => {
      await queue(database, shopId, ['a@fell.example'], { resetId: '00000000-0000-4000-8000-000000000000' });
      expect(await deliverQueued(context)).toEqual({ sent: 0, failed: 1, deferred: 0 });
      expect(smtp.received).toEqual([]);
    });

    describe('of mails about one payout', () => {
      let payoutId: number;
      const payoutMail = (kind: 'payout' | 'payout_back', address = 'a@fell.example') =>
        queue(database, shopId, [address], { kind, payoutId });
      const turn = (status: 'recorded' | 'deleted') =>
        database.asSystem((tx) =>
          tx.updateTable('payouts').set({ status }).where('id', '=', payoutId).execute(),
        );
      const kindsSent = async () =>
        (await rowsOf(database)).flatMap(({ kind, state }) => (state === 'sent' ? [kind] : []));
      beforeAll(async () => {
        payoutId = await database.asSystem(async (tx) => {
          const vendor = await insertVendor(tx, shopId);
          const { id } = await tx
            .insertInto('payouts')
            .values({
              shop_id: shopId,
              vendor_id: vendor,
              invoice_number: 1,
              currency: 'USD',
              lines_amount: 500,
              created_date: noon,
              created_by: null,
              deleted_date: null,
            })
            .returning('id')
            .executeTakeFirstOrThrow();
          return id;
        });
      });
      beforeEach(() => turn('recorded'));

      it('sends neither where the money came back before the first one left', async () => {
        await payoutMail('payout');
        await turn('deleted');
        await payoutMail('payout_back');
        expect(await deliverQueued(context)).toEqual({ sent: 0, failed: 2, deferred: 0 });
        expect(smtp.received).toEqual([]);
      });

      it('sends the second one after the first, however long that takes', async () => {
        await payoutMail('payout');
        smtp.faults = { onRecipient: () => '451 Try again later' };
        expect(await deliverQueued(context)).toMatchObject({ deferred: 1 });
        await turn('deleted');
        await payoutMail('payout_back');
        smtp.faults = {};
        expect(await deliverQueued(context)).toEqual({ sent: 0, failed: 0, deferred: 0 });
        context.now = new Date(noon.getTime() + minute);
        expect(await deliverQueued(context)).toMatchObject({ sent: 2 });
        expect(await kindsSent()).toEqual(['payout', 'payout_back']);
      });

      it('does not send the second one where the first never arrived', async () => {
        await payoutMail('payout');
        await payoutMail('payout', 'b@fell.example');
        smtp.faults = { onRecipient: (address) => (address.startsWith('a') ? '550 No such user' : null) };
        await deliverQueued(context);
        smtp.faults = {};
        await turn('deleted');
        await payoutMail('payout_back');
        await payoutMail('payout_back', 'b@fell.example');
        expect(await deliverQueued(context)).toEqual({ sent: 1, failed: 1, deferred: 0 });
        expect(smtp.received.at(-1)?.to).toEqual(['b@fell.example']);
      });

      it('sends the second one where the first was deleted since', async () => {
        await turn('deleted');
        await payoutMail('payout_back');
        expect(await deliverQueued(context)).toMatchObject({ sent: 1 });
      });
    });

    it('writes files where there is no mail server, for their owner only', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'consignment-mail-'));
      const filing = { ...context, transport: folderTransport(join(folder, 'mail')) };
      await queue(database, shopId, ['a@fell.example', 'b@fell.example']);
      expect(await deliverQueued(filing)).toMatchObject({ sent: 2 });
      const line: unknown = expect.stringMatching(/^Kept mail \d+ \(order\): \//);
      expect(context.lines).toEqual([line, line]);
      const names = readdirSync(join(folder, 'mail'));
      expect(names).toHaveLength(2);
      for (const name of names) {
        expect(name).toMatch(/^20260315T120000Z-\d{6}-order\.eml$/);
        expect(statSync(join(folder, 'mail', name)).mode & 0o777).toBe(0o600);
      }
      rmSync(folder, { recursive: true });
    });

    it('continues once started, and ends when it is closed', async () => {
      const failures: unknown[] = [];
      const opened = Promise.resolve(database);
      const mailer = createMailer({
        ...context,
        database: opened,
        publicUrl: () => 'https://portal.example',
        onFailure: (error) => failures.push(error),
      });
      await queue(database, shopId, ['a@fell.example', 'b@fell.example']);
      await mailer.settle();
      expect(smtp.received).toHaveLength(2);
      await mailer.close();
      await queue(database, shopId, ['c@fell.example']);
      await mailer.settle();
      expect(smtp.received).toHaveLength(2);
      expect(failures).toEqual([]);
    });
  });
});

forDatabase('postgresql', (open) => {
  it('two servers share the mails and send each once', async () => {
    const database = await open();
    const smtp = await startSmtpServer();
    const shopId = await database.asSystem((tx) => insertShop(tx));
    const addresses = Array.from({ length: 60 }, (_, at) => `v${at}@fell.example`);
    await queue(database, shopId, addresses);
    const contexts = [1, 2, 3].map(() => contextOf(database, smtp.url));
    const deliveries = await Promise.all(contexts.map(deliverQueued));
    expect(deliveries.reduce((sum, { sent }) => sum + sent, 0)).toBe(60);
    expect(deliveries.filter(({ sent }) => sent > 0).length).toBeGreaterThan(1);
    expect(smtp.received.map(({ to }) => to[0]).toSorted()).toEqual(addresses.toSorted());
    for (const context of contexts) context.transport.close();
    await smtp.close();
  });
});
