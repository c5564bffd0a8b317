import type { CurrencyCode } from '@consignment/domain/money/currency';
import { nearDay } from '@consignment/domain/time/dates';
import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
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

/*
 * `{reader, select, shop {the} other {your}}`: the shop reads of a vendor, and a vendor of itself. `{day}` is empty where none is
 * known, and `{sum}` where the reader sees no amounts.
 */
const texts = defineTexts('NextPaymentText', {
  expected: '{sum} expected.',
  expectedOnceApproved:
    '{sum} expected, subject to approval by {reader, select, shop {the shop} other {{shop}}}.',
  onceApproved: 'Subject to approval by {reader, select, shop {the shop} other {{shop}}}.',
  planned: 'Your next payment is planned for {day}.',
  notOn: 'No payment on {day}: {reason}.',
  not: 'No payment: {reason}.',
  noSchedule: '{reader, select, shop {The shop} other {{shop}}} pays by hand, and no date has been set.',
  waitsForApproval:
    'The payment {known, select, yes {for {day}} other {from the last run}} is waiting for approval by {reader, select, shop {the shop} other {{shop}}}.',
  held: 'Held {until, select, yes {until {day} } other {}}because {reader, select, shop {the} other {your}} payout details changed.',
  noPaypalEmail: 'No payments until a PayPal email has been entered.',
  paypalRefused:
    'No payments until a different PayPal email has been entered: PayPal refuses the current one.',
  noBankDetails: 'No payments until bank details that the shop’s bank can use have been entered.',
  addressMissing: 'No payments until the addresses required by the bank have been entered.',
  nothingDue: 'nothing is due',
  overpaid: 'more has been paid than is due',
  owedBack: '{sum} is owed back',
  belowMinimum: 'the amount is below {reader, select, shop {the minimum} other {the shop’s minimum}}',
  sumBelowMinimum:
    '{sum} is below {reader, select, shop {the minimum} other {the shop’s minimum}} of {minimum}',
  allHeld: 'everything that is due is still held',
  notConnected: '{reader, select, shop {the shop} other {{shop}}} has not set up this payout method yet',
  currencyNotSupported: 'this payout method does not support the currency of these amounts',
  beingChecked: 'an earlier payment is being checked',
  paidElsewhere: 'a payment made elsewhere has not been settled yet',
  disputed: 'an order is disputed',
  waitsForAnswer: 'a question is still waiting for an answer',
  notCalculated: 'the commissions could not be calculated',
  hidden: 'the vendor is hidden',
});

/**
 * The reason for the day of the next payment, in a sentence or two: what is expected, and why not before. It has no amount
 * where the reader sees none.
 */
export function nextPaymentText(payment: NextPayment, words: NextPaymentWords): string {
  const { on, amount, needsApproval, passedOver } = payment;
  const why = passedOver === null ? '' : whyText(passedOver, words);
  if (on === null) return why;
  const sum = amount === null ? null : money(amount, words);
  return [expectedText(sum, needsApproval, words), why].filter((part) => part !== '').join(' ');
}

function expectedText(sum: string | null, needsApproval: boolean, words: NextPaymentWords): string {
  if (sum === null) return needsApproval ? texts.onceApproved(readerOf(words)) : '';
  return needsApproval ? texts.expectedOnceApproved({ sum, ...readerOf(words) }) : texts.expected({ sum });
}

/** The same as a sentence alone: 'Your next payment is planned for Dec 1. £50.00 expected.' */
export function nextPaymentNote(payment: NextPayment, words: NextPaymentWords): string {
  const detail = nextPaymentText(payment, words);
  if (payment.on === null) return detail;
  return `${texts.planned({ day: nearDay(payment.on, words.locale) })} ${detail}`.trim();
}

function whyText(passed: PassedOver, words: NextPaymentWords): string {
  const { code, day } = passed;
  if (code in sentences) return sentences[code as keyof typeof sentences](passed, words);
  const reason = reasons[code as keyof typeof reasons](passed, words);
  return day === null ? texts.not({ reason }) : texts.notOn({ day: nearDay(day, words.locale), reason });
}

type Said = (passed: PassedOver, words: NextPaymentWords) => string;

const sentences = {
  no_schedule: (_, words) => texts.noSchedule(readerOf(words)),
  waits_for_approval: ({ day }, words) =>
    texts.waitsForApproval({
      known: day === null ? 'no' : 'yes',
      day: day === null ? '' : nearDay(day, words.locale),
      ...readerOf(words),
    }),
  bank_details_changed: (_, { heldUntil, timeZone, locale, shop }) =>
    texts.held({
      until: heldUntil === null ? 'no' : 'yes',
      day: heldUntil === null ? '' : nearDay(dayAt(heldUntil, timeZone), locale),
      reader: shop === null ? 'shop' : 'vendor',
    }),
  no_paypal_email: () => texts.noPaypalEmail,
  paypal_refused: () => texts.paypalRefused,
  no_bank_details: () => texts.noBankDetails,
  address_missing: () => texts.addressMissing,
} as const satisfies Partial<Record<NoPaymentCode, Said>>;

const reasons = {
  nothing_due: () => texts.nothingDue,
  owed_back: ({ amount }, words) => {
    const sum = money(amount, words);
    return sum === null ? texts.overpaid : texts.owedBack({ sum });
  },
  below_minimum: ({ amount }, words) => {
    const reader = words.shop === null ? 'shop' : 'vendor';
    const [sum, minimum] = [money(amount, words), money(words.minimum, words)];
    return sum === null || minimum === null
      ? texts.belowMinimum({ reader })
      : texts.sumBelowMinimum({ sum, minimum, reader });
  },
  not_available_yet: () => texts.allHeld,
  provider_not_connected: (_, words) => texts.notConnected(readerOf(words)),
  currency_not_supported: () => texts.currencyNotSupported,
  being_checked: () => texts.beingChecked,
  paid_there: (_, { shop }) => (shop === null ? texts.paidElsewhere : texts.beingChecked),
  disputed: () => texts.disputed,
  waits_for_answer: () => texts.waitsForAnswer,
  not_recalculated: () => texts.notCalculated,
  vendor_hidden: () => texts.hidden,
} as const satisfies Record<Exclude<NoPaymentCode, keyof typeof sentences>, Said>;

function money(minor: number, { books, currency }: NextPaymentWords): string | null {
  return currency === null ? null : formatDecimal(moneyToWire(minor, books), currency);
}

function readerOf({ shop }: NextPaymentWords): { reader: string; shop: string } {
  return { reader: shop === null ? 'shop' : 'vendor', shop: shop === null ? '' : isolated(shop) };
}
