import { afterAll, beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import type { Tx } from '../../../packages/server/src/database/database.ts';
import { createSandboxWork } from '../../../packages/server/src/jobs/sandboxes.ts';
import { shopIdByDomain } from '../../../packages/server/src/queries/people/logins.ts';
import { shopsWithSchedule } from '../../../packages/server/src/features/statements/queries/statement-schedules.ts';
import { statesOfShops } from '../../../packages/server/src/queries/shops/operator.ts';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import { insertVendor } from '../rows.ts';
import { secretsKey } from '../server.ts';
import type { Actor } from './actors.ts';
import { programOf, type Program } from './program.ts';
import type { Scenario } from './calls.ts';
import { openAccessWorld, type AccessWorld } from './world.ts';

/*
 * The sandbox of a shop is reached by its test keys alone, and reaches nothing: no mail, no other server, no list of shops.
 */

forEachDatabase((_name, open) => {
  let world: AccessWorld;
  let scenario: Scenario;
  let owner: Actor;
  let live: Program;
  let test: Program;

  beforeAll(async () => {
    world = await openAccessWorld(await open());
    scenario = await world.addScenario();
    owner = scenario.actors.merchant;
    live = await programOf(world.server, owner);
    test = await programOf(world.server, owner, { mode: 'test' });
  });
  afterAll(() => world.close());

  const asSystem = <T>(work: (tx: Tx) => Promise<T>) => world.server.database.asSystem(work);
  /** Fills the sandboxes that are due with two vendors. */
  async function fillAll(): Promise<void> {
    const { database } = world.server;
    const work = createSandboxWork({
      database,
      secrets: sealerOf(secretsKey),
      publicUrl: () => world.server.url,
      clock: () => world.server.now,
      fill: async (of, { shopId, report }) => {
        await of.asSystem((tx) => insertVendor(tx, shopId));
        await report('Filling', 0.5);
        await of.asSystem((tx) => insertVendor(tx, shopId));
      },
    });
    for (const shopId of await work.dueShops()) await work.run(shopId, new AbortController().signal);
  }
  const vendorsOf = async ({ secret }: Program) => {
    const { results } = await world.server.ok('listCommissionTotals', { token: secret });
    return results.map(({ id }) => id);
  };
  const sandboxId = async () => {
    const { id } = await asSystem((tx) =>
      tx.selectFrom('shops').select('id').where('sandbox_of', '=', owner.own.shop).executeTakeFirstOrThrow(),
    );
    return id;
  };

  it('is made with the first test key, which waits until it is full', async () => {
    const token = owner.token ?? '';
    expect(await world.server.ok('getSandbox', { token })).toMatchObject({
      state: 'filling',
      filled_at: null,
    });
    const waiting = await world.server.ask('listPayouts', { token: test.secret });
    expect(waiting.status).toBe(503);
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
    await fillAll();
    expect(await world.server.ok('getSandbox', { token })).toMatchObject({ state: 'ready', progress: 100 });
    expect(await vendorsOf(test)).toHaveLength(2);
  });

  it('is not reached by a live key, and its keys reach no shop', async () => {
    const ids = await vendorsOf(test);
    const real = await vendorsOf(live);
    expect(real).toHaveLength(3);
    expect(ids.filter((id) => real.includes(id))).toEqual([]);
    const vendor = (token: string, id: number | undefined) =>
      world.server.ask('getVendor', { token, params: { id: id ?? 0 } });
    expect((await vendor(test.secret, ids[0])).status).toBe(200);
    expect((await vendor(live.secret, ids[0])).status).toBe(404);
    expect((await vendor(test.secret, real[0])).status).toBe(404);
    const another = await programOf(world.server, scenario.actors['merchant of another shop']);
    expect((await vendor(another.secret, ids[0])).status).toBe(404);
    const shop = await sandboxId();
    for (const named of [String(shop), `sandbox-of-${String(owner.own.shop)}.invalid`]) {
      const query = { shop: named };
      expect((await world.server.ask('listPayouts', { token: live.secret, query })).status).toBe(404);
      expect((await world.server.ask('listPayouts', { token: owner.token ?? '', query })).status).toBe(404);
    }
  });

  it('has no key of a vendor', async () => {
    const body = { mode: 'test', name: 'Vendor', scopes: ['payouts:read'], vendor: owner.own.vendor };
    const problem = await world.server.refused('createKey', 422, { token: owner.token ?? '', body });
    expect(problem.errors[0]).toMatchObject({ pointer: '/vendor' });
  });

  it('sends no mail, pays no one through a provider and calls no other server', async () => {
    const token = test.secret;
    const [vendor = 0] = await vendorsOf(test);
    await asSystem((tx) =>
      tx
        .updateTable('vendors')
        .set({ email: 'vendor@sandbox.example', paypal_email: 'vendor@sandbox.example' })
        .where('id', '=', vendor)
        .execute(),
    );
    const item = { title: 'Stand hire', commission: '5.00', vendor_id: vendor };
    await world.server.ok('createCustomItem', { token, body: item });
    const body = { vendor, all_line_items: true, additional_pay: '5.00' };
    const { id } = await world.server.ok('createPayout', { token, body });
    const shopId = await sandboxId();
    const mails = await asSystem((tx) =>
      tx.selectFrom('mails').select(['state', 'text_body']).where('shop_id', '=', shopId).execute(),
    );
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.every(({ state, text_body: text }) => state === 'sent' && text === '')).toBe(true);
    await world.server.ok('deletePayout', { token, params: { id } });

    const logo = { meta_key: 'vendor_portal_logo_url', meta_value: 'https://93.184.216.34/logo.png' };
    const refused = await world.server.refused('createShopMeta', 422, { token, body: logo });
    expect(refused.detail).toContain('A sandbox does not call other servers.');
  });

  it('is in no list of shops and in no schedule', async () => {
    const shopId = await sandboxId();
    await world.server.ok('updateStatementSchedule', {
      token: test.secret,
      body: { day_of_month: 1, sends_mail: true },
    });
    const [shops, scheduled] = [await asSystem(statesOfShops), await asSystem(shopsWithSchedule)];
    expect(shops.map(({ id }) => id)).toContain(owner.own.shop);
    expect(shops.map(({ id }) => id)).not.toContain(shopId);
    expect(scheduled.map(({ id }) => id)).not.toContain(shopId);
    const domain = `sandbox-of-${String(owner.own.shop)}.invalid`;
    expect(await asSystem((tx) => shopIdByDomain(tx, domain))).toBeNull();
    expect((await world.server.ask('getPublicShop', { query: { shop: domain } })).status).toBe(404);
  });

  it('is emptied and filled again when it is reset, once however often it is asked for', async () => {
    const token = owner.token ?? '';
    const before = await vendorsOf(test);
    expect(await world.server.ok('resetSandbox', { token })).toMatchObject({ state: 'filling', progress: 0 });
    await world.server.ok('resetSandbox', { token });
    expect((await world.server.ask('listPayouts', { token: test.secret })).status).toBe(503);
    expect(await vendorsOf(live)).toHaveLength(3);
    await fillAll();
    const after = await vendorsOf(test);
    expect(after).toHaveLength(2);
    expect(after.filter((id) => before.includes(id))).toEqual([]);
    expect(world.server.failures).toEqual([]);
  });
});
