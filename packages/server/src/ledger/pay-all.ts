import { takeLock } from '../database/locks.ts';
import { formatMoney } from '@consignment/domain/money';
import { payOutAllowed } from '@consignment/domain/payout';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { payoutsHeld } from '../queries/shop-jobs.ts';
import { vendorsBeingChecked } from './being-checked.ts';
import { codeOf, recalculating } from './create-payout.ts';
import { currenciesOf } from './currencies.ts';
import { writePayouts, type Payment, type Payout, type Through } from './write-payouts.ts';

export type PayAllAsk = {
  readonly shopId: number;
  /** A range of the lines' processed_at, from inclusive, until exclusive; null is unbounded. */
  readonly period: { readonly from: Date | null; readonly until: Date | null };
  /** Null: the payouts are only recorded. `not_set_up`: the shop cannot pay by the provider. */
  readonly through: Through | 'not_set_up' | null;
};

/** A vendor to pay: `lineCount` lines for `linesAmount` in minor units. */
export type PlannedPayment = Payment & {
  readonly vendorName: string;
  /**
   * The currency in which the vendor's amounts are shown; null for the shop's. The amount itself is in the currency
   * of the books.
   */
  readonly vendorCurrency: string | null;
};

export type Skipped = {
  readonly vendorId: number;
  readonly vendorName: string;
  readonly code:
    | 'vendor_hidden'
    | 'nothing_available'
    | 'nothing_to_pay'
    | 'being_checked'
    | 'no_paypal_email'
    | 'currency_not_supported';
  /** A sentence for people. */
  readonly reason: string;
};

export type PayAllPlan = {
  readonly currency: string;
  readonly payments: readonly PlannedPayment[];
  readonly skipped: readonly Skipped[];
  /** Minor units. */
  readonly amount: number;
};

export type PayAllRefused = {
  readonly is: 'refused';
  readonly code: 'recalculating' | 'provider_not_connected' | 'nothing_to_pay' | 'amount_changed';
  readonly detail: string;
  readonly skipped: readonly Skipped[];
};

export type PayAllVerdict =
  { readonly is: 'paid'; readonly plan: PayAllPlan; readonly payouts: readonly Payout[] } | PayAllRefused;

/**
 * The vendors that would be paid, with amounts, and those that would not, with reasons. A vendor that has no payable
 * line in the period and owes nothing is not listed. `look` changes nothing and locks no vendor and no line; `hold`
 * locks what it reads until the transaction ends. Refused while any vendor's commissions are being recalculated.
 */
export async function planPayAll(
  tx: Tx,
  { shopId, period, through }: PayAllAsk,
  mode: 'look' | 'hold',
): Promise<{ readonly is: 'planned'; readonly plan: PayAllPlan } | PayAllRefused> {
  const held = await payoutsHeld(tx, shopId);
  if (held.vendors.size > 0) {
    return { is: 'refused', code: 'recalculating', detail: recalculating, skipped: [] };
  }
  if (through === 'not_set_up') {
    return { is: 'refused', code: 'provider_not_connected', detail: notConnected, skipped: [] };
  }
  const { books: currency, shown } = await currenciesOf(tx, shopId);
  if (mode === 'hold') takeLock('vendors');
  const vendors = await tx
    .selectFrom('vendors')
    .select(['id', 'name', 'hidden', 'paypal_email', 'currency'])
    .where('shop_id', '=', shopId)
    .orderBy('id')
    .$if(mode === 'hold', (query) => query.forNoKeyUpdate())
    .execute();
  const open = await openLines(tx, { shopId, period }, mode);
  const checked = await vendorsBeingChecked(tx, shopId);
  const dues = await duesOf(tx, shopId);

  const payments: PlannedPayment[] = [];
  const skipped: Skipped[] = [];
  for (const vendor of vendors) {
    const lines = open.get(vendor.id);
    if (lines === undefined) continue;
    const of = { vendorId: vendor.id, vendorName: vendor.name };
    const available = dues.get(vendor.id) ?? 0;
    const verdict = payOutAllowed({
      available,
      entries: [lines.linesAmount],
      additionalPay: 0,
      currency,
      paypal:
        through === null
          ? null
          : { email: vendor.paypal_email, isSetUp: true, shownIn: vendor.currency ?? shown },
      isBeingChecked: checked.has(vendor.id),
    });
    if (vendor.hidden) {
      skipped.push({
        ...of,
        code: 'vendor_hidden',
        reason: 'The vendor is hidden. Unhide it first, then pay.',
      });
    } else if (verdict.is === 'refused') {
      const code = codeOf(verdict.code, available);
      // A reason of the whole shop was refused above for all vendors at once.
      if (code !== 'provider_not_connected') skipped.push({ ...of, code, reason: verdict.why });
    } else {
      const receiver = through === null ? null : vendor.paypal_email.trim();
      payments.push({ ...of, ...lines, vendorCurrency: vendor.currency, additionalPay: 0, receiver });
    }
  }
  const amount = payments.reduce((sum, { linesAmount }) => sum + linesAmount, 0);
  return { is: 'planned', plan: { currency, payments, skipped, amount } };
}

/** The reason why a shop cannot pay by PayPal. */
const notConnected =
  'PayPal is not connected to this shop yet. Record the payouts without it, and pay the vendors yourself.';

/**
 * Pays every vendor that can be paid, in the caller's transaction: the whole plan or nothing. Open reversals are
 * settled along with it, whatever their date. A refusal has changed nothing.
 */
export async function payAll(
  tx: Tx,
  ask: PayAllAsk & {
    /** The reviewed total; another total is refused. Null where none was reviewed. */
    readonly expectedAmount: number | null;
    readonly createdBy: number | null;
    readonly now: Date;
  },
): Promise<PayAllVerdict> {
  const planned = await planPayAll(tx, ask, 'hold');
  if (planned.is === 'refused') return planned;
  const { plan } = planned;
  const { currency, payments, skipped, amount } = plan;
  if (payments.length === 0) {
    const detail = 'There is nothing to pay: no vendor has a commission that can be paid now.';
    return { is: 'refused', code: 'nothing_to_pay', detail, skipped };
  }
  if (ask.expectedAmount !== null && ask.expectedAmount !== amount) {
    const [now, then] = [amount, ask.expectedAmount].map((figure) => formatMoney(figure, currency));
    const detail = `The payouts would now be ${now} in all, not the ${then} you reviewed. Nothing was paid; please look them over again.`;
    return { is: 'refused', code: 'amount_changed', detail, skipped };
  }
  const through = ask.through === 'not_set_up' ? null : ask.through;
  const payouts = await writePayouts(tx, { ...ask, through, currency, note: '' }, payments);
  return { is: 'paid', plan, payouts };
}

type OpenLines = Pick<Payment, 'lineIds' | 'lineCount' | 'linesAmount' | 'settled'>;

/** By vendor: the payable lines of the period, and every open reversal. */
async function openLines(
  tx: Tx,
  { shopId, period }: Pick<PayAllAsk, 'shopId' | 'period'>,
  mode: 'look' | 'hold',
): Promise<Map<number, OpenLines>> {
  if (mode === 'hold') takeLock('line_items');
  const { rows } = await sql<OpenLines & { vendorId: number }>`
    with open as (
      select id, vendor_id, commission_amount, kind from line_items
      where shop_id = ${shopId} and vendor_id is not null and payout_id is null and commission_state = 'accrued'
        and (kind = 'reversal' or (
          (${period.from}::timestamptz is null or processed_at >= ${period.from}::timestamptz)
          and (${period.until}::timestamptz is null or processed_at < ${period.until}::timestamptz)))
      order by id
      ${mode === 'hold' ? sql`for no key update` : sql``}
    )
    select vendor_id as "vendorId", string_agg(id::text, ',') as "lineIds", count(*) as "lineCount",
      sum(commission_amount)::int8 as "linesAmount",
      coalesce(sum(commission_amount) filter (where kind not in ('custom', 'reversal')), 0)::int8 as settled
    from open group by vendor_id`.execute(tx);
  return new Map(rows.map(({ vendorId, ...lines }) => [vendorId, lines]));
}

async function duesOf(tx: Tx, shopId: number): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('vendor_totals')
    .select(['vendor_id', 'due'])
    .where('shop_id', '=', shopId)
    .execute();
  return new Map(rows.map(({ vendor_id: id, due }) => [id, due]));
}
