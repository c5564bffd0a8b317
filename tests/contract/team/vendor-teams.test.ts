import { describe, expect, it } from 'vitest';
import { forEachMailWorld } from '../identity/world.ts';
import { vendorOf } from '../operations/shops.ts';
import { accept, chooseByMail, chosen, invite, join, vendorToken } from './people.ts';

forEachMailWorld({}, (world) => {
  const vendor = () => vendorToken(world());
  const accounts = async () =>
    (
      await world().server.ok('listVendorAccounts', {
        token: world().tokens.owner,
        query: { page_size: 1000 },
      })
    ).results;
  const accountOf = async (email: string) => {
    const account = (await accounts()).find((one) => one.vendor_signup_user_email === email);
    if (account === undefined) throw new Error(`${email} has no account.`);
    return account;
  };

  describe("a vendor's team", () => {
    it('sees the vendors of the account that it began with, to change or to view', async () => {
      const { server } = world();
      const token = await vendor();
      const viewer = await join(world(), token, 'vendor_viewer');
      const { results } = await server.ok('listOwnVendors', { token: viewer.token });
      expect(results.map(({ name }) => name)).toEqual(['Lantern Loom', 'Moss & Fern']);
      const id = results[0]?.id ?? 0;
      const paypal = { paypal_email: 'pay@people.example', password: chosen };
      await server.refused('updateVendor', 403, { token: viewer.token, params: { id }, body: paypal });
      await server.refused('inviteMember', 403, {
        token: viewer.token,
        body: { email: 'a@b.example', role: 'vendor_viewer' },
      });
      await server.ok('changeMemberRole', { token, params: { id: viewer.id }, body: { role: 'vendor' } });
      await server.ok('updateVendor', { token: viewer.token, params: { id }, body: paypal });
      const [own, theirs] = [await accountOf('vendor@alder.example'), await accountOf(viewer.email)];
      expect(theirs).toMatchObject({ role: 'vendor', team: own.team, approved: true, waiting: false });
      expect(theirs.vendors).toEqual(own.vendors);
    });

    it('sees and manages itself alone', async () => {
      const { server, tokens } = world();
      const token = await vendor();
      const viewer = await join(world(), token, 'vendor_viewer');
      await invite(world(), token, 'open@people.example', 'vendor_viewer');
      const { members, invitations } = await server.ok('listTeam', { token });
      expect(members.map(({ email }) => email)).toContain(viewer.email);
      const lonely = await vendorToken(world(), 'lonely@alder.example');
      for (const other of [lonely, tokens.strangeVendor]) {
        const seen = await server.ok('listTeam', { token: other });
        expect(seen).toMatchObject({ members: [{ is_self: true }], invitations: [] });
        const asked = { token: other, params: { id: viewer.id } };
        await server.refused('changeMemberRole', 404, { ...asked, body: { role: 'vendor' } });
        await server.refused('removeMember', 404, asked);
        const id = invitations[0]?.id ?? 0;
        await server.refused('withdrawInvitation', 404, { token: other, params: { id } });
      }
      // Nor do a shop's people and a vendor's meet: the ids are not of one kind.
      const staff = (await server.ok('listTeam', { token: tokens.owner })).members.map(({ email }) => email);
      expect(staff).not.toContain(viewer.email);
      const { code } = await server.refused('inviteMember', 422, {
        token,
        body: { email: 'boss@people.example', role: 'owner' },
      });
      expect(code).toBe('invalid_value');
      await server.refused('handOverOwnership', 403, { token, body: { member: viewer.id } });
    });

    it('does not say which addresses have an account in the shop', async () => {
      const { server } = world();
      const token = await vendor();
      const link = await invite(world(), token, 'lonely@alder.example', 'vendor_viewer');
      const body = { token: link, password: 'correct horse battery' };
      expect((await server.refused('acceptInvitation', 409, { body })).code).toBe('already_member');
    });

    it('keeps a full member', async () => {
      const { server } = world();
      const token = await vendorToken(world(), 'vendor@birch.example');
      const link = await invite(world(), token, 'viewer@people.example', 'vendor_viewer');
      await accept(world(), link);
      const { members } = await server.ok('listTeam', { token });
      const self = members.find(({ is_self: isSelf }) => isSelf)?.id ?? 0;
      const refusals = [
        await server.refused('leaveTeam', 422, { token }),
        await server.refused('removeMember', 422, { token, params: { id: self } }),
        await server.refused('changeMemberRole', 422, {
          token,
          params: { id: self },
          body: { role: 'vendor_viewer' },
        }),
      ];
      expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => 'last_full_member'));
      const unguarded = () =>
        server.database.asSystem((tx) =>
          tx.updateTable('vendor_signups').set({ role: 'vendor_viewer' }).where('id', '=', self).execute(),
        );
      await expect(unguarded()).rejects.toThrow('viewers only');
    });

    it('lets a person go whom the books name', async () => {
      const { server, tokens, alder } = world();
      const payer = await join(world(), tokens.owner, 'payer');
      const body = { vendor: vendorOf(alder, 'Moss & Fern'), all_line_items: true };
      await server.ok('createPayout', { token: payer.token, body });
      const token = await vendor();
      const link = await invite(world(), token, payer.email, 'vendor_viewer');
      await server.ok('acceptInvitation', { body: { token: link, password: chosen } });
      await server.ok('leaveTeam', { token: payer.token });
      const { members } = await server.ok('listTeam', { token });
      const id = members.find(({ email }) => email === payer.email)?.id ?? 0;
      await server.ok('removeMember', { token, params: { id } });
    });

    it('is out at once when a member removes one, whose login goes with its last shop', async () => {
      const { server } = world();
      const token = await vendor();
      const viewer = await join(world(), token, 'vendor_viewer');
      await server.ok('removeMember', { token, params: { id: viewer.id } });
      await server.refused('listOwnVendors', 401, { token: viewer.token });
      await server.refused('loginVendor', 401, { body: { email: viewer.email, password: chosen } });
    });
  });

  describe('the shop', () => {
    it('sets the vendors of a whole team, and refuses two sets', async () => {
      const { server, alder, tokens } = world();
      const viewer = await join(world(), await vendor(), 'vendor_viewer');
      const [own, theirs] = [await accountOf('vendor@alder.example'), await accountOf(viewer.email)];
      const fern = [vendorOf(alder, 'Moss & Fern')];
      const save = (vendor_signups: object[], approved = true) => ({
        token: tokens.owner,
        body: { vendor_signups, approved },
      });
      const two = save([
        { id: own.id, vendor_ids: fern },
        { id: theirs.id, vendor_ids: [] },
      ]);
      expect((await server.refused('saveVendorAccounts', 422, two)).code).toBe('invalid_value');
      await server.ok('saveVendorAccounts', save([{ id: own.id, vendor_ids: fern }]));
      await server.refused('listOwnVendors', 401, { token: viewer.token });
      const now = await accountOf(viewer.email);
      expect(now.vendors.map(({ name }) => name)).toEqual(['Moss & Fern']);
      await server.ok(
        'saveVendorAccounts',
        save([{ id: own.id, vendor_ids: own.vendors.map(({ id }) => id) }]),
      );
    });

    it('takes the access of viewers with that of the last full member', async () => {
      const { server, tokens, alder } = world();
      const body = {
        name: 'Ash Grove',
        email: 'ash@people.example',
        password1: chosen,
        password2: chosen,
        myshopify_domain: 'alder.example',
      };
      const { id } = await server.ok('registerVendor', { body });
      const vendor_ids = [vendorOf(alder, 'Ash')];
      const save = (accountId: number, approved: boolean) => ({
        token: tokens.owner,
        body: { vendor_signups: [{ id: accountId, vendor_ids }], approved },
      });
      await server.ok('saveVendorAccounts', save(id, true));
      await chooseByMail(world(), 'ash@people.example', chosen);
      const { access } = await server.ok('loginVendor', {
        body: { email: 'ash@people.example', password: chosen },
      });
      const viewer = await join(world(), access, 'vendor_viewer');
      const open = await invite(world(), access, 'next@people.example', 'vendor');
      await server.ok('saveVendorAccounts', save(id, false));
      await server.refused('listOwnVendors', 401, { token: viewer.token });
      expect(await accountOf(viewer.email)).toMatchObject({ approved: false });
      await server.refused('readInvitation', 422, { body: { token: open } });
      const alone = await server.refused('saveVendorAccounts', 422, save(viewer.id, true));
      expect(alone.code).toBe('last_full_member');
      await server.ok('saveVendorAccounts', save(id, true));
      await server.ok('saveVendorAccounts', save(viewer.id, true));
      await server.ok('deleteSignup', { token: tokens.owner, params: { id } });
      expect(await accountOf(viewer.email)).toMatchObject({ approved: false });
    });
  });
});
