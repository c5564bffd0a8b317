import { Kysely } from 'kysely';
import pg from 'pg';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { createPool, OneTripDialect } from '../../../packages/server/src/database/driver.ts';
import type { Schema } from '../../../packages/server/src/database/schema.ts';
import { currentBeginning, transactionsOn } from '../../../packages/server/src/database/transactions.ts';
import { copyPostgresTemplate } from '../../templates.ts';
import { divide, readTables, type Table } from './divide.ts';
import { overAllShops } from './over-all-shops.ts';
import { control, homes, isOfShops, type Home } from './placement.ts';
import { routedPool } from './router.ts';
import { createSites } from './sites.ts';

export type Routed = {
  readonly database: Database;
  /** The functions of the server that have sent a statement over all shops, as `file: function`. */
  readonly found: () => readonly string[];
  /** Those that are not on the list, with their statements. */
  readonly added: () => readonly string[];
  /** The rows of each shop that one of the databases has. */
  readonly rowsAt: (home: Home) => Promise<ReadonlyMap<number, number>>;
};

/** Two databases behind a router by shop, in the place of one. */
export async function openRouted(server: string, poolSize = 10): Promise<Routed> {
  const addresses = { [control]: await copyPostgresTemplate(server), 1: await copyPostgresTemplate(server) };
  let tables: Table[] = [];
  let version = '';
  for (const home of homes) {
    const client = new pg.Client({ connectionString: addresses[home] });
    await client.connect();
    tables = await readTables(client);
    await divide(client, tables, home);
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    version = rows[0]?.server_version.split(' ')[0] ?? '';
    await client.end();
  }
  const poolAt = (home: Home) => createPool({ connectionString: addresses[home], max: poolSize });
  const pools = { [control]: poolAt(control), 1: poolAt(1) };
  const sites = createSites();
  const dialect = new OneTripDialect({ pool: routedPool(pools, tables, sites) }, currentBeginning);
  const kysely = new Kysely<Schema>({ dialect });
  const found = () => [...sites.found.keys()];
  return {
    database: {
      ...transactionsOn({ kysely, forReading: () => Promise.resolve(kysely), failure: () => null }),
      kind: 'postgresql',
      version,
      snapshot: (work) =>
        kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
      vacuum: () => Promise.resolve(),
      async upkeep() {
        for (const home of homes) await pools[home].query('vacuum (analyze)');
      },
      isAwaited: () => false,
      announce: () => undefined,
      close: () => kysely.destroy(),
    },
    found,
    added: () =>
      [...sites.found].filter(([site]) => !(site in overAllShops)).map(([site, text]) => `${site}\n${text}`),
    async rowsAt(home) {
      const all = tables
        .filter((table) => isOfShops(table) && table.key.length > 0)
        .map(({ name }) => `select shop_id from ${name}`);
      const { rows } = await pools[home].query<{ shop_id: number; count: number }>(
        `select shop_id, count(*) as count from (${all.join(' union all ')}) r group by shop_id`,
      );
      return new Map(rows.map(({ shop_id, count }) => [shop_id, count]));
    },
  };
}
