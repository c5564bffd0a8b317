import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { FileColumns, FileRole } from '../../imports/port/records.ts';

/** Keeps with an import what the columns of its files are taken for. */
export async function keepColumns(
  tx: Tx,
  importId: number,
  columns: ReadonlyMap<FileRole, FileColumns>,
): Promise<void> {
  const given = JSON.stringify(Object.fromEntries(columns));
  await sql`
    update imports set files = (
      select jsonb_agg(f || jsonb_build_object('columns', ${given}::jsonb -> (f ->> 'role')) order by nth)
      from jsonb_array_elements(files) with ordinality as e (f, nth))
    where id = ${importId} and state in ('checking', 'running')`.execute(tx);
}
