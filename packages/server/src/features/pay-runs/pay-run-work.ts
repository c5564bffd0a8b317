import { needsSecond } from '@consignment/domain/pay-runs/pay-run';
import { formatMoney, moneyToWire } from '@consignment/domain/money/money';
import { dayAt } from '@consignment/domain/time/zone';
import type { By } from '../../common/by.ts';
import type { Sealer } from '../../common/sealed.ts';
import type { Database, Tx } from '../../database/database.ts';
import { draftPayRun } from './ledger/draft-pay-run.ts';
import { record } from '../../ledger/record.ts';
import { paidAlone } from '../../ledger/second-person.ts';
import { addressForPayRuns, payRunReadyMail } from './pay-run-mails.ts';
import { BankFileRefused } from './bank-files/bank-file.ts';
import type { Methods } from '../../payments/methods.ts';
import { approveRun, payRunEntry } from './approve.ts';
import { draftGiven, type RunsGiven } from './given.ts';
import { refreshRun } from './refresh.ts';
import { announce } from '../../queries/shops/announcements.ts';
import {
  nextRunOn,
  payRunSettingsOf,
  shopsWithPayRunSchedule,
} from '../../queries/payouts/pay-run-settings.ts';
import {
  amountOf,
  changePayRun,
  lockPayRun,
  payRunById,
  runsToApprove,
  runsUnderWay,
  shopsWithPayRunsDue,
  type PayRunRow,
} from './queries/pay-runs.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import type { ShopWork } from '../../jobs/shop-work.ts';

/*
 * Pay runs by schedule: the draft of a day is made once, by its row; one that pays automatically is approved in the
 * transaction that says so. After a crash between any two of these steps the next process goes on where it stopped.
 */

export type PayRunWorkGiven = {
  readonly database: Database;
  readonly methods: Methods;
  readonly secrets: Sealer;
  readonly publicUrl: () => string;
  readonly clock: () => Date;
  /** Starts the delivery of queued mails. */
  readonly startDelivery: () => void;
};

const by: By = { kind: 'job', name: 'schedule of pay runs' };

/** Drafts the runs that are due by the shops' schedules; each day's is made once, however often this is called. */
export async function draftScheduledRuns(given: PayRunWorkGiven): Promise<void> {
  const { database } = given;
  const now = given.clock();
  for (const { id: shopId, time_zone: timeZone } of await database.asSystem(shopsWithPayRunSchedule)) {
    const address = await database.asSystem((tx) => addressForPayRuns(tx, shopId, given.publicUrl()));
    await database.asShop({ shopId, vendorIds: null, statementTimeout: 0 }, async (tx) => {
      const shop = await shopOf(tx, shopId);
      const settings = await payRunSettingsOf(tx, shopId);
      const { schedule, paysByItself } = settings;
      const day = await nextRunOn(tx, shop, settings, now);
      if (schedule === null || day === null || day > dayAt(now, timeZone)) return;
      const runs = runsGiven(given, now);
      const drafted = await draftPayRun(tx, await draftGiven(tx, shop, runs, 'look'), {
        method: schedule.method,
        scheduledFor: day,
        paysByItself,
        createdBy: null,
      });
      // While commissions are recalculated the run waits for the next time.
      if (drafted.is !== 'drafted') return;
      const row = await payRunById(tx, shopId, drafted.id);
      if (row === null) throw new Error(`Pay run ${drafted.id} was not written.`);
      await notify(tx, row, { address, secondAbove: settings.secondAbove }, runs);
      const { currency } = row.run;
      const after = { vendor_count: countOf(row), amount: moneyToWire(amountOf(row), currency), currency };
      await record(tx, { shopId, by, now }, [payRunEntry('pay_run.drafted', row.run, after)]);
    });
  }
  given.startDelivery();
}

function runsGiven({ methods, secrets, publicUrl }: PayRunWorkGiven, now: Date): RunsGiven {
  return { methods, secrets, publicUrl: publicUrl(), now };
}

function countOf({ totals }: PayRunRow): number {
  return totals.reduce((sum, { count }) => sum + count, 0);
}

/** A mail and an announcement report a draft to the shop. */
async function notify(
  tx: Tx,
  row: PayRunRow,
  { address, secondAbove }: { readonly address: string | null; readonly secondAbove: number | null },
  { publicUrl, now }: RunsGiven,
): Promise<void> {
  const { run, exceptions } = row;
  const { shop_id: shopId, currency, number, scheduled_for: scheduledFor } = run;
  const amount = amountOf(row);
  // One that pays automatically counts together with the payments of the schedule and of programs today.
  const payer = { shopId, login: null, now };
  const before = run.is_to_be_approved ? await paidAlone(tx, payer) : 0;
  const isSecondNeeded = needsSecond(before + amount, secondAbove);
  const count = countOf(row);
  const title = `Pay run ${number} is ready`;
  const message = `It pays ${formatMoney(amount, currency)} to ${count} ${count === 1 ? 'vendor' : 'vendors'}. Look it over under Pay runs.`;
  await announce(tx, { shopId, title, message, now });
  await payRunReadyMail(tx, {
    shopId,
    runId: run.id,
    run: { number, scheduledFor: scheduledFor ?? '', count, amount, currency, exceptions },
    address,
    next: isSecondNeeded ? 'two' : run.is_to_be_approved ? 'by_itself' : 'one',
    publicUrl,
    now,
  });
}

/** Approves the runs that pay automatically, and notes the runs that have ended. */
export function createPayRunWork(given: PayRunWorkGiven): ShopWork {
  const { database, clock } = given;
  return {
    name: 'pay-runs',
    dueShops: () => database.asSystem(shopsWithPayRunsDue),
    async run(shopId, signal) {
      const who = { shopId, vendorIds: null, statementTimeout: 0 };
      for (const id of await database.asShop(who, (tx) => runsToApprove(tx, shopId))) {
        if (signal.aborted) return;
        await payByItself(given, shopId, id);
      }
      for (const id of await database.asShop(who, (tx) => runsUnderWay(tx, shopId))) {
        if (signal.aborted) return;
        await database.asShop(who, (tx) => noteEnd(tx, shopId, id, clock()));
      }
      given.startDelivery();
    },
  };
}

/** Works a draft out again and approves it; where it cannot be, it stays a draft for persons. */
async function payByItself(given: PayRunWorkGiven, shopId: number, id: number): Promise<void> {
  const { database, clock } = given;
  const who = { shopId, vendorIds: null, statementTimeout: 0 };
  const now = clock();
  const runs = runsGiven(given, now);
  const problem = await database
    .asShop(who, async (tx) => {
      const run = await lockPayRun(tx, shopId, id);
      if (run === null || !run.is_to_be_approved || run.approved_at !== null) return null;
      const shop = await shopOf(tx, shopId);
      const verdict = await approveRun(tx, runs, { shop, run, by, login: null }, null);
      if (verdict.is !== 'refused') return null;
      if (verdict.code === 'recalculating') return null;
      return verdict.code === 'amount_changed' ? 'again' : verdict.detail;
    })
    .catch((error: unknown) => {
      if (error instanceof BankFileRefused) return error.message;
      throw error;
    });
  if (problem === null) {
    given.methods.paypal.afterCommit();
    return;
  }
  await database.asShop(who, async (tx) => {
    const run = await lockPayRun(tx, shopId, id);
    if (run === null || !run.is_to_be_approved || run.approved_at !== null) return;
    if (problem === 'again') {
      // Approved at the next look with the new amounts.
      await refreshRun(tx, runs, { shop: await shopOf(tx, shopId), run, by });
      return;
    }
    await changePayRun(tx, run, { is_to_be_approved: false });
    const title = `Pay run ${run.number} waits for you`;
    await announce(tx, { shopId, title, message: `It was not approved automatically. ${problem}`, now });
  });
}

/** All payouts of a run have come to their end: the history says so once. */
async function noteEnd(tx: Tx, shopId: number, id: number, now: Date): Promise<void> {
  const run = await lockPayRun(tx, shopId, id);
  if (run === null || run.finished_at !== null || run.canceled_at !== null) return;
  const row = await payRunById(tx, shopId, id);
  if (row?.state !== 'done' && row?.state !== 'partly_failed') return;
  await changePayRun(tx, run, { finished_at: now });
  const { paid, failed, state } = row;
  if (state === 'partly_failed') {
    const title = `Pay run ${run.number} has partly failed`;
    const message = `${formatMoney(failed.amount, run.currency)} to ${failed.count} ${failed.count === 1 ? 'vendor was' : 'vendors were'} not paid. Look at the pay run, and pay again what has failed.`;
    await announce(tx, { shopId, title, message, now });
  }
  await record(tx, { shopId, by: { kind: 'job', name: 'pay runs' }, now }, [
    payRunEntry('pay_run.done', run, { state, paid: paid.count, failed: failed.count }),
  ]);
}
