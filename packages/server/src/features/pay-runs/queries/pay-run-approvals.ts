import type { Tx } from '../../../database/database.ts';

/** The logins that have approved a run, the first one first; null is a program or the schedule. */
export async function approvedBy(tx: Tx, shopId: number, runId: number): Promise<(number | null)[]> {
  const rows = await tx
    .selectFrom('pay_run_approvals')
    .select('login_id')
    .where('shop_id', '=', shopId)
    .where('run_id', '=', runId)
    .orderBy('id')
    .execute();
  return rows.map(({ login_id: id }) => id);
}

/** Keeps an approval, each person's once: the first of two persons may approve again, alone, when the limit is gone. */
export async function insertApproval(
  tx: Tx,
  approval: {
    readonly shopId: number;
    readonly runId: number;
    readonly loginId: number | null;
    /** The total that was reviewed, in minor units. */
    readonly amount: number;
    readonly now: Date;
  },
): Promise<void> {
  const { shopId, runId, loginId, amount, now } = approval;
  await tx
    .insertInto('pay_run_approvals')
    .values({ shop_id: shopId, run_id: runId, login_id: loginId, amount, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Voids the approvals of a run that has changed since. Returns how many there were. */
export async function voidApprovals(tx: Tx, shopId: number, runId: number): Promise<number> {
  const rows = await tx
    .deleteFrom('pay_run_approvals')
    .where('shop_id', '=', shopId)
    .where('run_id', '=', runId)
    .returning('id')
    .execute();
  return rows.length;
}
