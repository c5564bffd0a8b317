/** The demo's passwords are public: its shop is never open beside another person's shop. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoLogins, demoMembers, seedDemo } from '../../../packages/server/demo/seed.ts';
import { settleDemo } from '../../../packages/server/src/actions/shops/demo-shop.ts';
import { openShop } from '../../../packages/server/src/actions/shops/new-shop.ts';
import { commands } from '../../../packages/server/src/commands/operate.ts';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import { dump, load } from '../../../packages/server/src/database/backup.ts';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { insertFixture } from '../access/fixture.ts';
import { programOf } from '../access/program.ts';
import { digestOfShops } from '../access/rows-of-shop.ts';
import { insertShop } from '../rows.ts';
import { noon, secretsKey, startServer, type TestServer } from '../server.ts';

const password = demoLogins[0].password;
const people = [...demoLogins, ...demoMembers].map(({ email }) => email);
const draft = {
  domain: 'own.example',
  name: 'Own',
  email: 'me@own.example',
  currency: 'GBP',
  timeZone: 'Europe/London',
};

const shopsIn = (database: Database) =>
  database.asSystem((tx) => tx.selectFrom('shops').select('myshopify_domain').orderBy('id').execute());

/** The rows of every table with a shop, and the logins. */
async function rowsOf(database: Database, shopId: number): Promise<Record<string, number>> {
  return database.asSystem(async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'shop_id'`.execute(
      tx,
    );
    const counts: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int4 as n from ${sql.table(name)} where shop_id = ${shopId}`.execute(tx);
      if (rows[0]?.n !== 0) counts[name] = rows[0]?.n ?? 0;
    }
    return counts;
  });
}

async function linesOf(database: Database): Promise<string[]> {
  const lines: string[] = [];
  await dump(database, (line) => Promise.resolve(void lines.push(line)));
  return lines;
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  for (const line of lines) yield await Promise.resolve(line);
}

forEachDatabase((_name, open) => {
  it('is not loaded into a database that has a shop', async () => {
    const database = await open();
    await database.asSystem((tx) => insertShop(tx, { shop: { myshopify_domain: 'own.example' } }));
    await seedDemo(database, { now: noon, secretsKey });
    expect(await shopsIn(database)).toEqual([{ myshopify_domain: 'own.example' }]);
  });

  describe('of a new installation', () => {
    let database: Database;
    let server: TestServer;
    let demoId: number;
    beforeAll(async () => {
      database = await open();
      await seedDemo(database, { now: noon, secretsKey });
      demoId = (
        await database.asSystem((tx) => tx.selectFrom('shops').select('id').executeTakeFirstOrThrow())
      ).id;
      server = await startServer(database, { signInLimit: 1_000_000 });
    }, 240_000);
    afterAll(() => server.close());

    const statuses = () =>
      Promise.all(
        people.map(async (email) => {
          const asked = { body: { email, password } };
          const isVendor = email === 'vendor@demo.example';
          return (await server.ask(isVendor ? 'loginVendor' : 'createToken', asked)).status;
        }),
      );
    const ownerToken = async () => {
      const body = { email: 'owner@demo.example', password };
      return (await server.ok('createToken', { body })).access;
    };

    it('opens in demo mode alone, and its sessions and keys end with it', async () => {
      expect(await settleDemo(database, { isDemo: true, now: noon })).toBe('open');
      expect(new Set(await statuses())).toEqual(new Set([200]));
      const token = await ownerToken();
      const key = await programOf(server, { token }, { name: 'Bookkeeping' });
      expect((await server.ask('listPayouts', { token: key.secret })).status).toBe(200);

      expect(await settleDemo(database, { isDemo: false, now: noon })).toBe('closed');
      expect(new Set(await statuses())).toEqual(new Set([401]));
      expect((await server.ask('listPayouts', { token })).status).toBe(401);
      expect((await server.ask('listPayouts', { token: key.secret })).status).toBe(401);
      const body = {
        name: 'A',
        email: 'a@b.example',
        password1: 'moss under old glass',
        password2: 'moss under old glass',
        myshopify_domain: 'demo.example',
      };
      expect((await server.ask('registerVendor', { body })).status).toBe(404);

      await settleDemo(database, { isDemo: true, now: noon });
      expect(new Set(await statuses())).toEqual(new Set([200]));
    });

    it('closes beside another shop, in demo mode too, and stays out of a backup', async () => {
      const shop = { myshopify_domain: 'own.example', domain: 'own.example' };
      const own = await database.asSystem((tx) => insertShop(tx, { shop }));
      expect(await settleDemo(database, { isDemo: true, now: noon })).toBe('closed');
      expect(new Set(await statuses())).toEqual(new Set([401]));
      const lines = await linesOf(database);
      expect(lines.filter((line) => line.includes('demo.example'))).toEqual([]);
      expect(lines.filter((line) => line.includes('own.example')).length).toBeGreaterThan(0);

      const restored = await open();
      await load(restored, each(lines.slice(1)));
      expect(await shopsIn(restored)).toEqual([{ myshopify_domain: 'own.example' }]);
      expect(await linesOf(restored)).toEqual(lines);

      const before = await digestOfShops(database, [own]);
      await openShop(database, { ...draft, domain: 'next.example' }, 'a password of one’s own', noon);
      expect(await shopsIn(database)).toEqual([
        { myshopify_domain: 'own.example' },
        { myshopify_domain: 'next.example' },
      ]);
      expect(await rowsOf(database, demoId)).toEqual({});
      expect(await digestOfShops(database, [own])).toEqual(before);
      const logins = await database.asSystem((tx) => tx.selectFrom('logins').select('email').execute());
      expect(logins.filter(({ email }) => email.endsWith('@demo.example'))).toEqual([]);
    });
  });

  it('gives way to the first shop, whose owner never gets a login with the public password', async () => {
    const database = await open();
    await seedDemo(database, { now: noon, secretsKey });
    const own = { ...draft, email: 'owner@demo.example' };
    expect(await openShop(database, own, 'a password of one’s own', noon)).toMatchObject({
      is: 'opened',
      password: 'a password of one’s own',
      demoIsRemoved: true,
    });
    expect(await shopsIn(database)).toEqual([{ myshopify_domain: 'own.example' }]);
  });

  it('a shop is removed after a review, by its name, and no other loses a row', async () => {
    const database = await open();
    const { alder, birch } = await insertFixture(database);
    const [shopId, other] = [alder.ids.first.shop, birch.ids.first.shop];
    const before = await digestOfShops(database, [other]);
    const { name, myshopify_domain: domain } = await database.asSystem((tx: Tx) =>
      tx.selectFrom('shops').selectAll().where('id', '=', shopId).executeTakeFirstOrThrow(),
    );
    const means = {
      database,
      clock: () => noon,
      secrets: () => Promise.resolve(sealerOf(secretsKey)),
      password: '',
    };
    const remove = (typed: Record<string, string>) =>
      commands['remove-shop']?.run({ shop: domain, ...typed }, means);

    const setStatus = (status: 'sent' | 'failed') =>
      database.asSystem((tx) =>
        tx
          .updateTable('payouts')
          .set({ status })
          .where('shop_id', '=', shopId)
          .where('status', '<>', 'deleted')
          .execute(),
      );
    await setStatus('sent');
    expect(await remove({})).toMatchObject({
      is: 'refused',
      faults: [expect.stringContaining('is not settled yet')],
    });
    await setStatus('failed');
    const review = await remove({});
    expect(JSON.stringify(review)).toContain('Nothing is deleted yet.');
    expect(await remove({ name: 'Another' })).toMatchObject({ is: 'refused' });
    expect(Object.keys(await rowsOf(database, shopId)).length).toBeGreaterThan(40);

    expect(await remove({ name })).toMatchObject({ is: 'done' });
    expect(await rowsOf(database, shopId)).toEqual({});
    expect(await digestOfShops(database, [other])).toEqual(before);
    const orphans = await database.asSystem((tx) =>
      sql`select from logins l where not is_forgotten
        and not exists (select from shop_members m where m.login_id = l.id)
        and not exists (select from vendor_signups u where u.login_id = l.id)`.execute(tx),
    );
    expect(orphans.rows).toEqual([]);
  });
});
