/**
 * The same guarantees with PostgreSQL: its processes are killed, or those of the server, or both, and the database is
 * away for a while. Nothing acknowledged is lost, nothing is paid twice, and no intervention is needed.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { audit } from '@consignment/server/features/features';
import { shopIdByDomain } from '@consignment/server/queries/people/logins';
import type { Tx } from '@consignment/server/database/database';
import { openDatabase } from '@consignment/server/database/open-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCluster, type Cluster } from '../postgres.ts';
import { report } from '../prove/figures.ts';
import { demo, signIn } from './helpers/api.ts';
import { chance } from './helpers/chance.ts';
import {
  earnedOf,
  expectSound,
  payOnceFree,
  payUntilItEnds,
  type Attempt,
  type Payout,
} from './helpers/paying.ts';
import { startProcess, withDataDir, type ServerProcess } from './helpers/server.ts';
import { seed } from '../turn.ts';

const isLong = process.env['LONG_TESTS'] === '1';
const cycles = isLong ? 100 : 3;
const awaySeconds = isLong ? 60 : 4;
/** The time to recover without intervention. */
const patience = 60_000;

let cluster: Cluster;
beforeAll(async () => {
  cluster = makeCluster();
  await cluster.start();
});
afterAll(() => cluster.remove());

const withDataDirAndServer = (work: (start: () => Promise<ServerProcess>) => Promise<void>) =>
  withDataDir((dataDir) =>
    work(() =>
      startProcess({ dataDir, env: { DATABASE_URL: cluster.url, DEMO: 'true' }, patience: 110_000 }),
    ),
  );

it(
  'loses no payout that was answered and pays no line twice, whichever process is killed',
  { timeout: 180_000 + cycles * 60_000 },
  () =>
    withDataDirAndServer(async (start) => {
      const pick = chance(seed);
      const attempts: Attempt[] = [];
      const killed = { server: 0, database: 0, both: 0 };
      let server = await start();
      const earned = await earnedOf(await signIn(server.url, demo.owner));

      for (let cycle = 0; cycle < cycles; cycle += 1) {
        // Each kind of kill once, then random ones.
        const fate = (['database', 'server', 'both'] as const)[cycle < 3 ? cycle : pick(3)] ?? 'both';
        killed[fate] += 1;
        const kill = async () => {
          await wait(pick(80));
          await Promise.all([
            fate === 'database' ? null : server.end('SIGKILL'),
            fate === 'server' ? null : cluster.kill(),
          ]);
        };
        let answersToCome = 1 + pick(4);
        const kills: Promise<unknown>[] = [];
        const api = await signIn(server.url, demo.owner);
        await payUntilItEnds(api, { attempts, pick, mayBeAway: true }, () => {
          answersToCome -= 1;
          if (answersToCome <= 0 && kills.length === 0) kills.push(kill());
        });
        await Promise.all(kills.length === 0 ? [kill()] : kills);

        if (fate !== 'server') await cluster.start();
        if (fate !== 'database') server = await start();
        await expect.poll(() => readinessOf(server), { timeout: patience, interval: 100 }).toBe(200);
        const again = await signIn(server.url, demo.owner);
        await expectSound(again, attempts, earned);

        // An unanswered call is repeated with its key and takes effect once in any case.
        const open = attempts.at(-1);
        if (open === undefined || open.answer !== null) continue;
        const reply = await payOnceFree(again, open);
        expect(reply.status).toBe(201);
        open.answer = reply.body as Payout;
        await expectSound(again, attempts, earned);
      }
      expect(await server.end('SIGTERM')).toBe(0);
      await expectCleanBooks();
      report('crash, postgresql', { seed, cycles, ...killed, attempts: attempts.length });
    }),
);

it(
  'reports that the database is away, and continues when it is back',
  { timeout: (awaySeconds + 120) * 1000 },
  () =>
    withDataDirAndServer(async (start) => {
      const server = await start();
      const api = await signIn(server.url, demo.owner);
      await cluster.kill();
      const away = performance.now();
      let slowest = 0;
      let asked = 0;
      while (performance.now() - away < awaySeconds * 1000) {
        const began = performance.now();
        const replies = await Promise.all([
          api.send('GET', '/vendors/commission-totals/'),
          api.send('POST', '/vendors/payouts/create-all/', {}),
          api.send('GET', '/ready/'),
        ]);
        slowest = Math.max(slowest, performance.now() - began);
        asked += replies.length;
        for (const { status, body } of replies) expect({ status, body }).toMatchObject(unavailable);
        await wait(200);
      }
      // Bounded by the wait for a connection.
      expect(slowest).toBeLessThan(15_000);

      await cluster.start();
      const back = performance.now();
      await expect.poll(() => readinessOf(server), { timeout: patience, interval: 100 }).toBe(200);
      const backIn = (performance.now() - back) / 1000;
      expect(await api.send('GET', '/orders/calculate-commissions/')).toMatchObject({ status: 200 });
      await expect.poll(() => jobsDue(), { timeout: patience, interval: 200 }).toBe(0);
      expect(await server.end('SIGTERM')).toBe(0);
      await expectCleanBooks();
      report('database away', { seconds: awaySeconds, asked, slowest: slowest / 1000, backIn });
    }),
);

const unavailable = { status: 503, body: { status: 503, code: 'unavailable' } };

async function readinessOf({ url }: ServerProcess): Promise<number> {
  return (await fetch(`${url}/api/ready/`)).status;
}

/** Recalculates every stored figure from its rows. */
function expectCleanBooks(): Promise<void> {
  return opened(async (tx) => {
    const shopId = await shopIdByDomain(tx, demo.shop);
    if (shopId === null) throw new Error(`There is no shop ${demo.shop}.`);
    expect(await audit(tx, shopId)).toEqual([]);
  });
}

function jobsDue(): Promise<number> {
  return opened(async (tx) => {
    const due = await tx.selectFrom('shop_jobs').select('kind').where('is_due', '=', true).execute();
    return due.length;
  });
}

async function opened<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: cluster.url });
  try {
    return await database.asSystem(work);
  } finally {
    await database.close();
  }
}
