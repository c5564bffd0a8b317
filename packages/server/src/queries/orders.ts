import type { Selectable } from 'kysely';
import type { Ordering } from '../page.ts';
import type { Tx } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import type { Period } from './line-items.ts';
import { isOrderWith, type OrderPart } from './search.ts';

export const orderOrderings = ['processed_at', 'name', 'customer_name', 'total_price'] as const;
export type OrderOrdering = (typeof orderOrderings)[number];

export type OrderRow = Selectable<Schema['orders']>;

const searchedParts: readonly OrderPart[] = [
  'name',
  'platform_id',
  'customer_name',
  'customer_company',
  'customer_email',
];

/** A page of orders. A search looks at name, the platform's id and the customer. */
export async function pageOfOrders(
  tx: Tx,
  shopId: number,
  ask: {
    period: Period;
    search: string | null;
    ordering: Ordering<OrderOrdering>;
    size: number;
    offset: number;
  },
): Promise<{ count: number; rows: OrderRow[] }> {
  const { period, search, ordering } = ask;
  const matching = tx
    .selectFrom('orders')
    .where('shop_id', '=', shopId)
    .$if(period.from !== null, (query) => query.where('processed_at', '>=', period.from))
    .$if(period.until !== null, (query) => query.where('processed_at', '<', period.until))
    .$if(search !== null, (query) => query.where(isOrderWith('orders.id', search ?? '', searchedParts)));
  const { count } = await matching
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy(ordering.by, ordering.direction)
    .orderBy('id', ordering.direction)
    .limit(ask.size)
    .offset(ask.offset)
    .execute();
  return { count, rows };
}

/** Null for an order that is missing or not in sight. */
export async function orderById(tx: Tx, shopId: number, id: number): Promise<OrderRow | null> {
  const row = await tx
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export type OrderVendor = Pick<Selectable<Schema['vendors']>, 'id' | 'name' | 'currency'>;

/** The vendors of an order's lines, by name. */
export async function vendorsOfOrder(tx: Tx, shopId: number, orderId: number): Promise<OrderVendor[]> {
  return tx
    .selectFrom('vendors as v')
    .select(['v.id', 'v.name', 'v.currency'])
    .where('v.shop_id', '=', shopId)
    .where('v.id', 'in', (lines) =>
      lines
        .selectFrom('line_items as l')
        .select('l.vendor_id')
        .where('l.shop_id', '=', shopId)
        .where('l.order_id', '=', orderId)
        .$narrowType<{ vendor_id: number }>(),
    )
    .orderBy((eb) => eb.fn('lower', ['v.name']))
    .orderBy('v.id')
    .execute();
}
