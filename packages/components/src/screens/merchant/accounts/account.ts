import type { ShownDues } from '@consignment/domain/payouts/dues';
import type { Role } from '@consignment/domain/people/roles';

/** A login of the vendor portal in this shop. Amounts are decimal strings, of all its vendors. */
export type Account = {
  id: number;
  vendor_signup_name: string;
  vendor_signup_user_email: string;
  /** False cannot log in. */
  approved: boolean;
  /** Registered, and not decided about yet. */
  waiting: boolean;
  vendors: readonly AccountVendor[];
  /** Of all its vendors. */
  dues: ShownDues;
  commission_paid: string;
  /** ISO 8601, of the registration. */
  created_date: string;
  /** As said at the registration; empty where nothing was. */
  paypal_email: string;
  donate: boolean;
  /** Of a vendor's people: those who may only view are invited by the others. */
  role: Role;
};

export type AccountVendor = { id: number; name: string };

/** Only the changed values: another person's saves meanwhile stay. */
export type AccountChange = {
  /** Vendors by id. */
  added: number[];
  removed: number[];
  /** Left out where it stays as it is. */
  approved?: boolean;
};

/** The changes that saving would make; null for none. */
export function accountChange(
  saved: Pick<Account, 'approved' | 'vendors'>,
  wanted: Pick<Account, 'approved' | 'vendors'>,
): AccountChange | null {
  const added = without(wanted.vendors, saved.vendors);
  const removed = without(saved.vendors, wanted.vendors);
  const isSame = saved.approved === wanted.approved;
  if (isSame && added.length + removed.length === 0) return null;
  return { added, removed, ...(isSame ? {} : { approved: wanted.approved }) };
}

function without(all: readonly AccountVendor[], some: readonly AccountVendor[]): number[] {
  const gone = new Set(some.map(({ id }) => id));
  return all.map(({ id }) => id).filter((id) => !gone.has(id));
}
