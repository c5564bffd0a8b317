import { takeLock } from '../database/locks.ts';
import {
  bankOutcomes,
  mayBecome,
  type BankOutcome,
  type PayoutStatus,
} from '@consignment/domain/payouts/payout-status';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { lockLinesOf, releasePayouts } from './release-payout.ts';

/* Payouts by the shop's bank after they were written: given to it in a file, and settled by what it reports. */

/** A payout's change of status; one that did not change is in no list of them. */
export type BankChange = {
  readonly payoutId: number;
  readonly was: PayoutStatus;
  readonly status: PayoutStatus;
};

/** Payouts that are ready become given to the bank; of others nothing changes. Returns the changes by id. */
export async function markGiven(
  tx: Tx,
  ask: { readonly shopId: number; readonly payoutIds: readonly number[] },
): Promise<BankChange[]> {
  const present = await lockBankPayouts(tx, ask.shopId, ask.payoutIds);
  const ready = [...present].filter(([, status]) => status === 'ready').map(([id]) => id);
  await setStatus(tx, ask.shopId, ready, 'at_bank');
  return ready.map((payoutId) => ({ payoutId, was: 'ready', status: 'at_bank' }));
}

/**
 * Settles payouts by what the bank reports: paid, or their lines are payable again. An outcome that a payout may not
 * take any more changes nothing, so a report that comes twice frees no line twice. Payouts of another shop or method
 * are passed over. The number of statements does not depend on the number of outcomes. Returns the changes by id.
 */
export async function settleBankPayouts(
  tx: Tx,
  ask: {
    readonly shopId: number;
    readonly outcomes: readonly { readonly payoutId: number; readonly outcome: BankOutcome }[];
    /** Only payouts that are in this status change. */
    readonly from?: PayoutStatus;
    readonly now: Date;
  },
): Promise<BankChange[]> {
  const { shopId, outcomes, from, now } = ask;
  const before = await lockBankPayouts(
    tx,
    shopId,
    outcomes.map(({ payoutId }) => payoutId),
  );
  const after = new Map<number, PayoutStatus>(before);
  for (const { payoutId, outcome } of outcomes) {
    const status = after.get(payoutId);
    if (status === undefined || (from ?? status) !== status) continue;
    if (mayBecome(status, outcome)) after.set(payoutId, outcome);
  }
  const changes = [...before].flatMap(([payoutId, was]) => {
    const status = after.get(payoutId) ?? was;
    return status === was ? [] : [{ payoutId, was, status }];
  });
  const isVoid = (change: BankChange) => change.status !== 'paid';
  await lockLinesOf(
    tx,
    shopId,
    changes.filter(isVoid).map(({ payoutId }) => payoutId),
  );
  for (const outcome of bankOutcomes) {
    const payoutIds = changes.filter(({ status }) => status === outcome).map(({ payoutId }) => payoutId);
    if (outcome === 'paid') await setStatus(tx, shopId, payoutIds, outcome);
    else await releasePayouts(tx, { shopId, payoutIds, status: outcome, now });
  }
  return changes;
}

/** The statuses of these payouts by the bank, by id, their rows locked. */
async function lockBankPayouts(
  tx: Tx,
  shopId: number,
  payoutIds: readonly number[],
): Promise<ReadonlyMap<number, PayoutStatus>> {
  takeLock('payouts');
  const rows = await tx
    .selectFrom('payouts')
    .select(['id', 'status'])
    .where('shop_id', '=', shopId)
    .where('method', '=', 'bank')
    .where(sql<boolean>`id = any (${[...payoutIds]}::int8[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}

async function setStatus(
  tx: Tx,
  shopId: number,
  payoutIds: readonly number[],
  status: 'at_bank' | 'paid',
): Promise<void> {
  if (payoutIds.length === 0) return;
  await tx
    .updateTable('payouts')
    .set({ status })
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`id = any (${[...payoutIds]}::int8[])`)
    .execute();
}
