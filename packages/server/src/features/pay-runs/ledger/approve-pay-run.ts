import { approvalOf } from '@consignment/domain/pay-runs/pay-run';
import { formatMoney } from '@consignment/domain/money/money';
import { payoutMethods, type PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Tx } from '../../../database/database.ts';
import { approvedBy, insertApproval } from '../queries/pay-run-approvals.ts';
import { changePayRun, type PayRun } from '../queries/pay-runs.ts';
import { linkPayouts, runVendorsOf } from '../queries/pay-run-vendors.ts';
import { choicesOf, isPaid, wordOf, type DraftGiven } from './draft-pay-run.ts';
import { planPayRun, type PayRunPlan, type PlannedVendor } from './plan-pay-run.ts';
import { holdLimit, isSecondNeeded } from '../../../ledger/second-person.ts';
import type { MethodSetups } from '../../../ledger/method-setup.ts';
import { writePayouts, type Payment, type Payout } from '../../../ledger/write-payouts.ts';

const texts = defineTexts('LedgerApprovePayRun', {
  nothingToPay: 'There is nothing to pay: none of the vendors in this pay run can be paid.',
  needsTwo: 'Two people have to approve this pay run.',
  needsAnother:
    'Two people have to approve this pay run, and you already have. Ask another person to approve it.',
  someChanged:
    'Some vendors’ amounts have changed since you reviewed them. Nothing has been paid. Please review them again.',
  changed:
    'This pay run would now pay {now}, not the {then} you reviewed. Nothing has been paid. Please review it again.',
});

export type PayRunRefused = {
  readonly is: 'refused';
  readonly code: 'recalculating' | 'nothing_to_pay' | 'amount_changed' | 'second_person_needed';
  readonly detail: string;
};

/** Payouts that were made, by method; a method without any is not in it. */
export type MadePayouts = ReadonlyMap<PayoutMethod, readonly Payout[]>;

export type ApproveVerdict =
  | { readonly is: 'paid'; readonly plan: PayRunPlan; readonly amount: number; readonly made: MadePayouts }
  /** Kept as the first of two approvals: nothing is paid yet. */
  | { readonly is: 'first'; readonly amount: number }
  | PayRunRefused;

/**
 * Approves a draft and makes its payouts, all in the caller's transaction: the whole run or nothing. The run is worked out
 * again while vendors and lines are locked, and refused where any vendor would be paid another amount, or by another method,
 * than was reviewed. The caller has locked the run, which is a draft. The number of statements does not depend on the
 * number of vendors.
 */
export async function payApprovedRun(
  tx: Tx,
  given: DraftGiven & { readonly login: number | null },
  run: PayRun,
  /** The reviewed total; null for the schedule, which takes the available amount. */
  expectedAmount: number | null,
): Promise<ApproveVerdict> {
  const { login, now } = given;
  const limit = await holdLimit(tx, run.shop_id);
  const rows = await runVendorsOf(tx, run.shop_id, run.id);
  const reviewed = rows.filter((row) => row.exception === null && !row.is_left_out);
  const only = reviewed.map(({ vendor_id: id }) => id);
  const choices = await choicesOf(tx, run);
  const planned = await planPayRun(tx, { ...given, method: run.method, choices, only }, 'hold');
  if (planned.is === 'refused') return planned;
  const { plan } = planned;
  const paid = plan.vendors.filter(isPaid);
  const amount = paid.reduce((sum, vendor) => sum + vendor.amount, 0);
  const sumReviewed = reviewed.reduce((sum, row) => sum + row.amount, 0);
  const isAsReviewed =
    reviewed.map((row) => wordOf({ ...row, vendorId: row.vendor_id })).join() === paid.map(wordOf).join();
  if (!isAsReviewed || (expectedAmount !== null && expectedAmount !== amount)) {
    return changed(expectedAmount ?? sumReviewed, amount, plan.currency);
  }
  if (paid.length === 0) {
    return refuse('nothing_to_pay', texts.nothingToPay);
  }
  const approval = approvalOf({
    isSecondNeeded: await isSecondNeeded(tx, { shopId: run.shop_id, login, now }, { amount, limit }),
    approvedBy: await approvedBy(tx, run.shop_id, run.id),
    by: login,
  });
  if (approval === 'another_person') {
    return refuse('second_person_needed', login === null ? texts.needsTwo : texts.needsAnother);
  }
  await insertApproval(tx, { shopId: run.shop_id, runId: run.id, loginId: login, amount, now });
  if (approval === 'first') return { is: 'first', amount };
  const made = await payByMethod(tx, { ...given, run }, paid, plan.currency);
  await changePayRun(tx, run, { approved_at: now, amount, is_to_be_approved: false });
  return { is: 'paid', plan, amount, made };
}

/** Writes the payouts of a run by method and links them to it. */
export async function payByMethod(
  tx: Tx,
  given: {
    readonly run: PayRun;
    readonly setups: MethodSetups;
    readonly login: number | null;
    readonly now: Date;
  },
  paid: readonly Pick<PlannedVendor, 'method' | 'payment'>[],
  currency: string,
): Promise<MadePayouts> {
  const { run, setups, login, now } = given;
  const made = new Map<PayoutMethod, readonly Payout[]>();
  for (const method of payoutMethods) {
    const payments = paid.flatMap((one): Payment[] =>
      one.method === method && one.payment !== null ? [one.payment] : [],
    );
    if (payments.length === 0) continue;
    const ask = {
      shopId: run.shop_id,
      currency,
      note: '',
      setup: setups[method],
      byHand: 'to_send' as const,
      createdBy: login,
      now,
    };
    made.set(method, await writePayouts(tx, ask, payments));
  }
  await linkPayouts(tx, { shopId: run.shop_id, runId: run.id }, allOf(made));
  return made;
}

export function allOf(made: MadePayouts): Payout[] {
  return [...made.values()].flat();
}

function changed(then: number, now: number, currency: string): PayRunRefused {
  const [nowText, thenText] = [formatMoney(now, currency), formatMoney(then, currency)];
  const detail = now === then ? texts.someChanged : texts.changed({ now: nowText, then: thenText });
  return refuse('amount_changed', detail);
}

function refuse(code: PayRunRefused['code'], detail: string): PayRunRefused {
  return { is: 'refused', code, detail };
}
