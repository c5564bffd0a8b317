import { isCurrency } from '@consignment/domain/money/currency';
import { parseMoney } from '@consignment/domain/money/money';
import { BankTextRefused } from './refused-text.ts';

/**
 * Minor units of an amount as banks write it: more decimals than the currency has are taken where they are zeros.
 * `place` says where the amount stands, for the message of BankTextRefused.
 */
export function bankAmount(text: string, currency: string, place: string): number {
  if (!isCurrency(currency))
    throw new BankTextRefused(`'${currency.slice(0, 20)}' is not a currency (${place}).`);
  // '+' and an amount without a whole part are allowed in XML.
  const plain = text.replace(/^\+/, '').replace(/^(-?)\./, '$10.');
  const parsed = parseMoney(plain.replace(/\.0*$|(?<=\.\d*[1-9])0+$/, ''), currency);
  if (parsed.is === 'refused') {
    throw new BankTextRefused(`'${text.slice(0, 40)}' is not an amount of ${currency} (${place}).`);
  }
  return parsed.minor;
}
