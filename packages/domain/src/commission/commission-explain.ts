import { partsPerMinor, workOut, type Trace, type Workings } from './commission-amount.ts';
import type { Rule } from './commission-rules.ts';
import { minorUnitsOf, type CurrencyCode } from '../money/currency.ts';
import { decimalText, formatDecimal, formatMoney, minorFromBigInt } from '../money/money.ts';
import { formatPercent } from '../money/rate.ts';
import { ruleOfDayText } from './stated-rule.ts';

/** One line of "Why this amount?": what was done, and the figure it gave. */
export type ExplainedStep = { readonly label: string; readonly figure: string };

export type Explanation = {
  /** The rule that won, and its figure: '45%', '£7.25 a unit'. */
  readonly rule: ExplainedStep;
  /** The rules that it beat, the strongest first. */
  readonly beaten: readonly ExplainedStep[];
  /** From what was sold to the amount, by that rule. */
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

const ruleName = {
  custom_item: 'Custom item',
  override: 'Manual override',
  variant: 'The rule for this variant',
  product: 'The rule for this product',
  vendor_product_type: 'This vendor’s rate for the product type',
  tag: 'The rule for a tag of the product',
  collection: 'The rule for a collection of the product',
  shop_product_type: 'The shop’s rate for the product type',
  flat: 'Flat rate: the cost per item',
  vendor: 'This vendor’s commission rate',
  global: 'The shop’s global commission',
} satisfies Record<Rule['source'], string>;

const opening = {
  line_amount: ({ rule, currency }) => [
    { label: `${nameOf(rule)}: the amount as entered`, figure: formatMoney(rule.value, currency) },
  ],
  unit_amount: ({ rule, inputs, currency }, { beforeDiscountParts }) => [
    {
      label: `${nameOf(rule)}, for each unit`,
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
  // The step ends a minor unit below the next, as the rule itself is written.
  const upTo = step.until === null ? null : money(step.until - 1);
  const range =
    upTo === null
      ? `from ${money(step.from)}`
      : step.from === 0
        ? `up to ${upTo}`
        : `${money(step.from)} to ${upTo}`;
  if (step.of === 'unit_price')
    return [{ label: `Band by unit price: ${range}`, figure: money(inputs.price) }];
  return [
    ...soldBefore(inputs, money),
    { label: `Tier by last month’s sales: ${range}`, figure: money(inputs.salesBefore ?? 0) },
  ];
}

function soldBefore(
  { salesBefore = 0, ordersBefore }: Trace['inputs'],
  money: (amount: number) => string,
): ExplainedStep[] {
  if (ordersBefore === undefined) return [];
  return [
    {
      label: 'Sold last month, less discounts and returns; cancelled and ignored orders do not count',
      figure: `${money(salesBefore)} in ${ordersBefore === 1 ? '1 order' : `${ordersBefore} orders`}`,
    },
  ];
}

function boundOf({ rule, inputs, currency }: Trace, { unbounded, amount }: Workings): ExplainedStep[] {
  const bounds = rule.version?.bounds ?? null;
  if (bounds === null || amount === unbounded) return [];
  const isFloor = amount > unbounded;
  const bound = isFloor ? bounds.floor : bounds.cap;
  const per = bounds.per === 'unit' ? 'a unit' : 'a line';
  return [
    {
      label: `${isFloor ? 'At least' : 'At most'} ${formatMoney(bound ?? 0, currency)} ${per}`,
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
      label: unitPrice === inputs.price ? 'Price' : 'Compare-at price, as it is above the price',
      figure: `${times(unitPrice, inputs.quantity, currency)} = ${money(gross)}`,
    },
  ];
  if (taxChange > 0n) {
    steps.push({ label: 'Tax is added, as this vendor collects tax', figure: money(taxChange) });
  } else if (taxChange < 0n) {
    steps.push({ label: 'Tax is taken out of the price', figure: money(taxChange) });
  }
  if (inputs.byProfit) {
    steps.push({
      label: 'Cost is taken off, as commission is on profit',
      figure: `${times(inputs.cost ?? 0, inputs.quantity, currency)} = ${money(-costTaken)}`,
    });
  }
  if (workings.isLoss) steps.push({ label: 'A loss counts as nothing', figure: money(base) });

  const scaledBase = base * partsPerMinor;
  const before = discountComesFirst(trace) ? scaledBase - workings.discountParts : scaledBase;
  if (discountComesFirst(trace) && workings.discountParts > 0n) {
    steps.push({ label: discountLabel(trace), figure: exact(-workings.discountParts, currency) });
    if (before < 0n)
      steps.push({ label: 'The discount is larger than what is left', figure: exact(0n, currency) });
  }
  const percentageOf = before < 0n ? 0n : before;
  const result = discountComesFirst(trace) ? workings.exactParts : workings.beforeDiscountParts;
  steps.push({
    label: nameOf(rule),
    figure: `${formatPercent(rule.value)} of ${exact(percentageOf, currency)} = ${exact(result, currency)}`,
  });
  return steps;
}

function discountComesFirst({ rule, inputs }: Trace): boolean {
  return rule.kind === 'percent' && inputs.discountBeforePercentage;
}

function discountLabel({ inputs }: Trace): string {
  return inputs.discountShare === 'equal' ? 'Half of the discount is taken off' : 'The discount is taken off';
}

function discountAfter(trace: Trace, workings: Workings): ExplainedStep[] {
  if (discountComesFirst(trace) || workings.discountParts === 0n) return [];
  const steps = [{ label: discountLabel(trace), figure: exact(-workings.discountParts, trace.currency) }];
  if (workings.discountExceeds) {
    steps.push({
      label: 'The discount is larger than the commission, so nothing is left',
      figure: exact(0n, trace.currency),
    });
  }
  return steps;
}

function ruleStep(rule: Rule, currency: CurrencyCode): ExplainedStep {
  const { version } = rule;
  const of = version === undefined ? '' : `. ${ruleOfDayText({ ...version, version: version.number })}`;
  return { label: `${nameOf(rule)}${of}`, figure: ruleFigure(rule, currency) };
}

/** A rule with days can have any value at any place. */
function nameOf({ source, version }: Rule): string {
  if (version === undefined) return ruleName[source];
  if (source === 'flat') return version.isCost ? ruleName.flat : 'The rule in place of the flat rate';
  return `${ruleName[source]}${version.isCost ? ': the cost per item' : ''}`;
}

function ruleFigure({ kind, value }: Rule, currency: CurrencyCode): string {
  if (kind === 'percent') return formatPercent(value);
  return kind === 'unit_amount' ? `${formatMoney(value, currency)} a unit` : formatMoney(value, currency);
}

function roundingText({ exactParts, unbounded, amount }: Workings, currency: CurrencyCode): string {
  if (amount !== unbounded || exactParts === BigInt(amount) * partsPerMinor)
    return 'Nothing had to be rounded.';
  return `Rounded once, at the end: ${exact(exactParts, currency)} becomes ${formatMoney(amount, currency)}.`;
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
