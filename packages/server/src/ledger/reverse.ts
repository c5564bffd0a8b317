import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/**
 * Reverses every ledger transaction of payouts or of a line; if its vendor was merged since, under the remaining
 * vendor, which has its balance. The database refuses a second call.
 */
export async function reverse(
  tx: Tx,
  of: {
    readonly shopId: number;
    readonly of: 'payout_id' | 'sales_rep_payout_id' | 'line_item_id';
    readonly id: number | readonly number[];
    readonly now: Date;
  },
): Promise<void> {
  const ids = typeof of.id === 'number' ? [of.id] : [...of.id];
  await sql`
    with reversing as (
      insert into ledger_transactions (shop_id, vendor_id, sales_rep_id, kind, currency, payout_id,
        sales_rep_payout_id, line_item_id, reverses_id, created_at)
      select t.shop_id, coalesce(v.merged_into_id, t.vendor_id), t.sales_rep_id, 'reversal', t.currency, t.payout_id,
        t.sales_rep_payout_id, t.line_item_id, t.id, ${of.now}
      from ledger_transactions t left join vendors v on v.shop_id = t.shop_id and v.id = t.vendor_id
      where t.shop_id = ${of.shopId} and ${sql.ref(`t.${of.of}`)} = any (${ids}::int8[]) and t.kind <> 'reversal'
      returning shop_id, id, reverses_id, vendor_id
    )
    insert into ledger_entries (transaction_id, shop_id, vendor_id, sales_rep_id, account, amount)
    select r.id, e.shop_id, r.vendor_id, e.sales_rep_id, e.account, -e.amount
    from reversing r
    join ledger_entries e on e.shop_id = r.shop_id and e.transaction_id = r.reverses_id`.execute(tx);
}
