import { defineTexts } from '@consignment/domain/text/texts';
import { addressLines, type MailingAddress } from './postal-address.ts';

const texts = defineTexts('StatedShop', {
  taxNumber: 'Tax number {tax}',
});

/** A shop as its papers and mails name it; '' for a fact that is not set. */
export type StatedShop = MailingAddress & {
  readonly name: string;
  readonly email: string | null;
  readonly legal_name: string;
  readonly country_code: string | null;
  readonly tax_number: string;
  readonly support_email: string;
};

/** The name on papers: the legal one where it is set. */
export function statedName({ legal_name: legal, name }: StatedShop): string {
  return legal === '' ? name : legal;
}

export function statedAddress(shop: StatedShop): string[] {
  return addressLines(shop, shop.country_code ?? '', { isNamed: true });
}

/** '' where the shop has none. */
export function taxNumberText({ tax_number: tax }: StatedShop): string {
  return tax === '' ? '' : texts.taxNumber({ tax });
}

/** The lines below the stated name: the shop's own name where it is another, the address and the tax number. */
export function statedLines(shop: StatedShop): string[] {
  const { name } = shop;
  const trading = statedName(shop) === name ? '' : name;
  return [trading, ...statedAddress(shop), taxNumberText(shop)].filter((line) => line !== '');
}

/** Where people write to; null where it is not known. */
export function supportEmail({ support_email: support, email }: StatedShop): string | null {
  return support === '' ? email : support;
}
