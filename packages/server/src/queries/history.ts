import type { HistoryValues } from '@consignment/domain/history/history-entry';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { Period } from '../common/period.ts';
import { containing } from './search.ts';
import type { Batch, BatchAsk } from './batch.ts';

/** An entry with the present names of its actor, its vendor and its object. */
export type HistoryRow = {
  readonly seq: number;
  readonly at: Date;
  readonly by_kind: 'person' | 'key' | 'job' | 'platform' | 'command';
  readonly by_id: number | null;
  readonly by_name: string;
  /** Null where the login is gone. */
  readonly person_name: string | null;
  readonly event: string;
  readonly object_type: string;
  readonly object_id: string;
  readonly object_name: string | null;
  readonly vendor_id: number | null;
  readonly vendor_name: string | null;
  readonly before: HistoryValues | null;
  readonly after: HistoryValues | null;
  readonly reason: string;
  readonly address: string | null;
  readonly device: string | null;
  /** The person of the shop who has set up the vendor's login that acted; null for none. */
  readonly set_by: number | null;
  readonly set_by_name: string | null;
  readonly hash: Buffer;
};

export type HistoryFilter = {
  /** Null for all. */
  readonly events: readonly string[] | null;
  readonly person: number | null;
  readonly vendorId: number | null;
  readonly objectType: string | null;
  readonly objectId: string | null;
  readonly period: Period;
  readonly search: string | null;
  /** The events whose words have the text of the search. */
  readonly eventsFound: readonly string[];
};

/** A page of a shop's history, the latest first. */
export async function pageOfHistory(
  tx: Tx,
  shopId: number,
  ask: HistoryFilter & { readonly size: number; readonly offset: number },
): Promise<{ count: number; rows: HistoryRow[] }> {
  const where = matches(shopId, ask);
  const counted = await sql<{
    count: number;
  }>`select count(*) as count from history h where ${where}`.execute(tx);
  const rows = await entries(
    tx,
    sql`select * from history h where ${where} order by h.seq desc limit ${ask.size} offset ${ask.offset}`,
  );
  return { count: counted.rows[0]?.count ?? 0, rows };
}

/** The same in batches, for a file. */
export async function batchOfHistory(
  tx: Tx,
  shopId: number,
  { after, size, ...filter }: HistoryFilter & BatchAsk,
): Promise<Batch<HistoryRow>> {
  const rows = await entries(
    tx,
    sql`select * from history h where ${matches(shopId, filter)}
      and (${after?.id ?? null}::int8 is null or h.seq < ${after?.id ?? null}::int8)
      order by h.seq desc limit ${size + 1}`,
  );
  const within = rows.slice(0, size);
  const last = within.at(-1);
  const hasMore = rows.length > size;
  return {
    rows: within,
    end: hasMore && last !== undefined ? { value: String(last.seq), id: last.seq } : null,
  };
}

function matches(shopId: number, filter: HistoryFilter): RawBuilder<boolean> {
  const { events, person, vendorId, objectType, objectId, period, search, eventsFound } = filter;
  const all = [sql<boolean>`h.shop_id = ${shopId}::int8`];
  if (events !== null) all.push(sql`h.event = any (${[...events]}::text[])`);
  if (person !== null) all.push(sql`h.by_kind = 'person' and h.by_id = ${person}::int8`);
  if (vendorId !== null) all.push(sql`h.vendor_id = ${vendorId}::int8`);
  if (objectType !== null) all.push(sql`h.object_type = ${objectType}`);
  if (objectId !== null) all.push(sql`h.object_id = ${objectId}`);
  if (period.from !== null) all.push(sql`h.at >= ${period.from}::timestamptz`);
  if (period.until !== null) all.push(sql`h.at < ${period.until}::timestamptz`);
  if (search !== null) {
    const pattern = containing(search);
    all.push(sql`(h.event = any (${[...eventsFound]}::text[]) or h.object_id = ${search} or h.by_name ilike ${pattern}
      or h.reason ilike ${pattern} or h.before::text ilike ${pattern} or h.after::text ilike ${pattern}
      or h.vendor_id in (select id from vendors where shop_id = ${shopId}::int8 and name ilike ${pattern})
      or h.by_kind = 'person' and h.by_id in (select id from history_people where name ilike ${pattern}))`);
  }
  return sql.join(all, sql` and `);
}

async function entries(tx: Tx, page: RawBuilder<unknown>): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select h.seq, h.at, h.by_kind, h.by_id, h.by_name, coalesce(p.name, k.name) as person_name, h.event, h.object_type, h.object_id,
      h.vendor_id, v.name as vendor_name, h.before, h.after, h.reason, o.address, o.device, o.set_by, b.name as set_by_name, h.hash,
      case h.object_type
        when 'vendor' then (select name from vendors where shop_id = h.shop_id and id::text = h.object_id)
        when 'account' then (select name from vendor_signups where shop_id = h.shop_id and id::text = h.object_id)
        when 'order' then (select name from orders where shop_id = h.shop_id and id = h.object_id::int8)
        when 'key' then (select name from api_keys where shop_id = h.shop_id and id::text = h.object_id)
        when 'member' then (select name from history_people where id::text = h.object_id)
        when 'sales_rep' then (select trim(first_name || ' ' || last_name) from sales_reps
          where shop_id = h.shop_id and id::text = h.object_id)
      end as object_name
    from (${page}) h
    left join history_origins o on o.shop_id = h.shop_id and o.id = h.origin_id
    left join history_people b on b.id = o.set_by
    left join history_people p on h.by_kind = 'person' and p.id = h.by_id
    left join api_keys k on h.by_kind = 'key' and k.shop_id = h.shop_id and k.id = h.by_id
    left join vendors v on v.shop_id = h.shop_id and v.id = h.vendor_id
    order by h.seq desc`.execute(tx);
  return rows;
}

/** Everybody who has acted in the shop and still has a login, by name. */
export async function peopleOfHistory(tx: Tx): Promise<{ id: number; name: string }[]> {
  return tx.selectFrom('history_people').select(['id', 'name']).orderBy('name').orderBy('id').execute();
}

export type EventRow = Pick<HistoryRow, 'seq' | 'at' | 'event' | 'object_type' | 'object_id' | 'vendor_id'>;

/** Entries after a number, in their order. */
export async function eventsAfter(
  tx: Tx,
  shopId: number,
  ask: { readonly after: number; readonly size: number },
): Promise<EventRow[]> {
  return tx
    .selectFrom('history')
    .select(['seq', 'at', 'event', 'object_type', 'object_id', 'vendor_id'])
    .where('shop_id', '=', shopId)
    .where('seq', '>', ask.after)
    .orderBy('seq')
    .limit(ask.size)
    .execute();
}
