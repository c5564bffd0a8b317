import { sql } from 'kysely';
import type { Tx } from '../store/database.ts';

/** Answers every ledger transaction of a payout by a reversing one. Called twice it is refused by the database. */
export async function reverse(
  tx: Tx,
  payout: {
    readonly shopId: number;
    readonly of: 'payout_id' | 'sales_rep_payout_id';
    readonly id: number;
    readonly now: Date;
  },
): Promise<void> {
  await sql`
    with reversing as (
      insert into ledger_transactions (shop_id, vendor_id, sales_rep_id, kind, currency, payout_id,
        sales_rep_payout_id, reverses_id, created_at)
      select shop_id, vendor_id, sales_rep_id, 'reversal', currency, payout_id, sales_rep_payout_id, id, ${payout.now}
      from ledger_transactions
      where shop_id = ${payout.shopId} and ${sql.ref(payout.of)} = ${payout.id} and kind <> 'reversal'
      returning id, reverses_id
    )
    insert into ledger_entries (transaction_id, shop_id, vendor_id, sales_rep_id, account, amount)
    select r.id, e.shop_id, e.vendor_id, e.sales_rep_id, e.account, -e.amount
    from reversing r join ledger_entries e on e.transaction_id = r.reverses_id`.execute(tx);
}
