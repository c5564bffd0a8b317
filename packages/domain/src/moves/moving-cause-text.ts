import { reasonText } from '../commission/commission-reasons.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { formatMoney } from '../money/money.ts';
import { formatPercent } from '../money/rate.ts';
import { defineTexts, formatCount } from '../text/texts.ts';
import type { CauseDetail, FactsApart, MovingCause, RateFigure, RoundingForm } from './moving-lines.ts';

const names = defineTexts('NamesOfMovingCauseText', {
  missing_order: 'Not in your orders',
  rate: 'Different rate',
  discount_share: 'Discounts shared differently',
  discount_order: 'Discount before or after the percentage',
  tax: 'Tax',
  profit_quantity: 'Cost of only one unit deducted',
  profit_cost: 'Different cost',
  refund: 'Refund',
  rounding: 'Rounding',
  missing_row: 'Payout without lines',
  sum: 'Sum of the lines',
  other: 'Unexplained',
} satisfies Record<MovingCause, string>);

const remedies = defineTexts('RemediesOfMovingCauseText', {
  missing_order: 'Import the orders, or set the line’s vendor, and check again.',
  rate: 'Record the old amounts, or set the rate for the dates of these orders and check again.',
  discount_share:
    'Record the old amounts, or change who bears the cost of discounts in Settings and check again.',
  discount_order:
    'Record the old amounts, or change whether discounts or the percentage apply first in Settings and check again.',
  tax: 'Record the old amounts, or change whether the vendor collects tax and check again.',
  profit_quantity: 'Record the old amounts. This app deducts the cost of every unit.',
  profit_cost: 'Record the old amounts, or correct the cost or the profit setting and check again.',
  refund: 'Record the old amounts, or import the refunds and check again.',
  rounding: 'Record the old amounts.',
  missing_row: 'Export commissions for all dates from the previous app, and check again.',
  sum: 'Look for missing rows or an extra payment. Any remaining amount can be recorded as additional pay.',
  other: 'Check the line. Record the old amounts, or correct the order or the rule and check again.',
} satisfies Record<MovingCause, string>);

const taxTexts = defineTexts('TaxOfMovingCauseText', {
  left_out: 'The previous app left tax out of the commission.',
  added: 'The previous app added tax to the commission base.',
  taken_out: 'The previous app deducted tax from the commission base.',
  other_amount: 'The previous app has a different tax amount for the line.',
});

const costTexts = defineTexts('CostOfMovingCauseText', {
  not_taken: 'The previous app did not deduct the cost, but commission is based on profit in this app.',
  taken: 'The previous app deducted the cost, but commission is not based on profit in this app.',
  other_cost: 'The previous app has a different cost for the item.',
});

const refundTexts = defineTexts('RefundOfMovingCauseText', {
  not_taken: 'The previous app did not deduct the refund.',
  other_units: 'The previous app has a different number of returned units.',
});

const roundingTexts = defineTexts('RoundingOfMovingCauseText', {
  down: 'The previous app rounded down.',
  up: 'The previous app rounded up.',
  each_unit: 'The previous app rounded the commission on each unit, not on the whole line.',
  one: 'The amounts differ by the smallest currency unit, and the figures don’t show why.',
  sum: 'The previous app rounded the payout total, not each line.',
} satisfies Record<RoundingForm, string>);

const factTexts = defineTexts('FactsOfMovingCauseText', {
  quantity: 'The quantity is {theirs} in the previous app and {ours} in this app.',
  price: 'The price is {theirs} in the previous app and {ours} in this app.',
  discount: 'The discount is {theirs} in the previous app and {ours} in this app.',
  tax: 'The tax is {theirs} in the previous app and {ours} in this app.',
  cost: 'The cost is {theirs} in the previous app and {ours} in this app.',
  returned: 'The number of returned units is {theirs} in the previous app and {ours} in this app.',
});

const texts = defineTexts('MovingCauseText', {
  costOfOneUnit: 'The previous app deducted the cost of only one unit from the whole line.',
  differences: 'Differences',
  differencesOfPayout: 'Differences in payout {number}',
  discountAfter:
    'The previous app deducted the discount after applying the percentage. Here, the discount is deducted first.',
  discountBefore:
    'The previous app deducted the discount before applying the percentage. Here, the discount is deducted afterwards.',
  discountShare:
    'In the previous app, {theirs, select, vendor {the vendor bears the cost of discounts} store {the shop bears the cost of discounts} other {the vendor and the shop share the cost of discounts equally}}. Here, {ours, select, vendor {the vendor bears the cost of discounts} store {the shop bears the cost of discounts} other {the vendor and the shop share the cost of discounts equally}}.',
  fittedRate:
    'The files don’t include a rate. These lines match to the cent at {theirs}. The rule in this app is {ours}.',
  fittedRateOfType:
    'The files don’t include a rate. These {productType} lines match to the cent at {theirs}. The rule in this app is {ours}.',
  forLine: '{amount} for the line',
  missingLine: 'The order is in this app, but doesn’t include this line for this vendor.',
  missingOrder: 'This order can’t be found among the shop’s orders in this app.',
  missingRows: 'The commissions file has no rows for this payout.',
  noLimits: 'The previous app used {rate} without the minimum and maximum set by this app’s rule.',
  noSingleCause: 'No single cause explains the old amount.',
  nothingHere: 'Under this app’s rules, this line earns nothing.',
  otherRate: 'The previous app used {theirs}. The rule in this app is {ours}.',
  perUnit: '{amount} per unit',
  sum: 'The payout amount does not match the sum of its rows.',
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
