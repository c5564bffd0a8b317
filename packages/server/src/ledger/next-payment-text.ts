import type { CurrencyCode } from '@consignment/domain/money/currency';
import { nearDay } from '@consignment/domain/time/dates';
import { isolated } from '@consignment/domain/text/direction';
import { formatDecimal, moneyToWire } from '@consignment/domain/money/money';
import type { NextPayment, NoPaymentCode, PassedOver } from '@consignment/domain/pay-runs/next-payment';
import { dayAt } from '@consignment/domain/time/zone';

export type NextPaymentWords = {
  /** The shop as its vendors read it; null where the shop itself reads. */
  readonly shop: string | null;
  /** Of the amounts. */
  readonly books: CurrencyCode;
  /** In which they are written; null where the reader sees none. */
  readonly currency: CurrencyCode | null;
  readonly minimum: number;
  readonly heldUntil: Date | null;
  readonly timeZone: string;
  readonly locale: string;
};

/**
 * The reason for the day of the next payment, in a sentence or two: what is expected, and why not before. It has no amount
 * where the reader sees none.
 */
export function nextPaymentText(payment: NextPayment, words: NextPaymentWords): string {
  const { on, amount, needsApproval, passedOver } = payment;
  const why = passedOver === null ? '' : whyText(passedOver, words);
  if (on === null) return why;
  const sum = amount === null ? null : money(amount, words);
  const approved = needsApproval ? `once ${shopOf(words)} approves it` : null;
  const expected = [sum === null ? null : `${sum} expected`, approved]
    .filter((part) => part !== null)
    .join(', ');
  const first = expected === '' ? '' : `${expected.charAt(0).toUpperCase()}${expected.slice(1)}.`;
  return [first, why].filter((part) => part !== '').join(' ');
}

/** The same where it stands alone: 'Your next payment is planned for Dec 1. £50.00 expected.' */
export function nextPaymentNote(payment: NextPayment, words: NextPaymentWords): string {
  const detail = nextPaymentText(payment, words);
  if (payment.on === null) return detail;
  return `Your next payment is planned for ${nearDay(payment.on, words.locale)}. ${detail}`.trim();
}

function whyText(passed: PassedOver, words: NextPaymentWords): string {
  const { code, day } = passed;
  const reason = reasons[code](passed, words);
  if (wholes.has(code)) return `${reason}.`;
  return day === null ? `No payment: ${reason}.` : `No payment on ${nearDay(day, words.locale)}: ${reason}.`;
}

/** Whole sentences, which follow no other words. */
const wholes: ReadonlySet<NoPaymentCode> = new Set([
  'no_schedule',
  'waits_for_approval',
  'bank_details_changed',
  'no_paypal_email',
  'paypal_refused',
  'no_bank_details',
  'address_missing',
]);

const reasons: Readonly<Record<NoPaymentCode, (passed: PassedOver, words: NextPaymentWords) => string>> = {
  no_schedule: (_, words) => `${capital(shopOf(words))} pays by hand, and no day is set`,
  waits_for_approval: ({ day }, words) =>
    `The payment of ${day === null ? 'the last run' : nearDay(day, words.locale)} waits until ${shopOf(words)} approves it`,
  nothing_due: () => 'nothing is due',
  owed_back: ({ amount }, words) => {
    const sum = money(amount, words);
    return sum === null ? 'more was paid than is due' : `${sum} is owed back`;
  },
  below_minimum: ({ amount }, words) => {
    const whose = words.shop === null ? 'the minimum' : 'the shop’s minimum';
    const [sum, least] = [money(amount, words), money(words.minimum, words)];
    return sum === null ? `the amount is under ${whose}` : `${sum} is under ${whose} of ${least ?? ''}`;
  },
  not_available_yet: () => 'all that is due is still held',
  bank_details_changed: (_, { heldUntil, timeZone, locale, shop }) => {
    const until = heldUntil === null ? '' : ` until ${nearDay(dayAt(heldUntil, timeZone), locale)}`;
    return `Held${until} since ${shop === null ? 'the' : 'your'} payout details changed`;
  },
  no_paypal_email: () => 'No payment until a PayPal email is entered',
  paypal_refused: () => 'No payment until another PayPal email is entered: PayPal refuses this one',
  no_bank_details: () => 'No payment until bank details are entered that the shop’s bank can pay to',
  address_missing: () => 'No payment until the addresses are entered that the bank asks for',
  provider_not_connected: (_, words) => `${shopOf(words)} has not set up this way of paying yet`,
  currency_not_supported: () => 'this way of paying does not send the currency of these amounts',
  being_checked: () => 'an earlier payment is being checked',
  paid_there: (_, { shop }) =>
    shop === null ? 'a payment made elsewhere is not settled yet' : 'an earlier payment is being checked',
  disputed: () => 'an order is disputed',
  waits_for_answer: () => 'a question about it waits for an answer',
  not_recalculated: () => 'the commissions could not be worked out',
  vendor_hidden: () => 'the vendor is hidden',
};

function money(minor: number, { books, currency }: NextPaymentWords): string | null {
  return currency === null ? null : formatDecimal(moneyToWire(minor, books), currency);
}

function shopOf({ shop }: NextPaymentWords): string {
  return shop === null ? 'the shop' : isolated(shop);
}

function capital(text: string): string {
  return text === 'the shop' ? 'The shop' : text;
}
