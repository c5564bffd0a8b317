import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/* Preparations for writing data of a connected platform. */

export type Version = { readonly platformId: string; readonly updatedAt: string };

/** Those of which a later state is stored already: webhooks, syncs and reconciliations overtake each other. */
export async function overtaken(
  tx: Tx,
  table: 'orders' | 'products',
  shopId: number,
  versions: readonly Version[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select t.platform_id as id from ${sql.table(table)} t
    join json_to_recordset(${JSON.stringify(versions)}::json) as g ("platformId" text, "updatedAt" timestamptz)
      on g."platformId" = t.platform_id
    where t.shop_id = ${shopId} and t.platform_updated_at > g."updatedAt"`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** An object by its platform's id, and its id from an earlier import of files. */
export type TwoIds = { readonly platformId: string; readonly idInFiles: string };

/** Gives rows imported from files the ids of their platform, so that they are updated and not duplicated. */
export async function adoptImported(
  tx: Tx,
  table: 'products' | 'variants',
  shopId: number,
  ids: readonly TwoIds[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} t set platform_id = g."platformId"
    from json_to_recordset(${JSON.stringify(ids)}::json) as g ("platformId" text, "idInFiles" text)
    where t.shop_id = ${shopId} and t.platform_id = g."idInFiles" and g."platformId" <> g."idInFiles"
      and not exists (select from ${sql.table(table)} o
        where o.shop_id = ${shopId} and o.platform_id = g."platformId")`.execute(tx);
}

/** Sets the variants that these products no longer have to deleted. */
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

/** A product that its platform has deleted: its lines keep it, nothing else shows it. */
export async function dropProduct(tx: Tx, shopId: number, platformId: string): Promise<void> {
  await dropOtherVariants(tx, shopId, [platformId], []);
  await sql`update products set status = 'archived'
    where shop_id = ${shopId} and platform_id = ${platformId} and status <> 'archived'`.execute(tx);
}

/** An order that its platform has deleted counts as cancelled. Returns its id; null where it is not stored. */
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
