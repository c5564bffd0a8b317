import { takeLock } from '../database/locks.ts';
import { formatMoney } from '@consignment/domain/money/money';
import { payOutAllowed } from '@consignment/domain/payouts/payout';
import { defineTexts } from '@consignment/domain/text/texts';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { bankHoldOf } from '../queries/payouts/bank-details.ts';
import { payoutsHeld } from '../queries/shops/shop-jobs.ts';
import { isOnItsWay, onItsWayOf, readHolds, type Holds } from '../pricing/available.ts';
import { lockVendor } from '../queries/vendors/vendors.ts';
import { bankHoldReason } from './bank-hold-reason.ts';
import { isVendorBeingChecked } from './being-checked.ts';
import { codeOf } from './code-of-refusal.ts';
import { currenciesOf } from './currencies.ts';
import { vendorsPaidThere } from './paid-there.ts';
import { recalculatingText } from './recalculating.ts';
import { holdLimit, refusedAlone } from './second-person.ts';
import { payeeOf, receiverOf, type MethodSetup } from './method-setup.ts';
import { writePayouts, type Payout } from './write-payouts.ts';

const texts = defineTexts('LedgerCreatePayout', {
  noSuchVendor: 'There is no such vendor.',
  hidden: '{vendor} is hidden. Unhide the vendor before you pay.',
  additionalBelowZero: 'The additional payment cannot be below zero.',
  changed:
    'This payout would now be {now}, not the {then} you reviewed. Nothing has been paid. Please review it again.',
  noneChosen: 'Choose at least one commission to pay.',
  held: '{count, plural, one {One of these commissions is still held.} other {# of these commissions are still held.}} Nothing has been paid.',
  payout_selection:
    '{count, plural, one {Commission {ids} was not found.} other {Commissions {ids}{more, plural, =0 {} other { and # more}} were not found.}} Nothing has been paid.',
  wrong_vendor:
    '{count, plural, one {Commission {ids} belongs to another vendor.} other {Commissions {ids}{more, plural, =0 {} other { and # more}} belong to another vendor.}} Nothing has been paid.',
  already_paid:
    '{count, plural, one {Commission {ids} has already been paid.} other {Commissions {ids}{more, plural, =0 {} other { and # more}} have already been paid.}} Nothing has been paid.',
  not_payable:
    '{count, plural, one {Commission {ids} cannot be paid.} other {Commissions {ids}{more, plural, =0 {} other { and # more}} cannot be paid.}} Nothing has been paid.',
});

export type PayoutAsk = {
  readonly shopId: number;
  readonly vendorId: number;
  /** All open lines of the vendor, or these. Open reversals are settled in either case. */
  readonly lines: 'all' | readonly number[];
  /** Minor units, not below 0. */
  readonly additionalPay: number;
  /** The reviewed total; another total is refused. Null where none was reviewed. */
  readonly expectedAmount: number | null;
  readonly note: string;
  /** Pays what is on its way as well, and a sum below the minimum. False where it is not given. */
  readonly early?: boolean;
  readonly setup: MethodSetup;
  /** The login that makes the payout; null for a job. */
  readonly createdBy: number | null;
  readonly now: Date;
};

/** `code` is one of the wire's problem codes; `lines` names the lines at fault, where there are any. */
export type PayoutRefused = {
  readonly is: 'refused';
  readonly code:
    | 'not_found'
    | 'recalculating'
    | 'vendor_hidden'
    | 'additional_pay_negative'
    | 'payout_selection'
    | 'wrong_vendor'
    | 'already_paid'
    | 'not_payable'
    | 'nothing_to_pay'
    | 'nothing_available'
    | 'not_available_yet'
    | 'below_minimum'
    | 'amount_changed'
    | 'being_checked'
    | 'paid_there'
    | 'provider_not_connected'
    | 'no_paypal_email'
    | 'paypal_refused'
    | 'no_bank_details'
    | 'address_missing'
    | 'currency_not_supported'
    | 'bank_details_changed'
    | 'second_person_needed';
  readonly detail: string;
  readonly lines: readonly number[];
};

export type PayoutVerdict =
  { readonly is: 'paid'; readonly payout: Payout; readonly passedOver: PassedOver } | PayoutRefused;

/** The parts of the shop's rules that an early payout has passed over. Minor units. */
export type PassedOver = {
  /** The part of it that was on its way; 0 for none. */
  readonly onItsWay: number;
  /** The minimum that it is below; null where it is not. */
  readonly minimum: number | null;
};

/**
 * Pays a vendor: claims the lines, writes the payout with its items and invoice number, and settles it in the ledger,
 * all in the caller's transaction. A refusal has changed nothing.
 *
 * Payouts of one vendor wait for each other on the vendor's row, and a line is claimed only while its row is locked
 * and unpaid: so concurrent requests pay a line once.
 */
export async function bookPayout(tx: Tx, ask: PayoutAsk): Promise<PayoutVerdict> {
  const limit = await holdLimit(tx, ask.shopId);
  const jobs = await payoutsHeld(tx, ask.shopId);
  const vendor = await lockVendor(tx, ask.shopId, ask.vendorId);
  if (vendor === null) return refuse('not_found', texts.noSuchVendor);
  if (jobs.all || jobs.vendors.has(ask.vendorId)) {
    return refuse('recalculating', recalculatingText(jobs, ask.vendorId));
  }
  if (vendor.hidden) {
    return refuse('vendor_hidden', texts.hidden({ vendor: vendor.name }));
  }
  const heldUntil = await bankHoldOf(tx, ask, ask.now);
  if (heldUntil !== null) {
    return refuse('bank_details_changed', await bankHoldReason(tx, ask.shopId, vendor.name, heldUntil));
  }
  const paidThere = (await vendorsPaidThere(tx, ask.shopId, ask.vendorId)).get(ask.vendorId);
  if (paidThere !== undefined) return refuse('paid_there', paidThere);
  if (ask.additionalPay < 0) {
    return refuse('additional_pay_negative', texts.additionalBelowZero);
  }
  const early = ask.early === true;
  const holds = await readHolds(tx, ask.shopId, ask.now);
  const minimum = vendor.minimum_payout ?? holds.minimum;
  const open = await lockChosen(tx, ask, holds);
  if (!Array.isArray(open)) return open;
  const held = open.filter(({ isOnItsWay }) => isOnItsWay);
  if (!early && ask.lines !== 'all' && held.length > 0) return refuseHeld(held);
  const chosen = early ? open : open.filter(({ isOnItsWay }) => !isOnItsWay);

  const available = await availableTo(tx, ask);
  const { books: currency, shown } = await currenciesOf(tx, ask.shopId);
  const verdict = payOutAllowed({
    available,
    hold: early ? null : { onItsWay: (await onItsWayOf(tx, holds, ask.vendorId)).amount, minimum },
    entries: chosen.map(({ amount }) => amount),
    additionalPay: ask.additionalPay,
    currency,
    ...payeeOf(ask.setup, vendor, shown),
    isBeingChecked: await isVendorBeingChecked(tx, ask.shopId, ask.vendorId),
  });
  if (verdict.is === 'refused') return refuse(codeOf(verdict.code, available), verdict.why);
  if (ask.expectedAmount !== null && ask.expectedAmount !== verdict.amount) {
    const [now, then] = [formatMoney(verdict.amount, currency), formatMoney(ask.expectedAmount, currency)];
    return refuse('amount_changed', texts.changed({ now, then }));
  }
  const payer = { shopId: ask.shopId, login: ask.createdBy, now: ask.now };
  const alone = await refusedAlone(tx, payer, { amount: verdict.amount, limit, currency });
  if (alone !== null) return refuse('second_person_needed', alone);
  const linesAmount = sumOf(chosen);
  const [payout] = await writePayouts(tx, { ...ask, byHand: 'recorded', currency }, [
    {
      vendorId: ask.vendorId,
      lineIds: chosen.map(({ id }) => id).join(','),
      lineCount: chosen.length,
      linesAmount,
      settled: sumOf(chosen.filter(({ kind }) => kind !== 'custom' && kind !== 'reversal')),
      additionalPay: ask.additionalPay,
      receiver: receiverOf(ask.setup, vendor),
    },
  ]);
  if (payout === undefined) throw new Error(`The payout of vendor ${ask.vendorId} was not written.`);
  const passedOver = {
    onItsWay: sumOf(held),
    minimum: verdict.amount < minimum ? minimum : null,
  };
  return { is: 'paid', payout, passedOver };
}

function refuse(code: PayoutRefused['code'], detail: string, lines: readonly number[] = []): PayoutRefused {
  return { is: 'refused', code, detail, lines };
}

function refuseHeld(held: readonly Chosen[]): PayoutRefused {
  return refuse(
    'not_available_yet',
    texts.held({ count: held.length }),
    held.map(({ id }) => id),
  );
}

function sumOf(lines: readonly Chosen[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

type Chosen = {
  readonly id: number;
  readonly amount: number;
  readonly kind: string;
  readonly isOnItsWay: boolean;
};

/**
 * The lines to pay, locked: those asked for and every open reversal. Or the reason why a line asked for cannot be
 * paid.
 */
async function lockChosen(tx: Tx, ask: PayoutAsk, holds: Holds): Promise<Chosen[] | PayoutRefused> {
  if (ask.lines !== 'all') {
    const refused = await refusalOf(tx, ask, ask.lines);
    if (refused !== null) return refused;
  }
  takeLock('line_items');
  return tx
    .selectFrom('line_items')
    .select(['id', 'commission_amount as amount', 'kind', isOnItsWay(holds, 'line_items').as('isOnItsWay')])
    .where('shop_id', '=', ask.shopId)
    .where('vendor_id', '=', ask.vendorId)
    .where('payout_id', 'is', null)
    .where('commission_state', '=', 'accrued')
    .$if(ask.lines !== 'all', (query) =>
      query.where((eb) =>
        eb.or([
          eb('kind', '=', 'reversal'),
          sql<boolean>`id = any (${ask.lines === 'all' ? [] : [...ask.lines]}::int8[])`,
        ]),
      ),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Commissions that a refusal names. */
const mostNamed = 5;

async function refusalOf(tx: Tx, ask: PayoutAsk, lines: readonly number[]): Promise<PayoutRefused | null> {
  const wanted = [...new Set(lines)];
  if (wanted.length === 0) return refuse('payout_selection', texts.noneChosen);
  takeLock('line_items');
  const found = await tx
    .selectFrom('line_items')
    .select(['id', 'vendor_id', 'payout_id', 'commission_state'])
    .where('shop_id', '=', ask.shopId)
    .where(sql<boolean>`id = any (${wanted}::int8[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const known = new Set(found.map(({ id }) => id));
  const idsWhere = (isAtFault: (line: (typeof found)[number]) => boolean) =>
    found.filter(isAtFault).map(({ id }) => id);
  const faults = [
    { code: 'payout_selection', lines: wanted.filter((id) => !known.has(id)) },
    {
      code: 'wrong_vendor',
      lines: idsWhere((line) => line.vendor_id !== ask.vendorId),
    },
    { code: 'already_paid', lines: idsWhere((line) => line.payout_id !== null) },
    {
      code: 'not_payable',
      lines: idsWhere((line) => line.commission_state !== 'accrued'),
    },
  ] as const;
  const fault = faults.find((one) => one.lines.length > 0);
  if (fault === undefined) return null;
  const count = fault.lines.length;
  const ids = fault.lines.slice(0, mostNamed).join(', ');
  const detail = texts[fault.code]({ count, ids, more: Math.max(0, count - mostNamed) });
  return refuse(fault.code, detail, fault.lines);
}

async function availableTo(tx: Tx, { shopId, vendorId }: PayoutAsk): Promise<number> {
  const totals = await tx
    .selectFrom('vendor_totals')
    .select('due')
    .where('shop_id', '=', shopId)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return totals?.due ?? 0;
}
