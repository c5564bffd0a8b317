import { shopLocales, type ShopLocale } from '@consignment/domain/shop/locales';
import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { emailOrEmpty } from '../vendors/settings/vendor-settings.ts';

const texts = defineTexts('ShopFacts', {
  tooLong: 'Use at most 40 characters.',
});

/** Empty strings where nothing is set. */
export type ShopFacts = {
  legal_name: string;
  address_1: string;
  address_2: string;
  city: string;
  state: string;
  zip: string;
  country_code: string;
  tax_number: string;
  locale: ShopLocale | '';
  support_email: string;
};

export const shopFactsSchema = z.object({
  legal_name: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country_code: z.string(),
  tax_number: z.string().check(z.maxLength(40, { error: () => texts.tooLong })),
  locale: z.enum(['', ...shopLocales]),
  support_email: emailOrEmpty(),
});

export function shopFactsValues({ locale, ...draft }: ShopFacts): ShopFacts {
  return {
    legal_name: draft.legal_name.trim(),
    address_1: draft.address_1.trim(),
    address_2: draft.address_2.trim(),
    city: draft.city.trim(),
    state: draft.state.trim(),
    zip: draft.zip.trim(),
    country_code: draft.country_code,
    tax_number: draft.tax_number.trim(),
    locale,
    support_email: draft.support_email.trim(),
  };
}
