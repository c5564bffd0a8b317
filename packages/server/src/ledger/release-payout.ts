import { takeLock } from '../database/locks.ts';
import type { VoidStatus } from '@consignment/domain/payouts/payout-status';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { reverse } from './reverse.ts';

/**
 * Voids a payout: its lines are unpaid again with the amounts they had, and its ledger transactions are reversed. The
 * payout stays in the books, and its invoice number is not used again. The caller holds the payout's row and has
 * checked that it is not void yet.
 */
export async function releasePayout(
  tx: Tx,
  {
    payoutId,
    ...ask
  }: {
    readonly shopId: number;
    readonly payoutId: number;
    readonly status: VoidStatus;
    readonly now: Date;
  },
): Promise<void> {
  await releasePayouts(tx, { ...ask, payoutIds: [payoutId] });
}

/** The same for payouts that end alike. The number of statements does not depend on the number of payouts. */
export async function releasePayouts(
  tx: Tx,
  ask: {
    readonly shopId: number;
    readonly payoutIds: readonly number[];
    readonly status: VoidStatus;
    readonly now: Date;
  },
): Promise<void> {
  const { shopId, now } = ask;
  const ids = [...ask.payoutIds];
  if (ids.length === 0) return;
  await lockLinesOf(tx, shopId, ids);
  await tx
    .updateTable('line_items')
    .set({ payout_id: null })
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`payout_id = any (${ids}::int8[])`)
    .execute();
  await tx
    .updateTable('payout_items')
    .set({ active: false })
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`payout_id = any (${ids}::int8[])`)
    .execute();
  await tx
    .updateTable('payouts')
    .set({ status: ask.status, ...(ask.status === 'deleted' ? { deleted_date: now } : {}) })
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`id = any (${ids}::int8[])`)
    .execute();
  await reverse(tx, { shopId, of: 'payout_id', id: ids, now });
}

/** Locks the lines of payouts that end together. */
export async function lockLinesOf(tx: Tx, shopId: number, payoutIds: readonly number[]): Promise<void> {
  // By id, the order in which imports lock lines too.
  takeLock('line_items');
  await tx
    .selectFrom('line_items')
    .select('id')
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`payout_id = any (${[...payoutIds]}::int8[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
