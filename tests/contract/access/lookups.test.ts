import { beforeAll, expect, it } from 'vitest';
import { findKey } from '../../../packages/server/src/queries/api-keys.ts';
import { passkeyByCredential } from '../../../packages/server/src/queries/factors.ts';
import { knownOrders } from '../../../packages/server/src/queries/imports/known-orders.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { insertOrder, insertShop, someDay } from '../rows.ts';

/** A look-up finds rows of the one that asks, whatever else is there. */
forEachDatabase((_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it('a passkey is found for its own login alone', async () => {
    await database.asSystem(async (tx) => {
      const logins = await tx
        .insertInto('logins')
        .values(
          ['a@b.example', 'c@d.example'].map((email) => ({
            email,
            name: '',
            password_hash: '',
            created_at: someDay,
          })),
        )
        .returning('id')
        .execute();
      const [own, other] = logins.map(({ id }) => id);
      if (own === undefined || other === undefined) throw new Error('Two logins were not made.');
      const passkey = { public_key: Buffer.of(1), counter: 0, name: 'Laptop', created_at: someDay };
      const credentials = [Buffer.of(7), Buffer.of(8)];
      for (const credential_id of credentials)
        await tx
          .insertInto('passkeys')
          .values({ ...passkey, login_id: own, credential_id, transports: [] })
          .execute();
      const [credentialId = Buffer.of()] = credentials;
      expect(await passkeyByCredential(tx, { loginId: own, credentialId })).not.toBeNull();
      expect(await passkeyByCredential(tx, { loginId: other, credentialId })).toBeNull();
      expect(await passkeyByCredential(tx, { loginId: own, credentialId: Buffer.of(9) })).toBeNull();
    });
  });

  it('a test key leads to the sandbox of its own shop', async () => {
    await database.asSystem(async (tx) => {
      const shops = [];
      for (const state of ['failed', 'ready', 'filling'] as const) {
        const shopId = await insertShop(tx, {
          shop: { myshopify_domain: `${state}.example`, domain: `${state}.example` },
        });
        const domain = `sandbox-of-${shopId}.invalid`;
        const sandboxId = await insertShop(tx, {
          shop: { myshopify_domain: domain, domain, sandbox_of: shopId },
        });
        await tx.insertInto('sandboxes').values({ shop_id: shopId, state, asked_at: someDay }).execute();
        const key = {
          shop_id: shopId,
          mode: 'test' as const,
          name: state,
          scopes: JSON.stringify([]),
          hash: Buffer.alloc(32, shopId),
          calls_a_minute: 60,
          created_at: someDay,
        };
        const { id } = await tx.insertInto('api_keys').values(key).returning('id').executeTakeFirstOrThrow();
        shops.push({ id, sandboxId, state });
      }
      for (const { id, sandboxId, state } of shops)
        expect(await findKey(tx, id)).toMatchObject({ sandbox_id: sandboxId, sandbox_state: state });
    });
  });

  it('stored orders are those with the ids or names that a file has', async () => {
    await database.asSystem(async (tx) => {
      const shopId = await insertShop(tx, {
        shop: { myshopify_domain: 'orders.example', domain: 'orders.example' },
      });
      for (const n of [1, 2, 3]) await insertOrder(tx, shopId, { platform_id: `p${n}`, name: `#${n}` });
      const found = await knownOrders(tx, shopId, { ids: ['p1', 'p9'], names: ['#3'] });
      expect(found.map(({ name }) => name)).toEqual(['#1', '#3']);
      expect(await knownOrders(tx, shopId, { ids: [], names: [] })).toEqual([]);
    });
  });
});
