import { randomBytes } from 'node:crypto';
import { startPaypal, type PaypalServer } from '../contract/payments/paypal-server.ts';
import { startProcess, type ServerProcess } from '../flows/helpers/server.ts';
import {
  ask,
  promote,
  startHaproxy,
  startPgbouncer,
  startPostgres,
  type Postgres,
  type Program,
} from './programs.ts';

export type Cluster = {
  /** The public address: haproxy, before three API processes. */
  readonly url: string;
  readonly apis: readonly [ServerProcess, ServerProcess, ServerProcess];
  readonly workers: readonly [ServerProcess, ServerProcess];
  /** The primary, until it is lost. */
  readonly primary: Postgres;
  /** Its synchronous standby, which answers lists. */
  readonly standby: Postgres;
  /** The database for the servers, through pgbouncer. */
  readonly databaseUrl: string;
  readonly paypal: PaypalServer;
  /** The operator's steps after the loss of the primary, in this order; see the handbook's page on scaling. */
  readonly failOver: () => Promise<void>;
  readonly end: () => Promise<void>;
};

/** haproxy, three API processes and two workers, pgbouncer, a primary and a synchronous standby, with the demo shop. */
export async function startCluster(dataDir: string): Promise<Cluster> {
  const running: Program[] = [];
  const keep = <T extends Program>(program: T): T => {
    running.push(program);
    return program;
  };
  const paypal = await startPaypal();
  const end = async () => {
    for (const program of running.toReversed()) await program.end('SIGKILL');
    await paypal.close();
  };
  try {
    const primary = keep(await startPostgres('primary', null));
    await ask(primary.urlOf('postgres'), 'create database shop');
    const standby = keep(await startPostgres('standby', primary));
    await ask(primary.urlOf('postgres'), `alter system set synchronous_standby_names = '*'`);
    await ask(primary.urlOf('postgres'), 'select pg_reload_conf()');
    const pooler = keep(await startPgbouncer(primary));

    const env = {
      DATABASE_URL: pooler.urlOf('shop'),
      DATABASE_REPLICA_URL: standby.urlOf('shop'),
      TOKEN_SECRET: randomBytes(24).toString('hex'),
      SECRETS_KEY: randomBytes(24).toString('hex'),
      PAYPAL_URL: paypal.url,
      PAYPAL_SANDBOX_URL: paypal.url,
      DEMO: 'true',
    };
    const start = async (settings: Record<string, string>) =>
      keep(await startProcess({ dataDir, env: { ...env, ...settings }, patience: 180_000 }));
    // The first one loads the demo shop, for all of them.
    const first = await start({ RUN_JOBS: 'false' });
    const apis = [first, await start({ RUN_JOBS: 'false' }), await start({ RUN_JOBS: 'false' })] as const;
    const workers = [await start({}), await start({})] as const;
    const haproxy = keep(await startHaproxy(apis.map(({ url }) => url)));
    return {
      url: haproxy.url,
      apis,
      workers,
      primary,
      standby,
      databaseUrl: pooler.urlOf('shop'),
      paypal,
      async failOver() {
        await promote(standby);
        pooler.pointAt(standby);
      },
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
