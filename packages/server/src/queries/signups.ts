import { sql } from 'kysely';
import type { Ordering } from '../page.ts';
import type { Tx } from '../store/database.ts';
import { containing } from './search.ts';

/** The accounts of a shop: who registered there, and for which vendors. */

export const accountOrderings = ['name', 'commission_due', 'commission_paid', 'approved'] as const;
export type AccountOrdering = (typeof accountOrderings)[number];

function accounts(tx: Tx, shopId: number) {
  const totals = tx
    .selectFrom('vendor_signup_vendors as l')
    .innerJoin('vendor_totals as t', (join) =>
      join.onRef('t.shop_id', '=', 'l.shop_id').onRef('t.vendor_id', '=', 'l.vendor_id'),
    )
    .where('l.shop_id', '=', shopId)
    .groupBy('l.signup_id')
    .select('l.signup_id')
    // The sum of int8 is numeric, which would be read as text.
    .select([sql<number>`sum(t.due)::int8`.as('due'), sql<number>`sum(t.paid)::int8`.as('paid')])
    .as('sums');
  return tx
    .selectFrom('vendor_signups as s')
    .innerJoin('signup_logins as g', 'g.signup_id', 's.id')
    .leftJoin(totals, 'sums.signup_id', 's.id')
    .where('s.shop_id', '=', shopId);
}

function accountsInFull(tx: Tx, shopId: number) {
  return accounts(tx, shopId)
    .select(['s.id', 's.name', 's.approved', 's.donate', 's.paypal_email', 's.platform_customer_id'])
    .select(['s.created_at', 'g.email'])
    .select((eb) => [
      eb.fn.coalesce('sums.due', sql<number>`0`).as('due'),
      eb.fn.coalesce('sums.paid', sql<number>`0`).as('paid'),
    ]);
}

type PlainAccount = Awaited<ReturnType<ReturnType<typeof accountsInFull>['executeTakeFirstOrThrow']>>;
export type VendorLink = { readonly id: number; readonly name: string };
/** `due` and `paid` are sums over the linked vendors, in minor units. */
export type AccountRow = PlainAccount & { readonly vendors: readonly VendorLink[] };

const columns = {
  name: sql`lower(s.name)`,
  commission_due: sql`coalesce(sums.due, 0)`,
  commission_paid: sql`coalesce(sums.paid, 0)`,
  approved: sql`s.approved`,
} as const;

/** A page of accounts. A search looks at name, e-mail and the names of the linked vendors. */
export async function pageOfAccounts(
  tx: Tx,
  shopId: number,
  ask: { search: string | null; ordering: Ordering<AccountOrdering>; size: number; offset: number },
): Promise<{ count: number; rows: AccountRow[] }> {
  const pattern = containing(ask.search ?? '');
  const found = accountsInFull(tx, shopId).$if(ask.search !== null, (query) =>
    query.where((eb) =>
      eb.or([
        eb('s.name', 'ilike', pattern),
        eb('g.email', 'ilike', pattern),
        eb.exists(
          eb
            .selectFrom('vendor_signup_vendors as l')
            .innerJoin('vendors as v', (join) =>
              join.onRef('v.shop_id', '=', 'l.shop_id').onRef('v.id', '=', 'l.vendor_id'),
            )
            .whereRef('l.signup_id', '=', 's.id')
            .where('v.name', 'ilike', pattern)
            .select('l.vendor_id'),
        ),
      ]),
    ),
  );
  const { count } = await tx
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const { by, direction } = ask.ordering;
  const rows = await found
    .orderBy(columns[by], direction)
    .orderBy('s.id')
    .limit(ask.size)
    .offset(ask.offset)
    .execute();
  return { count, rows: await withVendors(tx, shopId, rows) };
}

/** These accounts, by name; what is not of the shop is not among them. */
export async function accountsById(tx: Tx, shopId: number, ids: readonly number[]): Promise<AccountRow[]> {
  if (ids.length === 0) return [];
  const rows = await accountsInFull(tx, shopId)
    .where('s.id', 'in', [...ids])
    .orderBy(columns.name)
    .orderBy('s.id')
    .execute();
  return withVendors(tx, shopId, rows);
}

async function withVendors(tx: Tx, shopId: number, rows: readonly PlainAccount[]): Promise<AccountRow[]> {
  if (rows.length === 0) return [];
  const links = await tx
    .selectFrom('vendor_signup_vendors as l')
    .innerJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 'l.shop_id').onRef('v.id', '=', 'l.vendor_id'),
    )
    .select(['l.signup_id', 'v.id', 'v.name'])
    .where('l.shop_id', '=', shopId)
    .where(
      'l.signup_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy((eb) => eb.fn('lower', ['v.name']))
    .execute();
  const bySignup = Map.groupBy(links, ({ signup_id }) => signup_id);
  return rows.map((row) => ({
    ...row,
    vendors: (bySignup.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
  }));
}

/** Which of these accounts the shop has, locked for a change, with whether each was approved. */
export async function lockSignups(
  tx: Tx,
  shopId: number,
  ids: readonly number[],
): Promise<Map<number, { approved: boolean }>> {
  const rows = await tx
    .selectFrom('vendor_signups')
    .select(['id', 'approved'])
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, approved }) => [id, { approved }]));
}

export async function vendorsAmong(tx: Tx, shopId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('vendors')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export type SignupChange = {
  readonly id: number;
  readonly vendorIds: readonly number[];
  readonly approved: boolean;
  /** Undefined leaves it as it is. */
  readonly customerId: string | null | undefined;
};

/** False when the customer is another account's already. */
export async function changeSignup(tx: Tx, shopId: number, change: SignupChange): Promise<boolean> {
  const { id, vendorIds, approved, customerId } = change;
  if (typeof customerId === 'string') {
    const taken = await tx
      .selectFrom('vendor_signups')
      .select('id')
      .where('shop_id', '=', shopId)
      .where('platform_customer_id', '=', customerId)
      .where('id', '<>', id)
      .executeTakeFirst();
    if (taken !== undefined) return false;
  }
  await tx
    .updateTable('vendor_signups')
    .set({ approved, ...(customerId === undefined ? {} : { platform_customer_id: customerId }) })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
  await tx
    .deleteFrom('vendor_signup_vendors')
    .where('shop_id', '=', shopId)
    .where('signup_id', '=', id)
    .execute();
  if (vendorIds.length > 0) {
    await tx
      .insertInto('vendor_signup_vendors')
      .values(vendorIds.map((vendor_id) => ({ signup_id: id, shop_id: shopId, vendor_id })))
      .execute();
  }
  return true;
}

/* What follows runs in `asSystem`: it reaches the logins themselves. */

export type NewSignup = {
  readonly shopId: number;
  readonly loginId: number;
  readonly name: string;
  readonly donate: boolean;
  readonly paypalEmail: string;
  readonly now: Date;
};

/** The new account's id; null when the login has one in this shop. */
export async function insertSignup(tx: Tx, signup: NewSignup): Promise<number | null> {
  const row = await tx
    .insertInto('vendor_signups')
    .values({
      shop_id: signup.shopId,
      login_id: signup.loginId,
      name: signup.name,
      donate: signup.donate,
      paypal_email: signup.paypalEmail,
      created_at: signup.now,
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'login_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function loginOfSignup(tx: Tx, shopId: number, id: number): Promise<number | null> {
  const row = await tx
    .selectFrom('vendor_signups')
    .select('login_id')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.login_id ?? null;
}

/** The account that a customer of the shop's platform comes in as. */
export async function signupOfCustomer(
  tx: Tx,
  shopId: number,
  customerId: string,
): Promise<{ loginId: number; isApproved: boolean } | null> {
  const row = await tx
    .selectFrom('vendor_signups')
    .select(['login_id', 'approved'])
    .where('shop_id', '=', shopId)
    .where('platform_customer_id', '=', customerId)
    .executeTakeFirst();
  return row === undefined ? null : { loginId: row.login_id, isApproved: row.approved };
}

export async function deleteSignupRow(tx: Tx, shopId: number, id: number): Promise<void> {
  await tx.deleteFrom('vendor_signups').where('shop_id', '=', shopId).where('id', '=', id).execute();
}
