import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { ComparedProblem } from '../../../database/column-types.ts';
import type { ComparedRole, RowOf } from '../../../database/rows.ts';

/* The other sides of comparisons: files, and the orders of a connected platform. */

export type ComparedSource = RowOf<'compared_sources'>;

/** The problems that a source keeps; the others are counted. */
const mostProblems = 50;

/** Begins to read a source; nothing compares it before it is read to its end. */
export async function insertSource(
  tx: Tx,
  source: {
    readonly shopId: number;
    readonly role: ComparedRole;
    readonly name: string;
    readonly size: number;
    readonly cursor?: unknown;
    readonly madeBy: number | null;
    readonly now: Date;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('compared_sources')
    .values({
      shop_id: source.shopId,
      role: source.role,
      name: source.name,
      size: source.size,
      cursor: source.cursor === undefined ? null : JSON.stringify(source.cursor),
      made_by: source.madeBy,
      made_at: source.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Of = { readonly shopId: number; readonly id: number };

/** Adds the figures of a batch of rows to its source. */
export async function addToSource(
  tx: Tx,
  { shopId, id }: Of,
  added: {
    readonly records: number;
    readonly firstAt: string | null;
    readonly lastAt: string | null;
    readonly problems: readonly ComparedProblem[];
  },
): Promise<void> {
  const { records, firstAt, lastAt, problems } = added;
  const kept = JSON.stringify(problems.slice(0, mostProblems));
  await sql`
    update compared_sources set records = records + ${records}::int4,
      first_at = least(first_at, ${firstAt}::timestamptz), last_at = greatest(last_at, ${lastAt}::timestamptz),
      problem_count = problem_count + ${problems.length}::int4,
      problems = case when jsonb_array_length(problems) >= ${mostProblems}::int4 then problems else (
        select coalesce(jsonb_agg(problem order by nth), '[]') from (
          select problem, nth from jsonb_array_elements(problems || ${kept}::jsonb) with ordinality as p (problem, nth)
          order by nth limit ${mostProblems}) kept) end
    where shop_id = ${shopId} and id = ${id}`.execute(tx);
}

export async function saveSourceCursor(tx: Tx, { shopId, id }: Of, cursor: unknown): Promise<void> {
  await tx
    .updateTable('compared_sources')
    .set({ cursor: JSON.stringify(cursor) })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
}

/** The source is read: it takes the place of the one of its role. */
export async function finishSource(
  tx: Tx,
  { shopId, id }: Of,
  { role, now }: { readonly role: ComparedRole; readonly now: Date },
): Promise<void> {
  await tx
    .deleteFrom('compared_sources')
    .where('shop_id', '=', shopId)
    .where('role', '=', role)
    .where('state', '=', 'read')
    .execute();
  await tx
    .updateTable('compared_sources')
    .set({ state: 'read', cursor: null, read_at: now })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
}

export async function deleteSource(tx: Tx, { shopId, id }: Of): Promise<void> {
  await tx.deleteFrom('compared_sources').where('shop_id', '=', shopId).where('id', '=', id).execute();
}

/** The source of a role that is read, or null. */
export async function sourceOf(tx: Tx, shopId: number, role: ComparedRole): Promise<ComparedSource | null> {
  const row = await tx
    .selectFrom('compared_sources')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('role', '=', role)
    .where('state', '=', 'read')
    .executeTakeFirst();
  return row ?? null;
}

/** A file that is read, or null. */
export async function fileById(tx: Tx, shopId: number, id: number): Promise<ComparedSource | null> {
  const row = await tx
    .selectFrom('compared_sources')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('state', '=', 'read')
    .where('role', '<>', 'platform')
    .executeTakeFirst();
  return row ?? null;
}

/** The platform's orders that are being fetched, or null. */
export async function sourceBeingRead(tx: Tx, shopId: number): Promise<ComparedSource | null> {
  const row = await tx
    .selectFrom('compared_sources')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('role', '=', 'platform')
    .where('state', '=', 'reading')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

export async function markCompared(tx: Tx, { shopId, id }: Of, now: Date): Promise<void> {
  await tx
    .updateTable('compared_sources')
    .set({ compared_at: now })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('compared_at', 'is', null)
    .execute();
}

export type ListedSource = ComparedSource & {
  readonly by_name: string | null;
  readonly open: number;
  readonly aside: number;
};

/** The sources that are read, in the order of their roles. */
export async function listSources(tx: Tx, shopId: number): Promise<ListedSource[]> {
  return tx
    .selectFrom('compared_sources as s')
    .leftJoin('reconciliation_people as l', 'l.id', 's.made_by')
    .selectAll('s')
    .select('l.name as by_name')
    .select([differencesOf('open').as('open'), differencesOf('aside').as('aside')])
    .where('s.shop_id', '=', shopId)
    .where('s.state', '=', 'read')
    .orderBy('s.role')
    .execute();
}

function differencesOf(state: 'open' | 'aside') {
  return sql<number>`(select coalesce(sum(c.differences), 0)::int8 from difference_counts c
    where c.shop_id = s.shop_id and c.source = s.role and c.state = ${state})`;
}

/** Drops the rows of a source that cannot be read to its end. */
export async function dropHalfRead(tx: Tx, shopId: number, role: ComparedRole): Promise<void> {
  await tx
    .deleteFrom('compared_sources')
    .where('shop_id', '=', shopId)
    .where('role', '=', role)
    .where('state', '=', 'reading')
    .execute();
}

/** Sources whose reading has stopped half-way; for `asSystem`. */
export async function forgetHalfRead(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom('compared_sources')
    .where('state', '=', 'reading')
    .where('made_at', '<', before)
    .execute();
}
