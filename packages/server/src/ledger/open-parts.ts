import type { OpenPart } from '@consignment/domain/pay-runs/next-payment';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { daysAhead, type Holds } from '../pricing/available.ts';
import { waitsForAnswer } from '../pricing/waiting-lines.ts';

/** The unpaid lines of these vendors by the day on which they can be paid; a vendor without any is not in it. */
export async function openPartsOf(
  tx: Tx,
  holds: Holds,
  vendorIds: readonly number[],
): Promise<Map<number, OpenPart[]>> {
  const isWaiting = await waitsForAnswer(tx, holds.shopId, 'l');
  const { rows } = await sql<OpenPart & { vendorId: number }>`
    with open as (
      select l.vendor_id, l.commission_amount as amount, ${daysAhead(holds, 'l')} as ahead, ${isWaiting} as is_waiting,
        l.commission_amount > 0 and exists (
          select from orders o where o.shop_id = l.shop_id and o.id = l.order_id and o.dispute is not null) as is_disputed
      from line_items l
      where l.shop_id = ${holds.shopId} and l.vendor_id = any (${[...vendorIds]}::int8[]) and l.payout_id is null
        and l.commission_state = 'accrued')
    select vendor_id as "vendorId", case when coalesce(ahead > 0, true) then ahead else 0 end as "inDays",
      is_waiting as "isWaiting", bool_or(is_disputed) as "isDisputed", count(*) as count, sum(amount)::int8 as amount
    from open group by 1, 2, 3`.execute(tx);
  const byVendor = Map.groupBy(rows, ({ vendorId }) => vendorId);
  return new Map(
    [...byVendor].map(([id, parts]) => [
      id,
      parts.map(({ inDays, isWaiting, isDisputed, count, amount }): OpenPart => ({
        inDays,
        isWaiting,
        isDisputed,
        count,
        amount,
      })),
    ]),
  );
}
