import { paymentDayAfter, type BankCalendar } from '../payouts/bank-days.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { sumMoney } from '../money/money.ts';
import { nextPayRunDay, type PayRunRule } from './pay-run-schedule.ts';
import { payOutAllowed, type PayoutRefusal } from '../payouts/payout.ts';
import type { BankPayee, PaypalPayee } from '../payouts/payout-method.ts';
import { daysBetween } from '../time/periods.ts';
import { onlyWaiting } from '../payouts/waiting-lines.ts';
import { dayAt, startOfDay } from '../time/zone.ts';

/* When a vendor is paid next, and why not before: the runs of the schedule are gone through as the planner would. */

/** Unpaid lines of a vendor that become available together. Minor units. */
export type OpenPart = {
  /** In so many days they can be paid: 0 or less for now, null where that is not known. */
  readonly inDays: number | null;
  /** A run passes over them until a question is answered. */
  readonly isWaiting: boolean;
  /** One of them that pays the vendor is of a disputed order. */
  readonly isDisputed: boolean;
  readonly count: number;
  readonly amount: number;
};

export type NextPaymentFacts = {
  readonly now: Date;
  readonly timeZone: string;
  /** Null where a person begins every payment. */
  readonly rule: PayRunRule | null;
  /** The last day of the schedule that was done. */
  readonly lastDone: string | null;
  /** Runs of the schedule pay without a person's approval. */
  readonly paysByItself: boolean;
  /** A run that pays this vendor as it is, drafted and not approved; null for none. Minor units. */
  readonly draft: {
    /** Of its schedule, or of its draft. */
    readonly day: string;
    readonly isToBeApproved: boolean;
    readonly amount: number;
  } | null;
  /** Below 0 where it is owed back. */
  readonly due: number;
  readonly parts: readonly OpenPart[];
  readonly minimum: number;
  readonly currency: CurrencyCode;
  /** Payments to the vendor are held until then, since its payout details have changed; null where they are not. */
  readonly heldUntil: Date | null;
  readonly paypal: PaypalPayee | null;
  readonly bank: BankPayee | null;
  /** The days on which the shop's bank pays; null where it is not paid by bank. */
  readonly calendar: BankCalendar | null;
  /** Why the shop's bank files cannot pay this vendor. */
  readonly bankFault: 'provider_not_connected' | 'no_bank_details' | null;
  readonly isHidden: boolean;
  readonly isBeingChecked: boolean;
  /** PayPal or the bank has a payment to it that the books do not know. */
  readonly isPaidThere: boolean;
  /** Its commissions cannot be worked out. */
  readonly isFailing: boolean;
};

/** Why a vendor is not paid: by a run, or by any. */
export type NoPaymentCode =
  | 'no_schedule'
  | 'waits_for_approval'
  | 'nothing_due'
  | 'owed_back'
  | 'below_minimum'
  | 'not_available_yet'
  | 'bank_details_changed'
  | 'no_paypal_email'
  | 'paypal_refused'
  | 'no_bank_details'
  | 'address_missing'
  | 'provider_not_connected'
  | 'currency_not_supported'
  | 'being_checked'
  | 'paid_there'
  | 'disputed'
  | 'waits_for_answer'
  | 'not_recalculated'
  | 'vendor_hidden';

/** A run that passes over the vendor. */
export type PassedOver = {
  readonly code: NoPaymentCode;
  /** Of the run, 'YYYY-MM-DD'; null without a schedule. */
  readonly day: string | null;
  /** The amount that could be paid on that day, or is owed back where that is the reason. Minor units. */
  readonly amount: number;
};

export type NextPayment = {
  /** The day on which the money leaves the shop or, by a bank file, on which its bank pays; null where none is known. */
  readonly on: string | null;
  /** The day of the run that pays it. */
  readonly runOn: string | null;
  /** As of now; null where no payment is known. Minor units. */
  readonly amount: number | null;
  readonly needsApproval: boolean;
  /** Why the next run does not pay; null where it does. */
  readonly passedOver: PassedOver | null;
};

/** More than a year of weekly runs: no hold lasts longer. */
const mostRuns = 56;

export function nextPayment(facts: NextPaymentFacts): NextPayment {
  const { rule, draft, timeZone, now } = facts;
  const today = dayAt(now, timeZone);
  const needsApproval = !facts.paysByItself;
  if (draft !== null && draft.isToBeApproved) {
    return { ...paid(facts, today, draft.amount), needsApproval: false, passedOver: null };
  }
  if (draft !== null && needsApproval) {
    const { day, amount } = draft;
    return {
      on: null,
      runOn: null,
      amount,
      needsApproval,
      passedOver: { code: 'waits_for_approval', day, amount },
    };
  }
  const none = { on: null, runOn: null, amount: null, needsApproval };
  if (rule === null) {
    return { ...none, passedOver: { code: 'no_schedule', day: null, amount: Math.max(facts.due, 0) } };
  }
  let first: PassedOver | null = null;
  let scheduled = nextPayRunDay(rule, today, facts.lastDone);
  for (let nth = 0; nth < mostRuns; nth++) {
    const day = scheduled < today ? today : scheduled;
    const run = runOn(facts, day, today);
    if (run.is === 'paid') return { ...paid(facts, day, run.amount), needsApproval, passedOver: first };
    first ??= { code: run.code, day, amount: run.amount };
    scheduled = nextPayRunDay(rule, scheduled, scheduled);
  }
  return { ...none, passedOver: first };
}

function paid({ calendar }: NextPaymentFacts, day: string, amount: number) {
  // The file of a run names the next day on which the bank pays.
  const on = calendar === null ? day : paymentDayAfter(day, calendar);
  return { on, runOn: day, amount };
}

type Run =
  | { readonly is: 'paid'; readonly amount: number }
  | { readonly is: 'passed'; readonly code: NoPaymentCode; readonly amount: number };

/** The outcome of a day’s run for the vendor. */
function runOn(facts: NextPaymentFacts, day: string, today: string): Run {
  const ahead = daysBetween(today, day);
  const held = facts.parts.filter(({ inDays }) => inDays === null || inDays > ahead);
  const free = facts.parts.filter((part) => !held.includes(part));
  const taken = free.filter(({ isWaiting }) => !isWaiting);
  const waiting = sumMoney(free.filter(({ isWaiting }) => isWaiting).map(({ count }) => count));
  const amount = sumOf(taken);
  const verdict = payOutAllowed({
    available: facts.due,
    hold: { onItsWay: sumOf(held), minimum: facts.minimum },
    entries: taken.some(({ count }) => count > 0) ? [amount] : [],
    additionalPay: 0,
    currency: facts.currency,
    paypal: facts.paypal,
    bank: facts.bank,
    isBeingChecked: facts.isBeingChecked,
  });
  const passed = (code: NoPaymentCode): Run => ({ is: 'passed', code, amount });
  if (facts.isHidden) return passed('vendor_hidden');
  if (facts.isFailing) return passed('not_recalculated');
  const begins = day === today ? facts.now : startOfDay(day, facts.timeZone);
  if (facts.heldUntil !== null && facts.heldUntil > begins) return passed('bank_details_changed');
  if (facts.isPaidThere) return passed('paid_there');
  if (verdict.is === 'allowed') {
    if (taken.some(({ isDisputed }) => isDisputed)) return passed('disputed');
    return facts.bankFault === null ? { is: 'paid', amount: verdict.amount } : passed(facts.bankFault);
  }
  if (onlyWaiting(verdict, { count: waiting, amount: 0 }) !== null) return passed('waits_for_answer');
  if (verdict.code === 'nothing_due' && facts.due < 0) {
    return { is: 'passed', code: 'owed_back', amount: 0 - facts.due };
  }
  return passed(codes[verdict.code]);
}

const codes = {
  being_checked: 'being_checked',
  nothing_due: 'nothing_due',
  not_available_yet: 'not_available_yet',
  no_lines: 'nothing_due',
  not_positive: 'nothing_due',
  below_minimum: 'below_minimum',
  no_paypal_email: 'no_paypal_email',
  paypal_refused: 'paypal_refused',
  paypal_not_set_up: 'provider_not_connected',
  paypal_currency: 'currency_not_supported',
  no_bank_details: 'no_bank_details',
  address_missing: 'address_missing',
  bank_currency: 'currency_not_supported',
} as const satisfies Record<PayoutRefusal, NoPaymentCode>;

function sumOf(parts: readonly OpenPart[]): number {
  return sumMoney(parts.map(({ amount }) => amount));
}
