import type { VendorRole } from '@consignment/domain/people/roles';
import type { CommissionFieldKey } from '@consignment/domain/commission/commission-fields';
import type { Generated } from 'kysely';
import type { OptionalTimestamp, Timestamp } from './columns.ts';

/* Customers, metafields and the columns of commissions in the portal. */

export type CustomerState = 'disabled' | 'invited' | 'enabled' | 'declined';

export type CustomersTable = {
  id: Generated<number>;
  shop_id: number;
  first_name: Generated<string>;
  last_name: Generated<string>;
  email: string;
  state: Generated<CustomerState>;
  created_at: Timestamp;
};

export type VendorCustomersTable = {
  shop_id: number;
  vendor_id: number;
  customer_id: number;
  created_at: Timestamp;
};

export type VendorMergesTable = {
  id: Generated<number>;
  shop_id: number;
  from_vendor_id: number;
  into_vendor_id: number;
  created_at: Timestamp;
  created_by: number | null;
};

export type VendorMetafieldsTable = {
  id: Generated<number>;
  shop_id: number;
  vendor_id: number;
  position: number;
  key: string;
  value: string;
};

export type CommissionFieldsTable = {
  id: Generated<number>;
  shop_id: number;
  position: number;
  key: CommissionFieldKey;
  value: string;
};

export type VendorSignupsTable = {
  id: Generated<number>;
  shop_id: number;
  login_id: number;
  name: string;
  approved: Generated<boolean>;
  /** True once the shop has saved the account after its registration. */
  decided: Generated<boolean>;
  created_at: Timestamp;
  donate: Generated<boolean>;
  paypal_email: Generated<string>;
  platform_customer_id: string | null;
  role: Generated<VendorRole>;
  /** Of the accounts of one vendor's people, by default the account's own id: it begins a team. */
  team_id: Generated<number>;
  /** When the shop last set its password, its vendors or its customer. */
  set_by_shop_at: OptionalTimestamp;
  /** The login that did; null where it is not known. */
  set_by_shop: Generated<number | null>;
  /** When its person chose a password by a mailed link since then. */
  password_by_mail_at: OptionalTimestamp;
};

export type VendorSignupVendorsTable = {
  signup_id: number;
  shop_id: number;
  vendor_id: number;
};
