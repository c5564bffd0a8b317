import { takeLock } from '../../database/locks.ts';
import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import type { Ordering } from '../../common/page.ts';
import type { Tx } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { batchOf, comesAfter, cursorOf, type Batch, type BatchAsk, type OrderKey } from '../batch.ts';
import { containing } from '../search.ts';

export type VendorRow = Selectable<Schema['vendors']>;

/** Minor units of the shop's currency. */
export type Sums = {
  readonly due: number;
  readonly paid: number;
  readonly earned: number;
  readonly total_sales: number;
  readonly amount_taxed: number;
};

const noSums: Sums = { due: 0, paid: 0, earned: 0, total_sales: 0, amount_taxed: 0 };

export const vendorOrderings = ['name', 'due', 'paid', 'earned'] as const;
export type VendorOrdering = (typeof vendorOrderings)[number];

export type ListedVendor = Pick<VendorRow, 'id' | 'name' | 'contact_name' | 'image' | 'currency'> &
  Pick<Sums, 'due' | 'paid' | 'earned'> & { readonly product_count: number };

/** The vendors that are hidden, or those that are not. */
export type VendorFilter = { readonly hidden: boolean; readonly search: string | null };

function matchingVendors(tx: Tx, shopId: number, { hidden, search }: VendorFilter) {
  return tx
    .selectFrom('vendors as v')
    .where('v.shop_id', '=', shopId)
    .where('v.hidden', '=', hidden)
    .where('v.merged_into_id', 'is', null)
    .$if(search !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('v.name', 'ilike', containing(search ?? '')),
          eb('v.contact_name', 'ilike', containing(search ?? '')),
        ]),
      ),
    );
}

function listedVendors(tx: Tx, shopId: number, filter: VendorFilter) {
  return matchingVendors(tx, shopId, filter)
    .leftJoin('vendor_totals as t', (join) =>
      join.onRef('t.shop_id', '=', 'v.shop_id').onRef('t.vendor_id', '=', 'v.id'),
    )
    .select((eb) => [
      'v.id',
      'v.name',
      'v.contact_name',
      'v.image',
      'v.currency',
      eb.fn.coalesce('t.due', eb.lit(0)).as('due'),
      eb.fn.coalesce('t.paid', eb.lit(0)).as('paid'),
      eb.fn.coalesce('t.earned', eb.lit(0)).as('earned'),
      eb.fn.coalesce(productCount(eb), eb.lit(0)).as('product_count'),
    ]);
}

/** A page of vendors with their totals. */
export async function pageOfVendors(
  tx: Tx,
  shopId: number,
  ask: VendorFilter & { ordering: Ordering<VendorOrdering>; size: number; offset: number },
): Promise<{ count: number; rows: ListedVendor[] }> {
  const { ordering } = ask;
  const { count } = await matchingVendors(tx, shopId, ask)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await listedVendors(tx, shopId, ask)
    .orderBy(
      (eb) =>
        ordering.by === 'name' ? eb.fn('lower', ['v.name']) : eb.fn.coalesce(`t.${ordering.by}`, eb.lit(0)),
      ordering.direction,
    )
    .orderBy('v.id', ordering.direction)
    .limit(ask.size)
    .offset(ask.offset)
    .execute();
  return { count, rows };
}

const batchKeys = {
  name: { by: sql`lower(${sql.ref('v.name')})`, type: 'text' },
  due: { by: sql`coalesce(${sql.ref('t.due')}, 0)`, type: 'int8' },
  paid: { by: sql`coalesce(${sql.ref('t.paid')}, 0)`, type: 'int8' },
  earned: { by: sql`coalesce(${sql.ref('t.earned')}, 0)`, type: 'int8' },
} satisfies Record<VendorOrdering, OrderKey>;

/** All vendors of the pages in batches. */
export async function batchOfVendors(
  tx: Tx,
  shopId: number,
  ask: VendorFilter & { ordering: Ordering<VendorOrdering> } & BatchAsk,
): Promise<Batch<ListedVendor & { cursor: string }>> {
  const { ordering, after, size } = ask;
  const key = batchKeys[ordering.by];
  const rows = await listedVendors(tx, shopId, ask)
    .select(cursorOf(key).as('cursor'))
    .$if(after !== null, (query) =>
      after === null ? query : query.where(comesAfter(key, sql.ref('v.id'), ordering.direction, after)),
    )
    .orderBy(key.by, ordering.direction)
    .orderBy('v.id', ordering.direction)
    .limit(size + 1)
    .execute();
  return batchOf(rows, size);
}

function productCount(eb: ExpressionBuilder<Schema & { v: Schema['vendors'] }, 'v'>) {
  return eb
    .selectFrom('products as p')
    .select((of) => of.fn.countAll<number>().as('count'))
    .whereRef('p.shop_id', '=', 'v.shop_id')
    .whereRef('p.vendor_id', '=', 'v.id');
}

/** Null also for one that was merged into another. */
export async function vendorById(tx: Tx, shopId: number, id: number): Promise<VendorRow | null> {
  const row = await tx
    .selectFrom('vendors')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('merged_into_id', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The vendor that this one was merged into, or this one. */
export async function vendorThatStays(tx: Tx, shopId: number, id: number): Promise<number> {
  const row = await tx
    .selectFrom('vendors')
    .select('merged_into_id')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.merged_into_id ?? id;
}

export type MergedVendor = { readonly name: string; readonly created_at: Date };

/** The vendors that were merged into this one, by their former names; the last one first. */
export async function mergedInto(tx: Tx, shopId: number, id: number): Promise<MergedVendor[]> {
  return tx
    .selectFrom('vendors as v')
    .innerJoin('vendor_merges as m', (join) =>
      join.onRef('m.shop_id', '=', 'v.shop_id').onRef('m.from_vendor_id', '=', 'v.id'),
    )
    .select(['v.name', 'm.created_at'])
    .where('v.shop_id', '=', shopId)
    .where('v.merged_into_id', '=', id)
    .orderBy('m.id', 'desc')
    .execute();
}

/** The vendor locked for a change; null also for one that was merged into another. */
export async function lockVendor(tx: Tx, shopId: number, id: number): Promise<VendorRow | null> {
  takeLock('vendors');
  const row = await tx
    .selectFrom('vendors')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('merged_into_id', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export type VendorChange = Partial<
  Omit<VendorRow, 'id' | 'shop_id' | 'name' | 'slug' | 'image' | 'created_at' | 'merged_into_id'>
>;

/** Changes a locked vendor. */
export async function changeVendor(
  tx: Tx,
  shopId: number,
  id: number,
  change: VendorChange,
): Promise<VendorRow> {
  return tx
    .updateTable('vendors')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function productCountOf(tx: Tx, shopId: number, vendorId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirstOrThrow();
  return count;
}

/** When the latest payout was made that left the shop or is on its way. */
export async function lastPayoutDateOf(tx: Tx, shopId: number, vendorId: number): Promise<Date | null> {
  const payout = await tx
    .selectFrom('payouts')
    .select('created_date')
    .where('shop_id', '=', shopId)
    .where('vendor_id', '=', vendorId)
    .where('counts', '=', true)
    .orderBy('created_date', 'desc')
    .limit(1)
    .executeTakeFirst();
  return payout?.created_date ?? null;
}

export async function totalsOfVendor(tx: Tx, shopId: number, vendorId: number): Promise<Sums> {
  const row = await tx
    .selectFrom('vendor_totals')
    .select(['due', 'paid', 'earned', 'total_sales', 'amount_taxed'])
    .where('shop_id', '=', shopId)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return row ?? noSums;
}

/** The sums over the visible vendors that are not hidden. */
export async function combinedTotals(tx: Tx, shopId: number): Promise<Sums> {
  return tx
    .selectFrom('vendor_totals as t')
    .innerJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 't.shop_id').onRef('v.id', '=', 't.vendor_id'),
    )
    .where('t.shop_id', '=', shopId)
    .where('v.hidden', '=', false)
    .select((eb) => {
      // A sum of int8 is numeric, which the driver would return as text.
      const sum = (column: keyof Sums) =>
        eb.fn.coalesce(eb.cast<number>(eb.fn.sum(`t.${column}`), 'bigint'), eb.lit(0)).as(column);
      return [sum('due'), sum('paid'), sum('earned'), sum('total_sales'), sum('amount_taxed')];
    })
    .executeTakeFirstOrThrow();
}

export type Neighbour = Pick<VendorRow, 'id' | 'name'>;

/** The vendors before and after this one by name, among those that are hidden like it, or not. */
export async function neighboursOf(
  tx: Tx,
  vendor: Pick<VendorRow, 'id' | 'shop_id' | 'name' | 'hidden'>,
): Promise<{ prev: Neighbour | null; next: Neighbour | null }> {
  const beside = async (side: '<' | '>') => {
    const direction = side === '<' ? 'desc' : 'asc';
    const row = await tx
      .selectFrom('vendors')
      .select(['id', 'name'])
      .where('shop_id', '=', vendor.shop_id)
      .where('hidden', '=', vendor.hidden)
      .where('merged_into_id', 'is', null)
      .where((eb) => {
        const name = eb.fn<string>('lower', ['name']);
        const own = eb.fn<string>('lower', [eb.val(vendor.name)]);
        return eb.or([eb(name, side, own), eb.and([eb(name, '=', own), eb('id', side, vendor.id)])]);
      })
      .orderBy((eb) => eb.fn('lower', ['name']), direction)
      .orderBy('id', direction)
      .limit(1)
      .executeTakeFirst();
    return row ?? null;
  };
  return { prev: await beside('<'), next: await beside('>') };
}
