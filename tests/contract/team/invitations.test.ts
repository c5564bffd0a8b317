import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { forEachMailWorld } from '../identity/world.ts';
import { accept, chosen, invite, join, linkTo } from './people.ts';

forEachMailWorld({}, (world) => {
  const owner = () => world().tokens.owner;
  const team = (token = owner()) => world().server.ok('listTeam', { token });
  const read = (token: string) => world().server.ask('readInvitation', { body: { token } });
  const refusedLink = async (token: string) => {
    const { server } = world();
    expect((await server.refused('readInvitation', 422, { body: { token } })).code).toBe('invalid_link');
    const body = { token, name: 'Robin Fell', password: chosen, repeated: chosen };
    expect((await server.refused('acceptInvitation', 422, { body })).code).toBe('invalid_link');
  };

  describe('an invitation', () => {
    it('is mailed, accepted with a new password, and is over then', async () => {
      const { server } = world();
      const token = await invite(world(), owner(), 'ida@people.example', 'bookkeeper');
      expect((await team()).invitations).toMatchObject([
        { email: 'ida@people.example', role: 'bookkeeper', invited_by: 'owner@alder.example' },
      ]);
      expect(await read(token)).toMatchObject({
        status: 200,
        body: {
          party: 'merchant',
          role: 'bookkeeper',
          email: 'ida@people.example',
          shop: 'alder.example',
          vendors: [],
          has_login: false,
        },
      });
      expect(await accept(world(), token, 'Ida Marsh')).toEqual({
        party: 'merchant',
        shop: 'alder.example',
        email: 'ida@people.example',
      });
      const login = { email: 'ida@people.example', password: chosen };
      const { access } = await server.ok('createToken', { body: login });
      expect(await server.ok('getSession', { token: access })).toMatchObject({
        role: 'bookkeeper',
        name: 'Ida Marsh',
      });
      const { members, invitations } = await team();
      expect(invitations).toEqual([]);
      expect(members.find(({ email }) => email === login.email)).toMatchObject({
        name: 'Ida Marsh',
        role: 'bookkeeper',
        last_sign_in: server.now.toISOString(),
        is_self: false,
      });
      await refusedLink(token);
    });

    it('says in its mail who invites to what, and nothing of the others', async () => {
      const token = await invite(world(), owner(), 'mail@people.example', 'payer');
      const mail = (await world().mails('team_invitation')).at(-1);
      expect(mail?.headers.get('to')).toBe('mail@people.example');
      expect(mail?.headers.get('subject')).toBe(
        'owner@alder.example has invited you to the alder.example team',
      );
      expect(mail?.said).toContain('as Payer');
      expect(mail?.text).toContain(`https://portal.example/invitation/${token}`);
      const all = [...(mail?.headers.values() ?? []), mail?.text, mail?.html].join('\n');
      const addresses = new Set([...all.matchAll(/[\w.-]+@[\w.-]+\w/g)].map(([address]) => address));
      expect([...addresses].filter((one) => one.endsWith('alder.example'))).toEqual(['owner@alder.example']);
      // Neither the database nor the outbox holds what opens it.
      const { rows } = await world().server.database.asSystem((tx) =>
        sql<{
          row: string;
        }>`select m::text as row from mails m union all select i::text from team_invitations i`.execute(tx),
      );
      expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
      await world().server.ok('withdrawInvitation', {
        token: owner(),
        params: { id: (await team()).invitations[0]?.id ?? 0 },
      });
      await refusedLink(token);
    });

    it('is renewed by the same address, whose earlier link is over', async () => {
      const { server } = world();
      const first = await invite(world(), owner(), 'again@people.example', 'payer');
      const body = { email: 'Again@People.example', role: 'payer' };
      expect(await server.ok('inviteMember', { token: owner(), body })).toMatchObject({
        mail: 'already',
        is_repeated: true,
      });
      expect((await read(first)).status).toBe(200);
      const changed = await server.ok('inviteMember', { token: owner(), body: { ...body, role: 'support' } });
      expect(changed).toMatchObject({ mail: 'kept', invitation: { role: 'support' } });
      await refusedLink(first);
      expect(await read(await linkTo(world(), 'Again@People.example'))).toMatchObject({
        body: { role: 'support' },
      });
      expect((await team()).invitations.filter(({ email }) => /again/i.test(email))).toHaveLength(1);
    });

    it('is over after seven days, and stays listed until it is renewed', async () => {
      const { server } = world();
      const token = await invite(world(), owner(), 'late@people.example', 'payer');
      const invitation = (await team()).invitations.find(({ email }) => email === 'late@people.example');
      const days = Date.parse(invitation?.expires_at ?? '') - Date.parse(invitation?.sent_at ?? '');
      expect(days).toBe(7 * 86_400_000);
      await server.database.asSystem((tx) =>
        tx
          .updateTable('team_invitations')
          .set({ sent_at: new Date(server.now.getTime() - 9 * 86_400_000), expires_at: server.now })
          .where('email', '=', 'late@people.example')
          .execute(),
      );
      await refusedLink(token);
      expect((await team()).invitations.map(({ email }) => email)).toContain('late@people.example');
      const renewed = await invite(world(), owner(), 'late@people.example', 'payer');
      expect((await read(renewed)).status).toBe(200);
    });

    it('lets a login of another shop join with its own password', async () => {
      const { server, tokens } = world();
      const token = await invite(world(), owner(), 'owner@birch.example', 'support');
      expect(await read(token)).toMatchObject({ body: { has_login: true } });
      const wrong = { token, password: 'something else entirely' };
      const refused = await server.refused('acceptInvitation', 422, { body: wrong });
      expect(refused).toMatchObject({ code: 'wrong_password', errors: [{ pointer: '/password' }] });
      await server.ok('acceptInvitation', { body: { token, password: 'correct horse battery' } });
      const login = { email: 'owner@birch.example', password: 'correct horse battery' };
      const { access } = await server.ok('createToken', { body: login, query: { shop: 'alder.example' } });
      expect(await server.ok('getSession', { token: access })).toMatchObject({
        role: 'support',
        shop: 'alder.example',
      });
      // In its own shop it is what it was.
      expect(await server.ok('getSession', { token: tokens.stranger })).toMatchObject({ role: 'owner' });
    });

    it('is refused for a weak password, one typed differently, and no name', async () => {
      const { server } = world();
      const token = await invite(world(), owner(), 'weak@people.example', 'payer');
      const refused = (more: object) =>
        server.refused('acceptInvitation', 422, {
          body: { token, name: 'Robin Fell', password: chosen, repeated: chosen, ...more },
        });
      expect((await refused({ repeated: 'another' })).code).toBe('passwords_differ');
      expect((await refused({ password: '1234567', repeated: '1234567' })).code).toBe('password_refused');
      expect(await refused({ name: ' ' })).toMatchObject({
        code: 'required',
        errors: [{ pointer: '/name' }],
      });
      expect((await read(token)).status).toBe(200);
    });

    it('is accepted once by several at a time', async () => {
      const token = await invite(world(), owner(), 'race@people.example', 'payer');
      const body = { token, name: 'Robin Fell', password: chosen, repeated: chosen };
      const answers = await Promise.all(
        [1, 2, 3].map(() => world().server.ask('acceptInvitation', { body })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    });

    it('is refused for a person of the team, no address, and a link that is not ours', async () => {
      const { server } = world();
      const invited = (email: string, status: number, role = 'payer') =>
        server.refused('inviteMember', status, { token: owner(), body: { email, role } });
      expect((await invited('REP@alder.example', 409)).code).toBe('already_member');
      expect((await invited('nowhere', 422)).code).toBe('invalid_value');
      expect((await invited('new@people.example', 422, 'vendor_viewer')).code).toBe('invalid_value');
      await invited('new@people.example', 400, 'admin');
      for (const token of ['x', 'A'.repeat(64), '%00']) await refusedLink(token);
    });

    it('of a person who is removed is over', async () => {
      const { server } = world();
      const manager = await join(world(), owner(), 'manager');
      const token = await invite(world(), manager.token, 'friend@people.example', 'payer');
      await server.ok('removeMember', { token: owner(), params: { id: manager.id } });
      await refusedLink(token);
      expect((await team()).invitations.map(({ email }) => email)).not.toContain('friend@people.example');
    });

    it('asks a person without any shop left for a new password', async () => {
      const { server } = world();
      const gone = await join(world(), owner(), 'payer');
      await server.ok('leaveTeam', { token: gone.token });
      const token = await invite(world(), owner(), gone.email, 'support');
      expect(await read(token)).toMatchObject({ body: { has_login: false } });
      const password = 'a meadow of old words';
      const body = { token, name: 'Robin Fell', password, repeated: password };
      await server.ok('acceptInvitation', { body });
      await server.refused('createToken', 401, { body: { email: gone.email, password: chosen } });
      await server.ok('createToken', { body: { email: gone.email, password } });
    });
  });
});
