import { nearDay } from '@consignment/domain/time/dates';
import { formatMoney } from '@consignment/domain/money/money';
import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { moneyMoved, type PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { periodText, type StatementSums } from '@consignment/domain/statements/statement';
import { hello, type MailContent } from './content.ts';

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
  const { payout } = of;
  const sum = formatMoney(payout.amount, payout.currency);
  const isPaid = moneyMoved(payout.status) === 'paid';
  return {
    subject: isPaid ? `${of.shop} has paid you ${sum}` : `${of.shop} is paying you ${sum}`,
    greeting: hello(payout.vendorName),
    paragraphs: [
      isPaid
        ? `${of.shop} has made a payout to you.`
        : `${of.shop} has recorded a payout to you, and sends the money next. Another mail follows when it is sent.`,
    ],
    facts: factsOf(payout),
    action: { label: 'View payout', url: of.link },
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
  const { payout } = of;
  const words = wordsOfEnd[payout.status];
  if (words === null)
    throw new Error(`Payout ${payout.invoiceNumber} is ${payout.status}: its money is not back.`);
  return {
    subject: `Your payout of ${formatMoney(payout.amount, payout.currency)} ${words.subject}`,
    greeting: hello(payout.vendorName),
    paragraphs: [
      `${words.happened(of.shop, payerOf[payout.method])} It is not paid after all, and the commissions in it are owed to you again.`,
    ],
    facts: factsOf(payout),
    action:
      payout.status === 'deleted'
        ? { label: 'View commissions', url: of.linkOf('commissions') }
        : { label: 'View payout', url: of.linkOf('payout') },
    notes: of.canReply ? ['To ask about it, reply to this mail.'] : [],
  };
}

/** Null where the shop itself pays. */
const payerOf = { paypal: 'PayPal', bank: 'The bank', by_hand: null } as const satisfies Record<
  PayoutMethod,
  string | null
>;

type EndWords = {
  readonly subject: string;
  readonly happened: (shop: string, payer: string | null) => string;
};

/** The words for the end of a payout that its vendor knows of; null for statuses that are no end. */
const wordsOfEnd: Readonly<Record<PayoutStatus, EndWords | null>> = {
  returned: {
    subject: 'was returned',
    happened: (shop, payer) => `${payer ?? 'The bank'} has returned the money of this payout to ${shop}.`,
  },
  reversed: {
    subject: 'was reversed',
    happened: (shop, payer) =>
      `${payer ?? 'The bank'} has reversed this payout, and its money is with ${shop} again.`,
  },
  failed: {
    subject: 'was not paid',
    happened: (shop, payer) =>
      payer === null
        ? `${shop} has not sent the money of this payout.`
        : `${payer} did not pay this payout. ${shop} has been informed.`,
  },
  deleted: {
    subject: 'was taken back',
    happened: (shop) => `${shop} has taken back this payout, of which you were notified before.`,
  },
  to_send: null,
  recorded: null,
  ready: null,
  at_bank: null,
  sending: null,
  checking: null,
  sent: null,
  held: null,
  unclaimed: null,
  paid: null,
  needs_attention: null,
};

function factsOf({ amount, currency, invoiceNumber, reference, payRunNumber, note }: Payout) {
  return [
    ['Amount', formatMoney(amount, currency)],
    ['Invoice number', String(invoiceNumber)],
    ['Reference', payRunNumber === null ? reference : `${reference}, pay run ${payRunNumber}`],
    ...(note === '' ? [] : [['Note', note] as const]),
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
    subject: `Your statement for ${period} from ${shop}`,
    greeting: hello(payeeName),
    paragraphs: [
      `${shop} has issued your statement for ${period}. It says what you earned, what was paid to you and what is left.`,
    ],
    facts: [
      fact('Opening balance', sums.opening),
      fact('Earned', sums.earned),
      ...where('Adjustments', sums.adjustments),
      ...where('Custom items', sums.custom_items),
      ...where('Additional pay', sums.additional_pay),
      fact('Paid', 0 - sums.payouts),
      fact('Closing balance', sums.closing),
    ],
    action: { label: 'View statement', url: of.link },
    notes: [
      ...(nextPayment === '' ? [] : [nextPayment]),
      `The statement is signed. Anyone who has its file can check it, without a login: ${of.checkAt}`,
      ...(nextOn === null ? [] : [`Your next statement comes on ${nearDay(nextOn, locale)}.`]),
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
  const order = of.orderName === '' ? '' : ` ${of.orderName}`;
  return {
    subject: `New order${order} at ${of.shop}`,
    greeting: hello(of.vendorName),
    paragraphs: [`${of.shop} has sold goods of yours${order === '' ? '' : ` in order${order}`}:`],
    items: of.items,
    action: { label: 'View commissions', url: of.link },
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
    ['Offered', offer.title],
    ['Price', offer.price],
    ['Quantity', offer.quantity],
    ['Vendor', vendor],
    ['Answer to', of.replyTo],
  ] as const;
  return {
    subject: `${vendor} offers you ${offer.title}`,
    greeting: hello(of.shop),
    paragraphs: [
      `${vendor} offers you goods through your vendor portal.`,
      ...(offer.description === '' ? [] : [offer.description]),
    ],
    facts: facts.filter(([, value]) => value !== ''),
    action: null,
    notes: ['Reply to this mail to answer.'],
  };
}
