import { defineTexts } from '@consignment/domain/text/texts';
import type { BankFileAsk, BankPayment } from '../bank-file.ts';
import { sepaText } from '../characters.ts';

/* Faults that several formats have. */

const texts = defineTexts('BankFormatFaults', {
  shopNotLatin: 'Enter the account holder’s name for the shop’s own account in Latin script.',
  amountTooLarge: 'The amount is too large for a single payment in this format.',
  notLatin: 'The account holder’s name cannot be written in Latin script.',
});

/** An account's holder is written in Latin script. */
export function shopNameFaults({ from }: BankFileAsk): string[] {
  return sepaText(from.holder, 70) === '' ? [texts.shopNotLatin] : [];
}

export function payeeNameFaults({ to }: BankPayment): string[] {
  return sepaText(to.holder, 70) === '' ? [texts.notLatin] : [];
}

/** `largest` in minor units. An amount that is none is refused for all formats. */
export function amountFaults({ amount }: BankPayment, largest: number): string[] {
  return Number.isSafeInteger(amount) && amount > largest ? [texts.amountTooLarge] : [];
}

/** Of amounts that are some. */
export function sumOf(payments: readonly BankPayment[]): bigint {
  return payments.reduce((sum, { amount }) => sum + (Number.isSafeInteger(amount) ? BigInt(amount) : 0n), 0n);
}
