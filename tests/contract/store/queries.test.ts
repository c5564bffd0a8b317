import { beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { findKey } from '../../../packages/server/src/queries/people/api-keys.ts';
import { passkeyByCredential } from '../../../packages/server/src/queries/people/factors.ts';
import { knownOrders } from '../../../packages/server/src/queries/imports/known-orders.ts';
import { readBacklog } from '../../../packages/server/src/queries/backlog.ts';
import {
  insertComparedOrders,
  replaceRecord,
} from '../../../packages/server/src/features/reconciliation/queries/compared-orders.ts';
import {
  setEmail,
  setLoginName,
  setPasswordHash,
} from '../../../packages/server/src/queries/people/logins.ts';
import { soldInOrders } from '../../../packages/server/src/queries/mail-recipients.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { insertLine, insertOrder, insertShop, insertVendor, someDay } from '../rows.ts';

/** Queries read and change the rows that they are asked for, and no others. */
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

  it('a name, a password and an address are changed for one login alone', async () => {
    await database.asSystem(async (tx) => {
      const values = ['ida', 'robin'].map((name) => ({
        name,
        email: `${name}@names.example`,
        password_hash: '',
        created_at: someDay,
      }));
      const [ida] = await tx.insertInto('logins').values(values).returning('id').execute();
      const id = ida?.id ?? 0;
      await setLoginName(tx, id, 'Ida Fell');
      await setPasswordHash(tx, id, 'a hash');
      await setEmail(tx, id, 'fell@names.example');
      const names = await tx
        .selectFrom('logins')
        .select(['name', 'password_hash', 'email'])
        .where('email', 'like', '%@names.example')
        .orderBy('id')
        .execute();
      expect(names).toEqual([
        { name: 'Ida Fell', password_hash: 'a hash', email: 'fell@names.example' },
        { name: 'robin', password_hash: '', email: 'robin@names.example' },
      ]);
    });
  });

  it('the goods of an order are those that are still sold in it', async () => {
    await database.asSystem(async (tx) => {
      const shopId = await insertShop(tx, {
        shop: { myshopify_domain: 'sold.example', domain: 'sold.example' },
      });
      const vendorId = await insertVendor(tx, shopId);
      const orderId = await insertOrder(tx, shopId);
      for (const quantity of [2, 0])
        await insertLine(tx, shopId, orderId, {
          name: `${quantity} of it`,
          quantity,
          tracked_vendor_id: vendorId,
        });
      const sold = await soldInOrders(tx, shopId, [orderId]);
      expect(sold.map(({ items }) => items)).toEqual([[{ title: '2 of it', quantity: 2 }]]);
    });
  });

  it('an order that is fetched again replaces what is compared of it, and no other', async () => {
    await database.asSystem(async (tx) => {
      const shop_id = await insertShop(tx, {
        shop: { myshopify_domain: 'compared.example', domain: 'compared.example' },
      });
      const source = await tx
        .insertInto('compared_sources')
        .values({ shop_id, role: 'platform', made_at: someDay })
        .returningAll()
        .executeTakeFirstOrThrow();
      const orders = [1, 2].map((row) => ({
        row,
        platformId: String(row),
        name: `#${row}`,
        record: { old: true },
        processedAt: null,
        currency: 'GBP',
        updatedAt: null,
        isOff: false,
        isRefunded: false,
        lines: [],
      }));
      await insertComparedOrders(tx, { shopId: shop_id, sourceId: source.id }, orders);
      const read = () =>
        tx
          .selectFrom('compared_orders')
          .select(['id', 'record'])
          .where('source_id', '=', source.id)
          .orderBy('id')
          .execute();
      const [first] = await read();
      await replaceRecord(tx, source, { id: first?.id ?? 0, record: { old: false }, updatedAt: null });
      expect((await read()).map(({ record }) => record)).toEqual([{ old: false }, { old: true }]);
    });
  });

  it('messages of platforms wait until they are handled', async () => {
    await database.asSystem(async (tx) => {
      const shopId = await insertShop(tx, {
        shop: { myshopify_domain: 'inbox.example', domain: 'inbox.example' },
      });
      for (const [id, handled] of [
        ['a', null],
        ['b', someDay],
        ['c', someDay],
      ] as const)
        await sql`insert into platform_inbox (shop_id, message_id, subject, object_id, received_at, due_at, handled_at)
          values (${shopId}, ${id}, 'order', '1', ${someDay}, ${someDay}, ${handled})`.execute(tx);
      expect(await readBacklog(tx)).toMatchObject({ messages_of_platforms: 1 });
    });
  });

  it('finds the sandbox that belongs to the shop of a test key', async () => {
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
