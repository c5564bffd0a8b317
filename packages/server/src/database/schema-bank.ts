import type { Generated } from 'kysely';
import type { OptionalTimestamp, Timestamp } from './columns.ts';

/* Where vendors are paid by bank. */

export type BankTables = { vendor_bank_details: VendorBankDetailsTable };

type VendorBankDetailsTable = {
  shop_id: number;
  vendor_id: number;
  /** Null for none. */
  sealed: Generated<Buffer | null>;
  /** The details that stand again when the change is stopped; null for none. */
  former_sealed: Generated<Buffer | null>;
  changed_at: Timestamp;
  /** Payments are held until then. */
  held_until: Timestamp;
  stop_link: Generated<string | null>;
  /** The hold follows a change that was stopped. */
  stopped_at: OptionalTimestamp;
};
