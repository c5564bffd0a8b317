import { inEnglish } from '../../../common/language.ts';
import type { PayRunExceptionCode } from '@consignment/domain/pay-runs/pay-run';
import { payOutAllowed } from '@consignment/domain/payouts/payout';
import { noneWaiting, onlyWaiting } from '@consignment/domain/payouts/waiting-lines';
import { methodOfVendor, type PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { formatDateTime } from '@consignment/domain/time/dates';
import { bankHoldText } from '@consignment/domain/payouts/bank-details';
import { dayAt } from '@consignment/domain/time/zone';
import type { Tx } from '../../../database/database.ts';
import type { BankFault } from '../../../ledger/bank-faults.ts';
import { takeLock } from '../../../database/locks.ts';
import { onItsWayByVendor, readHolds } from '../../../pricing/available.ts';
import { bankHolds } from '../../../queries/payouts/bank-details.ts';
import type { Choice, RunVendor } from '../queries/pay-run-vendors.ts';
import { payoutsHeld } from '../../../queries/shops/shop-jobs.ts';
import { vendorsBeingChecked } from '../../../ledger/being-checked.ts';
import { codeOf } from '../../../ledger/code-of-refusal.ts';
import { notRecalculated, recalculatingText } from '../../../ledger/recalculating.ts';
import { currenciesOf } from '../../../ledger/currencies.ts';
import { disputedReason, disputedVendors } from './disputed-vendors.ts';
import { duesOf, openLines } from '../../../ledger/open-lines.ts';
import { vendorsPaidThere } from '../../../ledger/paid-there.ts';
import { payeeOf, receiverOf, type MethodSetups } from '../../../ledger/method-setup.ts';
import type { Payment } from '../../../ledger/write-payouts.ts';

export type PayRunShop = {
  readonly id: number;
  readonly time_zone: string;
  readonly locale: string;
  /** Of vendors without their own method. */
  readonly payout_method: PayoutMethod;
};

export type PayRunAsk = {
  readonly shop: PayRunShop;
  readonly setups: MethodSetups;
  /** Why the shop's bank files cannot pay a vendor, beside missing details; null where they can. */
  readonly bankFaults: (vendorId: number) => BankFault | null;
  /** Pays every vendor by this method; null pays each by its own. */
  readonly method: PayoutMethod | null;
  /** The choices of persons, by vendor. */
  readonly choices: ReadonlyMap<number, Choice>;
  /** These vendors alone, whether or not anything is open; or all with something open. */
  readonly only: readonly number[] | 'all';
  readonly now: Date;
};

/** A vendor worked out, with what pays it; null where it is an exception. */
export type PlannedVendor = RunVendor & { readonly vendorName: string; readonly payment: Payment | null };

export type PayRunPlan = { readonly currency: string; readonly vendors: readonly PlannedVendor[] };

export type Recalculating = {
  readonly is: 'refused';
  readonly code: 'recalculating';
  readonly detail: string;
};

/**
 * Works out a pay run as of now: every vendor with something open, with all that is available, or the reason why it cannot
 * be paid. `look` locks no vendor and no line; `hold` keeps what it reads until the transaction ends. The number of
 * statements does not depend on the number of vendors. Refused while commissions are being recalculated; a vendor of whom that fails is an exception.
 * The reasons are kept with the run, and so are in English.
 */
export function planPayRun(tx: Tx, ask: PayRunAsk, mode: 'look' | 'hold'): Promise<Planned> {
  return inEnglish(() => planOf(tx, ask, mode));
}

type Planned = { readonly is: 'planned'; readonly plan: PayRunPlan } | Recalculating;

async function planOf(tx: Tx, ask: PayRunAsk, mode: 'look' | 'hold'): Promise<Planned> {
  const { shop, only, now } = ask;
  const held = await payoutsHeld(tx, shop.id);
  if (held.all || held.isUnderWay) {
    return { is: 'refused', code: 'recalculating', detail: recalculatingText(held, null) };
  }
  const { books: currency, shown } = await currenciesOf(tx, shop.id);
  const vendors = await vendorsOf(tx, ask, mode);
  // After the vendors are locked, so that no details change once this is read.
  const changedLately = await bankHolds(tx, shop.id, now);
  const holds = await readHolds(tx, shop.id, now);
  const of = {
    shopId: shop.id,
    period: { from: null, until: null },
    early: false,
    ...(only === 'all' ? {} : { vendorIds: only }),
  };
  const open = await openLines(tx, of, holds, mode);
  const onItsWay = await onItsWayByVendor(tx, holds, only === 'all' ? {} : { vendorIds: only });
  const checked = await vendorsBeingChecked(tx, shop.id);
  const paidThere = await vendorsPaidThere(tx, shop.id, 'all');
  const disputed = await disputedVendors(tx, holds, only);
  const dues = await duesOf(tx, shop.id);

  const planned = vendors.flatMap((vendor): PlannedVendor[] => {
    const lines = open.get(vendor.id);
    if (lines === undefined && only === 'all') return [];
    const choice = ask.choices.get(vendor.id);
    const method = choice?.method ?? ask.method ?? methodOfVendor(vendor.payout_method, shop.payout_method);
    const setup = ask.setups[method];
    const { lineIds = '', lineCount = 0, linesAmount = 0, settled = 0, waiting = noneWaiting } = lines ?? {};
    const due = dues.get(vendor.id) ?? 0;
    const later = onItsWay.get(vendor.id);
    const verdict = payOutAllowed({
      available: due,
      hold: { onItsWay: later?.amount ?? 0, minimum: vendor.minimum_payout ?? holds.minimum },
      entries: lineCount === 0 ? [] : [linesAmount],
      additionalPay: 0,
      currency,
      ...payeeOf(setup, vendor, shown),
      isBeingChecked: checked.has(vendor.id),
    });
    const heldUntil = changedLately.get(vendor.id);
    const exception = exceptionOf();
    return [
      {
        vendorId: vendor.id,
        vendorName: vendor.name,
        method,
        isMethodSet: choice?.method != null,
        isLeftOut: choice?.isLeftOut ?? false,
        amount: linesAmount,
        lineCount,
        waiting,
        exception,
        payment:
          exception === null
            ? {
                vendorId: vendor.id,
                lineIds,
                lineCount,
                linesAmount,
                settled,
                additionalPay: 0,
                receiver: receiverOf(setup, vendor),
              }
            : null,
      },
    ];

    function exceptionOf(): RunVendor['exception'] {
      const because = (code: PayRunExceptionCode, reason: string, availableOn: string | null = null) => ({
        code,
        reason,
        availableOn,
      });
      if (vendor.hidden) return because('vendor_hidden', 'The vendor is hidden. Unhide it first, then pay.');
      const why = held.failing.get(vendor.id);
      if (why !== undefined) return because('not_recalculated', notRecalculated(why));
      if (heldUntil !== undefined) {
        const until = formatDateTime(heldUntil, shop.time_zone, shop.locale);
        const day = dayAt(heldUntil, shop.time_zone);
        return because('bank_details_changed', bankHoldText(vendor.name, until), day);
      }
      const there = paidThere.get(vendor.id);
      if (there !== undefined) return because('paid_there', there);
      if (verdict.is === 'allowed') {
        const dispute = disputed.get(vendor.id);
        if (dispute !== undefined) return because('disputed', disputedReason(dispute));
        const fault = method === 'bank' ? ask.bankFaults(vendor.id) : null;
        return fault === null ? null : because(fault.code, fault.reason);
      }
      const waits = onlyWaiting(verdict, waiting);
      if (waits !== null) return because('waits_for_answer', waits);
      const code = codeOf(verdict.code, due);
      return because(code, verdict.why, code === 'not_available_yet' ? (later?.next?.on ?? null) : null);
    }
  });
  return { is: 'planned', plan: { currency, vendors: planned } };
}

async function vendorsOf(tx: Tx, { shop, only }: PayRunAsk, mode: 'look' | 'hold') {
  if (mode === 'hold') takeLock('vendors');
  return tx
    .selectFrom('vendors')
    .select(['id', 'name', 'hidden', 'paypal_email', 'currency', 'minimum_payout', 'payout_method'])
    .where('shop_id', '=', shop.id)
    .where('merged_into_id', 'is', null)
    .$if(only !== 'all', (query) =>
      query.where('id', 'in', only === 'all' || only.length === 0 ? [0] : [...only]),
    )
    .orderBy('id')
    .$if(mode === 'hold', (query) => query.forNoKeyUpdate())
    .execute();
}
