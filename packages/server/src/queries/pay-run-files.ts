import type { Selectable } from 'kysely';
import type { Sealer } from '../common/sealed.ts';
import type { Tx } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

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
  file: Omit<PayRunBankFileRow, 'given_at' | 'given_by'>,
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
