import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeInvoiceNumbers } from './invoice-numbers.ts';
import type { MethodSetup, PaypalSetup } from './method-setup.ts';
import { post } from './post.ts';

/** The content of one payout. The caller holds the rows of the vendor and the lines. Minor units. */
export type Payment = {
  readonly vendorId: number;
  /** The ids of the lines, separated by commas: there may be many, and they are only passed on. */
  readonly lineIds: string;
  readonly lineCount: number;
  readonly linesAmount: number;
  /** The part of `linesAmount` that enters the ledger now; custom items and reversals entered when they were made. */
  readonly settled: number;
  readonly additionalPay: number;
  /** The vendor's address at PayPal; null where PayPal does not pay. */
  readonly receiver: string | null;
};

/** The status of a new payout. */
export function firstStatusOf(method: PayoutMethod, byHand: PayoutsAsk['byHand']): PayoutStatus {
  const first: Readonly<Record<PayoutMethod, PayoutStatus>> = {
    paypal: 'sending',
    bank: 'ready',
    by_hand: byHand,
  };
  return first[method];
}

/** A test moves no money: it claims no line and enters no ledger. */
function isTestOf(setup: MethodSetup): boolean {
  return setup.method === 'paypal' && setup.mode === 'sandbox';
}

export type PayoutsAsk = {
  readonly shopId: number;
  readonly currency: string;
  readonly note: string;
  readonly setup: MethodSetup;
  /** The state of a payout by hand: the person says that the money is paid, or has yet to send it. */
  readonly byHand: 'recorded' | 'to_send';
  /** The login that makes the payouts; null for a job. */
  readonly createdBy: number | null;
  readonly now: Date;
};

export type Payout = {
  readonly id: number;
  readonly vendorId: number;
  readonly invoiceNumber: number;
  readonly amount: number;
};

/**
 * Writes payouts, at most one for each vendor, with their items and invoice numbers, claims their lines and settles
 * them in the ledger. The number of statements does not depend on the number of payouts and lines. Returns the
 * payouts in the order given.
 *
 * Where PayPal pays, its requests enter the outbox when this transaction commits, and not before. In its test system
 * nothing is paid: no line is claimed and nothing is booked. A payout by the bank is ready for its file.
 */
export async function writePayouts(tx: Tx, ask: PayoutsAsk, payments: readonly Payment[]): Promise<Payout[]> {
  const payouts = await insertPayouts(tx, ask, payments);
  if (ask.setup.method === 'paypal') await putInOutbox(tx, ask, ask.setup, payouts);
  if (isTestOf(ask.setup)) {
    await listLines(tx, ask.shopId, payouts, payments);
    return payouts;
  }
  await claim(tx, ask.shopId, payouts, payments);
  await post(
    tx,
    payouts.flatMap(({ id, vendorId, settled, additionalPay, amount }) => {
      const of = { shopId: ask.shopId, vendorId, currency: ask.currency, payoutId: id, now: ask.now };
      return [
        { ...of, kind: 'lines_settled', amount: settled } as const,
        { ...of, kind: 'additional_pay', amount: additionalPay } as const,
        { ...of, kind: 'payout', amount } as const,
      ];
    }),
  );
  return payouts;
}

async function insertPayouts(tx: Tx, ask: PayoutsAsk, payments: readonly Payment[]) {
  const { method } = ask.setup;
  const first = await takeInvoiceNumbers(tx, ask.shopId, payments.length);
  const { rows } = await sql<{ id: number; vendor_id: number; invoice_number: number; amount: number }>`
    insert into payouts (shop_id, vendor_id, invoice_number, currency, lines_amount, additional_pay, note,
      method, status, is_test, fee_borne_by, created_date, created_by, paid_to)
    select ${ask.shopId}, vendor_id, ${first} + nth - 1, ${ask.currency}, lines_amount, additional_pay, ${ask.note},
      ${method}, ${firstStatusOf(method, ask.byHand)}, ${isTestOf(ask.setup)},
      case when ${method} = 'paypal' then (select fees_borne_by from shops where id = ${ask.shopId}) else 'shop' end,
      ${ask.now}, ${ask.createdBy}, paid_to
    from unnest(
      ${payments.map(({ vendorId }) => vendorId)}::int8[],
      ${payments.map(({ linesAmount }) => linesAmount)}::int8[],
      ${payments.map(({ additionalPay }) => additionalPay)}::int8[],
      ${payments.map(({ receiver }) => receiver)}::text[]
    ) with ordinality as given (vendor_id, lines_amount, additional_pay, paid_to, nth)
    order by nth
    returning id, vendor_id, invoice_number, amount`.execute(tx);
  const made = new Map(rows.map((row) => [row.vendor_id, row]));
  return payments.map((payment) => {
    const row = made.get(payment.vendorId);
    if (row === undefined) throw new Error(`The payout of vendor ${payment.vendorId} was not written.`);
    return { ...payment, id: row.id, invoiceNumber: row.invoice_number, amount: row.amount };
  });
}

async function claim(
  tx: Tx,
  shopId: number,
  payouts: readonly Payout[],
  payments: readonly Payment[],
): Promise<void> {
  const lineIds = `{${payments.map((payment) => payment.lineIds).join(',')}}`;
  const payoutIds = payouts.map(({ id }) => id);
  // In the order of the table, so that a page of it is read and written once and not for each of its vendors.
  const { rows } = await sql<{ claimed: number }>`
    with claimed as (
      update line_items l set payout_id = p.id
      from (select id from unnest(${lineIds}::int8[]) id order by id) as chosen, payouts p
      where l.shop_id = ${shopId} and l.id = chosen.id and l.payout_id is null and l.commission_state = 'accrued'
        and p.shop_id = ${shopId} and p.id = any (${payoutIds}::int8[]) and p.vendor_id = l.vendor_id
      returning l.id, l.payout_id, l.commission_amount, l.kind,
        l.override_amount is not null or l.override_ppm is not null as is_overridden
    ), items as (
      insert into payout_items (payout_id, shop_id, line_item_id, amount, commission_type)
      select payout_id, ${shopId}, id, commission_amount,
        case when kind in ('custom', 'reversal') then kind when is_overridden then 'override' else 'default' end
      from claimed
    )
    select count(*) as claimed from claimed`.execute(tx);
  const chosen = payments.reduce((sum, { lineCount }) => sum + lineCount, 0);
  // The lines were locked before they were counted: a difference is an internal error, and nothing may be paid.
  if (rows[0]?.claimed !== chosen) {
    throw new Error(`Payouts ${payoutIds.slice(0, 5).join(', ')} could not claim all of their lines.`);
  }
}

/** PayPal identifies a payment by its batch id alone: each payout keeps its one id, also in retries. */
async function putInOutbox(
  tx: Tx,
  { shopId, now }: PayoutsAsk,
  setup: PaypalSetup,
  payouts: readonly (Payout & Payment)[],
): Promise<void> {
  if (setup.mode === 'off') throw new Error('A payout by PayPal is refused where PayPal is not set up.');
  await sql`
    insert into payout_transfers (shop_id, payout_id, provider, batch_id, client_id, receiver, due_at, created_at)
    select ${shopId}, id, ${setup.method}, 'po_' || id || '_1', ${setup.clientId}, receiver, ${now}, ${now}
    from unnest(
      ${payouts.map(({ id }) => id)}::int8[],
      ${payouts.map(({ receiver }) => receiver)}::text[]
    ) as given (id, receiver)`.execute(tx);
}

/** The lines that a payout of the test system would have paid, kept for display; they stay unpaid. */
async function listLines(
  tx: Tx,
  shopId: number,
  payouts: readonly Payout[],
  payments: readonly Payment[],
): Promise<void> {
  await sql`
    insert into payout_items (payout_id, shop_id, line_item_id, amount, commission_type, active)
    select p.id, ${shopId}, l.id, l.commission_amount,
      case when l.kind in ('custom', 'reversal') then l.kind
        when l.override_amount is not null or l.override_ppm is not null then 'override' else 'default' end, false
    from unnest(${`{${payments.map((payment) => payment.lineIds).join(',')}}`}::int8[]) as chosen (id)
    join line_items l on l.shop_id = ${shopId} and l.id = chosen.id
    join payouts p on p.shop_id = ${shopId} and p.id = any (${payouts.map(({ id }) => id)}::int8[])
      and p.vendor_id = l.vendor_id`.execute(tx);
}
