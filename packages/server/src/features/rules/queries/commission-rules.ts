import {
  rulePlaces,
  type RuleMeasure,
  type RulePlace,
  type RuleStep,
} from '@consignment/domain/commission/dated-rules';
import { comparablePlainName, plainName } from '@consignment/domain/text/plain-name';
import type { RuleValueKind } from '@consignment/domain/commission/rule-text';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { Batch, BatchAsk, OrderKey } from '../../../queries/batch.ts';
import { comesAfter, cursorOf } from '../../../queries/batch.ts';
import { settingsAsRules } from './rule-settings.ts';
import { containing } from '../../../queries/search.ts';

/** On a day: a setting has no days; `replaced` is one whose every day a later version has. */
export type RuleState = 'setting' | 'holds' | 'coming' | 'over' | 'replaced' | 'taken_back';

/** A rule with days, or a setting, which has neither an id nor days. Money in minor units, rates in ppm. */
export type RuleRow = {
  readonly id: number | null;
  readonly place: RulePlace;
  readonly vendor_id: number | null;
  readonly vendor_name: string | null;
  readonly product_id: number | null;
  readonly product_title: string | null;
  readonly variant_id: number | null;
  readonly variant_title: string | null;
  readonly name: string | null;
  readonly version: number | null;
  readonly from_day: string | null;
  readonly until_day: string | null;
  readonly measure: RuleMeasure | null;
  readonly steps: readonly RuleStep[];
  readonly floor_amount: number | null;
  readonly cap_amount: number | null;
  readonly bounds_per: 'unit' | 'line' | null;
  readonly made_at: Date | null;
  /** The name of the person; null where the login is gone. */
  readonly made_by: string | null;
  readonly reason: string;
  readonly state: RuleState;
};

/** A version with what may become of it. */
export type VersionRow = RuleRow & {
  readonly id: number;
  readonly version: number;
  readonly from_day: string;
  readonly made_at: Date;
  readonly taken_back_at: Date | null;
  /** A line was paid by it. */
  readonly is_paid: boolean;
};

export type RuleFilter = {
  readonly place: RulePlace | null;
  readonly vendorId: number | null;
  /** A product type exactly; a tag or collection without case. */
  readonly name: string | null;
  readonly kind: RuleValueKind | null;
  /** Only what holds on this day. */
  readonly on: string | null;
  readonly search: string | null;
  /** The day of the states: the day asked about, or today. */
  readonly day: string;
};

/** A page of the rules that were not taken back and of the settings that are set: by place, then by name. */
export async function pageOfRules(
  tx: Tx,
  shopId: number,
  ask: RuleFilter & { readonly size: number; readonly offset: number },
): Promise<{ count: number; rows: RuleRow[] }> {
  const listed = listing(shopId, ask);
  const counted = await sql<{ count: number }>`${listed} select count(*) as count from listed`.execute(tx);
  const { rows } = await sql<RuleRow>`${listed}
    select ${columns} from listed order by sort_key, sort_id limit ${ask.size} offset ${ask.offset}`.execute(
    tx,
  );
  return { count: counted.rows[0]?.count ?? 0, rows };
}

/** The same in batches, for a file. */
export async function batchOfRules(
  tx: Tx,
  shopId: number,
  { after, size, ...filter }: RuleFilter & BatchAsk,
): Promise<Batch<RuleRow>> {
  const { rows } = await sql<RuleRow & { cursor: string; sort_id: number }>`${listing(shopId, filter)}
    select ${columns}, sort_id, ${cursorOf(key)} as cursor from listed
    where ${after === null ? sql`true` : comesAfter(key, sql`sort_id`, 'asc', after)}
    order by sort_key, sort_id limit ${size + 1}`.execute(tx);
  const within = rows.slice(0, size);
  const last = within.at(-1);
  const hasMore = rows.length > size;
  return {
    rows: within,
    end: hasMore && last !== undefined ? { value: last.cursor, id: last.sort_id } : null,
  };
}

const key: OrderKey = { by: sql`sort_key`, type: 'text[]' };

/** All versions for the lines of one of them, the latest first; none where there is no such version. */
export async function versionsLike(tx: Tx, shopId: number, id: number, day: string): Promise<VersionRow[]> {
  return versionsWhere(
    tx,
    { shopId, day },
    sql`exists (select from commission_rules one where one.shop_id = ${shopId} and one.id = ${id}
      and ${sameTarget('one', 'r')})`,
  );
}

/** These versions, the latest first. */
export async function versionsById(
  tx: Tx,
  shopId: number,
  ids: readonly number[],
  day: string,
): Promise<VersionRow[]> {
  return versionsWhere(tx, { shopId, day }, sql`r.id = any (${[...ids]}::int8[])`);
}

async function versionsWhere(
  tx: Tx,
  { shopId, day }: { readonly shopId: number; readonly day: string },
  where: RawBuilder<unknown>,
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    with versions as (${versionsOf(shopId, day, where)})
    select ${columns}, taken_back_at, exists (select from line_items l where l.shop_id = ${shopId}
      and l.commission_rule_id = listed.id and l.payout_id is not null) as is_paid
    from (${named(shopId, sql`select * from versions`)}) listed
    order by listed.id desc`.execute(tx);
  return rows;
}

/**
 * The versions of the condition, as `r`, each with the days on which it is the last one made (`held`) and its state on a day.
 */
function versionsOf(shopId: number, day: string, where: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select r.*, later.held, case
        when r.taken_back_at is not null then 'taken_back'
        when isempty(later.held) then 'replaced'
        when later.held @> ${day}::date then 'holds'
        when upper_inf(later.held) or upper(later.held) > ${day}::date then 'coming'
        else 'over' end as state
    from commission_rules r
    cross join lateral (
      select datemultirange(daterange(r.from_day, r.until_day, '[]')) - coalesce(
        range_agg(daterange(n.from_day, n.until_day, '[]')), '{}'::datemultirange) as held
      from commission_rules n
      where ${sameTarget('n', 'r')} and n.id > r.id and n.taken_back_at is null) later
    where r.shop_id = ${shopId} and ${where}`;
}

/** True where two rows are for the same lines. */
export function sameTarget(one: string, other: string): RawBuilder<boolean> {
  const of = (table: string) => {
    const column = (name: string) => sql.ref(`${table}.${name}`);
    return {
      shop: column('shop_id'),
      place: column('place'),
      id: sql`coalesce(${column('vendor_id')}, ${column('product_id')}, ${column('variant_id')}, 0)`,
      name: sql`coalesce(${column('name')}, '')`,
    };
  };
  const [a, b] = [of(one), of(other)];
  return sql<boolean>`${a.shop} = ${b.shop} and ${a.place} = ${b.place} and ${a.id} = ${b.id} and ${a.name} = ${b.name}`;
}

/** The rows of a list with the names of what they are for, of their persons, and their place in the order. */
function named(shopId: number, rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select r.id, r.place, r.vendor_id, v.name as vendor_name, r.product_id, coalesce(p.title, of_variant.title) as product_title,
      r.variant_id, t.title as variant_title, r.name, r.version, r.from_day, r.until_day, r.measure, r.steps, r.floor_amount,
      r.cap_amount, r.bounds_per, r.made_at, people.name as made_by, r.reason, r.taken_back_at, r.state,
      v.merged_into_id is not null as is_merged,
      case r.measure when 'unit_price' then 'bands' when 'vendor_sales' then 'tiers'
        else coalesce(r.steps -> 0 ->> 'kind', 'none') end as kind,
      array[
        lpad(array_position(${[...rulePlaces]}::text[], r.place)::text, 2, '0'),
        lower(coalesce(r.name, p.title, of_variant.title, v.name, '')),
        lower(coalesce(case when r.name is null then t.title else v.name end, '')),
        lpad(coalesce(r.vendor_id, r.product_id, r.variant_id, 0)::text, 19, '0'), coalesce(r.name, ''),
        coalesce(r.from_day::text, '')] as sort_key,
      coalesce(r.id, 0) as sort_id
    from (${rows}) r
    left join vendors v on v.shop_id = ${shopId} and v.id = r.vendor_id
    left join products p on p.shop_id = ${shopId} and p.id = r.product_id
    left join variants t on t.shop_id = ${shopId} and t.id = r.variant_id
    left join products of_variant on of_variant.shop_id = ${shopId} and of_variant.id = t.product_id
    left join rule_people people on people.id = r.made_by`;
}

const columns = sql.join(
  (
    [
      'id',
      'place',
      'vendor_id',
      'vendor_name',
      'product_id',
      'product_title',
      'variant_id',
      'variant_title',
      'name',
      'version',
      'from_day',
      'until_day',
      'measure',
      'steps',
      'floor_amount',
      'cap_amount',
      'bounds_per',
      'made_at',
      'made_by',
      'reason',
      'state',
    ] as const satisfies readonly (keyof RuleRow)[]
  ).map((column) => sql.ref(`listed.${column}`)),
);

/** `listed`: the rules and settings of a filter. Those of a vendor that was merged into another are for no line. */
function listing(shopId: number, filter: RuleFilter): RawBuilder<unknown> {
  const { place, vendorId, name, kind, on, search, day } = filter;
  const where = [sql<boolean>`not is_merged`];
  if (place !== null) where.push(sql`place = ${place}`);
  if (vendorId !== null) where.push(sql`vendor_id = ${vendorId}::int8`);
  if (name !== null) {
    where.push(sql`name = case when place in ('tag', 'collection') then ${comparablePlainName(name)}::text
      else ${plainName(name)}::text end`);
  }
  if (kind !== null) where.push(sql`kind = ${kind}`);
  if (search !== null) {
    const pattern = containing(search);
    where.push(sql`(name ilike ${pattern} or vendor_name ilike ${pattern} or product_title ilike ${pattern}
      or variant_title ilike ${pattern} or reason ilike ${pattern})`);
  }
  if (on !== null) where.push(sql`state in ('holds', 'setting')`);
  // A setting gives way to a rule with days at its place, unless that one ends it.
  const holdsToo =
    on === null
      ? sql`true`
      : sql`not exists (select from versions w where ${sameTarget('w', 's')} and w.state = 'holds' and w.steps <> '[]')`;
  return sql`
    with versions as materialized (${versionsOf(shopId, day, sql`r.taken_back_at is null`)}),
    rules as (
      select ${ruleColumns('w')} from versions w
      union all
      select ${ruleColumns('s')} from (${settingsAsRules(shopId)}) s where ${holdsToo}),
    listed as (select * from (${named(shopId, sql`select * from rules`)}) listed where ${sql.join(where, sql` and `)})`;
}

function ruleColumns(table: string): RawBuilder<unknown> {
  return sql.join(
    [
      'id',
      'place',
      'vendor_id',
      'product_id',
      'variant_id',
      'name',
      'version',
      'from_day',
      'until_day',
      'measure',
      'steps',
      'floor_amount',
      'cap_amount',
      'bounds_per',
      'made_at',
      'made_by',
      'reason',
      'taken_back_at',
      'state',
    ].map((column) => sql.ref(`${table}.${column}`)),
  );
}
