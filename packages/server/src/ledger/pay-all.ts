import { takeLock } from '../database/locks.ts';
import { formatMoney } from '@consignment/domain/money/money';
import { payOutAllowed } from '@consignment/domain/payouts/payout';
import { onlyWaiting, type WaitingLines } from '@consignment/domain/payouts/waiting-lines';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Tx } from '../database/database.ts';
import { onItsWayByVendor, readHolds } from '../pricing/available.ts';
import { payoutsHeld } from '../queries/shops/shop-jobs.ts';
import { bankHoldReasons } from './bank-hold-reason.ts';
import { vendorsBeingChecked } from './being-checked.ts';
import { codeOf } from './code-of-refusal.ts';
import type { PassedOver } from './create-payout.ts';
import { notRecalculated, recalculatingText } from './recalculating.ts';
import { currenciesOf } from './currencies.ts';
import { payeeOf, receiverOf, type MethodSetup } from './method-setup.ts';
import { vendorsPaidThere } from './paid-there.ts';
import { duesOf, openLines } from './open-lines.ts';
import { holdLimit, refusedAlone } from './second-person.ts';
import { writePayouts, type Payment, type Payout } from './write-payouts.ts';

const texts = defineTexts('LedgerPayAll', {
  notConnected:
    'PayPal is not connected to this shop yet. Record the payouts without PayPal, and pay the vendors yourself.',
  nothingToPay: 'There is nothing to pay: no vendors have commissions that can be paid now.',
  changed:
    'The payouts would now be {now} in total, not the {then} you reviewed. Nothing has been paid. Please review them again.',
  hidden: 'The vendor is hidden. Unhide the vendor before you pay.',
});

export type PayAllAsk = {
  readonly shopId: number;
  /** A range of the lines' processed_at, from inclusive, until exclusive; null is unbounded. */
  readonly period: { readonly from: Date | null; readonly until: Date | null };
  /** Pays what is on its way as well, and sums below the minimum. False where it is not given. */
  readonly early?: boolean;
  readonly now: Date;
  readonly setup: MethodSetup;
};

/** A vendor to pay: `lineCount` lines for `linesAmount` in minor units. */
export type PlannedPayment = Payment & {
  readonly vendorName: string;
  /**
   * The currency in which the vendor's amounts are shown; null for the shop's. The amount itself is in the currency
   * of the books.
   */
  readonly vendorCurrency: string | null;
  readonly passedOver: PassedOver;
  /** Lines of the vendor that wait for an answer and stay open. */
  readonly waiting: WaitingLines;
};

export type Skipped = {
  readonly vendorId: number;
  readonly vendorName: string;
  readonly code:
    | 'vendor_hidden'
    | 'nothing_available'
    | 'not_available_yet'
    | 'below_minimum'
    | 'nothing_to_pay'
    | 'being_checked'
    | 'paid_there'
    | 'no_paypal_email'
    | 'paypal_refused'
    | 'no_bank_details'
    | 'address_missing'
    | 'currency_not_supported'
    | 'bank_details_changed'
    | 'not_recalculated'
    | 'waits_for_answer';
  /** A sentence for people. */
  readonly reason: string;
};

export type PayAllPlan = {
  readonly currency: string;
  readonly payments: readonly PlannedPayment[];
  readonly skipped: readonly Skipped[];
  /** Minor units. */
  readonly amount: number;
  /** The sum of what the vendors that would be paid have on their way, which stays open. Minor units. */
  readonly onItsWay: number;
};

export type PayAllRefused = {
  readonly is: 'refused';
  readonly code:
    'recalculating' | 'provider_not_connected' | 'nothing_to_pay' | 'amount_changed' | 'second_person_needed';
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
  { shopId, period, setup, early = false, now }: PayAllAsk,
  mode: 'look' | 'hold',
): Promise<{ readonly is: 'planned'; readonly plan: PayAllPlan } | PayAllRefused> {
  const jobs = await payoutsHeld(tx, shopId);
  if (jobs.all || jobs.isUnderWay) {
    return { is: 'refused', code: 'recalculating', detail: recalculatingText(jobs, null), skipped: [] };
  }
  if (setup.method === 'paypal' && setup.mode === 'off') {
    return { is: 'refused', code: 'provider_not_connected', detail: texts.notConnected, skipped: [] };
  }
  const { books: currency, shown } = await currenciesOf(tx, shopId);
  if (mode === 'hold') takeLock('vendors');
  const vendors = await tx
    .selectFrom('vendors')
    .select(['id', 'name', 'hidden', 'paypal_email', 'currency', 'minimum_payout'])
    .where('shop_id', '=', shopId)
    .orderBy('id')
    .$if(mode === 'hold', (query) => query.forNoKeyUpdate())
    .execute();
  const holds = await readHolds(tx, shopId, now);
  const open = await openLines(tx, { shopId, period, early }, holds, mode);
  const onItsWay = early ? null : await onItsWayByVendor(tx, holds);
  const checked = await vendorsBeingChecked(tx, shopId);
  const paidThere = await vendorsPaidThere(tx, shopId, 'all');
  const dues = await duesOf(tx, shopId);
  const held = await bankHoldReasons(tx, shopId, vendors, now);

  const payments: PlannedPayment[] = [];
  const skipped: Skipped[] = [];
  for (const vendor of vendors) {
    const lines = open.get(vendor.id);
    if (lines === undefined) continue;
    const of = { vendorId: vendor.id, vendorName: vendor.name };
    const available = dues.get(vendor.id) ?? 0;
    const minimum = vendor.minimum_payout ?? holds.minimum;
    const reason = held.get(vendor.id);
    const there = paidThere.get(vendor.id);
    const failing = jobs.failing.get(vendor.id);
    const { waiting } = lines;
    const verdict = payOutAllowed({
      available,
      hold: onItsWay === null ? null : { onItsWay: onItsWay.get(vendor.id)?.amount ?? 0, minimum },
      entries: [lines.linesAmount],
      additionalPay: 0,
      currency,
      ...payeeOf(setup, vendor, shown),
      isBeingChecked: checked.has(vendor.id),
    });
    const waits = onlyWaiting(verdict, waiting);
    if (vendor.hidden) {
      skipped.push({
        ...of,
        code: 'vendor_hidden',
        reason: texts.hidden,
      });
    } else if (failing !== undefined) {
      skipped.push({ ...of, code: 'not_recalculated', reason: notRecalculated(failing) });
    } else if (reason !== undefined) {
      skipped.push({ ...of, code: 'bank_details_changed', reason });
    } else if (there !== undefined) {
      skipped.push({ ...of, code: 'paid_there', reason: there });
    } else if (waits !== null) {
      skipped.push({ ...of, code: 'waits_for_answer', reason: waits });
    } else if (verdict.is === 'refused') {
      const code = codeOf(verdict.code, available);
      // A reason of the whole shop was refused above for all vendors at once.
      if (code !== 'provider_not_connected') skipped.push({ ...of, code, reason: verdict.why });
    } else {
      const receiver = receiverOf(setup, vendor);
      const { heldAmount, ...paid } = lines;
      const passedOver = { onItsWay: heldAmount, minimum: verdict.amount < minimum ? minimum : null };
      payments.push({
        ...of,
        ...paid,
        vendorCurrency: vendor.currency,
        additionalPay: 0,
        receiver,
        passedOver,
      });
    }
  }
  const amount = payments.reduce((sum, { linesAmount }) => sum + linesAmount, 0);
  const waiting = payments.reduce((sum, { vendorId }) => sum + (onItsWay?.get(vendorId)?.amount ?? 0), 0);
  return { is: 'planned', plan: { currency, payments, skipped, amount, onItsWay: waiting } };
}

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
  },
): Promise<PayAllVerdict> {
  const limit = await holdLimit(tx, ask.shopId);
  const planned = await planPayAll(tx, ask, 'hold');
  if (planned.is === 'refused') return planned;
  const { plan } = planned;
  const { currency, payments, skipped, amount } = plan;
  if (payments.length === 0) {
    const detail = texts.nothingToPay;
    return { is: 'refused', code: 'nothing_to_pay', detail, skipped };
  }
  if (ask.expectedAmount !== null && ask.expectedAmount !== amount) {
    const [now, then] = [formatMoney(amount, currency), formatMoney(ask.expectedAmount, currency)];
    const detail = texts.changed({ now, then });
    return { is: 'refused', code: 'amount_changed', detail, skipped };
  }
  const payer = { shopId: ask.shopId, login: ask.createdBy, now: ask.now };
  const alone = await refusedAlone(tx, payer, { amount, limit, currency });
  if (alone !== null) return { is: 'refused', code: 'second_person_needed', detail: alone, skipped: [] };
  const payouts = await writePayouts(tx, { ...ask, byHand: 'recorded', currency, note: '' }, payments);
  return { is: 'paid', plan, payouts };
}
