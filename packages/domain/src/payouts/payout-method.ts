import type { CurrencyCode } from '../money/currency.ts';
import { paypalAmount } from './paypal.ts';

/** How a payout is paid: by PayPal, by the shop's bank, or by the shop itself, which only records it here. */
export const payoutMethods = ['paypal', 'bank', 'by_hand'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

/** A method as the shop reads it: its name, the choice of it, and what has to be there before it pays. */
type Words = { readonly name: string; readonly choice: string; readonly needs: string };

const words: Readonly<Record<PayoutMethod, Words>> = {
  paypal: { name: 'PayPal', choice: 'Pay through PayPal', needs: 'Each vendor needs a PayPal email.' },
  bank: { name: 'Bank file', choice: 'Pay by bank file', needs: 'Each vendor needs bank details.' },
  by_hand: {
    name: 'By hand',
    choice: 'Pay by hand',
    needs: 'Payouts are recorded here, and you send the money yourself.',
  },
};

export function payoutMethodWords(method: PayoutMethod): Words {
  return words[method];
}

export function payoutMethodText(method: PayoutMethod): string {
  return words[method].name;
}

/** The method of a vendor: its own, or else the shop's default. */
export function methodOfVendor(own: PayoutMethod | null, ofShop: PayoutMethod): PayoutMethod {
  return own ?? ofShop;
}

/** The side that bears what a provider takes for a payout. */
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
  const said = problem.trim() === '' ? '' : ` PayPal says: ${problem.trim().replace(/[.\s]*$/, '')}.`;
  return `PayPal refuses payments to this address for good.${said} Ask the vendor for another address, or have PayPal asked again on the vendor’s page.`;
}

/** Why PayPal cannot pay this amount, in minor units of `currency`, to this vendor; null where it can. */
export function notByPaypal(
  payee: PaypalPayee,
  amount: number,
  currency: CurrencyCode,
): MethodRefusal | null {
  const { shownIn } = payee;
  if (!payee.isSetUp) {
    return {
      code: 'paypal_not_set_up',
      why: 'PayPal is not connected to this shop yet. Record the payout without it, and pay the vendor yourself.',
    };
  }
  if ((payee.email ?? '').trim() === '') {
    return { code: 'no_paypal_email', why: 'This vendor has no PayPal email yet.' };
  }
  if (payee.refused !== undefined) return { code: 'paypal_refused', why: payee.refused };
  if (shownIn !== currency) {
    return {
      code: 'paypal_currency',
      why: `PayPal would send ${currency}, but this vendor’s amounts are shown in ${shownIn}. Show them in ${currency}, or record the payout without PayPal and pay the vendor yourself.`,
    };
  }
  const taken = paypalAmount(amount, currency);
  return taken.is === 'refused' ? { code: 'paypal_currency', why: taken.why } : null;
}

/** Why the shop's bank cannot pay this vendor; null where it can. */
export function notByBank(
  { hasDetails, shownIn, unaddressed }: BankPayee,
  currency: CurrencyCode,
): MethodRefusal | null {
  if (!hasDetails) return { code: 'no_bank_details', why: 'This vendor has no bank details yet.' };
  if (unaddressed !== undefined) return { code: 'address_missing', why: unaddressed };
  if (shownIn === currency) return null;
  return {
    code: 'bank_currency',
    why: `The bank would send ${currency}, but this vendor’s amounts are shown in ${shownIn}. Show them in ${currency}, or pay the vendor yourself and record the payout.`,
  };
}
