import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createService } from '../../../packages/server/src/actions/service.ts';
import { runJobsOf } from '../../../packages/server/src/features/run-jobs.ts';
import { createServer } from '../../../packages/server/src/http/create-server.ts';
import type { RunningJobs } from '../../../packages/server/src/jobs/jobs.ts';
import type { PaypalUrls } from '../../../packages/server/src/payments/paypal/client.ts';
import { testConfig } from '../../config.ts';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import { openDatabase, type Location } from '../../../packages/server/src/database/open-database.ts';

/*
 * A server with its jobs as a process which, on request, kills itself at one step of a payout, or waits there while
 * its test kills the database. It prints its address.
 */

export type KillAt = 'claimed' | 'committed' | 'answered' | 'paid' | null;
export type Given = {
  readonly at: Location;
  readonly paypal: PaypalUrls;
  readonly killAt: KillAt;
  readonly victim: 'server' | 'database';
  /** The lead of its clock in milliseconds. */
  readonly ahead: number;
  readonly tokenSecret: string;
  readonly secretsKey: string;
};

/** A message of the test that kills the database: it is gone, or the new lead of the clock. */
export type Message = { readonly ahead: number } | 'gone';

// The test passes it.
const given = JSON.parse(process.argv[2] ?? '') as Given;
const { victim, tokenSecret, secretsKey } = given;
let { killAt, ahead } = given;

const exists = async (tx: Tx, what: 'transfer' | 'answer' | 'paid'): Promise<boolean> => {
  const query = tx
    .selectFrom('payout_transfers as t')
    .innerJoin('payouts as p', 'p.id', 't.payout_id')
    .select('t.payout_id')
    .$if(what === 'answer', (rows) => rows.where('t.provider_batch_id', 'is not', null))
    .$if(what === 'paid', (rows) => rows.where('p.status', '=', 'paid'));
  return (await query.executeTakeFirst()) !== undefined;
};
const die = async () => {
  if (victim === 'server') process.kill(process.pid, 'SIGKILL');
  killAt = null;
  process.send?.('here');
  await new Promise((resolve) => process.once('message', resolve));
};
process.on('message', (message: Message) => {
  if (message !== 'gone') ahead = message.ahead;
});

const database = await openDatabase(given.at);
const mortal: Database = {
  ...database,
  async asShop(who, work) {
    const result = await database.asShop(who, async (tx) => {
      const made = await work(tx);
      if (killAt === 'claimed' && (await exists(tx, 'transfer'))) await die();
      if (killAt === 'answered' && (await exists(tx, 'answer'))) await die();
      return made;
    });
    if (killAt === 'committed' && (await database.asSystem((tx) => exists(tx, 'transfer')))) await die();
    if (killAt === 'paid' && (await database.asSystem((tx) => exists(tx, 'paid')))) await die();
    return result;
  },
};

const clock = () => new Date(Date.now() + ahead);
let jobs: RunningJobs | null = null;
const config = testConfig({
  tokenSecret,
  secretsKey,
  dataDir: mkdtempSync(join(tmpdir(), 'consignment-mortal-')),
  paypal: given.paypal,
  publicUrl: 'https://shop.example',
});
const service = createService(config, Promise.resolve(mortal), {
  version: '0.0.0-test',
  clock,
  jobs: { wake: () => jobs?.wake() },
});
const server = await createServer(service, {
  localToken: null,
  shells: [],
  onFailure: (_id, error) => console.error(error),
});
const url = await server.listen({ port: 0, host: '127.0.0.1' });
// Without jobs in the case "committed": the process ends at the commit, before any of them.
if (victim === 'database' || killAt !== 'committed') {
  jobs = await runJobsOf(service, (what, error) => console.error(what, error));
}
process.stdout.write(`ready ${url}\n`);
process.once('SIGTERM', () => {
  void (async () => {
    await server.close();
    await jobs?.stop();
    await database.close();
    process.exit(0);
  })();
});
