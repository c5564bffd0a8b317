import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Tx } from '../../database/database.ts';
import { PlatformRefused } from '../../platforms/platform.ts';
import type { Methods } from '../../payments/methods.ts';
import {
  advanceRun,
  endRun,
  insertReconciliation,
  lockRun,
  runUnderWay,
  shopsToCompare,
  shopsWithReconciliations,
  type ReconciliationRun,
} from './queries/runs.ts';
import type { ReconciliationStep } from '../../database/column-types.ts';
import { dropHalfRead } from './queries/sources.ts';
import { lockShop } from '../../queries/shops/shops.ts';
import { fetchToCompare, type PlatformGiven } from './read-platform.ts';
import { takeStep } from './take-step.ts';
import type { ShopWork } from '../../jobs/shop-work.ts';
import { Pace } from '../../jobs/pace.ts';

export type ReconciliationGiven = PlatformGiven & { readonly methods: Methods };

/** The steps that compare stored data, without asking anyone. */
const cheapSteps: readonly ReconciliationStep[] = [
  'platform',
  'orders',
  'refunds',
  'paypal',
  'bank',
  'books',
  'blockers',
];

/** Every step; the platform is asked where one is connected. */
export function stepsOf({ isConnected }: { readonly isConnected: boolean }): readonly ReconciliationStep[] {
  return isConnected ? ['reading_platform', ...cheapSteps] : cheapSteps;
}

/** Starts a comparison in every shop that has something to compare; at night with the orders of the platform. */
export async function compareAll(database: Database, how: 'hourly' | 'nightly', now: Date): Promise<void> {
  const shops = await database.asSystem(shopsToCompare);
  for (const { id: shopId, isConnected } of shops) {
    const steps = stepsOf({ isConnected: isConnected && how === 'nightly' });
    await database.asSystem((tx) =>
      insertReconciliation(tx, { shopId, because: 'schedule', steps, madeBy: null, now }),
    );
  }
}

const unreachable = 'The platform could not be asked, so its orders were compared as they were fetched last.';
const fault = 'The comparison stopped because of a fault of the server. Start it again.';

/**
 * Runs the comparisons that are under way, a shop's one at a time, step by step; each part of a step says in its own transaction
 * how far it has come. A comparison locks no line, and writes nothing of the books.
 */
export function createReconciliationWork(given: ReconciliationGiven): ShopWork {
  const { database, clock } = given;
  return {
    name: 'reconciliations',
    dueShops: () => database.asSystem(shopsWithReconciliations),
    async run(shopId, signal) {
      const asShop = <T>(work: (tx: Tx) => Promise<T>) =>
        database.asShop({ shopId, vendorIds: null, statementTimeout: 0 }, work);
      const pace = new Pace(database);
      while (!signal.aborted) {
        const at: { run: ReconciliationRun | null } = { run: null };
        try {
          const next = await asShop((tx) => runUnderWay(tx, shopId));
          if (next === null) return;
          at.run = next;
          if (next.steps[next.step] === 'reading_platform') await readPlatform(given, asShop, next, signal);
          else await compare(given, asShop, next, pace);
        } catch (error) {
          // A comparison that fails would fail again; the next one is started by a person or by the clock.
          const { run } = at;
          if (run !== null) {
            await asShop((tx) => endRun(tx, run, { state: 'failed', problem: fault, now: clock() }));
          }
          throw error;
        }
        await wait(pace.rest);
      }
    },
  };
}

type AsShop = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

async function compare(
  { methods, secrets, clock }: ReconciliationGiven,
  asShop: AsShop,
  { id, shop_id: shopId, steps, step: at }: ReconciliationRun,
  pace: Pace,
): Promise<void> {
  const share = pace.rowsOf(1000) / 1000;
  const step = steps[at];
  const began = performance.now();
  await asShop(async (tx) => {
    // Orders are not compared while an act on a difference writes one.
    if (isOfOrders(step)) await lockShop(tx, shopId);
    const run = await lockRun(tx, shopId);
    if (run?.id !== id || run.steps[run.step] !== step) return;
    if (run.step >= run.steps.length) return endRun(tx, run, { state: 'done', now: clock() });
    await advanceRun(tx, run, await takeStep(tx, run, { methods, secrets, now: clock() }, share));
    pace.took(performance.now() - began);
  });
}

function isOfOrders(step: ReconciliationStep | undefined): boolean {
  return step === 'platform' || step === 'orders';
}

/** Fetches the platform's orders; where that fails, those that were fetched last are compared again. */
async function readPlatform(
  given: ReconciliationGiven,
  asShop: AsShop,
  { id, shop_id: shopId, step }: ReconciliationRun,
  signal: AbortSignal,
): Promise<void> {
  const advance = (tx: Tx, run: ReconciliationRun, isDone: boolean, part: number, problem?: string) =>
    advanceRun(tx, run, {
      after: isDone ? null : 0,
      part,
      found: 0,
      settled: 0,
      ...(problem === undefined ? {} : { problem }),
    });
  const still = async (tx: Tx) => {
    const run = await lockRun(tx, shopId);
    return run?.id === id && run.step === step ? run : null;
  };
  let isKeeping = false;
  try {
    for await (const fetched of fetchToCompare(given, shopId, signal)) {
      isKeeping = true;
      const isOurs = await asShop(async (tx) => {
        const run = await still(tx);
        if (run === null) return false;
        await fetched.keep(tx);
        await advance(tx, run, false, fetched.part);
        return true;
      });
      if (!isOurs) return;
      isKeeping = false;
      // A server that stops does not wait; the next one continues with the stored data.
      if (fetched.wait > 0) await wait(fetched.wait, undefined, { signal });
      signal.throwIfAborted();
    }
    await asShop(async (tx) => {
      const run = await still(tx);
      if (run !== null) await advance(tx, run, true, 1);
    });
  } catch (error) {
    if (signal.aborted) return;
    // A fault of the server says nothing of the platform: the run fails, and the fault is reported.
    if (isKeeping) throw error;
    const problem = error instanceof PlatformRefused ? error.message : unreachable;
    await asShop(async (tx) => {
      const run = await still(tx);
      await dropHalfRead(tx, shopId, 'platform');
      if (run !== null) await advance(tx, run, true, 1, problem);
    });
  }
}
