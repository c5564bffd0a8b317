import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/** Takes `count` numbers that follow one another from the shop's counter; the first of them. None is used twice. */
export async function takeInvoiceNumbers(tx: Tx, shopId: number, count: number): Promise<number> {
  const { last_invoice_number: last } = await tx
    .insertInto('invoice_counters')
    .values({ shop_id: shopId, last_invoice_number: count })
    .onConflict((conflict) =>
      conflict.column('shop_id').doUpdateSet({
        last_invoice_number: sql`invoice_counters.last_invoice_number + excluded.last_invoice_number`,
      }),
    )
    .returning('last_invoice_number')
    .executeTakeFirstOrThrow();
  return last - count + 1;
}
