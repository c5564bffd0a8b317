import {
  differenceGroups,
  kindsOf,
  type DifferenceGroup,
  type DifferenceKind,
  type DifferenceState,
} from '@consignment/domain/reconciliation/difference-kinds';
import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { sql, type RawBuilder } from 'kysely';
import type { Ordering } from '../../../common/page.ts';
import type { Tx } from '../../../database/database.ts';
import type { RowOf } from '../../../database/rows.ts';
import {
  batchOf,
  comesAfter,
  cursorOf,
  type Batch,
  type BatchAsk,
  type OrderKey,
} from '../../../queries/batch.ts';
import { containing } from '../../../queries/search.ts';

/* Differences as they are listed. */

export const differenceOrderings = ['amount', 'since'] as const;
export type DifferenceOrdering = (typeof differenceOrderings)[number];

export type DifferenceRow = RowOf<'differences'> & {
  readonly vendor_name: string | null;
  readonly invoice_number: number | null;
  readonly payout_status: PayoutStatus | null;
  readonly file_name: string | null;
  readonly aside_by_name: string | null;
  /** The order is in the file, and can be taken from there. */
  readonly has_record: boolean;
};

export type DifferenceFilter = {
  readonly state: DifferenceState;
  readonly group: DifferenceGroup | null;
  readonly kind: DifferenceKind | null;
  readonly vendorId: number | null;
  readonly search: string | null;
};

export type DifferencesAsk = DifferenceFilter & { readonly ordering: Ordering<DifferenceOrdering> };

function conditions(shopId: number, filter: DifferenceFilter): RawBuilder<unknown> {
  const { state, group, kind, vendorId, search } = filter;
  const where = [sql<boolean>`d.shop_id = ${shopId}`, sql<boolean>`d.state = ${state}`];
  if (group !== null) where.push(sql`d.topic = ${group}`);
  if (kind !== null) where.push(sql`d.kind = ${kind}`);
  if (vendorId !== null) where.push(sql`d.vendor_id = ${vendorId}::int8`);
  if (search !== null) {
    const pattern = containing(search);
    where.push(sql`(d.title ilike ${pattern} or d.order_name ilike ${pattern} or d.order_platform_id ilike ${pattern}
      or exists (select from jsonb_array_elements(d.facts) as f
        where f ->> 'form' = 'text' and (f ->> 'here' ilike ${pattern} or f ->> 'there' ilike ${pattern})))`);
  }
  return sql.join(where, sql` and `);
}

const columns = sql`d.*, v.name as vendor_name, p.invoice_number, p.status as payout_status,
  case when d.source in ('orders', 'refunds', 'paypal', 'bank') then s.name end as file_name, l.name as aside_by_name,
  coalesce((select c.record is not null from compared_orders c
    where c.shop_id = d.shop_id and c.id = d.compared_order_id), false) as has_record`;

const joins = sql`
  left join vendors v on v.shop_id = d.shop_id and v.id = d.vendor_id
  left join payouts p on p.shop_id = d.shop_id and p.id = d.payout_id
  left join compared_sources s on s.shop_id = d.shop_id and s.role = d.source and s.state = 'read'
  left join reconciliation_people l on l.id = d.aside_by`;

function keyOf(by: DifferenceOrdering): OrderKey {
  return by === 'since'
    ? { by: sql`d.since`, type: 'timestamptz' }
    : { by: sql`coalesce(abs(d.amount), 0)`, type: 'int8' };
}

/** A page; only its own rows are joined with what they name. */
export async function pageOfDifferences(
  tx: Tx,
  shopId: number,
  ask: DifferencesAsk & { readonly size: number; readonly offset: number },
): Promise<{ count: number; rows: DifferenceRow[] }> {
  const { by, direction } = ask.ordering;
  const way = sql.raw(direction);
  const order = sql`${keyOf(by).by} ${way}, d.id ${way}`;
  const { rows } = await sql<DifferenceRow>`
    select ${columns} from (
      select d.* from differences d where ${conditions(shopId, ask)}
      order by ${order} limit ${ask.size} offset ${ask.offset}) d ${joins}
    order by ${order}`.execute(tx);
  return { count: await countOf(tx, shopId, ask), rows };
}

/** From the counts that are kept, where they say it. */
async function countOf(tx: Tx, shopId: number, filter: DifferenceFilter): Promise<number> {
  const { state, group, kind, vendorId, search } = filter;
  if (vendorId !== null || search !== null) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from differences d where ${conditions(shopId, filter)}`.execute(tx);
    return rows[0]?.count ?? 0;
  }
  const kinds = kind === null ? null : [kind];
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(differences), 0)::int8 as count from difference_counts
    where shop_id = ${shopId} and state = ${state} and (${group}::text is null or topic = ${group})
      and (${kinds}::text[] is null or kind = any (${kinds}::text[]))`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function batchOfDifferences(
  tx: Tx,
  shopId: number,
  ask: DifferencesAsk & BatchAsk,
): Promise<Batch<DifferenceRow & { cursor: string }>> {
  const { by, direction } = ask.ordering;
  const key = keyOf(by);
  const way = sql.raw(direction);
  const isAfter = ask.after === null ? sql`true` : comesAfter(key, sql`d.id`, direction, ask.after);
  const { rows } = await sql<DifferenceRow & { cursor: string }>`
    select ${columns}, ${cursorOf(key)} as cursor from (
      select d.* from differences d where ${conditions(shopId, ask)} and ${isAfter}
      order by ${key.by} ${way}, d.id ${way} limit ${ask.size + 1}) d ${joins}
    order by ${key.by} ${way}, d.id ${way}`.execute(tx);
  return batchOf(rows, ask.size);
}

export async function differenceById(tx: Tx, shopId: number, id: number): Promise<DifferenceRow | null> {
  const { rows } = await sql<DifferenceRow>`
    select ${columns} from differences d ${joins} where d.shop_id = ${shopId} and d.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** Sets an open difference aside, or changes why; false where it is settled. */
export async function setAside(
  tx: Tx,
  of: { readonly shopId: number; readonly id: number },
  why: { readonly reason: string; readonly by: number | null; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('differences')
    .set({ state: 'aside', aside_reason: why.reason, aside_by: why.by, aside_at: why.now })
    .where('shop_id', '=', of.shopId)
    .where('id', '=', of.id)
    .where('state', '<>', 'settled')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Brings a difference back that is set aside; false where it is not. */
export async function bringBack(
  tx: Tx,
  of: { readonly shopId: number; readonly id: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('differences')
    .set({ state: 'open', aside_reason: null, aside_by: null, aside_at: null })
    .where('shop_id', '=', of.shopId)
    .where('id', '=', of.id)
    .where('state', '=', 'aside')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Standing = { readonly open: number; readonly aside: number };
export type DifferenceCounts = Standing & {
  readonly groups: readonly (Standing & { readonly group: DifferenceGroup })[];
  readonly kinds: readonly (Standing & { readonly kind: DifferenceKind })[];
};

export async function countDifferencesOf(tx: Tx, shopId: number): Promise<DifferenceCounts> {
  const rows = await tx
    .selectFrom('difference_counts')
    .select(['kind', 'state', sql<number>`sum(differences)::int8`.as('differences')])
    .where('shop_id', '=', shopId)
    .where('state', '<>', 'settled')
    .where('differences', '>', 0)
    .groupBy(['kind', 'state'])
    .execute();
  const countOfKind = (kind: DifferenceKind, state: 'open' | 'aside') =>
    rows.find((row) => row.kind === kind && row.state === state)?.differences ?? 0;
  const kinds = differenceGroups.flatMap(kindsOf).map((kind) => ({
    kind,
    open: countOfKind(kind, 'open'),
    aside: countOfKind(kind, 'aside'),
  }));
  const sum = (some: readonly Standing[]): Standing => ({
    open: some.reduce((total, { open }) => total + open, 0),
    aside: some.reduce((total, { aside }) => total + aside, 0),
  });
  return {
    ...sum(kinds),
    groups: differenceGroups.map((group) => {
      const names = new Set<DifferenceKind>(kindsOf(group));
      return { group, ...sum(kinds.filter(({ kind }) => names.has(kind))) };
    }),
    kinds: kinds.filter(({ open, aside }) => open + aside > 0),
  };
}
