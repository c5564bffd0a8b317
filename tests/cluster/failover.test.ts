/**
 * A shop that has outgrown one machine: haproxy before three API processes, two workers beside them, pgbouncer before
 * a PostgreSQL primary, a streaming standby for lists. An API process is killed and the standby promoted while people
 * pay. Nothing that was answered is lost, and no line is paid twice.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { moneyFromWire } from '@consignment/domain/money';
import { auditShops } from '@consignment/server/ledger/audit-shops';
import { openDatabase } from '@consignment/server/store/database';
import { afterAll, expect, it } from 'vitest';
import { demo, signIn, type Api } from '../flows/helpers/api.ts';
import { startServer, withDataDir } from '../flows/helpers/server.ts';
import {
  ask,
  promote,
  startHaproxy,
  startPgbouncer,
  startPostgres,
  until,
  type Program,
} from './programs.ts';

type Payout = { id: number; amount: string; status: string };
type Attempt = {
  key: string;
  body: { vendor: number; line_item_ids: number[] };
  outcome: Payout | number | null;
};
type Page<T> = { results: T[] };

const people = 8;
const running: Program[] = [];
const keep = <T extends Program>(program: T): T => {
  running.push(program);
  return program;
};
afterAll(async () => {
  for (const program of running.toReversed()) await program.end('SIGKILL');
});

it('pays everybody once through the loss of a server and of the database', { timeout: 600_000 }, async () => {
  const primary = keep(await startPostgres('primary', null));
  await ask(primary.urlOf('postgres'), 'create database shop');
  const standby = keep(await startPostgres('standby', primary));
  // An answer means that the standby has it too.
  await ask(primary.urlOf('postgres'), `alter system set synchronous_standby_names = '*'`);
  await ask(primary.urlOf('postgres'), 'select pg_reload_conf()');
  const pooler = keep(await startPgbouncer(primary));

  await withDataDir(async (dataDir) => {
    const env = {
      DATABASE_URL: pooler.urlOf('shop'),
      DATABASE_REPLICA_URL: standby.urlOf('shop'),
      TOKEN_SECRET: randomBytes(24).toString('hex'),
      SECRETS_KEY: randomBytes(24).toString('hex'),
    };
    const start = (settings: Record<string, string>) =>
      startServer({ dataDir, env: { ...env, ...settings }, patience: 180_000 });
    const apis = [keep(await start({ DEMO: 'true', RUN_JOBS: 'false' }))];
    for (let more = 0; more < 2; more += 1) apis.push(keep(await start({ RUN_JOBS: 'false' })));
    for (let worker = 0; worker < 2; worker += 1) keep(await start({}));
    const haproxy = keep(await startHaproxy(apis.map(({ url }) => url)));

    const api = await signIn(haproxy.url, demo.owner);
    const earned = await earnedOf(api);
    const attempts = await attemptsOf(api);
    const chosen = attempts.flatMap(({ body }) => body.line_item_ids);
    let answered = 0;
    const paying = payAll(haproxy.url, twice(attempts), () => (answered += 1));

    await until(() => Promise.resolve(answered > attempts.length / 3), 'the first third', 120_000);
    await apis[0]?.end('SIGKILL');
    await until(() => Promise.resolve(answered > attempts.length), 'the second third', 120_000);
    await primary.end('SIGKILL');
    await promote(standby);
    pooler.pointAt(standby);
    const outcomes = await paying;

    const after = await signIn(haproxy.url, demo.owner);
    const { results } = await after.get<Page<Payout>>('/vendors/payouts/?page_size=1000');
    const paid = new Map(
      results.filter(({ status }) => status !== 'deleted').map((one) => [one.id, one.amount]),
    );
    const made = outcomes.flatMap(({ outcome }) =>
      typeof outcome === 'number' || outcome === null ? [] : [outcome],
    );
    expect(made.length).toBe(attempts.length);
    for (const { id, amount } of made) expect(paid.get(id)).toBe(amount);
    for (const { outcome } of outcomes) if (typeof outcome === 'number') expect(outcome).toBe(422);

    const lists = await Promise.all(
      [...paid.keys()].map((id) =>
        after.get<{ line_items: { line_item: { id: number } }[] }>(
          `/vendors/payouts/${id}/?expand=line_items_w_order`,
        ),
      ),
    );
    const lines = lists.flatMap(({ line_items: items }) => items.map(({ line_item: line }) => line.id));
    expect(new Set(lines).size).toBe(lines.length);
    expect(chosen.filter((line) => !lines.includes(line))).toEqual([]);
    expect(await earnedOf(after)).toBe(earned);

    // Only a worker can have done it: the processes that answer run no jobs.
    await after.get('/vendors/recalculate-totals/');
    await until(
      async () =>
        (await ask(standby.urlOf('shop'), `select count(*)::int as value from shop_jobs where is_due`)) === 0,
      'the workers',
    );
    const database = await openDatabase({ databaseUrl: standby.urlOf('shop') });
    expect(await auditShops(database).finally(() => database.close())).toEqual([
      { shop: demo.shop, differences: [] },
    ]);
  });
});

async function earnedOf(api: Api): Promise<number> {
  const { commission_earned: earned } = await api.get<{ commission_earned: string }>(
    '/vendors/commission-totals/combined/',
  );
  return moneyFromWire(earned, 'GBP');
}

/** Payouts of two lines each, of what every vendor is owed. */
async function attemptsOf(api: Api): Promise<Attempt[]> {
  const { results: vendors } = await api.get<Page<{ id: number; commission_due: string }>>(
    '/vendors/commission-totals/?page_size=1000',
  );
  const attempts: Attempt[] = [];
  for (const vendor of vendors.filter(({ commission_due: due }) => moneyFromWire(due, 'GBP') > 0)) {
    const { line_items: lines } = await api.get<{ line_items: number[] }>(
      `/vendors/unpaid-commissions/${vendor.id}/`,
    );
    for (let at = 0; at < Math.min(lines.length, 16); at += 2) {
      const body = { vendor: vendor.id, line_item_ids: lines.slice(at, at + 2) };
      attempts.push({ key: randomUUID(), body, outcome: null });
    }
  }
  return attempts;
}

/** Each payout is asked for by two people at about the same time: one of them has to be refused. */
function twice(attempts: readonly Attempt[]): Attempt[] {
  return attempts.flatMap((attempt) => [attempt, { ...attempt, key: randomUUID() }]);
}

/** Some people at once, each with their own token, who ask again with the same key until they have an answer. */
async function payAll(url: string, attempts: Attempt[], onAnswer: () => void): Promise<Attempt[]> {
  const waiting = [...attempts];
  await Promise.all(
    Array.from({ length: people }, async () => {
      let api = await signIn(url, demo.owner);
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        while (next.outcome === null) {
          const { key, body }: Attempt = next;
          const reply = await api
            .send('POST', '/vendors/payouts/create/', body, { 'idempotency-key': key })
            .catch(() => null);
          if (reply?.status === 201) next.outcome = reply.body as Payout;
          else if (reply?.status === 422) next.outcome = 422;
          else {
            // Killed, promoted, or the same key is still at work: the answer comes by asking again.
            await wait(300);
            if (reply?.status === 401) api = await signIn(url, demo.owner).catch(() => api);
          }
        }
        onAnswer();
      }
    }),
  );
  return attempts;
}
