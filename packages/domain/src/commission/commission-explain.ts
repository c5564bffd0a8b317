import { partsPerMinor, workOut, type Trace, type Workings } from './commission-amount.ts';
import type { Rule } from './commission-rules.ts';
import { minorUnitsOf, type CurrencyCode } from '../money/currency.ts';
import { decimalText, formatDecimal, formatMoney, minorFromBigInt } from '../money/money.ts';
import { formatPercent } from '../money/rate.ts';
import { defineTexts } from '../text/texts.ts';
import { ruleOfDayText } from './stated-rule.ts';

const ruleName = defineTexts('RuleCommissionExplain', {
  collection: 'The rule for one of the product’s collections',
  custom_item: 'Custom item',
  flat: 'Flat rate: the cost per item',
  global: 'The shop’s global commission',
  override: 'Manual override',
  product: 'The rule for this product',
  shop_product_type: 'The shop’s rate for the product type',
  tag: 'The rule for one of the product’s tags',
  variant: 'The rule for this variant',
  vendor: 'This vendor’s commission rate',
  vendor_product_type: 'This vendor’s rate for the product type',
} satisfies Record<Rule['source'], string>);

const texts = defineTexts('CommissionExplain', {
  amountAUnit: '{amount} per unit',
  asEntered: '{rule}: the amount as entered',
  atLeastALine: 'At least {amount} per line',
  atLeastAUnit: 'At least {amount} per unit',
  atMostALine: 'At most {amount} per line',
  atMostAUnit: 'At most {amount} per unit',
  band: 'Band based on unit price: {from} to {upTo}',
  bandFrom: 'Band based on unit price: from {from}',
  bandUpTo: 'Band based on unit price: up to {upTo}',
  compareAtPrice: 'Compare-at price, as it is higher than the price',
  costPerItem: '{rule}: the cost per item',
  costTakenOff: 'Cost is deducted, as commission is based on profit',
  discount: 'The discount is deducted',
  discountAboveCommission: 'The discount is larger than the commission, so nothing is left',
  discountAboveRest: 'The discount is larger than the remaining amount',
  eachUnit: '{rule}, per unit',
  halfOfDiscount: 'Half of the discount is deducted',
  inOrders: '{amount} in {count, plural, one {# order} other {# orders}}',
  inPlaceOfFlat: 'The rule that replaces the flat rate',
  loss: 'A loss counts as zero',
  notRounded: 'No rounding was needed.',
  percentOf: '{percent} of {base} = {result}',
  price: 'Price',
  rounded: 'Rounded once, at the end: {exact} becomes {amount}.',
  soldLastMonth: 'Sold last month, less discounts and returns, excluding cancelled and ignored orders',
  taxAdded: 'Tax is added, as this vendor collects tax',
  taxTakenOut: 'Tax is deducted from the price',
  tier: 'Tier based on last month’s sales: {from} to {upTo}',
  tierFrom: 'Tier based on last month’s sales: from {from}',
  tierUpTo: 'Tier based on last month’s sales: up to {upTo}',
  version: '{rule}. {version}',
});

/** One line of "Why this amount?": the step, and its figure. */
export type ExplainedStep = { readonly label: string; readonly figure: string; readonly isTax?: true };

export type Explanation = {
  /** The rule that won, and its figure: '45%', '£7.25 a unit'. */
  readonly rule: ExplainedStep;
  /** The rules that it beat, the strongest first. */
  readonly beaten: readonly ExplainedStep[];
  /** From the sale to the amount, by that rule. */
  readonly steps: readonly ExplainedStep[];
  /** Minor units: worked out again from the trace, not read from the line. */
  readonly amount: number;
  readonly rounding: string;
};

/** Explains in plain words how the amount of a trace comes about. */
export function explain(trace: Trace): Explanation {
  const workings = workOut(trace);
  const { rule, beaten, currency } = trace;
  return {
    rule: ruleStep(rule, currency),
    beaten: beaten.map((one) => ruleStep(one, currency)),
    steps: [
      ...stepOfRule(trace),
      ...opening[rule.kind](trace, workings),
      ...discountAfter(trace, workings),
      ...boundOf(trace, workings),
    ],
    amount: workings.amount,
    rounding: roundingText(workings, currency),
  };
}

const opening = {
  line_amount: ({ rule, currency }) => [
    { label: texts.asEntered({ rule: nameOf(rule) }), figure: formatMoney(rule.value, currency) },
  ],
  unit_amount: ({ rule, inputs, currency }, { beforeDiscountParts }) => [
    {
      label: texts.eachUnit({ rule: nameOf(rule) }),
      figure: `${times(rule.value, inputs.quantity, currency)} = ${exact(beforeDiscountParts, currency)}`,
    },
  ],
  percent: percentSteps,
} satisfies Record<Rule['kind'], (trace: Trace, workings: Workings) => ExplainedStep[]>;

/** Which band or tier the line falls into. */
function stepOfRule({ rule, inputs, currency }: Trace): ExplainedStep[] {
  const step = rule.version?.step ?? null;
  if (step === null) return [];
  const money = (amount: number) => formatMoney(amount, currency);
  const from = money(step.from);
  // The step ends a minor unit below the next, as the rule itself is written.
  const upTo = step.until === null ? null : money(step.until - 1);
  const isBand = step.of === 'unit_price';
  const [between, above, below] = isBand
    ? [texts.band, texts.bandFrom, texts.bandUpTo]
    : [texts.tier, texts.tierFrom, texts.tierUpTo];
  const label = upTo === null ? above({ from }) : step.from === 0 ? below({ upTo }) : between({ from, upTo });
  if (isBand) return [{ label, figure: money(inputs.price) }];
  return [...soldBefore(inputs, money), { label, figure: money(inputs.salesBefore ?? 0) }];
}

function soldBefore(
  { salesBefore = 0, ordersBefore }: Trace['inputs'],
  money: (amount: number) => string,
): ExplainedStep[] {
  if (ordersBefore === undefined) return [];
  return [
    {
      label: texts.soldLastMonth,
      figure: texts.inOrders({ amount: money(salesBefore), count: ordersBefore }),
    },
  ];
}

function boundOf({ rule, inputs, currency }: Trace, { unbounded, amount }: Workings): ExplainedStep[] {
  const bounds = rule.version?.bounds ?? null;
  if (bounds === null || amount === unbounded) return [];
  const isFloor = amount > unbounded;
  const bound = isFloor ? bounds.floor : bounds.cap;
  const [least, most] =
    bounds.per === 'unit' ? [texts.atLeastAUnit, texts.atMostAUnit] : [texts.atLeastALine, texts.atMostALine];
  return [
    {
      label: (isFloor ? least : most)({ amount: formatMoney(bound ?? 0, currency) }),
      figure:
        bounds.per === 'unit'
          ? `${times(bound ?? 0, inputs.quantity, currency)} = ${formatMoney(amount, currency)}`
          : formatMoney(amount, currency),
    },
  ];
}

function percentSteps(trace: Trace, workings: Workings): ExplainedStep[] {
  const { rule, inputs, currency } = trace;
  const { unitPrice, gross, taxChange, costTaken, base } = workings;
  const money = (amount: bigint) => formatMoney(minorFromBigInt(amount), currency);
  const steps: ExplainedStep[] = [
    {
      label: unitPrice === inputs.price ? texts.price : texts.compareAtPrice,
      figure: `${times(unitPrice, inputs.quantity, currency)} = ${money(gross)}`,
    },
  ];
  if (taxChange > 0n) {
    steps.push({ label: texts.taxAdded, figure: money(taxChange), isTax: true });
  } else if (taxChange < 0n) {
    steps.push({ label: texts.taxTakenOut, figure: money(taxChange), isTax: true });
  }
  if (inputs.byProfit) {
    steps.push({
      label: texts.costTakenOff,
      figure: `${times(inputs.cost ?? 0, inputs.quantity, currency)} = ${money(-costTaken)}`,
    });
  }
  if (workings.isLoss) steps.push({ label: texts.loss, figure: money(base) });

  const scaledBase = base * partsPerMinor;
  const before = discountComesFirst(trace) ? scaledBase - workings.discountParts : scaledBase;
  if (discountComesFirst(trace) && workings.discountParts > 0n) {
    steps.push({ label: discountLabel(trace), figure: exact(-workings.discountParts, currency) });
    if (before < 0n) steps.push({ label: texts.discountAboveRest, figure: exact(0n, currency) });
  }
  const percentageOf = before < 0n ? 0n : before;
  const result = discountComesFirst(trace) ? workings.exactParts : workings.beforeDiscountParts;
  steps.push({
    label: nameOf(rule),
    figure: texts.percentOf({
      percent: formatPercent(rule.value),
      base: exact(percentageOf, currency),
      result: exact(result, currency),
    }),
  });
  return steps;
}

function discountComesFirst({ rule, inputs }: Trace): boolean {
  return rule.kind === 'percent' && inputs.discountBeforePercentage;
}

function discountLabel({ inputs }: Trace): string {
  return inputs.discountShare === 'equal' ? texts.halfOfDiscount : texts.discount;
}

function discountAfter(trace: Trace, workings: Workings): ExplainedStep[] {
  if (discountComesFirst(trace) || workings.discountParts === 0n) return [];
  const steps = [{ label: discountLabel(trace), figure: exact(-workings.discountParts, trace.currency) }];
  if (workings.discountExceeds) {
    steps.push({
      label: texts.discountAboveCommission,
      figure: exact(0n, trace.currency),
    });
  }
  return steps;
}

function ruleStep(rule: Rule, currency: CurrencyCode): ExplainedStep {
  const { version } = rule;
  const name = nameOf(rule);
  const label =
    version === undefined
      ? name
      : texts.version({ rule: name, version: ruleOfDayText({ ...version, version: version.number }) });
  return { label, figure: ruleFigure(rule, currency) };
}

/** A rule with days can have any value at any place. */
function nameOf({ source, version }: Rule): string {
  if (version === undefined) return ruleName[source];
  if (source === 'flat') return version.isCost ? ruleName.flat : texts.inPlaceOfFlat;
  return version.isCost ? texts.costPerItem({ rule: ruleName[source] }) : ruleName[source];
}

function ruleFigure({ kind, value }: Rule, currency: CurrencyCode): string {
  if (kind === 'percent') return formatPercent(value);
  const amount = formatMoney(value, currency);
  return kind === 'unit_amount' ? texts.amountAUnit({ amount }) : amount;
}

function roundingText({ exactParts, unbounded, amount }: Workings, currency: CurrencyCode): string {
  if (amount !== unbounded || exactParts === BigInt(amount) * partsPerMinor) return texts.notRounded;
  return texts.rounded({ exact: exact(exactParts, currency), amount: formatMoney(amount, currency) });
}

function times(unit: number, quantity: number, currency: CurrencyCode): string {
  return `${formatMoney(unit, currency)} × ${quantity}`;
}

/** Exact money with as many decimals as it has, never fewer than the currency's own: '$1.935'. */
function exact(parts: bigint, currency: CurrencyCode): string {
  const units = minorUnitsOf(currency);
  // 2,000,000 divides 10^7, so seven more decimals hold every part exactly.
  const [whole = '', fraction = ''] = decimalText(parts * (10_000_000n / partsPerMinor), units + 7).split(
    '.',
  );
  const kept = fraction.slice(0, units) + fraction.slice(units).replace(/0+$/, '');
  return formatDecimal(kept === '' ? whole : `${whole}.${kept}`, currency);
}
