import type { CurrencyCode } from '@consignment/domain/money/currency';
import { isBelowMinimum, onItsWayText, type ShownOnItsWay } from '@consignment/domain/orders/availability';
import { formatDecimal, moneyFromWire, moneyToWire, sumMoney } from '@consignment/domain/money/money';
import {
  isMoreThanLines,
  parseAdditionalPay,
  payOutAllowed,
  payoutAmount,
  type PayoutAsk,
  type PayoutVerdict,
} from '@consignment/domain/payouts/payout';
import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import type { Problem } from '../../primitives/feedback/outcome.ts';

const texts = defineTexts('PayoutTerms', {
  tooLong: 'Use at most 5,000 characters.',
  minimum: 'the minimum payout is {minimum}',
  held: '{n, plural, one {# line item held} other {# line items held}}',
  early:
    'This overrides the shop’s rules: {rules}. Any later returns will be deducted from future payouts, and the history will show that this payout was made early.',
  someHeld:
    '{n, plural, one {One of these line items is still held. Choose other line items, or pay early.} other {# of these line items are still held. Choose other line items, or pay early.}}',
});

/** Line items, and their sum as a decimal string of the shop's books. */
type Sum = { line_items: readonly number[]; amount: string };

/** How the shop pays by PayPal: not at all, for real, or in PayPal's test system, where no money moves. */
export type PaypalMode = 'off' | 'live' | 'sandbox';

/**
 * The amount that can be paid. `carried_over` are refunds of paid lines: every payout takes them along. While the
 * outcome of an earlier payment is unknown, nothing else is paid. An absent field is no and off.
 */
export type Payable = Sum & {
  carried_over: Sum;
  /** The lines that a hold keeps back, which a payout takes early only. */
  on_its_way?: Sum & Omit<ShownOnItsWay, 'on_its_way'>;
  /** A decimal string. */
  minimum_payout?: string;
  /** So many of `line_items` themselves are on their way: of lines that were chosen. */
  chosen_early?: number;
  paypal?: PaypalMode;
  being_checked?: boolean;
  /** Why the vendor is not paid: PayPal or the bank has paid it, and the books have no such payout. */
  paid_there?: string | null;
  /** Why PayPal no longer pays the vendor's address. */
  paypal_refused?: string | null;
  /** All payments are held after a change of bank details, with the reason and its end in words. */
  bank_hold?: { reason: string } | null;
};

/** The unpaid amount now, or why it could not be found out. */
export type UnpaidAnswer = { is: 'done'; payable: Payable } | { is: 'refused'; problem: Problem };

/**
 * The terms that the merchant agrees to. `additional_pay` is a decimal string, not below 0; `expected_amount` is the total that
 * was reviewed, and a payout of another is refused.
 */
export type PayoutTerms = {
  line_items: readonly number[];
  additional_pay: string;
  expected_amount: string;
  note: string;
  pay_w_paypal: boolean;
  /** Left out where it is not. */
  early?: boolean;
};

/** `unknown`: it is not known whether it was made, and the same terms are to be sent again. */
export type PayoutAnswer =
  | { is: 'done'; payout: { id: number; invoice_number: number; amount: string } }
  | { is: 'refused'; problem: Problem }
  | { is: 'unknown'; problem: Problem };

/** `isEarly` also takes the part on its way, and ignores the minimum payout. */
export type PayoutDraft = { additionalPay: string; note: string; isByPaypal: boolean; isEarly: boolean };

export const emptyPayoutDraft: PayoutDraft = {
  additionalPay: '',
  note: '',
  isByPaypal: false,
  isEarly: false,
};

/** The additional pay is free text that is read as a number (spec foundations §5). */
export function draftSchema(books: CurrencyCode) {
  return z.object({
    additionalPay: z.string().check(({ value, issues }) => {
      const parsed = parseAdditionalPay(value, books);
      if (parsed.is === 'refused') issues.push({ code: 'custom', message: parsed.why, input: value });
    }),
    note: z.string().check(z.maxLength(5000, { error: texts.tooLong })),
    isByPaypal: z.boolean(),
    isEarly: z.boolean(),
  });
}

export function toTerms(draft: PayoutDraft, open: Payable, books: CurrencyCode): PayoutTerms {
  const payable = takenOf(open, draft.isEarly, books);
  const extra = parseAdditionalPay(draft.additionalPay, books);
  if (extra.is === 'refused') throw new RangeError(extra.why);
  return {
    line_items: payable.line_items,
    additional_pay: moneyToWire(extra.minor, books),
    expected_amount: moneyToWire(sumOf(payable, extra.minor, books), books),
    note: draft.note.trim(),
    pay_w_paypal: draft.isByPaypal,
    ...(draft.isEarly && { early: true }),
  };
}

/** The part of it that is paid: early, the part on its way as well. */
export function takenOf(payable: Payable, isEarly: boolean, books: CurrencyCode): Payable {
  const { on_its_way: held } = payable;
  // Of chosen lines those that are on their way are among them already.
  if (!isEarly || held === undefined || payable.chosen_early !== undefined) return payable;
  const amounts = [payable.amount, held.amount].map((amount) => moneyFromWire(amount, books));
  return {
    ...payable,
    line_items: [...payable.line_items, ...held.line_items],
    amount: moneyToWire(sumMoney(amounts), books),
  };
}

/** The rules that a payout made early passes over, in words; null where it would be no other. */
export function earlyText(payable: Payable, books: CurrencyCode, shown: CurrencyCode): string | null {
  const { on_its_way: held, minimum_payout: minimum = '0', chosen_early: chosen = 0 } = payable;
  const waiting = held === undefined ? null : onItsWayText({ ...held, on_its_way: held.amount }, shown);
  const parts = [
    ...(chosen > 0 ? [texts.held({ n: chosen })] : []),
    ...(waiting === null ? [] : [waiting]),
    ...(isBelowMinimum(sumOf(payable, 0, books), moneyFromWire(minimum, books))
      ? [texts.minimum({ minimum: formatDecimal(minimum, shown) })]
      : []),
  ];
  if (parts.length === 0) return null;
  return texts.early({ rules: parts.join('; ') });
}

/** The total as a decimal string, or null while it is not known. */
export function totalOf(additionalPay: string, payable: Payable | null, books: CurrencyCode): string | null {
  const extra = parseAdditionalPay(additionalPay, books);
  if (payable === null || extra.is === 'refused') return null;
  return moneyToWire(sumOf(payable, extra.minor, books), books);
}

type Chosen = Pick<PayoutAsk, 'payee' | 'paypal'> & {
  additionalPay: string;
  isEarly: boolean;
  books: CurrencyCode;
};

/**
 * May it be paid, as the server will decide? It says nothing of an additional pay that cannot be read: that is said at its
 * field when the form is sent.
 */
export function verdictOf(
  open: Payable,
  { payee, paypal, additionalPay, isEarly, books }: Chosen,
): PayoutVerdict | null {
  const payable = takenOf(open, isEarly, books);
  const { on_its_way: held, minimum_payout: minimum = '0', chosen_early: chosen = 0 } = payable;
  if (!isEarly && chosen > 0) {
    return { is: 'refused', code: 'not_available_yet', why: texts.someHeld({ n: chosen }) };
  }
  const extra = parseAdditionalPay(additionalPay, books);
  const verdict = payOutAllowed({
    payee,
    available: payable.line_items.length === 0 && (held?.line_items.length ?? 0) === 0 ? 0 : null,
    hold: isEarly
      ? null
      : { onItsWay: moneyFromWire(held?.amount ?? '0', books), minimum: moneyFromWire(minimum, books) },
    entries: entriesOf(payable, books),
    additionalPay: extra.is === 'ok' ? extra.minor : 0,
    currency: books,
    paypal,
    isBeingChecked: payable.being_checked === true,
  });
  const isUnread = extra.is === 'refused' && verdict.is === 'refused' && verdict.code === 'not_positive';
  return isUnread ? null : verdict;
}

/** Is more paid on top than for the lines? Both as decimal strings, to be asked about once more; null where it is not. */
export function unusualExtra(
  { additional_pay: extra, expected_amount: total }: PayoutTerms,
  books: CurrencyCode,
): { lines: string; extra: string } | null {
  const extraMinor = moneyFromWire(extra, books);
  const lines = moneyFromWire(total, books) - extraMinor;
  return isMoreThanLines(lines, extraMinor) ? { lines: moneyToWire(lines, books), extra } : null;
}

function sumOf(payable: Payable, additionalPay: number, books: CurrencyCode) {
  return payoutAmount(entriesOf(payable, books), additionalPay);
}

function entriesOf({ amount, carried_over: carriedOver }: Payable, books: CurrencyCode): number[] {
  return [amount, carriedOver.amount].map((part) => moneyFromWire(part, books));
}
