import {
  needsCost,
  workOut,
  type DiscountShare,
  type Rule,
  type RuleSource,
  type Trace,
} from './commission-amount.ts';
import type { CurrencyCode } from './currency.ts';
import type { Reason } from './commission-reasons.ts';
import { checkedMinor } from './money.ts';

/** A rate for a product type: ppm, or minor units for each unit. Null is unset; 0 is a real value. */
export type TypeRate =
  | { readonly kind: 'percent'; readonly ppm: number | null }
  | { readonly kind: 'amount'; readonly amount: number | null };

/** A manual override: minor units for the whole line as entered, or the rate of the line in ppm. */
export type Override =
  { readonly kind: 'amount'; readonly amount: number } | { readonly kind: 'percent'; readonly ppm: number };

/** One order line as the calculation sees it. Money in minor units of the shop's currency. */
export type LineFacts = {
  readonly kind: 'product' | 'custom' | 'gift_card' | 'tip' | 'shipping';
  /** Of one unit, before any discount. */
  readonly price: number;
  readonly quantity: number;
  /** Allocated to the whole line. */
  readonly discount: number;
  /** Of the whole line. */
  readonly tax: number;
  readonly cost: number | null;
  readonly compareAtPrice: number | null;
  /** Of a custom item, as entered; may be negative. */
  readonly customAmount: number | null;
  readonly vendorId: number | null;
  readonly productType: string | null;
  readonly override: Override | null;
  readonly order: {
    /** ISO 8601 instant. */
    readonly processedAt: string;
    /** In lower case, as the platform names it. */
    readonly financialStatus: string | null;
    readonly cancelled: boolean;
    readonly tags: readonly string[];
    readonly taxesIncluded: boolean;
  };
};

/** `typeRates` is by trimmed product type, compared exactly. `flatRate` null follows the shop. */
export type VendorRules = {
  readonly commissionRate: number | null;
  readonly flatRate: boolean | null;
  readonly byProfit: boolean;
  readonly byCompareAtPrice: boolean;
  readonly collectsTax: boolean;
  readonly typeRates: ReadonlyMap<string, TypeRate>;
};

export type ShopRules = {
  readonly currency: CurrencyCode;
  /** In ppm. */
  readonly globalCommission: number | null;
  readonly useCostPerItem: boolean;
  readonly discountShare: DiscountShare;
  readonly discountBeforePercentage: boolean;
  readonly calculateByProfit: boolean;
  /** 'YYYY-MM-DD' in `timeZone`, or null: all orders count. */
  readonly commissionStartDate: string | null;
  readonly timeZone: string;
  /** The instant at which that day starts (`startOfDay` in zone.ts), ISO 8601. */
  readonly startsAt: string | null;
  readonly ignoreOrderTags: readonly string[];
  readonly typeRates: ReadonlyMap<string, TypeRate>;
};

export type LineState = 'accrued' | 'pending' | 'blocked' | 'ineligible' | 'unassigned';

/** `amount` is 0 unless the line is accrued or pending; a pending amount is shown and not payable. */
export type Priced = {
  readonly state: LineState;
  readonly reason: Reason | null;
  readonly amount: number;
  readonly trace: Trace | null;
  readonly discountExceeds: boolean;
};

/** The largest price times quantity, in minor units, that the stored formula takes as well. */
export const maximumLineValue = 1_000_000_000_000;

const maximumLineQuantity = 1_000_000;

/** Which of its figures a line can be stored with. Money of one unit, in minor units. */
export function fitsALine(line: {
  readonly price: number;
  readonly quantity: number;
  readonly cost: number | null;
  readonly compareAt: number | null;
}): { readonly [figure in keyof typeof line]: boolean } {
  const fits = (amount: number | null) => (amount ?? 0) * Math.max(1, line.quantity) <= maximumLineValue;
  return {
    price: fits(line.price),
    quantity: line.quantity <= maximumLineQuantity,
    cost: fits(line.cost),
    compareAt: fits(line.compareAt),
  };
}

/**
 * The vendor's commission for a line (commission rules §1 to §5). Throws RangeError on figures that are
 * no safe integers, on price · quantity above `maximumLineValue`, and on dates that are none.
 */
export function priceLine(line: LineFacts, vendor: VendorRules | null, shop: ShopRules): Priced {
  checkFigures(line);
  if (line.kind === 'custom') {
    if (line.customAmount === null) return without('blocked', 'no_rate');
    const rule: Rule = { source: 'custom_item', kind: 'line_amount', value: line.customAmount };
    return priced('accrued', null, traceOf(line, vendor, shop, rule, []));
  }
  if (line.vendorId === null || vendor === null) return without('unassigned', 'no_vendor');
  const exclusion = exclusionOf(line, shop);
  if (exclusion !== null) return without('ineligible', exclusion);

  const [rule, ...beaten] = rulesFor(line, vendor, shop);
  if (rule === undefined) return without('blocked', 'no_rate');
  const trace = traceOf(line, vendor, shop, rule, beaten);
  if (needsCost(rule, trace.inputs.byProfit) && line.cost === null) return without('blocked', 'no_cost');
  const isPaid = paidStatuses.has(line.order.financialStatus ?? '');
  return isPaid ? priced('accrued', null, trace) : priced('pending', 'awaiting_payment', trace);
}

// Every other status, also one we do not know, waits: nothing is payable before the money is certain.
const paidStatuses: ReadonlySet<string> = new Set(['paid', 'partially_refunded', 'refunded']);

function exclusionOf(line: LineFacts, shop: ShopRules): Reason | null {
  const { order } = line;
  if (shop.startsAt !== null && instant(order.processedAt) < instant(shop.startsAt))
    return 'before_start_date';
  const ignored = new Set(shop.ignoreOrderTags.map(comparableTag).filter((tag) => tag !== ''));
  if (order.tags.some((tag) => ignored.has(comparableTag(tag)))) return 'ignored_tag';
  if (order.cancelled) return 'cancelled';
  if (order.financialStatus === 'voided') return 'voided';
  return line.kind === 'product' ? null : 'not_commissionable';
}

function comparableTag(tag: string): string {
  return tag.trim().toLowerCase();
}

function instant(iso: string): number {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) throw new RangeError(`'${iso}' is not a date and time.`);
  return time;
}

/** The rules that have a value, the winner first (commission rules §2). A flat rate wins even without a cost. */
function rulesFor(line: LineFacts, vendor: VendorRules, shop: ShopRules): Rule[] {
  const type = line.productType?.trim() ?? '';
  const rateOf = (rates: ReadonlyMap<string, TypeRate>) => (type === '' ? undefined : rates.get(type));
  const rules: (Rule | null)[] = [
    overrideRule(line.override),
    typeRule('vendor_product_type', rateOf(vendor.typeRates)),
    typeRule('shop_product_type', rateOf(shop.typeRates)),
    (vendor.flatRate ?? shop.useCostPerItem)
      ? { source: 'flat', kind: 'unit_amount', value: line.cost ?? 0 }
      : null,
    percentRule('vendor', vendor.commissionRate),
    percentRule('global', shop.globalCommission),
  ];
  return rules.filter((rule) => rule !== null);
}

function overrideRule(override: Override | null): Rule | null {
  if (override === null) return null;
  return override.kind === 'percent'
    ? percentRule('override', override.ppm)
    : { source: 'override', kind: 'line_amount', value: override.amount };
}

function typeRule(source: RuleSource, rate: TypeRate | undefined): Rule | null {
  if (rate === undefined) return null;
  if (rate.kind === 'percent') return percentRule(source, rate.ppm);
  return rate.amount === null ? null : { source, kind: 'unit_amount', value: rate.amount };
}

function percentRule(source: RuleSource, ppm: number | null): Rule | null {
  return ppm === null ? null : { source, kind: 'percent', value: ppm };
}

function traceOf(
  line: LineFacts,
  vendor: VendorRules | null,
  shop: ShopRules,
  rule: Rule,
  beaten: readonly Rule[],
): Trace {
  const hadValue = beaten.filter(({ source }) => source !== 'flat' || line.cost !== null);
  return Object.freeze({
    currency: shop.currency,
    rule: Object.freeze(rule),
    beaten: Object.freeze(hadValue.map((lower) => Object.freeze(lower))),
    inputs: Object.freeze({
      price: line.price,
      quantity: line.quantity,
      discount: line.discount,
      tax: line.tax,
      cost: line.cost,
      compareAtPrice: line.compareAtPrice,
      discountShare: shop.discountShare,
      discountBeforePercentage: shop.discountBeforePercentage,
      taxesIncluded: line.order.taxesIncluded,
      collectsTax: vendor?.collectsTax ?? false,
      byCompareAtPrice: vendor?.byCompareAtPrice ?? false,
      byProfit: shop.calculateByProfit || (vendor?.byProfit ?? false),
    }),
  });
}

function priced(state: 'accrued' | 'pending', reason: Reason | null, trace: Trace): Priced {
  const { amount, discountExceeds } = workOut(trace);
  return { state, reason, amount, trace, discountExceeds };
}

function without(state: 'blocked' | 'ineligible' | 'unassigned', reason: Reason): Priced {
  return { state, reason, amount: 0, trace: null, discountExceeds: false };
}

function checkFigures(line: LineFacts): void {
  const figures = [line.price, line.quantity, line.discount, line.tax, line.cost, line.compareAtPrice];
  for (const figure of [...figures, line.customAmount]) if (figure !== null) checkedMinor(figure);
  if (Math.abs(line.price) * Math.abs(line.quantity) > maximumLineValue) {
    throw new RangeError(`A price of ${line.price} times ${line.quantity} is more than a line can hold.`);
  }
}
