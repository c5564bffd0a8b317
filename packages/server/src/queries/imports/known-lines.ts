import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** A stored line in the terms of files and platforms. Money in minor units. */
export type KnownLine = {
  readonly id: number;
  readonly orderPlatformId: string;
  readonly platformId: string;
  readonly sku: string;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  readonly discount: number;
  readonly soldBy: string;
  readonly isSettled: boolean;
};

export async function knownLines(tx: Tx, shopId: number, orderIds: readonly number[]): Promise<KnownLine[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<KnownLine>`
    select l.id, o.platform_id as "orderPlatformId", l.platform_id as "platformId", l.sku, l.name, l.price, l.quantity,
      l.allocated_discount as discount, l.sold_by as "soldBy",
      (l.payout_id is not null or exists (select from line_items r where r.reverses_id = l.id)) as "isSettled"
    from line_items l join orders o on o.shop_id = l.shop_id and o.id = l.order_id
    where l.shop_id = ${shopId} and l.order_id = any (${[...orderIds]}::int8[])
      and l.kind in ('product', 'gift_card', 'tip')`.execute(tx);
  return rows;
}

/** Gives lines the ids of their platform. */
export async function renameLines(
  tx: Tx,
  shopId: number,
  lines: readonly { readonly id: number; readonly platformId: string }[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update line_items l set platform_id = g."platformId"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as g (id int8, "platformId" text)
    where l.shop_id = ${shopId} and l.id = g.id`.execute(tx);
}
