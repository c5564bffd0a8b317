import { sql, type Selectable } from 'kysely';
import type { CustomerDraft } from '@consignment/domain/shop/customer';
import type { Counted, Ordering } from '../../common/page.ts';
import type { Tx } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { countedOf, countShown, mostCounted, type PagePart } from '../brief.ts';
import { isCustomerWith } from '../search.ts';

export type CustomerRow = Selectable<Schema['customers']>;

export const customerOrderings = ['first_name', 'last_name', 'email', 'created_at'] as const;
export type CustomerOrdering = (typeof customerOrderings)[number];

type Ask = {
  readonly search: string | null;
  readonly ordering: Ordering<CustomerOrdering>;
} & PagePart;

function matching(tx: Tx, shopId: number, search: string | null) {
  return tx
    .selectFrom('customers as c')
    .where('c.shop_id', '=', shopId)
    .$if(search !== null, (query) => query.where(isCustomerWith('c.id', search ?? '')));
}

/** A customer with its first vendor, of those visible to the session. */
export type FoundCustomer = CustomerRow & { readonly vendor_id: number | null };

/** A page of the shop's customers. A search covers the whole name and the e-mail. */
export async function pageOfCustomers(
  tx: Tx,
  shopId: number,
  ask: Ask,
): Promise<Counted & { rows: FoundCustomer[] }> {
  const matched = matching(tx, shopId, ask.search);
  const rows = await inOrder(matched.selectAll('c'), ask)
    .select((eb) =>
      eb
        .selectFrom('vendor_customers as l')
        .select('l.vendor_id')
        .whereRef('l.shop_id', '=', 'c.shop_id')
        .whereRef('l.customer_id', '=', 'c.id')
        .orderBy('l.created_at')
        .orderBy('l.vendor_id')
        .limit(1)
        .as('vendor_id'),
    )
    .execute();
  return { ...(await countOf(tx, matched, rows, ask)), rows: rows.slice(0, ask.size) };
}

/** A page of the customers of one vendor. */
export async function pageOfVendorCustomers(
  tx: Tx,
  shopId: number,
  vendorId: number,
  ask: Ask,
): Promise<Counted & { rows: CustomerRow[] }> {
  const linked = matching(tx, shopId, ask.search).where((eb) =>
    eb.exists(
      eb
        .selectFrom('vendor_customers as l')
        .whereRef('l.shop_id', '=', 'c.shop_id')
        .whereRef('l.customer_id', '=', 'c.id')
        .where('l.vendor_id', '=', vendorId),
    ),
  );
  const rows = await inOrder(linked.selectAll('c'), ask).execute();
  return { ...(await countOf(tx, linked, rows, ask)), rows: rows.slice(0, ask.size) };
}

async function countOf(
  tx: Tx,
  matched: ReturnType<typeof matching>,
  rows: readonly unknown[],
  ask: Ask,
): Promise<Counted> {
  const shown = ask.isBrief ? countShown(rows, ask) : null;
  if (shown !== null && (!shown.isLeast || ask.search !== null)) return shown;
  const most = mostCounted(ask);
  const read = matched.select('c.id').$if(most !== null, (query) => query.limit((most ?? 0) + 1));
  const { count } = await tx
    .selectFrom(read.as('read'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return countedOf(count, most);
}

function inOrder(
  query: ReturnType<ReturnType<typeof matching>['selectAll']>,
  { ordering, size, offset, isBrief }: Ask,
) {
  return query
    .orderBy(
      (eb) => (ordering.by === 'created_at' ? eb.ref('c.created_at') : eb.fn('lower', [`c.${ordering.by}`])),
      ordering.direction,
    )
    .orderBy('c.id', ordering.direction)
    .limit(isBrief ? size + 1 : size)
    .offset(offset);
}

/** Those of the ids that are customers of the shop. */
export async function knownCustomers(tx: Tx, shopId: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('customers')
    .select('id')
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`id = any (${[...ids]}::int8[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Replaces the customers of the vendor, whose row is locked; links that stay keep their date. */
export async function writeVendorCustomers(
  tx: Tx,
  of: { readonly shopId: number; readonly vendorId: number; readonly now: Date },
  ids: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('vendor_customers')
    .where('shop_id', '=', of.shopId)
    .where('vendor_id', '=', of.vendorId)
    .where(sql<boolean>`customer_id <> all (${[...ids]}::int8[])`)
    .execute();
  await sql`
    insert into vendor_customers (shop_id, vendor_id, customer_id, created_at)
    select ${of.shopId}, ${of.vendorId}, id, ${of.now} from unnest(${[...ids]}::int8[]) as given (id)
    on conflict do nothing`.execute(tx);
}

/**
 * Adds customers to the shop and to a vendor of the session; one whose e-mail the shop already has stays as it is and
 * gets no link. Returns the new ones: their index in `drafts` and their id.
 */
export async function addCustomers(
  tx: Tx,
  of: { readonly vendorId: number; readonly now: Date },
  drafts: readonly CustomerDraft[],
): Promise<{ readonly nth: number; readonly id: number }[]> {
  const rows = drafts.map(({ first_name, last_name, email }, nth) => ({ nth, first_name, last_name, email }));
  const result = await sql<{ nth: number; id: number }>`
    select nth, id from add_customers(${of.vendorId}, ${JSON.stringify(rows)}::jsonb, ${of.now})`.execute(tx);
  return result.rows;
}
