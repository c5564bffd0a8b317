import { describe, expect, it } from 'vitest';
import { insertVendor, vendorOf } from '../operations/shops.ts';
import { forEachMailWorld } from '../identity/world.ts';
import { accept, chosen } from './people.ts';

forEachMailWorld({ sendsMail: true }, (world) => {
  const owner = () => world().tokens.owner;
  const listed = () => world().server.ok('listVendorInvitations', { token: owner() });
  const inviteAll = (vendors: number[], token = owner()) =>
    world().server.ok('inviteVendors', { token, body: { vendors } });

  /** A new vendor with this email, of Alder or the shop given. */
  async function aVendor(email: string, name = `Of ${email}`, shop = world().alder): Promise<number> {
    const { server } = world();
    return server.database.asSystem(async (tx) => {
      const id = await insertVendor(tx, shop.id, name);
      await tx.updateTable('vendors').set({ email }).where('id', '=', id).execute();
      return id;
    });
  }

  async function linkTo(email: string): Promise<string> {
    const mail = (await world().mails('invite')).findLast(({ headers }) =>
      headers.get('to')?.includes(email),
    );
    const token = /\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (token === undefined) throw new Error(`No mail to ${email} has a link.`);
    return token;
  }

  const ownVendors = async (email: string, password = chosen) => {
    const { server } = world();
    const { access: token } = await server.ok('loginVendor', {
      body: { email, password },
      query: { shop: 'alder.example' },
    });
    const { results } = await server.ok('listOwnVendors', { token });
    return { token, names: results.map(({ name }) => name) };
  };

  const refusedLink = async (token: string) => {
    const { server } = world();
    expect((await server.refused('readInvitation', 422, { body: { token } })).code).toBe('invalid_link');
    const body = { token, name: 'Robin Fell', password: chosen, repeated: chosen };
    expect((await server.refused('acceptInvitation', 422, { body })).code).toBe('invalid_link');
  };

  describe('inviting vendors', () => {
    it('mails each a link that begins its account, without approval, and then is over', async () => {
      const { server } = world();
      const id = await aVendor('maria@loom.example', 'Maria’s Loom');
      const { to_invite: toInvite, without_email: withoutEmail, with_login: withLogin } = await listed();
      expect(toInvite).toContainEqual({ id, name: 'Maria’s Loom', email: 'maria@loom.example' });
      expect(withoutEmail.map(({ name }) => name)).toContain('Ash');
      // Lantern Loom and Moss & Fern; Zinc is hidden.
      expect(withLogin).toBe(2);
      expect(await inviteAll([id])).toEqual({
        sent: [{ id, name: 'Maria’s Loom', email: 'maria@loom.example' }],
        left_out: [],
        mail: 'queued',
      });
      const token = await linkTo('maria@loom.example');
      expect(await server.ok('readInvitation', { body: { token } })).toMatchObject({
        party: 'vendor',
        role: 'vendor',
        email: 'maria@loom.example',
        vendors: ['Maria’s Loom'],
        has_login: false,
        is_first: true,
      });
      expect(await accept(world(), token, 'Maria Lopez')).toMatchObject({ party: 'vendor' });
      const { token: access, names } = await ownVendors('maria@loom.example');
      expect(names).toEqual(['Maria’s Loom']);
      const body = { paypal_email: 'pay@loom.example', password: chosen };
      await server.ok('updateVendor', { token: access, params: { id }, body });
      const after = await listed();
      expect(after.with_login).toBe(3);
      expect([...after.to_invite, ...after.invited].map((one) => one.id)).not.toContain(id);
      await refusedLink(token);
      const history = await server.ok('listHistory', { token: owner(), query: { page_size: 200 } });
      const own = history.results.filter((entry) => entry.vendor_id === id);
      expect(own.map(({ event }) => event)).toEqual(
        expect.arrayContaining(['account.invited', 'vendor.updated']),
      );
    });

    it('again sends nothing to those who have a link, and says who was left out', async () => {
      const id = await aVendor('twice@loom.example', 'Twice');
      const [loom, ash] = [vendorOf(world().alder, 'Lantern Loom'), vendorOf(world().alder, 'Ash')];
      await inviteAll([id]);
      const token = await linkTo('twice@loom.example');
      const sent = (await world().mails('invite')).length;
      const again = await inviteAll([id, loom, ash]);
      expect(again.sent).toEqual([]);
      expect(again.left_out).toEqual([
        { id: ash, name: 'Ash', reason: 'no_email' },
        { id: loom, name: 'Lantern Loom', reason: 'has_login' },
        { id, name: 'Twice', reason: 'invited' },
      ]);
      expect(await world().mails('invite')).toHaveLength(sent);
      expect((await listed()).invited.map((one) => one.id)).toContain(id);
      expect(await accept(world(), token)).toMatchObject({ email: 'twice@loom.example' });
    });

    it('by two people at once mails each vendor once', async () => {
      const id = await aVendor('race@loom.example', 'Race');
      const answers = await Promise.all([inviteAll([id]), inviteAll([id])]);
      expect(answers.map(({ sent }) => sent.length).toSorted()).toEqual([0, 1]);
    });

    it('is over where the vendor gets another email, is hidden, or is invited again', async () => {
      const { server } = world();
      const id = await aVendor('wrong@loom.example', 'Moved');
      await inviteAll([id]);
      const first = await linkTo('wrong@loom.example');
      const change = (body: object) => server.ok('updateVendor', { token: owner(), params: { id }, body });
      await change({ email: 'right@loom.example' });
      await refusedLink(first);
      expect((await listed()).to_invite.map((one) => one.id)).toContain(id);
      await inviteAll([id]);
      const second = await linkTo('right@loom.example');
      await change({ hidden: true });
      await refusedLink(second);
      await change({ hidden: false });
      server.now = new Date(server.now.getTime() + 90_000);
      await server.ok('inviteVendor', { token: owner(), query: { vendor_id: id } });
      await refusedLink(second);
      expect(await accept(world(), await linkTo('right@loom.example'))).toMatchObject({ party: 'vendor' });
    });

    it('goes at once to the email that corrects a wrong one', async () => {
      const { server } = world();
      const id = await aVendor('typo@loom.example', 'Mistyped');
      const invite = () => server.ok('inviteVendor', { token: owner(), query: { vendor_id: id } });
      await invite();
      const body = { email: 'true@loom.example' };
      await server.ok('updateVendor', { token: owner(), params: { id }, body });
      await invite();
      const token = await linkTo('true@loom.example');
      expect(await server.ok('readInvitation', { body: { token } })).toMatchObject(body);
    });

    it('adds the vendor to a login that has an account already, by its password', async () => {
      const { server } = world();
      const [one, other] = [
        await aVendor('two@loom.example', 'One of two'),
        await aVendor('two@loom.example', 'Two of two'),
      ];
      await inviteAll([one]);
      const first = await linkTo('two@loom.example');
      await accept(world(), first);
      await inviteAll([other]);
      const token = await linkTo('two@loom.example');
      expect(await server.ok('readInvitation', { body: { token } })).toMatchObject({ has_login: true });
      await server.refused('acceptInvitation', 422, { body: { token, password: 'not the password' } });
      await server.ok('acceptInvitation', { body: { token, password: chosen } });
      const { names, token: access } = await ownVendors('two@loom.example');
      expect(names).toEqual(['One of two', 'Two of two']);
      // As where the shop gives an account more vendors.
      const body = { paypal_email: 'pay@two.example', password: chosen };
      const asked = { token: access, params: { id: other }, body };
      expect((await server.refused('updateVendor', 403, asked)).code).toBe('password_by_mail_first');
    });

    it('does not take a password that another shop has set for one of the person’s own', async () => {
      const { server, birch } = world();
      const email = 'both@loom.example';
      await inviteAll([await aVendor(email, 'Of Birch', birch)], world().tokens.stranger);
      await accept(world(), await linkTo(email));
      // As where the shop sets the password afterwards.
      await server.database.asSystem((tx) =>
        tx
          .updateTable('vendor_signups')
          .set({ password_by_mail_at: null })
          .where('shop_id', '=', birch.id)
          .where('set_by_shop_at', 'is not', null)
          .execute(),
      );
      const id = await aVendor(email, 'Of both shops');
      await inviteAll([id]);
      await server.ok('acceptInvitation', { body: { token: await linkTo(email), password: chosen } });
      const { token } = await ownVendors(email);
      const asked = { token, params: { id }, body: { paypal_email: 'pay@both.example', password: chosen } };
      expect((await server.refused('updateVendor', 403, asked)).code).toBe('password_by_mail_first');
    });

    it('approves a login that waits, and refuses one that the shop has disabled', async () => {
      const { server, alder } = world();
      const id = await aVendor('waiting@alder.example', 'Waited');
      await inviteAll([id]);
      const token = await linkTo('waiting@alder.example');
      const { has_login: hasLogin } = await server.ok('readInvitation', { body: { token } });
      const password = hasLogin ? 'correct horse battery' : chosen;
      await server.ok('acceptInvitation', { body: { token, password, repeated: password, name: 'W' } });
      expect((await ownVendors('waiting@alder.example', password)).names).toContain('Waited');

      const { results } = await server.ok('listVendorAccounts', {
        token: owner(),
        query: { page_size: 1000 },
      });
      const account = results.find((one) => one.vendor_signup_user_email === 'lonely@alder.example');
      const signup = { id: account?.id ?? 0, vendor_ids: [vendorOf(alder, 'Ash')] };
      await server.ok('saveVendorAccounts', {
        token: owner(),
        body: { vendor_signups: [signup], approved: false },
      });
      const shut = await aVendor('lonely@alder.example', 'Shut');
      await inviteAll([shut]);
      const late = await linkTo('lonely@alder.example');
      const read = await server.ok('readInvitation', { body: { token: late } });
      const typed = read.has_login ? 'correct horse battery' : chosen;
      const body = { token: late, password: typed, repeated: typed, name: 'L' };
      expect((await server.refused('acceptInvitation', 409, { body })).code).toBe('already_member');
    });

    it('of a hidden vendor is refused, since its link would be over', async () => {
      const { server } = world();
      const id = await aVendor('hidden@loom.example', 'Hidden away');
      await server.ok('updateVendor', { token: owner(), params: { id }, body: { hidden: true } });
      const before = (await world().mails('invite')).length;
      const asked = { token: owner(), query: { vendor_id: id } };
      expect((await server.refused('inviteVendor', 422, asked)).code).toBe('vendor_hidden');
      expect(await world().mails('invite')).toHaveLength(before);
    });

    it('is of the shop’s own vendors, and for those who may invite', async () => {
      const { server, birch, tokens } = world();
      const id = await aVendor('own@loom.example', 'Own');
      const before = (await world().mails('invite')).length;
      const body = { vendors: [id, vendorOf(birch, 'Twig')] };
      await server.refused('inviteVendors', 404, { token: owner(), body });
      await server.refused('inviteVendors', 404, {
        token: owner(),
        body: { vendors: [vendorOf(world().alder, 'Zinc')] },
      });
      expect(await world().mails('invite')).toHaveLength(before);
      await server.refused('inviteVendors', 400, { token: owner(), body: { vendors: [] } });
      for (const token of [tokens.vendor, tokens.rep]) {
        await server.refused('inviteVendors', 403, { token, body: { vendors: [id] } });
        await server.refused('listVendorInvitations', 403, { token });
      }
      const theirs = await server.ok('listVendorInvitations', { token: tokens.stranger });
      expect(JSON.stringify(theirs)).not.toContain('loom.example');
      // Nor is a vendor a colleague of the shop's people.
      await inviteAll([id]);
      const { invitations } = await server.ok('listTeam', { token: owner() });
      expect(invitations.map(({ email }) => email)).not.toContain('own@loom.example');
    });
  });
});
