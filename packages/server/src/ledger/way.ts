import {
  paypalRefusedText,
  type BankPayee,
  type PaypalPayee,
} from '@consignment/domain/payouts/payout-method';
import type { Through, ThroughPaypal } from './write-payouts.ts';

/**
 * The way in which payouts are to be made, with what has to be known of the vendors for it. Null: the shop pays by its
 * own hand. `not_set_up`: the shop cannot pay by PayPal.
 */
export type Way =
  | (ThroughPaypal & {
      /** The vendors whose address PayPal refuses for good, each with what PayPal said. */
      readonly refused: ReadonlyMap<number, string>;
    })
  | {
      readonly provider: 'bank';
      /** The vendors with bank details. */
      readonly payees: ReadonlySet<number>;
      /** Those whom it would refuse to pay for an address that is missing, each with the reason. */
      readonly unaddressed: ReadonlyMap<number, string>;
    }
  | 'not_set_up'
  | null;

/** The side that pays. A way that is not set up is refused before anything is written. */
export function throughOf(way: Way): Through | null {
  return way === 'not_set_up' ? null : way;
}

type Vendor = { readonly id: number; readonly paypal_email: string; readonly currency: string | null };

/** The way's needs of a vendor, for `payOutAllowed`. `shown` is the currency in which the shop shows amounts. */
export function payeeOf(
  way: Way,
  vendor: Vendor,
  shown: string,
): { readonly paypal: PaypalPayee | null; readonly bank: BankPayee | null } {
  const shownIn = vendor.currency ?? shown;
  if (way === null) return { paypal: null, bank: null };
  if (way === 'not_set_up' || way.provider === 'paypal') {
    const isSetUp = way !== 'not_set_up';
    const problem = isSetUp ? way.refused.get(vendor.id) : undefined;
    const refused = problem === undefined ? undefined : paypalRefusedText(problem);
    return { paypal: { email: vendor.paypal_email, isSetUp, shownIn, refused }, bank: null };
  }
  const unaddressed = way.unaddressed.get(vendor.id);
  return { paypal: null, bank: { hasDetails: way.payees.has(vendor.id), shownIn, unaddressed } };
}

/** The vendor's address at PayPal; null where PayPal does not pay. */
export function receiverOf(way: Way, vendor: Vendor): string | null {
  return throughOf(way)?.provider === 'paypal' ? vendor.paypal_email.trim() : null;
}
