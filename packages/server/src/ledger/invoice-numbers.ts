import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/** Takes `count` consecutive numbers from the shop's counter and returns the first. No number is used twice. */
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
