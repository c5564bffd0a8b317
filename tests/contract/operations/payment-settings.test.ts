import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { placeOfSecret } from '../../../packages/server/src/payments/payment-secrets.ts';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import type { Tx } from '../../../packages/server/src/database/database.ts';
import { secretsKey, type TestServer } from '../server.ts';
import type { Shop, Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

const secret = 'EJ-a-secret-that-no-one-may-read-8Q2fT';

const empty = {
  live_api_client: '',
  live_api_secret: '',
  test_api_client: '',
  test_api_secret: '',
  live_mode: false,
  live_api_secret_set: false,
  live_api_secret_last4: '',
  test_api_secret_set: false,
  test_api_secret_last4: '',
  live_check: 'not_checked',
  test_check: 'not_checked',
};

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let birch: Shop;
  let tokens: Tokens;
  beforeEach(async () => {
    ({ server, alder, birch, tokens } = world());
    await server.database.asSystem(async (tx) => {
      await tx.deleteFrom('payment_settings').execute();
      await tx.updateTable('shops').set({ can_use_paypal: true }).execute();
    });
  });

  const put = (body: object, id = alder.id) =>
    server.ok('updatePaymentSettings', { token: tokens.owner, params: { id }, body });
  const refused = (status: number, body: unknown, id = alder.id) =>
    server.refused('updatePaymentSettings', status, { token: tokens.owner, params: { id }, body });
  const settings = async (token = tokens.owner) =>
    (await server.ok('getPaymentSettings', { token })).results[0];

  it('are empty until something is entered, and then change by what is sent', async () => {
    expect(await settings()).toEqual({ id: alder.id, ...empty });
    const answer = await put({
      live_api_client: 'AZ-live',
      live_api_secret: ` ${secret}\n`,
      live_mode: true,
    });
    expect(answer).toEqual({
      id: alder.id,
      ...empty,
      live_api_client: 'AZ-live',
      live_api_secret: '••••Q2fT',
      live_api_secret_set: true,
      live_api_secret_last4: 'Q2fT',
      live_mode: true,
    });
    expect(await settings()).toEqual(answer);
    expect(await settings(tokens.stranger)).toEqual({ id: birch.id, ...empty });
  });

  it('keep a secret that comes back masked, and drop one that comes back empty', async () => {
    const whole = await put({ live_api_secret: secret, test_api_secret: 'short' });
    expect(whole).toMatchObject({ test_api_secret: '••••', test_api_secret_last4: '' });
    expect(await put({ ...whole, live_mode: true })).toEqual({ ...whole, live_mode: true });
    expect(await kept('live_api_secret')).toBe(secret);
    expect(await kept('test_api_secret')).toBe('short');
    expect(await put({ test_api_secret: '' })).toMatchObject({ test_api_secret_set: false });
    expect(await kept('test_api_secret')).toBeNull();
    expect(await kept('live_api_secret')).toBe(secret);
  });

  it('refuse another mask and unknown keys', async () => {
    await put({ live_api_secret: secret });
    expect(await refused(422, { live_api_secret: '••••9999' })).toMatchObject({
      code: 'invalid_value',
      errors: [{ pointer: '/live_api_secret' }],
    });
    expect((await refused(400, { live_api_key: 'x' })).code).toBe('unknown_key');
    expect((await refused(400, { live_mode: 'true' })).code).toBe('wrong_type');
    expect((await refused(400, {})).code).toBe('required');
    expect(await kept('live_api_secret')).toBe(secret);
  });

  it('are not found for a shop that cannot use PayPal, nor of another shop', async () => {
    await put({ live_api_client: 'AZ-live' });
    await refused(404, { live_mode: true }, birch.id);
    await refused(404, { live_mode: true, id: birch.id }, 999_999);
    await server.database.asSystem((tx) =>
      tx.updateTable('shops').set({ can_use_paypal: false }).where('id', '=', alder.id).execute(),
    );
    expect(await server.ok('getPaymentSettings', { token: tokens.owner })).toMatchObject({
      count: 0,
      results: [],
    });
    await refused(404, { live_mode: true });
  });

  it('never leave a secret in the database, nor show the settings to anyone but the shop', async () => {
    await put({ live_api_client: 'AZ-live', live_api_secret: secret, test_api_secret: secret });
    const dump = await server.database.asSystem(dumpOf);
    expect(dump).toContain('AZ-live');
    expect(dump).not.toContain(secret);
    expect(dump).not.toContain(Buffer.from(secret).toString('hex'));
    for (const role of ['vendor', 'rep'] as const) {
      await server.refused('getPaymentSettings', 403, { token: tokens[role] });
    }
    const seen = await server.database.asShop({ shopId: alder.id, vendorIds: [1, 2] }, (tx) =>
      tx.selectFrom('payment_settings').selectAll().execute(),
    );
    expect(seen).toEqual([]);
  });

  async function kept(name: 'live_api_secret' | 'test_api_secret'): Promise<string | null> {
    const row = await server.database.asSystem((tx) =>
      tx.selectFrom('payment_settings').selectAll().where('shop_id', '=', alder.id).executeTakeFirstOrThrow(),
    );
    const sealed = row[name];
    return sealed === null
      ? null
      : sealerOf(secretsKey).open(sealed, placeOfSecret(alder.id, 'paypal', name));
  }
});

/** Every row of every table, as text. */
async function dumpOf(tx: Tx): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(tx);
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.table(name)} t`.execute(
      tx,
    );
    parts.push(...rows.map(({ line }) => line));
  }
  return parts.join('\n');
}
