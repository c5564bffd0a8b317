import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { forEachMailWorld } from '../identity/world.ts';
import { chooseByMail, join as joinTeam, vendorToken } from '../team/people.ts';
import { password, vendorOf } from './shops.ts';

const hour = 3_600_000;
const iban = 'DE89370400440532013000';
const later = 'moss under the old bridge';

forEachMailWorld({}, (world) => {
  const loom = () => vendorOf(world().alder, 'Lantern Loom');
  const ash = () => vendorOf(world().alder, 'Ash');
  const bank = { kind: 'iban' as const, holder: 'Ada Lantern', iban };
  const tokenOf = async (email: string, typed = password) =>
    (
      await world().server.ok('createToken', {
        body: { email, password: typed },
        query: { shop: 'alder.example' },
      })
    ).access;
  const owner = () => tokenOf('owner@alder.example');
  const secondOwner = () => tokenOf('both@alder.example');
  const portal = async (email: string, typed = password) =>
    (
      await world().server.ok('loginVendor', {
        body: { email, password: typed },
        query: { shop: 'alder.example' },
      })
    ).access;
  const changeBank = (token: string, id = loom(), typed = password) =>
    world().server.ask('updateBankDetails', { token, params: { id }, body: { ...bank, password: typed } });
  const changePaypal = (token: string, to: string, id = loom(), typed = password) =>
    world().server.ask('updateVendor', {
      token,
      params: { id },
      body: { paypal_email: to, password: typed },
    });
  const standing = (token: string, id = loom()) =>
    world().server.ok('getBankDetails', { token, params: { id } });
  const release = (token: string, body: object = {}, id = loom()) =>
    world().server.ask('releaseBankHold', { token, params: { id }, body });
  const codeOf = (body: unknown) => (body as { code?: string }).code;
  const signupOf = async (email: string) => {
    const { results } = await world().server.ok('listVendorAccounts', {
      token: await owner(),
      query: { page_size: 1000 },
    });
    const found = results.find((one) => one.vendor_signup_user_email === email);
    if (found === undefined) throw new Error(`${email} has no account.`);
    return found;
  };
  /** The shop gives an account these vendors. */
  const give = async (email: string, vendors: readonly number[], token?: string) =>
    world().server.ok('saveVendorAccounts', {
      token: token ?? (await owner()),
      body: {
        vendor_signups: [{ id: (await signupOf(email)).id, vendor_ids: [...vendors] }],
        approved: true,
      },
    });
  const register = async () => {
    const email = `new-${crypto.randomUUID().slice(0, 8)}@maker.example`;
    await world().server.ok('registerVendor', {
      body: {
        name: 'New Maker',
        email,
        password1: password,
        password2: password,
        myshopify_domain: 'alder.example',
      },
    });
    return email;
  };
  const chooseAndSignIn = async (email: string) => {
    await chooseByMail(world(), email, later);
    return portal(email, later);
  };
  const allMails = async () =>
    existsSync(join(world().server.dataDir, 'mail')) ? world().mails('bank_details') : [];
  const newMails = async (act: () => Promise<unknown>) => {
    const before = (await allMails()).length;
    await act();
    return (await allMails()).slice(before);
  };
  type Mails = Awaited<ReturnType<typeof newMails>>;
  const receivers = (mails: Mails) =>
    mails.map(({ headers }) => headers.get('to')?.replace(/^.*<|>$/g, '')).toSorted();
  const linkOf = (mails: Mails) => /\/stop-bank-details\/([\w-]+)\?/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  const stop = (token: string) => world().server.ok('stopBankDetails', { body: { token } });
  const paypalOf = async (id = loom()) =>
    (await world().server.ok('getVendor', { token: await owner(), params: { id } })).paypal_email;
  const lastEntry = async (event: string) => {
    const { results } = await world().server.ok('listHistory', {
      token: await owner(),
      query: { page_size: 50 },
    });
    return results.find((entry) => entry.event === event);
  };

  beforeEach(async () => {
    const { server, alder } = world();
    server.now = new Date(server.now.getTime() + 60 * hour);
    await server.database.asSystem(async (tx) => {
      await tx.deleteFrom('vendor_bank_details').execute();
      await tx.deleteFrom('shop_jobs').execute();
      // Of the accounts of earlier tests only the first one is left with its vendor.
      const { id: signup_id } = await tx
        .selectFrom('vendor_signups as s')
        .innerJoin('logins as l', 'l.id', 's.login_id')
        .select('s.id')
        .where('l.email', '=', 'vendor@alder.example')
        .executeTakeFirstOrThrow();
      await tx
        .deleteFrom('vendor_signup_vendors')
        .where('vendor_id', '=', loom())
        .where('signup_id', '<>', signup_id)
        .execute();
      await tx
        .insertInto('vendor_signup_vendors')
        .values({ signup_id, shop_id: alder.id, vendor_id: loom() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await tx.updateTable('shops').set({ email: 'shop@alder.example' }).where('id', '=', alder.id).execute();
      await tx
        .updateTable('vendors')
        .set({ email: 'ada@loom.example', paypal_email: 'ada@pay.example' })
        .where('id', '=', loom())
        .execute();
      await tx.deleteFrom('vendor_former_addresses').execute();
      await tx.updateTable('logins').set({ closed_at: null }).execute();
      await tx
        .updateTable('vendor_signups')
        .set({ set_by_shop_at: null, set_by_shop: null, password_by_mail_at: null })
        .execute();
    });
  });

  describe('a login that the shop has set up', () => {
    const expectClosed = async (token: string, id = loom(), typed = password) => {
      const { change_refused: refused } = await standing(token, id);
      expect(refused).toMatchObject({ code: 'password_by_mail_first' });
      expect(refused?.detail).toContain('Forgot your password');
      for (const { status, body } of [
        await changeBank(token, id, typed),
        await changePaypal(token, 'thief@pal.example', id, typed),
      ]) {
        expect([status, codeOf(body)]).toEqual([403, 'password_by_mail_first']);
      }
    };

    it('by a password changes no payout details until its person has chosen one by mail', async () => {
      const { server } = world();
      const email = await register();
      await give(email, [loom()]);
      await expectClosed(
        await chooseAndSignIn(email)
          .then(() => portal(email, later))
          .then(async (token) => {
            const manager = await joinTeam(world(), await owner(), 'manager');
            const { id } = await signupOf(email);
            const body = { id, new_password1: password, new_password2: password };
            await server.ok('changePassword', { token: manager.token, body });
            await server.refused('getBankDetails', 401, { token, params: { id: loom() } });
            return portal(email);
          }),
      );
      // Its own new password, by the one that the shop knows, says nothing of the person.
      const token = await portal(email);
      const own = { old_password: password, new_password1: later, new_password2: later };
      await server.ok('changePassword', { token, body: own });
      await expectClosed(token, loom(), later);
      // Nor may it turn the mail with the link away, or bring in another login that could.
      expect(
        (await server.refused('changeEmail', 403, { token, body: { email: 'thief@mail.example' } })).code,
      ).toBe('password_by_mail_first');
      const invited = { email: 'thief@mail.example', role: 'vendor' as const };
      expect((await server.refused('inviteMember', 403, { token, body: invited })).code).toBe(
        'password_by_mail_first',
      );
      const teammate = { token, params: { id: (await signupOf('vendor@alder.example')).id } };
      expect((await server.refused('removeMember', 403, teammate)).code).toBe('password_by_mail_first');
      const own2 = await chooseAndSignIn(email);
      expect((await standing(own2)).change_refused).toBeNull();
      expect((await changeBank(own2, loom(), later)).status).toBe(200);
    });

    it('by an approval, by more vendors or by a merge is no more the vendor’s own', async () => {
      const { server, alder } = world();
      const email = await register();
      await give(email, [ash()]);
      await expectClosed(await portal(email), ash());
      const own = await chooseAndSignIn(email);
      expect((await standing(own, ash())).change_refused).toBeNull();
      // The account of one vendor is given another.
      await give(email, [ash(), loom()]);
      await expectClosed(await portal(email, later), loom(), later);
      // Fewer vendors give it nothing.
      await chooseAndSignIn(email);
      await give(email, [loom()]);
      expect((await standing(await portal(email, later))).change_refused).toBeNull();
      const decoy = await server.database.asSystem((tx) =>
        tx
          .insertInto('vendors')
          .values({ shop_id: alder.id, name: 'Decoy', slug: 'decoy', created_at: server.now })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      const other = await register();
      await give(other, [decoy.id]);
      await chooseAndSignIn(other);
      await server.ok('mergeVendor', {
        token: await owner(),
        params: { id: decoy.id },
        body: { into: loom() },
      });
      await expectClosed(await portal(other, later), loom(), later);
    });

    it('is the vendor’s own where a teammate has invited it', async () => {
      const full = await vendorToken(world());
      const { token } = await joinTeam(world(), full, 'vendor');
      expect((await standing(token)).change_refused).toBeNull();
      expect((await changeBank(token, loom(), 'moss under the bridge')).status).toBe(200);
    });

    it('is named with its person in the history and in the mails', async () => {
      const manager = await joinTeam(world(), await owner(), 'manager');
      const email = await register();
      await give(email, [loom()], manager.token);
      const own = await chooseAndSignIn(email);
      const mails = await newMails(async () =>
        expect((await changeBank(own, loom(), later)).status).toBe(200),
      );
      expect(await lastEntry('vendor.bank_details_changed')).toMatchObject({
        by: { kind: 'person', name: 'New Maker' },
        set_up_by: 'Robin Fell',
      });
      expect(mails.map(({ said }) => said).join(' ')).toContain(
        'Someone in your shop set up that login recently.',
      );
      const removed = { token: await owner(), params: { id: loom() }, body: {} };
      await world().server.ok('removeBankDetails', removed);
      expect((await lastEntry('vendor.bank_details_removed'))?.set_up_by).toBe('');
    });
  });

  describe('another PayPal email', () => {
    it('is mailed, held and stopped, by whomever it is changed', async () => {
      const { server } = world();
      const manager = await joinTeam(world(), await owner(), 'manager');
      const key = await server.ok('createKey', {
        token: await owner(),
        body: { name: 'Books', mode: 'live', scopes: ['vendors:read', 'vendors:write', 'payouts:write'] },
      });
      for (const token of [await vendorToken(world()), await owner(), manager.token, key.secret]) {
        const mails = await newMails(async () =>
          expect((await changePaypal(token, 'thief@pal.example')).status).toBe(200),
        );
        expect(receivers(mails)).toEqual(['ada@loom.example', 'shop@alder.example', 'vendor@alder.example']);
        for (const { text } of mails) expect(text).toContain('thief@pal.example');
        const held = await server.refused('createPayout', 409, {
          token: await owner(),
          body: { vendor: loom(), all_line_items: true },
        });
        expect(held.code).toBe('bank_details_changed');
        expect(held.detail).toMatch(
          /^The payout details of Lantern Loom were changed recently, .* held until /,
        );
        const plan = await server.ok('previewAllPayouts', { token: await owner() });
        expect(plan.skipped).toContainEqual(
          expect.objectContaining({ vendor: loom(), code: 'bank_details_changed', reason: held.detail }),
        );
        await stop(linkOf(mails));
        await server.database.asSystem(async (tx) => {
          await tx.deleteFrom('vendor_bank_details').execute();
          await tx.updateTable('logins').set({ closed_at: null }).execute();
        });
        expect(await paypalOf()).toBe('ada@pay.example');
      }
    });

    it('goes back together with the bank details, to their values before the hold', async () => {
      const shop = await owner();
      await changeBank(shop);
      const { server } = world();
      server.now = new Date(server.now.getTime() + 49 * hour);
      const mails = await newMails(async () => changePaypal(await secondOwner(), 'first@pal.example'));
      await changePaypal(await secondOwner(), 'second@pal.example');
      const other = { kind: 'other' as const, holder: 'Thief', branch: '200000', account: '55779911' };
      await server.ok('updateBankDetails', {
        token: await secondOwner(),
        params: { id: loom() },
        body: other,
      });
      await stop(linkOf(mails));
      expect(await paypalOf()).toBe('ada@pay.example');
      expect((await standing(await owner())).masked).toBe('IBAN DE89 •••• 3000');
    });

    it('is mailed to the addresses that the vendor had until lately', async () => {
      const { server } = world();
      const manager = await joinTeam(world(), await owner(), 'manager');
      const params = { id: loom() };
      await server.ok('updateVendor', {
        token: manager.token,
        params,
        body: { email: 'thief@mail.example' },
      });
      const account = await signupOf('vendor@alder.example');
      const vendors = account.vendors.map(({ id }) => id);
      await give(
        'vendor@alder.example',
        vendors.filter((id) => id !== loom()),
        manager.token,
      );
      const mails = await newMails(() => changePaypal(manager.token, 'thief@pal.example'));
      expect(receivers(mails)).toEqual([
        'ada@loom.example',
        'shop@alder.example',
        'thief@mail.example',
        'vendor@alder.example',
      ]);
    });
  });

  describe('a hold', () => {
    it('is not released by the owner who has made the change, but by another one', async () => {
      const shop = await owner();
      await changePaypal(shop, 'new@pal.example');
      expect((await standing(shop)).release_refused).toContain('Another owner or the vendor');
      const { status, body } = await release(shop);
      expect([status, codeOf(body)]).toEqual([409, 'hold_not_yours']);
      const other = await secondOwner();
      expect((await standing(other)).release_refused).toBeNull();
      expect((await release(other)).status).toBe(200);
      expect((await standing(shop)).held_until).toBeNull();
    });

    it('after a change of the shop is released by the vendor, with its password', async () => {
      await changePaypal(await owner(), 'new@pal.example');
      const token = await vendorToken(world());
      expect((await standing(token)).release_refused).toBeNull();
      expect(codeOf((await release(token)).body)).toBe('required');
      expect(codeOf((await release(token, { password: 'a guess' })).body)).toBe('wrong_password');
      expect((await release(token, { password })).status).toBe(200);
      expect(await lastEntry('vendor.bank_hold_released')).toMatchObject({ object: { id: String(loom()) } });
    });

    it('after its own change is not released by the vendor', async () => {
      const token = await vendorToken(world());
      await changePaypal(token, 'new@pal.example');
      const { status, body } = await release(token, { password });
      expect([status, codeOf(body)]).toEqual([409, 'hold_not_yours']);
      expect((await release(await owner())).status).toBe(200);
    });

    it('is not released by those behind the login that has made the change, or by a login that they have set up', async () => {
      const email = await register();
      await give(email, [loom()]);
      const own = await chooseAndSignIn(email);
      // The owner is responsible for the changes of this login, and the login is not responsible for those of the owner.
      await changePaypal(own, 'thief@pal.example', loom(), later);
      expect(codeOf((await release(await owner())).body)).toBe('hold_not_yours');
      expect((await release(await secondOwner())).status).toBe(200);
      await changePaypal(await owner(), 'another@pal.example');
      expect(codeOf((await release(own, { password: later })).body)).toBe('hold_not_yours');
      expect((await release(await vendorToken(world()), { password })).status).toBe(200);
    });

    it('after a change by a key is not released by the owner who has made the key', async () => {
      const { secret } = await world().server.ok('createKey', {
        token: await owner(),
        body: { name: 'Pays', mode: 'live', scopes: ['vendors:write', 'payouts:write', 'vendors:read'] },
      });
      await changePaypal(secret, 'key@pal.example');
      expect(codeOf((await release(await owner())).body)).toBe('hold_not_yours');
      expect((await release(await secondOwner())).status).toBe(200);
    });

    it('follows a merge that sends money elsewhere, and is mailed to both', async () => {
      const { server, alder } = world();
      const add = (name: string, more: object) =>
        server.database.asSystem((tx) =>
          tx
            .insertInto('vendors')
            .values({ shop_id: alder.id, name, slug: name.toLowerCase(), created_at: server.now, ...more })
            .returning('id')
            .executeTakeFirstOrThrow(),
        );
      const goes = await add('Willow', { email: 'willow@maker.example', paypal_email: 'willow@pay.example' });
      const plain = await add('Wilow', {});
      const stays = await add('Thicket', {
        email: 'thicket@maker.example',
        paypal_email: 'thicket@pay.example',
      });
      const token = await owner();
      const merge = (from: number, into: number) =>
        newMails(() => server.ok('mergeVendor', { token, params: { id: from }, body: { into } }));
      expect(await merge(plain.id, loom())).toEqual([]);
      expect((await standing(token)).held_until).toBeNull();
      const mails = await merge(goes.id, stays.id);
      expect(receivers(mails)).toEqual([
        'shop@alder.example',
        'thicket@maker.example',
        'willow@maker.example',
      ]);
      expect(mails[0]?.said).toContain('Willow');
      expect(mails[0]?.said).toContain('The vendors will stay merged.');
      expect((await standing(token, stays.id)).held_until).not.toBeNull();
      expect(codeOf((await release(token, {}, stays.id)).body)).toBe('hold_not_yours');
    });

    it('after a merge is not released by the vendor that stays, which the money goes to', async () => {
      const { server, alder } = world();
      const email = await register();
      const add = (name: string, paypal_email: string) =>
        server.database.asSystem((tx) =>
          tx
            .insertInto('vendors')
            .values({
              ...{ shop_id: alder.id, name, slug: name.toLowerCase(), created_at: server.now },
              paypal_email,
            })
            .returning('id')
            .executeTakeFirstOrThrow(),
        );
      const goes = await add('Larch', 'larch@pay.example');
      const stays = await add('Heron', 'heron@pay.example');
      await give(email, [stays.id], await secondOwner());
      const own = await chooseAndSignIn(email);
      const token = await owner();
      await server.ok('mergeVendor', { token, params: { id: goes.id }, body: { into: stays.id } });
      expect((await standing(own, stays.id)).release_refused).toContain('merged');
      expect(codeOf((await release(own, { password: later }, stays.id)).body)).toBe('hold_not_yours');
      expect((await release(await secondOwner(), {}, stays.id)).status).toBe(200);
    });

    it('does not end where its vendor is merged into one that is paid at the same address', async () => {
      const { server, alder } = world();
      const token = await owner();
      const add = (name: string, paypal_email: string) =>
        server.database.asSystem((tx) =>
          tx
            .insertInto('vendors')
            .values({
              ...{ shop_id: alder.id, name, slug: name.toLowerCase(), created_at: server.now },
              paypal_email,
            })
            .returning('id')
            .executeTakeFirstOrThrow(),
        );
      for (const [nth, to] of ['decoy@pal.example', ''].entries()) {
        const robbed = await add(`Robbed ${nth}`, 'robbed@pay.example');
        const decoy = await add(`Decoy ${nth}`, 'decoy@pal.example');
        await changePaypal(token, to, robbed.id);
        await server.ok('mergeVendor', { token, params: { id: robbed.id }, body: { into: decoy.id } });
        expect((await standing(token, decoy.id)).held_until).not.toBeNull();
      }
      // Nor is it released by the one who made the first change, where another person has merged.
      const robbed = await add('Robbed 2', 'robbed@pay.example');
      const decoy = await add('Decoy 2', 'decoy@pal.example');
      await changePaypal(token, 'decoy@pal.example', robbed.id);
      const merge = { token: await secondOwner(), params: { id: robbed.id }, body: { into: decoy.id } };
      await server.ok('mergeVendor', merge);
      expect(codeOf((await release(token, {}, decoy.id)).body)).toBe('hold_not_yours');
    });
  });

  it('a stopped change closes the logins that made it until they have a new password by mail', async () => {
    const { server } = world();
    const thief = await vendorToken(world());
    const mails = await newMails(() => changePaypal(thief, 'thief@pal.example'));
    await stop(linkOf(mails));
    await server.refused('listOwnVendors', 401, { token: thief });
    const body = { email: 'vendor@alder.example', password };
    expect((await server.refused('loginVendor', 403, { body })).code).toBe('login_closed');
    // A wrong password does not show it.
    await server.refused('loginVendor', 401, { body: { ...body, password: 'a guess' } });
    const shop = await owner();
    const again = await newMails(() => changePaypal(shop, 'shop@pal.example'));
    await stop(linkOf(again));
    await server.refused('listVendorAccounts', 401, { token: shop });
    const asOwner = { email: 'owner@alder.example', password };
    expect((await server.refused('createToken', 403, { body: asOwner })).code).toBe('login_closed');
    await server.database.asSystem((tx) =>
      tx.updateTable('logins').set({ closed_at: null }).where('email', '=', 'owner@alder.example').execute(),
    );
    const own = await chooseAndSignIn('vendor@alder.example');
    expect(await server.ask('listOwnVendors', { token: own })).toMatchObject({ status: 200 });
  });
});
