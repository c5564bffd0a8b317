import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { DeletionsCursor } from '../../database/column-types.ts';

/** Starts a search for deleted orders in a connected shop; a running search continues. For `asSystem`. */
export async function askForDeletions(tx: Tx, shopId: number, cursor: DeletionsCursor): Promise<void> {
  await tx
    .updateTable('platform_connections')
    .set({ deletions: JSON.stringify(cursor) })
    .where('shop_id', '=', shopId)
    .where('state', '=', 'connected')
    .where('deletions', 'is', null)
    .execute();
}

/** Saves the cursor of the search; null after its end. */
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
 * Stored orders that the platform has reported and that count, the newest first, after the cursor. Orders from files
 * may never have been on the platform; a cancelled one earns nothing whether it is deleted or not.
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
