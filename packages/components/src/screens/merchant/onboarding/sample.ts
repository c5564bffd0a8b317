import {
  priceLine,
  vendorWithoutRules,
  type LineFacts,
  type Priced,
  type ShopRules,
} from '@consignment/domain/commission/commission';
import { reasonText, type Reason } from '@consignment/domain/commission/commission-reasons';
import type { DiscountShare } from '@consignment/domain/commission/commission-amount';
import { discountShares, storeShare } from '@consignment/domain/commission/commission-shares';
import { minorUnitsOf, type CurrencyCode } from '@consignment/domain/money/currency';
import { formatMoney, moneyFromWire } from '@consignment/domain/money/money';
import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';

const texts = defineTexts('Sample', {
  unpaid: 'Nothing can be paid for “{title}” yet. {reason}',
  unpaidBy: '{choice}: nothing can be paid for “{title}” yet. {reason}',
  walnutBowl: 'Walnut bowl',
  lanternLoom: 'Lantern Loom',
  kitchen: 'Kitchen',
});

/** One product to work examples with. Amounts of one unit, decimal strings. */
export type Sample = {
  /** From the shop's own orders; else made up. */
  isOwn: boolean;
  title: string;
  vendor: string;
  tags: readonly string[];
  price: string;
  cost: string | null;
};

/** For a shop that has no products yet. */
export const madeUpSample: Sample = {
  isOwn: false,
  get title() {
    return texts.walnutBowl;
  },
  get vendor() {
    return texts.lanternLoom;
  },
  get tags() {
    return [texts.kitchen, 'vendor_lantern-loom'];
  },
  price: '10',
  cost: '5',
};

type Chosen = {
  calculation: 'percentage' | 'flat';
  /** In ppm. */
  rate: number | null;
  share?: DiscountShare;
  isDiscounted?: boolean;
  isDiscountFirst?: boolean;
};

export type Example = {
  price: string;
  discount: string;
  /** The customer's price. */
  paid: string;
  earned: string;
  kept: string;
  /** The vendor's share of the discount. */
  borne: string;
  /** The price without that share. */
  base: string;
  priced: Priced;
};

/** One of the product sold under these rules, worked out as every order is (commission rules §2 to §5). */
export function exampleOf(sample: Sample, chosen: Chosen, currency: CurrencyCode): Example {
  const price = moneyFromWire(sample.price, currency);
  const discount = chosen.isDiscounted === true ? discountOn(price, currency) : 0;
  const share = chosen.share ?? 'store';
  const cost = sample.cost === null ? null : moneyFromWire(sample.cost, currency);
  const line: LineFacts = { ...soldLine, price, discount, cost };
  const priced = priceLine(line, vendorWithoutRules, rulesOf(chosen, share, currency));
  const borne = discountShares(discount, share).vendor;
  const money = (minor: number) => formatMoney(minor, currency);
  return {
    price: money(price),
    discount: money(discount),
    paid: money(price - discount),
    earned: money(priced.amount),
    kept: money(storeShare(line, priced.amount)),
    borne: money(borne),
    base: money(price - borne),
    priced,
  };
}

/** Why a sample earns nothing, by one of several choices or by the only one. */
export function unpaidInWords(sample: Sample, reason: Reason, choice: string | null): string {
  const values = { title: isolated(sample.title), reason: reasonText[reason] };
  return choice === null ? texts.unpaid(values) : texts.unpaidBy({ ...values, choice });
}

/** A fifth of the price in whole units of the currency, at least one minor unit: 2 off 10, as in the spec. */
function discountOn(price: number, currency: CurrencyCode): number {
  const unit = 10 ** minorUnitsOf(currency);
  const fifth = Math.floor(price / 5);
  return Math.min(price, Math.max(1, fifth > unit ? fifth - (fifth % unit) : fifth));
}

const soldLine: LineFacts = {
  kind: 'product',
  price: 0,
  quantity: 1,
  discount: 0,
  tax: 0,
  cost: null,
  compareAtPrice: null,
  customAmount: null,
  vendorId: 1,
  productType: null,
  override: null,
  order: {
    processedAt: '2026-01-01T12:00:00Z',
    financialStatus: 'paid',
    cancelled: false,
    tags: [],
    taxesIncluded: false,
  },
};

function rulesOf(chosen: Chosen, share: DiscountShare, currency: CurrencyCode): ShopRules {
  const { calculation, rate, isDiscountFirst = false } = chosen;
  return {
    currency,
    globalCommission: rate,
    useCostPerItem: calculation === 'flat',
    discountShare: share,
    discountBeforePercentage: isDiscountFirst,
    calculateByProfit: false,
    pricesIncludeTax: false,
    commissionStartDate: null,
    timeZone: 'UTC',
    startsAt: null,
    ignoreOrderTags: [],
    typeRates: new Map(),
  };
}
