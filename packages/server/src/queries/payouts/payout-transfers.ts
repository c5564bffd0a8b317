import { takeLock } from '../../database/locks.ts';
import { statusesAtPaypal, voidStatuses, type PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

/** A transfer with the fields of its payout that the provider needs. Money in minor units. */
export type Transfer = Selectable<Schema['payout_transfers']> & {
  readonly status: PayoutStatus;
  readonly is_test: boolean;
  readonly amount: number;
  readonly currency: string;
  readonly note: string;
  readonly invoice_number: number;
  readonly vendor_id: number;
  readonly vendor_name: string;
  readonly shop_name: string;
};

function transfersInFull(tx: Tx) {
  return tx
    .selectFrom('payout_transfers as t')
    .innerJoin('payouts as p', (join) =>
      join.onRef('p.shop_id', '=', 't.shop_id').onRef('p.id', '=', 't.payout_id'),
    )
    .innerJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 'p.shop_id').onRef('v.id', '=', 'p.vendor_id'),
    )
    .innerJoin('shops as s', 's.id', 't.shop_id')
    .selectAll('t')
    .select([
      'p.status',
      'p.is_test',
      'p.amount',
      'p.currency',
      'p.note',
      'p.invoice_number',
      'p.vendor_id',
      'v.name as vendor_name',
      's.name as shop_name',
    ]);
}

/** The shops with a due transfer; for `asSystem`. */
export async function shopsWithDueTransfers(tx: Tx, now: Date): Promise<number[]> {
  const rows = await tx
    .selectFrom('payout_transfers')
    .select('shop_id')
    .distinct()
    .where('due_at', '<=', now)
    .orderBy('shop_id')
    .execute();
  return rows.map(({ shop_id }) => shop_id);
}

/**
 * Takes up a transfer until the given moment: the one named, or else the one that is due longest. Null where there is
 * none, or another process holds it. Two processes never take up the same one: rows locked by one are skipped by the
 * other.
 */
export async function takeUp(
  tx: Tx,
  ask: { readonly shopId: number; readonly payoutId?: number; readonly now: Date; readonly until: Date },
): Promise<Transfer | null> {
  const { payoutId } = ask;
  const due = await tx
    .selectFrom('payout_transfers')
    .select('payout_id')
    .where('shop_id', '=', ask.shopId)
    .$if(payoutId === undefined, (query) => query.where('due_at', '<=', ask.now))
    .$if(payoutId !== undefined, (query) => query.where('payout_id', '=', payoutId ?? 0))
    .orderBy('due_at')
    .orderBy('payout_id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (due === undefined) return null;
  await tx
    .updateTable('payout_transfers')
    .set((eb) => ({ taken: eb('taken', '+', 1), due_at: ask.until }))
    .where('shop_id', '=', ask.shopId)
    .where('payout_id', '=', due.payout_id)
    .execute();
  const row = await transfersInFull(tx)
    .where('t.shop_id', '=', ask.shopId)
    .where('t.payout_id', '=', due.payout_id)
    .executeTakeFirst();
  return row ?? null;
}

/** Stored before the request: from here on, a request with the batch id may be on its way. */
export async function markLeaving(tx: Tx, { shop_id, payout_id }: Transfer, now: Date): Promise<void> {
  await sql`
    update payout_transfers set may_have_arrived = true, first_sent_at = coalesce(first_sent_at, ${now})
    where shop_id = ${shop_id} and payout_id = ${payout_id}`.execute(tx);
}

export type TransferNews = {
  readonly mayHaveArrived: boolean;
  readonly providerBatchId: string | null;
  readonly providerItemId: string | null;
  readonly providerStatus: string;
  readonly problem: string;
  readonly isFinalNo: boolean;
  readonly looks: number;
  readonly dueAt: Date | null;
};

/** The payout's present status, its row locked; null where another process has taken the transfer up since. */
export async function lockTaken(tx: Tx, transfer: Transfer): Promise<PayoutStatus | null> {
  takeLock('payouts');
  const row = await tx
    .selectFrom('payout_transfers as t')
    .innerJoin('payouts as p', (join) =>
      join.onRef('p.shop_id', '=', 't.shop_id').onRef('p.id', '=', 't.payout_id'),
    )
    .select('p.status')
    .where('t.shop_id', '=', transfer.shop_id)
    .where('t.payout_id', '=', transfer.payout_id)
    .where('t.taken', '=', transfer.taken)
    .forUpdate()
    .executeTakeFirst();
  return row?.status ?? null;
}

export async function keepNews(tx: Tx, { shop_id, payout_id }: Transfer, news: TransferNews): Promise<void> {
  await tx
    .updateTable('payout_transfers')
    .set({
      may_have_arrived: news.mayHaveArrived,
      provider_batch_id: news.providerBatchId,
      provider_item_id: news.providerItemId,
      provider_status: news.providerStatus,
      problem: news.problem,
      is_final_no: news.isFinalNo,
      looks: news.looks,
      due_at: news.dueAt,
    })
    .where('shop_id', '=', shop_id)
    .where('payout_id', '=', payout_id)
    .execute();
}

/**
 * Makes the transfer of a provider's webhook due now: by its batch id, or by ours, which then gives us the
 * provider's. Returns how many there are, one at most.
 */
export async function lookNow(
  tx: Tx,
  about: {
    readonly shopId: number;
    readonly providerBatchId: string;
    readonly batchId: string;
    readonly now: Date;
  },
): Promise<number> {
  // A void payout stays void. A transfer that is being looked at is looked at again afterwards.
  const { numAffectedRows } = await sql`
    update payout_transfers t set due_at = least(t.due_at, ${about.now}::timestamptz),
      provider_batch_id = coalesce(t.provider_batch_id, nullif(${about.providerBatchId}::text, ''))
    from payouts p
    where t.shop_id = ${about.shopId} and p.shop_id = t.shop_id and p.id = t.payout_id
      and (t.batch_id = ${about.batchId} or t.provider_batch_id = ${about.providerBatchId})
      and p.status <> all (${voidStatuses}::text[])`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** The vendors of a shop whose present address PayPal refuses for good, each with what PayPal said last; '' for nothing. */
export async function refusedByPaypal(tx: Tx, shopId: number): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ vendorId: number; problem: string }>`
    select p.vendor_id as "vendorId", t.problem
    from payout_transfers t
    join payouts p on p.shop_id = t.shop_id and p.id = t.payout_id
    join vendors v on v.shop_id = p.shop_id and v.id = p.vendor_id
    where t.shop_id = ${shopId} and t.is_final_no and not p.is_test
      and lower(t.receiver) = lower(btrim(v.paypal_email))
    order by p.id`.execute(tx);
  return new Map(rows.map(({ vendorId, problem }) => [vendorId, problem]));
}

/** A person has PayPal asked again about a vendor's address. False where PayPal did not refuse it. */
export async function askPaypalAgain(
  tx: Tx,
  { shopId, vendorId }: { readonly shopId: number; readonly vendorId: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update payout_transfers t set is_final_no = false from payouts p
    where t.shop_id = ${shopId} and t.is_final_no and p.shop_id = t.shop_id and p.id = t.payout_id
      and p.vendor_id = ${vendorId}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** The number of payouts of these modes under way with a client's keys. */
export async function countUnderWay(
  tx: Tx,
  about: { readonly shopId: number; readonly clientId: string; readonly isTest: boolean },
): Promise<number> {
  const { count } = await tx
    .selectFrom('payout_transfers as t')
    .innerJoin('payouts as p', (join) =>
      join.onRef('p.shop_id', '=', 't.shop_id').onRef('p.id', '=', 't.payout_id'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('t.shop_id', '=', about.shopId)
    .where('t.client_id', '=', about.clientId)
    .where('p.is_test', '=', about.isTest)
    .where('p.status', 'in', statusesAtPaypal)
    .executeTakeFirstOrThrow();
  return count;
}
