import { takeLock } from '../database/locks.ts';
import { formatMoney } from '@consignment/domain/money/money';
import { payOutAllowed } from '@consignment/domain/payouts/payout';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Tx } from '../database/database.ts';
import { openPartsOfRep, type OpenPart } from '../pricing/rep-commissions.ts';
import { currenciesOf } from './currencies.ts';
import { takeInvoiceNumbers } from './invoice-numbers.ts';
import { post } from './post.ts';
import { holdLimit, refusedAlone } from './second-person.ts';

const texts = defineTexts('PaySalesRep', {
  noSuchRep: 'There is no such sales rep.',
  additionalBelowZero: 'The additional payment cannot be below zero.',
  changed:
    'This payout would now be {now}, not the {then} you reviewed. Nothing has been paid. Please review it again.',
});

export type RepPayoutAsk = {
  readonly shopId: number;
  readonly salesRepId: number;
  /** Minor units, not below 0. */
  readonly additionalPay: number;
  /** The reviewed total; another total is refused. Null where none was reviewed. */
  readonly expectedAmount: number | null;
  readonly note: string;
  readonly createdBy: number | null;
  readonly now: Date;
};

/** `code` is one of the wire's problem codes. A refusal has changed nothing. */
export type RepPayoutVerdict =
  | { readonly is: 'paid'; readonly payoutId: number }
  | {
      readonly is: 'refused';
      readonly code:
        | 'not_found'
        | 'additional_pay_negative'
        | 'nothing_to_pay'
        | 'nothing_available'
        | 'amount_changed'
        | 'second_person_needed';
      readonly detail: string;
    };

/**
 * Pays a sales rep everything that is open: what accrued parts are worth now less what was paid of them, so a refund
 * after a payout is deducted here. Written with its items and settled in the ledger in the caller's transaction.
 *
 * Payouts of one rep, and changes of its parts, wait for each other on the rep's row, so nothing is paid twice.
 */
export async function paySalesRep(tx: Tx, ask: RepPayoutAsk): Promise<RepPayoutVerdict> {
  const { shopId, salesRepId } = ask;
  const limit = await holdLimit(tx, shopId);
  if (!(await lockRep(tx, shopId, salesRepId))) return refuse('not_found', texts.noSuchRep);
  if (ask.additionalPay < 0) {
    return refuse('additional_pay_negative', texts.additionalBelowZero);
  }
  const { books: currency } = await currenciesOf(tx, shopId);
  const parts = await openPartsOfRep(tx, shopId, salesRepId);
  const available = sumOf(parts);
  const verdict = payOutAllowed({
    payee: 'sales rep',
    available,
    entries: parts.map(({ open }) => open),
    additionalPay: ask.additionalPay,
    currency,
    paypal: null,
    isBeingChecked: false,
  });
  if (verdict.is === 'refused') {
    return refuse(available < 0 ? 'nothing_available' : 'nothing_to_pay', verdict.why);
  }
  if (ask.expectedAmount !== null && ask.expectedAmount !== verdict.amount) {
    const [now, then] = [formatMoney(verdict.amount, currency), formatMoney(ask.expectedAmount, currency)];
    return refuse('amount_changed', texts.changed({ now, then }));
  }
  const payer = { shopId, login: ask.createdBy, now: ask.now };
  const alone = await refusedAlone(tx, payer, { amount: verdict.amount, limit, currency });
  if (alone !== null) return refuse('second_person_needed', alone);
  return { is: 'paid', payoutId: await write(tx, ask, currency, parts) };
}

/** Locks the rep until the transaction ends; false where there is none. */
export async function lockRep(tx: Tx, shopId: number, salesRepId: number): Promise<boolean> {
  takeLock('sales_reps');
  const rep = await tx
    .selectFrom('sales_reps')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '=', salesRepId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return rep !== undefined;
}

async function write(
  tx: Tx,
  ask: RepPayoutAsk,
  currency: string,
  parts: readonly OpenPart[],
): Promise<number> {
  const { shopId, salesRepId, now } = ask;
  const { id, amount } = await tx
    .insertInto('sales_rep_payouts')
    .values({
      shop_id: shopId,
      sales_rep_id: salesRepId,
      invoice_number: await takeInvoiceNumbers(tx, shopId, 1),
      currency,
      commissions_amount: sumOf(parts),
      additional_pay: ask.additionalPay,
      note: ask.note,
      created_date: now,
      created_by: ask.createdBy,
    })
    .returning(['id', 'amount'])
    .executeTakeFirstOrThrow();
  for (let start = 0; start < parts.length; start += itemsAtOnce) {
    await tx
      .insertInto('sales_rep_payout_items')
      .values(
        parts.slice(start, start + itemsAtOnce).map((part) => ({
          payout_id: id,
          shop_id: shopId,
          sales_rep_id: salesRepId,
          order_id: part.order_id,
          rate_ppm: part.rate_ppm,
          amount: part.open,
        })),
      )
      .execute();
  }
  const of = { shopId, salesRepId, salesRepPayoutId: id, currency, now };
  await post(tx, [
    { ...of, kind: 'lines_settled', amount: sumOf(parts.filter(({ open }) => open > 0)) },
    { ...of, kind: 'refund_after_payout', amount: -sumOf(parts.filter(({ open }) => open < 0)) },
    { ...of, kind: 'additional_pay', amount: ask.additionalPay },
    { ...of, kind: 'payout', amount },
  ]);
  return id;
}

/** PostgreSQL takes 65,535 values in a statement; an item is six. */
const itemsAtOnce = 5000;

function sumOf(parts: readonly OpenPart[]): number {
  return parts.reduce((sum, { open }) => sum + open, 0);
}

function refuse(
  code: Extract<RepPayoutVerdict, { is: 'refused' }>['code'],
  detail: string,
): RepPayoutVerdict {
  return { is: 'refused', code, detail };
}
