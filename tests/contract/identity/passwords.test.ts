import { putMeta } from '../../../packages/server/src/queries/shops/shops.ts';
import { formatDateTime } from '@consignment/domain/time/dates';
import { describe, expect, it } from 'vitest';
import { accessTokens } from '../../../packages/server/src/identity/access-token.ts';
import { hashPassword } from '../../../packages/server/src/identity/passwords.ts';
import { resetTokens } from '../../../packages/server/src/identity/reset-token.ts';
import { forDatabase } from '../../databases.ts';
import { fillShops, password, vendorOf } from '../operations/shops.ts';
import { startServer } from '../server.ts';
import { forEachMailWorld, type World } from './world.ts';

const minute = 60_000;
const next = 'moss under the bridge';
const typed = (one: string, other = one) => ({ new_password1: one, new_password2: other });

forEachMailWorld({}, (world) => {
  const later = (ms: number) => {
    const { server } = world();
    server.now = new Date(server.now.getTime() + ms);
  };
  let made = 0;
  /** A vendor's login for one test; approved, without vendors. */
  async function login(w: World, name = `person${++made}`) {
    const email = `${name}@fell.example`;
    const hash = await hashPassword(password);
    const account = await w.server.database.asSystem(async (tx) => {
      const { id } = await tx
        .insertInto('logins')
        .values({ email, password_hash: hash, name, created_at: w.server.now })
        .returning('id')
        .executeTakeFirstOrThrow();
      const signup = await tx
        .insertInto('vendor_signups')
        .values({ shop_id: w.alder.id, login_id: id, name, approved: true, created_at: w.server.now })
        .returning('id')
        .executeTakeFirstOrThrow();
      return signup.id;
    });
    const enter = async (secret = password) =>
      (await w.server.ok('loginVendor', { body: { email, password: secret } })).access;
    return { email, account, enter };
  }
  const owner = async (w: World) =>
    (await w.server.ok('createToken', { body: { email: 'owner@alder.example', password } })).access;
  const isAlive = async (w: World, token: string) =>
    (await w.server.ask('listOwnVendors', { token })).status === 200;

  /** Requests a reset and returns the link of its mail. */
  async function linkFor(w: World, email: string, query: object = {}) {
    await w.server.ok('sendResetEmail', { body: { email }, query: { ...query } });
    const mails = (await w.mails('reset')).filter((mail) => mail.headers.get('to')?.includes(email));
    const link = /https:\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
    const [, uidb64 = '', token = ''] = /\/reset-password\/([^/]+)\/([^/?]+)/.exec(link) ?? [];
    return { uidb64, token, count: mails.length, mail: mails.at(-1), link };
  }
  const open = async (w: World, link: { uidb64: string; token: string }) => {
    const body = { uidb64: link.uidb64, token: link.token };
    return (await w.server.ok('authenticateResetToken', { body })).access;
  };
  const isInvalid = async (w: World, link: { uidb64: string; token: string }) => {
    const body = { uidb64: link.uidb64, token: link.token };
    const problem = await w.server.refused('authenticateResetToken', 422, { body });
    expect(problem).toMatchObject({ code: 'invalid_link', detail: 'Password reset link is invalid.' });
  };

  describe('a reset', () => {
    it('works once, by mail, and ends every session', async () => {
      const w = world();
      const { email, enter } = await login(w);
      const access = await enter();
      const link = await linkFor(w, email, { shop: 'alder.example' });
      expect(link.link).toMatch(
        /^https:\/\/portal\.example\/apps\/vendor-portal\/reset-password\/.*shop=alder\.example$/,
      );
      expect(link.mail?.html).toContain(link.token);
      const form = await open(w, link);
      const { device } = await w.server.ok('resetPassword', { token: form, body: typed(next) });
      expect(device).toMatch(/^[\w-]{43}$/);
      expect(await isAlive(w, access)).toBe(false);
      const mail = (await w.mails('password_changed')).at(-1);
      expect(mail?.headers.get('to')).toContain(`<${email}>`);
      expect(mail?.headers.get('subject')).toBe('Your password at alder.example was changed');
      expect(mail?.said).toContain('with a link that was emailed to this address');
      await w.server.refused('loginVendor', 401, { body: { email, password } });
      expect(await isAlive(w, await enter(next))).toBe(true);

      await isInvalid(w, link);
      const problem = await w.server.refused('resetPassword', 401, { token: form, body: typed(`${next} 2`) });
      expect(problem.code).toBe('session_ended');
    });

    it.each([
      ['owner@alder.example', 'https://portal.example/reset-password/'],
      ['rep@alder.example', 'https://portal.example/salesreps/reset-password/'],
    ])('leads %s to its own app', async (email, start) => {
      const w = world();
      const link = await linkFor(w, email);
      expect(link.link.startsWith(start)).toBe(true);
      // The link has no parameter of a portal and opens the form nevertheless.
      expect(link.link).not.toContain('shop=');
      expect(await open(w, link)).toBeTypeOf('string');
    });

    it('expires after an hour, and its form after a quarter', async () => {
      const w = world();
      const { email } = await login(w);
      const link = await linkFor(w, email);
      later(59 * minute);
      const form = await open(w, link);
      later(minute);
      await isInvalid(w, link);
      await w.server.refused('resetPassword', 401, { token: form, body: typed(next) });

      const again = await linkFor(w, email);
      const slow = await open(w, again);
      later(15 * minute);
      await w.server.refused('resetPassword', 401, { token: slow, body: typed(next) });
      const quick = await open(w, again);
      await w.server.ok('resetPassword', { token: quick, body: typed(next) });
    });

    it('takes the same rules as any new password, and is not used up by a refusal', async () => {
      const w = world();
      const { email } = await login(w, 'hyacinth');
      const form = await open(w, await linkFor(w, email));
      const refused = (body: object) => w.server.refused('resetPassword', 422, { token: form, body });
      expect((await refused(typed(next, 'other'))).code).toBe('passwords_differ');
      expect((await refused(typed('short'))).code).toBe('password_refused');
      expect((await refused(typed('hyacinth1'))).detail).toContain('personal information');
      await w.server.ok('resetPassword', { token: form, body: typed(next) });
    });

    it('is used by one of those who send its form at once', async () => {
      const w = world();
      const { email } = await login(w);
      const form = await open(w, await linkFor(w, email));
      const answers = await Promise.all(
        [1, 2, 3].map((at) => w.server.ask('resetPassword', { token: form, body: typed(`${next} ${at}`) })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    });

    it('has a link that is ours or nothing, of this login or nothing', async () => {
      const w = world();
      const one = await linkFor(w, (await login(w)).email);
      const other = await linkFor(w, (await login(w)).email);
      await isInvalid(w, { uidb64: other.uidb64, token: one.token });
      await isInvalid(w, { uidb64: 'zzz', token: one.token });
      await isInvalid(w, { uidb64: one.uidb64, token: `${one.token.slice(0, -2)}AA` });
      await isInvalid(w, { uidb64: one.uidb64, token: 'made-up' });
      const [reset] = await w.server.database.asSystem((tx) =>
        tx.selectFrom('password_resets').select('id').execute(),
      );
      const foreign = resetTokens('another secret that is long enough to be one').tokenOf(reset?.id ?? '');
      await isInvalid(w, { uidb64: one.uidb64, token: foreign });
      await open(w, one);
    });

    it('has a bearer token that opens the reset form alone, and no other opens that', async () => {
      const w = world();
      const { email, enter } = await login(w);
      const access = await enter();
      const form = await open(w, await linkFor(w, email));
      for (const id of ['listOwnVendors', 'getSettings', 'changePassword', 'logoutVendor'] as const) {
        const body = id === 'changePassword' ? { body: typed(next) } : {};
        expect((await w.server.refused(id, 401, { token: form, ...body })).code).toBe('session_ended');
      }
      await w.server.refused('resetPassword', 401, { token: access, body: typed(next) });
      await w.server.refused('resetPassword', 401, { body: typed(next) });
      const claims = JSON.parse(Buffer.from(form.split('.')[1] ?? '', 'base64url').toString()) as {
        rid: string;
      };
      const forged = await accessTokens('a secret for tests that is long enough').sign(
        { id: claims.rid, shopId: w.alder.id },
        w.server.now,
        new Date(8.64e15),
      );
      await w.server.refused('resetPassword', 401, { token: forged, body: typed(next) });
    });

    it('has its token in the link alone, whatever a shop or a login calls itself', async () => {
      const w = world();
      const setLogo = async (meta_value: string) => {
        // A value from before such addresses were fetched.
        await w.server.database.asSystem(async (tx) => {
          const { id } = await tx
            .selectFrom('shops')
            .select('id')
            .where('myshopify_domain', '=', 'alder.example')
            .executeTakeFirstOrThrow();
          await putMeta(tx, id, 'vendor_portal_logo_url', meta_value);
        });
      };
      await setLogo('https://evil.example/logo.png?{reset-token}');
      const { email } = await login(w);
      await w.server.database.asSystem((tx) =>
        tx.updateTable('logins').set({ name: 'x {reset-token}' }).where('email', '=', email).execute(),
      );
      const { mail, token } = await linkFor(w, email, { shop: 'alder.example' });
      await setLogo('');
      const times = (text = '') => text.split(token).length - 1;
      expect(mail?.html).toContain('evil.example');
      // The HTML has the link as a button and as a link that shows where it goes.
      expect([times(mail?.text), times(mail?.html)]).toEqual([1, 3]);
    });

    it('leaves no token in the database', async () => {
      const w = world();
      const link = await linkFor(w, (await login(w)).email);
      const rows = await w.server.database.asSystem(async (tx) => [
        ...(await tx.selectFrom('mails').selectAll().execute()),
        ...(await tx.selectFrom('password_resets').selectAll().execute()),
      ]);
      expect(link.token).not.toBe('');
      expect(JSON.stringify(rows)).not.toContain(link.token);
    });

    it('is one mail however often it is asked for in a minute, and five in an hour', async () => {
      const w = world();
      const { email } = await login(w);
      expect((await linkFor(w, email)).count).toBe(1);
      expect((await linkFor(w, email.toUpperCase())).count).toBe(0);
      expect((await linkFor(w, email)).count).toBe(1);
      later(minute);
      expect((await linkFor(w, email)).count).toBe(2);
      for (const more of [3, 4, 5, 5]) {
        later(minute);
        expect((await linkFor(w, email)).count).toBe(more);
      }
      later(60 * minute);
      expect((await linkFor(w, email)).count).toBe(6);
    });

    it('is answered alike for known and unknown addresses, and only a known one gets a mail', async () => {
      const w = world();
      const { email } = await login(w);
      const before = (await w.mails('reset')).length;
      const answers = [];
      for (const asked of [
        { body: { email: 'nobody@fell.example' } },
        { body: { email }, query: { shop: 'birch.example' } },
        { body: { email }, query: { shop: 'nowhere.example' } },
        { body: { email } },
      ]) {
        const { status, body } = await w.server.ask('sendResetEmail', asked);
        answers.push({ status, body });
      }
      expect(answers).toEqual(answers.map(() => ({ status: 200, body: {} })));
      expect(await w.mails('reset')).toHaveLength(before + 1);
      for (const wrong of ['nobody', 'a@b', ' ', 'a b@c.example']) {
        const problem = await w.server.refused('sendResetEmail', 422, { body: { email: wrong } });
        expect(problem.detail).toBe('Invalid email.');
      }
    });
  });

  describe('a person’s own new password', () => {
    it('needs the old one, keeps this session and ends the others and the reset links', async () => {
      const w = world();
      const { email, enter } = await login(w);
      const [mine, other] = [await enter(), await enter()];
      const link = await linkFor(w, email);
      const wrong = { old_password: 'not it', ...typed(next) };
      const problem = await w.server.refused('changePassword', 422, { token: mine, body: wrong });
      expect(problem.code).toBe('wrong_password');
      await w.server.refused('changePassword', 422, { token: mine, body: typed(next) });
      const weak = { old_password: password, ...typed('12345678') };
      expect((await w.server.refused('changePassword', 422, { token: mine, body: weak })).code).toBe(
        'password_refused',
      );
      expect(await isAlive(w, other)).toBe(true);
      await w.server.ok('changePassword', { token: mine, body: { old_password: password, ...typed(next) } });
      expect(await isAlive(w, mine)).toBe(true);
      expect(await isAlive(w, other)).toBe(false);
      await isInvalid(w, link);
      await enter(next);
      const mails = (await w.mails('password_changed')).filter(({ headers }) =>
        headers.get('to')?.includes(email),
      );
      expect(mails).toHaveLength(1);
      expect(mails[0]?.said).toContain('on a device that is logged in with this email');
      expect(mails[0]?.said).toContain(formatDateTime(w.server.now, 'Europe/London'));
      expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain(next);
    });

    it('is not set for others by a vendor or a sales rep', async () => {
      const w = world();
      const { account } = await login(w);
      const body = { old_password: password, ...typed(next), id: account };
      const vendor = await (await login(w)).enter();
      await w.server.refused('changePassword', 403, { token: vendor, body });
      const rep = (await w.server.ok('createToken', { body: { email: 'rep@alder.example', password } }))
        .access;
      await w.server.refused('changePassword', 403, { token: rep, body });
    });
  });

  describe('a new password by the merchant', () => {
    it('is set by role, whatever the given old password, and ends every session', async () => {
      const w = world();
      const { account, enter } = await login(w);
      const access = await enter();
      const body = { old_password: 'a fixed value', ...typed(next), id: account };
      await w.server.ok('changePassword', { token: await owner(w), body });
      expect(await isAlive(w, access)).toBe(false);
      await enter(next);
      const mail = (await w.mails('password_changed')).at(-1);
      expect(mail?.said).toContain('alder.example has set a new password for');
    });

    it('is not set for logins of others, nor for those that are more than vendors', async () => {
      const w = world();
      const token = await owner(w);
      const shared = await login(w);
      await w.server.database.asSystem(async (tx) => {
        const { login_id } = await tx
          .selectFrom('vendor_signups')
          .select('login_id')
          .where('id', '=', shared.account)
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('vendor_signups')
          .values({ shop_id: w.birch.id, login_id, name: 'x', created_at: w.server.now })
          .execute();
      });
      const refused = (id: number, status: number) =>
        w.server.refused('changePassword', status, { token, body: { ...typed(next), id } });
      expect((await refused(shared.account, 422)).code).toBe('shared_login');
      // Birch's owner has an account here, Birch's vendor has none.
      const { owners, foreign } = await w.server.database.asSystem(async (tx) => {
        const signupOf = (email: string) =>
          tx
            .selectFrom('vendor_signups as s')
            .innerJoin('logins as l', 'l.id', 's.login_id')
            .select('s.id')
            .where('l.email', '=', email)
            .executeTakeFirstOrThrow();
        return {
          owners: (await signupOf('owner@birch.example')).id,
          foreign: (await signupOf('vendor@birch.example')).id,
        };
      });
      expect((await refused(owners, 422)).code).toBe('shared_login');
      await refused(foreign, 404);
      await refused(999_999_999, 404);
      await w.server.ok('loginVendor', { body: { email: 'vendor@birch.example', password } });
    });
  });

  describe('another email', () => {
    it('is mailed to the old address, ends the other sessions and the reset links', async () => {
      const w = world();
      const { email, enter } = await login(w);
      const [mine, other] = [await enter(), await enter()];
      const link = await linkFor(w, email);
      await w.server.ok('changeEmail', { token: mine, body: { email: ' moved@fell.example ' } });
      expect(await isAlive(w, mine)).toBe(true);
      expect(await isAlive(w, other)).toBe(false);
      await isInvalid(w, link);
      const [mail] = (await w.mails('email_changed')).slice(-1);
      expect(mail?.headers.get('to')).toContain(`<${email}>`);
      expect(mail?.said).toContain('moved@fell.example');
      await w.server.refused('loginVendor', 401, { body: { email, password } });
      await w.server.ok('loginVendor', { body: { email: 'MOVED@fell.example', password } });
    });

    it('has to be one, and free', async () => {
      const w = world();
      const token = await (await login(w)).enter();
      const refused = (value: string, status: number) =>
        w.server.refused('changeEmail', status, { token, body: { email: value } });
      expect((await refused('OWNER@alder.example', 409)).code).toBe('email_taken');
      expect((await refused('nothing', 422)).code).toBe('invalid_value');
      await w.server.refused('changeEmail', 400, { token, body: {} });
      expect(await isAlive(w, token)).toBe(true);
    });
  });

  describe('another PayPal email', () => {
    const shopEmail = 'shop@alder.example';
    const loomOf = (w: World) => vendorOf(w.alder, 'Lantern Loom');
    const set = (w: World, paypal_email: string, token: string) =>
      w.server.ok('updateVendor', { token, params: { id: loomOf(w) }, body: { paypal_email, password } });
    /** Sets the addresses of the shop and of the contact of the vendor. */
    const addresses = (w: World, shop: string | null, contact: string) =>
      w.server.database.asSystem(async (tx) => {
        await tx.updateTable('shops').set({ email: shop }).where('id', '=', w.alder.id).execute();
        await tx.updateTable('vendors').set({ email: contact }).where('id', '=', loomOf(w)).execute();
        await tx.deleteFrom('vendor_former_addresses').execute();
      });
    const enter = async (w: World) =>
      (await w.server.ok('loginVendor', { body: { email: 'vendor@alder.example', password } })).access;
    const mailsOf = async (w: World, change: () => Promise<unknown>) => {
      const before = (await w.mails('bank_details')).length;
      await change();
      return (await w.mails('bank_details')).slice(before);
    };
    const receivers = (mails: Awaited<ReturnType<typeof mailsOf>>) =>
      mails.map(({ headers }) => headers.get('to')?.replace(/^.*<|>$/g, '')).toSorted();

    it('set by the vendor is mailed to its contact, its login and the shop: what, when, and what to do', async () => {
      const w = world();
      await addresses(w, shopEmail, 'lantern@loom.example');
      // No switch suppresses such a mail.
      await w.server.ok('createShopMeta', {
        token: await owner(w),
        body: { meta_key: 'vendor_disable_approval_email', meta_value: 'true' },
      });
      const token = await enter(w);
      const mails = await mailsOf(w, () => set(w, 'thief@pal.example', token));
      expect(receivers(mails)).toEqual(['lantern@loom.example', shopEmail, 'vendor@alder.example']);
      const when = formatDateTime(w.server.now, 'Europe/London');
      for (const { text, html } of mails) {
        for (const part of [text, html]) {
          expect(part).toContain('thief@pal.example');
          expect(part).toContain(when);
          expect(part).toContain('Lantern Loom');
        }
      }
      const to = (address: string) => mails.find(({ headers }) => headers.get('to')?.includes(address));
      expect(to('lantern@')?.headers.get('subject')).toBe('Your PayPal email at alder.example was changed');
      expect(to('lantern@')?.said).toContain('stop the change now');
      expect(to(shopEmail)?.subject).toBe('Lantern Loom’s PayPal email was changed');
      expect(to(shopEmail)?.said).toContain('Ask the vendor about this, but not by email');
    });

    it('is mailed only where it is another, and its removal is mailed too', async () => {
      const w = world();
      await addresses(w, shopEmail, ' Vendor@Alder.example ');
      const token = await enter(w);
      expect(await mailsOf(w, () => set(w, 'thief@pal.example', token))).toEqual([]);
      const mails = await mailsOf(w, () => set(w, '', token));
      // Contact and login are the same, so it gets one mail.
      expect(receivers(mails)).toEqual([shopEmail, 'vendor@alder.example']);
      expect(mails[0]?.said).toContain('New PayPal email: None');
    });

    it('is mailed to the shop’s merchant where the shop has no address, and to a login alone', async () => {
      const w = world();
      await addresses(w, null, '');
      const token = await enter(w);
      const mails = await mailsOf(w, () => set(w, 'mine@pal.example', token));
      expect(receivers(mails)).toEqual(['owner@alder.example', 'vendor@alder.example']);
    });

    it('needs the login’s password, which a stolen session does not have', async () => {
      const w = world();
      const token = await enter(w);
      const params = { id: loomOf(w) };
      const { paypal_email: kept } = await w.server.ok('getVendor', { token, params });
      const refused = (body: object) => w.server.refused('updateVendor', 422, { token, params, body });
      const paypal_email = 'thief@pal.example';
      expect(await refused({ paypal_email })).toMatchObject({
        code: 'required',
        errors: [{ pointer: '/password' }],
      });
      expect(await refused({ paypal_email, password: 'a guess' })).toMatchObject({
        code: 'wrong_password',
        errors: [{ pointer: '/password', detail: 'Your password is incorrect.' }],
      });
      // The same address is no change.
      await w.server.ok('updateVendor', { token, params, body: { paypal_email: kept } });
      expect((await w.server.ok('getVendor', { token, params })).paypal_email).toBe(kept);
      await w.server.refused('updateVendor', 403, { token, params, body: { note: 'x', password } });
    });

    it('set by the merchant is mailed alike', async () => {
      const w = world();
      await addresses(w, shopEmail, '');
      const token = await owner(w);
      const mails = await mailsOf(w, () => set(w, 'right@pal.example', token));
      expect(receivers(mails)).toEqual([shopEmail, 'vendor@alder.example']);
    });

    it('that cannot be mailed, as too many were today, is not set', async () => {
      const w = world();
      const token = await enter(w);
      const turn = async (n: number): Promise<number> => {
        const body = { paypal_email: `turn${n}@pal.example`, password };
        const { status } = await w.server.ask('updateVendor', { token, params: { id: loomOf(w) }, body });
        return status === 200 && n < 100 ? turn(n + 1) : status;
      };
      expect(await turn(1)).toBe(429);
      const { paypal_email: kept } = await w.server.ok('getVendor', { token, params: { id: loomOf(w) } });
      const last = (await w.mails('bank_details')).at(-1);
      expect(last?.said).toContain(kept);
      later(25 * 60 * minute);
      expect((await set(w, 'next@pal.example', await enter(w))).paypal_email).toBe('next@pal.example');
    });
  });
});

forDatabase('postgresql', (open) => {
  it('a request for a reset is answered before the login is looked up', async () => {
    const database = await open();
    await fillShops(database);
    const server = await startServer(database);
    // Every write about the login waits for this transaction; the answer does not.
    await database.asSystem(async (tx) => {
      await tx
        .selectFrom('logins')
        .select('id')
        .where('email', '=', 'vendor@alder.example')
        .forUpdate()
        .execute();
      for (const email of ['vendor@alder.example', 'nobody@alder.example']) {
        expect((await server.ask('sendResetEmail', { body: { email } })).status).toBe(200);
      }
      expect(await tx.selectFrom('password_resets').select('id').execute()).toEqual([]);
    });
    const made = () => database.asSystem((tx) => tx.selectFrom('password_resets').select('id').execute());
    await expect.poll(made).toHaveLength(1);
    await server.close();
  });
});

forEachMailWorld({ signInLimit: 3 }, (world) => {
  it('guessing and asking for mail are bounded for one email, over all calls together', async () => {
    const { server } = world();
    const email = 'vendor@birch.example';
    const wrong = { email, password: 'wrong wrong' };
    await server.refused('loginVendor', 401, { body: wrong });
    await server.ok('sendResetEmail', { body: { email } });
    const problem = await server.refused('sendResetEmail', 429, { body: { email } });
    expect(problem.code).toBe('too_many_requests');
    const fields = { name: 'A', email, password1: 'x', password2: 'x', myshopify_domain: 'birch.example' };
    await server.refused('registerVendor', 429, { body: fields });
    await server.refused('loginVendor', 429, { body: wrong });
  });
});
