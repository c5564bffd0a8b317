import { takeLock } from '../../database/locks.ts';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { sql } from 'kysely';
import type { FileColumns } from '../../imports/port/records.ts';
import type { Tx } from '../../database/database.ts';
import type { FileDates } from './dates.ts';
import type { ImportEffect } from './effect.ts';
import { findingTotals, type FindingTotals } from './findings.ts';
import { gapTotals, type GapTotals } from './gaps.ts';

export type ImportState = 'waiting' | 'checking' | 'checked' | 'check_failed' | 'running' | 'done' | 'failed';

/** Files being read, for a check or for an import: one at a time for each shop. */
export type UnderWay = 'checking' | 'running';

export type ImportFileRow = FileDates & {
  /** The meanings of its columns, once it is read. */
  columns?: FileColumns | null;
  role: 'products' | 'orders' | 'refunds';
  name: string;
  size: number;
  received: boolean;
};

export type ImportCounts = {
  products: number;
  variants: number;
  orders: number;
  /** The orders of these that are new, differ from the stored ones, and do not; a check may not compare them. */
  orders_new: number;
  orders_changed: number;
  orders_unchanged: number;
  lines: number;
  refunds: number;
  vendors_created: number;
  /** Counted by checks only. */
  vendors_known: number;
  skipped: number;
};

export type ImportRow = {
  id: number;
  state: ImportState;
  description: string;
  progress: number;
  files: ImportFileRow[];
  /** Older imports lack figures that were added later. */
  counts: Partial<ImportCounts>;
  /** In a check, the first vendors that the import would create. */
  new_vendors: string[];
  gaps: GapTotals;
  findings: FindingTotals[];
  effect: ImportEffect | null;
  currency: CurrencyCode;
  /** The shop's setting as it is now. */
  prices_include_tax: boolean;
  problem: string | null;
  started_at: Date;
  finished_at: Date | null;
};

/** The process that runs an import. `instance` distinguishes two processes with the same id. */
export type ImportOwner = { host: string; pid: number; instance: string };

export const noCounts: ImportCounts = {
  products: 0,
  variants: 0,
  orders: 0,
  orders_new: 0,
  orders_changed: 0,
  orders_unchanged: 0,
  lines: 0,
  refunds: 0,
  vendors_created: 0,
  vendors_known: 0,
  skipped: 0,
};

const isUnderWay = sql`state in ('checking', 'running')`;

const columns = sql`id, state, description, progress, files, counts, new_vendors, effect, problem, started_at,
  finished_at, ${gapTotals}, ${findingTotals}, (select s.currency from shops s where s.id = imports.shop_id) as currency,
  coalesce((select t.prices_include_tax from shop_settings t where t.shop_id = imports.shop_id), false) as prices_include_tax`;

export async function addImport(
  tx: Tx,
  of: { readonly shopId: number; readonly now: Date },
  files: readonly ImportFileRow[],
): Promise<ImportRow> {
  const { rows } = await sql<ImportRow>`
    insert into imports (shop_id, state, description, files, counts, started_at)
    values (${of.shopId}, 'waiting', 'Waiting for the files', ${JSON.stringify(files)}, ${JSON.stringify(noCounts)},
      ${of.now})
    returning ${columns}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('The import was not written.');
  return row;
}

export async function importById(tx: Tx, shopId: number, id: number): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from imports where shop_id = ${shopId} and id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** How far an import is, without its lists: counting them takes a statement each time. */
export async function importProgress(
  tx: Tx,
  shopId: number,
  id: number,
): Promise<Pick<ImportRow, 'state' | 'description' | 'progress'>> {
  return tx
    .selectFrom('imports')
    .select(['state', 'description', 'progress'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function importPage(
  tx: Tx,
  shopId: number,
  page: { readonly size: number; readonly offset: number },
): Promise<{ count: number; rows: ImportRow[] }> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from imports where shop_id = ${shopId}
    order by id desc limit ${page.size} offset ${page.offset}`.execute(tx);
  const counted = await sql<{ count: number }>`
    select count(*) as count from imports where shop_id = ${shopId}`.execute(tx);
  return { count: counted.rows[0]?.count ?? 0, rows };
}

/** Records the upload of a file of a waiting import. False where the import does not wait, or not for this file. */
export async function fileReceived(
  tx: Tx,
  of: { readonly shopId: number; readonly importId: number },
  role: ImportFileRow['role'],
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update imports set files = (
      select jsonb_agg(case when f ->> 'role' = ${role}
        then f || '{"received": true, "date_order": null, "date_samples": null}' else f end order by nth)
      from jsonb_array_elements(files) with ordinality as e (f, nth))
    where shop_id = ${of.shopId} and id = ${of.importId} and state = 'waiting'
      and files @> jsonb_build_array(jsonb_build_object('role', ${role}::text))`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

type Running = { id: number; state: UnderWay; owner: ImportOwner | null; isSilent: boolean };

/** The running import or check of the shop, if any, and whether its last heartbeat is too long ago. */
export async function runningImport(tx: Tx, shopId: number): Promise<Running | null> {
  takeLock('imports');
  const { rows } = await sql<Running>`
    select id, state, owner, (seen_at is null or seen_at < clock_timestamp() - interval '60 seconds') as "isSilent"
    from imports where shop_id = ${shopId} and ${isUnderWay} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function shopsWithRunningImports(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select shop_id as id from imports where ${isUnderWay}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Imports since `since` that wait for files or a decision, or run. */
export async function unfinishedImports(tx: Tx, since: Date): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from imports where (${isUnderWay} or state in ('waiting', 'checked')) and started_at > ${since}`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Claims an import for a check, from waiting, or for a run, from waiting or checked; a run deletes the check's
 * findings. False where it is in another state, or another import is running.
 */
export async function claimImport(
  tx: Tx,
  of: { readonly shopId: number; readonly importId: number; readonly now: Date },
  owner: ImportOwner,
  to: UnderWay,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update imports set state = ${to}, description = 'Starting', progress = 0, counts = ${JSON.stringify(noCounts)},
      effect = null, owner = ${JSON.stringify(owner)}, started_at = ${of.now}, finished_at = null, seen_at = clock_timestamp()
    where shop_id = ${of.shopId} and id = ${of.importId}
      and (state = 'waiting' or (state = 'checked' and ${to} = 'running'))
      and not exists (select from imports where shop_id = ${of.shopId} and ${isUnderWay})`.execute(tx);
  if ((numAffectedRows ?? 0n) === 0n) return false;
  await sql`delete from import_problems where import_id = ${of.importId}`.execute(tx);
  await sql`delete from import_gaps where import_id = ${of.importId}`.execute(tx);
  await sql`delete from import_findings where import_id = ${of.importId}`.execute(tx);
  return true;
}

/** Imports of the shop that have waited for a decision since before `since`. */
export async function abandonedImports(tx: Tx, shopId: number, since: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from imports where shop_id = ${shopId} and state in ('waiting', 'checked') and started_at < ${since}
    `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Deletes an import that has written nothing. False where it has, or does not exist. */
export async function deleteUnwritten(tx: Tx, shopId: number, importId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from imports where shop_id = ${shopId} and id = ${importId}
      and state in ('waiting', 'checking', 'checked', 'check_failed')`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/**
 * Saves an import's progress, in the transaction of its rows. False where the import belongs to another process; then
 * nothing of it may be written.
 */
export async function reportProgress(
  tx: Tx,
  importId: number,
  owner: ImportOwner,
  at: { readonly description: string; readonly progress: number; readonly counts: ImportCounts },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update imports set description = ${at.description}, progress = ${at.progress},
      counts = ${JSON.stringify(at.counts)}, seen_at = clock_timestamp()
    where id = ${importId} and ${isUnderWay} and owner ->> 'instance' = ${owner.instance}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function stillAlive(tx: Tx, importId: number, owner: ImportOwner): Promise<void> {
  await sql`update imports set seen_at = clock_timestamp()
    where id = ${importId} and ${isUnderWay} and owner ->> 'instance' = ${owner.instance}`.execute(tx);
}

export async function finishImport(
  tx: Tx,
  importId: number,
  end: {
    readonly state: Exclude<ImportState, 'waiting' | UnderWay>;
    readonly description: string;
    readonly problem: string | null;
    readonly newVendors?: readonly string[];
    readonly now: Date;
  },
): Promise<void> {
  await forgetFiles(tx, importId);
  await sql`
    update imports set state = ${end.state}, description = ${end.description}, problem = ${end.problem},
      new_vendors = ${JSON.stringify(end.newVendors ?? [])}, finished_at = ${end.now},
      progress = case when ${end.state} in ('done', 'checked') then 100 else progress end
    where id = ${importId} and (${isUnderWay} or state = 'waiting')`.execute(tx);
}

/** Deletes the stored rows of an import's files while they are read. */
export async function forgetFiles(tx: Tx, importId: number): Promise<void> {
  await sql`delete from import_keys where import_id = ${importId}`.execute(tx);
  await sql`delete from import_returns where import_id = ${importId}`.execute(tx);
  await sql`delete from import_variants where import_id = ${importId}`.execute(tx);
}

/** Stores the keys of a file. Returns those that it had before, with the row of the first occurrence. */
export async function keysMetBefore(
  tx: Tx,
  of: { readonly shopId: number; readonly importId: number },
  file: string,
  keys: readonly { readonly key: string; readonly row: number }[],
): Promise<Map<string, number>> {
  const met = await keysMet(
    tx,
    of,
    file,
    keys.map(({ key }) => key),
  );
  await noteKeys(tx, of, file, keys);
  return met;
}

/** Those of these keys that the file has had so far, with the row of the first occurrence. */
export async function keysMet(
  tx: Tx,
  of: { readonly importId: number },
  file: string,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; row: number }>`
    select k.key, k.row_number as row from import_keys k
    where k.import_id = ${of.importId} and k.file = ${file} and k.key = any (${[...keys]}::text[])`.execute(
    tx,
  );
  return new Map(rows.map(({ key, row }) => [key, row]));
}

export async function noteKeys(
  tx: Tx,
  of: { readonly shopId: number; readonly importId: number },
  file: string,
  keys: readonly { readonly key: string; readonly row: number }[],
): Promise<void> {
  await sql`
    insert into import_keys (import_id, shop_id, file, key, row_number)
    select ${of.importId}, ${of.shopId}, ${file}, g.key, g.row
    from json_to_recordset(${JSON.stringify(keys)}::json) as g (key text, "row" int4)
    on conflict do nothing`.execute(tx);
}
