import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** A stored order. `platformId` is not a number where the platform's id is unknown. */
export type KnownOrder = {
  readonly platformId: string;
  readonly name: string;
  /** An ISO instant. */
  readonly processedAt: string;
  readonly currency: string;
  /** The customer was erased. */
  readonly isErased: boolean;
};

/** The orders with one of these ids or names. */
export async function knownOrders(
  tx: Tx,
  shopId: number,
  wanted: { readonly ids: readonly string[]; readonly names: readonly string[] },
): Promise<KnownOrder[]> {
  const columns = sql`platform_id as "platformId", name, processed_at as "processedAt", currency,
    customer_erased as "isErased"`;
  const { rows } = await sql<Omit<KnownOrder, 'processedAt'> & { processedAt: Date }>`
    select ${columns} from orders where shop_id = ${shopId} and platform_id = any (${[...new Set(wanted.ids)]}::text[])
    union
    select ${columns} from orders where shop_id = ${shopId} and name = any (${[...new Set(wanted.names)]}::text[])
    order by 1`.execute(tx);
  return rows.map((row) => ({ ...row, processedAt: row.processedAt.toISOString() }));
}

/** A stored order, and its new id. */
export type Join = { readonly from: string; readonly to: string };

/** Gives orders their new ids, along with their lines and refunds: overrides and payouts stay. */
export async function joinOrders(tx: Tx, shopId: number, joins: readonly Join[]): Promise<void> {
  if (joins.length === 0) return;
  const given = sql`json_to_recordset(${JSON.stringify(joins)}::json) as g ("from" text, "to" text)`;
  await sql`
    update refund_lines r set platform_id = g."to" || substr(r.platform_id, length(g."from") + 1)
    from ${given}
    join orders o on o.shop_id = ${shopId} and o.platform_id = g."from"
    join line_items l on l.shop_id = o.shop_id and l.order_id = o.id
    where r.line_item_id = l.id and starts_with(r.platform_id, g."from" || ':')`.execute(tx);
  await sql`
    update line_items l set platform_id = g."to" || substr(l.platform_id, length(g."from") + 1)
    from ${given} join orders o on o.shop_id = ${shopId} and o.platform_id = g."from"
    where l.shop_id = o.shop_id and l.order_id = o.id and starts_with(l.platform_id, g."from" || ':')`.execute(
    tx,
  );
  await sql`
    update orders o set platform_id = g."to" from ${given}
    where o.shop_id = ${shopId} and o.platform_id = g."from"`.execute(tx);
}
