import { reasonText } from '../commission/commission-reasons.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { formatMoney } from '../money/money.ts';
import { formatPercent } from '../money/rate.ts';
import { defineTexts, formatCount } from '../text/texts.ts';
import type { CauseDetail, FactsApart, MovingCause, RateFigure, RoundingForm } from './moving-lines.ts';

const names = defineTexts('NamesOfMovingCauseText', {
  missing_order: 'Not in your orders',
  rate: 'Different rate',
  discount_share: 'Different share of discounts',
  discount_order: 'Discount before or after the percentage',
  tax: 'Tax',
  profit_quantity: 'Profit without the quantity',
  profit_cost: 'Different cost',
  refund: 'Refund',
  rounding: 'Rounding',
  missing_row: 'Payout without lines',
  sum: 'Sum of the lines',
  other: 'Not explained',
} satisfies Record<MovingCause, string>);

const remedies = defineTexts('RemediesOfMovingCauseText', {
  missing_order: 'Import the orders, or set the vendor of the line, and check again.',
  rate: 'Book the old amounts, or set the rate for the days of these orders and check again.',
  discount_share: 'Book the old amounts, or change who bears discounts in Settings and check again.',
  discount_order:
    'Book the old amounts, or change the order of discount and percentage in Settings and check again.',
  tax: 'Book the old amounts, or change whether the vendor collects tax and check again.',
  profit_quantity: 'Book the old amounts. The amounts here take the cost of each unit off.',
  profit_cost: 'Book the old amounts, or correct the cost or the setting for profit and check again.',
  refund: 'Book the old amounts, or import the refunds and check again.',
  rounding: 'Book the old amounts.',
  missing_row: 'Export the commissions of all days from the former app, and check again.',
  sum: 'Look for missing rows or an extra payment. The rest can be booked as additional pay.',
  other: 'Look at the line. Book the old amounts, or correct the order or the rule and check again.',
} satisfies Record<MovingCause, string>);

const taxTexts = defineTexts('TaxOfMovingCauseText', {
  left_out: 'The former app left tax out of the commission.',
  added: 'The former app added tax to the commission’s base.',
  taken_out: 'The former app took tax out of the commission’s base.',
  other_amount: 'The former app has a different tax for the line.',
});

const costTexts = defineTexts('CostOfMovingCauseText', {
  not_taken: 'The former app did not take the cost off, and commission is on profit here.',
  taken: 'The former app took the cost off, and commission is not on profit here.',
  other_cost: 'The former app has a different cost for the item.',
});

const refundTexts = defineTexts('RefundOfMovingCauseText', {
  not_taken: 'The former app did not take the refund off.',
  other_units: 'The former app has a different number of returned units.',
});

const roundingTexts = defineTexts('RoundingOfMovingCauseText', {
  down: 'The former app rounded down.',
  up: 'The former app rounded up.',
  each_unit: 'The former app rounded the commission of each unit, not that of the line.',
  one: 'The amounts differ by the smallest coin, and their figures do not show why.',
  sum: 'The former app rounded the payout’s sum, not each line.',
} satisfies Record<RoundingForm, string>);

const factTexts = defineTexts('FactsOfMovingCauseText', {
  quantity: 'The quantity is {theirs} there and {ours} here.',
  price: 'The price is {theirs} there and {ours} here.',
  discount: 'The discount is {theirs} there and {ours} here.',
  tax: 'The tax is {theirs} there and {ours} here.',
  cost: 'The cost is {theirs} there and {ours} here.',
  returned: 'The returned units are {theirs} there and {ours} here.',
});

const texts = defineTexts('MovingCauseText', {
  costOfOneUnit: 'The former app took the cost of one unit off for all units of the line.',
  differences: 'Differences',
  differencesOfPayout: 'Differences of payout {number}',
  discountAfter: 'The former app took the discount off after the percentage. Here it comes off before.',
  discountBefore: 'The former app took the discount off before the percentage. Here it comes off after.',
  discountShare:
    'In the former app, {theirs, select, vendor {the vendor bears discounts} store {the shop bears discounts} other {vendor and shop share discounts equally}}. Here, {ours, select, vendor {the vendor bears discounts} store {the shop bears discounts} other {vendor and shop share discounts equally}}.',
  fittedRate: 'The files name no rate. These lines match to the cent at {theirs}. The rule here is {ours}.',
  fittedRateOfType:
    'The files name no rate. These lines of {productType} match to the cent at {theirs}. The rule here is {ours}.',
  forLine: '{amount} for the line',
  missingLine: 'The order is here, but it has no such line of this vendor.',
  missingOrder: 'The order is not among the shop’s orders here.',
  missingRows: 'The payout has no rows among the commissions.',
  noLimits: 'The former app used {rate} without the minimum and the maximum of the rule here.',
  noSingleCause: 'No single cause explains the old amount.',
  nothingHere: 'The rules here give nothing for this line.',
  otherRate: 'The former app used {theirs}. The rule here is {ours}.',
  perUnit: '{amount} a unit',
  sum: 'The payout’s amount is not the sum of its rows.',
});

/** The name of a cause in a list. */
export function movingCauseName(cause: MovingCause): string {
  return names[cause];
}

/** The former app's way, in full sentences. */
export function causeText(detail: CauseDetail, currency: CurrencyCode): string {
  switch (detail.cause) {
    case 'missing_order':
      return detail.missing === 'order' ? texts.missingOrder : texts.missingLine;
    case 'rate':
      return rateText(detail, currency);
    case 'discount_share':
      return texts.discountShare({ theirs: detail.theirs, ours: detail.ours });
    case 'discount_order':
      return detail.theirs === 'before' ? texts.discountBefore : texts.discountAfter;
    case 'tax':
      return taxTexts[detail.theirs];
    case 'profit_quantity':
      return texts.costOfOneUnit;
    case 'profit_cost':
      return costTexts[detail.theirs];
    case 'refund':
      return refundTexts[detail.theirs];
    case 'rounding':
      return roundingTexts[detail.theirs];
    case 'missing_row':
      return texts.missingRows;
    case 'sum':
      return texts.sum;
    case 'other': {
      const { reason, facts } = detail;
      const because = reason === null ? [texts.noSingleCause] : [texts.nothingHere, reasonText[reason]];
      return [...because, ...facts.map((fact) => factText(fact, currency))].join(' ');
    }
  }
}

/** The ways to deal with it. */
export function causeRemedy(cause: MovingCause): string {
  return remedies[cause];
}

function rateText(
  { theirs, ours, fitted }: Extract<CauseDetail, { cause: 'rate' }>,
  currency: CurrencyCode,
): string {
  const figures = { theirs: figureText(theirs, currency), ours: figureText(ours, currency) };
  if (fitted !== undefined) {
    const { productType } = fitted;
    return productType === null
      ? texts.fittedRate(figures)
      : texts.fittedRateOfType({ ...figures, productType });
  }
  const isSame = theirs.kind === ours.kind && theirs.value === ours.value;
  return isSame ? texts.noLimits({ rate: figures.ours }) : texts.otherRate(figures);
}

function figureText({ kind, value }: RateFigure, currency: CurrencyCode): string {
  if (kind === 'percent') return formatPercent(value);
  const amount = formatMoney(value, currency);
  return kind === 'unit_amount' ? texts.perUnit({ amount }) : texts.forLine({ amount });
}

function factText({ fact, theirs, ours }: FactsApart, currency: CurrencyCode): string {
  const isCount = fact === 'quantity' || fact === 'returned';
  const shown = (figure: number) => (isCount ? formatCount(figure) : formatMoney(figure, currency));
  return factTexts[fact]({ theirs: shown(theirs), ours: shown(ours) });
}

/** The title of lines that differ: those of a payout, or of the first one's cause. */
export function differencesTitle(
  of: 'payout' | 'cause',
  first: { readonly cause: MovingCause; readonly payout_number: string } | undefined,
): string {
  if (first === undefined) return texts.differences;
  return of === 'payout'
    ? texts.differencesOfPayout({ number: first.payout_number })
    : movingCauseName(first.cause);
}
