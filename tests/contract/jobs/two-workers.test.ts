import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { restingJobs, startJobs } from '../../../packages/server/src/jobs/jobs.ts';
import { askFor } from '../../../packages/server/src/jobs/start.ts';
import { audit } from '../../../packages/server/src/features/features.ts';
import { auditShops } from '../../../packages/server/src/ledger/audit-shops.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { openDatabase } from '../../../packages/server/src/database/open-database.ts';
import { freshLocation } from '../../databases.ts';
import { fillShops } from '../operations/shops.ts';
import { insertShop } from '../rows.ts';
import { noon } from '../server.ts';

/*
 * Two workers on one PostgreSQL that both find everything due: each job is done once, and a shop runs one job of a
 * kind at a time.
 */

const kinds = ['sync', 'recalculation', 'totals'] as const;

describe('two workers on one database', () => {
  it('do each job once', { timeout: 120_000 }, async () => {
    const at = await freshLocation('postgresql');
    const databases = [await openDatabase(at), await openDatabase(at)] as const;
    onTestFinished(async () => {
      for (const database of databases) await database.close();
    });
    const [database] = databases;
    const shops = await makeShops(database);
    await keepLog(database);

    const failures: unknown[] = [];
    const parcels = parcelsOf(shops);
    const workers = await Promise.all(
      databases.map((own, worker) =>
        startJobs(own, {
          clock: () => noon,
          deliverMail: () => Promise.resolve(),
          shopWork: [parcels.workOf(worker)],
          onFailure: (what, error) => failures.push([what, error]),
        }),
      ),
    );
    onTestFinished(async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    });
    await database.asSystem(async (tx) => {
      for (const shopId of shops) for (const kind of kinds) await askFor(tx, restingJobs, { shopId, kind });
    });
    parcels.open();
    for (const worker of workers) worker.wake();
    while (parcels.left() > 0 || (await dueOf(database)) > 0) await pause(50);

    expect(failures).toEqual([]);
    expect(parcels.together()).toBe(0);
    expect(parcels.workers()).toEqual([0, 1]);
    expect(parcels.done()).toEqual(shops);
    const ended = shops.flatMap((shopId) => kinds.map((kind) => `${shopId} ${kind} 1`));
    expect((await endsOf(database)).toSorted()).toEqual(ended.toSorted());
    expect(await repeatsOf(database)).toEqual([]);
    expect((await auditShops(database, audit)).flatMap(({ differences }) => differences)).toEqual([]);
  });
});

async function makeShops(database: Database): Promise<number[]> {
  const { alder, birch } = await fillShops(database);
  const more = await database.asSystem(async (tx) => [
    await insertShop(tx),
    await insertShop(tx),
    await insertShop(tx),
    await insertShop(tx),
  ]);
  return [alder.id, birch.id, ...more];
}

/** Work for each shop, started once it is released; the first of each worker waits for the first of the other. */
function parcelsOf(shops: readonly number[]) {
  const due = new Set<number>();
  const inside = new Set<number>();
  const seen = new Set<number>();
  const done: number[] = [];
  let together = 0;
  return {
    open: () => shops.forEach((shopId) => due.add(shopId)),
    left: () => due.size,
    done: () => done.toSorted((a, b) => a - b),
    workers: () => [...seen].toSorted((a, b) => a - b),
    together: () => together,
    workOf: (worker: number) => ({
      name: 'parcels',
      dueShops: () => Promise.resolve([...due]),
      async run(shopId: number) {
        // Found by both workers, and done by the other meanwhile.
        if (!due.has(shopId)) return;
        if (inside.has(shopId)) together += 1;
        inside.add(shopId);
        seen.add(worker);
        while (seen.size < 2) await pause(20);
        done.push(shopId);
        due.delete(shopId);
        inside.delete(shopId);
      },
    }),
  };
}

/** The steps of a job from its row. */
async function keepLog(database: Database): Promise<void> {
  await database.asSystem((tx) =>
    sql`
      create table job_log (shop_id int8, kind text, was_due boolean, is_due boolean, position jsonb);
      grant insert on job_log to consignment_app;
      create function log_job() returns trigger language plpgsql as $$ begin
        insert into job_log values (new.shop_id, new.kind, old.is_due, new.is_due, new.position);
        return null;
      end $$;
      create trigger log_job after update on shop_jobs for each row execute function log_job();`.execute(tx),
  );
}

async function dueOf(database: Database): Promise<number> {
  const { rows } = await database.asSystem((tx) =>
    sql<{ count: number }>`select count(*) from shop_jobs where is_due`.execute(tx),
  );
  return rows[0]?.count ?? 0;
}

/** The number of ends of each job. */
async function endsOf(database: Database): Promise<string[]> {
  const { rows } = await database.asSystem((tx) =>
    sql<{ step: string }>`
      select concat_ws(' ', shop_id, kind, count(*)) as step from job_log where was_due and not is_due
      group by shop_id, kind`.execute(tx),
  );
  return rows.map(({ step }) => step);
}

/** Steps that ran twice. */
async function repeatsOf(database: Database): Promise<unknown[]> {
  const { rows } = await database.asSystem((tx) =>
    sql`
      select shop_id, kind, position from job_log where is_due
      group by shop_id, kind, position having count(*) > 1`.execute(tx),
  );
  return rows;
}
