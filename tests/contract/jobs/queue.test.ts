import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startJobs, type RunningJobs } from '../../../packages/server/src/jobs/jobs.ts';
import { upkeep } from '../../../packages/server/src/jobs/recurring.ts';
import { rulesChanged } from '../../../packages/server/src/actions/commission/rules-change.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { progressOf } from '../../../packages/server/src/queries/shops/shop-jobs.ts';
import { onBothDatabases } from '../../databases.ts';
import { fillShops, signInAll, vendorOf, type Shop, type Tokens } from '../operations/shops.ts';
import { noon, startServer, type TestServer } from '../server.ts';

onBothDatabases((name, open) => {
  let database: Database;
  let alder: Shop;
  let birch: Shop;
  let server: TestServer;
  let tokens: Tokens;
  let running: RunningJobs | null = null;
  const failures: unknown[] = [];
  const mails: string[] = [];

  beforeAll(async () => {
    database = await open();
    ({ alder, birch } = await fillShops(database));
    server = await startServer(database, { jobs: { wake: () => running?.wake() } });
    tokens = await signInAll(server);
    return () => server.close();
  });
  const start = async () => {
    running = await startJobs(database, {
      clock: () => noon,
      deliverMail: () => Promise.resolve(void mails.push('sent')),
      shopWork: [],
      onFailure: (what, error) => failures.push([what, error]),
    });
  };
  afterEach(async () => {
    await running?.stop();
    running = null;
    expect(failures).toEqual([]);
  });

  const change = (global_commission: string) =>
    server.ok('updateSettings', {
      token: tokens.owner,
      params: { id: alder.id },
      body: { global_commission },
    });
  const due = async () =>
    (await server.ok('getCombinedCommissionTotals', { token: tokens.owner })).commission_due;
  const recalculated = async () => {
    for (;;) {
      const { recalculation } = await server.ok('getSyncProgress', { token: tokens.owner });
      if (!recalculation.active) return recalculation;
      await pause(50);
    }
  };

  describe('the queue of jobs', () => {
    it('runs jobs at its start that were due before', async () => {
      await change('10');
      expect(await due()).toBe('34.50');
      await start();
      expect(await recalculated()).toEqual({
        description: 'Done',
        progress: 100,
        active: false,
        failure: null,
      });
      expect(await due()).toBe('5.30');
    });

    it('begins a job when its transaction is committed, and can be restarted', async () => {
      await start();
      await change('20');
      await recalculated();
      expect(await due()).toBe('12.60');
      await running?.stop();
      await start();
      await change('50');
      await recalculated();
      expect(await due()).toBe('34.50');
    });

    // PostgreSQL's daemon does it in its own time.
    it.runIf(name === 'pglite')(
      'leaves no line that a list must look up in the table to count it',
      async () => {
        await start();
        await change('30');
        await recalculated();
        await running?.stop();
        const plan = await database.asSystem(async (tx) => {
          await sql`set local enable_seqscan = off`.execute(tx);
          await sql`set local enable_bitmapscan = off`.execute(tx);
          const { rows } = await sql<{ 'QUERY PLAN': string }>`explain analyze
          select count(*) from line_items where shop_id = ${alder.id}`.execute(tx);
          return rows.map((row) => row['QUERY PLAN']).join('\n');
        });
        expect(plan).toContain('Heap Fetches: 0');
        await start();
        await change('50');
        await recalculated();
      },
    );

    it('is invisible to the role of a shop', async () => {
      await start();
      await expect(
        database.asShop({ shopId: alder.id, vendorIds: null }, (tx) =>
          sql`select count(*) from work_leases`.execute(tx),
        ),
      ).rejects.toThrow(/permission denied/);
    });

    it('reports a job that fails, tries it again later, and does those of other shops', async () => {
      await start();
      await database.asSystem((tx) =>
        sql`alter table line_items add constraint planted check (shop_id <> ${sql.lit(alder.id)} or net_sales <> 600) not valid`.execute(
          tx,
        ),
      );
      await database.asSystem((tx) =>
        sql`update line_items set net_sales = 1 where title = 'ash tray'`.execute(tx),
      );
      const jobs = running ?? { wake: () => undefined };
      for (const { id } of [alder, birch]) {
        await database.asShop({ shopId: id, vendorIds: null }, (tx) =>
          rulesChanged(tx, jobs, { shopId: id }),
        );
      }
      const stateOf = (shopId: number) => database.asSystem((tx) => progressOf(tx, shopId, 'recalculation'));
      while ((await stateOf(birch.id)).active || failures.length === 0) await pause(50);
      expect(failures.splice(0)).toEqual([[`The recalculation of shop ${alder.id}`, expect.any(Error)]]);
      expect((await stateOf(alder.id)).active).toBe(true);
      const ash = vendorOf(alder, 'Ash');
      expect(
        await server.refused('createPayout', 409, {
          token: tokens.owner,
          body: { vendor: ash, all_line_items: true },
        }),
      ).toMatchObject({ code: 'recalculating' });

      await database.asSystem(async (tx) => {
        await sql`alter table line_items drop constraint planted`.execute(tx);
        await sql`update shop_jobs set resume_at = now()`.execute(tx);
      });
      running?.wake();
      await recalculated();
      expect(await due()).toBe('34.50');
    });

    it('cleans the database up at night', async () => {
      const old = new Date(noon.getTime() - 40 * 24 * 3600 * 1000);
      const count = (table: string) =>
        database.asSystem(async (tx) => {
          const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(tx);
          return rows[0]?.count;
        });
      const before = await count('sessions');
      const tried = await count('password_attempts');
      const devices = await count('known_devices');
      await database.asSystem(async (tx) => {
        await sql`insert into sessions (id, login_id, shop_id, party, created_at, last_seen_at)
          select gen_random_uuid(), login_id, shop_id, 'merchant', ${old}, ${old} from shop_members limit 1`.execute(
          tx,
        );
        await sql`insert into refresh_tokens (token_hash, session_id, issued_at, expires_at)
          select 'old', id, ${old}, ${old} from sessions where created_at = ${old}`.execute(tx);
        await sql`insert into idempotency_keys (shop_id, key, operation, body_hash, attempt, started_at)
          values (${alder.id}, 'an old key', 'createPayout', '', gen_random_uuid(), ${old})`.execute(tx);
        for (const at of [old, noon]) {
          const key = at.toISOString();
          await sql`insert into password_attempts (key, began_at, attempts) values (${key}::bytea, ${at}, 1)`.execute(
            tx,
          );
        }
        // A device that was used a month ago is still known; one that was last used a year ago is not.
        await sql`insert into known_devices (token_hash, login_id, last_used_at)
          select d.word::bytea, m.login_id, d.at from (select login_id from shop_members limit 1) m,
            (values ('recent', ${old}::timestamptz), ('ancient', ${old}::timestamptz - interval '1 year')) d (word, at)`.execute(
          tx,
        );
        await sql`update vendor_totals set due = due + 5 where shop_id = ${alder.id}`.execute(tx);
      });
      await upkeep(database, noon);
      expect(await count('sessions')).toBe(before);
      expect(await count('idempotency_keys')).toBe(0);
      expect(await count('password_attempts')).toBe((tried ?? 0) + 1);
      expect(await count('known_devices')).toBe((devices ?? 0) + 1);
      await start();
      while ((await database.asSystem((tx) => progressOf(tx, alder.id, 'totals'))).active) await pause(50);
      expect(await due()).toBe('34.50');
    });
  });
});
