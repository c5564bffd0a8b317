import type { CauseDetail } from '@consignment/domain/moves/moving-lines';
import { groupKey } from '@consignment/domain/moves/moving-groups';
import { fitRates, type UnexplainedLine } from '@consignment/domain/moves/moving-rates';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { MoveOf } from './moves.ts';

type Unexplained = UnexplainedLine & {
  readonly id: number;
  readonly payout: number;
  /** Of its order, 'YYYY-MM-DD' in the shop's zone. */
  readonly day: string;
  readonly ours: Extract<CauseDetail, { readonly cause: 'rate' }>['ours'];
};

/**
 * Explains by a rate the differences that nothing else explains and that one rate fits, once all payouts are checked: a vendor's lines are in
 * many of them.
 */
export async function explainByRates(tx: Tx, of: MoveOf, timeZone: string): Promise<void> {
  const { shopId, moveId } = of;
  const { rows } = await sql<Unexplained>`
    select d.id, d.move_payout_id as payout, v.vendor_id as "vendorId", trimmed(l.product_type) as "productType",
      d.detail -> 'fits' -> 'rates' as fits, d.detail -> 'fits' -> 'ours' as ours,
      to_char(o.processed_at at time zone ${timeZone}, 'YYYY-MM-DD') as day
    from move_differences d
    join move_payouts p on p.shop_id = d.shop_id and p.id = d.move_payout_id
    join move_vendors v on v.shop_id = p.shop_id and v.id = p.move_vendor_id
    join move_rows r on r.shop_id = d.shop_id and r.move_id = d.move_id and r.row_number = d.row_number
    join line_items l on l.shop_id = r.shop_id and l.id = r.line_item_id
    join orders o on o.shop_id = l.shop_id and o.id = l.order_id
    where d.shop_id = ${shopId} and d.move_id = ${moveId} and d.detail ->> 'cause' = 'other' and d.detail -> 'fits' is not null
      and v.vendor_id is not null
    order by d.id`.execute(tx);
  const explained = fitRates(rows).flatMap(({ vendorId, productType, rate, lines }) => {
    const from = lines.reduce((first, { day }) => (day < first ? day : first), lines[0]?.day ?? '');
    return lines.map(({ id, ours }) => {
      const theirs = { kind: 'percent', value: rate } as const;
      const detail: CauseDetail = { cause: 'rate', theirs, ours, fitted: { productType, from } };
      return { id, vendor: vendorId, key: groupKey(detail, vendorId), detail };
    });
  });
  if (explained.length === 0) return;
  const found = sql`jsonb_to_recordset(${JSON.stringify(explained)}::jsonb) as g (id int8, vendor int8, key text, detail jsonb)`;
  await sql`
    insert into move_groups (shop_id, move_id, cause, key, detail, vendor_id)
    select distinct on (g.key) ${shopId}::int8, ${moveId}::int8, 'rate', g.key, g.detail, g.vendor from ${found} order by g.key, g.id
    on conflict (shop_id, move_id, key) do update set detail = excluded.detail`.execute(tx);
  await sql`
    update move_differences d set group_id = own.id, detail = g.detail
    from ${found} join move_groups own on own.shop_id = ${shopId} and own.move_id = ${moveId} and own.key = g.key
    where d.shop_id = ${shopId} and d.move_id = ${moveId} and d.id = g.id`.execute(tx);
  const payouts = [...new Set(rows.map(({ payout }) => payout))];
  await sql`
    update move_payouts p set causes = f.causes
    from (
      select c.move_payout_id, jsonb_agg(jsonb_build_object('cause', c.cause, 'amount', c.amount) order by c.first) as causes
      from (
        select move_payout_id, detail ->> 'cause' as cause, sum(theirs - ours)::int8 as amount, min(id) as first
        from move_differences where shop_id = ${shopId} and move_id = ${moveId} and move_payout_id = any (${payouts}::int8[])
        group by move_payout_id, detail ->> 'cause') c
      group by c.move_payout_id) f
    where p.shop_id = ${shopId} and p.move_id = ${moveId} and p.id = f.move_payout_id`.execute(tx);
}
