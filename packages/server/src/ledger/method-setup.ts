import {
  paypalRefusedText,
  type BankPayee,
  type PaypalPayee,
  type PayoutMethod,
} from '@consignment/domain/payouts/payout-method';

/** PayPal, by the app of these keys. In the sandbox, its test system, no money moves. `off`: the shop cannot pay by it. */
export type PaypalSetup =
  | {
      readonly method: 'paypal';
      readonly mode: 'live' | 'sandbox';
      readonly clientId: string;
      /** The vendors whose address PayPal refuses for good, each with what PayPal said. */
      readonly refused: ReadonlyMap<number, string>;
    }
  | { readonly method: 'paypal'; readonly mode: 'off' };

/** The shop's bank, by a file. */
export type BankSetup = {
  readonly method: 'bank';
  /** The vendors with bank details. */
  readonly payees: ReadonlySet<number>;
  /** Those whom it would refuse to pay for an address that is missing, each with the reason. */
  readonly unaddressed: ReadonlyMap<number, string>;
};

/** The method by which payouts are to be made, as the shop has it set up, with what has to be known of the vendors. */
export type MethodSetup = PaypalSetup | BankSetup | { readonly method: 'by_hand' };

export type MethodSetups = { readonly [M in PayoutMethod]: Extract<MethodSetup, { method: M }> };

type Vendor = { readonly id: number; readonly paypal_email: string; readonly currency: string | null };

/** The method's needs of a vendor, for `payOutAllowed`. `shown` is the currency in which the shop shows amounts. */
export function payeeOf(
  setup: MethodSetup,
  vendor: Vendor,
  shown: string,
): { readonly paypal: PaypalPayee | null; readonly bank: BankPayee | null } {
  const shownIn = vendor.currency ?? shown;
  if (setup.method === 'by_hand') return { paypal: null, bank: null };
  if (setup.method === 'paypal') {
    const isSetUp = setup.mode !== 'off';
    const problem = isSetUp ? setup.refused.get(vendor.id) : undefined;
    const refused = problem === undefined ? undefined : paypalRefusedText(problem);
    return { paypal: { email: vendor.paypal_email, isSetUp, shownIn, refused }, bank: null };
  }
  const unaddressed = setup.unaddressed.get(vendor.id);
  return { paypal: null, bank: { hasDetails: setup.payees.has(vendor.id), shownIn, unaddressed } };
}

/** The vendor's address at PayPal; null where PayPal does not pay. */
export function receiverOf({ method }: MethodSetup, vendor: Vendor): string | null {
  return method === 'paypal' ? vendor.paypal_email.trim() : null;
}
