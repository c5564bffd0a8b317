import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/** A line whose commission differs from the books of its payout or of its transaction. Minor units. */
export type LineOffLedger = {
  readonly id: number;
  readonly title: string;
  readonly vendorId: number | null;
  readonly vendorName: string | null;
  readonly orderId: number | null;
  readonly orderName: string | null;
  readonly payoutId: number | null;
  readonly invoiceNumber: number | null;
  readonly commission: number;
  /** Null where the books have nothing of the line. */
  readonly booked: number | null;
};

/**
 * A paid line has one active item of its payout, with its commission; an item is active for a line of its payout alone; and a
 * custom item or a reversal has its own transaction with its commission.
 */
export async function linesOffLedger(tx: Tx, shopId: number): Promise<LineOffLedger[]> {
  const { rows } = await sql<LineOffLedger>`
    with off as (
      select l.id, l.payout_id, l.commission_amount as commission, i.amount as booked
      from line_items l
      left join payout_items i on i.shop_id = l.shop_id and i.line_item_id = l.id and i.active and i.payout_id = l.payout_id
      where l.shop_id = ${shopId} and l.payout_id is not null and i.amount is distinct from l.commission_amount
      union all
      select l.id, i.payout_id, 0, i.amount
      from payout_items i join line_items l on l.shop_id = i.shop_id and l.id = i.line_item_id
      where i.shop_id = ${shopId} and i.active and l.payout_id is null
      union all
      select l.id, l.payout_id, l.commission_amount, coalesce(booked.amount, 0)
      from line_items l
      left join (
        select t.line_item_id, -sum(e.amount)::int8 as amount
        from ledger_transactions t join ledger_entries e on e.shop_id = t.shop_id and e.transaction_id = t.id
        where t.shop_id = ${shopId} and t.line_item_id is not null and e.account = 'vendor_payable'
        group by t.line_item_id) booked on booked.line_item_id = l.id
      where l.shop_id = ${shopId} and l.kind in ('custom', 'reversal')
        and coalesce(booked.amount, 0) <> l.commission_amount)
    select distinct on (l.id) l.id, l.title, l.vendor_id as "vendorId", v.name as "vendorName", o.id as "orderId",
      o.name as "orderName", p.id as "payoutId", p.invoice_number as "invoiceNumber", off.commission, off.booked
    from off
    join line_items l on l.shop_id = ${shopId} and l.id = off.id
    left join vendors v on v.shop_id = l.shop_id and v.id = l.vendor_id
    left join orders o on o.shop_id = l.shop_id and o.id = l.order_id
    left join payouts p on p.shop_id = l.shop_id and p.id = off.payout_id
    order by l.id`.execute(tx);
  return rows;
}
