import type { CommissionFieldKey } from '@consignment/domain/commission-fields';
import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

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
