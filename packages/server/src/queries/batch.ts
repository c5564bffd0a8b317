import { sql, type RawBuilder } from 'kysely';
import type { Direction } from '../common/page.ts';

/** The end of a batch: the value of the sort key, as the database writes it, and the id that breaks ties. */
export type Cursor = { readonly value: string; readonly id: number };

export type Batch<Row> = {
  readonly rows: Row[];
  /** Null where nothing follows this batch. */
  readonly end: Cursor | null;
};

export type BatchAsk = { readonly after: Cursor | null; readonly size: number };

/** An expression to sort by, never null, and its type in the database. */
export type OrderKey = {
  readonly by: RawBuilder<unknown>;
  readonly type: 'text' | 'text[]' | 'int8' | 'timestamptz';
};

// As text, since a JavaScript date would lose the microseconds of the last row.
export function cursorOf(key: OrderKey): RawBuilder<string> {
  return sql<string>`(${key.by})::text`;
}

/** True for rows after a cursor in the order of `key` and `id`, both in one direction. */
export function comesAfter(
  key: OrderKey,
  id: RawBuilder<unknown>,
  direction: Direction,
  cursor: Cursor,
): RawBuilder<boolean> {
  const side = direction === 'asc' ? sql`>` : sql`<`;
  const type = sql.raw(key.type);
  return sql<boolean>`(${key.by}, ${id}) ${side} (cast(${cursor.value} as ${type}), cast(${cursor.id} as int8))`;
}

/** The batch of rows read with their cursors; one row more than `size` shows that others follow. */
export function batchOf<Row extends { id: number; cursor: string }>(rows: Row[], size: number): Batch<Row> {
  const within = rows.slice(0, size);
  const last = within.at(-1);
  const hasMore = rows.length > size;
  return { rows: within, end: hasMore && last !== undefined ? { value: last.cursor, id: last.id } : null };
}
