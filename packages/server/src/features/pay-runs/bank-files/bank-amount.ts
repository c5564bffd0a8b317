import { isCurrency } from '@consignment/domain/money/currency';
import { parseMoney } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { BankTextRefused } from './refused-text.ts';

const texts = defineTexts('BankAmount', {
  noCurrency: '“{currency}” is not a currency ({place}).',
  noAmount: '“{amount}” is not an amount in {currency} ({place}).',
});

/**
 * Minor units of an amount as banks write it: more decimals than the currency has are taken where they are zeros.
 * `place` is the place of the amount, for the message of BankTextRefused.
 */
export function bankAmount(text: string, currency: string, place: string): number {
  if (!isCurrency(currency))
    throw new BankTextRefused(texts.noCurrency({ currency: currency.slice(0, 20), place }));
  // '+' and an amount without a whole part are allowed in XML.
  const plain = text.replace(/^\+/, '').replace(/^(-?)\./, '$10.');
  const parsed = parseMoney(plain.replace(/\.0*$|(?<=\.\d*[1-9])0+$/, ''), currency);
  if (parsed.is === 'refused') {
    throw new BankTextRefused(texts.noAmount({ amount: text.slice(0, 40), currency, place }));
  }
  return parsed.minor;
}
