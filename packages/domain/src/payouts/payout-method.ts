import type { CurrencyCode } from '../money/currency.ts';
import { defineTexts } from '../text/texts.ts';
import { paypalAmount } from './paypal.ts';

const names = defineTexts('PayoutMethod', {
  bank: 'Bank file',
  by_hand: 'By hand',
  paypal: 'PayPal',
});

const choices = defineTexts('ChoiceOfPayoutMethod', {
  bank: 'Pay by bank file',
  by_hand: 'Pay by hand',
  paypal: 'Pay through PayPal',
});

const needs = defineTexts('NeedsOfPayoutMethod', {
  bank: 'Each vendor needs bank details.',
  by_hand: 'Payouts are recorded here, and you send the money yourself.',
  paypal: 'Each vendor needs a PayPal email.',
});

const refusals = defineTexts('RefusalOfPayoutMethod', {
  bankCurrency:
    'The bank would send {currency}, but this vendor’s amounts are shown in {shownIn}. Show them in {currency}, or pay the vendor yourself and record the payout.',
  noBankDetails: 'This vendor has no bank details yet.',
  noPaypalEmail: 'This vendor has no PayPal email yet.',
  paypalCurrency:
    'PayPal would send {currency}, but this vendor’s amounts are shown in {shownIn}. Show them in {currency}, or record the payout without PayPal and pay the vendor yourself.',
  paypalNotSetUp:
    'PayPal is not connected to this shop yet. Record the payout without PayPal, and pay the vendor yourself.',
  paypalRefused:
    'PayPal permanently refuses payments to this address. Ask the vendor for another address, or ask PayPal again on the vendor’s page.',
  paypalRefusedSaying:
    'PayPal permanently refuses payments to this address. PayPal says: {problem}. Ask the vendor for another address, or ask PayPal again on the vendor’s page.',
});

/** How a payout is paid: by PayPal, by the shop's bank, or by the shop itself, which only records it here. */
export const payoutMethods = ['paypal', 'bank', 'by_hand'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

/** A method as the shop reads it: its name, its choice, and its requirements before it pays. */
type Words = { readonly name: string; readonly choice: string; readonly needs: string };

export function payoutMethodWords(method: PayoutMethod): Words {
  return { name: names[method], choice: choices[method], needs: needs[method] };
}

export function payoutMethodText(method: PayoutMethod): string {
  return names[method];
}

/** The method of a vendor: its own, or else the shop's default. */
export function methodOfVendor(own: PayoutMethod | null, ofShop: PayoutMethod): PayoutMethod {
  return own ?? ofShop;
}

/** The side that bears a provider's fee for a payout. */
export const feeBearers = ['shop', 'vendor'] as const;
export type FeeBearer = (typeof feeBearers)[number];

/** PayPal's needs of a vendor. `shownIn` is the currency in which the vendor's amounts are written. */
export type PaypalPayee = {
  readonly email: string | null;
  readonly isSetUp: boolean;
  readonly shownIn: CurrencyCode;
  /** Why PayPal refuses the address for good; absent where it does not. */
  readonly refused?: string | undefined;
};

/** The needs of the shop's bank of a vendor. */
export type BankPayee = {
  readonly hasDetails: boolean;
  readonly shownIn: CurrencyCode;
  /** Why the bank would refuse a payment for an address that is missing; absent where it would not. */
  readonly unaddressed?: string | undefined;
};

export type MethodRefusal = {
  readonly code:
    | 'no_paypal_email'
    | 'paypal_refused'
    | 'paypal_not_set_up'
    | 'paypal_currency'
    | 'no_bank_details'
    | 'address_missing'
    | 'bank_currency';
  readonly why: string;
};

/** The reason of a final no, with PayPal's own words; '' where it gave none. */
export function paypalRefusedText(problem: string): string {
  const said = problem.trim().replace(/[.\s]*$/, '');
  return problem.trim() === '' ? refusals.paypalRefused : refusals.paypalRefusedSaying({ problem: said });
}

/** Why PayPal cannot pay this amount, in minor units of `currency`, to this vendor; null where it can. */
export function notByPaypal(
  payee: PaypalPayee,
  amount: number,
  currency: CurrencyCode,
): MethodRefusal | null {
  const { shownIn } = payee;
  if (!payee.isSetUp) {
    return { code: 'paypal_not_set_up', why: refusals.paypalNotSetUp };
  }
  if ((payee.email ?? '').trim() === '') {
    return { code: 'no_paypal_email', why: refusals.noPaypalEmail };
  }
  if (payee.refused !== undefined) return { code: 'paypal_refused', why: payee.refused };
  if (shownIn !== currency) {
    return { code: 'paypal_currency', why: refusals.paypalCurrency({ currency, shownIn }) };
  }
  const taken = paypalAmount(amount, currency);
  return taken.is === 'refused' ? { code: 'paypal_currency', why: taken.why } : null;
}

/** Why the shop's bank cannot pay this vendor; null where it can. */
export function notByBank(
  { hasDetails, shownIn, unaddressed }: BankPayee,
  currency: CurrencyCode,
): MethodRefusal | null {
  if (!hasDetails) return { code: 'no_bank_details', why: refusals.noBankDetails };
  if (unaddressed !== undefined) return { code: 'address_missing', why: unaddressed };
  if (shownIn === currency) return null;
  return { code: 'bank_currency', why: refusals.bankCurrency({ currency, shownIn }) };
}
