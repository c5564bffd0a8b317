import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/* What has to be looked at before what a connected platform tells is written. */

export type Version = { readonly platformId: string; readonly updatedAt: string };

/** Those of which a later state is here already: messages, syncs and reconciliations overtake each other. */
export async function overtaken(
  tx: Tx,
  table: 'orders' | 'products',
  shopId: number,
  versions: readonly Version[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select t.platform_id as id from ${sql.table(table)} t
    join jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as g ("platformId" text, "updatedAt" timestamptz)
      on g."platformId" = t.platform_id
    where t.shop_id = ${shopId} and t.platform_updated_at > g."updatedAt"`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** One thing under its own id, and the id that it has where it was imported from a file. */
export type TwoIds = { readonly platformId: string; readonly idInFiles: string };

/**
 * Gives what was imported from files the ids of the platform, so that it is written over and not beside.
 */
export async function adoptImported(
  tx: Tx,
  table: 'products' | 'variants',
  shopId: number,
  ids: readonly TwoIds[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} t set platform_id = g."platformId"
    from jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) as g ("platformId" text, "idInFiles" text)
    where t.shop_id = ${shopId} and t.platform_id = g."idInFiles" and g."platformId" <> g."idInFiles"
      and not exists (select from ${sql.table(table)} o
        where o.shop_id = ${shopId} and o.platform_id = g."platformId")`.execute(tx);
}

/** Marks the variants that these products do not have any more. */
export async function dropOtherVariants(
  tx: Tx,
  shopId: number,
  products: readonly string[],
  variants: readonly string[],
): Promise<void> {
  await sql`
    update variants v set deleted = true from products p
    where v.shop_id = ${shopId} and p.shop_id = v.shop_id and p.id = v.product_id and not v.deleted
      and p.platform_id = any (${[...products]}::text[])
      and v.platform_id <> all (${[...variants]}::text[])`.execute(tx);
}

/** A product that its platform has no more: its lines keep it, nothing else shows it. */
export async function dropProduct(tx: Tx, shopId: number, platformId: string): Promise<void> {
  await dropOtherVariants(tx, shopId, [platformId], []);
  await sql`update products set status = 'archived'
    where shop_id = ${shopId} and platform_id = ${platformId} and status <> 'archived'`.execute(tx);
}

/** An order that its platform has no more counts as cancelled. Its id; null when it is not known here. */
export async function cancelOrder(
  tx: Tx,
  shopId: number,
  platformId: string,
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    update orders set cancelled_at = coalesce(cancelled_at, ${now})
    where shop_id = ${shopId} and platform_id = ${platformId} returning id`.execute(tx);
  return rows[0]?.id ?? null;
}
