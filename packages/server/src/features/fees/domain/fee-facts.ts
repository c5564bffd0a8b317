import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';

/* The facts that charges follow from. Days are those of the shop, amounts minor units. */

export type FeeVendor = { readonly id: number; readonly since: string; readonly isHidden: boolean };

/** The charges of a fee to a vendor for one cause. */
export type ChargedCause = {
  readonly feeId: number;
  readonly vendorId: number;
  readonly cause: string;
  /** The sum of its charges that are not waiting. */
  readonly posted: number;
  readonly entries: number;
  /** The charge that waits; null for none. */
  readonly waitingId: number | null;
  readonly waiting: number;
  /** The shop has waived a charge, or removed its custom item. */
  readonly isWaived: boolean;
  /** One was charged to a vendor that was merged into this one since. */
  readonly isOfMerged: boolean;
};

export type FeeSale = {
  readonly id: number;
  readonly orderId: number;
  readonly orderName: string;
  readonly title: string;
  readonly vendorId: number;
  readonly day: string;
  readonly units: number;
  readonly net: number;
  readonly commission: number;
};

export type OrderedItem = {
  readonly id: number;
  readonly orderId: number;
  readonly orderName: string;
  readonly vendorId: number | null;
  readonly day: string;
  /** The price that was paid for it, whatever has come back since. */
  readonly net: number;
};

export type MadePayout = {
  readonly id: number;
  readonly invoiceNumber: number;
  readonly vendorId: number;
  readonly day: string;
  readonly amount: number;
  readonly method: PayoutMethod;
  readonly isPaid: boolean;
};
