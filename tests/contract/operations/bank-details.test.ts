import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { bankDetailsOf } from '../../../packages/server/src/queries/payouts/bank-details.ts';
import { eraseShop } from '../../../packages/server/src/queries/erasure.ts';
import { mergeVendors } from '../../../packages/server/src/ledger/merge-vendors.ts';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import { removeExpired } from '../../../packages/server/src/database/upkeep.ts';
import { forEachMailWorld } from '../identity/world.ts';
import { secretsKey } from '../server.ts';
import { chosen, join as joinTeam, vendorToken } from '../team/people.ts';
import { password, vendorOf } from './shops.ts';

const hour = 3_600_000;
const numbers = ['DE89370400440532013000', 'GB82WEST12345698765432', 'FR1420041010050500013M02606'] as const;
const [first, second, third] = numbers;
const holder = 'Ada Lantern';

forEachMailWorld({}, (world) => {
  const loom = () => vendorOf(world().alder, 'Lantern Loom');
  const params = () => ({ id: loom() });
  const owner = async () => {
    const body = { email: 'owner@alder.example', password };
    return (await world().server.ok('createToken', { body })).access;
  };
  const later = (ms: number) => {
    const { server } = world();
    server.now = new Date(server.now.getTime() + ms);
  };
  const get = (token: string) => world().server.ok('getBankDetails', { token, params: params() });
  const body = (iban: string) => ({ kind: 'iban' as const, holder, iban, password });
  const put = (token: string, iban: string) =>
    world().server.ok('updateBankDetails', { token, params: params(), body: body(iban) });
  const refused = async (token: string | undefined, status: number, sent: object = body(second)) => {
    const call = { ...(token === undefined ? {} : { token }), params: params(), body: sent };
    return world().server.refused('updateBankDetails', status, call);
  };
  const allMails = async () =>
    existsSync(join(world().server.dataDir, 'mail')) ? world().mails('bank_details') : [];
  const mails = async () => (await allMails()).slice(mailsBefore);
  const newMails = async (act: () => Promise<unknown>) => {
    const before = (await mails()).length;
    await act();
    return (await mails()).slice(before);
  };
  const linkOf = (mail: { text: string } | undefined) =>
    /\/stop-bank-details\/([\w-]+)\?/.exec(mail?.text ?? '')?.[1] ?? '';
  const stop = (token: string) => world().server.ok('stopBankDetails', { body: { token } });
  const isOver = async (token: string) =>
    expect((await world().server.refused('stopBankDetails', 422, { body: { token } })).code).toBe(
      'invalid_link',
    );
  const opened = async () => {
    const { server, alder } = world();
    const secrets = sealerOf(secretsKey);
    const found = await server.database.asSystem((tx) => bankDetailsOf(tx, secrets, alder.id, [loom()]));
    const details = found.get(loom());
    return details?.kind === 'iban' ? details.iban : null;
  };
  const expectNoNumber = (text: string) => {
    for (const number of numbers) {
      expect(text).not.toContain(number);
      expect(text).not.toContain(number.slice(4, -4));
    }
  };
  let mailsBefore = 0;
  beforeEach(async () => {
    const { server, alder } = world();
    later(60 * hour);
    await server.database.asSystem(async (tx) => {
      await tx.deleteFrom('vendor_bank_details').execute();
      await tx.updateTable('logins').set({ closed_at: null }).execute();
      await tx.updateTable('shops').set({ email: 'shop@alder.example' }).where('id', '=', alder.id).execute();
      await tx.updateTable('vendors').set({ email: 'ada@loom.example' }).where('id', '=', loom()).execute();
    });
    mailsBefore = (await allMails()).length;
  });

  describe('bank details', () => {
    it('are kept sealed and answered masked, to the vendor and the shop', async () => {
      const token = await vendorToken(world());
      expect(await get(token)).toMatchObject({ kind: null, masked: '', held_until: null, is_stopped: false });
      const answer = await put(token, 'de89 3704 0044 0532 0130 00');
      const until = new Date(world().server.now.getTime() + 48 * hour).toISOString();
      expect(answer).toEqual({
        vendor: loom(),
        kind: 'iban',
        masked: 'IBAN DE89 •••• 3000',
        changed_date: world().server.now.toISOString(),
        held_until: until,
        is_stopped: false,
        change_refused: null,
        release_refused:
          'One of your logins has changed the payout details, or the shop has merged another vendor into yours. Ask the shop to release the payments, or wait until the hold ends.',
        paypal_refused: null,
      });
      expect(await get(token)).toEqual(answer);
      expect(await get(await owner())).toEqual({ ...answer, release_refused: null });
      expect(await opened()).toBe(first);
      const rows = await world().server.database.asSystem((tx) =>
        sql<{ row: string }>`select vendor_bank_details::text as row from vendor_bank_details`.execute(tx),
      );
      const stored = JSON.stringify(rows);
      expectNoNumber(stored);
      expectNoNumber(Buffer.from(stored, 'latin1').toString('hex'));
      expect(stored).not.toContain(Buffer.from(first).toString('hex'));
      expect(stored).not.toContain(holder);
    });

    it('of every kind are taken, and refused by field without a word of what was typed', async () => {
      const { server } = world();
      const token = await owner();
      const set = (sent: object) =>
        server.ok('updateBankDetails', { token, params: params(), body: { holder, ...sent } });
      const us = { kind: 'aba', routing: '021000021', account: '123456789', account_type: 'savings' };
      expect((await set(us)).masked).toBe('US account •••• 6789');
      expect((await set({ kind: 'other', branch: '20-00-00', account: '55779911' })).masked).toBe(
        'Other account •••• 9911',
      );
      const problem = await refused(token, 422, { ...us, holder: '', routing: '021000022' });
      expect(problem.errors.map(({ pointer }) => pointer)).toEqual(['/holder', '/routing']);
      expect(JSON.stringify(problem)).not.toContain('021000022');
      const uk = await refused(token, 422, { kind: 'other', holder, branch: '2000', account: 'abcdefgh' });
      expect(uk.errors.map(({ pointer }) => pointer)).toEqual(['/branch', '/account']);
      await refused(token, 400, { ...us, holder, number: '1' });
      await refused(token, 400, { kind: 'cash', holder });
    });

    it('of another shop, another vendor or without a right are neither shown nor changed', async () => {
      const { server, birch } = world();
      const full = await vendorToken(world());
      await put(full, first);
      const viewer = await joinTeam(world(), full, 'vendor_viewer');
      const payer = await joinTeam(world(), await owner(), 'payer');
      const support = await joinTeam(world(), await owner(), 'support');
      expect((await get(viewer.token)).masked).toBe('IBAN DE89 •••• 3000');
      expect((await get(payer.token)).masked).toBe('IBAN DE89 •••• 3000');
      await server.refused('getBankDetails', 403, { token: support.token, params: params() });
      const rep = await joinTeam(world(), await owner(), 'salesrep');
      await server.refused('getBankDetails', 403, { token: rep.token, params: params() });
      for (const { token } of [viewer, payer, support]) await refused(token, 403);
      await refused(undefined, 401);
      const twig = { params: { id: vendorOf(birch, 'Twig') }, body: body(second) };
      const ash = { params: { id: vendorOf(world().alder, 'Ash') }, body: body(second) };
      for (const call of [twig, ash]) {
        await server.refused('updateBankDetails', 404, { token: full, ...call });
        await server.refused('getBankDetails', 404, { token: full, params: call.params });
      }
      await server.refused('updateBankDetails', 404, { token: await owner(), ...twig });
      await server.refused('getBankDetails', 404, { token: await owner(), params: twig.params });
      const ofViewer = { token: viewer.token, params: params(), body: { password } };
      await server.refused('removeBankDetails', 403, ofViewer);
      const release = { params: params(), body: { password } };
      await server.refused('releaseBankHold', 403, { token: viewer.token, ...release });
      await server.refused('releaseBankHold', 404, { token: full, ...twig, ...{ body: { password } } });
      expect(await opened()).toBe(first);
    });

    it('are closed to the keys of programs, whatever their scopes', async () => {
      const { server } = world();
      const key = await server.ok('createKey', {
        token: await owner(),
        body: { name: 'Ledger', mode: 'live', scopes: ['vendors:read', 'vendors:write', 'payouts:write'] },
      });
      await server.refused('getBankDetails', 403, { token: key.secret, params: params() });
      await refused(key.secret, 403);
      await server.refused('releaseBankHold', 403, { token: key.secret, params: params(), body: {} });
    });

    it('need the password of a vendor’s login, which a stolen session does not have', async () => {
      const token = await vendorToken(world());
      const without = { kind: 'iban', holder, iban: first };
      expect(await refused(token, 422, without)).toMatchObject({
        code: 'required',
        errors: [{ pointer: '/password' }],
      });
      expect((await refused(token, 422, { ...without, password: 'a guess' })).code).toBe('wrong_password');
      expect(await opened()).toBeNull();
      expect(await mails()).toEqual([]);
    });

    it('that are the same again change nothing, and are not mailed', async () => {
      const token = await vendorToken(world());
      const before = await put(token, first);
      later(hour);
      const fresh = await vendorToken(world());
      const again = await newMails(async () => expect(await put(fresh, first)).toEqual(before));
      expect(again).toEqual([]);
    });

    it('of a former key of the server count as missing, and can be entered again', async () => {
      const { server, alder } = world();
      await put(await owner(), first);
      const other = sealerOf('another secret of thirty-two characters');
      const found = await server.database.asSystem((tx) => bankDetailsOf(tx, other, alder.id, [loom()]));
      expect(found.size).toBe(0);
    });
  });

  describe('a change', () => {
    it('is mailed to the vendor’s contact, its logins and the shop, masked and with the link', async () => {
      const token = await vendorToken(world());
      const sent = await newMails(() => put(token, first));
      const to = sent.map(({ headers }) => headers.get('to')?.replace(/^.*<|>$/g, '') ?? '');
      for (const one of ['ada@loom.example', 'vendor@alder.example', 'shop@alder.example']) {
        expect(to.filter((address) => address === one)).toHaveLength(1);
      }
      for (const { text, shown } of sent) {
        for (const part of [text, shown]) {
          expect(part).toContain('IBAN DE89 •••• 3000');
          expect(part).toContain('Payments held until');
          expectNoNumber(part);
        }
      }
      expect(new Set(sent.map(linkOf)).size).toBe(1);
      expect(linkOf(sent[0])).not.toBe('');
    });

    it('is in the history with the last four characters before and after', async () => {
      const token = await vendorToken(world());
      await put(token, first);
      await put(token, second);
      const { results } = await world().server.ok('listHistory', {
        token: await owner(),
        query: { page_size: 2 },
      });
      expect(results[0]).toMatchObject({
        event: 'vendor.bank_details_changed',
        before: { bank_details: 'IBAN DE89 •••• 3000' },
        after: { bank_details: 'IBAN GB82 •••• 5432' },
      });
      expectNoNumber(JSON.stringify(results));
      expect(JSON.stringify(results)).not.toContain(holder);
    });

    it('holds payments by every method for 48 hours, one and all', async () => {
      const { server } = world();
      await put(await vendorToken(world()), first);
      const token = await owner();
      const pay = { vendor: loom(), all_line_items: true };
      const problem = await server.refused('createPayout', 409, { token, body: pay });
      expect(problem.code).toBe('bank_details_changed');
      expect(problem.detail).toMatch(/held until \w{3} \d+, \d{4} at \d+:\d\d[ap]m/);
      // The review says so before it is asked for, in the same words; the vendor reads it beside its bank details.
      const ask = { query: { vendor_id: loom() } };
      const { bank_hold: hold } = await server.ok('getUnpaidCommissions', { token, ...ask });
      expect(hold).toEqual({ until: (await get(token)).held_until, reason: problem.detail });
      const own = await server.ok('getUnpaidCommissions', { token: await vendorToken(world()), ...ask });
      expect(own).not.toHaveProperty('bank_hold');
      const plan = await server.ok('previewAllPayouts', { token });
      expect(plan.skipped).toContainEqual(
        expect.objectContaining({ vendor: loom(), code: 'bank_details_changed', reason: problem.detail }),
      );
      expect(plan.payouts.map(({ vendor }) => vendor)).not.toContain(loom());
      later(48 * hour);
      const free = await server.ok('previewAllPayouts', { token: await owner() });
      expect(free.payouts.map(({ vendor }) => vendor)).toContain(loom());
      expect((await get(await owner())).held_until).toBeNull();
      const after = await server.ok('getUnpaidCommissions', { token: await owner(), ...ask });
      expect(after.bank_hold).toBeNull();
    });

    it('of the vendor is released by an owner, who pays at once and whose link is over', async () => {
      const { server } = world();
      const [mail] = await newMails(async () => put(await vendorToken(world()), first));
      const token = await owner();
      const free = await server.ok('releaseBankHold', { token, params: params(), body: {} });
      expect(free).toMatchObject({ masked: 'IBAN DE89 •••• 3000', held_until: null });
      await isOver(linkOf(mail));
      const plan = await server.ok('previewAllPayouts', { token });
      expect(plan.payouts.map(({ vendor }) => vendor)).toContain(loom());
      // Again it does nothing, and the history has it once.
      await server.ok('releaseBankHold', { token, params: params(), body: {} });
      const { results } = await server.ok('listHistory', { token, query: { page_size: 3 } });
      expect(results.filter(({ event }) => event === 'vendor.bank_hold_released')).toHaveLength(1);
    });

    it('to none is a change too, and comes back by the link', async () => {
      const { server } = world();
      const token = await vendorToken(world());
      await put(token, first);
      later(49 * hour);
      const fresh = await vendorToken(world());
      const [mail] = await newMails(async () => {
        const call = { token: fresh, params: params(), body: { password } };
        expect(await server.ok('removeBankDetails', call)).toMatchObject({ kind: null, masked: '' });
      });
      expect(await opened()).toBeNull();
      expect((await get(await owner())).held_until).not.toBeNull();
      await stop(linkOf(mail));
      expect(await opened()).toBe(first);
    });

    it('is refused once too many mails were sent in a day', async () => {
      const token = await vendorToken(world());
      const { server } = world();
      const turn = async (n: number): Promise<number> => {
        const account = String(10_000_000 + n);
        const sent = { kind: 'other', holder, branch: '123456', account, password };
        const call = { token, params: params(), body: sent as never };
        const { status } = await server.ask('updateBankDetails', call);
        return status === 200 && n < 100 ? turn(n + 1) : status;
      };
      expect(await turn(1)).toBe(429);
    });
  });

  describe('the link of the mail', () => {
    it('brings the details from before the hold back, whatever came after, and ends the vendor’s sessions', async () => {
      const { server } = world();
      await put(await owner(), first);
      later(49 * hour);
      const thief = await vendorToken(world());
      const [mail] = await newMails(() => put(thief, second));
      const [another] = await newMails(() => put(thief, third));
      // An intruder who changes them again does not make the first mail worthless.
      expect(linkOf(another)).toBe(linkOf(mail));
      const shop = await owner();
      const sent = await newMails(async () => {
        expect(await stop(linkOf(mail))).toEqual({
          shop_name: 'alder.example',
          vendor_name: 'Lantern Loom',
          held_until: new Date(server.now.getTime() + 48 * hour).toISOString(),
        });
      });
      expect(await opened()).toBe(first);
      expect((await server.ask('listOwnVendors', { token: thief })).status).toBe(401);
      expect(await get(shop)).toMatchObject({ masked: 'IBAN DE89 •••• 3000', is_stopped: true });
      const said = sent.map((mail) => mail.said).join(' ');
      expect(said).toContain('your previous payout details have been restored');
      expect(said).toContain('Lantern Loom’s previous payout details have been restored');
      expect(sent.map(linkOf).join('')).toBe('');
      const body = { vendor: loom(), all_line_items: true };
      expect((await server.refused('createPayout', 409, { token: shop, body })).code).toBe(
        'bank_details_changed',
      );
    });

    it('works once: a second time, made up, of another purpose or after the hold it stops nothing', async () => {
      const { server } = world();
      const [mail] = await newMails(async () => put(await vendorToken(world()), first));
      const link = linkOf(mail);
      await stop(link);
      await put(await owner(), second);
      await isOver(link);
      await isOver(`${link.slice(0, -2)}AA`);
      await isOver('x');
      expect(await opened()).toBe(second);
      const [held] = (await mails()).slice(-1);
      later(48 * hour);
      await isOver(linkOf(held));
      expect(await opened()).toBe(second);
      // Another kind of token of this server.
      const token = await owner();
      await server.ok('inviteMember', { token, body: { email: 'x@people.example', role: 'payer' } });
      const invitation = (await world().mails('team_invitation')).at(-1)?.text ?? '';
      await isOver(/\/invitation\/([\w-]+)/.exec(invitation)?.[1] ?? '');
    });

    it('stops once where it is followed by two at once', async () => {
      const { server } = world();
      const [mail] = await newMails(async () => put(await vendorToken(world()), first));
      const answers = await Promise.all(
        [1, 2, 3].map(() => server.ask('stopBankDetails', { body: { token: linkOf(mail) } })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    });

    it('keeps the vendor from changing them again, until an owner enters them or the hold is over', async () => {
      const { server } = world();
      const colleague = await joinTeam(world(), await vendorToken(world()), 'vendor');
      const [mail] = await newMails(async () => put(await vendorToken(world()), first));
      await stop(linkOf(mail));
      // The login that made the change is closed; a colleague's is not.
      const typed = { email: colleague.email, password: chosen };
      const again = (await server.ok('loginVendor', { body: typed })).access;
      const sent = { ...body(second), password: chosen };
      expect((await refused(again, 409, sent)).code).toBe('bank_details_stopped');
      await put(await owner(), third);
      expect(await opened()).toBe(third);
      await server.ok('updateBankDetails', { token: again, params: params(), body: sent });
      expect(await opened()).toBe(second);
    });

    it('of a hold that is over leaves nothing of the former details behind', async () => {
      const { server } = world();
      const token = await owner();
      await put(token, first);
      later(49 * hour);
      await put(await owner(), second);
      later(49 * hour);
      await server.database.asSystem((tx) => removeExpired(tx, server.now));
      const row = await server.database.asSystem((tx) =>
        tx.selectFrom('vendor_bank_details').selectAll().executeTakeFirstOrThrow(),
      );
      expect(row).toMatchObject({ former_sealed: null, stop_link: null });
      expect(await opened()).toBe(second);
    });
  });

  it('a merge keeps the details of the vendor that stays, and drops the others', async () => {
    const { server, alder } = world();
    const token = await owner();
    const ash = vendorOf(alder, 'Ash');
    await put(token, first);
    await server.ok('updateBankDetails', { token, params: { id: ash }, body: body(second) });
    const rows = await server.database.asSystem(async (tx) => {
      const ask = { shopId: alder.id, fromId: ash, intoId: loom(), createdBy: null, now: server.now };
      expect(await mergeVendors(tx, ask)).toEqual({ is: 'merged' });
      return tx.selectFrom('vendor_bank_details').select('vendor_id').execute();
    });
    expect(rows).toEqual([{ vendor_id: loom() }]);
    expect(await opened()).toBe(first);
    expect(await server.ok('getBankDetails', { token, params: { id: ash } })).toMatchObject({
      vendor: loom(),
    });
  });

  it('a shop that is closed loses all of them', async () => {
    const { server, alder } = world();
    await put(await owner(), first);
    await server.database.asSystem(async (tx) => {
      await sql`savepoint before`.execute(tx);
      await eraseShop(tx, alder.id, server.now);
      expect(await tx.selectFrom('vendor_bank_details').select('vendor_id').execute()).toEqual([]);
      await sql`rollback to savepoint before`.execute(tx);
    });
  });
});
