import type { PayoutMethod } from '../payouts/payout-method.ts';
import { defineTexts, formatCount } from '../text/texts.ts';
import { formatDay } from '../time/dates.ts';

/* Pay runs: many vendors paid at once, drafted first and approved by a person. */

const texts = defineTexts('StandingOfPayRun', {
  approved: 'This pay run has already been approved. Please review it again.',
  canceled: 'This pay run has been cancelled.',
  finished: 'This pay run has finished.',
  hasLeft: 'Payments in this pay run have already been sent, so it cannot be cancelled.',
  noBankFile: 'This pay run has no bank file.',
  noneFailed: 'No payments in this pay run have failed.',
  nothingToSend: 'This pay run has nothing to send.',
  paidOf: '{paid} of {count} paid',
  toSend: 'To send',
  waitUntil: 'Wait until {day}, or pay early on the vendor’s page.',
});

export const payRunStates = ['draft', 'approved', 'paying', 'done', 'partly_failed', 'canceled'] as const;
/**
 * The state of a pay run. `draft` pays nothing; `approved` has made its payouts, of which nothing has left the shop;
 * `paying` has begun; `done` and `partly_failed` are its ends.
 */
export type PayRunState = (typeof payRunStates)[number];

const stateWords = defineTexts('StatesOfPayRun', {
  draft: 'Draft',
  approved: 'Approved',
  paying: 'Paying',
  done: 'Done',
  partly_failed: 'Partly failed',
  canceled: 'Cancelled',
} satisfies Record<PayRunState, string>);

/** The state of a run: 'To send', or '3 of 24 paid' while a part of it is paid. */
export function payRunStandingText(run: {
  readonly state: PayRunState;
  readonly count: number;
  readonly paid: number;
  readonly toSend: number;
}): string {
  const { state, count, paid, toSend } = run;
  if (state !== 'approved' && state !== 'paying') return stateWords[state];
  if (paid > 0) return paidOfText(paid, count);
  return toSend > 0 ? texts.toSend : stateWords[state];
}

/** '3 of 24 paid'. */
export function paidOfText(paid: number, count: number): string {
  return texts.paidOf({ paid: formatCount(paid), count: formatCount(count) });
}

/** How many payouts of a run there are of each kind. */
export type PayRunProgress = {
  /** Made, and nothing of them has left the shop, such as those that it has yet to send. */
  readonly waiting: number;
  /** The money has left, or may have. */
  readonly underWay: number;
  readonly paid: number;
  /** Not paid, or the money came back. */
  readonly failed: number;
};

/** The state of a run follows from what was done with it and from its payouts alone. */
export function payRunState(run: {
  readonly isApproved: boolean;
  readonly isCanceled: boolean;
  readonly progress: PayRunProgress;
}): PayRunState {
  if (run.isCanceled) return 'canceled';
  if (!run.isApproved) return 'draft';
  const { waiting, underWay, paid, failed } = run.progress;
  if (waiting + underWay === 0) return failed === 0 ? 'done' : 'partly_failed';
  return underWay + paid + failed === 0 ? 'approved' : 'paying';
}

/** The acts of a person or of the schedule on a run. */
export type PayRunAct = 'change' | 'approve' | 'cancel' | 'give' | 'send' | 'pay_again';

const allowed: Readonly<Record<PayRunAct, readonly PayRunState[]>> = {
  change: ['draft'],
  approve: ['draft'],
  cancel: ['draft', 'approved'],
  give: ['approved', 'paying', 'partly_failed'],
  send: ['approved', 'paying'],
  pay_again: ['paying', 'partly_failed'],
};

/** May this be done with a run in this state? */
export function mayDo(act: PayRunAct, state: PayRunState): boolean {
  return allowed[act].includes(state);
}

/** Why it may not be done, in a sentence for the person. */
export function whyNot(act: PayRunAct, state: PayRunState): string {
  if (state === 'canceled') return texts.canceled;
  switch (act) {
    case 'change':
    case 'approve':
      return texts.approved;
    case 'cancel':
      return state === 'done' || state === 'partly_failed' ? texts.finished : texts.hasLeft;
    case 'give':
      return texts.noBankFile;
    case 'send':
      return texts.nothingToSend;
    case 'pay_again':
      return texts.noneFailed;
  }
}

export const payRunVendorStates = [
  'included',
  'left_out',
  'exception',
  'to_send',
  'paying',
  'paid',
  'failed',
] as const;
export type PayRunVendorState = (typeof payRunVendorStates)[number];

/** Why a vendor of a run cannot be paid, in the order in which a person has to look at them. */
export const payRunExceptions = [
  'paypal_refused',
  'no_paypal_email',
  'no_bank_details',
  'address_missing',
  'provider_not_connected',
  'currency_not_supported',
  'bank_details_changed',
  'paid_there',
  'disputed',
  'waits_for_answer',
  'not_recalculated',
  'vendor_hidden',
  'being_checked',
  'not_available_yet',
  'below_minimum',
  'nothing_available',
  'nothing_to_pay',
] as const;
export type PayRunExceptionCode = (typeof payRunExceptions)[number];

const exceptionTitles = defineTexts('ExceptionTitlesOfPayRun', {
  paypal_refused: 'Refused by PayPal',
  no_paypal_email: 'No PayPal email',
  no_bank_details: 'No bank details',
  address_missing: 'Address missing',
  provider_not_connected: 'Not set up',
  nothing_available: 'Owes the shop',
  nothing_to_pay: 'Nothing to pay',
  below_minimum: 'Below the minimum payout',
  not_available_yet: 'Held',
  being_checked: 'Being checked',
  paid_there: 'Payment not in the books',
  disputed: 'Disputed',
  waits_for_answer: 'Waiting for an answer',
  bank_details_changed: 'Payout details changed recently',
  not_recalculated: 'Commissions not recalculated',
  vendor_hidden: 'Hidden',
  currency_not_supported: 'Currency not supported',
} satisfies Record<PayRunExceptionCode, string>);

const exceptionToDos = defineTexts('ExceptionToDosOfPayRun', {
  paypal_refused: 'Ask the vendor for another PayPal email, or ask PayPal again on the vendor’s page.',
  no_paypal_email: 'Add the vendor’s PayPal email, or pay the vendor by another method.',
  no_bank_details: 'Ask the vendor to enter bank details in the portal, or pay the vendor by another method.',
  address_missing: 'Enter the addresses that banks require, or pay the vendor by another method.',
  provider_not_connected: 'Set up PayPal or bank files in Settings, or pay the vendor by another method.',
  nothing_available: 'You don’t need to do anything.',
  nothing_to_pay: 'You don’t need to do anything.',
  below_minimum:
    'You don’t need to do anything: the amount will be carried over. To pay it now, pay early on the vendor’s page.',
  not_available_yet: 'Wait until the commissions can be paid, or pay early on the vendor’s page.',
  being_checked: 'Wait until the outcome of the earlier payment is known. Do not pay again.',
  paid_there: 'Do not pay again until you know what that payment was for.',
  disputed:
    'Wait until the dispute has been settled on the platform. To pay the vendor anyway, pay on the vendor’s page.',
  waits_for_answer:
    'Answer the questions and settle them. To pay the vendor anyway, pay on the vendor’s page.',
  bank_details_changed:
    'Check with the vendor whether they made the change. An owner who did not make the change can release the hold. If the shop changed the details, the vendor can also release the hold.',
  not_recalculated: 'Retry under Differences.',
  vendor_hidden: 'Unhide the vendor before you pay.',
  currency_not_supported:
    'Show the vendor’s amounts in the shop’s currency, or pay the vendor by another method.',
} satisfies Record<PayRunExceptionCode, string>);

/** The fault in a few words. */
export function payRunExceptionTitle(code: PayRunExceptionCode): string {
  return exceptionTitles[code];
}

/** The way out of it. `availableOn` is the day from which the vendor can be paid, 'YYYY-MM-DD', where it is known. */
export function payRunExceptionToDo(code: PayRunExceptionCode, availableOn: string | null): string {
  return code === 'not_available_yet' && availableOn !== null
    ? texts.waitUntil({ day: formatDay(availableOn) })
    : exceptionToDos[code];
}

/** Do two persons have to approve this amount? `above` is the shop's limit; null for none. Minor units. */
export function needsSecond(amount: number, above: number | null): boolean {
  return above !== null && amount > above;
}

/**
 * The effect of an approval by this login: it pays, it is kept as the first of two, or it is refused, since two persons have
 * to approve. `approvedBy` are the logins that approved before; `by` is null for the schedule and for a program, which are no
 * persons.
 */
export function approvalOf(ask: {
  readonly isSecondNeeded: boolean;
  readonly approvedBy: readonly (number | null)[];
  readonly by: number | null;
}): 'pays' | 'first' | 'another_person' {
  const { isSecondNeeded, approvedBy, by } = ask;
  if (!isSecondNeeded) return 'pays';
  if (by === null || approvedBy.includes(by)) return 'another_person';
  return approvedBy.length === 0 ? 'first' : 'pays';
}

type Counted = { readonly count: number };

/** Is the server or PayPal at work on a run? A bank takes days, and a person brings its answer. */
export function isMovedByOthers(run: {
  readonly state: PayRunState;
  readonly count: number;
  readonly totals: readonly (Counted & { readonly method: PayoutMethod })[];
  readonly bank_file: object | null;
  readonly to_send: Counted;
  readonly paid: Counted;
  readonly failed: Counted;
}): boolean {
  const settled = run.to_send.count + run.paid.count + run.failed.count;
  // The rest waits for a person who sends it.
  if (settled === run.count) return false;
  if (run.state === 'approved') return true;
  if (run.state !== 'paying') return false;
  const others = run.totals
    .filter(({ method }) => method !== 'bank')
    .reduce((sum, { count }) => sum + count, 0);
  return run.bank_file === null || settled < others;
}
