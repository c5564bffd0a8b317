import { currencies } from '../money/currencies.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { formatMoney, moneyToWire } from '../money/money.ts';
import { defineTexts } from '../text/texts.ts';
import type { PayoutStatus } from './payout-status.ts';

/*
 * The statuses and limits of PayPal Payouts, as decisions. Sources: developer.paypal.com/api/payments.payouts-batch/v1 for the
 * states, developer.paypal.com/limited-release/payouts/reference/country-and-currency-codes for the currencies.
 */

const texts = defineTexts('Paypal', {
  otherCurrency:
    'PayPal does not send payouts in {name} ({currency}). Record the payout without PayPal, and pay the vendor yourself.',
  wholeUnits:
    'PayPal only pays {currency} in whole units, but this payout is {amount}. Use additional pay to round it.',
});

/** PayPal's currencies for payouts, as it lists them; a country's own restrictions are left to PayPal. */
const payable: ReadonlySet<CurrencyCode> = new Set([
  'AUD',
  'BRL',
  'CAD',
  'CHF',
  'CZK',
  'DKK',
  'EUR',
  'GBP',
  'HKD',
  'HUF',
  'IDR',
  'ILS',
  'JPY',
  'MXN',
  'MYR',
  'NOK',
  'NZD',
  'PHP',
  'PLN',
  'RUB',
  'SEK',
  'SGD',
  'THB',
  'TWD',
  'USD',
]);

/** PayPal takes these without decimals, though ISO 4217 gives two to the forint and the new Taiwan dollar. */
const wholeUnitsOnly: ReadonlySet<CurrencyCode> = new Set(['HUF', 'JPY', 'TWD']);

export type PaypalAmount =
  { readonly is: 'ok'; readonly value: string } | { readonly is: 'refused'; readonly why: string };

/** An amount in minor units as PayPal takes it, '12.50' or '1255'; or why it takes none such. */
export function paypalAmount(amount: number, currency: CurrencyCode): PaypalAmount {
  if (!payable.has(currency)) {
    const name = currencies.find(({ code }) => code === currency)?.name ?? currency;
    return { is: 'refused', why: texts.otherCurrency({ name, currency }) };
  }
  const value = moneyToWire(amount, currency);
  if (!wholeUnitsOnly.has(currency)) return { is: 'ok', value };
  const [whole = value, decimals = ''] = value.split('.');
  if (/[^0]/.test(decimals)) {
    return {
      is: 'refused',
      why: texts.wholeUnits({ currency, amount: formatMoney(amount, currency) }),
    };
  }
  return { is: 'ok', value: whole };
}

const byItem: Readonly<Record<string, PayoutStatus>> = {
  SUCCESS: 'paid',
  PENDING: 'sent',
  ONHOLD: 'held',
  UNCLAIMED: 'unclaimed',
  FAILED: 'failed',
  DENIED: 'failed',
  BLOCKED: 'failed',
  CANCELED: 'returned',
  RETURNED: 'returned',
  REFUNDED: 'reversed',
  REVERSED: 'reversed',
};

/**
 * A payout's status by its item's; by its batch's while PayPal shows no item. A word that PayPal has not
 * documented leaves the money in flight.
 */
export function statusByPaypal(batchStatus: string, itemStatus: string | null): PayoutStatus {
  if (itemStatus !== null) return byItem[itemStatus.toUpperCase()] ?? 'sent';
  return ['DENIED', 'CANCELED'].includes(batchStatus.toUpperCase()) ? 'failed' : 'sent';
}

/** PayPal's errors that a later payment to the same address meets again. */
const finalErrors: ReadonlySet<string> = new Set([
  'RECEIVER_ACCOUNT_LOCKED',
  'RECEIVER_COUNTRY_NOT_ALLOWED',
  'RECEIVER_STATE_RESTRICTED',
  'RECEIVER_UNREGISTERED',
  'RECEIVER_YOUTH_ACCOUNT',
  'REGULATORY_BLOCKED',
]);

/** Does PayPal refuse an address for good, by the status of a payment to it and the name of its error? */
export function isFinalNo(itemStatus: string, error: string): boolean {
  const status = itemStatus.toUpperCase();
  if (status === 'BLOCKED') return true;
  return ['FAILED', 'DENIED', 'RETURNED'].includes(status) && finalErrors.has(error.toUpperCase());
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** PayPal remembers a batch id for 30 days; a day before that nothing may be sent under it any more. */
export const idRemembered = 29 * day;

const whileMoving = [10_000, 30_000, minute, 5 * minute, 15 * minute, 60 * minute, 6 * 60 * minute];
const whileResting = 6 * 60 * minute;
/** A paid payout can still be taken back; a lost webhook about that is made up for then. */
const afterwards = [day, 7 * day, 30 * day];

/**
 * Milliseconds until PayPal is asked again about a payout, by its status and how often it was asked in it; null when
 * it need not be asked again.
 */
export function waitUntilNextLook(status: PayoutStatus, looks: number): number | null {
  switch (status) {
    case 'sending':
    case 'checking':
    case 'sent':
      return whileMoving[Math.min(looks, whileMoving.length - 1)] ?? null;
    case 'held':
    case 'unclaimed':
    case 'needs_attention':
      return whileResting;
    case 'paid':
      return afterwards[looks] ?? null;
    case 'to_send':
    case 'recorded':
    case 'ready':
    case 'at_bank':
    case 'failed':
    case 'returned':
    case 'reversed':
    case 'deleted':
      return null;
  }
}
