import { needsCost, type Rule } from './commission-rules.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { RuleBounds } from './dated-rules.ts';
import { divideRoundHalfAway, minorFromBigInt } from '../money/money.ts';

/** The side that bears a discount: all of it the vendor, none of it, or half (spec foundations §9). */
export type DiscountShare = 'vendor' | 'store' | 'equal';

/**
 * All that an amount depends on, frozen and safe for JSON: kept on the line when it accrues, so that the
 * amount can be explained when settings have long changed. Money in minor units of `currency`.
 */
export type Trace = {
  readonly currency: CurrencyCode;
  readonly rule: Rule;
  /** The rules below the winner that had a value, the strongest first. */
  readonly beaten: readonly Rule[];
  readonly inputs: {
    readonly price: number;
    readonly quantity: number;
    readonly discount: number;
    readonly tax: number;
    readonly cost: number | null;
    readonly compareAtPrice: number | null;
    readonly discountShare: DiscountShare;
    readonly discountBeforePercentage: boolean;
    readonly taxesIncluded: boolean;
    readonly collectsTax: boolean;
    readonly byCompareAtPrice: boolean;
    readonly byProfit: boolean;
    /** The vendor's sales of the month before; only where the rule is a tier. */
    readonly salesBefore?: number;
    /** How many orders these were counted from; only where that is known. */
    readonly ordersBefore?: number;
  };
};

/** Every figure on the way to an amount. `…Parts` are exact money: whole numbers of 1/`partsPerMinor` of a minor unit. */
export type Workings = {
  /** The price a percentage starts from: compare-at where that rules, else the price. */
  readonly unitPrice: number;
  readonly gross: bigint;
  readonly taxChange: bigint;
  readonly costTaken: bigint;
  readonly isLoss: boolean;
  readonly base: bigint;
  readonly discountParts: bigint;
  readonly beforeDiscountParts: bigint;
  readonly exactParts: bigint;
  readonly discountExceeds: boolean;
  /** After rounding, before the least and the most of its rule. */
  readonly unbounded: number;
  readonly amount: number;
};

// One common denominator keeps all of it in integers: 1,000,000 for the rate times 2 for half a discount.
export const partsPerMinor = 2_000_000n;

const halvesBorneByVendor = { vendor: 2n, store: 0n, equal: 1n } satisfies Record<DiscountShare, bigint>;

/**
 * Works an amount out from its trace: base, discount, and one rounding at the end, halves away from zero
 * (commission rules §3 to §5). Throws RangeError when a needed cost is missing or the amount leaves the
 * safe range.
 */
export function workOut({ rule, inputs }: Trace): Workings {
  if (needsCost(rule, inputs.byProfit) && inputs.cost === null) {
    throw new RangeError('This commission needs the cost per item, and there is none.');
  }
  const quantity = BigInt(inputs.quantity);
  const compareAt = inputs.compareAtPrice;
  const unitPrice =
    inputs.byCompareAtPrice && compareAt !== null && compareAt > inputs.price ? compareAt : inputs.price;
  const gross = BigInt(unitPrice) * quantity;
  const taxChange = taxInBase(inputs);
  const costTaken = inputs.byProfit ? BigInt(inputs.cost ?? 0) * quantity : 0n;
  const balance = gross + taxChange - costTaken;
  const base = balance < 0n ? 0n : balance;

  const isEntered = rule.kind === 'line_amount';
  const discountHalves = isEntered ? 0n : halvesBorneByVendor[inputs.discountShare] * BigInt(inputs.discount);
  const discountParts = (discountHalves * partsPerMinor) / 2n;
  const value = BigInt(rule.value);
  const isPercentAfterDiscount = rule.kind === 'percent' && inputs.discountBeforePercentage;

  const beforeDiscountParts =
    rule.kind === 'percent'
      ? 2n * base * value
      : value * partsPerMinor * (rule.kind === 'unit_amount' ? quantity : 1n);
  const afterDiscountParts = isPercentAfterDiscount
    ? (2n * base - discountHalves) * value
    : beforeDiscountParts - discountParts;
  const discountExceeds =
    !isEntered && (isPercentAfterDiscount ? 2n * base < discountHalves : afterDiscountParts < 0n);
  const exactParts = !isEntered && afterDiscountParts < 0n ? 0n : afterDiscountParts;

  const unbounded = minorFromBigInt(divideRoundHalfAway(exactParts, partsPerMinor));

  return {
    unitPrice,
    gross,
    taxChange,
    costTaken,
    isLoss: balance < 0n,
    base,
    discountParts,
    beforeDiscountParts,
    exactParts,
    discountExceeds,
    unbounded,
    amount: within(rule.version?.bounds ?? null, inputs.quantity, unbounded),
  };
}

/** The bounds are whole minor units, so it is the same before and after rounding. The floor gives way to a cap below it. */
function within(bounds: RuleBounds | null, quantity: number, amount: number): number {
  if (bounds === null) return amount;
  const ofLine = (bound: number) =>
    minorFromBigInt(BigInt(bound) * (bounds.per === 'unit' ? BigInt(quantity) : 1n));
  const raised = bounds.floor === null ? amount : Math.max(amount, ofLine(bounds.floor));
  return bounds.cap === null ? raised : Math.min(raised, ofLine(bounds.cap));
}

function taxInBase({ tax, taxesIncluded, collectsTax }: Trace['inputs']): bigint {
  if (taxesIncluded) return collectsTax ? 0n : -BigInt(tax);
  return collectsTax ? BigInt(tax) : 0n;
}
