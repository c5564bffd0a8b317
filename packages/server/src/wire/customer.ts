import type { components } from '@consignment/client/generated/api';
import type { CustomerRow, FoundCustomer } from '../queries/vendors/customers.ts';

type Schemas = components['schemas'];

export function customerToWire(row: FoundCustomer): Schemas['Customer'] {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    vendor: row.vendor_id,
  };
}

/** A customer is once in a vendor's list, so its id names the row too. */
export function vendorCustomerToWire(row: CustomerRow): Schemas['VendorCustomer'] {
  return {
    id: row.id,
    customer_id: row.id,
    customer__first_name: row.first_name,
    customer__last_name: row.last_name,
    customer__email: row.email,
    customer__state: row.state,
    customer__created_at: row.created_at.toISOString(),
  };
}
