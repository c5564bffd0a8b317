import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeLock } from '../database/locks.ts';

export type SentByHand = {
  readonly id: number;
  readonly vendorId: number;
  /** Minor units of the run's currency. */
  readonly amount: number;
  readonly madeAt: Date;
};

/** The payouts of a run that the shop has yet to send by hand, locked. The caller has locked the run. */
export async function toSendOf(tx: Tx, shopId: number, runId: number): Promise<SentByHand[]> {
  takeLock('payouts');
  const rows = await tx
    .selectFrom('payouts as p')
    .select(['p.id', 'p.vendor_id', 'p.amount', 'p.created_date'])
    .where('p.shop_id', '=', shopId)
    .where('p.status', '=', 'to_send')
    .where(
      sql<boolean>`p.id in (select v.payout_id from pay_run_vendors v
      where v.shop_id = ${shopId} and v.run_id = ${runId} and v.payout_id is not null)`,
    )
    .orderBy('p.id')
    .forNoKeyUpdate()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    vendorId: row.vendor_id,
    amount: row.amount,
    madeAt: row.created_date,
  }));
}

/** The shop has sent the money of these payouts. The ledger has them since they were made, so nothing is booked. */
export async function markSent(tx: Tx, shopId: number, payoutIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({ status: 'recorded' })
    .where('shop_id', '=', shopId)
    .where('status', '=', 'to_send')
    .where(sql<boolean>`id = any (${[...payoutIds]}::int8[])`)
    .execute();
}
