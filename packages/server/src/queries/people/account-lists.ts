import { noDues, type Dues } from '@consignment/domain/payouts/dues';
import { sql } from 'kysely';
import type { Ordering } from '../../common/page.ts';
import type { Tx } from '../../database/database.ts';
import { duesOfAccounts } from '../vendors/dues.ts';
import { containing } from '../search.ts';

/** The accounts of a shop, with their vendors. */

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
    // A sum of int8 is numeric, which the driver would return as text.
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
    .select([
      's.id',
      's.name',
      's.approved',
      's.decided',
      's.donate',
      's.paypal_email',
      's.platform_customer_id',
      's.role',
      's.team_id',
    ])
    .select(['s.created_at', 'g.email'])
    .select((eb) => [
      eb.fn.coalesce('sums.due', sql<number>`0`).as('due'),
      eb.fn.coalesce('sums.paid', sql<number>`0`).as('paid'),
    ]);
}

type PlainAccount = Awaited<ReturnType<ReturnType<typeof accountsInFull>['executeTakeFirstOrThrow']>>;
export type VendorLink = { readonly id: number; readonly name: string };
/** `due` and `paid` are sums over the linked vendors, in minor units. */
export type AccountRow = PlainAccount & { readonly vendors: readonly VendorLink[]; readonly dues: Dues };

const columns = {
  name: sql`lower(s.name)`,
  commission_due: sql`coalesce(sums.due, 0)`,
  commission_paid: sql`coalesce(sums.paid, 0)`,
  approved: sql`s.approved`,
} as const;

/** The filter of accounts. A waiting account is disabled too, but without a decision. */
export type AccountState = 'active' | 'disabled' | 'waiting';

/** The number of registrations without a decision. */
export async function countWaiting(tx: Tx, shopId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('vendor_signups')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('approved', '=', false)
    .where('decided', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of accounts. A search covers name, e-mail and the names of the linked vendors. */
export async function pageOfAccounts(
  tx: Tx,
  shopId: number,
  ask: {
    search: string | null;
    state: AccountState | null;
    ordering: Ordering<AccountOrdering>;
    size: number;
    offset: number;
  },
): Promise<{ count: number; rows: AccountRow[] }> {
  const pattern = containing(ask.search ?? '');
  const ofState = accountsInFull(tx, shopId)
    .$if(ask.state !== null, (query) => query.where('s.approved', '=', ask.state === 'active'))
    .$if(ask.state === 'waiting', (query) => query.where('s.decided', '=', false));
  const found = ofState.$if(ask.search !== null, (query) =>
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

/** Those of these accounts that belong to the shop, by name. */
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
  const dues = await duesOfAccounts(
    tx,
    shopId,
    rows.map(({ id }) => id),
  );
  const bySignup = Map.groupBy(links, ({ signup_id }) => signup_id);
  return rows.map((row) => ({
    ...row,
    dues: dues.get(row.id) ?? noDues,
    vendors: (bySignup.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
  }));
}
