import { moneyToWire } from '@consignment/domain/money/money';
import { payoutMethods } from '@consignment/domain/payouts/payout-method';
import type { By } from '../../common/by.ts';
import type { Tx } from '../../database/database.ts';
import { allOf, payApprovedRun, type ApproveVerdict, type MadePayouts } from './ledger/approve-pay-run.ts';
import type { HistoryEvent } from '@consignment/domain/history/history-events';
import type { HistoryValues } from '@consignment/domain/history/history-entry';
import { payAgain, type AgainVerdict } from './ledger/pay-run-again.ts';
import { payoutEntry } from '../../ledger/payout-entries.ts';
import { record, type Entry } from '../../ledger/record.ts';
import type { PayRun } from './queries/pay-runs.ts';
import { payoutsById } from '../../queries/payouts/payouts.ts';
import type { ShopRow } from '../../queries/shops/shops.ts';
import { makeFileOfRun } from './bank-file-of-run.ts';
import { draftGiven, type RunsGiven } from './given.ts';

type Of = {
  readonly shop: ShopRow;
  /** Locked. */
  readonly run: PayRun;
  readonly by: By;
  /** Null for the schedule and for a program. */
  readonly login: number | null;
};

/** An entry on a pay run, with what identifies it to people. */
export function payRunEntry(
  event: Extract<HistoryEvent, `pay_run.${string}`>,
  { id, number }: Pick<PayRun, 'id' | 'number'>,
  after: HistoryValues = {},
  reason?: string,
): Entry {
  return { event, id, after: { number, ...after }, ...(reason === undefined ? {} : { reason }) };
}

/**
 * Approves a draft, in the caller's transaction: its payouts, their bank file and mails, and the entries of all of it in the
 * history, which come last. Throws BankFileRefused where the file cannot be made.
 */
export async function approveRun(
  tx: Tx,
  given: RunsGiven,
  { shop, run, by, login }: Of,
  expectedAmount: number | null,
): Promise<ApproveVerdict> {
  const { now } = given;
  const ask = { ...(await draftGiven(tx, shop, given, 'hold')), login };
  const verdict = await payApprovedRun(tx, ask, run, expectedAmount);
  if (verdict.is === 'refused') return verdict;
  const sum = { amount: moneyToWire(verdict.amount, run.currency), currency: run.currency };
  if (verdict.is === 'first') {
    await record(tx, { shopId: shop.id, by, now }, [payRunEntry('pay_run.first_approved', run, sum)]);
    return verdict;
  }
  const entries = await afterPaying(tx, given, { shop, run }, verdict.made);
  await record(tx, { shopId: shop.id, by, now }, [
    payRunEntry('pay_run.approved', run, { ...sum, payouts: entries.length }),
    ...entries,
  ]);
  return verdict;
}

/** Pays once more what failed, in the caller's transaction; otherwise as `approveRun`. */
export async function payFailedAgain(
  tx: Tx,
  given: RunsGiven,
  { shop, run, by, login }: Of,
  ask: Parameters<typeof payAgain>[3],
): Promise<AgainVerdict> {
  const { now } = given;
  const verdict = await payAgain(tx, { ...(await draftGiven(tx, shop, given, 'hold')), login }, run, ask);
  if (verdict.is === 'refused') return verdict;
  const entries = await afterPaying(tx, given, { shop, run }, verdict.made);
  const after = {
    amount: moneyToWire(verdict.amount, run.currency),
    currency: run.currency,
    payouts: entries.length,
  };
  await record(tx, { shopId: shop.id, by, now }, [payRunEntry('pay_run.paid_again', run, after), ...entries]);
  return verdict;
}

/** Writes what goes with new payouts, and returns their entries. */
async function afterPaying(
  tx: Tx,
  { methods, secrets, publicUrl, now }: RunsGiven,
  { shop, run }: Pick<Of, 'shop' | 'run'>,
  made: MadePayouts,
): Promise<Entry[]> {
  const byBank = made.get('bank');
  if (byBank !== undefined) await makeFileOfRun(tx, secrets, { shop, run, payouts: byBank, now });
  for (const [method, payouts] of made) {
    const payoutIds = payouts.map(({ id }) => id);
    await methods[method].made(tx, { shopId: shop.id, payoutIds, publicUrl, now });
  }
  const rows = await payoutsById(
    tx,
    shop.id,
    allOf(made).map(({ id }) => id),
  );
  return rows.map((row) => payoutEntry('payout.created', row, { after: { pay_run_number: run.number } }));
}

/** Starts what may begin once the payouts of a run are committed. */
export function afterPayRun({ methods }: Pick<RunsGiven, 'methods'>): void {
  for (const method of payoutMethods) methods[method].afterCommit();
}
