import type { Ordering } from '../page.ts';
import type { Tx } from '../store/database.ts';
import { containing } from './search.ts';

export const payoutOrderings = ['created_date', 'invoice_number', 'amount', 'vendor_name'] as const;
export type PayoutOrdering = (typeof payoutOrderings)[number];

function payoutsWithVendors(tx: Tx) {
  return tx
    .selectFrom('payouts as p')
    .innerJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 'p.shop_id').onRef('v.id', '=', 'p.vendor_id'),
    );
}

function payoutsInFull(tx: Tx) {
  return payoutsWithVendors(tx).selectAll('p').select('v.name as vendor_name');
}

/** Money in minor units of the payout's own currency. */
export type PayoutRow = Awaited<ReturnType<ReturnType<typeof payoutsInFull>['executeTakeFirstOrThrow']>>;

/** A page of payouts without the deleted ones. A search looks at number, vendor and note. */
export async function pageOfPayouts(
  tx: Tx,
  shopId: number,
  ask: {
    vendorId: number | null;
    search: string | null;
    ordering: Ordering<PayoutOrdering>;
    size: number;
    offset: number;
  },
): Promise<{ count: number; rows: PayoutRow[] }> {
  const { vendorId, search, ordering } = ask;
  const matching = payoutsWithVendors(tx)
    .where('p.shop_id', '=', shopId)
    .where('p.status', '<>', 'deleted')
    .$if(vendorId !== null, (query) => query.where('p.vendor_id', '=', vendorId))
    .$if(search !== null, (query) =>
      query.where((eb) => {
        const pattern = containing(search ?? '');
        const number = eb.cast<string>('p.invoice_number', 'text');
        return eb.or([
          eb('p.note', 'ilike', pattern),
          eb('v.name', 'ilike', pattern),
          eb(number, 'like', pattern.replace('%#', '%')),
        ]);
      }),
    );
  const { count } = await matching
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll('p')
    .select('v.name as vendor_name')
    .orderBy(
      (eb) => (ordering.by === 'vendor_name' ? eb.fn('lower', ['v.name']) : eb.ref(`p.${ordering.by}`)),
      ordering.direction,
    )
    .orderBy('p.id', ordering.direction)
    .limit(ask.size)
    .offset(ask.offset)
    .execute();
  return { count, rows };
}

/** Null for a payout that is missing, not in sight, or deleted. */
export async function payoutById(tx: Tx, shopId: number, id: number): Promise<PayoutRow | null> {
  const row = await payoutsInFull(tx)
    .where('p.shop_id', '=', shopId)
    .where('p.id', '=', id)
    .where('p.status', '<>', 'deleted')
    .executeTakeFirst();
  return row ?? null;
}

/** Nothing happens to one that is missing or deleted. */
export async function changeNote(tx: Tx, shopId: number, id: number, note: string): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({ note })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .executeTakeFirst();
}
