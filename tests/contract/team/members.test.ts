import { rolesOf, type Role } from '@consignment/domain/people/roles';
import { describe, expect, it } from 'vitest';
import { deleteOrphanLogin } from '../../../packages/server/src/queries/people/logins.ts';
import { forDatabase } from '../../databases.ts';
import { forEachMailWorld } from '../identity/world.ts';
import { fillShops, signInAll, vendorOf } from '../operations/shops.ts';
import { startServer } from '../server.ts';
import { aRep, chosen, invite, join } from './people.ts';

forEachMailWorld({}, (world) => {
  const owner = () => world().tokens.owner;
  const team = (token = owner()) => world().server.ok('listTeam', { token });
  const roleOf = async (id: number) => (await team()).members.find((member) => member.id === id)?.role;
  const change = (token: string, id: number, role: Role) => ({ token, params: { id }, body: { role } });

  describe('a member', () => {
    it('has another role from the next call on', async () => {
      const { server } = world();
      const ida = await join(world(), owner(), 'bookkeeper');
      await server.refused('updateSwitches', 403, { token: ida.token, body: { showPayAllVendors: true } });
      expect(await server.ok('changeMemberRole', change(owner(), ida.id, 'manager'))).toMatchObject({
        id: ida.id,
        role: 'manager',
      });
      await server.ok('updateSwitches', { token: ida.token, body: { showPayAllVendors: true } });
      await server.ok('changeMemberRole', change(owner(), ida.id, 'support'));
      await server.refused('updateSwitches', 403, { token: ida.token, body: { showPayAllVendors: true } });
      // The app of another party is another one: the session ends.
      const toRep = change(owner(), ida.id, 'salesrep');
      expect((await server.refused('changeMemberRole', 422, toRep)).code).toBe('required');
      const sales_rep = await aRep(world(), owner());
      const named = { ...toRep, body: { ...toRep.body, sales_rep } };
      expect(await server.ok('changeMemberRole', named)).toMatchObject({ sales_rep, sales_rep_name: 'Ada' });
      await server.refused('getSession', 401, { token: ida.token });
    });

    it('is listed by role, those who may do most first', async () => {
      for (const role of ['support', 'manager', 'payer'] as const) await join(world(), owner(), role);
      const order = rolesOf('merchant').concat('salesrep');
      const listed = (await team()).members.map(({ role }) => order.indexOf(role));
      expect(new Set(listed).size).toBeGreaterThan(4);
      expect(listed).toEqual(listed.toSorted((a, b) => a - b));
    });

    it('is out at once when it is removed or leaves', async () => {
      const { server } = world();
      const [ida, robin] = [await join(world(), owner(), 'payer'), await join(world(), owner(), 'support')];
      await server.ok('removeMember', { token: owner(), params: { id: ida.id } });
      await server.refused('getSession', 401, { token: ida.token });
      await server.ok('leaveTeam', { token: robin.token });
      await server.refused('getSession', 401, { token: robin.token });
      const ids = (await team()).members.map(({ id }) => id);
      expect(ids).not.toContain(ida.id);
      expect(ids).not.toContain(robin.id);
      await server.refused('removeMember', 404, { token: owner(), params: { id: ida.id } });
    });

    it('is forgotten as its login goes, which is emptied where the books name it', async () => {
      const { server, alder } = world();
      const [ida, robin] = [
        await join(world(), owner(), 'bookkeeper'),
        await join(world(), owner(), 'bookkeeper'),
      ];
      const before = server.now;
      server.now = new Date('2026-04-02T12:00:00Z');
      const { access } = await server.ok('createToken', { body: { email: ida.email, password: chosen } });
      const body = {
        vendor: vendorOf(alder, 'Lantern Loom'),
        first_day: '2026-03-01',
        last_day: '2026-03-31',
      };
      await server.ok('createStatement', { token: access, body });
      server.now = before;
      for (const { id } of [ida, robin]) {
        await server.ok('removeMember', { token: owner(), params: { id } });
        await server.database.asSystem((tx) => deleteOrphanLogin(tx, id));
      }
      const left = await server.database.asSystem((tx) =>
        tx
          .selectFrom('logins')
          .select(['id', 'email', 'is_forgotten'])
          .where('id', 'in', [ida.id, robin.id])
          .execute(),
      );
      expect(left).toEqual([
        { id: ida.id, email: `forgotten-${ida.id}@forgotten.invalid`, is_forgotten: true },
      ]);
    });

    it('of another shop is answered as missing', async () => {
      const { server, tokens } = world();
      const ida = await join(world(), owner(), 'payer');
      await invite(world(), owner(), 'open@people.example', 'payer');
      const [invitation] = (await team()).invitations;
      const token = tokens.stranger;
      await server.refused('changeMemberRole', 404, change(token, ida.id, 'support'));
      await server.refused('removeMember', 404, { token, params: { id: ida.id } });
      await server.refused('withdrawInvitation', 404, { token, params: { id: invitation?.id ?? 0 } });
      await server.refused('handOverOwnership', 404, { token, body: { member: ida.id } });
      expect((await team(token)).members.map(({ email }) => email)).not.toContain(ida.email);
    });

    it('may do to the team what its role allows, and no more', async () => {
      const { server } = world();
      const manager = await join(world(), owner(), 'manager');
      const ida = await join(world(), manager.token, 'payer');
      const [boss] = (await team()).members.filter(({ is_self: isSelf }) => isSelf);
      await server.ok('changeMemberRole', change(manager.token, ida.id, 'support'));
      const { token } = manager;
      await server.refused('inviteMember', 403, { token, body: { email: 'a@b.example', role: 'owner' } });
      await server.refused('changeMemberRole', 403, change(token, ida.id, 'owner'));
      await server.refused('changeMemberRole', 403, change(token, manager.id, 'owner'));
      await server.refused('changeMemberRole', 403, change(token, boss?.id ?? 0, 'support'));
      await server.refused('removeMember', 403, { token, params: { id: boss?.id ?? 0 } });
      await server.refused('handOverOwnership', 403, { token, body: { member: ida.id } });
      // A manager changes no invitation of an owner either.
      await server.ok('inviteMember', {
        token: owner(),
        body: { email: 'heir@people.example', role: 'owner' },
      });
      const heir = (await team()).invitations.find(({ role }) => role === 'owner');
      await server.refused('withdrawInvitation', 403, { token, params: { id: heir?.id ?? 0 } });
      await server.refused('inviteMember', 403, {
        token,
        body: { email: 'heir@people.example', role: 'payer' },
      });
      for (const role of ['payer', 'bookkeeper', 'support'] as const) {
        const one = await join(world(), owner(), role);
        const asked = { token: one.token };
        expect((await server.ok('listTeam', asked)).invitations).toEqual([]);
        await server.refused('inviteMember', 403, { ...asked, body: { email: 'a@b.example', role } });
        await server.refused('changeMemberRole', 403, change(one.token, one.id, 'manager'));
        await server.refused('removeMember', 403, { ...asked, params: { id: ida.id } });
      }
    });
  });

  describe('ownership', () => {
    it('is handed over, and the former owner is a manager', async () => {
      const { server } = world();
      const heir = await join(world(), owner(), 'payer');
      const self = (await team()).members.find(({ is_self: isSelf }) => isSelf);
      const { members } = await server.ok('handOverOwnership', { token: owner(), body: { member: heir.id } });
      expect(members.find(({ id }) => id === heir.id)?.role).toBe('owner');
      expect(members.find(({ id }) => id === self?.id)?.role).toBe('manager');
      await server.refused('handOverOwnership', 403, { token: owner(), body: { member: heir.id } });
      await server.ok('handOverOwnership', { token: heir.token, body: { member: self?.id ?? 0 } });
      expect(await roleOf(heir.id)).toBe('manager');
      const rep = (await team()).members.find(({ role }) => role === 'salesrep');
      const toRep = { token: owner(), body: { member: rep?.id ?? 0 } };
      expect((await server.refused('handOverOwnership', 422, toRep)).code).toBe('invalid_value');
    });

    it('is never lost with the last owner', async () => {
      const { server, tokens } = world();
      const token = tokens.stranger;
      const other = (await team(token)).members.find(({ email }) => email === 'both@alder.example');
      await server.ok('removeMember', { token, params: { id: other?.id ?? 0 } });
      const self = (await team(token)).members.find(({ is_self: isSelf }) => isSelf);
      const id = self?.id ?? 0;
      expect((await server.refused('leaveTeam', 422, { token })).code).toBe('last_owner');
      expect((await server.refused('removeMember', 422, { token, params: { id } })).code).toBe('last_owner');
      const changed = await server.refused('changeMemberRole', 422, change(token, id, 'manager'));
      expect(changed.code).toBe('last_owner');
      // The database holds it too, against a mistake of ours.
      const unguarded = () =>
        server.database.asSystem((tx) =>
          tx.deleteFrom('shop_members').where('shop_id', '=', world().birch.id).execute(),
        );
      await expect(unguarded()).rejects.toThrow('would have no owner');
    });
  });
});

forDatabase('postgresql', (open) => {
  it('keeps an owner when two owners remove each other at once, by call and in the database', async () => {
    const database = await open();
    const { alder } = await fillShops(database);
    const server = await startServer(database);
    const { owner: one } = await signInAll(server);
    const credentials = { email: 'both@alder.example', password: 'correct horse battery' };
    const { access: two } = await server.ok('createToken', {
      body: credentials,
      query: { shop: 'alder.example' },
    });
    const { members } = await server.ok('listTeam', { token: one });
    const idOf = (email: string) => members.find((member) => member.email === email)?.id ?? 0;
    const [first, second] = [idOf('owner@alder.example'), idOf('both@alder.example')];
    const answers = await Promise.all([
      server.ask('removeMember', { token: one, params: { id: second } }),
      server.ask('removeMember', { token: two, params: { id: first } }),
    ]);
    // The one who comes second is out by then.
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);

    await database.asSystem((tx) =>
      tx
        .insertInto('shop_members')
        .values([first, second].map((login_id) => ({ shop_id: alder.id, login_id, role: 'owner' as const })))
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    for (let round = 0; round < 5; round++) {
      const outcomes = await Promise.allSettled(
        [first, second].map((login_id) =>
          database.asSystem((tx) =>
            tx
              .updateTable('shop_members')
              .set({ role: 'manager' })
              .where('shop_id', '=', alder.id)
              .where('login_id', '=', login_id)
              .execute(),
          ),
        ),
      );
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      await database.asSystem((tx) =>
        tx
          .updateTable('shop_members')
          .set({ role: 'owner' })
          .where('shop_id', '=', alder.id)
          .where('login_id', 'in', [first, second])
          .execute(),
      );
    }
    await server.close();
  });
});
