import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { ComparedSource } from './sources.ts';

/* Payments of PayPal's report or of a bank statement, and the payouts of the books that they may be. */

export type ComparedPayment = {
  readonly row: number;
  /** The payout that it names; null for none. */
  readonly payoutId: number | null;
  /** The number of a bank file that is booked as one. */
  readonly file: string | null;
  /** Minor units of its currency, above 0 whatever way the money went. */
  readonly amount: number;
  readonly currency: string;
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  readonly isReturn: boolean;
  /** The money moved. */
  readonly isDone: boolean;
  readonly receiver: string;
  /** The other side's own number. */
  readonly reference: string;
  /** The number of the payment that this one takes back, or belongs to. */
  readonly ofReference: string;
  readonly status: string;
  readonly text: string;
};

export async function insertComparedPayments(
  tx: Tx,
  of: { readonly shopId: number; readonly sourceId: number },
  payments: readonly ComparedPayment[],
): Promise<void> {
  if (payments.length === 0) return;
  await sql`
    insert into compared_payments (shop_id, source_id, row_number, payout_id, file, amount, currency, day, is_return, is_done,
      receiver, reference, of_reference, status, text)
    select ${of.shopId}::int8, ${of.sourceId}::int8, g."row", g."payoutId", g.file, g.amount, g.currency, g.day, g."isReturn",
      g."isDone", g.receiver, g.reference, g."ofReference", g.status, g.text
    from jsonb_to_recordset(${JSON.stringify(payments)}::jsonb) as g ("row" int4, "payoutId" int8, file text, amount int8,
      currency text, day date, "isReturn" boolean, "isDone" boolean, receiver text, reference text, "ofReference" text,
      status text, text text)
    order by g."row"`.execute(tx);
}

/** Adds the payments of one source to another that does not have them, with the days that they cover. */
export async function copyPayments(
  tx: Tx,
  { shopId, from, to }: { readonly shopId: number; readonly from: number; readonly to: number },
): Promise<void> {
  await sql`
    with copied as (
      insert into compared_payments (shop_id, source_id, row_number, payout_id, file, amount, currency, day, is_return, is_done,
        receiver, reference, of_reference, status, text)
      select c.shop_id, ${to}::int8, c.row_number, c.payout_id, c.file, c.amount, c.currency, c.day, c.is_return, c.is_done,
        c.receiver, c.reference, c.of_reference, c.status, c.text
      from compared_payments c
      where c.shop_id = ${shopId} and c.source_id = ${from} and not exists (
        select from compared_payments n
        where n.shop_id = c.shop_id and n.source_id = ${to} and n.payout_id = c.payout_id and n.is_return = c.is_return
          and (n.amount, n.currency, n.day, n.text) = (c.amount, c.currency, c.day, c.text))
      order by c.id
      returning id)
    update compared_sources s set records = s.records + (select count(*) from copied)::int4, first_at = f.first_at, last_at = f.last_at
    from compared_sources f
    where s.shop_id = ${shopId} and s.id = ${to} and f.shop_id = s.shop_id and f.id = ${from}`.execute(tx);
}

export async function comparedPayments(tx: Tx, source: ComparedSource): Promise<ComparedPayment[]> {
  const { rows } = await sql<ComparedPayment>`
    select row_number as row, payout_id as "payoutId", file, amount, currency, to_char(day, 'YYYY-MM-DD') as day,
      is_return as "isReturn", is_done as "isDone", receiver, reference, of_reference as "ofReference", status, text
    from compared_payments where shop_id = ${source.shop_id} and source_id = ${source.id} order by id`.execute(
    tx,
  );
  return rows;
}

/** A payout of the books. Minor units. */
export type BookedPayout = {
  readonly id: number;
  readonly invoiceNumber: number;
  readonly vendorId: number;
  readonly vendorName: string;
  readonly method: PayoutMethod;
  readonly status: PayoutStatus;
  readonly amount: number;
  readonly currency: string;
  readonly madeAt: Date;
  /** The vendor's address at PayPal. */
  readonly receiver: string;
  /** PayPal's own numbers of it. */
  readonly providerIds: readonly string[];
  /** The bank file that has it, and the sum of that file. */
  readonly file: string | null;
  readonly fileAmount: number | null;
};

/** The payouts that are named, that a named file has, and those made in the days of the source or shortly before. */
export async function bookedPayouts(
  tx: Tx,
  shopId: number,
  ask: {
    readonly ids: readonly number[];
    readonly files: readonly string[];
    readonly from: Date | null;
    readonly until: Date | null;
  },
): Promise<BookedPayout[]> {
  const { rows } = await sql<BookedPayout>`
    select p.id, p.invoice_number as "invoiceNumber", p.vendor_id as "vendorId", v.name as "vendorName", p.method, p.status,
      p.amount, p.currency, p.created_date as "madeAt", coalesce(t.receiver, v.paypal_email) as receiver,
      array_remove(array[t.provider_batch_id, t.provider_item_id], null) as "providerIds",
      f.number as file, f.amount as "fileAmount"
    from payouts p
    join vendors v on v.shop_id = p.shop_id and v.id = p.vendor_id
    left join payout_transfers t on t.shop_id = p.shop_id and t.payout_id = p.id
    left join pay_run_payouts r on r.shop_id = p.shop_id and r.payout_id = p.id
    left join pay_run_files f on f.shop_id = p.shop_id and f.run_id = r.run_id and f.nth = r.file_nth
    where p.shop_id = ${shopId} and not p.is_test
      and (p.id = any (${[...ask.ids]}::int8[]) or f.number = any (${[...ask.files]}::text[])
        or p.created_date >= ${ask.from}::timestamptz and p.created_date < ${ask.until}::timestamptz)
    order by p.id`.execute(tx);
  return rows;
}

/** The vendors as payments name them. A merged vendor's names are those of the vendor that it was merged into. */
export async function vendorsInPayments(
  tx: Tx,
  shopId: number,
): Promise<{ vendorId: number; name: string; paypalEmail: string }[]> {
  return tx
    .selectFrom('vendors')
    .select((eb) => [
      eb.fn.coalesce('merged_into_id', 'id').as('vendorId'),
      'name',
      'paypal_email as paypalEmail',
    ])
    .where('shop_id', '=', shopId)
    .orderBy('id')
    .execute();
}
