import type { components } from '@consignment/client/generated/api';
import { shopLocales } from '@consignment/domain/shop/locales';
import type { ShopRow } from '../queries/shops/shops.ts';

export function shopFactsToWire(shop: ShopRow): components['schemas']['ShopFacts'] {
  const { legal_name, address_1, address_2, city, state, zip, tax_number, support_email } = shop;
  return {
    legal_name,
    address_1,
    address_2,
    city,
    state,
    zip,
    country_code: shop.country_code ?? '',
    tax_number,
    locale: localeToWire(shop.locale),
    support_email,
  };
}

/** '' for the documented form. */
export function localeToWire(locale: string): components['schemas']['Locale'] {
  return shopLocales.find((one) => one === locale) ?? '';
}
