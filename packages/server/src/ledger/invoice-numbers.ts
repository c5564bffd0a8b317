import { sql, type RawBuilder } from 'kysely';
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

/*
 * After a restore, the numbers of each shop's invoices and pay runs go on after a full thousand, at least five hundred ahead. Those
 * that the shop gave after its backup was made are on papers and in banks, and are not given again.
 */

export async function invoiceNumbersAnew(tx: Tx): Promise<void> {
  await sql`
    insert into invoice_counters as c (shop_id, last_invoice_number) select id, 1000 from shops
    on conflict (shop_id) do update set last_invoice_number = ${afterThousand(sql`c.last_invoice_number`)}`.execute(
    tx,
  );
}

/** After `invoiceNumbersAnew`; false in a database of an older version, which keeps no number for its pay runs. */
export async function payRunNumbersAnew(tx: Tx): Promise<boolean> {
  const { rows } = await sql`
    select from pg_attribute where attrelid = 'invoice_counters'::regclass and attname = 'last_pay_run_number'`.execute(
    tx,
  );
  if (rows.length === 0) return false;
  await sql`
    update invoice_counters c set last_pay_run_number = ${afterThousand(sql`greatest(c.last_pay_run_number,
      coalesce((select max(r.number) from pay_runs r where r.shop_id = c.shop_id), 0))`)}`.execute(tx);
  return true;
}

function afterThousand(last: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${last} + 1499) / 1000 * 1000`;
}
