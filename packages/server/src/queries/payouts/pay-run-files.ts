import type { BankFileFormat } from '@consignment/domain/pay-runs/bank-file';
import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';
import type { Selectable } from 'kysely';
import type { Sealer } from '../../common/sealed.ts';
import type { Tx } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

type Row = Selectable<Schema['pay_run_files']>;
export type PayRunBankFileRow = Omit<Row, 'sealed'>;

/** Sealed for one file: another's seal cannot be put in its place. */
function placeOf({ shop_id: shopId, run_id: runId, nth }: Pick<Row, 'shop_id' | 'run_id' | 'nth'>): string {
  return `pay_run_files/${shopId}/${runId}/${nth}`;
}

const shown = [
  'shop_id',
  'run_id',
  'nth',
  'format',
  'number',
  'name',
  'media_type',
  'count',
  'amount',
  'hash',
  'made_at',
  'pays_on',
  'exported_at',
  'given_at',
  'given_by',
] as const;

/** The last file of each of these runs, by run; runs without one are left out. */
export async function lastFilesOf(
  tx: Tx,
  shopId: number,
  runIds: readonly number[],
): Promise<Map<number, PayRunBankFileRow>> {
  if (runIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('pay_run_files')
    .select(shown)
    .where('shop_id', '=', shopId)
    .where('run_id', 'in', [...runIds])
    .orderBy('run_id')
    .orderBy('nth')
    .execute();
  return new Map(rows.map((row) => [row.run_id, row]));
}

/** All files of a run, the first one first. */
export async function filesOfRun(tx: Tx, shopId: number, runId: number): Promise<PayRunBankFileRow[]> {
  return tx
    .selectFrom('pay_run_files')
    .select(shown)
    .where('shop_id', '=', shopId)
    .where('run_id', '=', runId)
    .orderBy('nth')
    .execute();
}

/** The bytes of the last file of a run; null where it has none. Throws where they cannot be opened. */
export async function bytesOfLastFile(
  tx: Tx,
  secrets: Sealer,
  shopId: number,
  runId: number,
): Promise<{ readonly file: PayRunBankFileRow; readonly bytes: Buffer } | null> {
  const row = await tx
    .selectFrom('pay_run_files')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('run_id', '=', runId)
    .orderBy('nth', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { sealed, ...file } = row;
  return { file, bytes: Buffer.from(secrets.open(sealed, placeOf(file)), 'base64') };
}

export async function insertFile(
  tx: Tx,
  secrets: Sealer,
  file: Omit<PayRunBankFileRow, 'exported_at' | 'given_at' | 'given_by'>,
  bytes: Buffer,
): Promise<void> {
  const sealed = secrets.seal(bytes.toString('base64'), placeOf(file));
  await tx
    .insertInto('pay_run_files')
    .values({ ...file, sealed })
    .execute();
}

/** The number of files that the shop has made since. */
export async function countFilesSince(tx: Tx, shopId: number, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('pay_run_files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('made_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** The files that a shop ever had in a format, for the number of its next one. */
export async function countFilesIn(tx: Tx, shopId: number, format: BankFileFormat): Promise<number> {
  const { count } = await tx
    .selectFrom('pay_run_files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('format', '=', format)
    .executeTakeFirstOrThrow();
  return count;
}

/** The file leaves the shop: from now on the bank may have it. The caller has locked the run. */
export async function markFileExported(
  tx: Tx,
  { shop_id: shopId, run_id: runId, nth }: Pick<Row, 'shop_id' | 'run_id' | 'nth'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('pay_run_files')
    .set({ exported_at: now })
    .where('shop_id', '=', shopId)
    .where('run_id', '=', runId)
    .where('nth', '=', nth)
    .execute();
}

/** The statuses of the payouts in a file. */
export async function statusesInFile(
  tx: Tx,
  { shop_id: shopId, run_id: runId, nth }: Pick<Row, 'shop_id' | 'run_id' | 'nth'>,
): Promise<PayoutStatus[]> {
  const rows = await tx
    .selectFrom('pay_run_payouts as r')
    .innerJoin('payouts as p', (join) =>
      join.onRef('p.shop_id', '=', 'r.shop_id').onRef('p.id', '=', 'r.payout_id'),
    )
    .select('p.status')
    .where('r.shop_id', '=', shopId)
    .where('r.run_id', '=', runId)
    .where('r.file_nth', '=', nth)
    .execute();
  return rows.map(({ status }) => status);
}

/** The bank file that a payout is in. */
export type FileOfPayout = {
  readonly runId: number;
  /** Of the pay run. */
  readonly number: number;
  readonly exportedAt: Date | null;
  readonly givenAt: Date | null;
};

/** Null for a payout that is in none; a payout is in the same file for good. */
export async function fileOfPayout(tx: Tx, shopId: number, payoutId: number): Promise<FileOfPayout | null> {
  const row = await tx
    .selectFrom('pay_run_payouts as r')
    .innerJoin('pay_run_files as f', (join) =>
      join.onRef('f.run_id', '=', 'r.run_id').onRef('f.nth', '=', 'r.file_nth'),
    )
    .innerJoin('pay_runs as n', (join) =>
      join.onRef('n.shop_id', '=', 'r.shop_id').onRef('n.id', '=', 'r.run_id'),
    )
    .select(['n.id as runId', 'n.number', 'f.exported_at as exportedAt', 'f.given_at as givenAt'])
    .where('r.shop_id', '=', shopId)
    .where('r.payout_id', '=', payoutId)
    .executeTakeFirst();
  return row ?? null;
}

/** Files that the bank has now; false where it had all of them. */
export async function markFilesGiven(
  tx: Tx,
  shopId: number,
  runId: number,
  given: { readonly login: number | null; readonly now: Date },
): Promise<boolean> {
  const rows = await tx
    .updateTable('pay_run_files')
    .set({ given_at: given.now, given_by: given.login })
    .where('shop_id', '=', shopId)
    .where('run_id', '=', runId)
    .where('given_at', 'is', null)
    .returning('nth')
    .execute();
  return rows.length > 0;
}
