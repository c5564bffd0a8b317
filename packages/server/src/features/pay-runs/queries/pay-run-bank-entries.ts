import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { Schema } from '../../../database/schema.ts';

export type BankEntry = Selectable<Schema['pay_run_bank_entries']>;
export type BankEntryRow = BankEntry & {
  readonly vendor_id: number | null;
  readonly vendor_name: string | null;
};

function entriesInFull(tx: Tx, shopId: number, runId: number) {
  return tx
    .selectFrom('pay_run_bank_entries as e')
    .leftJoin('payouts as p', (join) =>
      join.onRef('p.shop_id', '=', 'e.shop_id').onRef('p.id', '=', 'e.payout_id'),
    )
    .leftJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 'p.shop_id').onRef('v.id', '=', 'p.vendor_id'),
    )
    .where('e.shop_id', '=', shopId)
    .where('e.run_id', '=', runId);
}

/** A page of a run's entries, unmatched ones first, then the latest. */
export async function pageOfBankEntries(
  tx: Tx,
  shopId: number,
  ask: { readonly runId: number; readonly size: number; readonly offset: number },
): Promise<{ count: number; rows: BankEntryRow[] }> {
  const { count } = await entriesInFull(tx, shopId, ask.runId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await entriesInFull(tx, shopId, ask.runId)
    .selectAll('e')
    .select(['v.id as vendor_id', 'v.name as vendor_name'])
    .orderBy(sql`case e.state when 'unmatched' then 0 else 1 end`)
    .orderBy('e.id', 'desc')
    .limit(ask.size)
    .offset(ask.offset)
    .execute();
  return { count, rows };
}

export async function bankEntryById(
  tx: Tx,
  shopId: number,
  runId: number,
  id: number,
): Promise<BankEntryRow | null> {
  const row = await entriesInFull(tx, shopId, runId)
    .selectAll('e')
    .select(['v.id as vendor_id', 'v.name as vendor_name'])
    .where('e.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The keys of entries that were taken in before. */
export async function keysTaken(tx: Tx, shopId: number, runId: number): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('pay_run_bank_entries')
    .select('key')
    .where('shop_id', '=', shopId)
    .where('run_id', '=', runId)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

export async function insertBankEntries(
  tx: Tx,
  of: { readonly shopId: number; readonly runId: number; readonly login: number | null; readonly now: Date },
  entries: readonly Omit<BankEntry, 'id' | 'shop_id' | 'run_id' | 'taken_at' | 'taken_by'>[],
): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    insert into pay_run_bank_entries (shop_id, run_id, taken_at, taken_by, key, day, amount, currency, reference, text,
      is_return, state, why, payout_id, brings_back)
    select ${of.shopId}::int8, ${of.runId}::int8, ${of.now}::timestamptz, ${of.login}::int8, given.*
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as given (key text, day date, amount int8, currency text,
      reference text, text text, is_return boolean, state text, why text, payout_id int8,
      brings_back int8)
    on conflict (shop_id, run_id, key) do nothing`.execute(tx);
}

export async function changeBankEntry(
  tx: Tx,
  { shop_id: shopId, id }: Pick<BankEntry, 'shop_id' | 'id'>,
  change: Pick<BankEntry, 'state' | 'why' | 'payout_id'>,
): Promise<void> {
  await tx
    .updateTable('pay_run_bank_entries')
    .set({ ...change, ...(change.state === 'matched' ? { brings_back: null } : {}) })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
}

/** A payout by the bank that a run has made. Minor units. */
export type BankPayout = {
  readonly id: number;
  readonly amount: number;
  readonly currency: string;
  readonly status: PayoutStatus;
  /** The file that has it; null where none has. */
  readonly file_number: string | null;
  readonly file_amount: number | null;
};

/** Every payout by the bank of a run, the failed ones among them. */
export async function bankPayoutsOf(tx: Tx, shopId: number, runId: number): Promise<BankPayout[]> {
  return tx
    .selectFrom('pay_run_payouts as r')
    .innerJoin('payouts as p', (join) =>
      join.onRef('p.shop_id', '=', 'r.shop_id').onRef('p.id', '=', 'r.payout_id'),
    )
    .leftJoin('pay_run_files as f', (join) =>
      join.onRef('f.run_id', '=', 'r.run_id').onRef('f.nth', '=', 'r.file_nth'),
    )
    .select(['p.id', 'p.amount', 'p.currency', 'p.status'])
    .select(['f.number as file_number', 'f.amount as file_amount'])
    .where('r.shop_id', '=', shopId)
    .where('r.run_id', '=', runId)
    .where('p.method', '=', 'bank')
    .orderBy('p.id')
    .execute();
}
