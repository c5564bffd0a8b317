import { describe, expect, it } from 'vitest';
import { vendorOf } from '../operations/shops.ts';
import { forEachMailWorld, type World } from './world.ts';

const password = 'moss under the bridge';

forEachMailWorld({}, (world) => {
  const fields = (email: string, more: object = {}) => ({
    name: 'Robin Fell',
    email,
    password1: password,
    password2: password,
    myshopify_domain: 'alder.example',
    ...more,
  });
  const register = (email: string, more: object = {}) =>
    world().server.ok('registerVendor', { body: fields(email, more) });
  const accounts = async (token = world().tokens.owner, query = {}) =>
    (await world().server.ok('listVendorAccounts', { token, query: { page_size: 1000, ...query } })).results;

  describe('registration', () => {
    it('makes an account that waits for the shop', async () => {
      const { server } = world();
      const { id, message } = await register('robin@fell.example');
      expect(message).toBe(
        'Account has been created. Please wait for the store owner to associate your account to your sales.',
      );
      const login = { email: 'Robin@Fell.example', password };
      expect((await server.refused('loginVendor', 403, { body: login })).code).toBe('not_approved');
      expect((await accounts()).find((account) => account.id === id)).toEqual({
        id,
        vendor_signup_id: id,
        vendor_signup_name: 'Robin Fell',
        vendor_signup_user_email: 'robin@fell.example',
        approved: false,
        waiting: true,
        vendors: [],
        commission_due: '0.00',
        commission_paid: '0.00',
        dues: { due: '0.00', due_count: 0, owed_back: '0.00', owed_back_count: 0, owed_back_by: null },
        created_date: server.now.toISOString(),
        donate: false,
        paypal_email: '',
        customer_id: null,
        role: 'vendor',
        team: id,
      });
    });

    it('refuses what the rules refuse, all of it at once', async () => {
      const { server } = world();
      const refused = (more: object, status = 422) =>
        server.refused('registerVendor', status, { body: fields('new@fell.example', more) });
      expect(await refused({ password2: 'another' })).toMatchObject({
        code: 'passwords_differ',
        detail: 'New and confirm passwords do not match.',
      });
      const weak = await refused({ password1: '1234567', password2: '1234567' });
      expect(weak.errors.map(({ detail }) => detail)).toEqual([
        'Your password must have at least 8 characters.',
        'Your password cannot be only digits.',
      ]);
      for (const common of ['Password1', 'iloveyou', 'SUNSHINE']) {
        const problem = await refused({ password1: common, password2: common });
        expect(problem).toMatchObject({ code: 'password_refused' });
        expect(problem.detail).toContain('commonly used');
      }
      const like = await refused({ password1: 'robin fell 1', password2: 'robin fell 1' });
      expect(like.detail).toContain('personal information');
      for (const email of ['nobody', 'a@b', 'a b@c.example', 'a@b.example\r\nBcc: x@y.example']) {
        expect((await refused({ email })).code).toBe('invalid_value');
      }
      await refused({ myshopify_domain: 'nowhere.example' }, 404);
      await refused({ name: ' ' }, 400);
      await refused({ role: 'merchant' }, 400);
      expect(
        await server.ask('loginVendor', { body: { email: 'new@fell.example', password } }),
      ).toMatchObject({
        status: 401,
      });
    });

    it('refers an existing login to the reset, unless its password is given', async () => {
      const { server, tokens, birch } = world();
      await register('twice@fell.example');
      const text =
        'Email already exists. If you do not know your password please use "Forgot your Password?".';
      const wrong = { password1: 'something else entirely', password2: 'something else entirely' };
      for (const body of [
        fields('twice@fell.example'),
        fields('TWICE@fell.example', wrong),
        fields('twice@fell.example', { ...wrong, myshopify_domain: 'birch.example' }),
      ]) {
        expect(await server.refused('registerVendor', 409, { body })).toMatchObject({
          code: 'email_taken',
          detail: text,
        });
      }
      const joined = await register('twice@fell.example', { myshopify_domain: 'birch.example' });
      const foreign = await accounts(tokens.stranger);
      expect(foreign.find(({ id }) => id === joined.id)).toMatchObject({ approved: false });
      await server.ok('saveVendorAccounts', {
        token: tokens.stranger,
        body: { vendor_signups: [{ id: joined.id, vendor_ids: [vendorOf(birch, 'Twig')] }], approved: true },
      });
      // The shops are independent: the login is approved in one and waits in the other.
      const login = { email: 'twice@fell.example', password };
      const { access } = await server.ok('loginVendor', { body: login, query: { shop: 'birch.example' } });
      const { results } = await server.ok('listOwnVendors', { token: access });
      expect(results.map(({ name }) => name)).toEqual(['Twig']);
      await server.refused('loginVendor', 403, { body: login, query: { shop: 'alder.example' } });
    });

    it('gives an address to one of several concurrent registrations', async () => {
      const { server } = world();
      const answers = await Promise.all(
        [1, 2, 3].map((at) =>
          server.ask('registerVendor', {
            body: fields('race@fell.example', {
              password1: `${password} ${at}`,
              password2: `${password} ${at}`,
            }),
          }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    });

    it('asks for what the shop asks for, and says what the shop says', async () => {
      const { server, alder } = world();
      const switches = (value: object) =>
        server.database.asSystem((tx) =>
          tx
            .updateTable('shop_settings')
            .set({ switches: JSON.stringify(value) })
            .where('shop_id', '=', alder.id)
            .execute(),
        );
      await switches({
        showRegisterPaypalEmail: true,
        showRegisterDonate: true,
        useModeratedRegisterMessage: true,
      });
      const problem = await server.refused('registerVendor', 422, { body: fields('pay@fell.example') });
      expect(problem).toMatchObject({ code: 'required', detail: 'Please fill out all fields.' });
      const { id, message } = await register('pay@fell.example', { paypal_email: 'pay@pal.example' });
      expect(message).toContain('A member of our team must approve your account.');
      const gift = await register('gift@fell.example', { donate: true });
      await switches({});
      const all = await accounts();
      expect(all.find((one) => one.id === id)).toMatchObject({
        paypal_email: 'pay@pal.example',
        donate: false,
      });
      expect(all.find((one) => one.id === gift.id)).toMatchObject({ paypal_email: '', donate: true });
    });
  });

  describe('a registration', () => {
    const waiting = async () =>
      (await world().server.ok('getShop', { token: world().tokens.owner })).waiting_accounts;
    const listed = async (state: string) => {
      const { server, tokens } = world();
      const { results } = await server.ok('listVendorAccounts', { token: tokens.owner, query: { state } });
      const { body } = await server.ask('listSignups', { token: tokens.owner, query: { state } });
      expect((body as { results: unknown[] }).results).toEqual(results);
      return results.map(({ vendor_signup_user_email: email }) => email);
    };

    it('is mailed to the shop, and waits until the shop has decided', async () => {
      const w = world();
      await w.server.database.asSystem((tx) =>
        tx.updateTable('shops').set({ email: 'shop@alder.example' }).where('id', '=', w.alder.id).execute(),
      );
      const before = (await waiting()) ?? 0;
      const { id } = await register('wren@fell.example', { name: 'Wren <b>Fell</b>' });
      const [mail, ...more] = (await w.mails('registration')).filter(({ text }) => text.includes('wren@'));
      expect(more).toEqual([]);
      expect(mail?.headers.get('to')).toContain('<shop@alder.example>');
      expect(mail?.headers.get('reply-to')).toBe('wren@fell.example');
      expect(mail?.text).toContain('https://portal.example/accounts?state=waiting');
      expect(mail?.html).toContain('Wren &lt;b&gt;Fell&lt;/b&gt;');
      expect(await waiting()).toBe(before + 1);
      expect(await listed('waiting')).toContain('wren@fell.example');
      expect(await listed('disabled')).toContain('wren@fell.example');
      expect(await listed('active')).not.toContain('wren@fell.example');

      // Rejected: no longer waiting, and still without access.
      const body = { vendor_signups: [{ id, vendor_ids: [] }], approved: false };
      await w.server.ok('saveVendorAccounts', { token: w.tokens.owner, body });
      expect(await waiting()).toBe(before);
      expect(await listed('waiting')).not.toContain('wren@fell.example');
      expect(await listed('disabled')).toContain('wren@fell.example');
    });

    it('that is refused is not mailed', async () => {
      const before = (await world().mails('registration')).length;
      await world().server.refused('registerVendor', 409, { body: fields('wren@fell.example') });
      expect(await world().mails('registration')).toHaveLength(before);
    });

    it('is counted for the merchant alone, and for its own shop', async () => {
      const { server, tokens } = world();
      expect(await server.ok('getShop', { token: tokens.rep })).not.toHaveProperty('waiting_accounts');
      expect(await server.ok('getShop', { token: tokens.stranger })).toMatchObject({ waiting_accounts: 0 });
    });
  });

  describe('accounts of a shop', () => {
    /** Approves an account in the shop of this token, without vendors. */
    const approve = async (w: World, token: string, email: string) => {
      const own = (await accounts(token)).find((one) => one.vendor_signup_user_email === email);
      const body = { vendor_signups: [{ id: own?.id, vendor_ids: [] }], approved: true };
      await w.server.ok('saveVendorAccounts', { token, body });
    };
    const save = (w: World, id: number, vendors: string[], approved: boolean, more: object = {}) =>
      w.server.ok('saveVendorAccounts', {
        token: w.tokens.owner,
        body: {
          vendor_signups: [{ id, vendor_ids: vendors.map((name) => vendorOf(w.alder, name)), ...more }],
          approved,
        },
      });

    it('are approved with their vendors, notified by mail, and lose both at once', async () => {
      const w = world();
      const { id } = await register('ash@fell.example', { name: 'Ash <b>Fell</b>' });
      const before = (await w.mails('approval')).length;
      const { results } = await save(w, id, ['Lantern Loom', 'Ash'], true);
      expect(results).toHaveLength(1);
      expect(results[0]?.vendors.map(({ name }) => name)).toEqual(['Ash', 'Lantern Loom']);
      // Half of ash tray 6, lamp 10, wick 30 and shade 20, less the discount of 2, which the vendor bears.
      expect(results[0]?.commission_due).toBe('31.00');

      const mails = await w.mails('approval');
      expect(mails).toHaveLength(before + 1);
      const mail = mails.at(-1);
      expect(mail?.headers.get('to')).toContain('<ash@fell.example>');
      expect(mail?.headers.get('subject')).toBe('Your account at alder.example has been approved');
      expect(mail?.text).toContain('https://portal.example/apps/vendor-portal/login?shop=alder.example');
      expect(mail?.html).toContain('Hello Ash &lt;b&gt;Fell&lt;/b&gt;,');
      expect(mail?.html).not.toContain('<b>');

      const login = { email: 'ash@fell.example', password };
      const { access, refresh } = await w.server.ok('loginVendor', { body: login });
      const own = await w.server.ok('listOwnVendors', { token: access });
      expect(own.results.map(({ name }) => name)).toEqual(['Ash', 'Lantern Loom']);
      // Added vendors are visible at once, and the session continues.
      await save(w, id, ['Ash', 'Lantern Loom', 'Moss & Fern'], true);
      expect((await w.server.ok('listOwnVendors', { token: access })).results).toHaveLength(3);
      await save(w, id, [], false);
      await w.server.refused('listOwnVendors', 401, { token: access });
      await w.server.refused('refreshToken', 401, { body: { refresh } });
      expect(await w.mails('approval')).toHaveLength(before + 1);
    });

    it('that lose something have to log in again, whatever they are given back', async () => {
      const w = world();
      const email = 'oak@fell.example';
      const { id } = await register(email);
      await register(email, { myshopify_domain: 'birch.example' });
      await approve(w, w.tokens.stranger, email);
      const enter = (shop: string) =>
        w.server.ok('loginVendor', { body: { email, password }, query: { shop } });
      const isOver = async ({ access, refresh }: { access: string; refresh: string }) => {
        await w.server.refused('listOwnVendors', 401, { token: access });
        await w.server.refused('refreshToken', 401, { body: { refresh } });
      };
      await save(w, id, ['Ash', 'Lantern Loom'], true);
      const inAlder = [await enter('alder.example'), await enter('alder.example')];
      const inBirch = await enter('birch.example');
      await save(w, id, ['Ash', 'Lantern Loom'], false);
      await save(w, id, ['Ash', 'Lantern Loom'], true);
      for (const session of inAlder) await isOver(session);

      const second = await enter('alder.example');
      await save(w, id, ['Ash'], true);
      await save(w, id, ['Ash', 'Lantern Loom'], true);
      await isOver(second);

      const third = await enter('alder.example');
      await w.server.ok('deleteSignup', { token: w.tokens.owner, params: { id } });
      const { id: again } = await register(email);
      await save(w, again, ['Ash'], true);
      await isOver(third);
      // Access to the other shop remains.
      await w.server.ok('listOwnVendors', { token: inBirch.access });
      await w.server.ok('refreshToken', { body: { refresh: inBirch.refresh } });
    });

    it('get no mail where the shop does not want that', async () => {
      const w = world();
      const { id } = await register('quiet@fell.example');
      await w.meta('vendor_disable_approval_email', 'true');
      const before = (await w.mails('approval')).length;
      await save(w, id, [], true);
      await w.meta('vendor_disable_approval_email', '');
      expect(await w.mails('approval')).toHaveLength(before);
    });

    it('are listed by page, search and ordering', async () => {
      const { server, tokens } = world();
      const byDue = await accounts(tokens.owner, { ordering: '-commission_due' });
      const sums = byDue.map(({ commission_due }) => Number(commission_due));
      expect(sums).toEqual(sums.toSorted((a, b) => b - a));
      expect(sums[0]).toBeGreaterThan(0);
      expect((await accounts(tokens.owner, { ordering: 'approved' }))[0]?.approved).toBe(false);
      const found = await accounts(tokens.owner, { search: 'moss & f' });
      expect(found.map((one) => one.vendor_signup_user_email)).toEqual(['vendor@alder.example']);
      expect(await accounts(tokens.owner, { search: '100%' })).toEqual([]);
      const page = await server.ok('listVendorAccounts', {
        token: tokens.owner,
        query: { page_size: 2, page: 2 },
      });
      expect(page.results).toHaveLength(2);
      expect(page.previous).toContain('page=1');
      await server.refused('listVendorAccounts', 400, {
        token: tokens.owner,
        query: { ordering: 'password' },
      });
    });

    it('are of one shop: those of others are answered like missing ones', async () => {
      const w = world();
      const foreign = (await accounts(w.tokens.stranger)).map(({ id }) => id);
      expect((await accounts()).map(({ id }) => id)).not.toEqual(expect.arrayContaining(foreign.slice(0, 1)));
      const own = (await register('own@fell.example')).id;
      const twig = vendorOf(w.birch, 'Twig');
      for (const signups of [
        [{ id: foreign[0], vendor_ids: [] }],
        [{ id: 999_999_999, vendor_ids: [] }],
        [{ id: own, vendor_ids: [twig] }],
        [{ id: own, vendor_ids: [999_999_999] }],
      ]) {
        const problem = await w.server.refused('saveVendorAccounts', 404, {
          token: w.tokens.owner,
          body: { vendor_signups: signups, approved: true },
        });
        expect(problem.code).toBe('not_found');
      }
      await w.server.refused('deleteSignup', 404, { token: w.tokens.owner, params: { id: foreign[0] ?? 0 } });
      expect((await accounts()).find(({ id }) => id === own)?.approved).toBe(false);
    });

    it('are kept apart by the database too: names, addresses, mails and resets', async () => {
      const { server, alder, birch } = world();
      const seen = (shopId: number, vendorIds: number[] | null) =>
        server.database.asShop({ shopId, vendorIds, readOnly: true }, async (tx) => ({
          emails: (await tx.selectFrom('signup_logins').select('email').execute()).map(({ email }) => email),
          mails: (await tx.selectFrom('mails').select('shop_id').execute()).map(({ shop_id }) => shop_id),
        }));
      const own = await seen(alder.id, null);
      expect(own.emails).toContain('vendor@alder.example');
      expect(own.emails).not.toContain('vendor@birch.example');
      expect(new Set(own.mails)).toEqual(new Set([alder.id]));
      const foreign = await seen(birch.id, null);
      expect(foreign.emails).not.toContain('vendor@alder.example');
      expect(foreign.mails).not.toContain(alder.id);
      expect(await seen(alder.id, [vendorOf(alder, 'Ash')])).toEqual({ emails: [], mails: [] });
      const reaching = server.database.asShop({ shopId: alder.id, vendorIds: null }, (tx) =>
        tx.selectFrom('password_resets').select('id').execute(),
      );
      await expect(reaching).rejects.toThrow('permission denied');
    });

    it('need a vendor where the shop says so', async () => {
      const w = world();
      const { id } = await register('needs@fell.example');
      const set = (value: object) =>
        w.server.database.asSystem((tx) =>
          tx
            .updateTable('shop_settings')
            .set({ switches: JSON.stringify(value) })
            .execute(),
        );
      await set({ requireAccountVendors: true });
      const problem = await w.server.refused('saveVendorAccounts', 422, {
        token: w.tokens.owner,
        body: { vendor_signups: [{ id, vendor_ids: [] }], approved: true },
      });
      expect(problem.detail).toBe('No vendors selected.');
      await set({});
    });

    it('are deleted with the login, which may then register again', async () => {
      const w = world();
      const { id } = await register('leaver@fell.example');
      await save(w, id, ['Ash'], true);
      const body = { email: 'leaver@fell.example', password };
      const { access } = await w.server.ok('loginVendor', { body });
      await w.server.ok('deleteSignup', { token: w.tokens.owner, params: { id } });
      await w.server.refused('listOwnVendors', 401, { token: access });
      await w.server.refused('loginVendor', 401, { body });
      const other = 'another password then';
      await register('leaver@fell.example', { password1: other, password2: other });
      await w.server.refused('deleteSignup', 404, { token: w.tokens.owner, params: { id } });
    });

    it('keep a login of another shop', async () => {
      const w = world();
      const { id } = await register('stays@fell.example');
      await register('stays@fell.example', { myshopify_domain: 'birch.example' });
      await w.server.ok('deleteSignup', { token: w.tokens.owner, params: { id } });
      await w.server.refused('loginVendor', 403, { body: { email: 'stays@fell.example', password } });
    });

    it('are exported whole, with nothing that a spreadsheet would run', async () => {
      const { server, tokens } = world();
      await register('formula@fell.example', { name: '=HYPERLINK("x")' });
      const headers = { accept: 'text/csv' };
      const { url } = await server
        .ask('listSignups', { token: tokens.owner, query: { format: 'csv', page_size: 1000 } })
        .then(({ body }) => body as { url: string });
      const first = await fetch(`${server.url}${url}`);
      const text = await first.text();
      expect(first.status).toBe(200);
      const lines = text.trim().split('\r\n');
      expect(lines).toHaveLength((await accounts()).length + 1);
      expect(text).toContain(`"'=HYPERLINK(""x"")"`);
      expect(text).toContain('formula@fell.example');
      const direct = await fetch(`${server.url}/api/vendors/signups/?format=csv`, {
        headers: { ...headers, authorization: `Bearer ${tokens.owner}` },
      });
      expect(await direct.text()).toBe(text);
    });
  });

  describe('invitations', () => {
    const invite = (w: World, vendor: number, shop = w.alder.id) => ({
      token: w.tokens.owner,
      query: { shop_id: shop, vendor_id: vendor },
    });

    it('go to the vendor’s contact address, once a minute, and say whether they went', async () => {
      const w = world();
      const id = vendorOf(w.alder, 'Moss & Fern');
      const problem = await w.server.refused('inviteVendor', 422, invite(w, id));
      expect(problem.code).toBe('no_email');
      await w.server.database.asSystem((tx) =>
        tx
          .updateTable('vendors')
          .set({ email: 'moss@fern.example', contact_name: 'Zoë "Moss"' })
          .where('id', '=', id)
          .execute(),
      );
      const answers = await Promise.all([
        w.server.ok('inviteVendor', invite(w, id)),
        w.server.ok('inviteVendor', invite(w, id)),
      ]);
      expect(answers.map(({ mail }) => mail)).toEqual(['kept', 'kept']);
      const mails = await w.mails('invite');
      expect(mails).toHaveLength(1);
      const [mail] = mails;
      expect(mail?.headers.get('to')).toContain('<moss@fern.example>');
      const link = /https:\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      expect(new URL(link).pathname).toMatch(/^\/apps\/vendor-portal\/invitation\/[\w-]{20,}$/);
      expect(Object.fromEntries(new URL(link).searchParams)).toEqual({ shop: 'alder.example' });
      expect(mail?.said).toContain('Zoë "Moss"');
    });

    it('are of the shop’s own vendors only', async () => {
      const w = world();
      await w.server.refused('inviteVendor', 404, invite(w, vendorOf(w.birch, 'Twig')));
      await w.server.refused('inviteVendor', 404, invite(w, vendorOf(w.alder, 'Ash'), w.birch.id));
      await w.server.refused('inviteVendor', 400, { token: w.tokens.owner });
      await w.server.refused('inviteVendor', 403, { ...invite(w, 1), token: w.tokens.vendor });
    });
  });

  it('phone verification is off and says so', async () => {
    const { server, tokens } = world();
    const asked = { token: tokens.owner, body: { phone: '+44 20 7946 0000' } };
    expect((await server.refused('verifyPhone', 422, asked)).code).toBe('phone_verification_off');
    await server.refused('verifyPhone', 400, { token: tokens.owner, body: { phone: 7 } });
    await server.refused('verifyPhone', 403, { ...asked, token: tokens.vendor });
  });
});
