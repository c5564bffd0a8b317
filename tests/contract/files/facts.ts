/* The facts of a shop, from which its files are written. Money in minor units. */

export type TaxFacts = {
  /** Parts per million, one for each tax that is named. */
  readonly rates: readonly number[];
  readonly isIncluded: boolean;
  readonly isOnShipping: boolean;
};

export type VendorFacts = {
  readonly name: string;
  /** Parts per million; null for the shop's. */
  readonly rate: number | null;
  readonly collectsTax: boolean;
};

export type LineFacts = {
  readonly sku: string;
  readonly name: string;
  readonly kind: 'product' | 'gift_card' | 'tip';
  readonly vendor: string;
  readonly price: number;
  readonly quantity: number;
  /** The discount of this line alone, and its part of one for the whole order. */
  readonly own: number;
  readonly ofCode: number;
  readonly isTaxable: boolean;
  readonly tax: number;
  readonly isShipped: boolean;
  /** Units of it that a list of refunds names. */
  readonly returned: number;
};

export type Fault =
  | { readonly is: 'row_lost' | 'row_twice'; readonly at: number }
  | { readonly is: 'price_edited'; readonly at: number; readonly price: number }
  /** Its rows are not together, or are there once more: a file that still has all data. */
  | { readonly is: 'rows_apart' | 'order_twice' }
  /** The row with the order's own columns. */
  | { readonly is: 'head_lost' };

export type OrderFacts = {
  readonly name: string;
  readonly id: string;
  readonly day: number;
  readonly story: string;
  readonly status: string;
  readonly isCancelled: boolean;
  readonly lines: readonly LineFacts[];
  readonly shipping: number;
  readonly shippingDiscount: number;
  readonly shippingTax: number;
  /** By named tax, those of shipping included. */
  readonly taxes: readonly number[];
  readonly refunded: number;
  readonly owed: number;
  readonly fault: Fault | null;
};

export type Layout = {
  readonly separator: ',' | ';' | '\t';
  readonly hasDecimalCommas: boolean;
  readonly isShuffled: boolean;
  readonly isFilledDown: boolean;
  readonly isInOneCell: boolean;
  readonly start: '' | '\uFEFF';
  readonly lineEnd: '\n' | '\r\n';
};

export type ShopFacts = {
  readonly seed: number;
  readonly currency: string;
  readonly decimals: number;
  readonly tax: TaxFacts;
  readonly share: 'vendor' | 'store' | 'equal';
  readonly isDiscountFirst: boolean;
  readonly rate: number;
  readonly vendors: readonly VendorFacts[];
  /** The columns that its file lacks. */
  readonly without: readonly string[];
  readonly layout: Layout;
  readonly orders: readonly OrderFacts[];
};

export const netOf = ({ price, quantity, own, ofCode }: LineFacts): number => price * quantity - own - ofCode;

/** The sums of an order as its platform states them. */
export function sumsOf({ lines, shipping, shippingDiscount, taxes }: OrderFacts, { isIncluded }: TaxFacts) {
  const all = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
  const subtotal = all(lines.filter(({ kind }) => kind !== 'tip').map(netOf));
  const tips = all(lines.filter(({ kind }) => kind === 'tip').map(netOf));
  const tax = all(taxes);
  return {
    subtotal,
    tax,
    discounts: all(lines.map(({ own, ofCode }) => own + ofCode)) + shippingDiscount,
    total: subtotal + tips + shipping - shippingDiscount + (isIncluded ? 0 : tax),
  };
}
