/**
 * 200 vendors of the portal at once, over HTTP, beside one of them alone: each asks for the totals and the lines of the
 * Commissions page together, reads for a while, and asks again. Then where the time of one page goes. The vendors are
 * another process on the same cores, so compare ratios.
 *   node tests/bench/load.bench.ts [--vendors 200] [--lines 100000] [--seconds 15]
 */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createService } from '@consignment/server/actions/service';
import type { Database } from '@consignment/server/database/database';
import { openDatabase } from '@consignment/server/database/open-database';
import { createServer } from '@consignment/server/http/create-server';
import type { AccessTokens } from '@consignment/server/identity/access-token';
import { sql } from 'kysely';
import { testConfig } from '../config.ts';
import { withDataDir } from '../flows/helpers/server.ts';
import { startPostgres } from '../postgres.ts';
import { figure, heading, median, timed } from './harness.ts';
import type { Asked, Answered } from './load/vendors.ts';
import { cpuClock } from './scale/cpu.ts';
import { fill, sizeOf } from './scale/fill.ts';
import { statementsOf } from './statements.ts';

const { values } = parseArgs({
  options: {
    vendors: { type: 'string', default: '200' },
    lines: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '15' },
  },
  allowPositionals: true,
});
const vendors = Number(values.vendors);
const seconds = Number(values.seconds);
/** Seconds that a person reads a page. Without a pause, two cores can answer no vendor sooner than after 100 others. */
const pauses = [20, 10, 0];

/** A session for each of the vendors with most lines. */
async function signIn(database: Database, shopId: number, tokens: AccessTokens) {
  const rows = await database.asSystem(async (tx) => {
    const found = await sql<{ vendor: number; session: string }>`
      with chosen as (
        select id, row_number() over (order by id) as nth from vendors
        where shop_id = ${shopId} and not hidden order by id limit ${vendors}),
      login as (
        insert into logins (email, password_hash, name, created_at)
        select 'load' || id || '@scale.example', '-', 'Vendor ' || id, now() from chosen returning id, email),
      signup as (
        insert into vendor_signups (shop_id, login_id, name, approved, decided, created_at)
        select ${shopId}, login.id, 'Vendor', true, true, now() from login returning id, login_id),
      link as (
        insert into vendor_signup_vendors (shop_id, signup_id, vendor_id)
        select ${shopId}, signup.id, chosen.id from signup join login on login.id = signup.login_id
        join chosen on login.email = 'load' || chosen.id || '@scale.example'
        returning signup_id, vendor_id)
      insert into sessions (id, login_id, shop_id, party, by_password, created_at, last_seen_at)
      select gen_random_uuid(), signup.login_id, ${shopId}, 'vendor', true, now(), now() from signup
      returning id as session, (select vendor_id from link join signup s on s.id = link.signup_id
        where s.login_id = sessions.login_id) as vendor`.execute(tx);
    return found.rows;
  });
  const now = new Date();
  const end = new Date(now.getTime() + 86_400_000);
  return Promise.all(
    rows.map(async ({ vendor, session }) => ({
      vendor,
      token: await tokens.sign({ id: session, shopId }, now, end),
    })),
  );
}

/** Has the vendors ask from another process; answers the milliseconds of each page. */
async function ask(asked: Asked): Promise<Answered> {
  const child = fork(join(import.meta.dirname, 'load/vendors.ts'));
  try {
    return await new Promise<Answered>((resolve, reject) => {
      child.once('message', (answered) => {
        resolve(answered as Answered);
      });
      child.once('error', reject);
      child.once('exit', (code) => {
        reject(new Error(`The vendors ended with ${String(code)}.`));
      });
      child.send(asked);
    });
  } finally {
    child.removeAllListeners('exit');
    child.kill();
  }
}

const p95 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

async function measure(database: Database, shopId: number): Promise<void> {
  const service = createService(testConfig({ dataDir: '.' }), Promise.resolve(database), {
    version: 'bench',
  });
  const server = await createServer(service, {
    localToken: null,
    shells: [],
    onFailure: (_id, error) => {
      console.error(error);
    },
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const signedIn = () => signIn(database, shopId, service.tokens);
  const all = await signedIn();
  const [one] = all;
  if (one === undefined) throw new Error('The shop has no vendor.');
  await ask({ url, vendors: all, pause: 0, seconds: 3 });

  heading('One page of a vendor, 2 calls');
  const pages = 60;
  const clock = cpuClock(database);
  const before = await clock();
  const times: number[] = [];
  const statements = await statementsOf(async () => {
    times.push(...(await ask({ url, vendors: [one], pause: 0, pages })).times);
  });
  const after = await clock();
  figure('statements', statements.length / pages, '');
  if (before !== null && after !== null) {
    figure('processor time of the database', (after.database - before.database) / pages, 'ms');
    figure('processor time of the server', (after.server - before.server) / pages, 'ms');
  }
  // The last page's, on its own connections.
  const last = statements.slice(-Math.round(statements.length / pages));
  const replay = async () => {
    for (const { client, text, values: sent } of last) await client.query(text, sent);
  };
  await replay();
  const floor: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) floor.push(await timed(replay));
  figure('elapsed, alone: median', median(times), 'ms', { what: 'its statements', value: median(floor) });

  heading(`${all.length} vendors at once, beside one alone`);
  for (const pause of pauses) {
    const alone = await ask({
      url,
      vendors: [one],
      pause: Math.min(pause, 0.2),
      seconds: Math.min(seconds, 5),
    });
    const together = await ask({ url, vendors: all, pause, seconds: pause + seconds });
    const of = pause === 0 ? 'no pause' : `a pause of ${pause} s`;
    figure(`${of}: p95 of a page`, p95(together.times), 'ms', { what: 'alone', value: p95(alone.times) });
    figure(`${of}: pages in a second`, together.times.length / (pause + seconds), '/s');
  }
  await server.close();
}

await withDataDir(async () => {
  const postgres = await startPostgres();
  try {
    const database = await openDatabase({ databaseUrl: postgres.url });
    const { shopId } = await fill(database, sizeOf(Number(values.lines)));
    await measure(database, shopId);
    await database.close();
  } finally {
    await postgres.stop();
  }
});
