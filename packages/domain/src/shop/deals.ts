import type { DiscountShare } from '../commission/commission-amount.ts';
import type { Calculation } from './onboarding.ts';

/**
 * The commonest agreements of shops with their vendors: a share of the price after discounts, a share of the price before them, or the
 * cost of each item.
 */
export const deals = ['of-paid', 'of-price', 'cost'] as const;

export type Deal = (typeof deals)[number];

/** The rules of a shop that make up its deal. */
export type DealTerms = {
  readonly calculation: Calculation;
  /** Per cent, a decimal string; null where none is set. */
  readonly percent: string | null;
  readonly share: DiscountShare;
  /** The discount comes off the price before the percentage applies (commission rules §4). */
  readonly isDiscountFirst: boolean;
};

/** The rules of a deal; the cost of each item has no percentage, and keeps the one that is known. */
export function termsOfDeal(deal: Deal, percent: string | null): DealTerms {
  return { ...rulesOfDeal[deal], percent };
}

/** The deal that a shop's rules make; null for other rules. */
export function dealOfTerms({ calculation, percent, share, isDiscountFirst }: DealTerms): Deal | null {
  if (calculation === 'percentage' && percent === null) return null;
  const same = deals.find((deal) => {
    const rules = rulesOfDeal[deal];
    return (
      rules.calculation === calculation && rules.share === share && rules.isDiscountFirst === isDiscountFirst
    );
  });
  return same ?? null;
}

const rulesOfDeal: Record<Deal, Omit<DealTerms, 'percent'>> = {
  'of-paid': { calculation: 'percentage', share: 'vendor', isDiscountFirst: true },
  'of-price': { calculation: 'percentage', share: 'store', isDiscountFirst: false },
  cost: { calculation: 'flat', share: 'store', isDiscountFirst: false },
};
