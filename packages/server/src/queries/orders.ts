import type { Selectable } from 'kysely';
import type { Ordering } from '../page.ts';
import type { Tx } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import type { Period } from './line-items.ts';
import { containing } from './search.ts';

export const orderOrderings = ['processed_at', 'name', 'customer_name', 'total_price'] as const;
export type OrderOrdering = (typeof orderOrderings)[number];

export type OrderRow = Selectable<Schema['orders']>;

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
    .$if(search !== null, (query) =>
      query.where((eb) => {
        const pattern = containing(search ?? '');
        return eb.or([
          eb('name', 'ilike', pattern),
          eb('platform_id', 'ilike', pattern),
          eb('customer_name', 'ilike', pattern),
          eb('customer_company', 'ilike', pattern),
          eb('customer_email', 'ilike', pattern),
        ]);
      }),
    );
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
