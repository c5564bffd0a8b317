import type { PayoutMethod } from '../payouts/payout-method.ts';
import { formatDay } from '../time/dates.ts';

/* Pay runs: many vendors paid at once, drafted first and approved by a person. */

export const payRunStates = ['draft', 'approved', 'paying', 'done', 'partly_failed', 'canceled'] as const;
/**
 * Where a pay run stands. `draft` pays nothing; `approved` has made its payouts, of which nothing has left the shop;
 * `paying` has begun; `done` and `partly_failed` are its ends.
 */
export type PayRunState = (typeof payRunStates)[number];

const stateWords: Readonly<Record<PayRunState, string>> = {
  draft: 'Draft',
  approved: 'Approved',
  paying: 'Paying',
  done: 'Done',
  partly_failed: 'Partly failed',
  canceled: 'Canceled',
};

/** Where a run stands: 'To send', or '3 of 24 paid' while a part of it is paid. */
export function payRunStandingText(run: {
  readonly state: PayRunState;
  readonly count: number;
  readonly paid: number;
  readonly toSend: number;
}): string {
  const { state, count, paid, toSend } = run;
  if (state !== 'approved' && state !== 'paying') return stateWords[state];
  if (paid > 0) return paidOfText(paid, count);
  return toSend > 0 ? 'To send' : stateWords[state];
}

/** '3 of 24 paid'. */
export function paidOfText(paid: number, count: number): string {
  return `${paid.toLocaleString('en-US')} of ${count.toLocaleString('en-US')} paid`;
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
  if (state === 'canceled') return 'This pay run was canceled.';
  switch (act) {
    case 'change':
    case 'approve':
      return 'This pay run was approved already. Look at it again.';
    case 'cancel':
      return state === 'done' || state === 'partly_failed'
        ? 'This pay run is at its end.'
        : 'Payments of this pay run have left already, so it cannot be canceled.';
    case 'give':
      return 'This pay run has no bank file.';
    case 'send':
      return 'This pay run has nothing to send.';
    case 'pay_again':
      return 'No payment of this pay run has failed.';
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

type ExceptionWords = { readonly title: string; readonly toDo: string };

const exceptionWords: Readonly<Record<PayRunExceptionCode, ExceptionWords>> = {
  paypal_refused: {
    title: 'Refused by PayPal',
    toDo: 'Ask the vendor for another PayPal email, or have PayPal asked again on the vendor’s page.',
  },
  no_paypal_email: {
    title: 'No PayPal email',
    toDo: 'Add the vendor’s PayPal email, or pay the vendor by another method.',
  },
  no_bank_details: {
    title: 'No bank details',
    toDo: 'Ask the vendor to enter its bank details in the portal, or pay it by another method.',
  },
  address_missing: {
    title: 'Address missing',
    toDo: 'Enter the addresses that banks ask for, or pay the vendor by another method.',
  },
  provider_not_connected: {
    title: 'Not set up',
    toDo: 'Set up PayPal or bank files in Settings, or pay the vendor by another method.',
  },
  nothing_available: {
    title: 'Owes the shop',
    toDo: 'There is nothing to do.',
  },
  nothing_to_pay: { title: 'Nothing to pay', toDo: 'There is nothing to do.' },
  below_minimum: {
    title: 'Below the minimum payout',
    toDo: 'Nothing to do: the sum is carried over. To pay it now, pay early on the vendor’s page.',
  },
  not_available_yet: {
    title: 'Held',
    toDo: 'Wait for the day, or pay early on the vendor’s page.',
  },
  being_checked: {
    title: 'Being checked',
    toDo: 'Wait until the outcome of the earlier payment is known. Do not pay again.',
  },
  paid_there: {
    title: 'Paid there only',
    toDo: 'Do not pay again before it is known what that payment was for.',
  },
  disputed: {
    title: 'Disputed',
    toDo: 'Wait until the dispute is settled at the platform. To pay the vendor all the same, pay on the vendor’s page.',
  },
  waits_for_answer: {
    title: 'Waits for an answer',
    toDo: 'Answer the questions and settle them. To pay the vendor all the same, pay on the vendor’s page.',
  },
  bank_details_changed: {
    title: 'Payout details changed lately',
    toDo: 'Ask the vendor whether the change is its own. An owner who did not make it can release the hold, and so can the vendor where the shop changed its details.',
  },
  not_recalculated: {
    title: 'Commissions not recalculated',
    toDo: 'Look under Differences, where it can be tried again.',
  },
  vendor_hidden: { title: 'Hidden', toDo: 'Unhide the vendor to pay it.' },
  currency_not_supported: {
    title: 'Currency not supported',
    toDo: 'Show the vendor’s amounts in the shop’s currency, or pay the vendor by another method.',
  },
};

/** The fault in a few words. */
export function payRunExceptionTitle(code: PayRunExceptionCode): string {
  return exceptionWords[code].title;
}

/** The way out of it. `availableOn` is the day from which the vendor can be paid, 'YYYY-MM-DD', where it is known. */
export function payRunExceptionToDo(code: PayRunExceptionCode, availableOn: string | null): string {
  const { toDo } = exceptionWords[code];
  return code === 'not_available_yet' && availableOn !== null
    ? `Wait until ${formatDay(availableOn)}, or pay early on the vendor’s page.`
    : toDo;
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
