import { currencyFor, type CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';

/** `books` is the currency amounts are counted in; `shown` the shop's choice of how to write them, if it made one. */
export type ShopCurrency = { books: CurrencyCode; shown: CurrencyCode | null };

/** The currency a vendor's amounts are written in: the vendor's own, else the shop's, else USD (spec foundations §1). */
export function currencyOf(
  shop: ShopCurrency,
  vendor: { currency?: CurrencyCode | null } | null,
): CurrencyCode {
  return currencyFor({ vendor: vendor?.currency ?? null, shop: shop.shown ?? shop.books });
}

/** The sign before an amount of the currency: '$', 'CHF'. */
export function signOf(currency: CurrencyCode): string {
  return formatDecimal('0', currency).replace('0', '').trim();
}
