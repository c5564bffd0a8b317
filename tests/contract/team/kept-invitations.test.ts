import { expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { readMail } from '../mail/read-mail.ts';
import { startSmtpServer } from '../mail/smtp-server.ts';
import { fillShops, signInAll, vendorOf } from '../operations/shops.ts';
import { startServer, type TestServer } from '../server.ts';

forEachDatabase((_name, open) => {
  it('a kept invitation does not count, until the same call sends it with a new link', async () => {
    const database = await open();
    const { alder } = await fillShops(database);
    const email = 'ash@maker.example';
    const id = vendorOf(alder, 'Ash');
    const vendor = { id, name: 'Ash', email };
    await database.asSystem((tx) => tx.updateTable('vendors').set({ email }).where('id', '=', id).execute());

    const trial = await startServer(database, { publicUrl: 'http://localhost:4000' });
    const answer = await invited(trial, [id]);
    expect(answer).toEqual({ sent: [vendor], left_out: [], mail: 'kept' });
    await expect
      .poll(() =>
        database.asSystem((tx) =>
          tx.selectFrom('mails').select('state').where('kind', '=', 'invite').execute(),
        ),
      )
      .toEqual([{ state: 'kept' }]);
    const kept = await listed(trial);
    expect(kept).toMatchObject({ sends_mail: false, public_url: 'http://localhost:4000', invited: [] });
    expect(kept.to_invite).toContainEqual(vendor);
    const earlier = await linkOf(database);
    await trial.close();

    const smtp = await startSmtpServer();
    const server = await startServer(database, {
      smtpUrl: smtp.url,
      mailFrom: 'no-reply@mail.example',
      publicUrl: 'https://portal.example',
    });
    expect(await listed(server)).toMatchObject({
      sends_mail: true,
      public_url: 'https://portal.example',
      invited: [],
    });
    expect(await invited(server, [id])).toEqual({ sent: [vendor], left_out: [], mail: 'queued' });
    await expect.poll(() => smtp.received.map(({ to }) => to)).toEqual([[email]]);
    expect(readMail(smtp.received[0]?.source ?? '').said).toContain('https://portal.example');
    expect(await linkOf(database)).not.toBe(earlier);
    const after = await listed(server);
    expect(after.to_invite.map((one) => one.id)).not.toContain(id);
    expect(after.invited).toMatchObject([{ ...vendor, sent_at: server.now.toISOString() }]);
    expect((await invited(server, [id])).left_out).toEqual([{ id, name: 'Ash', reason: 'invited' }]);
    await server.close();
    await smtp.close();
  });
});

async function listed(server: TestServer) {
  const { owner: token } = await signInAll(server);
  return server.ok('listVendorInvitations', { token });
}

async function invited(server: TestServer, vendors: readonly number[]) {
  const { owner: token } = await signInAll(server);
  return server.ok('inviteVendors', { token, body: { vendors } });
}

async function linkOf(database: TestServer['database']): Promise<string> {
  const { link_id: link } = await database.asSystem((tx) =>
    tx.selectFrom('team_invitations').select('link_id').executeTakeFirstOrThrow(),
  );
  return link;
}
