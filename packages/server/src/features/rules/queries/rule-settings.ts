import type { RuleStep, RuleTarget } from '@consignment/domain/commission/dated-rules';
import { targetKey } from '@consignment/domain/commission/dated-rules';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../database/database.ts';

/** The days between a rule and the day on which it is made, at the least; 0 allows any day. */
export async function noticeDaysOf(tx: Tx, shopId: number): Promise<number> {
  const { rule_notice_days: days } = await tx
    .selectFrom('shop_settings')
    .select('rule_notice_days')
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  return days;
}

export async function saveNoticeDays(tx: Tx, shopId: number, days: number): Promise<void> {
  await tx
    .updateTable('shop_settings')
    .set({ rule_notice_days: days })
    .where('shop_id', '=', shopId)
    .execute();
}

/**
 * The settings of a shop that are set, in the columns of rules, without days; a manual override is not among them. A vendor without
 * its own flat rates has one, which leaves its lines to the next place, where the shop has them.
 */
export function settingsAsRules(shopId: number): RawBuilder<unknown> {
  const step = (kind: RawBuilder<unknown>, value: RawBuilder<unknown>) =>
    sql`jsonb_build_array(jsonb_build_object('from', 0, 'kind', ${kind}, 'value', ${value}))`;
  return sql`
    select null::int8 as id, ${shopId}::int8 as shop_id, found.place, found.vendor_id, null::int8 as product_id,
      null::int8 as variant_id, found.name, null::int4 as version, null::date as from_day, null::date as until_day,
      null::text as measure, found.steps, null::int8 as floor_amount, null::int8 as cap_amount, null::text as bounds_per,
      null::timestamptz as made_at, null::int8 as made_by, ''::text as reason, null::timestamptz as taken_back_at,
      'setting'::text as state
    from (
      select case when vendor_id is null then 'shop_product_type' else 'vendor_product_type' end as place, vendor_id,
        product_type as name, case when commission_percentage then ${step(sql`'percent'`, sql`rate_ppm`)}
          else ${step(sql`'unit_amount'`, sql`amount`)} end as steps
      from product_type_rates
      where shop_id = ${shopId} and case when commission_percentage then rate_ppm is not null else amount is not null end
      union all
      select 'flat', id, null, ${step(sql`case when flat_rate then 'cost' else 'none' end`, sql`null::int8`)} from vendors
      where shop_id = ${shopId} and flat_rate is not null
      union all
      select 'vendor', id, null, ${step(sql`'percent'`, sql`commission_rate_ppm`)} from vendors
      where shop_id = ${shopId} and commission_rate_ppm is not null
      union all
      select 'flat', null, null, ${step(sql`'cost'`, sql`null::int8`)} from shop_settings
      where shop_id = ${shopId} and use_cost_per_item
      union all
      select 'global', null, null, ${step(sql`'percent'`, sql`global_commission_ppm`)} from shop_settings
      where shop_id = ${shopId} and global_commission_ppm is not null) found`;
}

/** The settings at the places of these targets, by `targetKey`; none where nothing is set. */
export async function settingsAt(
  tx: Tx,
  shopId: number,
  targets: readonly RuleTarget[],
): Promise<ReadonlyMap<string, readonly RuleStep[]>> {
  const asked = targets.map(({ place, vendorId, name }) => ({ place, vendor_id: vendorId, name }));
  const { rows } = await sql<Pick<RuleTarget, 'place' | 'vendorId' | 'name'> & { steps: RuleStep[] }>`
    select distinct s.place, s.vendor_id as "vendorId", s.name, s.steps from (${settingsAsRules(shopId)}) s
    join jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (place text, vendor_id int8, name text)
      on asked.place = s.place and asked.vendor_id is not distinct from s.vendor_id
        and asked.name is not distinct from s.name`.execute(tx);
  return new Map(
    rows.map(({ steps, ...of }) => [targetKey({ ...of, productId: null, variantId: null }), steps]),
  );
}
