import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { audit } from '../../../packages/server/src/features/features.ts';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import type { Location } from '../../../packages/server/src/database/open-database.ts';
import { freshLocation } from '../../databases.ts';
import { part } from '../../turn.ts';
import type { KillAt } from '../payments/mortal-server.ts';
import { ask, opened, openPaypal, prepare, signIn, start } from '../payments/mortal.ts';
import { minute } from '../payments/world.ts';
import { enterBankDetails, exportBankFile, openBank } from './bank.ts';

/*
 * The server is killed (SIGKILL) in the middle of the approval of a pay run that pays by PayPal, by the bank and by hand, and
 * another one takes over: either nothing is approved or the whole run is, and every vendor is paid once.
 */

type Moment = {
  readonly what: string;
  /** The process kills itself there. */
  readonly killAt?: KillAt;
  /** The approval waits for a row of this table, and the test kills the process. */
  readonly waitsFor?: 'pay_runs' | 'vendors' | 'line_items' | 'vendor_totals' | 'history_heads';
  readonly isApproved: boolean;
};

const moments: readonly Moment[] = [
  { what: 'before it has the run', waitsFor: 'pay_runs', isApproved: false },
  { what: 'before it has the vendors', waitsFor: 'vendors', isApproved: false },
  { what: 'while it works out the lines', waitsFor: 'line_items', isApproved: false },
  { what: 'while it claims the lines', waitsFor: 'vendor_totals', isApproved: false },
  { what: 'when all is written but the history', waitsFor: 'history_heads', isApproved: false },
  { what: 'right before its commit', killAt: 'claimed', isApproved: false },
  { what: 'right after its commit, without an answer', killAt: 'committed', isApproved: true },
  { what: 'when PayPal has paid and that is not stored', killAt: 'answered', isApproved: true },
];

it.each(part(moments, 2, ({ what }) => what))(
  'killed $what',
  { timeout: 180_000 },
  async ({ killAt = null, waitsFor, isApproved }) => {
    const paypal = await openPaypal();
    const at = await freshLocation('postgresql');
    const { shopId } = await opened(at, prepareRun);

    const first = await start({ at, paypal, killAt, ahead: 0 });
    const run = await call<Run>(first.url, 'POST', '/pay-runs/create/', {});
    expect(run).toMatchObject({ state: 'draft', count: 3 });
    const approve = (url: string) =>
      call<Run>(
        url,
        'POST',
        `/pay-runs/${run.id}/approve/`,
        { expected_amount: run.amount },
        'the key of this approval',
      );
    if (waitsFor === undefined) await approve(first.url).catch(() => null);
    else
      await killedWhileWaiting(at, waitsFor, { approve: () => approve(first.url), kill: () => first.kill() });
    expect(await first.ended).toBe('SIGKILL');

    await opened(at, async (database) => {
      // The connection of a process that is gone may still have its transaction open for a moment.
      await expect.poll(() => countOthers(database), { timeout: 60_000 }).toBe(0);
      const made = await database.asSystem((tx) =>
        tx.selectFrom('payouts').select(['vendor_id', 'method']).execute(),
      );
      expect(made.map(({ method }) => method).toSorted()).toEqual(
        isApproved ? ['bank', 'by_hand', 'paypal'] : [],
      );
      await expectClean(database, shopId);
    });

    const second = await start({ at, paypal, killAt: null, ahead: 4 * minute });
    const answer = await approve(second.url);
    expect(answer.amount).toBe(run.amount);
    const read = () => call<Run>(second.url, 'GET', `/pay-runs/${run.id}/`);
    await expect.poll(async () => (await read()).paid.count, { timeout: 120_000, interval: 300 }).toBe(1);
    const { to_send: toSend } = await read();
    await call(second.url, 'POST', `/pay-runs/${run.id}/sent/`, { expected_amount: toSend.amount });
    await exportFile(second.url, run.id);
    await call(second.url, 'POST', `/pay-runs/${run.id}/given/`, { is_paid: true });
    expect(await read()).toMatchObject({ state: 'done', amount: run.amount, paid: { count: 3 } });
    // A repeated request with the same key gets the same answer.
    expect(await approve(second.url)).toEqual(answer);
    expect(await second.stop()).toBe(0);

    expect(paypal.credits.map(({ receiver, value }) => [receiver, value])).toEqual([
      ['loom@pay.example', '28.00'],
    ]);
    await opened(at, async (database) => {
      await expectClean(database, shopId);
      const payouts = await database.asSystem((tx) => tx.selectFrom('payouts').select('amount').execute());
      expect(payouts).toHaveLength(3);
      const items = await database.asSystem((tx) =>
        tx.selectFrom('payout_items').select(['line_item_id', 'active']).execute(),
      );
      expect(new Set(items.map(({ line_item_id: line }) => line)).size).toBe(items.length);
      expect(items.every(({ active }) => active)).toBe(true);
    });
  },
);

type Run = {
  readonly id: number;
  readonly state: string;
  readonly count: number;
  readonly amount: string;
  readonly paid: { readonly count: number };
  readonly to_send: { readonly amount: string };
};

/** Three vendors with something due: one paid by PayPal, one by the bank, and one by hand. */
async function prepareRun(database: Database): Promise<{ shopId: number }> {
  const { shopId, vendor } = await prepare(database);
  await database.asSystem(async (tx) => {
    const { id: moss } = await tx
      .selectFrom('vendors')
      .select('id')
      .where('shop_id', '=', shopId)
      .where('name', '=', 'Moss & Fern')
      .executeTakeFirstOrThrow();
    const methods = [
      { id: vendor, method: 'paypal' },
      { id: moss, method: 'bank' },
    ] as const;
    for (const { id, method } of methods) {
      await tx.updateTable('vendors').set({ payout_method: method }).where('id', '=', id).execute();
    }
    // A hidden vendor is never paid.
    await tx
      .deleteFrom('line_items')
      .where('shop_id', '=', shopId)
      .where('vendor_id', 'in', (query) =>
        query.selectFrom('vendors').select('id').where('hidden', '=', true),
      )
      .execute();
    await enterBankDetails(tx, { shopId, vendorId: moss }, new Date());
    await openBank(tx, shopId);
  });
  return { shopId };
}

/** Holds rows of a table until the approval waits for them, and the process is killed. */
async function killedWhileWaiting(
  at: Location,
  table: NonNullable<Moment['waitsFor']>,
  { approve, kill }: { readonly approve: () => Promise<unknown>; readonly kill: () => Promise<void> },
): Promise<void> {
  await opened(at, async (database) => {
    let asked: Promise<unknown> = Promise.resolve();
    await database.asSystem(async (tx) => {
      await sql`select from ${sql.table(table)} for update`.execute(tx);
      asked = approve().catch(() => null);
      await expect.poll(() => countWaiting(tx), { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
      await kill();
    });
    await asked;
  });
}

async function countWaiting(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int4 as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(tx);
  return rows[0]?.count ?? 0;
}

async function countOthers(database: Database): Promise<number> {
  const { rows } = await database.asSystem((tx) =>
    sql<{ count: number }>`
      select count(*)::int4 as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`.execute(tx),
  );
  return rows[0]?.count ?? 0;
}

async function expectClean(database: Database, shopId: number): Promise<void> {
  expect(await database.asShop({ shopId, vendorIds: null }, (tx) => audit(tx, shopId))).toEqual([]);
}

async function exportFile(url: string, run: number): Promise<void> {
  const { status } = await exportBankFile(url, run, await signIn(url));
  expect(status).toBe(200);
}

async function call<T>(url: string, method: string, path: string, body?: object, key?: string): Promise<T> {
  const token = await signIn(url);
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return ask<T>(`${url}/api${path}`, { method, token, headers, ...(body === undefined ? {} : { body }) });
}
