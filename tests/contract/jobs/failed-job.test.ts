/** A recalculation that fails again and again says why, holds the vendors that it fails for and no other, and can be tried again. */
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { rulesChanged } from '../../../packages/server/src/actions/commission/rules-change.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { reconciliation } from '../../../packages/server/src/features/reconciliation/feature.ts';
import { postponeFailed } from '../../../packages/server/src/jobs/failed-job.ts';
import { restingJobs } from '../../../packages/server/src/jobs/jobs.ts';
import { runJob } from '../../../packages/server/src/jobs/run.ts';
import { failsFrom, type ShopJob } from '../../../packages/server/src/queries/shops/shop-jobs.ts';
import { jobFindings } from '../../../packages/server/src/features/reconciliation/blocker-findings.ts';
import { forEachDatabase } from '../../databases.ts';
import { fillShops, signInAll, vendorOf, type Shop, type Tokens } from '../operations/shops.ts';
import { noon, startServer, type TestServer } from '../server.ts';

forEachDatabase((_name, open) => {
  let database: Database;
  let alder: Shop;
  let server: TestServer;
  let tokens: Tokens;
  let ash: number;
  beforeAll(async () => {
    database = await open();
    ({ alder } = await fillShops(database));
    server = await startServer(database);
    tokens = await signInAll(server);
    ash = vendorOf(alder, 'Ash');
    return () => server.close();
  });

  const system = (statement: string) => database.asSystem((tx) => sql.raw(statement).execute(tx));
  const jobOf = (vendorId: number | null): ShopJob => ({ shopId: alder.id, kind: 'recalculation', vendorId });
  const work = async (job: ShopJob) => {
    await runJob(database, job, { clock: () => noon }).catch((error: unknown) =>
      postponeFailed(database, job, { error, now: noon, onFailing: reconciliation.onFailing }),
    );
  };
  const dueVendors = async () => {
    const { rows } = await database.asSystem((tx) =>
      sql<{ id: number }>`select vendor_id as id from shop_jobs
        where shop_id = ${alder.id} and kind = 'recalculation' and is_due order by 1`.execute(tx),
    );
    return rows.map(({ id }) => id);
  };
  const failure = async () =>
    (await server.ok('getSyncProgress', { token: tokens.owner })).recalculation.failure;
  const inReconciliation = () =>
    database.asShop({ shopId: alder.id, vendorIds: null }, (tx) => jobFindings(tx, alder.id));
  const pay = (vendor: number) =>
    server.ask('createPayout', { token: tokens.owner, body: { vendor, all_line_items: true } });
  const previewed = async () => {
    const { skipped } = await server.ok('previewAllPayouts', { token: tokens.owner });
    return skipped.filter(({ code }) => code === 'not_recalculated').map(({ vendor }) => vendor);
  };

  it('holds up the vendor that it fails for, and no other', async () => {
    // One line cannot be priced.
    await system("update line_items set net_sales = 1 where title = 'ash tray'");
    await system(
      `alter table line_items add constraint planted check (shop_id <> ${String(alder.id)} or net_sales <> 600) not valid`,
    );
    await database.asShop({ shopId: alder.id, vendorIds: null }, (tx) =>
      rulesChanged(tx, restingJobs, { shopId: alder.id }),
    );
    for (let nth = 1; nth < failsFrom; nth++) await work(jobOf(null));
    expect(await failure()).toBeNull();
    expect(await dueVendors()).toEqual([0]);
    await work(jobOf(null));
    const all = await dueVendors();
    expect(all).not.toContain(0);
    expect(all).toContain(ash);

    for (const id of all) for (let nth = 0; nth < failsFrom; nth++) await work(jobOf(id));
    expect(await dueVendors()).toEqual([ash]);
    expect(await failure()).toContain('planted');
    const compared = await database.asSystem((tx) =>
      tx.selectFrom('reconciliation_runs').select('steps').where('shop_id', '=', alder.id).execute(),
    );
    expect(compared).toEqual([{ steps: ['blockers'] }]);
    expect(await inReconciliation()).toMatchObject([
      { kind: 'not_recalculated', title: 'Ash', vendorId: ash },
    ]);
    expect(await previewed()).toEqual([ash]);
    const refused = await pay(ash);
    expect(refused).toMatchObject({ status: 409, body: { code: 'recalculating' } });
    expect(JSON.stringify(refused.body)).toContain('planted');
    expect((await pay(vendorOf(alder, 'Lantern Loom'))).status).toBe(201);
  });

  it('is tried again at a person’s word, and holds no one once it has worked', async () => {
    await system('alter table line_items drop constraint planted');
    await server.ok('calculateCommissions', { token: tokens.owner, query: { vendor: ash } });
    await work(jobOf(ash));
    expect(await dueVendors()).toEqual([]);
    expect(await failure()).toBeNull();
    expect(await inReconciliation()).toEqual([]);
    expect((await pay(ash)).status).toBe(201);
  });
});
