import { reasonText } from '../commission/commission-reasons.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { formatMoney } from '../money/money.ts';
import type { CauseDetail, FactsApart, MovingCause, RateFigure } from './moving-lines.ts';
import { formatPercent } from '../money/rate.ts';

const names: Readonly<Record<MovingCause, string>> = {
  missing_order: 'Not in your orders',
  rate: 'Another rate',
  discount_share: 'Another share of discounts',
  discount_order: 'Discount before or after the percentage',
  tax: 'Tax',
  profit_quantity: 'Profit without the quantity',
  profit_cost: 'Another cost',
  refund: 'Refund',
  rounding: 'Rounding',
  missing_row: 'Payout without lines',
  sum: 'Sum of the lines',
  other: 'Not explained',
};

/** The name of a cause in a list. */
export function movingCauseName(cause: MovingCause): string {
  return names[cause];
}

type Of<Cause extends MovingCause> = Extract<CauseDetail, { cause: Cause }>;
type Words<Cause extends MovingCause> = {
  readonly what: (detail: Of<Cause>, currency: CurrencyCode) => string;
  readonly remedy: string;
};

const take = 'Book the old amounts';

const shareWords = {
  vendor: 'the vendor bears discounts',
  store: 'the shop bears discounts',
  equal: 'vendor and shop share discounts equally',
};
const taxWords = {
  left_out: 'The former app left tax out of the commission.',
  added: 'The former app added tax to the commission’s base.',
  taken_out: 'The former app took tax out of the commission’s base.',
  other_amount: 'The former app has another tax for the line.',
};
const costWords = {
  not_taken: 'The former app did not take the cost off, and commission is on profit here.',
  taken: 'The former app took the cost off, and commission is not on profit here.',
  other_cost: 'The former app has another cost for the item.',
};
const refundWords = {
  not_taken: 'The former app did not take the refund off.',
  other_units: 'The former app has another number of returned units.',
};
const roundingWords = {
  down: 'The former app rounded down.',
  up: 'The former app rounded up.',
  each_unit: 'The former app rounded the commission of each unit, and not that of the line.',
  one: 'The amounts are the smallest coin apart, and their figures do not show why.',
  sum: 'The former app rounded the payout’s sum, and not each line.',
};

const words: { readonly [Cause in MovingCause]: Words<Cause> } = {
  missing_order: {
    what: ({ missing }) =>
      missing === 'order'
        ? 'The order is not among the shop’s orders here.'
        : 'The order is here, and it has no such line of this vendor.',
    remedy: 'Import the orders, or set the vendor of the line, and check again.',
  },
  rate: {
    what: ({ theirs, ours, fitted }, currency) =>
      fitted !== undefined
        ? `The files name no rate. ${fitted.productType === null ? 'These lines' : `These lines of ${fitted.productType}`} come to the cent at ${figureText(theirs, currency)}. The rule here is ${figureText(ours, currency)}.`
        : theirs.kind === ours.kind && theirs.value === ours.value
          ? `The former app used ${figureText(ours, currency)} without the least and the most of the rule here.`
          : `The former app used ${figureText(theirs, currency)}. The rule here is ${figureText(ours, currency)}.`,
    remedy: `${take}, or set the rate for the days of these orders and check again.`,
  },
  discount_share: {
    what: ({ theirs, ours }) => `In the former app, ${shareWords[theirs]}. Here, ${shareWords[ours]}.`,
    remedy: `${take}, or change who bears discounts in Settings and check again.`,
  },
  discount_order: {
    what: ({ theirs }) =>
      theirs === 'before'
        ? 'The former app took the discount off before the percentage. Here it comes off after.'
        : 'The former app took the discount off after the percentage. Here it comes off before.',
    remedy: `${take}, or change the order of discount and percentage in Settings and check again.`,
  },
  tax: {
    what: ({ theirs }) => taxWords[theirs],
    remedy: `${take}, or change whether the vendor collects tax and check again.`,
  },
  profit_quantity: {
    what: () => 'The former app took the cost of one unit off for all units of the line.',
    remedy: `${take}. The amounts here take the cost of each unit off.`,
  },
  profit_cost: {
    what: ({ theirs }) => costWords[theirs],
    remedy: `${take}, or correct the cost or the setting for profit and check again.`,
  },
  refund: {
    what: ({ theirs }) => refundWords[theirs],
    remedy: `${take}, or import the refunds and check again.`,
  },
  rounding: { what: ({ theirs }) => roundingWords[theirs], remedy: `${take}.` },
  missing_row: {
    what: () => 'The payout has no rows among the commissions.',
    remedy: 'Export the commissions of all days from the former app, and check again.',
  },
  sum: {
    what: () => 'The payout’s amount is not the sum of its rows.',
    remedy: 'Look for missing rows or an extra payment. The rest can be booked as additional pay.',
  },
  other: {
    what: ({ reason, facts }, currency) => {
      const apart = facts.map((fact) => factText(fact, currency)).join(' ');
      if (reason !== null)
        return `The rules here give nothing for this line. ${reasonText[reason]} ${apart}`.trim();
      return apart === ''
        ? 'No single cause comes to the old amount.'
        : `No single cause comes to the old amount. ${apart}`;
    },
    remedy: `Look at the line. ${take}, or correct the order or the rule and check again.`,
  },
};

// The words of a cause take its own detail, which the compiler does not follow through the table.
function wordsOf(cause: MovingCause): Words<MovingCause> {
  return words[cause] as Words<MovingCause>;
}

/** The former app's way, in full sentences. */
export function causeText(detail: CauseDetail, currency: CurrencyCode): string {
  return wordsOf(detail.cause).what(detail, currency);
}

/** The ways to deal with it. */
export function causeRemedy(cause: MovingCause): string {
  return wordsOf(cause).remedy;
}

function figureText({ kind, value }: RateFigure, currency: CurrencyCode): string {
  if (kind === 'percent') return formatPercent(value);
  const amount = formatMoney(value, currency);
  return kind === 'unit_amount' ? `${amount} a unit` : `${amount} for the line`;
}

const factNames = {
  quantity: 'quantity',
  price: 'price',
  discount: 'discount',
  tax: 'tax',
  cost: 'cost',
  returned: 'returned units',
} satisfies Record<FactsApart['fact'], string>;

function factText({ fact, theirs, ours }: FactsApart, currency: CurrencyCode): string {
  const isCount = fact === 'quantity' || fact === 'returned';
  const shown = (figure: number) => (isCount ? String(figure) : formatMoney(figure, currency));
  const verb = fact === 'returned' ? 'are' : 'is';
  return `The ${factNames[fact]} ${verb} ${shown(theirs)} there and ${shown(ours)} here.`;
}

/** The title of lines that differ: those of a payout, or of the first one's cause. */
export function differencesTitle(
  of: 'payout' | 'cause',
  first: { readonly cause: MovingCause; readonly payout_number: string } | undefined,
): string {
  if (first === undefined) return 'Differences';
  return of === 'payout' ? `Differences of payout ${first.payout_number}` : movingCauseName(first.cause);
}
