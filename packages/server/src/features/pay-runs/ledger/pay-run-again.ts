import { formatMoney } from '@consignment/domain/money/money';
import { payOutAllowed } from '@consignment/domain/payouts/payout';
import { standingOf } from '@consignment/domain/payouts/payout-status';
import { waitingText } from '@consignment/domain/payouts/waiting-lines';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { takeLock } from '../../../database/locks.ts';
import { changePayRun, type PayRun } from '../queries/pay-runs.ts';
import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { bankHoldText } from '@consignment/domain/payouts/bank-details';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDateTime } from '@consignment/domain/time/dates';
import { bankHolds } from '../../../queries/payouts/bank-details.ts';
import { payoutsHeld } from '../../../queries/shops/shop-jobs.ts';
import { waitsForAnswer } from '../../../pricing/waiting-lines.ts';
import { payByMethod, type MadePayouts } from './approve-pay-run.ts';
import { vendorsBeingChecked } from '../../../ledger/being-checked.ts';
import { notRecalculated, recalculatingText } from '../../../ledger/recalculating.ts';
import { currenciesOf } from '../../../ledger/currencies.ts';
import type { DraftGiven } from './draft-pay-run.ts';
import { duesOf } from '../../../ledger/open-lines.ts';
import { refusedAlone, holdLimit } from '../../../ledger/second-person.ts';
import { vendorsPaidThere } from '../../../ledger/paid-there.ts';
import { payeeOf, receiverOf } from '../../../ledger/method-setup.ts';
import type { Payment } from '../../../ledger/write-payouts.ts';

const texts = defineTexts('LedgerPayRunAgain', {
  changed:
    '{now} in this pay run is now unpaid, not the {then} you reviewed. Nothing has been paid. Please review it again.',
  hidden: 'The vendor is hidden. Unhide the vendor before you pay.',
  nothing: 'Nothing in this pay run can be paid again. The next pay run will include whatever is due.',
  linesChanged:
    'The vendor’s commissions have since been paid or changed. The next pay run will include whatever is due.',
  someWait: '{waiting}. The next pay run will include the others.',
});

/** A vendor that failed and is not paid again, with the reason in words. */
export type NotAgain = { readonly vendorId: number; readonly vendorName: string; readonly reason: string };

export type AgainVerdict =
  | {
      readonly is: 'paid';
      readonly amount: number;
      readonly currency: string;
      readonly made: MadePayouts;
      readonly skipped: readonly NotAgain[];
    }
  | {
      readonly is: 'refused';
      readonly code: 'recalculating' | 'amount_changed' | 'nothing_to_pay' | 'second_person_needed';
      readonly detail: string;
      readonly skipped: readonly NotAgain[];
    };

/**
 * Pays once more what failed in a run: each vendor by a new payout of the same lines for the same amount. A vendor any of
 * whose lines was paid meanwhile, or has changed, is not paid, so that nothing is paid twice and the run keeps its sum.
 * The caller has locked the run. The number of statements does not depend on the number of vendors.
 */
export async function payAgain(
  tx: Tx,
  given: DraftGiven & { readonly login: number | null },
  run: PayRun,
  ask: {
    /** The sum of what failed, as it was reviewed. */
    readonly expectedAmount: number;
    readonly vendors: readonly number[] | 'all';
  },
): Promise<AgainVerdict> {
  const { shop, setups, login, now } = given;
  const limit = await holdLimit(tx, shop.id);
  const held = await payoutsHeld(tx, shop.id);
  if (held.all || held.isUnderWay) {
    return { is: 'refused', code: 'recalculating', detail: recalculatingText(held, null), skipped: [] };
  }
  const { books: currency, shown } = await currenciesOf(tx, shop.id);
  const wanted = ask.vendors === 'all' ? null : new Set(ask.vendors);
  const all = (await lockVendorsOfRun(tx, run)).filter(({ id }) => wanted === null || wanted.has(id));
  const statuses = await lockPayouts(
    tx,
    shop.id,
    all.map(({ payout_id: id }) => id),
  );
  const failed = all.filter(({ payout_id: id }) => {
    const status = statuses.get(id);
    return status !== undefined && standingOf(status) === 'void';
  });
  const sum = failed.reduce((total, { amount }) => total + amount, 0);
  if (sum !== ask.expectedAmount) {
    const [isNow, was] = [formatMoney(sum, currency), formatMoney(ask.expectedAmount, currency)];
    const detail = texts.changed({ now: isNow, then: was });
    return { is: 'refused', code: 'amount_changed', detail, skipped: [] };
  }
  const lines = await lockLinesOfFailed(
    tx,
    shop.id,
    failed.map(({ payout_id: id }) => id),
  );
  const changedLately = await bankHolds(tx, shop.id, now);
  const checked = await vendorsBeingChecked(tx, shop.id);
  const paidThere = await vendorsPaidThere(tx, shop.id, 'all');
  const dues = await duesOf(tx, shop.id);
  const skipped: NotAgain[] = [];
  const paid: { method: PayoutMethod; payment: Payment }[] = [];
  for (const vendor of failed) {
    const found = lines.get(vendor.payout_id);
    const reason = whyNot();
    if (reason !== null || found === undefined) {
      skipped.push({ vendorId: vendor.id, vendorName: vendor.name, reason: reason ?? texts.linesChanged });
      continue;
    }
    const { lineIds, lineCount, settled } = found;
    const receiver = receiverOf(setups[vendor.method], vendor);
    const payment = { vendorId: vendor.id, lineIds, lineCount, linesAmount: vendor.amount, settled };
    paid.push({ method: vendor.method, payment: { ...payment, additionalPay: 0, receiver } });

    function whyNot(): string | null {
      if (vendor.hidden) return texts.hidden;
      const failing = held.failing.get(vendor.id);
      if (failing !== undefined) return notRecalculated(failing);
      const heldUntil = changedLately.get(vendor.id);
      if (heldUntil !== undefined) {
        return bankHoldText(vendor.name, formatDateTime(heldUntil, shop.time_zone, shop.locale));
      }
      const there = paidThere.get(vendor.id);
      if (there !== undefined) return there;
      const isSame =
        found?.isWhole === true && found.amount === vendor.amount && found.lineCount === vendor.line_count;
      if (!isSame || (dues.get(vendor.id) ?? 0) < vendor.amount) return texts.linesChanged;
      if (found.waitingCount > 0) {
        return texts.someWait({ waiting: waitingText(found.waitingCount) });
      }
      const verdict = payOutAllowed({
        available: dues.get(vendor.id) ?? 0,
        hold: null,
        entries: [vendor.amount],
        additionalPay: 0,
        currency,
        ...payeeOf(setups[vendor.method], vendor, shown),
        isBeingChecked: checked.has(vendor.id),
      });
      return verdict.is === 'refused' ? verdict.why : null;
    }
  }
  if (paid.length === 0) {
    const detail = texts.nothing;
    return { is: 'refused', code: 'nothing_to_pay', detail, skipped };
  }
  const amount = paid.reduce((total, { payment }) => total + payment.linesAmount, 0);
  const payer = { shopId: shop.id, login, now };
  const alone = await refusedAlone(tx, payer, { amount, limit, currency });
  if (alone !== null) return { is: 'refused', code: 'second_person_needed', detail: alone, skipped };
  const made = await payByMethod(tx, { ...given, run }, paid, currency);
  await changePayRun(tx, run, { again_count: run.again_count + 1, finished_at: null });
  return { is: 'paid', amount, currency, made, skipped };
}

async function lockVendorsOfRun(tx: Tx, run: PayRun) {
  takeLock('vendors');
  const rows = await tx
    .selectFrom('pay_run_vendors as r')
    .innerJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 'r.shop_id').onRef('v.id', '=', 'r.vendor_id'),
    )
    .select(['v.id', 'v.name', 'v.hidden', 'v.paypal_email', 'v.currency'])
    .select(['r.method', 'r.amount', 'r.line_count', 'r.payout_id'])
    .where('r.shop_id', '=', run.shop_id)
    .where('r.run_id', '=', run.id)
    .where('r.payout_id', 'is not', null)
    .orderBy('v.id')
    .forNoKeyUpdate()
    .execute();
  return rows.flatMap(({ payout_id, ...row }) => (payout_id === null ? [] : [{ ...row, payout_id }]));
}

async function lockPayouts(
  tx: Tx,
  shopId: number,
  ids: readonly number[],
): Promise<Map<number, PayoutStatus>> {
  takeLock('payouts');
  const rows = await tx
    .selectFrom('payouts')
    .select(['id', 'status'])
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`id = any (${[...ids]}::int8[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}

type FailedLines = Pick<Payment, 'lineIds' | 'lineCount' | 'settled'> & {
  readonly amount: number;
  /** Every line is open, with the amount that it had, and of the same vendor. */
  readonly isWhole: boolean;
  /** Lines that wait for an answer by now. */
  readonly waitingCount: number;
};

/** The lines of payouts that failed, locked, by payout. */
async function lockLinesOfFailed(
  tx: Tx,
  shopId: number,
  payoutIds: readonly number[],
): Promise<Map<number, FailedLines>> {
  takeLock('line_items');
  const isWaiting = await waitsForAnswer(tx, shopId, 'l');
  const { rows } = await sql<FailedLines & { payoutId: number }>`
    with lines as (
      select l.id, l.commission_amount, l.kind, l.payout_id, l.commission_state, l.vendor_id, ${isWaiting} as is_waiting
      from line_items l
      where l.shop_id = ${shopId} and l.id in (
        select i.line_item_id from payout_items i
        where i.shop_id = ${shopId} and i.payout_id = any (${[...payoutIds]}::int8[]))
      order by l.id for no key update
    )
    select i.payout_id as "payoutId", coalesce(string_agg(l.id::text, ',' order by l.id), '') as "lineIds",
      count(l.id) as "lineCount", coalesce(sum(l.commission_amount), 0)::int8 as amount,
      coalesce(sum(l.commission_amount) filter (where l.kind not in ('custom', 'reversal')), 0)::int8 as settled,
      bool_and(coalesce(l.payout_id is null and l.commission_state = 'accrued' and l.commission_amount = i.amount
        and l.vendor_id = p.vendor_id, false)) as "isWhole",
      count(*) filter (where l.is_waiting) as "waitingCount"
    from payout_items i
    join payouts p on p.shop_id = i.shop_id and p.id = i.payout_id
    left join lines l on l.id = i.line_item_id
    where i.shop_id = ${shopId} and i.payout_id = any (${[...payoutIds]}::int8[])
    group by i.payout_id`.execute(tx);
  return new Map(rows.map(({ payoutId, ...row }) => [payoutId, row]));
}
