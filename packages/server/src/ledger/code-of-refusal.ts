import type { PayoutRefusal } from '@consignment/domain/payouts/payout';

/** The problem codes of payouts that are refused by a rule. */
type Code =
  | 'nothing_available'
  | 'not_available_yet'
  | 'below_minimum'
  | 'nothing_to_pay'
  | 'being_checked'
  | 'provider_not_connected'
  | 'no_paypal_email'
  | 'paypal_refused'
  | 'no_bank_details'
  | 'address_missing'
  | 'currency_not_supported';

/** The problem code of a refused payout; `available` is the amount at that time, in minor units. */
export function codeOf(refusal: PayoutRefusal, available: number): Code {
  switch (refusal) {
    case 'being_checked':
    case 'not_available_yet':
    case 'below_minimum':
    case 'no_paypal_email':
    case 'paypal_refused':
    case 'no_bank_details':
    case 'address_missing':
      return refusal;
    case 'paypal_not_set_up':
      return 'provider_not_connected';
    case 'paypal_currency':
    case 'bank_currency':
      return 'currency_not_supported';
    case 'nothing_due':
    case 'no_lines':
    case 'not_positive':
      return available < 0 ? 'nothing_available' : 'nothing_to_pay';
  }
}
