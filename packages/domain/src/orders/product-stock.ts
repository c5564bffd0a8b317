import { minusSign } from '../money/money.ts';
import { defineTexts, formatCount } from '../text/texts.ts';

const texts = defineTexts('ProductStock', {
  inStock: '{quantity} in stock',
  inStockForVariants: '{quantity} in stock for {count, plural, one {# variant} other {# variants}}',
  none: 'None',
  notTracked: 'Not tracked',
});

/** The fields of a variant that count for its product's price and stock. */
export type StockedVariant = {
  /** Null where stock is not tracked. */
  readonly inventory_quantity: number | null;
  /** True once it is no longer in the catalogue. */
  readonly deleted: boolean;
};

/** The variants that are still in the catalogue: the others count for nothing but past sales (spec accounts §2.4). */
export function presentVariants<Variant extends StockedVariant>(variants: readonly Variant[]): Variant[] {
  return variants.filter(({ deleted }) => !deleted);
}

/** The least of some decimal amounts of one currency (spec accounts §2.1), as it was written; null where there is none. */
export function lowestAmount(amounts: readonly (string | null | undefined)[]): string | null {
  const known = amounts.filter((amount) => typeof amount === 'string');
  // They are only compared, so that the currency and its decimals do not matter.
  return known.toSorted((one, other) => Number(one) - Number(other))[0] ?? null;
}

/** '12 in stock', '−3 in stock for 3 variants' (spec accounts §2.1, §2.4); variants without tracking add nothing. */
export function stockText(variants: readonly StockedVariant[]): string {
  const present = presentVariants(variants);
  const tracked = present.flatMap(({ inventory_quantity: quantity }) =>
    quantity === null ? [] : [quantity],
  );
  if (tracked.length === 0) return present.length === 0 ? texts.none : texts.notTracked;
  const sum = tracked.reduce((total, quantity) => total + quantity, 0);
  const quantity = formatCount(sum).replace('-', minusSign);
  const count = present.length;
  return count > 1 ? texts.inStockForVariants({ quantity, count }) : texts.inStock({ quantity });
}

/** Whether a buyer can have it now: the product is on sale and one of its variants is in stock, or not counted. */
export function isAvailable(status: string, variants: readonly StockedVariant[]): boolean {
  if (status !== 'active') return false;
  return presentVariants(variants).some(
    ({ inventory_quantity: quantity }) => quantity === null || quantity > 0,
  );
}
