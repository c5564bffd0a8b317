import { partyOf, type Role } from '@consignment/domain/people/roles';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { moneyOperations } from '@consignment/server/http/money-operations';
import { readContract } from '../../../packages/server/src/http/contract.ts';
import type { OperationId } from '../../../packages/server/src/actions/operation.ts';
import { commands } from '../../../packages/server/src/commands/operate.ts';
import { password } from '../operations/shops.ts';
import { accessTokens } from '../../../packages/server/src/identity/access-token.ts';
import { startSession } from '../../../packages/server/src/identity/tokens.ts';
import { noon, tokenSecret } from '../server.ts';
import { softPasskey, type SoftPasskey } from './soft-passkey.ts';
import { forEachMailWorld } from './world.ts';

const origin = 'https://portal.example';
const minute = 60_000;

forEachMailWorld({ publicUrl: origin }, (world) => {
  const server = () => world().server;
  const later = (ms: number) => (server().now = new Date(server().now.getTime() + ms));

  /** A person of Alder with a separate login, so that the tests do not share factors. */
  let people = 0;
  async function person(role: Role = 'owner') {
    const email = `person${++people}@alder.example`;
    await world().server.database.asSystem(async (tx) => {
      const { password_hash } = await tx
        .selectFrom('logins')
        .select('password_hash')
        .where('email', '=', 'owner@alder.example')
        .executeTakeFirstOrThrow();
      const { id } = await tx
        .insertInto('logins')
        .values({ email, password_hash, name: 'Ada', created_at: noon })
        .returning('id')
        .executeTakeFirstOrThrow();
      const shop_id = world().alder.id;
      if (role !== 'vendor' && role !== 'vendor_viewer') {
        await tx.insertInto('shop_members').values({ shop_id, login_id: id, role }).execute();
        return;
      }
      const row = { shop_id, login_id: id, name: 'Ada', role, approved: true, created_at: noon };
      const signup = await tx
        .insertInto('vendor_signups')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow();
      const vendor_id = world().alder.vendors['Lantern Loom'] ?? 0;
      await tx
        .insertInto('vendor_signup_vendors')
        .values({ signup_id: signup.id, shop_id, vendor_id })
        .execute();
    });
    const door = role === 'vendor' ? 'loginVendor' : 'createToken';
    const { access } = await server().ok(door, { body: { email, password } });
    return { email, token: access, door } as const;
  }

  type Person = Awaited<ReturnType<typeof person>>;

  const codeOf = (secret: string, now: Date) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

  /** Adds an authenticator app; the clock moves on, so that its next code is a new one. */
  async function withApp({ token }: Person) {
    const { token: challenge, secret, uri } = await server().ok('beginAuthenticator', { token });
    const code = codeOf(secret, server().now);
    const { recovery_codes: codes } = await server().ok('confirmAuthenticator', {
      token,
      body: { token: challenge, code },
    });
    later(minute);
    return { secret, uri, codes, code: () => codeOf(secret, server().now) };
  }

  async function withPasskey({ token }: Person, key: SoftPasskey = softPasskey(origin), name = 'Laptop') {
    const { token: challenge, options } = await server().ok('beginPasskey', { token });
    await server().ok('addPasskey', {
      token,
      body: { token: challenge, name, passkey: key.create(options.challenge) },
    });
    return key;
  }

  /** A session from before the second factor, which has not shown it. */
  async function sessionOf({ email }: Pick<Person, 'email'>) {
    return server().database.asSystem(async (tx) => {
      const { id: loginId } = await tx
        .selectFrom('logins')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const member = await tx
        .selectFrom('shop_members')
        .select('role')
        .where('login_id', '=', loginId)
        .executeTakeFirst();
      const whose = { loginId, shopId: world().alder.id, party: partyOf(member?.role ?? 'vendor') };
      return startSession(tx, accessTokens(tokenSecret), { ...whose, byPassword: true }, server().now);
    });
  }

  /** The acts of a person in the history of the shop, in their order. */
  async function actsOf({ email }: Pick<Person, 'email'>) {
    return server().database.asSystem((tx) =>
      tx
        .selectFrom('history')
        .innerJoin('logins', 'logins.id', 'history.by_id')
        .select(['event', 'after'])
        .where('by_kind', '=', 'person')
        .where('email', '=', email)
        .orderBy('seq')
        .execute(),
    );
  }

  async function proofBy({ token }: Pick<Person, 'token'>, shown: string) {
    const asked = await server().ok('beginProof', { token });
    return { token: asked.token, code: shown };
  }

  /** A sign-in up to the second factor. */
  async function begin({ email, door }: Pick<Person, 'email' | 'door'>) {
    const problem = await server().refused(door, 403, { body: { email, password } });
    expect(problem.code).toBe('second_factor_required');
    const asked = problem.second_factor;
    if (asked === undefined) throw new Error('The sign-in does not say how it goes on.');
    return { ...asked, challenge: asked.passkey?.challenge ?? '' };
  }

  const finish = (body: object) => server().ask('finishSignIn', { body });
  const code = async (status: number, body: object) =>
    (await server().refused('finishSignIn', status, { body })).code;

  describe('sign-in', () => {
    it('asks for the code of the app, which counts once', async () => {
      const who = await person();
      const app = await withApp(who);
      expect(app.uri).toContain('otpauth://totp/Consignment:');
      expect(app.codes).toHaveLength(10);
      const { token, methods, passkey } = await begin(who);
      expect({ methods, passkey }).toEqual({ methods: ['code', 'recovery_code'], passkey: null });
      expect(await code(422, { token, code: '000000' })).toBe('wrong_second_factor');
      const right = app.code();
      const pair = await server().ok('finishSignIn', { body: { token, code: right } });
      expect(pair.role).toBe('merchant');
      expect(pair.device).toBeTypeOf('string');
      await server().ok('getSettings', { token: pair.access });
      // The sign-in is used up, and so is the code.
      expect(await code(422, { token, code: right })).toBe('challenge_ended');
      const again = await begin(who);
      expect(await code(422, { token: again.token, code: right })).toBe('wrong_second_factor');
      later(minute);
      expect((await finish({ token: again.token, code: app.code() })).status).toBe(200);
    });

    it('takes each recovery code once, however it is typed, and says so by mail', async () => {
      const who = await person();
      const { codes } = await withApp(who);
      const [first = ''] = codes;
      const { token } = await begin(who);
      const typed = first.toUpperCase().replaceAll('-', ' ');
      expect((await finish({ token, recovery_code: typed })).status).toBe(200);
      const mail = (await world().mails('second_factor')).at(-1);
      expect(mail?.text).toMatch(/9\s+codes\s+left/);
      const again = await begin(who);
      expect(await code(422, { token: again.token, recovery_code: first })).toBe('wrong_second_factor');
    });

    it('opens with a passkey, and refuses what it signed before, elsewhere or for something else', async () => {
      const who = await person();
      const key = await withPasskey(who);
      const { token, challenge, methods } = await begin(who);
      expect(methods).toEqual(['passkey', 'recovery_code']);
      const copy = key.copy();
      const passkey = key.get(challenge);
      const { access } = await server().ok('finishSignIn', { body: { token, passkey } });
      await server().ok('getSettings', { token: access });
      // Replayed: in the same sign-in, and in another.
      expect(await code(422, { token, passkey })).toBe('challenge_ended');
      const next = await begin(who);
      expect(await code(422, { token: next.token, passkey })).toBe('wrong_second_factor');
      // A copy of the authenticator has fallen behind.
      expect(await code(422, { token: next.token, passkey: copy.get(next.challenge) })).toBe(
        'wrong_second_factor',
      );
      // A passkey of somebody else.
      const stranger = softPasskey(origin).get(next.challenge);
      expect(await code(422, { token: next.token, passkey: stranger })).toBe('wrong_second_factor');
      expect((await finish({ token: next.token, passkey: key.get(next.challenge) })).status).toBe(200);
    });

    it.each([
      ['a page of another address', 'https://evil.example', 'portal.example'],
      ['another site', 'https://portal.example', 'evil.example'],
    ])('refuses a passkey that speaks for %s', async (_what, page, site) => {
      const who = await person();
      const foreign = softPasskey(page, site);
      const { token: challenge, options } = await server().ok('beginPasskey', { token: who.token });
      const body = { token: challenge, name: 'Laptop', passkey: foreign.create(options.challenge) };
      const problem = await server().refused('addPasskey', 422, { token: who.token, body });
      expect(problem.code).toBe('wrong_second_factor');
    });

    it('ends a sign-in after five minutes, and with a change of the password', async () => {
      const who = await person();
      const app = await withApp(who);
      const first = await begin(who);
      later(5 * minute);
      expect(await code(422, { token: first.token, code: app.code() })).toBe('challenge_ended');
      const second = await begin(who);
      const changed = 'quartz under the fern';
      const { access: token } = await sessionOf(who);
      await server().ok('renewProof', { token, body: await proofBy({ token }, app.code()) });
      await server().ok('changePassword', {
        token,
        body: { old_password: password, new_password1: changed, new_password2: changed },
      });
      later(minute);
      expect(await code(422, { token: second.token, code: app.code() })).toBe('challenge_ended');
    });

    it('limits the attempts of a login, in whichever sign-in they are made', async () => {
      const who = await person();
      const app = await withApp(who);
      for (let tries = 0; tries < 6; tries++) {
        const { token } = await begin(who);
        expect(await code(422, { token, code: '000000' })).toBe('wrong_second_factor');
      }
      const { token } = await begin(who);
      const problem = await server().refused('finishSignIn', 429, { body: { token, code: app.code() } });
      expect(problem.detail).toContain('Too many incorrect codes');
      // A person who is locked out by the guesses of others still has the recovery codes, which are limited by themselves.
      const [spare = ''] = app.codes;
      expect((await finish({ token, recovery_code: spare })).status).toBe(200);
      const another = await begin(who);
      for (let tries = 0; tries < 6; tries++)
        await code(422, { token: another.token, recovery_code: 'aaaa-aaaa-aaaa-aaaa' });
      await server().refused('finishSignIn', 429, {
        body: { token: another.token, recovery_code: app.codes[1] ?? '' },
      });
      later(15 * minute);
      const later15 = await begin(who);
      expect((await finish({ token: later15.token, code: app.code() })).status).toBe(200);
    });

    it('uses up one sign-in, code and recovery code for one of several at once', async () => {
      const who = await person();
      const app = await withApp(who);
      const { token } = await begin(who);
      const right = app.code();
      const answers = await Promise.all([1, 2, 3, 4].map(() => finish({ token, code: right })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
      const [spare = ''] = app.codes;
      const others = await Promise.all([1, 2, 3].map(() => begin(who)));
      const used = await Promise.all(others.map((one) => finish({ token: one.token, recovery_code: spare })));
      expect(used.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    });

    it('asks a vendor who has one, and checks the portal again', async () => {
      const who = await person('vendor');
      const app = await withApp(who);
      const { token } = await begin(who);
      const { access: owner } = await sessionOf({ email: 'owner@alder.example' });
      const close = (meta_value: string) =>
        server().ok('createShopMeta', {
          token: owner,
          body: { meta_key: 'vendor_portal_disabled', meta_value },
        });
      await close('true');
      expect(await code(403, { token, code: app.code() })).toBe('portal_closed');
      await close('');
      const pair = await server().ok('finishSignIn', { body: { token, code: app.code() } });
      expect(pair.role).toBe('vendor');
    });
  });

  describe('the proof', () => {
    const proven = readContract().operations.filter(({ proof }) => proof === 'always');

    it('is on every call that touches money, changes factors, people, keys or webhooks', () => {
      const withMoney = Object.entries(moneyOperations).flatMap(([id, { proof }]) =>
        proof === 'always' ? [id] : [],
      );
      expect(proven.map(({ id }) => id).sort()).toEqual(
        [
          ...withMoney,
          ...['beginAuthenticator', 'beginPasskey', 'deleteAuthenticator', 'deletePasskey'],
          ...['createRecoveryCodes', 'resetSecondFactor', 'updateFactorRule'],
          ...['changeEmail', 'changePassword'],
          ...['inviteMember', 'changeMemberRole', 'removeMember', 'handOverOwnership'],
          ...['createKey', 'updateKey', 'rotateKey', 'revokeKey'],
          ...['createWebhook', 'updateWebhook', 'deleteWebhook', 'rotateWebhookSecret', 'replayWebhook'],
        ].sort(),
      );
    });

    it.each(proven.map(({ id, roles }) => [id, [...roles][0]] as const))(
      '%s is refused to a stolen session',
      async (id, role) => {
        const who = await person(role);
        await withApp(who);
        later(16 * minute);
        const { access } = await sessionOf(who);
        const problem = await server().refused(id as OperationId, 403, {
          token: access,
          params: { id: 1, sessionId: 'x' },
        });
        expect(problem.code).toBe('proof_required');
      },
    );

    it('is asked for before paying once it is 15 minutes old, and is good for 15 more', async () => {
      const who = await person();
      const app = await withApp(who);
      const { token } = await begin(who);
      const pair = await server().ok('finishSignIn', { body: { token, code: app.code() } });
      let { access, refresh } = pair;
      const again = async (ms: number) => {
        later(ms);
        ({ access, refresh } = await server().ok('refreshToken', { body: { refresh } }));
      };
      const pay = () =>
        server().ask('createPayout', {
          token: access,
          headers: { 'idempotency-key': `payout-of-person-${String(people)}` },
          body: { vendor: world().alder.vendors['Ash'], all_line_items: true },
        });
      await again(15 * minute + 1000);
      const refused = await pay();
      expect(refused).toMatchObject({ status: 403, body: { code: 'proof_required' } });
      const wrong = { token: access, body: await proofBy({ token: access }, '000000') };
      expect((await server().refused('renewProof', 422, wrong)).code).toBe('wrong_second_factor');
      // The password alone is no second factor.
      const asked = await server().ok('beginProof', { token: access });
      await server().refused('renewProof', 422, { token: access, body: { token: asked.token, password } });
      await server().ok('renewProof', { token: access, body: await proofBy({ token: access }, app.code()) });
      expect((await pay()).status).toBe(201);
      await again(16 * minute);
      expect((await server().refused('settlePayout', 403, { token: access, params: { id: 1 } })).code).toBe(
        'proof_required',
      );
    });

    it('is that of the session that asked', async () => {
      const who = await person();
      const key = await withPasskey(who);
      const other = await sessionOf(who);
      const asked = await server().ok('beginProof', { token: who.token });
      const passkey = key.get(asked.passkey?.challenge ?? '');
      const body = { token: asked.token, passkey };
      expect((await server().refused('renewProof', 422, { token: other.access, body })).code).toBe(
        'challenge_ended',
      );
    });

    it('is needed for the PayPal email of a vendor, by the vendor and by the shop', async () => {
      const id = world().alder.vendors['Lantern Loom'] ?? 0;
      for (const role of ['vendor', 'owner'] as const) {
        const who = await person(role);
        await withApp(who);
        const { access } = await sessionOf(who);
        const body = { paypal_email: `new-${role}@loom.example`, ...(role === 'vendor' ? { password } : {}) };
        const problem = await server().refused('updateVendor', 403, { token: access, params: { id }, body });
        expect(problem.code).toBe('proof_required');
      }
    });

    it('is the password, shown lately, for the first factor of a person', async () => {
      const who = await person();
      const { access } = await sessionOf(who);
      for (const id of ['beginAuthenticator', 'beginPasskey'] as const) {
        expect((await server().refused(id, 403, { token: access })).code).toBe('proof_required');
      }
      const asked = await server().ok('beginProof', { token: access });
      expect(asked.methods).toEqual(['password']);
      const wrong = { token: asked.token, password: 'not this one' };
      const refused = await server().refused('renewProof', 422, { token: access, body: wrong });
      expect(refused.code).toBe('wrong_password');
      await server().ok('renewProof', { token: access, body: { token: asked.token, password } });
      await server().ok('beginAuthenticator', { token: access });
    });

    it('by a password counts for nothing once there is a factor', async () => {
      const who = await person();
      const { access: elsewhere } = await server().ok('createToken', {
        body: { email: who.email, password },
      });
      await withPasskey(who);
      const body = { vendor: world().alder.vendors['Ash'], all_line_items: true };
      const problem = await server().refused('createPayout', 403, { token: elsewhere, body });
      expect(problem.code).toBe('proof_required');
    });
  });

  describe('the rule of the shop', () => {
    it('leaves a person who has to set up a factor nothing else', async () => {
      const owner = await person();
      const rep = await person('salesrep');
      const vendor = await person('vendor');
      await withApp(owner);
      await server().ok('updateFactorRule', { token: owner.token, body: { rule: 'payers' } });
      const problem = await server().refused('getShop', 403, { token: rep.token });
      expect(problem.code).toBe('second_factor_setup_required');
      expect((await server().ok('getSecurity', { token: rep.token })).is_required).toBe(true);
      await server().ok('listOwnVendors', { token: vendor.token });
      await withPasskey(rep);
      await server().ok('getShop', { token: rep.token });
      await server().ok('updateFactorRule', { token: owner.token, body: { rule: 'optional' } });
      expect((await actsOf(owner)).slice(1)).toEqual([
        { event: 'setting.changed', after: { rule: 'payers' } },
        { event: 'setting.changed', after: { rule: 'optional' } },
      ]);
      expect(await actsOf(rep)).toMatchObject([{ event: 'member.factor_added' }]);
    });
  });

  describe('factors', () => {
    it('are listed, renamed and removed, and the recovery codes go with the last one', async () => {
      const who = await person();
      const { token } = who;
      await withPasskey(who, undefined, ' Laptop ');
      await withApp(who);
      const {
        passkeys,
        passkey_host: host,
        authenticator,
        recovery_codes: codes,
      } = await server().ok('getSecurity', { token });
      expect(host).toBe('portal.example');
      expect(passkeys).toMatchObject([{ name: 'Laptop', last_used_at: null }]);
      expect(authenticator).not.toBeNull();
      expect(codes).toMatchObject({ left: 10 });
      const id = passkeys[0]?.id ?? 0;
      await server().ok('updatePasskey', { token, params: { id }, body: { name: 'Phone' } });
      const stranger = await person();
      await server().refused('updatePasskey', 404, {
        token: stranger.token,
        params: { id },
        body: { name: 'Mine' },
      });
      await server().refused('deletePasskey', 404, { token: stranger.token, params: { id } });
      await server().ok('deletePasskey', { token, params: { id } });
      expect((await world().mails('second_factor')).at(-1)?.text).toContain('“Phone”');
      await server().ok('deleteAuthenticator', { token });
      expect(await server().ok('getSecurity', { token })).toMatchObject({
        passkeys: [],
        authenticator: null,
        recovery_codes: null,
      });
      await server().refused('createRecoveryCodes', 422, { token });
      // The password is enough again.
      await server().ok('createToken', { body: { email: who.email, password } });
    });

    it('keep no secret or code in the database', async () => {
      const who = await person();
      const { secret, codes } = await withApp(who);
      const text = await server().database.asSystem(async (tx) => {
        const apps = await tx.selectFrom('authenticator_apps').selectAll().execute();
        const kept = await tx.selectFrom('recovery_codes').selectAll().execute();
        const bytes = [...apps.map((one) => one.sealed_secret), ...kept.map((one) => one.code_hash)];
        return Buffer.concat(bytes).toString('latin1');
      });
      for (const hidden of [secret, ...codes]) expect(text).not.toContain(hidden);
    });

    it('replaces the recovery codes with new ones', async () => {
      const who = await person();
      const { codes: old } = await withApp(who);
      const { recovery_codes: made } = await server().ok('createRecoveryCodes', { token: who.token });
      expect(new Set([...old, ...made]).size).toBe(20);
      const { token } = await begin(who);
      expect(await code(422, { token, recovery_code: old[0] })).toBe('wrong_second_factor');
      expect((await finish({ token, recovery_code: made[0] })).status).toBe(200);
    });

    it('of another person are reset by the shop, which ends their sessions and mails them', async () => {
      const owner = await person();
      const rep = await person('salesrep');
      await withApp(rep);
      const body = { email: rep.email };
      expect((await server().refused('resetSecondFactor', 403, { token: rep.token, body })).code).toBe(
        'forbidden',
      );
      await server().refused('resetSecondFactor', 422, { token: owner.token, body: { email: owner.email } });
      const stranger = { email: 'owner@birch.example' };
      await server().refused('resetSecondFactor', 404, {
        token: owner.token,
        body: { email: 'no@one.example' },
      });
      const shared = await server().refused('resetSecondFactor', 422, { token: owner.token, body: stranger });
      expect(shared.code).toBe('shared_login');
      await server().ok('resetSecondFactor', { token: owner.token, body });
      expect((await world().mails('second_factor')).at(-1)?.text).toMatch(/has\s+removed\s+every\s+passkey/);
      await server().refused('getShop', 401, { token: rep.token });
      await server().ok('createToken', { body: { email: rep.email, password } });
    });

    it('of the last owner are reset by the operator', async () => {
      const who = await person();
      await withApp(who);
      const run = commands['reset-second-factor']?.run;
      if (run === undefined) throw new Error('There is no such command.');
      const means = {
        database: server().database,
        clock: () => server().now,
        secrets: () => Promise.reject(new Error('No secret is needed.')),
        password: '',
      };
      expect(await run({ email: who.email }, means)).toMatchObject({ is: 'done' });
      expect(await run({ email: who.email }, means)).toMatchObject({ is: 'refused' });
      await server().ok('createToken', { body: { email: who.email, password } });
    });
  });

  describe('sessions', () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

    it('are listed with device and address, and ended one by one or all but this', async () => {
      const who = await person();
      const body = { email: who.email, password };
      later(minute);
      const other = await server().ok('createToken', { body, headers: { 'user-agent': firefox } });
      const third = await server().ok('createToken', { body });
      const { results } = await server().ok('listSessions', { token: who.token });
      expect(results).toHaveLength(3);
      expect(results.filter(({ is_current: isCurrent }) => isCurrent)).toHaveLength(1);
      const found = results.find(({ device }) => device === 'Firefox on Linux');
      expect(found).toMatchObject({ address: '127.0.0.1', is_current: false });
      const params = { sessionId: found?.id ?? '' };
      const stranger = await person();
      await server().refused('endSession', 404, { token: stranger.token, params });
      await server().ok('endSession', { token: who.token, params });
      await server().refused('getShop', 401, { token: other.access });
      await server().refused('refreshToken', 401, { body: { refresh: other.refresh } });
      await server().ok('getShop', { token: third.access });
      await server().ok('endOtherSessions', { token: who.token });
      await server().refused('getShop', 401, { token: third.access });
      expect((await server().ok('listSessions', { token: who.token })).count).toBe(1);
    });

    it('are seen where they are refreshed', async () => {
      const who = await person();
      const pair = await server().ok('createToken', { body: { email: who.email, password } });
      later(4 * minute);
      const { access } = await server().ok('refreshToken', { body: { refresh: pair.refresh } });
      const { results } = await server().ok('listSessions', { token: access });
      const current = results.find(({ is_current: isCurrent }) => isCurrent);
      expect(current?.last_seen_at).toBe(server().now.toISOString());
    });
  });
});
