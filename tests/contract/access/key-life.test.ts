import { keyScopes } from '@consignment/domain/people/key-scopes';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { fetchFile } from '../exports/files.ts';
import type { Actor } from './actors.ts';
import type { Scenario } from './calls.ts';
import { programOf, type Program } from './program.ts';
import { openAccessWorld, type AccessWorld } from './world.ts';

/*
 * A key from its making to its end: what is kept of it, when it works, how often it may call, and what becomes of it
 * when it is rotated or revoked, or when its vendor is hidden.
 */

const minute = 60_000;
const day = 24 * 60 * minute;

forEachDatabase((_name, open) => {
  let world: AccessWorld;
  let scenario: Scenario;
  let owner: Actor;
  beforeAll(async () => {
    world = await openAccessWorld(await open());
    scenario = await world.addScenario();
    owner = scenario.actors.merchant;
  });
  afterAll(() => world.close());

  const later = (ms: number) => {
    world.server.now = new Date(world.server.now.getTime() + ms);
  };
  /** The owner's session is renewed with each call, since time passes here. */
  const asOwner = async () => {
    const { actorsOf } = await import('./actors.ts');
    owner = (await actorsOf(world.server.database, scenario.fixture, world.server.now)).merchant;
    return { token: owner.token ?? '' };
  };
  const payouts = (token: string) => world.server.ask('listPayouts', { token });
  const refusal = async (token: string) => {
    const { code, detail } = await world.server.refused('listPayouts', 401, { token });
    return { code, detail };
  };
  const seen = async ({ id }: Program) => {
    const { results } = await world.server.ok('listKeys', await asOwner());
    return results.find((key) => key.id === id);
  };

  it('is shown once: neither the list nor the database has it', async () => {
    const program = await programOf(world.server, owner, { name: 'Bookkeeping' });
    expect(program.secret).toMatch(/^csg_live_\d+_[0-9a-f]{64}$/);
    const secret = program.secret.split('_')[3] ?? '';
    const list = await world.server.ask('listKeys', { token: owner.token ?? '' });
    expect(JSON.stringify(list.body)).not.toContain(secret);
    const { rows } = await world.server.database.asSystem((tx) =>
      sql<{ text: string }>`select k::text as text from api_keys k where id = ${program.id}`.execute(tx),
    );
    expect(rows[0]?.text).toContain('Bookkeeping');
    expect(rows[0]?.text).not.toContain(secret);
    const hash = world.server.database.asShop({ shopId: owner.own.shop, vendorIds: null }, (tx) =>
      tx.selectFrom('api_keys').select('hash').execute(),
    );
    await expect(hash).rejects.toThrow('permission denied');
  });

  it('is refused with another secret, mode, number or form, and anywhere but in its header', async () => {
    const { secret } = await programOf(world.server, owner);
    const [, , id = '', digits = ''] = secret.split('_');
    const notValid = { code: 'key_refused', detail: 'This key is not valid.' };
    const turned = digits.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const wrong of [
      `csg_live_${id}_${turned}`,
      `csg_test_${id}_${digits}`,
      `csg_live_900000000001_${digits}`,
      `csg_live_${id}_${digits.slice(1)}`,
      `csg_live_${id}_${digits}0`,
      `csg_live_${id}_${digits.toUpperCase()}x`,
      `csg_live_0${id}_${digits}`,
      'csg_live_1e3_',
      'csg_',
    ]) {
      expect(await refusal(wrong)).toEqual(notValid);
    }
    for (const name of ['key', 'token', 'access_token', 'authorization']) {
      const path = `/vendors/payouts/?${new URLSearchParams([[name, secret]]).toString()}`;
      expect((await world.server.call('GET', path)).status).toBe(401);
    }
    const asHeader = { headers: { 'x-api-key': secret, cookie: `token=${secret}` } };
    expect((await world.server.call('GET', '/vendors/payouts/', asHeader)).status).toBe(401);
    expect((await payouts(secret)).status).toBe(200);
  });

  it('keeps when and from where it was used, to the minute', async () => {
    const program = await programOf(world.server, owner);
    expect(await seen(program)).toMatchObject({ last_used_at: null, last_used_from: '' });
    const first = world.server.now;
    await payouts(program.secret);
    later(20_000);
    await payouts(program.secret);
    expect(await seen(program)).toMatchObject({
      last_used_at: first.toISOString(),
      last_used_from: '127.0.0.1',
    });
    later(minute);
    await payouts(program.secret);
    expect(await seen(program)).toMatchObject({ last_used_at: world.server.now.toISOString() });
  });

  it('ends at its time, which can be moved until then', async () => {
    const expires_at = new Date(world.server.now.getTime() + day).toISOString();
    const program = await programOf(world.server, owner, { expires_at });
    expect((await payouts(program.secret)).status).toBe(200);
    const moved = new Date(world.server.now.getTime() + 2 * day).toISOString();
    const params = { id: program.id };
    const change = { name: 'Longer', expires_at: moved };
    const changed = await world.server.ok('updateKey', { ...(await asOwner()), params, body: change });
    expect(changed).toMatchObject({ ...change, id: program.id });
    later(2 * day - 1);
    expect((await payouts(program.secret)).status).toBe(200);
    later(1);
    expect(await refusal(program.secret)).toEqual({ code: 'key_refused', detail: 'This key has expired.' });
    const token = await asOwner();
    const late = await world.server.refused('updateKey', 409, {
      ...token,
      params,
      body: { expires_at: null },
    });
    expect(late.code).toBe('stale');
    const past = await world.server.refused('createKey', 422, {
      ...token,
      body: { mode: 'live', name: 'Past', scopes: ['payouts:read'], expires_at: moved },
    });
    expect(past.errors[0]).toMatchObject({ code: 'invalid_value', pointer: '/expires_at' });
  });

  it('works beside the key that follows it for as long as it is given, and no longer', async () => {
    const old = await programOf(world.server, owner, { name: 'Sync', scopes: ['payouts:read'] });
    const params = { id: old.id };
    const rotated = await world.server.ok('rotateKey', {
      ...(await asOwner()),
      params,
      body: { overlap_days: 2 },
    });
    expect(rotated.key).toMatchObject({ name: 'Sync', scopes: ['payouts:read'], rotated_from: old.id });
    expect([(await payouts(old.secret)).status, (await payouts(rotated.secret)).status]).toEqual([200, 200]);
    const again = { ...(await asOwner()), params, body: { overlap_days: 1 } };
    expect((await world.server.refused('rotateKey', 409, again)).code).toBe('stale');
    later(2 * day);
    expect((await refusal(old.secret)).detail).toBe('This key has expired.');
    expect((await payouts(rotated.secret)).status).toBe(200);

    const atOnce = await world.server.ok('rotateKey', {
      ...(await asOwner()),
      params: { id: rotated.key.id },
      body: { overlap_days: 0 },
    });
    expect((await refusal(rotated.secret)).code).toBe('key_refused');
    expect((await payouts(atOnce.secret)).status).toBe(200);
    const tooLong = { ...(await asOwner()), params: { id: atOnce.key.id }, body: { overlap_days: 8 } };
    expect((await world.server.refused('rotateKey', 400, tooLong)).code).toBe('out_of_range');
  });

  it('ends with its next call when it is revoked, and stays so', async () => {
    const program = await programOf(world.server, owner);
    const params = { id: program.id };
    const token = await asOwner();
    const { revoked_at } = await world.server.ok('revokeKey', { ...token, params });
    expect(revoked_at).toBe(world.server.now.toISOString());
    expect(await refusal(program.secret)).toEqual({
      code: 'key_refused',
      detail: 'This key has been revoked.',
    });
    later(minute);
    expect(await world.server.ok('revokeKey', { ...(await asOwner()), params })).toMatchObject({
      revoked_at,
    });
  });

  it('goes on when the person who made it has left', async () => {
    const program = await programOf(world.server, owner);
    const { shop } = owner.own;
    await world.server.database.asSystem((tx) =>
      tx
        .updateTable('api_keys')
        .set({ created_by: null })
        .where('shop_id', '=', shop)
        .where('id', '=', program.id)
        .execute(),
    );
    expect((await payouts(program.secret)).status).toBe(200);
    expect(await seen(program)).toMatchObject({ created_by: null });
  });

  it('makes as many calls a minute as the shop says, its successor counted', async () => {
    const program = await programOf(world.server, owner, { calls_a_minute: 3 });
    const statuses: number[] = [];
    for (let nth = 0; nth < 3; nth++) statuses.push((await payouts(program.secret)).status);
    const over = await payouts(program.secret);
    expect(statuses).toEqual([200, 200, 200]);
    expect({ status: over.status, body: over.body }).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    });
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    const { secret } = await world.server.ok('rotateKey', {
      ...(await asOwner()),
      params: { id: program.id },
      body: { overlap_days: 1 },
    });
    expect((await payouts(secret)).status).toBe(429);
    const other = await programOf(world.server, { token: (await asOwner()).token });
    expect((await payouts(other.secret)).status).toBe(200);
  });

  it('has its own Idempotency-Keys, which its successor continues with', async () => {
    const [one, other] = [await programOf(world.server, owner), await programOf(world.server, owner)];
    const headers = { 'idempotency-key': 'payday-of-march' };
    const item = { title: 'Stand hire', commission: '5.00', vendor_id: owner.own.vendor };
    const due = await world.server.ok('createCustomItem', { ...(await asOwner()), body: item });
    const body = { vendor: owner.own.vendor, line_item_ids: [due.id] };
    const pay = (token: string) => world.server.ask('createPayout', { token, headers, body });
    const first = await pay(one.secret);
    expect(first.status).toBe(201);
    expect((await pay(one.secret)).body).toEqual(first.body);
    // The same request of another key is another request: what it would pay is paid.
    for (const token of [other.secret, (await asOwner()).token]) {
      expect((await pay(token)).body).toMatchObject({ code: 'already_paid' });
    }
    const { secret } = await world.server.ok('rotateKey', {
      ...(await asOwner()),
      params: { id: one.id },
      body: { overlap_days: 1 },
    });
    expect((await pay(secret)).body).toEqual(first.body);
  });

  it('gets links to files, which end with it', async () => {
    const program = await programOf(world.server, owner);
    const query = { id: owner.own.payout };
    const { url } = await world.server.ok('exportPayout', { token: program.secret, query });
    expect((await fetchFile(world.server, url)).bytes.length).toBeGreaterThan(500);
    const unopened = await world.server.ok('exportPayout', { token: program.secret, query });
    await world.server.ok('revokeKey', { ...(await asOwner()), params: { id: program.id } });
    expect((await fetch(world.server.url + unopened.url)).status).toBe(404);
  });

  it('of a vendor is refused what the vendor is: while the portal is closed, and once the vendor is hidden', async () => {
    const { vendor, shop } = owner.own;
    const program = await programOf(world.server, owner, { vendor });
    const lines = async () =>
      (await world.server.ok('listCommissions', { token: program.secret })).results.length;
    expect(await lines()).toBeGreaterThan(0);
    const hide = (hidden: boolean) =>
      world.server.database.asSystem((tx) =>
        tx.updateTable('vendors').set({ hidden }).where('id', '=', vendor).execute(),
      );
    await hide(true);
    expect(await lines()).toBe(0);
    await hide(false);
    const meta = { shop_id: shop, meta_key: 'vendor_portal_disabled', meta_value: 'true' };
    await world.server.database.asSystem((tx) => tx.insertInto('shop_metas').values(meta).execute());
    const closed = await world.server.refused('listCommissions', 403, { token: program.secret });
    expect(closed.code).toBe('portal_closed');
    await world.server.database.asSystem((tx) =>
      tx.deleteFrom('shop_metas').where('shop_id', '=', shop).where('meta_key', '=', meta.meta_key).execute(),
    );
    expect(await lines()).toBeGreaterThan(0);
  });

  it('may not send money elsewhere without the scope to pay', async () => {
    const change = { params: { id: owner.own.vendor }, body: { paypal_email: 'elsewhere@vendor.example' } };
    const scopes = keyScopes.filter((scope) => scope !== 'payouts:write');
    const careful = await programOf(world.server, owner, { scopes });
    const refused = await world.server.refused('updateVendor', 403, { token: careful.secret, ...change });
    expect(refused.code).toBe('scope_missing');
    const ofVendor = await programOf(world.server, owner, { vendor: owner.own.vendor });
    expect(
      (await world.server.refused('updateVendor', 403, { token: ofVendor.secret, ...change })).code,
    ).toBe('forbidden');
    const whole = await programOf(world.server, owner);
    await world.server.ok('updateVendor', { token: whole.secret, ...change });
  });

  it('is refused to be made for an unknown scope, a vendor of others, or as the hundred and first', async () => {
    const token = await asOwner();
    const body = { mode: 'live', name: 'Program', scopes: ['payouts:read'] };
    const ask = (change: object) => world.server.ask('createKey', { ...token, body: { ...body, ...change } });
    const code = async (change: object) => (await ask(change)).body;
    expect(await code({ scopes: ['payouts:read', 'keys:write'] })).toMatchObject({
      code: 'invalid_value',
      errors: [{ pointer: '/scopes/1' }],
    });
    expect(await code({ scopes: ['products:write'] })).toMatchObject({ code: 'invalid_value' });
    expect(await code({ name: '  ' })).toMatchObject({ code: 'required' });
    expect(await code({ vendor: scenario.fixture.birch.ids.first.vendor })).toMatchObject({
      code: 'not_found',
    });
    let made = 0;
    while ((await ask({})).status === 201) made++;
    expect(made).toBeLessThan(100);
    expect(await code({})).toMatchObject({ status: 409, code: 'too_many_keys' });
  });

  it('was never logged', () => {
    expect(world.logged.length).toBeGreaterThan(50);
    expect(world.logged.filter((line) => line.includes('csg_'))).toEqual([]);
  });
});
