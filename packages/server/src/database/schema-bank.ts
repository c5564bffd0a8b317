import type { Generated } from 'kysely';
import type { OptionalTimestamp, Timestamp } from './columns.ts';

/* Where vendors are paid by bank, and holds after a change of any address that money goes to. */

export type BankTables = {
  vendor_bank_details: VendorBankDetailsTable;
  vendor_former_addresses: VendorFormerAddressesTable;
};

type VendorBankDetailsTable = {
  shop_id: number;
  vendor_id: number;
  /** Null for none. */
  sealed: Generated<Buffer | null>;
  /** The details that stand again when the change is stopped; null for none. */
  former_sealed: Generated<Buffer | null>;
  /** Null where the bank details have never changed. */
  changed_at: OptionalTimestamp;
  /** Payments are held until then. */
  held_until: Timestamp;
  stop_link: Generated<string | null>;
  /** The hold follows a change that was stopped. */
  stopped_at: OptionalTimestamp;
  /** The PayPal email that stands again when the change is stopped; null for a hold that began before there was one here. */
  former_paypal_email: Generated<string | null>;
  /** The logins that have changed the details since the hold began. */
  changed_by: Generated<number[]>;
  /** The people of the shop behind these changes. */
  changed_behind: Generated<number[]>;
  /** The changes were made by the shop alone. */
  is_by_shop: Generated<boolean>;
};

/** Addresses that a vendor had lately: mails about its payout details go there too. */
type VendorFormerAddressesTable = {
  shop_id: number;
  vendor_id: number;
  address: string;
  left_at: Timestamp;
};
