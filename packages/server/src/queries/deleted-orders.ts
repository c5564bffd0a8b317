import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { DeletionsCursor } from '../database/schema-platforms.ts';

/** Has a connected shop look for deleted orders; a look that is under way goes on. For `asSystem`. */
export async function askForDeletions(tx: Tx, shopId: number, cursor: DeletionsCursor): Promise<void> {
  await tx
    .updateTable('platform_connections')
    .set({ deletions: JSON.stringify(cursor) })
    .where('shop_id', '=', shopId)
    .where('state', '=', 'connected')
    .where('deletions', 'is', null)
    .execute();
}

/** Keeps where the look goes on; null behind its end. */
export async function saveDeletionsCursor(
  tx: Tx,
  shopId: number,
  cursor: DeletionsCursor | null,
): Promise<void> {
  await tx
    .updateTable('platform_connections')
    .set({ deletions: cursor === null ? null : JSON.stringify(cursor) })
    .where('shop_id', '=', shopId)
    .execute();
}

export type OrderToLookFor = {
  readonly id: number;
  readonly platformId: string;
  /** As the database writes it, to the microsecond. */
  readonly processedAt: string;
};

/**
 * Orders that the platform has told of and that count, the newest first, behind the cursor. Those of files may never have
 * been on it; a cancelled one earns nothing whether it is gone or not.
 */
export async function ordersToLookFor(
  tx: Tx,
  shopId: number,
  { since, after }: DeletionsCursor,
  most: number,
): Promise<OrderToLookFor[]> {
  const behind =
    after === null
      ? sql`true`
      : sql`(processed_at, id) < (${after.processedAt}::timestamptz, ${after.id}::int8)`;
  const { rows } = await sql<OrderToLookFor>`
    select id, platform_id as "platformId", processed_at::text as "processedAt" from orders
    where shop_id = ${shopId} and processed_at >= ${since}::timestamptz and cancelled_at is null
      and platform_updated_at is not null and ${behind}
    order by processed_at desc, id desc limit ${most}`.execute(tx);
  return rows;
}
