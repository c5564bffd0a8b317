import { workOut, type DiscountShare, type Trace } from './commission-amount.ts';
import type { Reason } from './commission-reasons.ts';
import {
  datedTerms,
  lineReasons,
  needsCost,
  paidStatuses,
  rulesOf,
  winningRule,
  type LineReason,
  type LineState,
  type Rule,
  type RuleTerm,
  type RuleTerms,
} from './commission-rules.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { noDatedRules, type HeldRules } from './dated-rules.ts';
import { checkedMinor } from '../money/money.ts';
import { comparablePlainName, plainName } from '../text/plain-name.ts';

/** A rate for a product type: ppm, or minor units for each unit. Null is unset; 0 is a real value. */
export type TypeRate =
  | { readonly kind: 'percent'; readonly ppm: number | null }
  | { readonly kind: 'amount'; readonly amount: number | null };

/** A manual override: minor units for the whole line as entered, or the rate of the line in ppm. */
export type Override =
  { readonly kind: 'amount'; readonly amount: number } | { readonly kind: 'percent'; readonly ppm: number };

/** One line item as the calculation sees it. Money in minor units of the shop's currency. */
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
  /** The customer still owes for the line, although its order counts as paid. */
  readonly isOwed?: boolean;
  readonly order: {
    /** ISO 8601 instant. */
    readonly processedAt: string;
    /** In lower case, as the platform names it. */
    readonly financialStatus: string | null;
    readonly cancelled: boolean;
    readonly tags: readonly string[];
    /** Null where the order does not say: the shop's setting decides. */
    readonly taxesIncluded: boolean | null;
    /** Its own sums do not add up, and no person has accepted that. */
    readonly sumsDiffer?: boolean;
    /** Minor units of a refund whose lines are not known. */
    readonly refundToAssign?: number;
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

/** The rules of a vendor without settings: the shop's decide. */
export const vendorWithoutRules: VendorRules = {
  commissionRate: null,
  flatRate: null,
  byProfit: false,
  byCompareAtPrice: false,
  collectsTax: false,
  typeRates: new Map(),
};

export type ShopRules = {
  readonly currency: CurrencyCode;
  /** In ppm. */
  readonly globalCommission: number | null;
  readonly useCostPerItem: boolean;
  readonly discountShare: DiscountShare;
  readonly discountBeforePercentage: boolean;
  readonly calculateByProfit: boolean;
  /** Of orders that do not say it themselves. */
  readonly pricesIncludeTax: boolean;
  /** 'YYYY-MM-DD' in `timeZone`, or null: all orders count. */
  readonly commissionStartDate: string | null;
  readonly timeZone: string;
  /** The instant at which that day starts (`startOfDay` in zone.ts), ISO 8601. */
  readonly startsAt: string | null;
  readonly ignoreOrderTags: readonly string[];
  readonly typeRates: ReadonlyMap<string, TypeRate>;
};

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
 * The vendor's commission for a line (commission rules §1 to §5). SQL pays (`priceLines` in the server); this is its proof,
 * and what previews without a database use. Throws RangeError on figures that are no safe integers, on price · quantity
 * above `maximumLineValue`, and on invalid dates.
 */
export function priceLine(
  line: LineFacts,
  vendor: VendorRules | null,
  shop: ShopRules,
  held: HeldRules = noDatedRules,
): Priced {
  checkFigures(line);
  if (line.kind === 'custom') return priceCustomItem(line, vendor, shop);

  const terms = termsOf(line, vendor, shop, held);
  const found = lineReasons.find(({ reason }) => applies[reason]({ line, vendor, shop, terms }));
  const reason = found?.reason ?? null;
  const state = found?.state ?? 'accrued';
  if (state !== 'accrued' && state !== 'pending') return { ...unpriced, state, reason };

  const [rule, ...beaten] = rulesOf(terms);
  if (rule === undefined) throw new Error('A line that a rule applies to has no figure.');
  return priced(state, reason, traceOf(line, vendor, shop, { rule, beaten, held }));
}

function priceCustomItem(line: LineFacts, vendor: VendorRules | null, shop: ShopRules): Priced {
  if (line.customAmount === null) return { ...unpriced, state: 'blocked', reason: 'no_rate' };
  const rule: Rule = { source: 'custom_item', kind: 'line_amount', value: line.customAmount };
  return priced('accrued', null, traceOf(line, vendor, shop, { rule, beaten: [], held: noDatedRules }));
}

type Asked = {
  readonly line: LineFacts;
  readonly vendor: VendorRules | null;
  readonly shop: ShopRules;
  readonly terms: RuleTerms;
};

const applies = {
  no_vendor: ({ line, vendor }) => line.vendorId === null || vendor === null,
  before_start_date: ({ line, shop }) =>
    shop.startsAt !== null && instant(line.order.processedAt) < instant(shop.startsAt),
  ignored_tag: ({ line, shop }) => {
    const ignored = new Set(shop.ignoreOrderTags.map(comparablePlainName).filter((tag) => tag !== ''));
    return line.order.tags.some((tag) => ignored.has(comparablePlainName(tag)));
  },
  cancelled: ({ line }) => line.order.cancelled,
  voided: ({ line }) => line.order.financialStatus === 'voided',
  not_commissionable: ({ line }) => line.kind !== 'product',
  no_rate: ({ terms }) => winningRule(terms) === undefined,
  no_cost: ({ line, vendor, shop, terms }) => {
    const rule = winningRule(terms);
    return line.cost === null && rule !== undefined && needsCost(rule, isByProfit(vendor, shop));
  },
  awaiting_payment: ({ line }) => !paidStatuses.includes(line.order.financialStatus ?? ''),
  sums_differ: ({ line }) => line.order.sumsDiffer === true,
  refund_to_assign: ({ line }) => (line.order.refundToAssign ?? 0) > 0,
  customer_owes: ({ line }) => line.isOwed === true,
} satisfies Record<LineReason, (asked: Asked) => boolean>;

function instant(iso: string): number {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) throw new RangeError(`'${iso}' is not a date and time.`);
  return time;
}

function termsOf(line: LineFacts, vendor: VendorRules | null, shop: ShopRules, held: HeldRules): RuleTerms {
  return { ...settingsFor(line, vendor, shop), dated: datedTerms(held, line) };
}

/** The settings that price a line. The override and the cost come from the line itself. */
export function settingsFor(
  line: Pick<LineFacts, 'productType' | 'override' | 'cost'>,
  vendor: Pick<VendorRules, 'commissionRate' | 'flatRate' | 'typeRates'> | null,
  shop: Pick<ShopRules, 'globalCommission' | 'useCostPerItem' | 'typeRates'>,
): Pick<RuleTerms, 'isFlat' | 'figure'> {
  const type = plainName(line.productType ?? '');
  const rateOf = (rates: ReadonlyMap<string, TypeRate> | undefined) =>
    type === '' ? undefined : rates?.get(type);
  const ofVendor = rateOf(vendor?.typeRates);
  const ofShop = rateOf(shop.typeRates);
  const { override } = line;
  const figures: Readonly<Record<RuleTerm, number | null>> = {
    overridePpm: override?.kind === 'percent' ? override.ppm : null,
    overrideAmount: override?.kind === 'amount' ? override.amount : null,
    vendorTypePpm: ofVendor?.kind === 'percent' ? ofVendor.ppm : null,
    vendorTypeAmount: ofVendor?.kind === 'amount' ? ofVendor.amount : null,
    shopTypePpm: ofShop?.kind === 'percent' ? ofShop.ppm : null,
    shopTypeAmount: ofShop?.kind === 'amount' ? ofShop.amount : null,
    cost: line.cost,
    vendorPpm: vendor?.commissionRate ?? null,
    globalPpm: shop.globalCommission,
  };
  return { isFlat: vendor?.flatRate ?? shop.useCostPerItem, figure: (term) => figures[term] };
}

function isByProfit(vendor: VendorRules | null, shop: ShopRules): boolean {
  return shop.calculateByProfit || (vendor?.byProfit ?? false);
}

function traceOf(
  line: LineFacts,
  vendor: VendorRules | null,
  shop: ShopRules,
  {
    rule,
    beaten,
    held: { salesBefore, ordersBefore },
  }: { readonly rule: Rule; readonly beaten: readonly Rule[]; readonly held: HeldRules },
): Trace {
  return Object.freeze({
    currency: shop.currency,
    rule: Object.freeze(rule),
    beaten: Object.freeze(beaten.map((lower) => Object.freeze(lower))),
    inputs: Object.freeze({
      price: line.price,
      quantity: line.quantity,
      discount: line.discount,
      tax: line.tax,
      cost: line.cost,
      compareAtPrice: line.compareAtPrice,
      discountShare: shop.discountShare,
      discountBeforePercentage: shop.discountBeforePercentage,
      taxesIncluded: line.order.taxesIncluded ?? shop.pricesIncludeTax,
      collectsTax: vendor?.collectsTax ?? false,
      byCompareAtPrice: vendor?.byCompareAtPrice ?? false,
      byProfit: isByProfit(vendor, shop),
      ...(rule.version?.step?.of === 'vendor_sales'
        ? { salesBefore, ...(ordersBefore === undefined ? {} : { ordersBefore }) }
        : {}),
    }),
  });
}

function priced(state: 'accrued' | 'pending', reason: Reason | null, trace: Trace): Priced {
  const { amount, discountExceeds } = workOut(trace);
  return { state, reason, amount, trace, discountExceeds };
}

const unpriced = { amount: 0, trace: null, discountExceeds: false };

function checkFigures(line: LineFacts): void {
  const figures = [line.price, line.quantity, line.discount, line.tax, line.cost, line.compareAtPrice];
  for (const figure of [...figures, line.customAmount]) if (figure !== null) checkedMinor(figure);
  if (Math.abs(line.price) * Math.abs(line.quantity) > maximumLineValue) {
    throw new RangeError(`A price of ${line.price} times ${line.quantity} is more than a line can hold.`);
  }
}
