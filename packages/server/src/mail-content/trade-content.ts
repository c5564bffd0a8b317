import { formatMoney } from '@consignment/domain/money/money';
import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { moneyMoved, type PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { periodText, type StatementSums } from '@consignment/domain/statements/statement';
import { defineTexts } from '@consignment/domain/text/texts';
import { nearDay } from '@consignment/domain/time/dates';
import { hello, type MailContent } from './content.ts';

const texts = defineTexts('TradeContent', {
  paidSubject: '{shop} has paid you {amount}',
  paid: '{shop} has made a payout to you.',
  payingSubject: '{shop} is paying you {amount}',
  paying:
    '{shop} has recorded a payout to you and is about to send the money. You’ll get another email once it has been sent.',
  viewPayout: 'View payout',
  viewCommissions: 'View commissions',
  owedAgain: 'The payout has not been paid after all, and you are owed its commissions again.',
  reply: 'If you have any questions, reply to this email.',
  amount: 'Amount',
  invoiceNumber: 'Invoice number',
  reference: 'Reference',
  inPayRun: '{reference}, pay run {number}',
  note: 'Note',
  statementSubject: 'Your statement for {period} from {shop}',
  statementIssued:
    '{shop} has issued your statement for {period}. It shows your earnings, your payouts and your balance.',
  openingBalance: 'Opening balance',
  earned: 'Earned',
  adjustments: 'Adjustments',
  customItems: 'Custom items',
  additionalPay: 'Additional pay',
  paidInPeriod: 'Paid',
  closingBalance: 'Closing balance',
  viewStatement: 'View statement',
  signed: 'The statement is signed. Anyone who has the file can check it without logging in: {checkAt}',
  nextStatement: 'Your next statement will be issued on {day}.',
  orderSubject: 'New order at {shop}',
  namedOrderSubject: 'New order {order} at {shop}',
  sold: '{shop} has sold some of your goods:',
  soldInOrder: '{shop} has sold some of your goods in order {order}:',
  offerSubject: '{vendor} has offered you {goods}',
  offer: '{vendor} has offered you goods through your vendor portal.',
  offered: 'Offered',
  price: 'Price',
  quantity: 'Quantity',
  vendor: 'Vendor',
  replyTo: 'Reply to',
  answer: 'To answer, reply to this email.',
});

/** The subjects of mails about the end of a payout that its vendor knows of. */
const endSubjects = defineTexts('EndSubjectsOfTradeContent', {
  returned: 'Your payout of {amount} was returned',
  reversed: 'Your payout of {amount} was reversed',
  failed: 'Your payout of {amount} was not paid',
  deleted: 'Your payout of {amount} was withdrawn',
});

/** The shop itself pays by hand. */
const endSentences = defineTexts('EndSentencesOfTradeContent', {
  returned:
    '{payer, select, paypal {PayPal has returned the money for this payout to {shop}.} other {The bank has returned the money for this payout to {shop}.}}',
  reversed:
    '{payer, select, paypal {PayPal has reversed this payout, and the money has been returned to {shop}.} other {The bank has reversed this payout, and the money has been returned to {shop}.}}',
  failed:
    '{payer, select, paypal {PayPal did not make this payout. {shop} has been informed.} bank {The bank did not make this payout. {shop} has been informed.} other {{shop} has not sent the money for this payout.}}',
  deleted: '{shop} has withdrawn the payout announced in our earlier email.',
});

/* Mails about sales, payouts, statements and offers. `shop` is the shop's name. */

type Payout = {
  readonly vendorName: string;
  readonly invoiceNumber: number;
  /** 'po-185', and the number of the pay run that made it. */
  readonly reference: string;
  readonly payRunNumber: number | null;
  /** Minor units of `currency`. */
  readonly amount: number;
  readonly currency: string;
  readonly note: string;
  readonly status: PayoutStatus;
  readonly method: PayoutMethod;
};

export function payoutContent(of: {
  shop: string;
  payout: Payout;
  link: string;
  /** When the vendor is paid next, in a sentence or two; '' where no day is known. */
  nextPayment: string;
}): MailContent {
  const { shop, payout } = of;
  const amount = formatMoney(payout.amount, payout.currency);
  const isPaid = moneyMoved(payout.status) === 'paid';
  return {
    subject: isPaid ? texts.paidSubject({ shop, amount }) : texts.payingSubject({ shop, amount }),
    greeting: hello(payout.vendorName),
    paragraphs: [isPaid ? texts.paid({ shop }) : texts.paying({ shop })],
    facts: factsOf(payout),
    action: { label: texts.viewPayout, url: of.link },
    notes: of.nextPayment === '' ? [] : [of.nextPayment],
  };
}

/** The money of a payout has come back. */
export function payoutBackContent(of: {
  shop: string;
  payout: Payout;
  /** To the payout, and to the commissions for one that was deleted and is no longer shown. */
  linkOf: (what: 'payout' | 'commissions') => string;
  canReply: boolean;
}): MailContent {
  const { shop, payout } = of;
  const { status, method } = payout;
  if (!isEnd(status)) throw new Error(`Payout ${payout.invoiceNumber} is ${status}: its money is not back.`);
  return {
    subject: endSubjects[status]({ amount: formatMoney(payout.amount, payout.currency) }),
    greeting: hello(payout.vendorName),
    paragraphs: [`${endSentences[status]({ shop, payer: method })} ${texts.owedAgain}`],
    facts: factsOf(payout),
    action:
      status === 'deleted'
        ? { label: texts.viewCommissions, url: of.linkOf('commissions') }
        : { label: texts.viewPayout, url: of.linkOf('payout') },
    notes: of.canReply ? [texts.reply] : [],
  };
}

function isEnd(status: PayoutStatus): status is keyof typeof endSubjects {
  return status in endSubjects;
}

function factsOf({ amount, currency, invoiceNumber, reference, payRunNumber, note }: Payout) {
  return [
    [texts.amount, formatMoney(amount, currency)],
    [texts.invoiceNumber, String(invoiceNumber)],
    [
      texts.reference,
      payRunNumber === null ? reference : texts.inPayRun({ reference, number: payRunNumber }),
    ],
    ...(note === '' ? [] : [[texts.note, note] as const]),
  ] as const;
}

/** A statement has been issued to a vendor or a sales rep. */
export function statementContent(of: {
  shop: string;
  statement: {
    readonly payeeName: string;
    /** 'YYYY-MM-DD', both counted in full. */
    readonly firstDay: string;
    readonly lastDay: string;
    readonly currency: string;
    readonly sums: StatementSums;
  };
  link: string;
  /** The address of the page that checks statements. */
  checkAt: string;
  /** The day of the next one, 'YYYY-MM-DD'; null where it is not known. */
  nextOn: string | null;
  /** When the vendor is paid next, in a sentence or two; '' where that is not known. */
  nextPayment: string;
  locale: string;
}): MailContent {
  const { shop, nextOn, nextPayment, locale } = of;
  const { payeeName, firstDay, lastDay, currency, sums } = of.statement;
  const period = periodText(firstDay, lastDay, locale);
  const fact = (label: string, minor: number) => [label, formatMoney(minor, currency)] as const;
  // The others add up without those that are nothing.
  const where = (label: string, minor: number) => (minor === 0 ? [] : [fact(label, minor)]);
  return {
    subject: texts.statementSubject({ period, shop }),
    greeting: hello(payeeName),
    paragraphs: [texts.statementIssued({ shop, period })],
    facts: [
      fact(texts.openingBalance, sums.opening),
      fact(texts.earned, sums.earned),
      ...where(texts.adjustments, sums.adjustments),
      ...where(texts.customItems, sums.custom_items),
      ...where(texts.additionalPay, sums.additional_pay),
      fact(texts.paidInPeriod, 0 - sums.payouts),
      fact(texts.closingBalance, sums.closing),
    ],
    action: { label: texts.viewStatement, url: of.link },
    notes: [
      ...(nextPayment === '' ? [] : [nextPayment]),
      texts.signed({ checkAt: of.checkAt }),
      ...(nextOn === null ? [] : [texts.nextStatement({ day: nearDay(nextOn, locale) })]),
    ],
  };
}

/** Shows no price and no customer, and the order's number only where the shop shows it to vendors. */
export function orderContent(of: {
  shop: string;
  vendorName: string;
  /** Empty where vendors do not see it. */
  orderName: string;
  items: readonly { readonly title: string; readonly quantity: number }[];
  link: string;
}): MailContent {
  const { shop, orderName: order } = of;
  return {
    subject: order === '' ? texts.orderSubject({ shop }) : texts.namedOrderSubject({ shop, order }),
    greeting: hello(of.vendorName),
    paragraphs: [order === '' ? texts.sold({ shop }) : texts.soldInOrder({ shop, order })],
    items: of.items,
    action: { label: texts.viewCommissions, url: of.link },
  };
}

/** Goods that a vendor offers the shop; `price` and `quantity` as entered, empty where missing. */
export type Offer = {
  readonly title: string;
  readonly description: string;
  readonly price: string;
  readonly quantity: string;
};

/** To the shop. */
export function offerContent(of: {
  shop: string;
  vendor: string;
  replyTo: string;
  offer: Offer;
}): MailContent {
  const { offer, vendor } = of;
  const facts = [
    [texts.offered, offer.title],
    [texts.price, offer.price],
    [texts.quantity, offer.quantity],
    [texts.vendor, vendor],
    [texts.replyTo, of.replyTo],
  ] as const;
  return {
    subject: texts.offerSubject({ vendor, goods: offer.title }),
    greeting: hello(of.shop),
    paragraphs: [texts.offer({ vendor }), ...(offer.description === '' ? [] : [offer.description])],
    facts: facts.filter(([, value]) => value !== ''),
    action: null,
    notes: [texts.answer],
  };
}
