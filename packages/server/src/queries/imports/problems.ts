import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** A reason may quote names of any length. */
const longestReason = 1000;

export type ImportProblemRow = { file: string; row: number; reason: string; excerpt: string };

export async function problemPage(
  tx: Tx,
  importId: number,
  page: { readonly size: number; readonly offset: number },
): Promise<{ count: number; rows: ImportProblemRow[] }> {
  const { rows } = await sql<ImportProblemRow>`
    select file, row_number as row, reason, excerpt from import_problems where import_id = ${importId}
    order by id limit ${page.size} offset ${page.offset}`.execute(tx);
  const counted = await sql<{ count: number }>`
    select count(*) as count from import_problems where import_id = ${importId}`.execute(tx);
  return { count: counted.rows[0]?.count ?? 0, rows };
}

export async function addProblems(
  tx: Tx,
  of: { readonly shopId: number; readonly importId: number },
  problems: readonly ImportProblemRow[],
): Promise<void> {
  if (problems.length === 0) return;
  await sql`
    insert into import_problems (import_id, shop_id, file, row_number, reason, excerpt)
    select ${of.importId}, ${of.shopId}, g.file, g.row, left(g.reason, ${longestReason}), g.excerpt
    from rows from (json_to_recordset(${JSON.stringify(problems)}::json)
      as (file text, "row" int4, reason text, excerpt text)) with ordinality as g (file, "row", reason, excerpt, nth)
    order by g.nth`.execute(tx);
}

export async function replaceProblems(
  tx: Tx,
  of: { readonly shopId: number; readonly importId: number },
  problems: readonly ImportProblemRow[],
): Promise<void> {
  await sql`delete from import_problems where import_id = ${of.importId}`.execute(tx);
  await addProblems(tx, of, problems);
}
